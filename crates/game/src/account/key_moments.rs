//! Three moments of a game to remember: the best find, the costliest miss and
//! the biggest turn of luck.

use super::{ChanceTimeline, DecisionLoss, Odds, ScoreSnapshot};
use crate::SeatId;
use base::sorting::sort_by_key;

/// Why a moment is worth remembering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyMomentKind {
    /// The player's own turn that gained most, where nothing better was possible.
    Find,
    /// The player's own turn that gave most away; one where everyday words would have done better
    /// takes precedence.
    Miss,
    /// Another player's turn, or a deal, that changed the player's chance most.
    Luck,
}

/// A moment of a game to remember.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyMoment {
    /// Why the moment is remembered.
    pub kind: KeyMomentKind,
    /// Index of the part of the game's course in which the moment occurred.
    pub part: usize,
    /// The journal step to look at.
    pub step: usize,
    /// Change of the player's chance of winning in hundredths: what a miss gave away, or what a
    /// find or another player's turn brought.
    pub by: i32,
}

/// Returns a seat's moments to remember, in the order of the game, at most one of each kind. `lost`
/// is what the review has found so far.
pub fn key_moments(
    course: &ChanceTimeline,
    seat: SeatId,
    lost: &[DecisionLoss],
    odds: &Odds,
) -> Vec<KeyMoment> {
    let gave = |at: usize| {
        let within =
            |one: &&DecisionLoss| one.seat == seat && course.part_at_step(one.step) == Some(at);
        let worst = lost.iter().filter(within).max_by_key(|one| one.by);
        worst.filter(|one| one.by > 0)
    };
    let parts = || course.parts.iter().enumerate();
    let own = parts().filter(|(_, part)| part.seat == Some(seat));
    let find = own
        .filter(|(at, _)| gave(*at).is_none())
        .map(|(at, part)| {
            (
                KeyMomentKind::Find,
                at,
                part.until - 1,
                course.chance_change(at, seat),
            )
        })
        .filter(|(.., by)| *by > 0)
        .max_by_key(|(.., by)| *by);
    let miss = parts()
        .filter_map(|(at, part)| {
            let lost = gave(at)?;
            let by = chance_change(&part.stand, seat, odds.lasting_loss(lost.by), odds);
            Some((lost.known, (KeyMomentKind::Miss, at, lost.step, -by)))
        })
        .filter(|(_, (.., by))| *by < 0)
        .max_by_key(|(known, (.., by))| (*known, -by))
        .map(|(_, miss)| miss);
    let others = parts().filter(|(_, part)| part.seat != Some(seat));
    let luck = others
        .map(|(at, part)| {
            (
                KeyMomentKind::Luck,
                at,
                part.until - 1,
                course.chance_change(at, seat),
            )
        })
        .filter(|(_, at, _, by)| *by != 0 && miss.is_none_or(|(_, missed, ..)| missed != *at))
        .max_by_key(|(.., by)| by.abs());
    let all = [find, miss, luck].into_iter().flatten();
    let mut all: Vec<KeyMoment> = all
        .map(|(kind, part, step, by)| KeyMoment {
            kind,
            part,
            step,
            by: (by + 5 * by.signum()) / 10,
        })
        .collect();
    sort_by_key(&mut all, |moment| moment.part);
    all
}

/// Returns the change in a seat's chance of winning, negative for a loss, caused by losing `by`
/// hundredths of a point.
fn chance_change(stand: &ScoreSnapshot, seat: SeatId, by: i32, odds: &Odds) -> i32 {
    let mut with = stand.clone();
    if let Some(ahead) = with.ahead.get_mut(seat.index()) {
        *ahead = ahead.saturating_add(by);
    }
    odds.chance(&with, seat.index()) - odds.chance(stand, seat.index())
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

    fn course() -> ChanceTimeline {
        let ahead = [[300, 0], [300, 100], [800, 100], [800, 900], [700, 900]];
        let mut parts = Vec::new();
        for (at, ahead) in ahead.into_iter().enumerate() {
            let stand = ScoreSnapshot {
                ahead: ahead.to_vec(),
                progress: 500,
            };
            parts.push(TimelinePart {
                seat: Some(SeatId::new(at as u8 % 2)),
                from: 1 + at * 2,
                until: 3 + at * 2,
                chances: ODDS.chances(&stand),
                stand,
            });
        }
        ChanceTimeline {
            start: vec![500, 500],
            parts,
        }
    }

    fn told(lost: &[DecisionLoss]) -> Vec<(KeyMomentKind, usize, usize)> {
        let all = key_moments(&course(), SeatId::FIRST, lost, &ODDS);
        all.iter()
            .map(|one| (one.kind, one.part, one.step))
            .collect()
    }

    #[test]
    fn moments_are_in_the_order_of_the_game() {
        assert_eq!(
            told(&[]),
            [(KeyMomentKind::Find, 2, 6), (KeyMomentKind::Luck, 3, 8)]
        );
        let lost = |step, seat, by| DecisionLoss {
            step,
            seat: SeatId::new(seat),
            by,
            later: 0,
            known: true,
        };
        let all = [lost(9, 0, 900), lost(1, 0, 200), lost(3, 1, 5_000)];
        assert_eq!(
            told(&all),
            [
                (KeyMomentKind::Find, 2, 6),
                (KeyMomentKind::Luck, 3, 8),
                (KeyMomentKind::Miss, 4, 9)
            ]
        );
        let best_is_bad = [lost(5, 0, 100)];
        assert_eq!(
            told(&best_is_bad),
            [
                (KeyMomentKind::Find, 0, 2),
                (KeyMomentKind::Miss, 2, 5),
                (KeyMomentKind::Luck, 3, 8)
            ],
            "what could have been better is no find"
        );
    }

    #[test]
    fn a_miss_that_everyday_words_would_avoid_comes_first() {
        let seat = SeatId::FIRST;
        let lost = |step, by, known| DecisionLoss {
            step,
            seat,
            by,
            later: 0,
            known,
        };
        let miss = |lost: &[DecisionLoss]| {
            let all = told(lost);
            all.iter()
                .find(|(kind, ..)| *kind == KeyMomentKind::Miss)
                .copied()
        };
        let strange = lost(9, 900, false);
        assert_eq!(miss(&[strange]), Some((KeyMomentKind::Miss, 4, 9)));
        assert_eq!(
            miss(&[strange, lost(1, 300, true)]),
            Some((KeyMomentKind::Miss, 0, 1))
        );
    }

    #[test]
    fn a_moments_change_has_the_sign_of_its_kind() {
        let seat = SeatId::FIRST;
        let lost = [DecisionLoss {
            step: 9,
            seat,
            by: 1_000,
            later: 0,
            known: true,
        }];
        let all = key_moments(&course(), seat, &lost, &ODDS);
        let by: Vec<i32> = all.iter().map(|one| one.by).collect();
        assert!(by[0] > 0 && by[1] < 0 && by[2] < 0, "{by:?}");
    }
}
