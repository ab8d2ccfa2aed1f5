//! The review of a game: what each decision cost against what the highest level would have done,
//! judged by playing the game on.

use serde::{Deserialize, Serialize};

use super::bot_decision::BotDecision;
use super::level::AT_ITS_BEST;
use super::playout::Playout;
use super::position_value::PositionValue;
use super::thinking::think;
use game::account::DecisionLoss;
use game::bots::{BotProfile, SearchSettings, Trials};
use game::{Chance, Game, Match, SeatId};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{
    Action, CallAnswer, Event, PaperGrid, Placed, Preview, Stage, State, TakenBackPlays, Turn,
};

/// A decision to review: what its seat saw, and what it did.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ReviewPoint {
    /// The decision's step in the journal.
    pub step: usize,
    /// The seat that decided.
    pub seat: SeatId,
    /// The state before the decision.
    pub view: State,
    /// The action that the seat took.
    pub did: Action,
}

/// The verdict on a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionVerdict {
    /// The decision's step in the journal.
    pub step: usize,
    /// The seat that decided.
    pub seat: SeatId,
    /// An action that would clearly have been better, if there was one.
    pub better: Option<BetterAction>,
}

/// A better action for a decision. The action actually taken is in the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BetterAction {
    /// The better action.
    pub action: Action,
    /// The words of the better play, in lower case.
    pub words: Vec<String>,
    /// The points of the better play.
    pub points: i32,
    /// Average gain over the action taken, in hundredths of a point.
    pub by: i32,
    /// Whether all words of the better play are everyday ones.
    pub known: bool,
    /// What the action taken left for the next player, where that is the reason.
    pub left: Option<NextPlayerPlay>,
}

/// The best play that a decision leaves for the next player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextPlayerPlay {
    /// The words of the play, in lower case.
    pub words: Vec<String>,
    /// The points of the play.
    pub points: i32,
}

impl DecisionVerdict {
    /// What the decision lost, for the account of the game.
    pub fn loss(&self) -> DecisionLoss {
        let better = self.better.as_ref();
        DecisionLoss {
            step: self.step,
            seat: self.seat,
            by: better.map_or(0, |better| better.by),
            later: 0,
            known: better.is_some_and(|better| better.known),
        }
    }
}

/// Returns the decisions of a game to review: plays, turns without a play, calls and answers.
/// Choices for special cells are left out, and so are verdicts of the table (K16): there people
/// say what is a word.
pub fn review_points(game: &Match<PaperGrid>) -> Vec<ReviewPoint> {
    let mut state = game.state_after(0);
    let mut spots = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for (at, event) in written.events.iter().enumerate() {
            // Later events of a step follow automatically, so no seat decided them.
            if at == 0
                && let Some(seat) = written.by
                && let Some(did) = reviewed_action(&state, event)
            {
                spots.push(ReviewPoint {
                    step,
                    seat,
                    view: state.clone(),
                    did,
                });
            }
            PaperGrid::evolve(&mut state, event, written.at);
        }
    }
    spots
}

/// Returns the action that led to an event, if it is one to review.
fn reviewed_action(state: &State, event: &Event) -> Option<Action> {
    Some(match (event, &state.stage) {
        (Event::Played(play), Stage::Playing) => Action::Play(play.placed.clone()),
        (Event::Made(cell, special), Stage::Playing) => Action::Make(*cell, *special),
        (Event::Asked { called, kept }, _) => Action::Ask {
            called: called.clone(),
            kept: kept.clone(),
        },
        (Event::Answered(_, CallAnswer::Took(letter)), _) => Action::Take(*letter),
        (Event::Answered(_, CallAnswer::Wall(edge)), _) => Action::Wall(*edge),
        (Event::Passed(_), _) => Action::Pass,
        _ => return None,
    })
}

/// Smallest gain worth reporting, in hundredths of a point.
const MIN_GAIN: i32 = 100;

/// The ways to play a game on: words that the others know, and number of rounds.
const CONTINUATIONS: [(Level, usize); 4] = [
    (Level::Rare, 1),
    (Level::Known, 1),
    (Level::Rare, 2),
    (Level::Known, 2),
];

impl ReviewPoint {
    /// Judges the decision. A gain that depends on how the others go on isn't reported.
    pub fn judge(&self, words: &Lexicon) -> DecisionVerdict {
        DecisionVerdict {
            step: self.step,
            seat: self.seat,
            better: self.better_turn(words),
        }
    }

    fn better_turn(&self, words: &Lexicon) -> Option<BetterAction> {
        let (view, seat, did) = (&self.view, self.seat, &self.did);
        let none = TakenBackPlays::default();
        let best = think(&AT_ITS_BEST, view, seat, words, &none, &mut Chance::new(0));
        if best == *did {
            return None;
        }
        let (mut trials, mut points) = (Trials::default(), Trials::default());
        for way in CONTINUATIONS {
            let (best, did) = (
                self.value_when_continued(way, &best, words)?,
                self.value_when_continued(way, did, words)?,
            );
            let by = best.as_number() - did.as_number();
            trials.add(by);
            points.add(best.points - did.points);
            // If one way to play on gains less than a point, the other ways needn't be tried.
            if by < MIN_GAIN {
                return None;
            }
        }
        let clear = trials.is_clear() && trials.mean() >= MIN_GAIN;
        // The search values a win more than points, but the review reports points alone.
        let by = points.mean().max(MIN_GAIN);
        clear.then(|| {
            let left = self.missed_denial(&best, by, words);
            let better = describe_better_turn(view, seat, best, words, by);
            BetterAction { left, ..better }
        })
    }

    /// Returns what the next player could have played after the action taken, if the
    /// better action leaves less. The difference must be at least a third of the whole
    /// gain to count as the reason.
    fn missed_denial(&self, best: &Action, by: i32, words: &Lexicon) -> Option<NextPlayerPlay> {
        let left = self.best_reply(&self.did, words)?;
        let less = self.best_reply(best, words)?;
        (300 * (left.points - less.points) >= by).then_some(left)
    }

    /// Returns the best play that an action leaves for the next player, with the hands as they
    /// are then: letters called later aren't known yet.
    fn best_reply(&self, action: &Action, words: &Lexicon) -> Option<NextPlayerPlay> {
        let mut state = self.view.clone();
        let playout = Playout::new(words, &AT_ITS_BEST.mind, self.seat);
        let begun = playout.apply(&mut state, self.seat, action)?;
        let Turn { seat, again, .. } = state.turn;
        let next = if begun == 0 && again == 0 {
            seat.next_clockwise(state.seats)
        } else {
            seat
        };
        if next == self.seat || matches!(state.stage, Stage::Over(_)) {
            return None;
        }
        let best = playout.ranked_plays(&state, next).into_iter().next();
        let best = best.map(|best| words_and_points(&state, next, &best.placed, words));
        let (words, points) = best.unwrap_or_default();
        Some(NextPlayerPlay { words, points })
    }

    /// Returns the worth of an action if the game goes on in a given way.
    fn value_when_continued(
        &self,
        (others, horizon): (Level, usize),
        action: &Action,
        words: &Lexicon,
    ) -> Option<PositionValue> {
        let mind = AT_ITS_BEST.mind;
        let judgement = SearchSettings {
            others,
            horizon,
            ..mind.judgement
        };
        let playout = Playout::new(words, &BotProfile { judgement, ..mind }, self.seat);
        let decision = BotDecision {
            view: &self.view,
            seat: self.seat,
            judgement,
            playout: &playout,
        };
        decision.position_value(action)
    }
}

/// Describes a better action, with the words and points of its play.
fn describe_better_turn(
    view: &State,
    seat: SeatId,
    action: Action,
    words: &Lexicon,
    by: i32,
) -> BetterAction {
    let (made, points) = match &action {
        Action::Play(placed) => words_and_points(view, seat, placed, words),
        _ => Default::default(),
    };
    let everyday = |word: &String| {
        words
            .contains_up_to(word.parse().ok()?, Level::EVERYDAY)
            .then_some(())
    };
    let known = made.iter().all(|word| everyday(word).is_some());
    BetterAction {
        action,
        words: made,
        points,
        by,
        known,
        left: None,
    }
}

/// Returns the words of a play and its points, even where the table judges words.
fn words_and_points(
    state: &State,
    seat: SeatId,
    placed: &[Placed],
    words: &Lexicon,
) -> (Vec<String>, i32) {
    let preview = Preview::new(state, seat, placed, Some(words));
    let made = preview.words.into_iter().map(|scored| scored.word);
    (made.collect(), preview.points)
}
