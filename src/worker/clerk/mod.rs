//! What needs all rules but no thought: files to draw, and games from files. Its program is
//! built small.

#[cfg(any(target_family = "wasm", test))]
mod drawing;
#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::{Deserialize, Serialize};

use super::Work;
use crate::print::{LeftOut, Series};
use crate::table::JournalError;

/// What the page's head calls the clerk.
const CLERK: &str = "lettercase-clerk";

/// All that the clerk is sent for, as it reads it. The page sends what is in a line, by its
/// [`Work::KIND`].
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Errand {
    /// Draw sheets.
    Print(Print),
    /// See whether these are games.
    Games(ReadGames),
}

/// Draw sheets of these boards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Print {
    /// The boards, and how they are printed.
    pub series: Series,
    /// What is wanted of them.
    pub wanted: Wanted,
}

/// What sheets are wanted, and as what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// All boards, in one PDF file.
    File,
    /// All boards, each page as a picture.
    Pages,
    /// The first of these pages.
    FirstPage,
    /// An empty board as large as the first.
    Blank,
    /// The rules of the game.
    Rules,
}

impl Work for Print {
    type Report = Printed;
    const PROGRAM: &'static str = CLERK;
    const KIND: Option<&'static str> = Some("Print");
}

/// What is said of sheets that are drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// So many boards are drawn.
    Drawn(usize),
    /// The file; its bytes travel beside this.
    File,
    /// The pages as SVG, and what is missing on them.
    Pages(Vec<String>, Vec<LeftOut>),
    /// The cells would be too small.
    TooSmall,
    /// There are no such boards.
    Nothing,
}

/// See whether these are games: what each is, and its journal. All of them are, or why one is
/// not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadGames(pub Vec<(String, String)>);

impl Work for ReadGames {
    type Report = Result<(), JournalError>;
    const PROGRAM: &'static str = CLERK;
    const KIND: Option<&'static str> = Some("Games");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::{AWAKE, read, sent, write};

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let games = ReadGames(vec![("chess".into(), "{}".into())]);
        assert_eq!(read(&sent(&games)), Some(Errand::Games(games)));
        for report in [Ok(()), Err(JournalError::OtherGame("chess".into()))] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        let pages = Printed::Pages(vec!["<svg/>".into()], vec![LeftOut::Qr]);
        for report in [Printed::Drawn(4), pages] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Printed>(other), None);
        }
    }
}
