//! Bot levels as sets of numbers: what they know, what they overlook, what they fear, and how far
//! they look ahead.
//!
//! | file | contents |
//! |---|---|
//! | `levels` | the parameters of each level |
//! | `attention` | which plays a bot overlooks, constant during a turn |
//! | `budget` | step limits of a decision |
//! | `position` | a table to try plays on |
//! | `candidates`, `plans` | which plays fit together in a turn, and their results |
//! | `replan` | replanning the rest of a turn after its first plays |
//! | `keeping`, `threats`, `worth` | the worth of cards, words and tables |
//! | `race` | the expected rest of a round, by the points still needed |
//! | `decision` | the context of one decision |
//! | `unseen` | possible deals of the hidden cards |
//! | `search`, `replies` | which plan does best in such deals, given the others' plays |
//! | `drawing`, `discarding` | where the turn's card comes from; which cards go |

mod attention;
mod budget;
mod candidates;
mod decision;
mod discarding;
mod drawing;
mod keeping;
mod levels;
mod plans;
mod position;
mod race;
mod replan;
mod replies;
mod search;
mod threats;
mod unseen;
mod worth;

pub use levels::{ACE, BotLevel, DEUCE, KNAVE, LEVELS, QUEEN, level};

use serde::{Deserialize, Serialize};

use super::FoundPlay;
use super::challenging::choose_challenge;
use super::taking::choose_steal_one;
use budget::WorkBudget;
use decision::Decision;
use discarding::{choose_discards, exchange_count};
use game::bots::Trials;
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, Lexicon, Word};
use one_letter_better_rules::{Action, LaidCard, Stage, View, spell};
use plans::{TurnPlan, make_plans};
use position::Position;

/// Chooses the action of a bot whose seat must act, from what that seat sees.
pub fn think(
    view: &View,
    seat: SeatId,
    bot: &BotLevel,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Action {
    let budget = &WorkBudget::new(bot.mind.judgement.work);
    let decision = || Decision::new(view, seat, bot, words, family, budget);
    match &view.table.stage {
        Stage::Playing => play_turn(&decision(), chance),
        Stage::Picking { .. } => {
            let deck = &view.table.options.deck;
            let best = view
                .shown
                .iter()
                .max_by_key(|card| keeping::keeping_value(deck, **card));
            best.copied().map_or(Action::PutBack, Action::Pick)
        }
        Stage::Window { .. } => {
            let odds = |right| {
                if right {
                    bot.doubts_right
                } else {
                    bot.doubts_wrong
                }
            };
            let doubted = choose_challenge(view, bot.mind.vocabulary, odds, words, chance);
            doubted.map_or(Action::Accept, Action::Challenge)
        }
        Stage::Penance { .. } => Action::Discard(choose_discards(&decision(), view.excess_cards())),
        Stage::Dealing | Stage::RoundOver | Stage::Over => Action::NextRound,
    }
}

/// Returns clearly better plays than these lines of cards, judged by how the round could have gone
/// on, with the advantage in hundredths of a point. The advantage is measured in worlds that
/// weren't used to pick them. Returns `None` for a turn that can't be replayed from what its seat
/// saw at the beginning, because new cards came to the hand during it.
pub(super) fn find_better_turn(
    view: &View,
    seat: SeatId,
    laid: &[Vec<LaidCard>],
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<(Vec<FoundPlay>, i32, Option<ExposedWord>)> {
    let judgement = ACE.mind.judgement;
    let budget = &WorkBudget::new(judgement.work);
    let decision = &Decision::new(view, seat, &ACE, words, family, budget);
    let begun = Position::from_view(view, seat);
    let after = laid
        .iter()
        .try_fold(begun.clone(), |then, line| then.after_line(line))?;
    let done = TurnPlan {
        plays: Vec::new(),
        value: decision.position_value(&after),
        after: after.clone(),
    };
    let others = make_plans(decision, &begun, judgement.candidates);
    let plans: Vec<TurnPlan> = std::iter::once(done).chain(others).collect();
    let settled = search::compare_plans(decision, plans, &mut Chance::new(0));
    let clear = |trials: &Trials| trials.is_clear() && trials.mean() >= MIN_ADVANTAGE;
    let (plan, trials) = settled.named.filter(|(_, trials)| clear(trials))?;
    let open = most_exposed_word(decision, &after, &plan.after, trials.mean());
    Some((plan.plays, trials.mean(), open))
}

/// A word that a turn left open, and the cards that would steal it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExposedWord {
    /// The word that was left open.
    pub word: Word,
    /// The letters of the cards that would steal the word.
    pub to: Vec<Word>,
    /// Number of such cards that the seat couldn't see.
    pub unseen: usize,
}

/// Returns the word that was most at risk after a turn, if a better turn would have risked less.
/// The difference in risk must be at least a third of that turn's advantage; otherwise it isn't the
/// reason.
fn most_exposed_word(
    decision: &Decision,
    done: &Position,
    better: &Position,
    by: i32,
) -> Option<ExposedWord> {
    let (lost, most) = decision.total_threat(done);
    let (less, _) = decision.total_threat(better);
    let line = most.filter(|_| 3 * (lost - less) >= by)?;
    let (to, unseen) = decision.stealing_letters(line);
    (unseen > 0).then_some(ExposedWord {
        word: spell(line)?,
        to,
        unseen,
    })
}

/// Smallest advantage that is worth mentioning, in hundredths of a point.
const MIN_ADVANTAGE: i32 = 100;

fn play_turn(decision: &Decision, chance: &mut Chance) -> Action {
    let (view, seat) = (decision.view, decision.seat);
    let turn = &view.table.turn;
    if turn.pick_up.is_none() {
        if let Some(action) = choose_steal_one(view, seat) {
            return action;
        }
        if !turn.drawn
            && let Some(action) = drawing::choose_draw(decision)
        {
            return action;
        }
    }
    let judgement = decision.bot.mind.judgement;
    let plans = make_plans(
        decision,
        &Position::from_view(view, seat),
        judgement.candidates,
    );
    let best = search::choose_plan(decision, plans, chance);
    match best.and_then(|plan| plan.plays.into_iter().next()) {
        Some(find) => Action::Play(find.line),
        None if turn.pick_up.is_some() => Action::PutBack,
        None => Action::End(choose_discards(decision, exchange_count(decision))),
    }
}
