//! Decides how many of each thing a board may have, before anything is drawn.

use super::{Amount, BoardRefusal, BoardSettings, CountedItem, Symmetry, maze, scatter};
use crate::Area;
use game::Chance;

/// The counts for a board whose settings can be met, whatever the seed.
#[derive(Debug)]
pub(super) struct BoardPlan {
    pub walls: CountRange,
    pub letters: CountRange,
    pub specials: CountRange,
    pub hand: CountRange,
}

/// An arithmetic range of counts, all equally likely.
#[derive(Debug, Clone, Copy)]
pub(super) struct CountRange {
    least: usize,
    steps: usize,
    step: usize,
}

impl CountRange {
    const fn single(count: usize) -> CountRange {
        CountRange {
            least: count,
            steps: 0,
            step: 1,
        }
    }

    const fn max(self) -> usize {
        self.least + self.steps * self.step
    }

    pub fn draw(self, chance: &mut Chance) -> usize {
        self.least + self.step * chance.between(0, self.steps)
    }
}

/// The places and shares that turn an amount into counts.
struct AmountScale {
    thing: CountedItem,
    /// Number of places in total.
    of: usize,
    /// Minimum and maximum for few, some and many, in thousandths of the places. Those for some are
    /// from G2.
    shares: [[usize; 2]; 3],
    /// Largest count that always fits.
    room: usize,
    /// Whether the things come only in pairs.
    paired: bool,
}

impl BoardSettings {
    /// Checks whether a board can be made of these settings, whatever the seed.
    ///
    /// # Errors
    /// The first setting that can't be met, with the numbers.
    pub fn check(&self) -> Result<(), BoardRefusal> {
        self.plan().map(|_| ())
    }

    /// Most walls that every board of these settings has room for (G5).
    pub fn max_walls(&self) -> usize {
        maze::max_walls(self.size, self.area_count(), self.symmetry)
    }

    /// Most special cells that every board of these settings has room for (G4, G6).
    pub fn max_specials(&self) -> usize {
        let types = match self.symmetry {
            Symmetry::None => self.types.len(),
            _ => self.types.len() & !1,
        };
        scatter::max_specials(self.size, self.area_count(), self.symmetry).min(types)
    }

    /// Most stray letters that every board of these settings has room for (G4), with few enough
    /// on the edge that no board begins with the endgame (K24).
    pub fn max_letters(&self) -> usize {
        let specials = self.special_counts().map_or(0, CountRange::max);
        if self.letters_off_rim {
            return scatter::max_letters(self.size, true, 1 + specials);
        }
        let room = scatter::max_letters(self.size, false, 1 + specials + self.area_count());
        room.min(self.size.default_endgame_at() - 1)
    }

    /// Number of areas, however many seats the settings ask for.
    fn area_count(&self) -> usize {
        self.seats.min(Area::MAX_COUNT)
    }

    pub(super) fn plan(&self) -> Result<BoardPlan, BoardRefusal> {
        if self.seats > Area::MAX_COUNT {
            let wanted = self.seats;
            return Err(BoardRefusal::TooManySeats { wanted });
        }
        if let Some(wanted) = self.hand.filter(|&hand| hand > 5) {
            return Err(BoardRefusal::HandTooLarge { wanted });
        }
        let walls = AmountScale {
            thing: CountedItem::Walls,
            of: self.size.edge_count(),
            shares: [[20, 40], [40, 90], [90, 160]],
            room: self.max_walls(),
            paired: self.symmetry == Symmetry::Turned,
        };
        let letters = AmountScale {
            thing: CountedItem::Letters,
            of: self.size.cell_count(),
            shares: [[10, 30], [30, 80], [80, 140]],
            room: self.max_letters(),
            paired: false,
        };
        let usual_hand = CountRange {
            least: 1,
            steps: 2,
            step: 1,
        };
        Ok(BoardPlan {
            specials: self.special_counts()?,
            letters: letters.counts(self.letters)?,
            walls: walls.counts(self.walls)?,
            hand: self.hand.map_or(usual_hand, CountRange::single),
        })
    }

    fn special_counts(&self) -> Result<CountRange, BoardRefusal> {
        let types = self.types.len();
        match self.specials {
            Amount::Off | Amount::Exactly(0) => return Ok(CountRange::single(0)),
            Amount::Exactly(wanted) if wanted > types => {
                return Err(BoardRefusal::TooFewTypes { wanted, types });
            }
            _ if types == 0 => return Err(BoardRefusal::TooFewTypes { wanted: 1, types }),
            _ => {}
        }
        let specials = AmountScale {
            thing: CountedItem::Specials,
            of: self.size.cell_count(),
            shares: [[10, 25], [25, 80], [80, 140]],
            room: self.max_specials(),
            paired: self.symmetry != Symmetry::None,
        };
        specials.counts(self.specials)
    }
}

impl AmountScale {
    /// Turns an amount into counts. An exact number is met or refused; a word such as "many" is
    /// met as far as there is room (G2).
    fn counts(&self, amount: Amount) -> Result<CountRange, BoardRefusal> {
        let [few, some, many] = self.shares;
        let [from, to] = match amount {
            Amount::Off => return Ok(CountRange::single(0)),
            Amount::Exactly(wanted) => return self.exact_count(wanted),
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
        Ok(CountRange {
            least,
            steps: most.saturating_sub(least) / step,
            step,
        })
    }

    fn exact_count(&self, wanted: usize) -> Result<CountRange, BoardRefusal> {
        let (thing, most) = (self.thing, self.room);
        if wanted > most {
            Err(BoardRefusal::NoRoom {
                thing,
                wanted,
                most,
            })
        } else if self.paired && wanted % 2 == 1 {
            Err(BoardRefusal::Odd { thing, wanted })
        } else {
            Ok(CountRange::single(wanted))
        }
    }
}
