//! Which words it claims, in which order.

use super::budget::{A_BOARD, Budget, LAYING};
use super::margin::paid;
use super::noticing::Noticing;
use super::{REVIEWED, Wits};
use crate::games::c_u_letter::rules::ownership::Entry;
use crate::games::c_u_letter::rules::{Action, Ownership, Span, Stage, Standing, View};
use game::SeatId;
use lexicon::{Family, Lexicon};

/// The next word that it claims; then it is done. Who looks ahead claims what brings most first,
/// never what costs it cards, and then what would count if a longer word broke (C14).
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

/// The words that the highest level would still claim on the own seat because they bring cards, what
/// brings most first, each with how many cards it brings after those before it. No word that the
/// family switch hides is among them.
pub(in crate::games::c_u_letter::opponent) fn left(
    view: &View,
    words: &Lexicon,
    family: &Family,
) -> Vec<(i32, Standing)> {
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

/// How many cards more the own seat would have with some words beside the claims that lie there.
pub(in crate::games::c_u_letter::opponent) fn brought(view: &View, words: &[Standing]) -> usize {
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

/// What brings most; else the longest that would lie asleep behind a longer word of its line, as
/// long as it has no other one asleep there.
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

/// What brings most beside the claims that lie there, and how many cards; none if nothing brings any.
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
        // Of equal ones the longest, which comes first.
        if brings > best.map_or(0, |(most, _)| most) {
            best = Some((brings, *standing));
        }
    }
    best
}

/// A word as it would lie, claimed by a seat now.
const fn entry(view: &View, seat: SeatId, standing: &Standing) -> Entry {
    Entry {
        owner: seat,
        hidden: matches!(view.table.stage, Stage::Revealing(_)),
        span: Some(standing.span),
    }
}

/// Whether a word would lie asleep behind a longer one of its line, and the seat has none there
/// that does.
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

/// The fewest letters of a word that is worth claiming to lie asleep.
const LEAST: usize = 3;
