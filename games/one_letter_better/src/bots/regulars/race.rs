//! The race to the target: the expected rest of a round, by the points that two seats still need.

/// Points per grain. Grains are the unit in which the race counts missing points.
const GRAIN: i32 = 5;

/// Points of a turn, in grains, with their frequencies in percent.
const TURNS: [(usize, i32); 5] = [(2, 15), (5, 25), (7, 25), (9, 20), (13, 15)];

/// Average cost of a hand when another seat ends the round.
pub(super) const HAND: i32 = 22;

/// The lead that the seat on turn can expect to gain in the rest of a round, in hundredths of a
/// point, for each number of grains that it and the other seat still need.
pub(super) struct Race {
    missing: usize,
    brings: Vec<i32>,
}

impl Race {
    /// Computes the race to this target.
    pub(super) fn to(target: i32) -> Race {
        let missing = grains(target) + SLACK;
        let mut race = Race {
            missing,
            brings: vec![0; (missing + 1) * (missing + 1)],
        };
        // Each turn lowers the sum of the missing grains, so later states are computed first.
        for sum in 0..=2 * missing {
            for own in sum.saturating_sub(missing)..=missing.min(sum) {
                let other = sum - own;
                let brings = TURNS.iter().map(|(turn, odds)| {
                    let points = 100 * GRAIN * i32::try_from(*turn).unwrap_or_default();
                    let rest = match own.saturating_sub(*turn) {
                        0 => 100 * HAND,
                        left => -race.at(other, left),
                    };
                    odds * (points + rest) / 100
                });
                let brings = brings.sum();
                if let Some(place) = race.brings.get_mut(own * (missing + 1) + other) {
                    *place = brings;
                }
            }
        }
        race
    }

    fn at(&self, own: usize, other: usize) -> i32 {
        let own = own.min(self.missing);
        let other = other.min(self.missing);
        let place = own * (self.missing + 1) + other;
        self.brings.get(place).copied().unwrap_or_default()
    }

    /// The lead, in hundredths of a point, that the seat on turn can expect to gain over the other
    /// in the rest of the round, if they still need these points.
    pub(super) fn brings(&self, own: i32, other: i32) -> i32 {
        self.at(grains(own), grains(other))
    }
}

/// Extra grains for a seat that has a negative score.
const SLACK: usize = 6;

fn grains(points: i32) -> usize {
    let grains = points.max(1).saturating_add(GRAIN - 1) / GRAIN;
    usize::try_from(grains).unwrap_or_default()
}
