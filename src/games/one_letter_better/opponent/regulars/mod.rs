//! Minds at One Letter Better, as rows of numbers: what they know, what they overlook, what they
//! fear, how far they look ahead.
//!
//! | file | what is in it |
//! |---|---|
//! | `levels` | the rows |
//! | `noticing` | what is overlooked, the same all through a turn |
//! | `budget` | how much a decision may take |
//! | `position` | a table to try plays on |
//! | `offers`, `plans` | which plays go together in a turn, and what comes of them |
//! | `keeping`, `threats`, `worth` | what cards, words and tables are worth |
//! | `race` | what the rest of a round brings, by how many points are missing |
//! | `thinking` | a decision being thought about |
//! | `unseen` | what is hidden could be so |
//! | `search`, `replies` | which plan comes to most in such worlds, by what others play then |
//! | `drawing`, `discarding` | where the turn's card comes from; which cards go |

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

use super::choosing::robs;
use super::doubting::doubts;
use crate::games::one_letter_better::rules::{Action, Stage, View};
use crate::lexicon::{Family, Lexicon};
use crate::table::{Chance, SeatId};
use budget::Budget;
use discarding::{discards, exchanged};
use plans::plans;
use position::Position;
use thinking::Thinking;

/// What somebody does on a seat that is waited for, from what that seat sees.
#[must_use]
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
