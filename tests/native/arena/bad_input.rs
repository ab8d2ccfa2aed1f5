//! Unplayable arena orders are refused by name, with the list of valid values.

use arena::RunConfig;

use super::{find_arena, run_config};

#[track_caller]
fn assert_refused(game: &str, order: &RunConfig, told: &str) {
    let wrong = find_arena(game).check(order).expect_err("it is refused");
    let wrong = wrong.to_string();
    assert!(wrong.contains(told), "{wrong}");
}

fn config_with_options(options: &str) -> RunConfig {
    RunConfig {
        options: options.to_owned(),
        ..run_config("", 2, 1)
    }
}

#[test]
fn unknown_or_repeated_bots_are_refused() {
    let told = "one-letter-better has no bot “robin”. The bots are deuce, knave, queen, ace, wren, jay, raven, newcomer";
    assert_refused("one-letter-better", &run_config("wren robin", 2, 1), told);
    assert_refused(
        "paper-grid",
        &run_config("owl apprentice", 2, 1),
        "The bots are sparrow, robin, jackdaw, magpie, apprentice, newcomer",
    );
    assert_refused(
        "c-u-letter",
        &run_config("pupil pupil", 2, 1),
        "pupil is named twice",
    );
}

#[test]
fn seat_counts_that_the_options_forbid_are_refused() {
    let seats = |seats| run_config("", seats, 1);
    let told = "one-letter-better can’t have 5 seats with these options: expected 2 to 4";
    assert_refused("one-letter-better", &seats(5), told);
    assert_refused("paper-grid", &seats(7), "paper-grid can’t have 7 seats");
    let alone = config_with_options("mode=solo,deal=2025-01-31");
    assert_refused("word-heist", &alone, "expected 1 to 1");
}

#[test]
fn unknown_options_and_values_are_refused() {
    let told = "there’s no rule “speed”. The rules are mode, window, sweep";
    assert_refused("word-heist", &config_with_options("speed=9"), told);
    assert_refused("word-heist", &config_with_options(r#"{"speed":9}"#), told);
    let told = "mode can’t be quick. It can be turns, buzzers, call-it-out, solo";
    assert_refused("word-heist", &config_with_options("mode=quick"), told);
    let told = "pace can’t be 7. It can be none, 3, 6, 9";
    assert_refused("word-heist", &config_with_options("mode=solo,pace=7"), told);
    assert_refused(
        "c-u-letter",
        &config_with_options("hints=maybe"),
        "hints can’t be maybe. It can be false, true",
    );
    assert_refused(
        "one-letter-better",
        &config_with_options("bonus=[11]"),
        "It can be a list such as [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]",
    );
    assert_refused(
        "paper-grid",
        &config_with_options("size=small,endgame_at=99"),
        "endgame_at can’t be 99. It can be 4, 5",
    );
    // Input that would have no effect.
    assert_refused(
        "word-heist",
        &config_with_options("pace=6"),
        "pace can’t be chosen together with the other options",
    );
    assert_refused(
        "word-heist",
        &config_with_options("mode=solo,pace=6,clock=180"),
        "clock can’t be chosen",
    );
    for no_pair in ["mode", "{mode}", "[1]", "{\"mode\":\"solo\""] {
        assert_refused(
            "word-heist",
            &config_with_options(no_pair),
            "isn’t a list of options",
        );
    }
    assert_refused(
        "paper-grid",
        &config_with_options("size=small,endgame_at=18,board=none"),
        "the endgame can’t begin at 18 letters",
    );
}

#[test]
fn sprt_needs_exactly_two_bots_and_two_seats() {
    let tested = |minds: &str, seats| RunConfig {
        sprt: Some("0..20".parse().unwrap()),
        ..run_config(minds, seats, 10)
    };
    for order in [
        tested("wren jay raven", 2),
        tested("wren", 2),
        tested("wren jay", 4),
    ] {
        assert_refused("one-letter-better", &order, "name two bots");
    }
}
