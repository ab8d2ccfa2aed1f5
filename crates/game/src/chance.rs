//! Random numbers: one small seeded generator for all games, the same on every machine.

use std::convert::Infallible;

use rand::{SeedableRng, TryRng};
use serde::{Deserialize, Serialize};

/// A seeded random generator: SplitMix64, implemented here because it takes fourteen lines.
///
/// Saves, seeds and golden boards depend on its numbers, so nothing in this file may ever give
/// different ones, whatever a crate's new version or a platform's word size. Its state is one
/// number, and that is what a save holds.
///
/// It also implements the generator traits of the crate `rand` ([`rand::Rng`],
/// [`SeedableRng`]), so the crate's samplers may draw from it. Their results can change with a
/// release of `rand`, so a save, a link or a golden result must never depend on them: whatever
/// is kept uses the methods below.
///
/// ```
/// use game::Chance;
///
/// let mut dice = Chance::from_text("picnic");
/// let saved = serde_json::to_string(&dice)?;
/// let rolled = dice.below(6);
/// let mut again: Chance = serde_json::from_str(&saved)?;
/// assert_eq!(again.below(6), rolled);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(u64);

impl Chance {
    /// Makes a generator from a number.
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Makes a generator from a text, of which every character counts (FNV-1a of its UTF-8).
    pub fn from_text(seed: &str) -> Chance {
        let hash = seed.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Chance(hash)
    }

    /// Returns the next number, from the whole range of `u64`.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to `count`, excluding `count`, all equally
    /// likely; 0 if `count` is 0.
    ///
    /// This is Lemire's method: the upper half of a product, drawn again in the rare case (less
    /// than `count` in 2^64) that would make some numbers likelier.
    pub fn below(&mut self, count: usize) -> usize {
        let count = count as u64;
        if count < 2 {
            return 0;
        }
        let uneven = count.wrapping_neg() % count;
        loop {
            let product = u128::from(self.roll()) * u128::from(count);
            if product as u64 >= uneven {
                return (product >> 64) as usize;
            }
        }
    }

    /// Returns a number from `least` to `most`, both included, all equally likely.
    pub fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most.saturating_sub(least) + 1)
    }

    /// Returns one of the items, all equally likely, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let at = self.below(items.len());
        items.get(at)
    }

    /// Removes and returns one of the items, all equally likely. The order of the others may
    /// change.
    ///
    /// ```
    /// use game::Chance;
    ///
    /// let mut bag = vec!['a', 'e', 't'];
    /// let mut chance = Chance::from_text("picnic");
    /// let mut drawn: Vec<char> = std::iter::from_fn(|| chance.draw(&mut bag)).collect();
    /// assert!(bag.is_empty());
    /// drawn.sort_unstable();
    /// assert_eq!(drawn, ['a', 'e', 't']);
    /// ```
    pub fn draw<T>(&mut self, items: &mut Vec<T>) -> Option<T> {
        let at = self.below(items.len());
        (at < items.len()).then(|| items.swap_remove(at))
    }

    /// Returns the index of one of the weights, each as likely as its weight says, or
    /// `None` if their sum is 0.
    ///
    /// ```
    /// use game::Chance;
    ///
    /// let mut chance = Chance::new(7);
    /// // An index with the weight 0 is never picked.
    /// assert_eq!(chance.weighted([0, 5, 0].into_iter()), Some(1));
    /// assert_eq!(chance.weighted([0, 0].into_iter()), None);
    /// ```
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
        let sum: usize = weights.clone().map(|weight| weight as usize).sum();
        let mut left = self.below(sum);
        for (place, weight) in weights.enumerate() {
            match left.checked_sub(weight as usize) {
                Some(less) => left = less,
                None => return Some(place),
            }
        }
        None
    }

    /// Shuffles the items, all orders being equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// Implements `rand`'s trait for generators that can fail. Since this one never fails, it's also a
/// [`rand::Rng`].
impl TryRng for Chance {
    type Error = Infallible;

    /// Returns the upper half of a roll.
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.roll() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.roll())
    }

    /// Fills the bytes with rolls in little-endian order, on every machine. The
    /// last roll is cut short.
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(8) {
            let roll = self.roll().to_le_bytes();
            for (byte, rolled) in part.iter_mut().zip(roll) {
                *byte = rolled;
            }
        }
        Ok(())
    }
}

impl SeedableRng for Chance {
    type Seed = [u8; 8];

    fn from_seed(seed: [u8; 8]) -> Chance {
        Chance(u64::from_le_bytes(seed))
    }

    /// Does the same as [`Chance::new`], so that a seed gives the same sequence everywhere.
    fn seed_from_u64(seed: u64) -> Chance {
        Chance(seed)
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;
    use rand::seq::{IndexedRandom, SliceRandom};

    use super::*;

    #[test]
    fn chance_matches_splitmix64() {
        let mut chance = Chance::new(1_234_567);
        let first = [(); 5].map(|()| chance.roll());
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
        assert_eq!(Chance::from_text("foobar").0, 0x85944171f73967e8);
        let mut picnic = Chance::from_text("picnic");
        let dice = [(); 12].map(|()| picnic.below(6));
        assert_eq!(dice, [4, 3, 2, 5, 2, 3, 2, 5, 1, 4, 4, 3]);
    }

    #[test]
    fn chance_gives_the_same_numbers_through_rands_traits() {
        let mut chance = Chance::seed_from_u64(1_234_567);
        assert_eq!(chance, Chance::new(1_234_567));
        assert_eq!(chance, Chance::from_seed(1_234_567_u64.to_le_bytes()));
        assert_eq!(chance.next_u64(), 6_457_827_717_110_365_317);
        assert_eq!(
            u64::from(chance.next_u32()),
            3_203_168_211_198_807_973_u64 >> 32
        );
        let mut bytes = [0; 11];
        chance.fill_bytes(&mut bytes);
        let third = 9_817_491_932_198_370_423_u64.to_le_bytes();
        let fourth = 4_593_380_528_125_082_431_u64.to_le_bytes();
        assert_eq!(bytes[..8], third);
        assert_eq!(bytes[8..], fourth[..3]);
        assert_eq!(chance.roll(), 16_408_922_859_458_223_821);
    }

    #[test]
    fn the_samplers_of_rand_draw_from_chance() {
        let mut chance = Chance::new(5);
        let mut items: Vec<usize> = (0..20).collect();
        SliceRandom::shuffle(items.as_mut_slice(), &mut chance);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<_>>());
        assert_eq!([7].choose(&mut chance), Some(&7));
    }

    #[test]
    fn below_is_uniform() {
        let mut chance = Chance::new(1);
        for sides in [1, 2, 3, 6, 7, 26, 112] {
            let mut seen = vec![0_i64; sides];
            for _ in 0..sides * 1_000 {
                seen[chance.below(sides)] += 1;
            }
            let off: i64 = seen.iter().map(|n| (n - 1_000) * (n - 1_000)).sum();
            // Chi-squared over `sides` bins; its mean is `sides - 1`.
            assert!(off / 1_000 < 2 * sides as i64 + 20, "{sides}: {seen:?}");
        }
        assert_eq!(chance.below(0), 0);
        assert_eq!(chance.between(4, 4), 4);
    }

    #[test]
    fn weighted_picks_in_proportion_to_the_weights() {
        let mut chance = Chance::new(2);
        let mut seen = [0_u32; 4];
        for _ in 0..7_000 {
            seen[chance.weighted([1, 0, 4, 2].into_iter()).unwrap()] += 1;
        }
        assert_eq!(seen[1], 0);
        for (place, expected) in [(0, 1_000), (2, 4_000), (3, 2_000)] {
            assert!(seen[place].abs_diff(expected) < 200, "{seen:?}");
        }
        assert_eq!(chance.weighted([0, 0].into_iter()), None);
        assert_eq!(chance.weighted(std::iter::empty()), None);
    }

    #[test]
    fn shuffling_and_drawing_lose_nothing() {
        let mut chance = Chance::new(3);
        let mut items: Vec<usize> = (0..20).collect();
        chance.shuffle(&mut items);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        let mut drawn: Vec<usize> = std::iter::from_fn(|| chance.draw(&mut items)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, (0..20).collect::<Vec<_>>());
        assert_eq!(chance.pick::<u8>(&[]), None);
        assert_eq!(chance.pick(&[7]), Some(&7));
    }

    #[test]
    fn shuffle_is_uniform() {
        let mut chance = Chance::new(4);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut order = [0, 1, 2, 3];
            chance.shuffle(&mut order);
            *seen.entry(order).or_insert(0_i64) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (n - 1_000).abs() < 150), "{seen:?}");
    }
}
