//! Bot levels as sets of numbers: what they know, what they overlook, what they fear, and how far
//! they look ahead.
//!
//! | file | contents |
//! |---|---|
//! | `levels` | the parameters of each level |
//! | `noticing` | which plays a bot overlooks, constant during a turn |
//! | `budget` | step limits of a decision |
//! | `position` | a table to try plays on |
//! | `offers`, `plans` | which plays fit together in a turn, and their results |
//! | `anew` | replanning the rest of a turn after its first plays |
//! | `keeping`, `threats`, `worth` | the worth of cards, words and tables |
//! | `race` | the expected rest of a round, by the points still needed |
//! | `thinking` | the context of one decision |
//! | `unseen` | possible deals of the hidden cards |
//! | `search`, `replies` | which plan does best in such deals, given the others' plays |
//! | `drawing`, `discarding` | where the turn's card comes from; which cards go |

mod anew;
mod budget;
mod discarding;
mod drawing;
mod keeping;
mod levels;
mod noticing;
mod offers;
mod plans;
mod position;
mod race;
mod replies;
mod search;
mod thinking;
mod threats;
mod unseen;
mod worth;

pub use levels::{ACE, DEUCE, KNAVE, LEVELS, QUEEN, Regular, level};

use serde::{Deserialize, Serialize};

use super::Find;
use super::doubting::doubts;
use super::taking::robs;
use budget::Budget;
use discarding::{discards, exchanged};
use game::bots::Trials;
use game::{Chance, SeatId};
use lexicon::{Family, Lexicon, Word};
use one_letter_better_rules::{Action, Laid, Stage, View, spelled};
use plans::{Plan, plans};
use position::Position;
use thinking::Thinking;

/// Chooses the action of a bot whose seat must act, from what that seat sees.
pub fn think(
    view: &View,
    seat: SeatId,
    regular: &Regular,
    words: &Lexicon,
    family: &Family,
    chance: &mut Chance,
) -> Action {
    let budget = &Budget::new(regular.mind.judgement.work);
    let thinking = || Thinking::new(view, seat, regular, words, family, budget);
    match &view.table.stage {
        Stage::Playing => plays(&thinking(), chance),
        Stage::Picking { .. } => {
            let deck = &view.table.options.deck;
            let best = view
                .shown
                .iter()
                .max_by_key(|card| keeping::keep(deck, **card));
            best.copied().map_or(Action::PutBack, Action::Pick)
        }
        Stage::Window { .. } => {
            let odds = |right| match right {
                true => regular.doubts_right,
                false => regular.doubts_wrong,
            };
            let doubted = doubts(view, regular.mind.vocabulary, odds, words, chance);
            doubted.map_or(Action::Accept, Action::Challenge)
        }
        Stage::Penance { .. } => Action::Discard(discards(&thinking(), view.above())),
        Stage::Dealing | Stage::RoundOver | Stage::Over => Action::NextRound,
    }
}

/// Returns clearly better plays than these lines of cards, judged by how the round could have gone
/// on, with the advantage in hundredths of a point. The advantage is measured in worlds that
/// weren't used to pick them. Returns `None` for a turn that can't be replayed from what its seat
/// saw at the beginning, because new cards came to the hand during it.
pub(super) fn better(
    view: &View,
    seat: SeatId,
    laid: &[Vec<Laid>],
    words: &Lexicon,
    family: &Family,
) -> Option<(Vec<Find>, i32, Option<LiesOpen>)> {
    let judgement = ACE.mind.judgement;
    let budget = &Budget::new(judgement.work);
    let thinking = &Thinking::new(view, seat, &ACE, words, family, budget);
    let begun = Position::seen(view, seat);
    let after = laid
        .iter()
        .try_fold(begun.clone(), |then, line| then.laid(line))?;
    let done = Plan {
        plays: Vec::new(),
        value: thinking.value(&after),
        after: after.clone(),
    };
    let others = plans(thinking, &begun, judgement.candidates);
    let plans: Vec<Plan> = std::iter::once(done).chain(others).collect();
    let settled = search::settled(thinking, plans, &mut Chance::new(0));
    let clear = |trials: &Trials| trials.is_clear() && trials.mean() >= A_POINT;
    let (plan, trials) = settled.named.filter(|(_, trials)| clear(trials))?;
    let open = lies_open(thinking, &after, &plan.after, trials.mean());
    Some((plan.plays, trials.mean(), open))
}

/// A word that a turn left open, and the cards that would steal it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiesOpen {
    /// The word.
    pub word: Word,
    /// The letters of the cards that would steal it.
    pub to: Vec<Word>,
    /// Number of such cards that the seat couldn't see.
    pub unseen: usize,
}

/// Returns the word that was most at risk after a turn, if a better turn would have risked less.
/// The difference in risk must be at least a third of that turn's advantage; otherwise it isn't the
/// reason.
fn lies_open(thinking: &Thinking, done: &Position, better: &Position, by: i32) -> Option<LiesOpen> {
    let (lost, most) = thinking.at_risk(done);
    let (less, _) = thinking.at_risk(better);
    let line = most.filter(|_| 3 * (lost - less) >= by)?;
    let (to, unseen) = thinking.takers(line);
    (unseen > 0).then_some(LiesOpen {
        word: spelled(line)?,
        to,
        unseen,
    })
}

/// Smallest advantage that is worth mentioning, in hundredths of a point.
const A_POINT: i32 = 100;

fn plays(thinking: &Thinking, chance: &mut Chance) -> Action {
    let (view, seat) = (thinking.view, thinking.seat);
    let turn = &view.table.turn;
    if turn.pick_up.is_none() {
        if let Some(action) = robs(view, seat) {
            return action;
        }
        if !turn.drawn
            && let Some(action) = drawing::draws(thinking)
        {
            return action;
        }
    }
    let judgement = thinking.regular.mind.judgement;
    let plans = plans(thinking, &Position::seen(view, seat), judgement.candidates);
    let best = search::best(thinking, plans, chance);
    match best.and_then(|plan| plan.plays.into_iter().next()) {
        Some(find) => Action::Play(find.line),
        None if turn.pick_up.is_some() => Action::PutBack,
        None => Action::End(discards(thinking, exchanged(thinking))),
    }
}
