//! Bot levels as parameters: what they know, what they overlook, and how far they look ahead.
//!
//!
//! | file | what is in it |
//! |---|---|
//! | `levels` | the parameters |
//! | `noticing` | what a bot overlooks, the same all through a turn |
//! | `budget` | the work limit of a decision |
//! | `worlds` | possible values of the hidden cards |
//! | `playing` | simulated play in a world |
//! | `margin` | a seat's lead if the round ended |
//! | `search` | the placing with the best average over such worlds |
//! | `claims` | which words a bot claims |
//! | `scramble` | words of the leftover cards |

mod budget;
mod claims;
mod levels;
mod margin;
mod noticing;
mod playing;
mod scramble;
mod search;
mod worlds;

pub use levels::{ARCHMAGE, CONJURER, DABBLER, ILLUSIONIST, LEVELS, Wits, level};

use super::finder::{Find, placings};
use base::sorting::sort_by_key;
use budget::{A_BOARD, A_PLACING, Budget, LAYING};
use c_u_letter_rules::reading::Judging;
use c_u_letter_rules::{Action, Board, Placing, Proposal, Stage, Use, View};
pub(super) use claims::{brought, left};
use game::{Chance, SeatId};
use lexicon::{Family, Level, Lexicon};
use noticing::Noticing;
use playing::{Playing, worth};
use scramble::Left;

/// Returns a bot's action for a seat whose action the game awaits. The bot knows only what that
/// seat sees.
pub fn think(
    view: &View,
    seat: SeatId,
    wits: &Wits,
    words: &Lexicon,
    family: &Family,
    chance: &mut Chance,
) -> Action {
    let table = &view.table;
    if let Some(proposal) = &table.proposed {
        return match stands_in_the_list(view, proposal, words) {
            true => Action::Agree,
            false => Action::Decline,
        };
    }
    if table.waits_to_begin() {
        return Action::Ready;
    }
    let budget = &Budget::new(wits.mind.judgement.work);
    match &table.stage {
        Stage::Placing => places(view, seat, wits, words, family, budget, chance),
        Stage::Claiming | Stage::Revealing(_) => {
            claims::claims(view, seat, wits, words, family, budget)
        }
        Stage::Scramble(_) => Left {
            view,
            seat,
            wits,
            words,
            family,
            budget,
        }
        .act(chance),
        Stage::Dealing | Stage::RoundOver | Stage::Over => Action::NextRound,
    }
}

/// Whether the full list has the proposed word, whichever list judges in this game (C11).
fn stands_in_the_list(view: &View, proposal: &Proposal, words: &Lexicon) -> bool {
    let has = |word| words.contains_at(word, Level::FULL);
    match proposal {
        Proposal::Span(span) => {
            let board: &Board = &view.table.board;
            let read = [*span, span.reversed()].map(|span| board.read(span));
            read.into_iter().flatten().any(has)
        }
        Proposal::Cards(cards) => {
            let mut letters = cards.iter().map(|card| card.letter());
            let word = letters.try_fold(lexicon::Word::EMPTY, lexicon::Word::push);
            word.is_some_and(has)
        }
    }
}

/// Picks a placing: of those the bot notices, the one that gains most at once, or else a quiet one
/// that costs nothing. Levels with look-ahead search on from there.
fn places(
    view: &View,
    seat: SeatId,
    wits: &Wits,
    words: &Lexicon,
    family: &Family,
    budget: &Budget,
    chance: &mut Chance,
) -> Action {
    let mut finds = found(view, seat, wits, words, budget);
    finds.retain(|find| find.may_be_told(family));
    best_first(&mut finds);
    let noticing = Noticing::of(view, seat, wits, words);
    let quiet = |find: &Find| find.placing.using == Use::Nothing && find.opens.is_empty();
    let some = finds.first().map(|find| find.placing);
    finds.retain(|find| (quiet(find) && worth(find) == 0) || noticing.placing(find));
    let gains = finds.first().filter(|find| worth(find) > 0);
    let at_once = match gains {
        Some(find) => Some(find.placing),
        None => {
            let harmless = |find: &&Find| find.placing.using == Use::Nothing && worth(find) >= 0;
            let harmless: Vec<Placing> = finds
                .iter()
                .filter(harmless)
                .map(|find| find.placing)
                .collect();
            chance.pick(&harmless).copied()
        }
    };
    // A legal placing exists unless the board is full, and a full board ends the round.
    let Some(at_once) = at_once.or(some) else {
        return Action::Done;
    };
    Action::Place(match wits.mind.judgement.candidates {
        0 | 1 => at_once,
        _ => search::ahead(view, &finds, at_once, wits, words, budget, chance),
    })
}

/// Returns a placing that look-ahead shows to be clearly better than `did`, and by how many
/// hundredths of a card.
pub(super) fn better(
    view: &View,
    did: Placing,
    words: &Lexicon,
    family: &Family,
) -> Option<(Find, i32)> {
    let (seat, wits) = (view.own?, &ARCHMAGE);
    let budget = &Budget::new(REVIEWED);
    let mut finds = found(view, seat, wits, words, budget);
    finds.retain(|find| find.may_be_told(family));
    best_first(&mut finds);
    let playing = Playing::of(wits, seat, words, budget);
    let chance = &mut Chance::new(view.table.counter.into());
    let (better, by) = search::better(view, &finds, did, &playing, chance)?;
    let find = finds.into_iter().find(|find| find.placing == better)?;
    Some((find, by))
}

/// Limit of list steps for reviewing one turn.
const REVIEWED: u64 = 2_500_000;

/// Sorts placings by immediate gain, the highest first, and ties by the longest word that they
/// open.
fn best_first(finds: &mut Vec<Find>) {
    sort_by_key(finds, |find: &Find| {
        let longest = find.opens.first().map_or(0, |opened| opened.word.len());
        std::cmp::Reverse((worth(find), longest))
    });
}

/// Finds every placing, as far as the budget allows.
fn found(view: &View, seat: SeatId, wits: &Wits, words: &Lexicon, budget: &Budget) -> Vec<Find> {
    let table = &view.table;
    let Some(judging) = table.judging(Some(words)) else {
        return Vec::new();
    };
    let level = judging.level.min(wits.mind.vocabulary);
    let judging = Judging {
        level,
        before: Some(&budget.before),
        ..judging
    };
    let mut all = placings(table, seat, &view.hand, judging);
    let mut found = Vec::new();
    while budget.has(A_BOARD + A_PLACING + LAYING) {
        let Some(find) = all.next() else { break };
        budget.count(LAYING);
        found.push(find);
    }
    found
}
