//! What works beside the page, so that the page never waits: the errands it
//! is sent on, and what it reports.
//!
//! Two programs, built for speed where the page is built for size: one that fetches the
//! word list and is small, so that words are there soon (`src/bin/fetcher.rs`, and for WebKit
//! `src/bin/plain_fetcher.rs`), and one that thinks and draws files (`src/bin/worker.rs`).
//! Page and program speak by messages alone: an errand there ([`Work`]), reports back, as
//! text; what is large travels beside the text and is handed over, not copied.

#[cfg(target_family = "wasm")]
mod fetch;
#[cfg(target_family = "wasm")]
mod line;
#[cfg(target_family = "wasm")]
mod think;

#[cfg(target_family = "wasm")]
pub use fetch::serve as serve_words;
#[cfg(target_family = "wasm")]
pub use think::serve;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::games::word_heist::review::Review;
use crate::games::{one_letter_better, paper_grid, word_heist};
use crate::lexicon::{Family, OpenError};
use crate::opponents::{Plan, Rival, Rogue};
use crate::print::Series;
use crate::table::{Chance, JournalError, SeatId};

/// The shelf in the browser's cache on which word lists are kept, through all versions of
/// the page. The worker takes them from there; the page lays them there, since a worker
/// may end before the browser has written.
pub const WORD_SHELF: &str = "lettercase-words";

/// What a program says first: errands may come.
pub const AWAKE: &str = "awake";

/// What a program beside the page is sent for.
pub trait Work: Serialize {
    /// What is said of it.
    type Report: DeserializeOwned;
    /// What the page's head calls the program.
    const PROGRAM: &'static str;
}

/// Fetch the word list from an address, unpack it, and hand it over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fetch {
    /// Where it is.
    pub address: String,
}

/// What is said of the word list on its way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum News {
    /// So many hundredths of it are here and unpacked.
    Coming(u32),
    /// Here it is; its bytes travel beside this, those of the family list, and of the file
    /// where it is not kept yet.
    Here,
    /// It did not come.
    Missing(NoWords),
}

impl Work for Fetch {
    type Report = News;
    const PROGRAM: &'static str = "lettercase-fetcher";
}

impl Fetch {
    /// What the page's head calls the program without vector instructions: WebKit now and then
    /// trips in one that has them.
    pub const PLAIN: &'static str = "lettercase-plain-fetcher";
}

/// What the page asks of the worker.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Draw these boards into one PDF file.
    Print(Series),
    /// See whether these are games: what each is, and its journal.
    Read(Vec<(String, String)>),
    /// Think about what a seat does. The word list travels beside this, ready.
    Think(Thought),
    /// Look through a game of Word Heist (A20). The word list travels beside this, ready.
    Review {
        /// What lies on the table at its end.
        table: Box<word_heist::Table>,
        /// What is not told.
        family: Family,
    },
    /// Find a hint at a table of One Letter Better. The word list travels beside this, ready.
    Hint {
        /// What the seat sees.
        view: Box<one_letter_better::View>,
        /// How much is told.
        step: one_letter_better::HintStep,
        /// What is not told.
        family: Family,
    },
    /// Look through a round of One Letter Better, turn by turn. The word list travels beside
    /// this, ready.
    ReviewRound {
        /// Its turns.
        spots: Vec<one_letter_better::Spot>,
        /// What is not told.
        family: Family,
    },
}

impl Work for Errand {
    type Report = Report;
    const PROGRAM: &'static str = "lettercase-worker";
}

/// What the worker says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// The word list that travelled with an errand came in pieces.
    NoWords,
    /// All of them are games, or why one is not.
    Games(Result<(), JournalError>),
    /// So many boards of a file are drawn.
    Drawn(usize),
    /// The file; its bytes travel beside this.
    File,
    /// There is no such file.
    NoFile,
    /// What the seat does.
    Does(Deed),
    /// So many points or turns of a game are looked at, and so many there are.
    LookedAt(usize, usize),
    /// A hint, or why there is none.
    Hint(Result<one_letter_better::Hint, one_letter_better::NoHint>),
    /// What each turn of a round could have been.
    Round(Vec<one_letter_better::TurnReview>),
    /// What could have been made in it.
    Review(Box<Review>),
}

/// What an opponent sees, and the seat that it plays: one line a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Thought {
    /// At a table of Paper Grid.
    PaperGrid {
        /// What the seat sees.
        view: Box<paper_grid::State>,
        /// The seat.
        seat: SeatId,
        /// Chance, so that it does not always do the same.
        chance: Chance,
    },
    /// At a table of Word Heist: all opponents at once, since whoever is first changes the
    /// table for the others.
    WordHeist {
        /// What everybody sees.
        view: Box<word_heist::Table>,
        /// Where which of them sits.
        rogues: Vec<(SeatId, Rogue)>,
        /// What they do not say.
        family: Family,
        /// Chance, so that they do not always see the same.
        chance: Chance,
    },
    /// At a table of One Letter Better.
    OneLetterBetter {
        /// What the seat sees.
        view: Box<one_letter_better::View>,
        /// The seat.
        seat: SeatId,
        /// Who sits there.
        rival: Rival,
        /// What it does not play.
        family: Family,
        /// Chance, so that it does not always see the same.
        chance: Chance,
    },
}

/// What an opponent does: one line a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// At a table of Paper Grid.
    PaperGrid(paper_grid::Action),
    /// At a table of Word Heist: who acts first if nothing else happens, and when; nobody if
    /// all wait.
    WordHeist(Option<(SeatId, Plan)>),
    /// At a table of One Letter Better.
    OneLetterBetter(one_letter_better::Action),
}

/// Why there is no word list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoWords {
    /// Nothing came, or it broke off.
    CutOff,
    /// The server said so, with this number.
    Refused(u16),
    /// What came is no word list.
    Damaged,
    /// What came is for another version of the page.
    OtherVersion,
    /// The worker itself could not be started, or stopped.
    NoWorker,
}

impl From<OpenError> for NoWords {
    fn from(error: OpenError) -> NoWords {
        match error {
            OpenError::CutOff => NoWords::CutOff,
            OpenError::WrongMagic | OpenError::Damaged => NoWords::Damaged,
            OpenError::WrongVersion { .. } => NoWords::OtherVersion,
        }
    }
}

/// A message as text.
#[must_use]
pub fn write<M: Serialize>(message: &M) -> String {
    // Enums of numbers and texts have no way to fail.
    serde_json::to_string(message).unwrap_or_default()
}

/// The message in a text: none if the other end is of another build.
#[must_use]
pub fn read<'t, M: Deserialize<'t>>(text: &'t str) -> Option<M> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::{Level, Lexicon};

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let errand = Fetch {
            address: "words/\"english\".lex".into(),
        };
        assert_eq!(read(&write(&errand)), Some(errand));
        for news in [
            News::Coming(40),
            News::Here,
            News::Missing(NoWords::Refused(503)),
        ] {
            assert_eq!(read(&write(&news)), Some(news));
        }
        let broken = JournalError::OtherGame("chess".into());
        for report in [
            Report::Drawn(4),
            Report::Games(Ok(())),
            Report::Games(Err(broken)),
        ] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Report>(other), None);
            assert_eq!(read::<News>(other), None);
        }
    }

    #[test]
    fn a_table_of_word_heist_arrives_with_those_who_play_it() {
        let table = word_heist::State::new(&word_heist::Options::default(), 3).table;
        let thought = Thought::WordHeist {
            view: Box::new(table.clone()),
            rogues: vec![(SeatId::new(2), Rogue::Owl)],
            family: Family::default(),
            chance: Chance::new(u64::MAX),
        };
        let review = Errand::Review {
            table: Box::new(table),
            family: Family::default(),
        };
        for errand in [Errand::Think(thought), review] {
            assert_eq!(read(&write(&errand)), Some(errand));
        }
        let plan = Plan {
            after: 2_500,
            action: word_heist::Action::Flip,
        };
        let does = Report::Does(Deed::WordHeist(Some((SeatId::FIRST, plan))));
        assert_eq!(read(&write(&does)), Some(does));
    }

    #[test]
    fn a_hand_of_cards_arrives_with_what_is_asked_about_it() {
        use one_letter_better::{Find, Hint, HintStep, NoHint, Spot, TurnReview, View, Way};
        let view = View::set_out(&[(SeatId::FIRST, "T I M E")], "R S A", "").unwrap();
        let (seat, family) = (SeatId::FIRST, Family::default());
        let thought = Thought::OneLetterBetter {
            view: Box::new(view.clone()),
            seat,
            rival: Rival::Jay,
            family: family.clone(),
            chance: Chance::new(7),
        };
        let hint = Errand::Hint {
            view: Box::new(view.clone()),
            step: HintStep::Place,
            family: family.clone(),
        };
        let spot = Spot {
            step: 3,
            seat,
            view: view.clone(),
            made: vec![("time".parse().unwrap(), 14)],
        };
        let review = Errand::ReviewRound {
            spots: vec![spot],
            family,
        };
        for errand in [Errand::Think(thought), hint, review] {
            assert_eq!(read(&write(&errand)), Some(errand));
        }
        let words = Lexicon::from_words([("timer", Level::Common)]).unwrap();
        let finds: Vec<Find> = one_letter_better::Finder::at(&view).find(&words);
        let best = finds.first().cloned();
        assert!(best.is_some());
        let turn = TurnReview {
            step: 3,
            seat,
            made: Vec::new(),
            best,
            missed: 7,
        };
        let action = one_letter_better::Action::Take(3);
        for report in [
            Report::Does(Deed::OneLetterBetter(action)),
            Report::Hint(Ok(Hint::Way {
                way: Way::Extend,
                gain: 7,
            })),
            Report::Hint(Err(NoHint::Challenges)),
            Report::Round(vec![turn]),
        ] {
            assert_eq!(read(&write(&report)), Some(report));
        }
    }
}
