//! Chooses which card a retired bot places, and where.

use super::Mage;
use super::claiming::{claims, scrambles};
use crate::bots::{Finder, FoundPlay};
use base::sorting::sort_by_key;
use c_u_letter_rules::{Action, Stage, Use, View};
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, Lexicon};

/// Returns a bot's action for a seat whose action the game awaits. The bot knows only what that
/// seat sees.
pub fn choose(
    view: &View,
    seat: SeatId,
    mage: Mage,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Action {
    let table = &view.table;
    if table.proposed.is_some() {
        // People decide about words. If a bot is asked anyway, it agrees.
        return Action::Agree;
    }
    let floor = match &table.stage {
        Stage::Scramble(left) => left.floor,
        Stage::RoundOver | Stage::Over => false,
        _ => true,
    };
    if floor && !table.turn.ready {
        return Action::Ready;
    }
    match &table.stage {
        Stage::Placing => places(view, mage, words, family, chance),
        Stage::Claiming | Stage::Revealing(_) => claims(view, mage, words, family),
        Stage::Scramble(_) => scrambles(view, seat, mage, words, family, chance),
        Stage::Dealing | Stage::RoundOver | Stage::Over => Action::NextRound,
    }
}

/// Picks the best placing that the bot notices, or else a quiet one that costs nothing.
fn places(
    view: &View,
    mage: Mage,
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Action {
    let finder = Finder::new(view).with_max_level(mage.vocabulary());
    let mut finds = finder.find(words);
    let worth = |find: &FoundPlay| 100 * find.swing() + mage.ambush() * find.ambush;
    sort_by_key(&mut finds, |find| std::cmp::Reverse(worth(find)));
    let told = |find: &&FoundPlay| find.is_family_friendly(family);
    let mut gains = finds.iter().filter(told).filter(|find| worth(find) > 0);
    let noticed = gains.find(|find| chance.below(100) < mage.notices(find.placing.using));
    if let Some(find) = noticed {
        return Action::Place(find.placing);
    }
    let quiet: Vec<&FoundPlay> = finds
        .iter()
        .filter(|find| find.placing.using == Use::Nothing && worth(find) >= 0)
        .collect();
    let quiet = chance.pick(&quiet).copied().or(finds.first());
    // A legal placing exists unless the board is full, and a full board ends the round.
    quiet.map_or(Action::Done, |find| Action::Place(find.placing))
}
