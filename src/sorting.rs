//! The one sort of everything that is short.
//!
//! The standard library's sorts are written anew for every type that is sorted: some 4 kB of
//! a page's program each time. Here one plain merge sort orders places, and only the laying
//! out is written anew. It is stable. Where many things are sorted often (the finders, the
//! word list) the library's own stay.

use std::cmp::Ordering;

/// Sorts what is compared so; equals stay in their order.
///
/// ```
/// use lettercase::sorting::sort_by;
///
/// let mut words = vec!["team", "at", "tamed", "it"];
/// sort_by(&mut words, |one, other| one.len().cmp(&other.len()));
/// assert_eq!(words, ["at", "it", "team", "tamed"]);
/// ```
pub fn sort_by<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = order(
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

/// Sorts by keys; equals stay in their order.
pub fn sort_by_key<T, K: Ord>(items: &mut Vec<T>, key: impl Fn(&T) -> K) {
    sort_by(items, |one, other| key(one).cmp(&key(other)));
}

/// The places of so many things, in order: runs of one, merged two by two.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    let mut run = 1;
    while run < count {
        let mut merged = Vec::with_capacity(count);
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
        places = merged;
        run *= 2;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Chance;

    #[test]
    fn it_sorts_as_the_library_does() {
        let mut chance = Chance::new(7);
        for count in (0..40).chain([100, 257]) {
            let pairs = (0..count).map(|place| (chance.below(9), place));
            let mut mine: Vec<(usize, usize)> = pairs.collect();
            let mut theirs = mine.clone();
            theirs.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
            sort_by_key(&mut mine, |(key, _)| std::cmp::Reverse(*key));
            assert_eq!(mine, theirs, "{count}");
        }
    }
}
