//! What Paper Grid asks of the thinker: an opponent's turn.

use serde::{Deserialize, Serialize};

use super::{best_play, level, think};
use crate::games::paper_grid::rules::{Action, PaperGrid, Placed, State, TakenBack};
use crate::table::{Chance, Match, SeatId};
use crate::worker::{THINKER, Thinking, Thought, Work, at_once};

/// What Paper Grid needs. The thinker has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// What does this bot do?
    Think {
        /// What the seat sees.
        view: Box<State>,
        /// The seat.
        seat: SeatId,
        /// Which bot sits there, as a place among all.
        level: usize,
        /// What the table has said no to.
        taken_back: TakenBack,
        /// Chance, so that it does not always do the same.
        chance: Chance,
    },
    /// What is the best play of the turn's seat?
    Hint {
        /// What the seat sees.
        view: Box<State>,
    },
}

impl Errand {
    /// What a bot is asked that is waited for; nothing of a seat that a person plays.
    #[must_use]
    pub fn think(game: &Match<PaperGrid>, seat: SeatId) -> Option<Errand> {
        Some(Errand::Think {
            view: Box::new(game.state().clone()),
            seat,
            level: game.level_of(seat)?,
            taken_back: TakenBack::of(game),
            chance: game.chance_for_bots(),
        })
    }
}

impl Work for Errand {
    type Report = Report;
    const PROGRAM: &'static str = THINKER;
    const KIND: Option<&'static str> = Some("paper_grid");
}

impl Thought for Errand {
    fn begin(self) -> Thinking<Report> {
        match self {
            Errand::Think {
                view,
                seat,
                level: at,
                taken_back,
                mut chance,
            } => at_once(move |book| {
                let (bot, words) = (level(at), &book.lexicon);
                Report::Does(think(bot, &view, seat, words, &taken_back, &mut chance))
            }),
            Errand::Hint { view } => {
                at_once(move |book| Report::Best(best_play(&view, &book.lexicon)))
            }
        }
    }
}

/// What is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// What the seat does.
    Does(Action),
    /// The best play; nothing where no word can be played.
    Best(Vec<Placed>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Errand as Any;
    use crate::games::paper_grid::rules::{Board, Choices, Options, Size};
    use crate::worker::{read, sent, write};

    #[test]
    fn a_board_arrives_with_the_seat_that_is_asked() {
        let options = Options::new(Choices::on(Board::blank(Size::Small))).unwrap();
        let view = Box::new(State::new(&options, 3));
        let thought = Errand::Think {
            view: view.clone(),
            seat: SeatId::new(2),
            level: 3,
            taken_back: TakenBack::default(),
            chance: Chance::new(u64::MAX),
        };
        for errand in [thought, Errand::Hint { view }] {
            assert_eq!(read(&sent(&errand)), Some(Any::paper_grid(errand)));
        }
        for report in [Report::Does(Action::Pass), Report::Best(Vec::new())] {
            assert_eq!(read(&write(&report)), Some(report));
        }
    }
}
