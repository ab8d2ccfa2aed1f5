//! Rejects events that cannot have happened. A journal that holds such an event wasn't written by
//! this program.

use super::{
    Event, LetterTile, MadeWordId, Making, MotionKind, Pile, PlayMode, Stage, State, Table,
    spelled_word,
};
use base::sorting::sort_by_key;
use game::SeatId;

/// Whether an event can have happened in this state, under any version of the rules.
pub(super) fn is_possible(state: &State, event: &Event) -> bool {
    let table = &state.table;
    let laying = matches!(table.stage, Stage::Laying);
    if let Event::Laid(pile) = event {
        return laying && has_bag_letters(table, pile);
    }
    if laying || matches!(table.stage, Stage::Over(_)) {
        return false;
    }
    let there = |seat: &SeatId| table.present.contains(*seat);
    let turns = matches!(table.options.mode, PlayMode::Turns { .. });
    let asked = table.motion.is_some();
    let holder = match &table.stage {
        Stage::Reserved { press, .. } => Some(press.seat),
        _ => None,
    };
    let quiet = !asked && holder.is_none();
    match event {
        Event::Laid(_) => false,
        Event::Flipped(tile) => quiet && state.pile.tile(table.turned_up_count()) == Some(*tile),
        Event::Flipper(seat) => there(seat) && quiet,
        Event::Window => turns && quiet,
        Event::Sweep(seat) => turns && quiet && there(seat),
        Event::Passed(seat) => turns && quiet && there(seat),
        Event::Reserved(press) => !turns && !asked && there(&press.seat),
        Event::Queued(press, place) => {
            let known = table.queue.iter().any(|other| other.seat == press.seat);
            let waits = !asked && holder.is_some_and(|holder| holder != press.seat);
            waits && there(&press.seat) && !known && usize::from(*place) <= table.queue.len()
        }
        Event::Released(seat) | Event::Typed(seat, _) => !asked && holder == Some(*seat),
        Event::TimedOut(seat) => !asked && there(seat),
        Event::Interrupted => holder.is_some(),
        Event::Made(seat, making) => !asked && there(seat) && can_be_made(table, making),
        Event::Proposed(motion) => {
            let possible = match &motion.matter {
                MotionKind::Stop => true,
                MotionKind::TakeBack => table.last.is_some(),
                MotionKind::Count(making) => can_be_made(table, making),
            };
            !asked && there(&motion.by) && possible
        }
        Event::Agreed(seat) | Event::Declined(seat) => asked && there(seat),
        Event::Carried => asked,
        Event::TakenBack(word) => {
            quiet && (table.last.as_ref()).is_some_and(|last| last.word == *word)
        }
        Event::Done(seat) => quiet && there(seat),
        Event::Left(seat) => there(seat),
        Event::Ended(_) => !asked,
    }
}

/// Whether a pile holds exactly the letters of the bag, in any order.
fn has_bag_letters(table: &Table, pile: &Pile) -> bool {
    let mut letters = pile.letters().to_vec();
    sort_by_key(&mut letters, |letter| *letter);
    letters.into_iter().eq(table.options.bag.letters())
}

/// Whether a making uses whole words on the table and tiles of the centre, each once, and spells
/// its word.
fn can_be_made(table: &Table, making: &Making) -> bool {
    let rising = making
        .from
        .is_sorted_by(|one: &MadeWordId, other| one < other);
    let words = making.from.iter().map(|id| table.word(*id));
    let words: Option<Vec<_>> = words
        .map(|word| word.filter(|word| word.is_on_table()))
        .collect();
    let Some(words) = words.filter(|_| rising) else {
        return false;
    };
    let mut open: Vec<LetterTile> = words.iter().flat_map(|word| &word.tiles).copied().collect();
    let must = open.len();
    open.extend(&table.centre);
    let mut used = vec![false; open.len()];
    let mut tiles = Vec::with_capacity(making.tiles.len());
    for id in &making.tiles {
        let place = open.iter().position(|tile| tile.id == *id);
        let Some((place, tile)) = place.and_then(|at| Some((at, open.get(at)?))) else {
            return false;
        };
        match used.get_mut(place) {
            Some(used) if !*used => *used = true,
            _ => return false,
        }
        tiles.push(*tile);
    }
    let whole = used.iter().take(must).all(|used| *used);
    let word = spelled_word(&tiles);
    whole && !tiles.is_empty() && word == making.word && word.len() == tiles.len()
}
