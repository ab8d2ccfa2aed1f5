//! A player's account in five figures: start, choices, cards, others, end.

use super::{ChanceTimeline, Odds, ScoreSnapshot};
use crate::SeatId;

/// The loss of one decision, as the review found it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DecisionLoss {
    /// The number of journal steps before the decision.
    pub step: usize,
    /// The seat that decided.
    pub seat: SeatId,
    /// The loss, in hundredths of a point.
    pub by: i32,
    /// The part of the loss that was incurred later in the same turn, after the position at that
    /// step.
    pub later: i32,
    /// Whether everyday words would have avoided the loss.
    pub known: bool,
}

/// A seat's account of its chance of winning, in hundredths. The start plus all changes is the
/// end, and no running total falls below 0 or rises above 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChanceBreakdown {
    /// The chance at the start of the game.
    pub start: i32,
    /// Change due to the seat's own choices, compared with usual ones.
    pub choices: i32,
    /// Change due to what the seat drew, was dealt or found on the table.
    pub cards: i32,
    /// Change due to what the other seats did.
    pub others: i32,
    /// The chance at the end of the game.
    pub end: i32,
}

impl ChanceBreakdown {
    /// Computes a seat's account.
    pub fn for_seat(
        course: &ChanceTimeline,
        seat: SeatId,
        lost: &[DecisionLoss],
        odds: &Odds,
    ) -> ChanceBreakdown {
        let (mut choices, mut cards, mut others) = (0, 0, 0);
        for (at, part) in course.parts.iter().enumerate() {
            let change = course.chance_change(at, seat);
            let own = part.seat == Some(seat);
            let chosen = match odds.usual {
                None if own => change,
                None => 0,
                Some(usual) => {
                    let within = |one: &&DecisionLoss| {
                        one.seat == seat && (part.from..part.until).contains(&one.step)
                    };
                    let gave = lost.iter().filter(within).map(|one| one.by);
                    let gave = odds.lasting_loss(gave.fold(0, i32::saturating_add));
                    let usual = if own { usual } else { 0 };
                    chance_gain(&part.stand, seat, usual.saturating_sub(gave), odds)
                }
            };
            choices += chosen;
            match part.seat {
                Some(other) if other != seat => others += change - chosen,
                _ => cards += change - chosen,
            }
        }
        let start = course.chance_before(0, seat);
        let end = course.chance_before(course.parts.len(), seat);
        ChanceBreakdown::rounded(start, choices, cards, others, end).within_bounds()
    }

    /// Converts thousandths to hundredths. The rounding error goes to the cards or the others,
    /// whichever changed more, or to the choices if neither changed.
    fn rounded(start: i32, choices: i32, cards: i32, others: i32, end: i32) -> ChanceBreakdown {
        let whole = |thousandths: i32| (thousandths + 5 * thousandths.signum()) / 10;
        let mut sum = ChanceBreakdown {
            start: whole(start),
            choices: whole(choices),
            cards: whole(cards),
            others: whole(others),
            end: whole(end),
        };
        let left = sum.end - sum.start - sum.choices - sum.cards - sum.others;
        if cards.abs() >= others.abs() && cards != 0 {
            sum.cards += left;
        } else if others != 0 {
            sum.others += left;
        } else {
            sum.choices += left;
        }
        sum
    }

    /// Where the account would rise above 100 or fall below 0 on its way, leaves out swings that
    /// cancelled each other: the same total from the gains as from the losses, shared in
    /// proportion.
    fn within_bounds(self) -> ChanceBreakdown {
        let gains = [self.choices, self.cards, self.others].map(|part| part.max(0));
        let gains: i32 = gains.iter().sum();
        let losses = gains - (self.end - self.start);
        let totals = |off: i32| {
            let left = |part: i32| {
                let all = if part > 0 { gains } else { losses };
                part * (all - off) / all.max(1)
            };
            let chosen = self.start + left(self.choices);
            (chosen, chosen + left(self.cards))
        };
        let inside = |total: i32| (0..=100).contains(&total);
        let mut all = (0..=gains.min(losses)).map(totals);
        // If all gains or all losses have to be left out, the account leads straight from the start
        // to the end.
        let (chosen, dealt) = all
            .find(|(chosen, dealt)| inside(*chosen) && inside(*dealt))
            .unwrap_or((self.end, self.end));
        ChanceBreakdown {
            choices: chosen - self.start,
            cards: dealt - chosen,
            others: self.end - dealt,
            ..self
        }
    }
}

/// Returns by how much `by` hundredths of a point raise a seat's chance of winning.
fn chance_gain(stand: &ScoreSnapshot, seat: SeatId, by: i32, odds: &Odds) -> i32 {
    let mut without = stand.clone();
    if let Some(ahead) = without.ahead.get_mut(seat.index()) {
        *ahead = ahead.saturating_sub(by);
    }
    odds.chance(stand, seat.index()) - odds.chance(&without, seat.index())
}

#[cfg(test)]
mod tests {
    use super::super::TimelinePart;
    use super::*;

    const ODDS: Odds = Odds {
        turn: 0,
        lasts: 100,
        usual: Some(100),
        doubles: [1_000; 9],
    };

    /// Returns the timeline of a game of one turn each: the first seat gives a lot away, and the
    /// second takes the lead.
    fn course() -> ChanceTimeline {
        let part = |seat, from, ahead: [i32; 2], chances: [i32; 2]| TimelinePart {
            seat: Some(SeatId::new(seat)),
            from,
            until: from + 2,
            stand: ScoreSnapshot {
                ahead: ahead.to_vec(),
                progress: 500,
            },
            chances: chances.to_vec(),
        };
        ChanceTimeline {
            start: vec![500, 500],
            parts: vec![
                part(0, 1, [1_000, 0], [667, 333]),
                part(1, 3, [1_000, 2_000], [333, 667]),
            ],
        }
    }

    #[test]
    fn losses_are_blamed_on_choices_and_the_rest_of_a_turn_on_cards() {
        let sum = |by| {
            let (step, seat) = (2, SeatId::FIRST);
            ChanceBreakdown::for_seat(
                &course(),
                seat,
                &[DecisionLoss {
                    step,
                    seat,
                    by,
                    later: 0,
                    known: true,
                }],
                &ODDS,
            )
        };
        let usual = sum(100);
        assert_eq!(
            usual,
            ChanceBreakdown {
                start: 50,
                choices: 0,
                cards: 17,
                others: -34,
                end: 33
            }
        );
        let (good, bad) = (sum(0), sum(1_100));
        assert!(
            good.choices > 0 && bad.choices < -10 && bad.cards > 17,
            "{good:?} {bad:?}"
        );
        for sum in [usual, good, bad] {
            assert_eq!(sum.start + sum.choices + sum.cards + sum.others, sum.end);
        }
    }

    /// The account once showed "+132" and "−142" out of a hundred.
    #[test]
    fn swings_that_cancel_out_are_reduced_to_keep_totals_within_0_to_100() {
        let of = |start, choices, cards, others, end| {
            let sum = ChanceBreakdown {
                start,
                choices,
                cards,
                others,
                end,
            };
            let ChanceBreakdown {
                choices,
                cards,
                others,
                ..
            } = sum.within_bounds();
            assert_eq!(start + choices + cards + others, end);
            [choices, cards, others]
        };
        assert_eq!(of(50, 132, -142, -40, 0), [50, -78, -22]);
        assert_eq!(of(50, -76, 43, -17, 0), [-50, 12, -12]);
        assert_eq!(of(25, 16, -30, -11, 0), [16, -30, -11], "as it was");
        assert_eq!(of(100, 10, -10, 0, 100), [0, 0, 0]);
    }

    #[test]
    fn without_hidden_luck_a_seats_whole_turn_counts_as_its_choice() {
        let open = Odds {
            usual: None,
            ..ODDS
        };
        let sum = ChanceBreakdown::for_seat(&course(), SeatId::new(1), &[], &open);
        assert_eq!((sum.choices, sum.cards, sum.others), (33, 0, -16));
        assert_eq!((sum.start, sum.end), (50, 67));
    }
}
