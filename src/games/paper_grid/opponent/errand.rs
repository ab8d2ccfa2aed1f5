//! What Paper Grid asks of the thinker: an opponent's turn, what a hint is about, the review, and
//! what a board is like.

use serde::{Deserialize, Serialize};

use super::{Judged, LEVELS, Measure, Measuring, Posed, Spot, level, made_by_others, think};
use crate::games::paper_grid::rules::{
    Action, Options, PaperGrid, Placed, State, TakenBack, moves,
};
use crate::worker::{Said, THINKER, Thinking, Thought, Work, at_once, one_by_one};
use game::{Chance, Match, SeatId};
use lexicon::{Lexicon, Word};

/// What Paper Grid needs. The thinker has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// What does this seat do?
    Think(Box<Asked>),
    /// Look through a game, decision by decision.
    Review {
        /// Its decisions.
        spots: Vec<Spot>,
    },
    /// Measure a board, game by game, with what is chosen beside it.
    Measure(Box<Options>),
    /// Pose the position of a key.
    Pose(String),
}

/// Somebody who is asked what they do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// What the seat sees.
    pub view: State,
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
    pub fn think(game: &Match<PaperGrid>, seat: SeatId) -> Option<Errand> {
        Some(Errand::of(game, seat, game.level_of(seat)?))
    }

    /// A hint for a person: about the play that the highest level would make in their place, or,
    /// where it would do something else, about the one that brings most. It is the same play for
    /// every hint of a turn.
    pub fn hint(game: &Match<PaperGrid>) -> Errand {
        Errand::of(game, game.state().turn.seat, LEVELS.len())
    }

    fn of(game: &Match<PaperGrid>, seat: SeatId, level: usize) -> Errand {
        Errand::Think(Box::new(Asked {
            view: game.state().clone(),
            seat,
            level,
            taken_back: TakenBack::of(game),
            made: made_by_others(game, seat),
            chance: game.chance_for_bots(),
        }))
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
            Errand::Think(asked) => at_once(move |book| asked.does(&book.lexicon)),
            Errand::Pose(key) => {
                at_once(move |book| Report::Posed(Posed::of(&key, &book.lexicon).map(Box::new)))
            }
            Errand::Review { spots } => one_by_one(
                spots,
                |spot, book| spot.judge(&book.lexicon),
                Report::LookedAt,
                Report::Review,
            ),
            Errand::Measure(options) => {
                let mut measuring = Measuring::of(&options);
                Box::new(move |book| {
                    let so_far = measuring.step(&book.lexicon).clone();
                    match so_far.is_done() {
                        true => Said::Last(Report::Measured(so_far)),
                        false => Said::SoFar(Report::Measured(so_far)),
                    }
                })
            }
        }
    }
}

impl Asked {
    fn does(&self, words: &Lexicon) -> Report {
        let (view, seat, mut chance) = (&self.view, self.seat, self.chance.clone());
        let bot = level(self.level).having_seen(&self.made, words);
        let does = think(&bot, view, seat, words, &self.taken_back, &mut chance);
        Report::Does(match does {
            does if self.level < LEVELS.len() => does,
            Action::Play(best) => Action::Hint(best),
            _ => Action::Hint(brings_most(view, seat, words)),
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
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// What the seat does.
    Does(Action),
    /// So many decisions of a game are looked at, and so many there are.
    LookedAt(usize, usize),
    /// What each decision of it could have been.
    Review(Vec<Judged>),
    /// What the games on a board tell so far; it is read as [`Beside`].
    #[serde(skip_deserializing)]
    Measured(Measure),
    /// The position; it is read as [`Beside`].
    #[serde(skip_deserializing)]
    Posed(Option<Box<Posed>>),
}

/// What is read of it apart from the tables ([`Apart`](crate::worker::Apart)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Beside {
    /// What the games on a board tell so far.
    Measured(Measure),
    /// The position.
    Posed(Option<Box<Posed>>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Errand as Any;
    use crate::games::paper_grid::rules::{Board, Choices, Size};
    use crate::worker::{read, sent, write};
    use lexicon::Level;

    #[test]
    fn a_board_arrives_with_the_seat_that_is_asked() {
        let options = Options::new(Choices::on(Board::blank(Size::Small))).unwrap();
        let thought = Errand::Think(Box::new(Asked {
            view: State::new(&options, 3),
            seat: SeatId::new(2),
            level: 3,
            taken_back: TakenBack::default(),
            made: vec!["quoin".parse().unwrap()],
            chance: Chance::new(u64::MAX),
        }));
        assert_eq!(read(&sent(&thought)), Some(Any::paper_grid(thought)));
        let pose = Errand::Pose("2026-11-22 3".into());
        assert_eq!(read(&sent(&pose)), Some(Any::paper_grid(pose)));
        let does = Report::Does(Action::Pass);
        assert_eq!(read(&write(&does)), Some(does));
    }

    #[test]
    fn a_board_to_be_measured_arrives_and_its_measure_comes_back() {
        let board = "
            . . 1 . . . . .
            . . D O|G * . .
            . . . . . . w .
            . . . . . 2 . .
            hand 1 TEA
        ";
        let options = Options::new(Choices::on(board.parse().unwrap())).unwrap();
        let errand = Errand::Measure(Box::new(options.clone()));
        assert_eq!(read(&sent(&errand)), Some(Any::paper_grid(errand)));
        let words = ["tea", "ate", "dog"].map(|word| (word, Level::Common));
        let words = Lexicon::from_words(words).unwrap();
        let measure = Measuring::of(&options).step(&words).clone();
        assert_eq!(measure.played(), 1);
        let told = write(&Report::Measured(measure.clone()));
        assert_eq!(read(&told), Some(Beside::Measured(measure)));
    }
}
