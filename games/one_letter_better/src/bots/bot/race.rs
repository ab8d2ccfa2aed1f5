//! The race to the target: the expected rest of a round, by the points that two seats still need.

/// Points per grain. Grains are the unit in which the race counts missing points.
const POINTS_PER_GRAIN: i32 = 5;

/// Points of a turn, in grains, with their frequencies in percent.
const TURN_POINTS: [(usize, i32); 5] = [(2, 15), (5, 25), (7, 25), (9, 20), (13, 15)];

/// Average cost of a hand when another seat ends the round.
pub(super) const AVERAGE_HAND_COST: i32 = 22;

/// The lead that the seat to move can expect to gain in the rest of a round, in hundredths of a
/// point, for each number of grains that it and the other seat still need.
pub(super) struct Race {
    missing: usize,
    brings: Vec<i32>,
}

impl Race {
    /// Computes the race to this target.
    pub(super) fn new(target: i32) -> Race {
        let missing = to_grains(target) + EXTRA_GRAINS;
        let mut race = Race {
            missing,
            brings: vec![0; (missing + 1) * (missing + 1)],
        };
        // Each turn lowers the sum of the missing grains, so later states are computed first.
        for sum in 0..=2 * missing {
            for own in sum.saturating_sub(missing)..=missing.min(sum) {
                let other = sum - own;
                let brings = TURN_POINTS.iter().map(|(turn, odds)| {
                    let points = 100 * POINTS_PER_GRAIN * i32::try_from(*turn).unwrap_or_default();
                    let rest = match own.saturating_sub(*turn) {
                        0 => 100 * AVERAGE_HAND_COST,
                        left => -race.lead_at(other, left),
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

    fn lead_at(&self, own: usize, other: usize) -> i32 {
        let own = own.min(self.missing);
        let other = other.min(self.missing);
        let place = own * (self.missing + 1) + other;
        self.brings.get(place).copied().unwrap_or_default()
    }

    /// The lead, in hundredths of a point, that the seat to move can expect to gain over the other
    /// in the rest of the round, if they still need these points.
    pub(super) fn expected_lead(&self, own: i32, other: i32) -> i32 {
        self.lead_at(to_grains(own), to_grains(other))
    }
}

/// Extra grains for a seat that has a negative score.
const EXTRA_GRAINS: usize = 6;

fn to_grains(points: i32) -> usize {
    let grains = points.max(1).saturating_add(POINTS_PER_GRAIN - 1) / POINTS_PER_GRAIN;
    usize::try_from(grains).unwrap_or_default()
}
