//! Accounts of whole games: start, decisions, cards and opponents add up to the result, and better
//! levels lose less per decision.

use super::{BOOK, find_arena, run_config};
use crate::thorough;

#[test]
fn the_parts_of_an_account_add_up_to_the_result() {
    let all = [
        ("paper-grid", "sparrow robin"),
        ("word-heist", "mouse"),
        ("one-letter-better", "deuce"),
        ("c-u-letter", "dabbler"),
    ];
    for (game, minds) in all {
        let games = thorough::cases(100) as usize;
        let accounts = find_arena(game)
            .accounts(&run_config(minds, 2, games), 0, &BOOK)
            .unwrap();
        assert!(accounts.games >= games, "{game}: {accounts:?}");
        assert!(accounts.off <= 1, "{game}: {accounts:?}");
        assert!(accounts.doubles.iter().all(|doubles| *doubles > 0));
    }
}

#[test]
fn better_levels_lose_fewer_points_per_turn() {
    let games = if thorough::is_thorough() { 4 } else { 1 };
    let order = run_config("sparrow magpie", 2, games);
    let accounts = find_arena("paper-grid")
        .accounts(&order, games, &BOOK)
        .unwrap();
    let [sparrow, magpie] = &accounts.minds[..] else {
        panic!("unexpected value: {accounts:?}");
    };
    assert!(sparrow.turn > 2.0 * magpie.turn, "{accounts:?}");
    assert!(
        magpie.faulted < 10.0 && sparrow.faulted > 20.0,
        "{accounts:?}"
    );
}
