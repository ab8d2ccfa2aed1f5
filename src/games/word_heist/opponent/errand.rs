//! What Word Heist asks of the thinker: opponents that look, and the review.

use serde::{Deserialize, Serialize};

use super::review::{Review, Reviewing};
use super::{Plan, Rogue, first_rogue};
use crate::games::word_heist::rules::Table;
use crate::table::{Chance, SeatId};
use crate::worker::{Said, THINKER, Thinking, Thought, Work, at_once};

/// What Word Heist needs. The thinker has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// What do the opponents do? All at once, since whoever is first changes the table for the
    /// others.
    Think {
        /// What everybody sees.
        view: Box<Table>,
        /// Where which of them sits.
        rogues: Vec<(SeatId, Rogue)>,
        /// Chance, so that they do not always see the same.
        chance: Chance,
    },
    /// Look through a game (A20).
    Review {
        /// What lies on the table at its end.
        table: Box<Table>,
    },
}

impl Work for Errand {
    type Report = Report;
    const PROGRAM: &'static str = THINKER;
    const KIND: Option<&'static str> = Some("word_heist");
}

impl Thought for Errand {
    fn begin(self) -> Thinking<Report> {
        match self {
            Errand::Think {
                view,
                rogues,
                mut chance,
            } => at_once(move |book| {
                let (words, family) = (&book.lexicon, &book.family);
                Report::Does(first_rogue(&view, &rogues, words, family, &mut chance))
            }),
            Errand::Review { table } => {
                let mut reviewing = Reviewing::new(*table);
                Box::new(move |book| {
                    if reviewing.step(&book.lexicon, &book.family) {
                        let (done, all) = reviewing.progress();
                        return Said::SoFar(Report::LookedAt(done, all));
                    }
                    let found = reviewing.finish();
                    Said::Last(Report::Review(Box::new(found)))
                })
            }
        }
    }
}

/// What is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
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
    use crate::games::Errand as Any;
    use crate::games::word_heist::rules::{Action, Options, State};
    use crate::worker::{read, sent, write};

    #[test]
    fn a_table_arrives_with_those_who_play_it() {
        let table = State::new(&Options::default(), 3).table;
        let thought = Errand::Think {
            view: Box::new(table.clone()),
            rogues: vec![(SeatId::new(2), Rogue::Owl)],
            chance: Chance::new(u64::MAX),
        };
        let review = Errand::Review {
            table: Box::new(table),
        };
        for errand in [thought, review] {
            assert_eq!(read(&sent(&errand)), Some(Any::word_heist(errand)));
        }
        let plan = Plan {
            after: 2_500,
            action: Action::Flip,
        };
        let does = Report::Does(Some((SeatId::FIRST, plan)));
        assert_eq!(read(&write(&does)), Some(does));
    }
}
