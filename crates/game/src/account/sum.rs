//! Start, choices, cards, others, end: what a chance of winning came to.

use super::{Course, Odds, Stand};
use crate::SeatId;

/// What a decision gave away, by the review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lost {
    /// After how many steps of the journal it was to be made.
    pub step: usize,
    /// Whose it was.
    pub seat: SeatId,
    /// How much, in hundredths of a point.
    pub by: i32,
    /// How much of it was given away later in the same turn, which no position at that step asks for.
    pub later: i32,
    /// Whether everyday words would have done.
    pub known: bool,
}

/// What a seat's chance of winning came to, in hundredths: the start and all that changed it are
/// the end, and no total on the way is less than no chance or more than a sure win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sum {
    /// As the game began.
    pub start: i32,
    /// By its own choices, against usual ones.
    pub choices: i32,
    /// By what it drew, was dealt, or found there.
    pub cards: i32,
    /// By what the others did.
    pub others: i32,
    /// As it ended.
    pub end: i32,
}

impl Sum {
    /// Draws up a seat's account.
    pub fn of(course: &Course, seat: SeatId, lost: &[Lost], odds: &Odds) -> Sum {
        let (mut choices, mut cards, mut others) = (0, 0, 0);
        for (at, part) in course.parts.iter().enumerate() {
            let change = course.change(at, seat);
            let own = part.seat == Some(seat);
            let chosen = match odds.usual {
                None if own => change,
                None => 0,
                Some(usual) => {
                    let within = |one: &&Lost| {
                        one.seat == seat && (part.from..part.until).contains(&one.step)
                    };
                    let gave = lost.iter().filter(within).map(|one| one.by);
                    let gave = odds.lasting(gave.fold(0, i32::saturating_add));
                    let usual = if own { usual } else { 0 };
                    gained(&part.stand, seat, usual.saturating_sub(gave), odds)
                }
            };
            choices += chosen;
            match part.seat {
                Some(other) if other != seat => others += change - chosen,
                _ => cards += change - chosen,
            }
        }
        let start = course.before(0, seat);
        let end = course.before(course.parts.len(), seat);
        Sum::rounded(start, choices, cards, others, end).within_bounds()
    }

    /// Thousandths as hundredths. What rounding leaves goes to what is largest.
    fn rounded(start: i32, choices: i32, cards: i32, others: i32, end: i32) -> Sum {
        let whole = |thousandths: i32| (thousandths + 5 * thousandths.signum()) / 10;
        let mut sum = Sum {
            start: whole(start),
            choices: whole(choices),
            cards: whole(cards),
            others: whole(others),
            end: whole(end),
        };
        let left = sum.end - sum.start - sum.choices - sum.cards - sum.others;
        match cards.abs() >= others.abs() && cards != 0 {
            true => sum.cards += left,
            false if others != 0 => sum.others += left,
            false => sum.choices += left,
        }
        sum
    }

    /// Leaves out swings that cancelled each other, where the account would rise above a sure win
    /// or fall below no chance on the way: as much of the gains as of the losses, in proportion.
    fn within_bounds(self) -> Sum {
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
        // With all of one side gone the account leads straight from the start to the end.
        let (chosen, dealt) = all
            .find(|(chosen, dealt)| inside(*chosen) && inside(*dealt))
            .unwrap_or((self.end, self.end));
        Sum {
            choices: chosen - self.start,
            cards: dealt - chosen,
            others: self.end - dealt,
            ..self
        }
    }
}

/// What chance a seat has for being so many hundredths of a point further than it would be.
fn gained(stand: &Stand, seat: SeatId, by: i32, odds: &Odds) -> i32 {
    let mut without = stand.clone();
    if let Some(ahead) = without.ahead.get_mut(seat.index()) {
        *ahead = ahead.saturating_sub(by);
    }
    odds.chance(stand, seat.index()) - odds.chance(&without, seat.index())
}

#[cfg(test)]
mod tests {
    use super::super::Part;
    use super::*;

    const ODDS: Odds = Odds {
        turn: 0,
        lasts: 100,
        usual: Some(100),
        doubles: [1_000; 9],
    };

    /// One turn each: the first gives a lot away, the other takes the lead by it.
    fn course() -> Course {
        let part = |seat, from, ahead: [i32; 2], chances: [i32; 2]| Part {
            seat: Some(SeatId::new(seat)),
            from,
            until: from + 2,
            stand: Stand {
                ahead: ahead.to_vec(),
                progress: 500,
            },
            chances: chances.to_vec(),
        };
        Course {
            start: vec![500, 500],
            parts: vec![
                part(0, 1, [1_000, 0], [667, 333]),
                part(1, 3, [1_000, 2_000], [333, 667]),
            ],
        }
    }

    #[test]
    fn what_was_given_away_is_choice_and_the_rest_is_what_lay_there() {
        let sum = |by| {
            let (step, seat) = (2, SeatId::FIRST);
            Sum::of(
                &course(),
                seat,
                &[Lost {
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
            Sum {
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

    /// "+132" and "−142" of a hundred chances were shown.
    #[test]
    fn swings_that_cancel_are_left_out_where_a_total_would_leave_0_to_100() {
        let of = |start, choices, cards, others, end| {
            let sum = Sum {
                start,
                choices,
                cards,
                others,
                end,
            };
            let Sum {
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
    fn where_all_is_open_what_one_does_is_ones_choice() {
        let open = Odds {
            usual: None,
            ..ODDS
        };
        let sum = Sum::of(&course(), SeatId::new(1), &[], &open);
        assert_eq!((sum.choices, sum.cards, sum.others), (33, 0, -16));
        assert_eq!((sum.start, sum.end), (50, 67));
    }
}
