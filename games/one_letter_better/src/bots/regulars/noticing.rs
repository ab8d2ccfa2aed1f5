//! Which plays a bot notices. This stays the same during a turn, whatever it takes or plays and
//! however often it looks.

use super::Regular;
use crate::bots::Find;
use game::SeatId;
use game::bots::{Eye, Glance, Sight};
use lexicon::Lexicon;
use one_letter_better_rules::{Table, View, Way};

/// What a bot notices in one turn.
pub(super) struct Noticing<'a> {
    words: &'a Lexicon,
    eye: Eye,
    glance: Glance,
}

impl<'a> Noticing<'a> {
    /// Seeds the turn's attention with values that stay the same during it: the round and its first
    /// card, and the points and words before the turn.
    pub(super) fn of(view: &View, seat: SeatId, regular: &Regular, words: &'a Lexicon) -> Self {
        let table = &view.table;
        let mut points: Vec<i32> = table.points.clone();
        let mut laid = table.words.len();
        for played in &table.turn.plays {
            let made = &played.made;
            let mut scored = |seat: SeatId, by: i32| {
                if let Some(points) = points.get_mut(seat.index()) {
                    *points -= by;
                }
            };
            scored(seat, made.gain);
            if let Some(victim) = made.victim {
                scored(victim, -made.loss);
            }
            laid = laid + played.before.len() - 1;
        }
        let picked = table.turn.pick_up.as_ref();
        let picked = picked.and_then(|pick_up| pick_up.cards.first());
        let first = table.pile.first().or(picked).map_or(0, |card| card.index());
        let round = [table.results.len(), seat.index(), first, laid];
        let round = round.into_iter().map(|number| number as u64);
        let open = regular.attention.at(lead(table, &points, seat));
        let moment = points.iter().map(|points| *points as u64);
        let moment: Vec<u64> = round.chain(moment).collect();
        Noticing {
            words,
            eye: regular.mind.eye.opened(open),
            glance: Glance::new(&moment),
        }
    }

    /// Whether the bot notices a play, which depends on the word and the kind of play.
    pub(super) fn sees(&self, find: &Find) -> bool {
        let beside = match find.way {
            Way::New => 0,
            Way::Extend | Way::Steal => 1,
            Way::Substitute => 3,
            Way::Join => 4,
        };
        let place = find
            .used
            .iter()
            .fold(0, |place, id| place * 1_000 + 1 + id.index() as u64);
        let sight = Sight {
            word: find.word,
            level: self.words.level(find.id),
            beside,
            place,
        };
        self.eye.sees(&sight, self.glance)
    }
}

/// A seat's lead over the best other seat, with these points in the current round.
fn lead(table: &Table, points: &[i32], seat: SeatId) -> i32 {
    let sum = |seat: SeatId| {
        let now = points.get(seat.index()).copied().unwrap_or_default();
        table.sum(seat).saturating_add(now)
    };
    let best = seat.others(table.seats).map(sum).max();
    best.map_or(0, |best| sum(seat).saturating_sub(best))
}
