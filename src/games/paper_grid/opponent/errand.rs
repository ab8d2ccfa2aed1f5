//! What Paper Grid asks of the thinker: an opponent's turn, and what a hint is about.

use serde::{Deserialize, Serialize};

use super::{LEVELS, level, made_by_others, think};
use crate::games::paper_grid::rules::{Action, PaperGrid, Placed, State, TakenBack, moves};
use crate::lexicon::{Lexicon, Word};
use crate::table::{Chance, Match, SeatId};
use crate::worker::{THINKER, Thinking, Thought, Work, at_once};

/// What does this seat do? The thinker has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Errand {
    /// What the seat sees.
    pub view: Box<State>,
    /// The seat.
    pub seat: SeatId,
    /// Which bot sits there, as a place among all.
    pub level: usize,
    /// What the table has said no to.
    pub taken_back: TakenBack,
    /// The words that the others made.
    pub made: Vec<Word>,
    /// Chance, so that it does not always do the same.
    pub chance: Chance,
}

impl Errand {
    /// What a bot is asked that is waited for; nothing of a seat that a person plays.
    #[must_use]
    pub fn think(game: &Match<PaperGrid>, seat: SeatId) -> Option<Errand> {
        Some(Errand::of(game, seat, game.level_of(seat)?))
    }

    /// A hint for a person: about the play that the highest level would make in their place, or,
    /// where it would do something else, about the one that brings most. It is the same play for
    /// every hint of a turn.
    #[must_use]
    pub fn hint(game: &Match<PaperGrid>) -> Errand {
        Errand::of(game, game.state().turn.seat, LEVELS.len())
    }

    fn of(game: &Match<PaperGrid>, seat: SeatId, level: usize) -> Errand {
        Errand {
            view: Box::new(game.state().clone()),
            seat,
            level,
            taken_back: TakenBack::of(game),
            made: made_by_others(game, seat),
            chance: game.chance_for_bots(),
        }
    }
}

impl Work for Errand {
    type Report = Report;
    const PROGRAM: &'static str = THINKER;
    const KIND: Option<&'static str> = Some("paper_grid");
}

impl Thought for Errand {
    fn begin(self) -> Thinking<Report> {
        let Errand {
            view,
            seat,
            level: at,
            taken_back,
            made,
            mut chance,
        } = self;
        at_once(move |book| {
            let words = &book.lexicon;
            let bot = level(at).having_seen(&made, words);
            let does = think(&bot, &view, seat, words, &taken_back, &mut chance);
            Report::Does(match does {
                does if at < LEVELS.len() => does,
                Action::Play(best) => Action::Hint(best),
                _ => Action::Hint(brings_most(&view, seat, words)),
            })
        })
    }
}

/// The play that brings most at once; no letters if there is none.
fn brings_most(view: &State, seat: SeatId, words: &Lexicon) -> Vec<Placed> {
    let plays = moves(view, seat, words);
    let most = plays.into_iter().next();
    most.map(|play| play.placed).unwrap_or_default()
}

/// What is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// What the seat does.
    Does(Action),
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
        let thought = Errand {
            view: Box::new(State::new(&options, 3)),
            seat: SeatId::new(2),
            level: 3,
            taken_back: TakenBack::default(),
            made: vec!["quoin".parse().unwrap()],
            chance: Chance::new(u64::MAX),
        };
        assert_eq!(read(&sent(&thought)), Some(Any::paper_grid(thought)));
        let does = Report::Does(Action::Pass);
        assert_eq!(read(&write(&does)), Some(does));
    }
}
