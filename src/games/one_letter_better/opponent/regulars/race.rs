//! The race to the target: what a round brings on the average from now on, by how many points
//! two seats have still to go.

/// Points are counted by so many.
const GRAIN: i32 = 5;

/// What a turn brings, in grains, and how often of a hundred.
const TURNS: [(usize, i32); 5] = [(2, 15), (5, 25), (7, 25), (9, 20), (13, 15)];

/// What a hand costs whoever holds it when another ends the round.
pub(super) const HAND: i32 = 22;

/// What the rest of a round brings in hundredths of a point, for each number of grains that is
/// missing to whoever is on turn, and to the other.
pub(super) struct Race {
    missing: usize,
    brings: Vec<i32>,
}

impl Race {
    /// A race to so many points.
    pub(super) fn to(target: i32) -> Race {
        let missing = grains(target) + SLACK;
        let mut race = Race {
            missing,
            brings: vec![0; (missing + 1) * (missing + 1)],
        };
        // What is missing grows less with each turn, so what comes later is known first.
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

    /// What whoever is on turn has of the rest of the round beyond the other, if so many points
    /// are missing to it, and to the other.
    pub(super) fn brings(&self, own: i32, other: i32) -> i32 {
        self.at(grains(own), grains(other))
    }
}

/// So many grains more than the target may be missing, where a seat has less than nothing.
const SLACK: usize = 6;

fn grains(points: i32) -> usize {
    let grains = points.max(1).saturating_add(GRAIN - 1) / GRAIN;
    usize::try_from(grains).unwrap_or_default()
}
