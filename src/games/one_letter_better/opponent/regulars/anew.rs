//! Plans whose rest is planned anew once a part of them is laid. Plays that are chosen together
//! know nothing of what each other makes possible: a word that was stolen is the own one then and
//! may grow by any number of cards, and a card that stands for others brings them to the hand.

use super::plans::{By, Plan, laid, offers};
use super::position::Position;
use super::thinking::Thinking;
use crate::games::one_letter_better::rules::{TableWordId, Way};

/// So many plays are looked at for those by which a word that lies there is changed.
const LOOKED_AT: usize = 60;

/// So many changes of the same words are tried.
const OF_A_WORD: usize = 2;

/// So many plans are made of the rest.
const RESTS: usize = 2;

/// What lies there is changed first, by the best of such plays.
pub(super) fn changed_first(thinking: &Thinking, position: &Position) -> Vec<Plan> {
    let most = thinking.regular.anew;
    if most == 0 {
        return Vec::new();
    }
    let mut tried: Vec<Vec<TableWordId>> = Vec::new();
    let mut firsts = offers(thinking, position, By::Worth, LOOKED_AT);
    firsts.retain(|offer| {
        let same = tried
            .iter()
            .filter(|used| **used == offer.find.used)
            .count();
        let new = offer.find.way != Way::New && same < OF_A_WORD;
        if new {
            tried.push(offer.find.used.clone());
        }
        new
    });
    firsts.truncate(most);
    let begun = Plan::nothing(position);
    let each = firsts.into_iter().flat_map(|first| {
        let begun = begun.with(&first.find);
        rests(thinking, &begun, By::Worth)
    });
    each.collect()
}

/// The plan without one play after the other: as it is then, and with something else in its place.
pub(super) fn mended(thinking: &Thinking, position: &Position, plan: &Plan) -> Vec<Plan> {
    let mut all = Vec::new();
    for left_out in &plan.plays {
        let others = plan.plays.iter().filter(|find| *find != left_out);
        let mut less = others.fold(Plan::nothing(position), |plan, find| plan.with(find));
        for by in [By::Worth, By::Points] {
            all.extend(rests(thinking, &less, by));
        }
        // What must be played is not left out (O13).
        if less.after.state.table.turn.pick_up.is_none() {
            less.value = thinking.value(&less.after);
            all.push(less);
        }
    }
    all
}

/// A turn that has begun so, with what is best then.
fn rests<'a>(thinking: &'a Thinking, begun: &Plan, by: By) -> impl Iterator<Item = Plan> + use<'a> {
    let plays = begun.plays.clone();
    let rests = laid(thinking, &begun.after, by, RESTS).into_iter();
    rests.map(move |rest| Plan {
        plays: [&plays[..], &rest.plays].concat(),
        ..rest
    })
}
