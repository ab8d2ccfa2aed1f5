//! Jobs for the bot worker: a bot's turn, a hint, the review of a game, measuring a
//! board, posing a position.

use serde::{Deserialize, Serialize};

use super::{Judged, LEVELS, Measure, Measuring, Posed, Spot, level, made_by_others, think};
use base::work::{THINKER, Work};
use game::bots::{Said, Thinking, Thought, at_once, one_by_one};
use game::{Chance, Match, SeatId};
use lexicon::{Lexicon, Word};
use paper_grid_rules::{Action, Options, PaperGrid, Placed, State, TakenBack, moves};

/// A job for the bot worker, which has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Choose a seat's action.
    Think(Box<Asked>),
    /// Review a game, decision by decision.
    Review {
        /// The decisions of the game.
        spots: Vec<Spot>,
    },
    /// Measure a board with the chosen options, game by game.
    Measure(Box<Options>),
    /// Set up the position to solve that belongs to a key.
    Pose(String),
}

/// Everything a bot needs to choose its action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// What the seat sees.
    pub view: State,
    pub seat: SeatId,
    /// Index of the bot's level; one past the last level means a hint.
    pub level: usize,
    /// The plays that the table has taken back.
    pub taken_back: TakenBack,
    /// The words that the other seats made.
    pub made: Vec<Word>,
    /// The random source, so that a bot doesn't always do the same.
    pub chance: Chance,
}

impl Errand {
    /// Returns the job for a bot that the game waits for; `None` for a person's seat.
    pub fn think(game: &Match<PaperGrid>, seat: SeatId) -> Option<Errand> {
        Some(Errand::of(game, seat, game.level_of(seat)?))
    }

    /// Returns the job for a hint to a person: about the play that the highest level would make
    /// in their place or, where it would do something else, about the highest-scoring play. All
    /// hints of a turn are about the same play.
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

/// Returns the play that scores most at once; no letters if there is none.
fn brings_most(view: &State, seat: SeatId, words: &Lexicon) -> Vec<Placed> {
    let plays = moves(view, seat, words);
    let most = plays.into_iter().next();
    most.map(|play| play.placed).unwrap_or_default()
}

/// A report of the bot worker.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The action that the bot chose.
    Does(Action),
    /// Progress of a review: decisions examined so far, and in total.
    LookedAt(usize, usize),
    /// The verdict on each decision of a game.
    Review(Vec<Judged>),
    /// Results of the games on a board so far; deserialised as [`Beside`].
    #[serde(skip_deserializing)]
    Measured(Measure),
    /// The position that was set up; deserialised as [`Beside`].
    #[serde(skip_deserializing)]
    Posed(Option<Box<Posed>>),
}

/// Reports that only screens other than the table read ([`Apart`](base::work::Apart)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Beside {
    /// Results of the games on a board so far.
    Measured(Measure),
    /// The position that was set up, if the key is valid.
    Posed(Option<Box<Posed>>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::work::{read, sent, write};
    use lexicon::Level;
    use paper_grid_rules::{Board, Choices, Size};

    /// A request as the bot worker reads it, with the name of its game.
    #[derive(Debug, PartialEq, Deserialize)]
    #[expect(
        non_camel_case_types,
        reason = "it bears the name of the game's folder"
    )]
    enum Any {
        paper_grid(Errand),
    }

    #[test]
    fn a_bot_job_keeps_board_and_seat_when_sent() {
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
    fn a_measuring_job_and_its_report_survive_sending() {
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
