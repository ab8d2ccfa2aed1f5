//! Which plays a bot notices. This stays the same during a turn, whatever it takes or plays and
//! however often it looks.

use super::BotLevel;
use crate::bots::FoundPlay;
use game::SeatId;
use game::bots::{Glance, Perception, PlayVisibility};
use lexicon::Lexicon;
use one_letter_better_rules::{PlayKind, Table, View};

/// What a bot notices in one turn.
pub(super) struct TurnAttention<'a> {
    words: &'a Lexicon,
    eye: Perception,
    glance: Glance,
}

impl<'a> TurnAttention<'a> {
    /// Seeds the turn's attention with values that stay the same during it: the round and its first
    /// card, and the points and words before the turn.
    pub(super) fn new(view: &View, seat: SeatId, bot: &BotLevel, words: &'a Lexicon) -> Self {
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
        let open = bot.attention.at_lead(lead(table, &points, seat));
        let moment = points.iter().map(|points| *points as u64);
        let moment: Vec<u64> = round.chain(moment).collect();
        TurnAttention {
            words,
            eye: bot.mind.eye.with_attention(open),
            glance: Glance::new(&moment),
        }
    }

    /// Whether the bot notices a play, which depends on the word and the kind of play.
    pub(super) fn notices(&self, find: &FoundPlay) -> bool {
        let beside = match find.way {
            PlayKind::New => 0,
            PlayKind::Extend | PlayKind::Steal => 1,
            PlayKind::Substitute => 3,
            PlayKind::Join => 4,
        };
        let place = find
            .used
            .iter()
            .fold(0, |place, id| place * 1_000 + 1 + id.index() as u64);
        let sight = PlayVisibility {
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
        table.total_score(seat).saturating_add(now)
    };
    let best = seat.others_clockwise(table.seats).map(sum).max();
    best.map_or(0, |best| sum(seat).saturating_sub(best))
}
