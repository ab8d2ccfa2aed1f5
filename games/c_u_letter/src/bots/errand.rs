//! C U Letter's errands for the bot worker: a bot's action, hints, and the review.

use super::hints::hint;
use serde::{Deserialize, Serialize};

use super::{
    Hint, NoHint, PracticePosition, ReviewPoint, TurnReview, level, made_by_others, think,
};
use base::messages::{BOT_WORKER, WorkerRequest};
use c_u_letter_rules::{Action, CULetter, View};
use game::bots::{BotErrand, SteppedTask, in_one_step, one_by_one};
use game::{Chance, Match, SeatId, Viewer};
use lexicon::Word;

/// An errand for the bot worker, which has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Decide what a bot does.
    Think {
        /// What the seat sees.
        view: Box<View>,
        seat: SeatId,
        /// The bot's level, as an index into the levels.
        level: usize,
        /// The words that the other seats made.
        made: Vec<Word>,
        /// Source of randomness for the bot's choices.
        chance: Chance,
    },
    /// Find a hint.
    Hint {
        /// What the seat sees.
        view: Box<View>,
    },
    /// Review a round, turn by turn.
    Review {
        /// The turns of the round.
        spots: Vec<ReviewPoint>,
    },
    /// Build the practice position for this key.
    Pose(String),
}

impl Errand {
    /// Returns the errand for a bot's next action, or `None` if a person plays the seat.
    pub fn think(game: &Match<CULetter>, seat: SeatId) -> Option<Errand> {
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
    const KIND: Option<&'static str> = Some("c_u_letter");
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
                let bot = &level(at).after_seeing(&made, words);
                Report::Does(think(&view, seat, bot, words, family, &mut chance))
            }),
            Errand::Hint { view } => {
                in_one_step(move |book| Report::Hint(hint(&view, &book.lexicon, &book.family)))
            }
            Errand::Pose(key) => in_one_step(move |book| {
                let posed = PracticePosition::from_key(&key, &book.lexicon, &book.family);
                Report::Posed(posed.map(Box::new))
            }),
            Errand::Review { spots } => one_by_one(
                spots,
                |spot, book| spot.review(&book.lexicon, &book.family),
                Report::LookedAt,
                Report::Review,
            ),
        }
    }
}

/// The worker's answer to an [`Errand`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// The bot's action.
    Does(Action),
    /// A hint, or why there is none.
    Hint(Result<Hint, NoHint>),
    /// Review progress: turns reviewed so far, and turns in total.
    LookedAt(usize, usize),
    /// The review of each turn.
    Review(Vec<TurnReview>),
    /// The practice position, which is deserialised as [`DeferredReport`].
    #[serde(skip_deserializing)]
    Posed(Option<Box<PracticePosition>>),
}

/// The part of a report that is deserialised outside the games ([`WithReport`](base::messages::WithReport)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum DeferredReport {
    /// The practice position.
    Posed(Option<Box<PracticePosition>>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Finder, HintedPlacing};
    use base::messages::{encode_request, read, write};
    use c_u_letter_rules::{Options, State};
    use lexicon::{FamilyFilter, Level, Lexicon};

    /// A request as the bot worker reads it, with the name of its game.
    #[derive(Debug, PartialEq, Deserialize)]
    #[expect(
        non_camel_case_types,
        reason = "it bears the name of the game's folder"
    )]
    enum AnyErrand {
        c_u_letter(Errand),
    }

    #[test]
    fn an_errand_and_its_report_survive_serialisation() {
        let state = State::set_out(&Options::default(), &["S X", "E"], "C A T").unwrap();
        let seat = SeatId::FIRST;
        let view = state.seen_by(Viewer::Seat(seat));
        let words = Lexicon::from_words([("cats", Level::Common)]).unwrap();
        let best = Finder::new(&view).find(&words).into_iter().next().unwrap();
        let thought = Errand::Think {
            view: Box::new(view.clone()),
            seat,
            level: 3,
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
            placed: best.placing,
            ended: Some(view.clone()),
            earlier: Some(view.clone()),
        };
        let review = Errand::Review {
            spots: vec![spot.clone()],
        };
        for errand in [thought, hint, review] {
            assert_eq!(
                read(&encode_request(&errand)),
                Some(AnyErrand::c_u_letter(errand))
            );
        }
        for report in [
            Report::Does(Action::Place(best.placing)),
            Report::Hint(Err(NoHint)),
        ] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        // Word numbers aren't serialised; they are looked up again.
        let hinted = HintedPlacing::new(&view, best.placing, &words, &FamilyFilter::default());
        let hint = write(&Report::Hint(Ok(Hint::Placing(hinted.unwrap()))));
        let back: Report = read(&hint).unwrap();
        assert_eq!(write(&back), hint);
        let turn = spot.review(&words, &FamilyFilter::default());
        let review = Report::Review(vec![turn]);
        let text = write(&review);
        let back: Report = read(&text).unwrap();
        assert_eq!(write(&back), text);
    }
}
