//! Decides how many of each thing a board may have, before anything is drawn.

use super::{Amount, Refusal, Settings, Symmetry, Thing, maze, scatter};
use crate::Area;
use game::Chance;

/// The counts for a board whose settings can be met, whatever the seed.
#[derive(Debug)]
pub(super) struct Plan {
    pub walls: Counts,
    pub letters: Counts,
    pub specials: Counts,
    pub hand: Counts,
}

/// An arithmetic range of counts, all equally likely.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counts {
    least: usize,
    steps: usize,
    step: usize,
}

impl Counts {
    const fn one(count: usize) -> Counts {
        Counts {
            least: count,
            steps: 0,
            step: 1,
        }
    }

    const fn most(self) -> usize {
        self.least + self.steps * self.step
    }

    pub fn draw(self, chance: &mut Chance) -> usize {
        self.least + self.step * chance.between(0, self.steps)
    }
}

/// The places and shares that turn an amount into counts.
struct Scale {
    thing: Thing,
    /// Number of places in total.
    of: usize,
    /// Minimum and maximum for few, some and many, in thousandths of the places. Those for some are
    /// from G2.
    shares: [[usize; 2]; 3],
    /// Largest count that always finds room.
    room: usize,
    /// Whether the things come only in pairs.
    paired: bool,
}

impl Settings {
    /// Checks whether a board can be made of these settings, whatever the seed.
    ///
    /// # Errors
    /// The first setting that can't be met, with the numbers.
    pub fn check(&self) -> Result<(), Refusal> {
        self.plan().map(|_| ())
    }

    /// Most walls that every board of these settings has room for (G5).
    pub fn most_walls(&self) -> usize {
        maze::most_walls(self.size, self.areas(), self.symmetry)
    }

    /// Most special cells that every board of these settings has room for (G4, G6).
    pub fn most_specials(&self) -> usize {
        let types = match self.symmetry {
            Symmetry::None => self.types.len(),
            _ => self.types.len() & !1,
        };
        scatter::most_specials(self.size, self.areas(), self.symmetry).min(types)
    }

    /// Most stray letters that every board of these settings has room for (G4), with few enough
    /// on the edge that no board begins with the endgame (K24).
    pub fn most_letters(&self) -> usize {
        let specials = self.special_counts().map_or(0, Counts::most);
        if self.letters_off_rim {
            return scatter::most_letters(self.size, true, 1 + specials);
        }
        let room = scatter::most_letters(self.size, false, 1 + specials + self.areas());
        room.min(self.size.endgame_at() - 1)
    }

    /// Number of areas, however many seats the settings ask for.
    fn areas(&self) -> usize {
        self.seats.min(Area::MOST)
    }

    pub(super) fn plan(&self) -> Result<Plan, Refusal> {
        if self.seats > Area::MOST {
            let wanted = self.seats;
            return Err(Refusal::TooManySeats { wanted });
        }
        if let Some(wanted) = self.hand.filter(|&hand| hand > 5) {
            return Err(Refusal::HandTooLarge { wanted });
        }
        let walls = Scale {
            thing: Thing::Walls,
            of: self.size.edges(),
            shares: [[20, 40], [40, 90], [90, 160]],
            room: self.most_walls(),
            paired: self.symmetry == Symmetry::Turned,
        };
        let letters = Scale {
            thing: Thing::Letters,
            of: self.size.cells(),
            shares: [[10, 30], [30, 80], [80, 140]],
            room: self.most_letters(),
            paired: false,
        };
        let usual_hand = Counts {
            least: 1,
            steps: 2,
            step: 1,
        };
        Ok(Plan {
            specials: self.special_counts()?,
            letters: letters.counts(self.letters)?,
            walls: walls.counts(self.walls)?,
            hand: self.hand.map_or(usual_hand, Counts::one),
        })
    }

    fn special_counts(&self) -> Result<Counts, Refusal> {
        let types = self.types.len();
        match self.specials {
            Amount::Off | Amount::Exactly(0) => return Ok(Counts::one(0)),
            Amount::Exactly(wanted) if wanted > types => {
                return Err(Refusal::TooFewTypes { wanted, types });
            }
            _ if types == 0 => return Err(Refusal::TooFewTypes { wanted: 1, types }),
            _ => {}
        }
        let specials = Scale {
            thing: Thing::Specials,
            of: self.size.cells(),
            shares: [[10, 25], [25, 80], [80, 140]],
            room: self.most_specials(),
            paired: self.symmetry != Symmetry::None,
        };
        specials.counts(self.specials)
    }
}

impl Scale {
    /// Turns an amount into counts. An exact number is met or refused; a word such as "many" is
    /// met as far as there is room (G2).
    fn counts(&self, amount: Amount) -> Result<Counts, Refusal> {
        let [few, some, many] = self.shares;
        let [from, to] = match amount {
            Amount::Off => return Ok(Counts::one(0)),
            Amount::Exactly(wanted) => return self.exactly(wanted),
            Amount::Few => few,
            Amount::Some => some,
            Amount::Many => many,
        };
        let step = if self.paired { 2 } else { 1 };
        let room = self.room - self.room % step;
        let least = (self.of * from)
            .div_ceil(1_000)
            .next_multiple_of(step)
            .min(room);
        let most = (self.of * to / 1_000).min(room);
        Ok(Counts {
            least,
            steps: most.saturating_sub(least) / step,
            step,
        })
    }

    fn exactly(&self, wanted: usize) -> Result<Counts, Refusal> {
        let (thing, most) = (self.thing, self.room);
        if wanted > most {
            Err(Refusal::NoRoom {
                thing,
                wanted,
                most,
            })
        } else if self.paired && wanted % 2 == 1 {
            Err(Refusal::Odd { thing, wanted })
        } else {
            Ok(Counts::one(wanted))
        }
    }
}
