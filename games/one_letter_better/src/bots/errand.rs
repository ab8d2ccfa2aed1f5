//! One Letter Better's errands for the bot worker: a bot's action, hints, reviews, and measuring
//! a deck.

use super::hints::hint;
use serde::{Deserialize, Serialize};

use super::{
    ACE, DeckMeasures, DeckMeasuring, Hint, NoHint, PracticePosition, ReviewPoint, TurnReview,
    level, made_by_others, think,
};
use base::messages::{BOT_WORKER, WorkerRequest};
use game::bots::{BotErrand, StepReport, SteppedTask, in_one_step, one_by_one};
use game::{BotSoloGame, Chance, Match, SeatId, Viewer};
use lexicon::Word;
use one_letter_better_rules::{Action, OneLetterBetter, Options, View};

/// An errand for the bot worker, which has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Choose a bot's action.
    Think {
        /// What the seat sees.
        view: Box<View>,
        seat: SeatId,
        /// The bot's level, as an index.
        level: usize,
        /// The words that other seats made.
        made: Vec<Word>,
        /// The random source, so that the bot doesn't always notice the same plays.
        chance: Chance,
    },
    /// Give a hint.
    Hint {
        /// What the seat sees.
        view: Box<View>,
    },
    /// Review a round, turn by turn.
    Review {
        /// The turns of the round.
        spots: Vec<ReviewPoint>,
    },
    /// Deal hands from the deck of these options, and measure how they play.
    Measure(Box<Options>),
    /// Build the practice position that belongs to this key.
    Pose(String),
    /// Play a deck of the day solo with the highest bot level, for the score it reaches.
    Par(Box<Options>),
}

impl Errand {
    /// The errand for a seat that must act; `None` if a person plays it.
    pub fn think(game: &Match<OneLetterBetter>, seat: SeatId) -> Option<Errand> {
        Some(Errand::Think {
            view: Box::new(game.view(Viewer::Seat(seat))),
            seat,
            level: game.bot_index(seat)?,
            made: made_by_others(game, seat),
            chance: game.chance_for_bots(),
        })
    }
}

impl WorkerRequest for Errand {
    type Report = Report;
    const PROGRAM: &'static str = BOT_WORKER;
    const KIND: Option<&'static str> = Some("one_letter_better");
}

impl BotErrand for Errand {
    fn begin(self) -> SteppedTask<Report> {
        match self {
            Errand::Think {
                view,
                seat,
                level: at,
                made,
                mut chance,
            } => in_one_step(move |book| {
                let (words, family) = (&book.lexicon, &book.family);
                let regular = &level(at).after_seeing(&made, words);
                Report::Does(think(&view, seat, regular, words, family, &mut chance))
            }),
            Errand::Hint { view } => {
                in_one_step(move |book| Report::Hint(hint(&view, &book.lexicon, &book.family)))
            }
            Errand::Review { spots } => one_by_one(
                spots,
                |spot, book| spot.review(&book.lexicon, &book.family),
                Report::LookedAt,
                Report::Review,
            ),
            Errand::Pose(key) => in_one_step(move |book| {
                let posed = PracticePosition::from_key(&key, &book.lexicon, &book.family);
                Report::Posed(posed.map(Box::new))
            }),
            Errand::Par(options) => {
                let mut alone = BotSoloGame::<OneLetterBetter>::start(*options);
                Box::new(move |book| {
                    let (words, family) = (&book.lexicon, &book.family);
                    let over = alone.step(words, |game| {
                        let seat = SeatId::FIRST;
                        let view = game.view(Viewer::Seat(seat));
                        let chance = &mut game.chance_for_bots();
                        Some((0, think(&view, seat, &ACE, words, family, chance)))
                    });
                    over.map_or(StepReport::SoFar(Report::Par(None)), |par| {
                        StepReport::Last(Report::Par(par))
                    })
                })
            }
            Errand::Measure(options) => {
                let mut measuring = DeckMeasuring::new(&options);
                Box::new(move |book| {
                    let so_far = measuring.step(&book.lexicon);
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

/// The answer to an errand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// The action of the seat.
    Does(Action),
    /// A hint, or why there is none.
    Hint(Result<Hint, NoHint>),
    /// Progress of a review: number of turns done, and number in all.
    LookedAt(usize, usize),
    /// The review of each turn.
    Review(Vec<TurnReview>),
    /// The measurements so far.
    Measured(DeckMeasures),
    /// The practice position. The page that asks for it reads it as [`DeferredReport`] instead.
    #[serde(skip_deserializing)]
    Posed(Option<Box<PracticePosition>>),
    /// The score of the highest bot level; `None` while it is still playing.
    Par(Option<i32>),
}

/// The reports that table screens never need, read separately by the screens that do
/// ([`WithReport`](base::messages::WithReport)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum DeferredReport {
    /// The practice position.
    Posed(Option<Box<PracticePosition>>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{BetterTurn, Finder, FoundPlay};
    use base::messages::{encode_request, read, write};
    use lexicon::{Level, Lexicon, WordBook};

    /// A request as the bot worker reads it, with the name of its game.
    #[derive(Debug, PartialEq, Deserialize)]
    #[expect(
        non_camel_case_types,
        reason = "it bears the name of the game's folder"
    )]
    enum AnyReport {
        one_letter_better(Errand),
    }

    #[test]
    fn errands_and_reports_round_trip_through_their_text() {
        let view = View::set_out(&[(SeatId::FIRST, "T I M E")], "R S A", "").unwrap();
        let seat = SeatId::FIRST;
        let thought = Errand::Think {
            view: Box::new(view.clone()),
            seat,
            level: 1,
            made: vec!["quoin".parse().unwrap()],
            chance: Chance::new(7),
        };
        let hint = Errand::Hint {
            view: Box::new(view.clone()),
        };
        let spot = ReviewPoint {
            step: 3,
            seat,
            view: view.clone(),
            made: Vec::new(),
        };
        let review = Errand::Review { spots: vec![spot] };
        let measure = Errand::Measure(Box::default());
        for errand in [thought, hint, review, measure] {
            assert_eq!(
                read(&encode_request(&errand)),
                Some(AnyReport::one_letter_better(errand))
            );
        }
        let words = Lexicon::from_words([("timer", Level::Common)]).unwrap();
        let finds: Vec<FoundPlay> = Finder::new(&view).find(&words);
        let best = finds.first().cloned().unwrap();
        let turn = TurnReview {
            step: 3,
            seat,
            total: 45,
            made: Vec::new(),
            better: Some(BetterTurn {
                plays: vec![best.clone()],
                by: 7,
                known: true,
                open: None,
            }),
        };
        for report in [
            Report::Does(Action::Take(3)),
            Report::Hint(Ok(Hint::NoPlay)),
            Report::Hint(Ok(Hint::Play(best.line))),
            Report::Hint(Err(NoHint::Challenges)),
            Report::Review(vec![turn]),
            Report::Measured(DeckMeasures {
                hands: 25,
                without: 1,
                points: 431,
            }),
        ] {
            assert_eq!(read(&write(&report)), Some(report));
        }
    }

    #[test]
    fn a_deck_is_measured_step_by_step_to_its_end() {
        let book = WordBook::new(Lexicon::from_words([("at", Level::Common)]).unwrap());
        let mut thinking = Errand::Measure(Box::default()).begin();
        let mut told = Vec::new();
        let last = loop {
            match thinking(&book) {
                StepReport::SoFar(Report::Measured(so_far)) => told.push(so_far.hands),
                StepReport::Last(Report::Measured(all)) => break all,
                other => panic!("unexpected value: {other:?}"),
            }
        };
        assert_eq!(told.first(), Some(&5));
        assert_eq!((told.len(), last.hands), (200, 2000));
        // The dealt hands never vary, so these are the exact figures of the standard deck with this
        // one-word list.
        assert_eq!((last.without, last.points), (1409, 885));
    }
}
