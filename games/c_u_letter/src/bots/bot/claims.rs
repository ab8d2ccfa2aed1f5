//! Chooses which words a bot claims, and in which order.

use super::attention::BotAttention;
use super::budget::{CARD_LAYING_COST, STEPS_PER_BOARD, SearchBudget};
use super::lead::lead_from_claims;
use super::{BotLevel, REVIEW_WORK_LIMIT};
use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::{Action, BoardWord, Ownership, Span, Stage, View};
use game::SeatId;
use lexicon::{FamilyFilter, Lexicon};

/// Claims the bot's next word, or ends the turn. A bot that looks ahead claims the most valuable
/// first, and never one that costs it cards. After those, it claims words that would count if a
/// longer one broke (C14).
pub(super) fn next_claim(
    view: &View,
    seat: SeatId,
    bot: &BotLevel,
    words: &Lexicon,
    family: &FamilyFilter,
    budget: &SearchBudget,
) -> Action {
    let attention = BotAttention::for_turn(view, seat, bot, words);
    let careful = bot.mind.judgement.worlds > 0;
    if !budget.can_spend(2 * STEPS_PER_BOARD) {
        return Action::Done;
    }
    if !careful {
        let found = view
            .words_worth_claiming(words, bot.mind.vocabulary)
            .into_iter();
        let mut found = found.filter(|one| !family.hides(one.id));
        let noticed = found.find(|one| attention.notices_board_word(one));
        return noticed.map_or(Action::Done, |one| Action::Claim(one.span));
    }
    let known = |one: &BoardWord| words.level(one.id) <= bot.mind.vocabulary;
    let mut found = view.claimable_words(words);
    found.retain(|one| known(one) && !family.hides(one.id) && attention.notices_board_word(one));
    let best = best_word(view, seat, &found, budget);
    best.map_or(Action::Done, Action::Claim)
}

/// Returns the words that the strongest bot would still claim for the viewing seat because they pay
/// cards: the most valuable first, each with the cards it adds after those before it. Leaves out
/// words that the family setting hides.
pub(in crate::bots) fn unclaimed_words(
    view: &View,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Vec<(i32, BoardWord)> {
    let mut left = Vec::new();
    let Some(seat) = view.own else {
        return left;
    };
    let budget = &SearchBudget::new(REVIEW_WORK_LIMIT);
    let mut open = ClaimEntry::from_ledger(&view.table.board, &view.table.ledger);
    let mut found = view.claimable_words(words);
    found.retain(|one| !family.hides(one.id));
    while let Some((brings, standing)) = most_valuable(view, seat, &open, &found, budget) {
        open.push(claim_entry(view, seat, &standing));
        found.retain(|one| one.span != standing.span);
        left.push((brings, standing));
    }
    left
}

/// How many more cards the viewing seat would have with these words added to the current claims.
pub(in crate::bots) fn added_cards(view: &View, words: &[BoardWord]) -> usize {
    let table = &view.table;
    let Some(seat) = view.own else {
        return 0;
    };
    let cards = |entries: &[ClaimEntry]| {
        let ownership = Ownership::from_claims(entries);
        ownership.payout_to(seat, &table.board, table.options.stacks)
    };
    let mut all = ClaimEntry::from_ledger(&table.board, &table.ledger);
    let now = cards(&all);
    all.extend(words.iter().map(|one| claim_entry(view, seat, one)));
    cards(&all).saturating_sub(now)
}

/// Picks the most valuable word, or else the longest one that would be dormant behind a longer word
/// of its line, if the seat has no other dormant word there.
fn best_word(
    view: &View,
    seat: SeatId,
    found: &[BoardWord],
    budget: &SearchBudget,
) -> Option<Span> {
    let table = &view.table;
    let open = ClaimEntry::from_ledger(&table.board, &table.ledger);
    if let Some((_, standing)) = most_valuable(view, seat, &open, found, budget) {
        return Some(standing.span);
    }
    let hidden = matches!(table.stage, Stage::Revealing(_));
    let mut found = found.iter().filter(|_| !hidden);
    let asleep = found.find(|standing| would_be_dormant(&open, seat, standing));
    asleep.map(|standing| standing.span)
}

/// Returns the word that adds the most cards to the current claims, with the number of cards, or
/// `None` if no word adds any.
fn most_valuable(
    view: &View,
    seat: SeatId,
    open: &[ClaimEntry],
    found: &[BoardWord],
    budget: &SearchBudget,
) -> Option<(i32, BoardWord)> {
    let table = &view.table;
    let now = lead_from_claims(table, &table.board, open, seat);
    let mut best: Option<(i32, BoardWord)> = None;
    for standing in found {
        if !budget.can_spend(CARD_LAYING_COST) {
            break;
        }
        budget.spend(CARD_LAYING_COST);
        let mut all = open.to_vec();
        all.push(claim_entry(view, seat, standing));
        let brings = lead_from_claims(table, &table.board, &all, seat) - now;
        // On a tie the longest word is kept, since it comes first.
        if brings > best.map_or(0, |(most, _)| most) {
            best = Some((brings, *standing));
        }
    }
    best
}

/// Returns the ownership entry of a word, as if a seat claimed it now.
const fn claim_entry(view: &View, seat: SeatId, standing: &BoardWord) -> ClaimEntry {
    ClaimEntry {
        owner: seat,
        hidden: matches!(view.table.stage, Stage::Revealing(_)),
        span: Some(standing.span),
    }
}

/// Whether a word would be dormant behind a longer one of its line, and the seat has no dormant
/// word there.
fn would_be_dormant(open: &[ClaimEntry], seat: SeatId, standing: &BoardWord) -> bool {
    let line = standing.span.line();
    let lying = open
        .iter()
        .filter_map(|entry| Some((entry.owner, entry.span?)));
    let lying = lying.filter(|(_, span)| span.line() == line);
    let longest = lying.clone().map(|(_, span)| span.len()).max();
    let longest = longest.unwrap_or_default();
    let mut own = lying.filter(|(owner, _)| *owner == seat);
    (MIN_DORMANT_LETTERS..longest).contains(&standing.word.len())
        && !own.any(|(_, span)| span.len() < longest)
}

/// Fewest letters of a word worth claiming as a dormant one.
const MIN_DORMANT_LETTERS: usize = 3;
