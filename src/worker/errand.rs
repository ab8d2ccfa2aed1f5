//! All that the worker is sent for, and what needs no game: files to draw and games from files.

use serde::{Deserialize, Serialize};

use super::Work;
use crate::games::c_u_letter::opponent::LetterErrand;
use crate::games::one_letter_better::opponent::BetterErrand;
use crate::games::paper_grid::opponent::GridThought;
use crate::games::word_heist::opponent::HeistErrand;
use crate::print::Series;
use crate::table::JournalError;

/// What the page's head calls the worker.
pub const WORKER: &str = "lettercase-worker";

/// All that the worker is sent for, as it reads it. The page sends what is in a line, by its
/// [`Work::KIND`].
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Errand {
    /// Draw a file.
    Print(Print),
    /// See whether these are games.
    Games(ReadGames),
    /// What Paper Grid needs.
    PaperGrid(GridThought),
    /// What Word Heist needs.
    WordHeist(HeistErrand),
    /// What One Letter Better needs.
    OneLetterBetter(BetterErrand),
    /// What C U Letter needs.
    CULetter(LetterErrand),
}

/// Draw these boards into one PDF file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Print(pub Series);

impl Work for Print {
    type Report = Printed;
    const PROGRAM: &'static str = WORKER;
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
    const PROGRAM: &'static str = WORKER;
    const KIND: Option<&'static str> = Some("Games");
}
