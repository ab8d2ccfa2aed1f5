//! Where a bot takes the turn's card from: the deck or the pile.

use super::decision::Decision;
use super::plans::make_plans;
use super::position::Position;
use super::unseen::FULL_HAND;
use crate::bots::taking::view_after_taking;
use one_letter_better_rules::{Action, CardId, Colour};

/// Expected value of a card from the deck, in hundredths of a point.
const DRAWN_CARD_VALUE: i32 = 600;

/// Returns how the turn's card is taken; `None` if no card can be taken.
pub(super) fn choose_draw(decision: &Decision) -> Option<Action> {
    let view = decision.view;
    if let Some(action) = swap_for_wild(decision) {
        return Some(action);
    }
    let depth = decision.bot.depth.min(view.table.pile.len());
    let now = Position::from_view(view, decision.seat);
    let drawn = |known: usize| {
        let missing = FULL_HAND.saturating_sub(view.hand.len() + known);
        let missing = missing.max(usize::from(known == 0)).min(view.deck.into());
        DRAWN_CARD_VALUE * i32::try_from(missing).unwrap_or_default()
    };
    let best = match depth {
        0 => None,
        _ => make_plans(decision, &now, 2).into_iter().next(),
    };
    let mut best = (best.map_or(0, |plan| plan.value) + drawn(0), None);
    for count in 1..=depth {
        let view = view_after_taking(view, count);
        let duty = view.table.turn.pick_up.is_some();
        let position = Position::from_view(&view, decision.seat);
        let Some(plan) = make_plans(decision, &position, 2).into_iter().next() else {
            continue;
        };
        let value = plan.value + drawn(count);
        if value > best.0 && !(duty && plan.plays.is_empty()) {
            best = (value, u8::try_from(count).ok());
        }
    }
    match best.1 {
        Some(count) => Some(Action::Take(count)),
        None => (view.deck > 0).then_some(Action::Draw),
    }
}

/// O14: swaps a blue card for a wild of the pile.
fn swap_for_wild(decision: &Decision) -> Option<Action> {
    let view = decision.view;
    let deck = &view.table.options.deck;
    if decision.bot.depth < 3 || view.deck == 0 {
        return None;
    }
    let wild = |card: &&CardId| deck.face(**card).is_wild();
    let card = *view.table.pile.iter().find(wild)?;
    let blue = |card: &&CardId| deck.face(**card).colour() == Some(Colour::Blue);
    let blue = *view.hand.iter().find(blue)?;
    Some(Action::Swap { blue, card })
}
