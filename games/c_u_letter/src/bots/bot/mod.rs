//! Bot levels as parameters: what they know, what they overlook, and how far they look ahead.
//!
//! | file | what is in it |
//! |---|---|
//! | `levels` | the parameters |
//! | `attention` | what a bot overlooks, the same all through a turn |
//! | `budget` | the work limit of a decision |
//! | `worlds` | possible values of the hidden cards |
//! | `simulation` | simulated play in a world |
//! | `lead` | a seat's lead if the round ended |
//! | `search` | the placing with the best average over such worlds |
//! | `claims` | which words a bot claims |
//! | `scramble` | words of the leftover cards |

mod attention;
mod budget;
mod claims;
mod lead;
mod levels;
mod scramble;
mod search;
mod simulation;
mod worlds;

pub use levels::{ARCHMAGE, BotLevel, CONJURER, DABBLER, ILLUSIONIST, LEVELS, level};

use super::finder::{FoundPlay, placings};
use attention::BotAttention;
use base::sorting::sort_by_key;
use budget::{CARD_LAYING_COST, STEPS_PER_BOARD, STEPS_PER_PLACING, SearchBudget};
use c_u_letter_rules::reading::WordCriteria;
use c_u_letter_rules::{Action, LetterBoard, Placing, Stage, Use, View, WordProposal};
pub(super) use claims::{added_cards, unclaimed_words};
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, Level, Lexicon};
use scramble::ScrambleBot;
use simulation::{Simulation, immediate_value};

/// Returns a bot's action for a seat whose action the game awaits. The bot knows only what that
/// seat sees.
pub fn think(
    view: &View,
    seat: SeatId,
    bot: &BotLevel,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Action {
    let table = &view.table;
    if let Some(proposal) = &table.proposed {
        return if is_in_full_list(view, proposal, words) {
            Action::Agree
        } else {
            Action::Decline
        };
    }
    if table.is_waiting_to_begin() {
        return Action::Ready;
    }
    let budget = &SearchBudget::new(bot.mind.judgement.work);
    match &table.stage {
        Stage::Placing => choose_placing(view, seat, bot, words, family, budget, chance),
        Stage::Claiming | Stage::Revealing(_) => {
            claims::next_claim(view, seat, bot, words, family, budget)
        }
        Stage::Scramble(_) => ScrambleBot {
            view,
            seat,
            bot,
            words,
            family,
            budget,
        }
        .act(chance),
        Stage::Dealing | Stage::RoundOver | Stage::Over => Action::NextRound,
    }
}

/// Whether the full list has the proposed word, whichever list judges in this game (C11).
fn is_in_full_list(view: &View, proposal: &WordProposal, words: &Lexicon) -> bool {
    let has = |word| words.contains_up_to(word, Level::FULL);
    match proposal {
        WordProposal::Span(span) => {
            let board: &LetterBoard = &view.table.board;
            let read = [*span, span.reversed()].map(|span| board.word_on(span));
            read.into_iter().flatten().any(has)
        }
        WordProposal::Cards(cards) => {
            let mut letters = cards.iter().map(|card| card.letter());
            let word = letters.try_fold(lexicon::Word::EMPTY, lexicon::Word::push);
            word.is_some_and(has)
        }
    }
}

/// Picks a placing: of those the bot notices, the one that gains most at once or, if none gains
/// anything, a quiet one that costs nothing. Levels with look-ahead search on from there.
fn choose_placing(
    view: &View,
    seat: SeatId,
    bot: &BotLevel,
    words: &Lexicon,
    family: &FamilyFilter,
    budget: &SearchBudget,
    chance: &mut Chance,
) -> Action {
    let mut finds = find_placings(view, seat, bot, words, budget);
    finds.retain(|find| find.is_family_friendly(family));
    sort_best_first(&mut finds);
    let attention = BotAttention::for_turn(view, seat, bot, words);
    let quiet = |find: &FoundPlay| find.placing.using == Use::Nothing && find.opens.is_empty();
    let some = finds.first().map(|find| find.placing);
    finds.retain(|find| {
        (quiet(find) && immediate_value(find) == 0) || attention.notices_placing(find)
    });
    let gains = finds.first().filter(|find| immediate_value(find) > 0);
    let at_once = match gains {
        Some(find) => Some(find.placing),
        None => {
            let harmless = |find: &&FoundPlay| {
                find.placing.using == Use::Nothing && immediate_value(find) >= 0
            };
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
    Action::Place(match bot.mind.judgement.candidates {
        0 | 1 => at_once,
        _ => search::look_ahead(view, &finds, at_once, bot, words, budget, chance),
    })
}

/// Returns a placing that look-ahead shows to be clearly better than `did`, and by how many
/// hundredths of a card.
pub(super) fn better_placing(
    view: &View,
    did: Placing,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<(FoundPlay, i32)> {
    let (seat, bot) = (view.own?, &ARCHMAGE);
    let budget = &SearchBudget::new(REVIEW_WORK_LIMIT);
    let mut finds = find_placings(view, seat, bot, words, budget);
    finds.retain(|find| find.is_family_friendly(family));
    sort_best_first(&mut finds);
    let simulation = Simulation::new(bot, seat, words, budget);
    let chance = &mut Chance::new(view.table.counter.into());
    let (better, by) = search::better(view, &finds, did, &simulation, chance)?;
    let find = finds.into_iter().find(|find| find.placing == better)?;
    Some((find, by))
}

/// Limit of list steps for reviewing one turn.
const REVIEW_WORK_LIMIT: u64 = 2_500_000;

/// Sorts placings by immediate gain, the highest first, and ties by the longest word that they
/// open.
fn sort_best_first(finds: &mut Vec<FoundPlay>) {
    sort_by_key(finds, |find: &FoundPlay| {
        let longest = find.opens.first().map_or(0, |opened| opened.word.len());
        std::cmp::Reverse((immediate_value(find), longest))
    });
}

/// Finds every placing, as far as the budget allows.
fn find_placings(
    view: &View,
    seat: SeatId,
    bot: &BotLevel,
    words: &Lexicon,
    budget: &SearchBudget,
) -> Vec<FoundPlay> {
    let table = &view.table;
    let Some(criteria) = table.word_criteria(Some(words)) else {
        return Vec::new();
    };
    let level = criteria.level.min(bot.mind.vocabulary);
    let criteria = WordCriteria {
        level,
        before: Some(&budget.before),
        ..criteria
    };
    let mut all = placings(table, seat, &view.hand, criteria);
    let mut found = Vec::new();
    while budget.can_spend(STEPS_PER_BOARD + STEPS_PER_PLACING + CARD_LAYING_COST) {
        let Some(find) = all.next() else { break };
        budget.spend(CARD_LAYING_COST);
        found.push(find);
    }
    found
}
