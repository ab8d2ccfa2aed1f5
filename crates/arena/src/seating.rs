//! Who plays whom, and in which seats.

use game::Chance;

/// Returns the tables of a run: which bots sit at each, by their numbers. If there are more
/// bots than seats, each combination of them gets a table; if there are fewer, they fill
/// the only table in turn.
pub fn tables(minds: usize, seats: usize) -> Vec<Vec<usize>> {
    if minds <= seats {
        return vec![(0..minds).cycle().take(seats).collect()];
    }
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..seats {
        all = all
            .into_iter()
            .flat_map(|some| {
                let next = some.last().map_or(0, |last| last + 1);
                (next..minds).map(move |mind| [some.as_slice(), &[mind]].concat())
            })
            .collect();
    }
    all
}

/// Returns the seatings for one deal: each bot gets each seat once, in a random order around the
/// table. Equal seatings are listed once.
pub fn seat_rotations(table: &[usize], chance: &mut Chance) -> Vec<Vec<usize>> {
    let mut round = table.to_vec();
    chance.shuffle(&mut round);
    let mut ways: Vec<Vec<usize>> = Vec::new();
    for _ in 0..round.len() {
        if !ways.contains(&round) {
            ways.push(round.clone());
        }
        round.rotate_left(1);
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_of_bots_has_a_table() {
        assert_eq!(tables(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(tables(4, 4), [[0, 1, 2, 3]]);
        assert_eq!(tables(5, 4).len(), 5);
        assert_eq!(tables(2, 4), [[0, 1, 0, 1]], "the bots alternate");
        assert_eq!(tables(1, 2), [[0, 0]]);
    }

    #[test]
    fn each_bot_has_each_seat_once() {
        for seed in 0..20 {
            let ways = seat_rotations(&[0, 1, 2, 3], &mut Chance::new(seed));
            assert_eq!(ways.len(), 4);
            for seat in 0..4 {
                let mut there: Vec<usize> = ways.iter().map(|way| way[seat]).collect();
                there.sort_unstable();
                assert_eq!(there, [0, 1, 2, 3]);
            }
        }
        let mut pair = seat_rotations(&[0, 1], &mut Chance::new(1));
        pair.sort();
        assert_eq!(pair, [[0, 1], [1, 0]]);
    }

    #[test]
    fn identical_seatings_are_played_once() {
        assert_eq!(seat_rotations(&[0, 0], &mut Chance::new(1)), [[0, 0]]);
        let both = (0..20).map(|seed| seat_rotations(&[0, 1, 0, 1], &mut Chance::new(seed)).len());
        let both: std::collections::BTreeSet<usize> = both.collect();
        // The two bots sit either alternately, or two and two.
        assert_eq!(both, [2, 4].into());
    }
}
