//! What needs all rules but no thought: files to draw, and games from files. Its program is
//! built small.

#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::{Deserialize, Serialize};

use super::Work;
use crate::print::Series;
use crate::table::JournalError;

/// What the page's head calls the clerk.
const CLERK: &str = "lettercase-clerk";

/// All that the clerk is sent for, as it reads it. The page sends what is in a line, by its
/// [`Work::KIND`].
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Errand {
    /// Draw a file.
    Print(Print),
    /// See whether these are games.
    Games(ReadGames),
}

/// Draw these boards into one PDF file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Print(pub Series);

impl Work for Print {
    type Report = Printed;
    const PROGRAM: &'static str = CLERK;
    const KIND: Option<&'static str> = Some("Print");
}

/// What is said of a file that is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// So many boards of it are drawn.
    Drawn(usize),
    /// The file; its bytes travel beside this.
    File,
    /// There is no such file.
    NoFile,
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
        assert_eq!(read(&write(&Printed::Drawn(4))), Some(Printed::Drawn(4)));
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Printed>(other), None);
        }
    }
}
