//! What Word Heist has the worker do: opponents that look, and the review.

use serde::{Deserialize, Serialize};

use super::review::Review;
use super::{Plan, Rogue};
use crate::games::word_heist::rules::Table;
use crate::lexicon::Family;
use crate::table::{Chance, SeatId};
use crate::worker::{THINKER, Work};

/// What Word Heist needs. The word list travels beside this, ready.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum HeistErrand {
    /// What do the opponents do? All at once, since whoever is first changes the table for the
    /// others.
    Think {
        /// What everybody sees.
        view: Box<Table>,
        /// Where which of them sits.
        rogues: Vec<(SeatId, Rogue)>,
        /// What they do not say.
        family: Family,
        /// Chance, so that they do not always see the same.
        chance: Chance,
    },
    /// Look through a game (A20).
    Review {
        /// What lies on the table at its end.
        table: Box<Table>,
        /// What is not told.
        family: Family,
    },
}

impl Work for HeistErrand {
    type Report = HeistReport;
    const PROGRAM: &'static str = THINKER;
    const KIND: Option<&'static str> = Some("WordHeist");
}

/// What is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeistReport {
    /// The word list that travelled with an errand came in pieces.
    NoWords,
    /// Who acts first if nothing else happens, and when; nobody if all wait.
    Does(Option<(SeatId, Plan)>),
    /// So many points of a game are looked at, and so many there are.
    LookedAt(usize, usize),
    /// What could have been made in it.
    Review(Box<Review>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::word_heist::rules::{Action, Options, State};
    use crate::worker::thinker::Errand;
    use crate::worker::{read, sent, write};

    #[test]
    fn a_table_arrives_with_those_who_play_it() {
        let table = State::new(&Options::default(), 3).table;
        let thought = HeistErrand::Think {
            view: Box::new(table.clone()),
            rogues: vec![(SeatId::new(2), Rogue::Owl)],
            family: Family::default(),
            chance: Chance::new(u64::MAX),
        };
        let review = HeistErrand::Review {
            table: Box::new(table),
            family: Family::default(),
        };
        for errand in [thought, review] {
            assert_eq!(read(&sent(&errand)), Some(Errand::WordHeist(errand)));
        }
        let plan = Plan {
            after: 2_500,
            action: Action::Flip,
        };
        let does = HeistReport::Does(Some((SeatId::FIRST, plan)));
        assert_eq!(read(&write(&does)), Some(does));
    }
}
