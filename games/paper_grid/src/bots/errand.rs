//! Errands for the bot worker: a bot's turn, a hint, the review of a game, measuring a board,
//! setting up a position.

use serde::{Deserialize, Serialize};

use super::{
    BoardMeasurer, BoardStats, Bot, DecisionVerdict, LEVELS, PracticePosition, ReviewPoint, level,
    made_by_others, think,
};
use base::messages::{BOT_WORKER, WorkerRequest};
use game::bots::{BotErrand, StepReport, SteppedTask, in_one_step, one_by_one};
use game::{Chance, Match, SeatId};
use lexicon::{Level, Lexicon, Word};
use paper_grid_rules::{Action, Options, PaperGrid, Placed, State, TakenBackPlays, moves_up_to};

/// The hardest level of the words that a hint is about, as long as there is such a play: a rare word
/// teaches little.
const HINTED: Level = Level::Familiar;

/// An errand for the bot worker, which has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Choose a seat's action.
    Think(Box<DecisionRequest>),
    /// Review a game, decision by decision.
    Review {
        /// The decisions of the game.
        spots: Vec<ReviewPoint>,
    },
    /// Measure a board with the chosen options, game by game.
    Measure(Box<Options>),
    /// Set up the position to solve that belongs to a key.
    Pose(String),
}

/// Everything a bot needs to choose its action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DecisionRequest {
    /// What the seat sees.
    pub view: State,
    pub seat: SeatId,
    /// Index of the bot's level; one past the last level means a hint.
    pub level: usize,
    /// The plays that the table has taken back.
    pub taken_back: TakenBackPlays,
    /// The words that the other seats made.
    pub made: Vec<Word>,
    /// The random source, so that a bot doesn't always do the same thing.
    pub chance: Chance,
}

impl Errand {
    /// Returns the errand for a bot that the game waits for; `None` for a person's seat.
    pub fn think(game: &Match<PaperGrid>, seat: SeatId) -> Option<Errand> {
        Some(Errand::for_seat(game, seat, game.bot_index(seat)?))
    }

    /// Returns the errand for a hint to a person. The hint is about the play that the highest level
    /// would make in their place with well-known words, or with all words if it finds none. If that
    /// bot would not play a word, the hint is about the highest-scoring play. All hints of a turn
    /// are about the same play.
    pub fn hint(game: &Match<PaperGrid>) -> Errand {
        Errand::for_seat(game, game.state().turn.seat, LEVELS.len())
    }

    fn for_seat(game: &Match<PaperGrid>, seat: SeatId, level: usize) -> Errand {
        Errand::Think(Box::new(DecisionRequest {
            view: game.state().clone(),
            seat,
            level,
            taken_back: TakenBackPlays::from_game(game),
            made: made_by_others(game, seat),
            chance: game.chance_for_bots(),
        }))
    }
}

impl WorkerRequest for Errand {
    type Report = Report;
    const PROGRAM: &'static str = BOT_WORKER;
    const KIND: Option<&'static str> = Some("paper_grid");
}

impl BotErrand for Errand {
    fn begin(self) -> SteppedTask<Report> {
        match self {
            Errand::Think(asked) => in_one_step(move |book| asked.run(&book.lexicon)),
            Errand::Pose(key) => in_one_step(move |book| {
                Report::Posed(PracticePosition::for_key(&key, &book.lexicon).map(Box::new))
            }),
            Errand::Review { spots } => one_by_one(
                spots,
                |spot, book| spot.judge(&book.lexicon),
                Report::LookedAt,
                Report::Review,
            ),
            Errand::Measure(options) => {
                let mut measuring = BoardMeasurer::new(&options);
                Box::new(move |book| {
                    let so_far = measuring.step(&book.lexicon).clone();
                    if so_far.is_done() {
                        StepReport::Last(Report::Measured(so_far))
                    } else {
                        StepReport::SoFar(Report::Measured(so_far))
                    }
                })
            }
        }
    }
}

impl DecisionRequest {
    fn run(&self, words: &Lexicon) -> Report {
        Report::Does(if self.level < LEVELS.len() {
            self.act(*level(self.level), words)
        } else {
            let known = self.hinted_play(HINTED, words);
            let play = known.or_else(|| self.hinted_play(Level::FULL, words));
            Action::Hint(play.unwrap_or_default())
        })
    }

    /// Returns the action of a bot that has seen the words of the other seats.
    fn act(&self, bot: Bot, words: &Lexicon) -> Action {
        let bot = bot.after_seeing(&self.made, words);
        let mut chance = self.chance.clone();
        think(
            &bot,
            &self.view,
            self.seat,
            words,
            &self.taken_back,
            &mut chance,
        )
    }

    /// Returns what the highest level would play with words up to `known`, or else the play of
    /// such words that scores most at once.
    fn hinted_play(&self, known: Level, words: &Lexicon) -> Option<Vec<Placed>> {
        let mut bot = *level(self.level);
        bot.mind.vocabulary = known;
        match self.act(bot, words) {
            Action::Play(best) => Some(best),
            _ => {
                let judged = self.view.options.judge.level()?;
                let plays = moves_up_to(&self.view, self.seat, words, judged.min(known));
                plays.into_iter().next().map(|play| play.placed)
            }
        }
    }
}

/// A report of the bot worker.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// The action that the bot chose.
    Does(Action),
    /// Progress of a review: decisions examined so far, and in total.
    LookedAt(usize, usize),
    /// The verdict on each decision of a game.
    Review(Vec<DecisionVerdict>),
    /// Results of the games on a board so far; deserialised as [`DeferredReport`].
    #[serde(skip_deserializing)]
    Measured(BoardStats),
    /// The position that was set up; deserialised as [`DeferredReport`].
    #[serde(skip_deserializing)]
    Posed(Option<Box<PracticePosition>>),
}

/// Reports that only screens other than the table read ([`WithReport`](base::messages::WithReport)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum DeferredReport {
    /// Results of the games on a board so far.
    Measured(BoardStats),
    /// The position that was set up, if the key is valid.
    Posed(Option<Box<PracticePosition>>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::messages::{encode_request, read, write};
    use paper_grid_rules::{Board, Choices, Size};

    /// A request as the bot worker reads it, with the name of its game.
    #[derive(Debug, PartialEq, Deserialize)]
    #[expect(
        non_camel_case_types,
        reason = "it bears the name of the game's folder"
    )]
    enum AnyReport {
        paper_grid(Errand),
    }

    #[test]
    fn a_bot_job_keeps_board_and_seat_when_sent() {
        let options = Options::new(Choices::on_board(Board::blank(Size::Small))).unwrap();
        let thought = Errand::Think(Box::new(DecisionRequest {
            view: State::new(&options, 3),
            seat: SeatId::new(2),
            level: 3,
            taken_back: TakenBackPlays::default(),
            made: vec!["quoin".parse().unwrap()],
            chance: Chance::new(u64::MAX),
        }));
        assert_eq!(
            read(&encode_request(&thought)),
            Some(AnyReport::paper_grid(thought))
        );
        let pose = Errand::Pose("2026-11-22 3".into());
        assert_eq!(
            read(&encode_request(&pose)),
            Some(AnyReport::paper_grid(pose))
        );
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
        let options = Options::new(Choices::on_board(board.parse().unwrap())).unwrap();
        let errand = Errand::Measure(Box::new(options.clone()));
        assert_eq!(
            read(&encode_request(&errand)),
            Some(AnyReport::paper_grid(errand))
        );
        let words = ["tea", "ate", "dog"].map(|word| (word, Level::Common));
        let words = Lexicon::from_words(words).unwrap();
        let measure = BoardMeasurer::new(&options).step(&words).clone();
        assert_eq!(measure.games_played(), 1);
        let told = write(&Report::Measured(measure.clone()));
        assert_eq!(read(&told), Some(DeferredReport::Measured(measure)));
    }
}
