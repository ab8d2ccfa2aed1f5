//! The worth of a table to a seat, in hundredths of a point.

use super::keeping::{hand_keeping_value, keeping_value};
use super::race::{AVERAGE_HAND_COST, Race};
use super::unseen::FULL_HAND;
use base::sorting::sort_by_key;
use game::SeatId;
use one_letter_better_rules::{CardId, Mode, Table};

/// Worth of being the seat to move, where there is no race to a target.
const ON_TURN_ADVANTAGE: i32 = 2_000;

/// Extra worth of winning when the last round ends.
const WIN_BONUS: i32 = 5_000;

/// Points of each seat in a possible course of the round.
pub(super) type SeatPoints = Vec<i32>;

/// A seat's lead over the others: half against their average, half against the best of them.
pub(super) fn margin(points: &[i32], seat: SeatId) -> i32 {
    let own = points.get(seat.index()).copied().unwrap_or_default();
    let others = || {
        let each = points.iter().enumerate();
        each.filter(|(other, _)| *other != seat.index())
    };
    let count = i32::try_from(others().count()).unwrap_or_default();
    if count == 0 {
        return 100 * own;
    }
    let sum: i32 = others().map(|(_, points)| *points).sum();
    let most = others()
        .map(|(_, points)| *points)
        .max()
        .unwrap_or_default();
    100 * own - 50 * sum / count - 50 * most
}

/// Result of a round that ends with these points and these hand costs.
pub(super) fn round_end_value(table: &Table, seat: SeatId, points: &[i32], costs: &[i32]) -> i32 {
    let winners = table.winners(true, points);
    let at = |each: &[i32], seat: SeatId| each.get(seat.index()).copied().unwrap_or_default();
    let after: SeatPoints = table
        .all_seats()
        .map(|seat| {
            if winners.contains(seat) && winner_escapes_penalty(table) {
                at(points, seat)
            } else {
                at(points, seat) - at(costs, seat)
            }
        })
        .collect();
    let brings = margin(&after, seat);
    if table.results.len() + 1 < table.options.rounds.into() || !winner_escapes_penalty(table) {
        return brings;
    }
    let sums: SeatPoints = table
        .all_seats()
        .map(|other| {
            let now = after.get(other.index()).copied().unwrap_or_default();
            table.total_score(other) + now
        })
        .collect();
    let own = sums.get(seat.index()).copied().unwrap_or_default();
    let others = seat.others_clockwise(table.seats);
    let best = others.filter_map(|other| sums.get(other.index())).max();
    match best {
        Some(best) if own > *best => brings + WIN_BONUS,
        Some(best) if own < *best => brings - WIN_BONUS,
        _ => brings,
    }
}

/// Whether the winner of a round escapes the penalty. In a solo game the hand always counts (O36).
fn winner_escapes_penalty(table: &Table) -> bool {
    table.options.mode == Mode::Table
}

/// Worth of the hand held while the round goes on. `ends` is the chance, in percent, that the round
/// ends before the bot's next turn.
pub(super) fn hand_value(table: &Table, hand: &[CardId], keeps: i32, ends: i32) -> i32 {
    let mut hand = hand.to_vec();
    let options = &table.options;
    sort_by_key(&mut hand, |card| -keeping_value(&options.deck, *card));
    hand.truncate(FULL_HAND);
    let cost: i32 = hand.iter().map(|card| options.hand_cost(*card)).sum();
    let worth = hand_keeping_value(&options.deck, &hand) * keeps / 100;
    worth * (100 - ends) / 100 - (cost - AVERAGE_HAND_COST) * ends
}

/// Worth of the rest of a round with these points, for a seat that is or isn't the next to move.
pub(super) fn rest_of_round_value(
    race: Option<&Race>,
    table: &Table,
    seat: SeatId,
    points: &[i32],
    on_turn: bool,
) -> i32 {
    let of = |seat: SeatId| points.get(seat.index()).copied().unwrap_or_default();
    let best = seat.others_clockwise(table.seats).map(of).max();
    let (Some(race), Some(target), Some(best)) = (race, table.options.target, best) else {
        return if on_turn {
            ON_TURN_ADVANTAGE
        } else {
            -ON_TURN_ADVANTAGE
        };
    };
    let (own, other) = (i32::from(target) - of(seat), i32::from(target) - best);
    if on_turn {
        race.expected_lead(own, other)
    } else {
        -race.expected_lead(other, own)
    }
}

/// The chance, in percent, that a round ends in the turn of a seat with these points.
pub(super) fn end_chance(table: &Table, deck: usize, points: i32) -> i32 {
    let Some(target) = table.options.target else {
        return if deck == 0 { 100 } else { 0 };
    };
    let missing = i32::from(target) - points;
    let ends = (90 - missing).clamp(0, 90);
    if deck == 0 { ends.max(50) } else { ends }
}
