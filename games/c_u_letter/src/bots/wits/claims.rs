//! Which words a bot claims, and in which order.

use super::budget::{A_BOARD, Budget, LAYING};
use super::margin::paid;
use super::noticing::Noticing;
use super::{REVIEWED, Wits};
use c_u_letter_rules::ownership::Entry;
use c_u_letter_rules::{Action, Ownership, Span, Stage, Standing, View};
use game::SeatId;
use lexicon::{Family, Lexicon};

/// Claims the bot's next word, or ends the turn. A bot that looks ahead claims the most valuable
/// first, never a word that costs it cards, and then words that would count if a longer one broke
/// (C14).
pub(super) fn claims(
    view: &View,
    seat: SeatId,
    wits: &Wits,
    words: &Lexicon,
    family: &Family,
    budget: &Budget,
) -> Action {
    let noticing = Noticing::of(view, seat, wits, words);
    let careful = wits.mind.judgement.worlds > 0;
    if !budget.has(2 * A_BOARD) {
        return Action::Done;
    }
    if !careful {
        let found = view.worth_claiming(words, wits.mind.vocabulary).into_iter();
        let mut found = found.filter(|one| !family.hides(one.id));
        let noticed = found.find(|one| noticing.standing(one));
        return noticed.map_or(Action::Done, |one| Action::Claim(one.span));
    }
    let known = |one: &Standing| words.level(one.id) <= wits.mind.vocabulary;
    let mut found = view.claimable(words);
    found.retain(|one| known(one) && !family.hides(one.id) && noticing.standing(one));
    let best = best(view, seat, &found, budget);
    best.map_or(Action::Done, Action::Claim)
}

/// Returns the words that the strongest bot would still claim for the viewing seat because they pay
/// cards: the most valuable first, each with the cards it adds after those before it. Leaves out
/// words that the family setting hides.
pub(in crate::bots) fn left(view: &View, words: &Lexicon, family: &Family) -> Vec<(i32, Standing)> {
    let mut left = Vec::new();
    let Some(seat) = view.own else {
        return left;
    };
    let budget = &Budget::new(REVIEWED);
    let mut open = Entry::all(&view.table.board, &view.table.ledger);
    let mut found = view.claimable(words);
    found.retain(|one| !family.hides(one.id));
    while let Some((brings, standing)) = most(view, seat, &open, &found, budget) {
        open.push(entry(view, seat, &standing));
        found.retain(|one| one.span != standing.span);
        left.push((brings, standing));
    }
    left
}

/// How many more cards the viewing seat would have with these words added to the current claims.
pub(in crate::bots) fn brought(view: &View, words: &[Standing]) -> usize {
    let table = &view.table;
    let Some(seat) = view.own else {
        return 0;
    };
    let cards = |entries: &[Entry]| {
        let ownership = Ownership::among(entries);
        ownership.cards_of(seat, &table.board, table.options.stacks)
    };
    let mut all = Entry::all(&table.board, &table.ledger);
    let now = cards(&all);
    all.extend(words.iter().map(|one| entry(view, seat, one)));
    cards(&all).saturating_sub(now)
}

/// Picks the most valuable word, or else the longest one that would be dormant behind a longer word
/// of its line, if the seat has no other dormant word there.
fn best(view: &View, seat: SeatId, found: &[Standing], budget: &Budget) -> Option<Span> {
    let table = &view.table;
    let open = Entry::all(&table.board, &table.ledger);
    if let Some((_, standing)) = most(view, seat, &open, found, budget) {
        return Some(standing.span);
    }
    let hidden = matches!(table.stage, Stage::Revealing(_));
    let mut found = found.iter().filter(|_| !hidden);
    let asleep = found.find(|standing| sleeps(&open, seat, standing));
    asleep.map(|standing| standing.span)
}

/// Returns the word that adds most to the current claims, and the number of cards, or `None` if no
/// word adds any.
fn most(
    view: &View,
    seat: SeatId,
    open: &[Entry],
    found: &[Standing],
    budget: &Budget,
) -> Option<(i32, Standing)> {
    let table = &view.table;
    let now = paid(table, &table.board, open, seat);
    let mut best: Option<(i32, Standing)> = None;
    for standing in found {
        if !budget.has(LAYING) {
            break;
        }
        budget.count(LAYING);
        let mut all = open.to_vec();
        all.push(entry(view, seat, standing));
        let brings = paid(table, &table.board, &all, seat) - now;
        // On a tie the longest word is kept, since it comes first.
        if brings > best.map_or(0, |(most, _)| most) {
            best = Some((brings, *standing));
        }
    }
    best
}

/// Returns the ownership entry of a word, as if a seat claimed it now.
const fn entry(view: &View, seat: SeatId, standing: &Standing) -> Entry {
    Entry {
        owner: seat,
        hidden: matches!(view.table.stage, Stage::Revealing(_)),
        span: Some(standing.span),
    }
}

/// Whether a word would be dormant behind a longer one of its line, and the seat has no dormant
/// word there.
fn sleeps(open: &[Entry], seat: SeatId, standing: &Standing) -> bool {
    let line = standing.span.line();
    let lying = open
        .iter()
        .filter_map(|entry| Some((entry.owner, entry.span?)));
    let lying = lying.filter(|(_, span)| span.line() == line);
    let longest = lying.clone().map(|(_, span)| span.len()).max();
    let longest = longest.unwrap_or_default();
    let mut own = lying.filter(|(owner, _)| *owner == seat);
    (LEAST..longest).contains(&standing.word.len()) && !own.any(|(_, span)| span.len() < longest)
}

/// Fewest letters of a word worth claiming as a dormant one.
const LEAST: usize = 3;
