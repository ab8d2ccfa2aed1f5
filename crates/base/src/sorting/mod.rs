//! The sort used everywhere except in the word list.
//!
//! The standard library's sorts are monomorphised for every type: some 4 kB in a program each
//! time if built for size, and up to 13 kB if built for speed. Here one plain merge sort
//! orders indices, and only the final permutation is generic. It's stable. Only the word list
//! uses the library's sort.

mod sorted;

use std::cmp::Ordering;

pub use sorted::SortedMap;

/// Sorts by a comparison. Equal items keep their order.
///
/// ```
/// use base::sorting::sort_by;
///
/// let mut words = vec!["team", "at", "tamed", "it"];
/// sort_by(&mut words, |one, other| one.len().cmp(&other.len()));
/// assert_eq!(words, ["at", "it", "team", "tamed"]);
/// ```
pub fn sort_by<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted_indices(
        items.len(),
        &|one, other| match (items.get(one), items.get(other)) {
            (Some(one), Some(other)) => compare(one, other),
            _ => Ordering::Equal,
        },
    );
    let mut all: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(
        places
            .into_iter()
            .filter_map(|place| all.get_mut(place)?.take()),
    );
}

/// Sorts by the items' own order.
pub fn sort<T: Ord>(items: &mut Vec<T>) {
    sort_by(items, T::cmp);
}

/// Sorts by a key. Equal items keep their order.
pub fn sort_by_key<T, K: Ord>(items: &mut Vec<T>, key: impl Fn(&T) -> K) {
    sort_by(items, |one, other| key(one).cmp(&key(other)));
}

/// Length of the runs that are sorted by insertion before merging.
const RUN_LENGTH: usize = 8;

/// Returns the indices of `count` items in sorted order: short runs, merged two by two.
fn sorted_indices(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    for run in places.chunks_mut(RUN_LENGTH) {
        for end in 1..run.len() {
            let (before, _) = run.split_at_mut(end + 1);
            insert_last(before, compare);
        }
    }
    let mut merged = Vec::with_capacity(count);
    let mut run = RUN_LENGTH;
    while run < count {
        for both in places.chunks(2 * run) {
            let (mut left, mut right) = both.split_at(run.min(both.len()));
            while let (Some((&one, ones)), Some((&other, others))) =
                (left.split_first(), right.split_first())
            {
                if compare(one, other).is_gt() {
                    merged.push(other);
                    right = others;
                } else {
                    merged.push(one);
                    left = ones;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut places, &mut merged);
        merged.clear();
        run *= 2;
    }
    places
}

/// Moves the last index to its place among those before it, which are in order.
fn insert_last(places: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    let Some((&mut last, before)) = places.split_last_mut() else {
        return;
    };
    let behind = before
        .iter()
        .rev()
        .take_while(|one| compare(**one, last).is_gt())
        .count();
    if let Some(moved) = places
        .len()
        .checked_sub(behind + 1)
        .and_then(|at| places.get_mut(at..))
    {
        moved.rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn sort_by_key_agrees_with_the_librarys_stable_sort() {
        let mut chance = SmallRng::seed_from_u64(7);
        for count in (0..40).chain([100, 257]) {
            let pairs = (0..count).map(|place| (chance.random_range(0..9), place));
            let mut mine: Vec<(usize, usize)> = pairs.collect();
            let mut theirs = mine.clone();
            theirs.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
            sort_by_key(&mut mine, |(key, _)| std::cmp::Reverse(*key));
            assert_eq!(mine, theirs, "{count}");
        }
    }
}
