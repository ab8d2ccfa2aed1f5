//! Which cards a bot discards, and how many it exchanges.

use super::decision::Decision;
use super::keeping::keeping_value;
use base::sorting::sort;
use one_letter_better_rules::CardId;

/// Extra cost of discarding a card that could steal one of the bot's own words.
const THREAT_PENALTY: i32 = 500;

/// Returns this number of cards of the hand, those the bot needs least; the least useful one ends
/// on top.
pub(super) fn choose_discards(decision: &Decision, count: usize) -> Vec<CardId> {
    let mut each = discard_costs(decision);
    each.truncate(count);
    each.into_iter().rev().map(|(_, card)| card).collect()
}

/// Returns the number of cards discarded at the end of a turn: the minimum after making a word;
/// otherwise all cards that are worth less than a random card of the deck.
pub(super) fn exchange_count(decision: &Decision) -> usize {
    let range = decision.view.allowed_discards();
    let poor = discard_costs(decision)
        .iter()
        .filter(|(keep, _)| *keep < 0)
        .count();
    poor.clamp(*range.start(), *range.end())
}

/// The cards of the hand with the cost of giving each away, the cheapest first.
fn discard_costs(decision: &Decision) -> Vec<(i32, CardId)> {
    let view = decision.view;
    let options = &view.table.options;
    let ends = decision.end_chance(&view.table);
    let fears = decision.bot.fears > 0;
    let each = view.hand.iter().enumerate().map(|(place, card)| {
        let face = |card: &CardId| options.deck.face(*card);
        let before = view.hand.iter().take(place);
        let copies = before.filter(|other| face(other) == face(card)).count();
        let copies = i32::try_from(copies).unwrap_or_default();
        let dangerous = if fears && decision.threatens_own_word(*card) {
            THREAT_PENALTY
        } else {
            0
        };
        let cost = options.hand_cost(*card) * ends;
        let keep = keeping_value(&options.deck, *card) - 150 * copies + dangerous - cost;
        (keep, *card)
    });
    let mut each: Vec<(i32, CardId)> = each.collect();
    sort(&mut each);
    each
}
