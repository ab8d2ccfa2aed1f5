//! Arena reports: the same seed gives the same report, and its figures are right for the bots that
//! play.

use arena::{DealSeed, RunConfig, SprtVerdict};
use c_u_letter_rules::CULetter;
use game::Game;
use games::ARENAS;
use one_letter_better_rules::OneLetterBetter;
use paper_grid_rules::PaperGrid;
use word_heist_rules::WordHeist;

use super::{find_arena, run_arena, run_config};
use crate::thorough;

#[test]
fn every_bot_plays_in_the_arena_and_the_newcomer_only_there() {
    fn check_bot_names<G: Game>() {
        let minds = find_arena(G::ID).bot_names();
        let programs: Vec<String> = G::BOTS.iter().map(ToString::to_string).collect();
        assert!(minds.starts_with(&programs.iter().map(String::as_str).collect::<Vec<_>>()));
        assert!(minds.contains(&"newcomer"), "{}", G::ID);
        assert!(!programs.contains(&"newcomer".to_owned()), "{}", G::ID);
    }
    check_bot_names::<PaperGrid>();
    check_bot_names::<WordHeist>();
    check_bot_names::<OneLetterBetter>();
    check_bot_names::<CULetter>();
}

/// A run's report as it is written to a file.
fn report_text(game: &str, order: &RunConfig) -> String {
    serde_json::to_string_pretty(&run_arena(game, order).unwrap()).unwrap()
}

#[test]
fn same_seed_gives_the_same_report_for_any_number_of_jobs() {
    let tried = if thorough::is_thorough() { 4 } else { 1 };
    for arena in ARENAS.iter().take(tried) {
        let minds = arena.bot_names();
        let minds = minds
            .iter()
            .rev()
            .take(2)
            .copied()
            .collect::<Vec<_>>()
            .join(" ");
        let options = match arena.id() {
            "word-heist" => "mode=solo,bag=half",
            "one-letter-better" => "target=50",
            _ => "",
        };
        let alone = RunConfig {
            options: options.to_owned(),
            ..run_config(&minds, 2, 4)
        };
        let together = RunConfig {
            jobs: 2,
            ..alone.clone()
        };
        let other = RunConfig {
            seed: DealSeed::judge(20),
            ..alone.clone()
        };
        let one = report_text(arena.id(), &alone);
        assert_eq!(one, report_text(arena.id(), &together));
        assert_ne!(one, report_text(arena.id(), &other));
        assert!(
            one.contains("\"steps\"") && !one.contains("micros"),
            "{one}"
        );
    }
}

/// The highest level and the best one below it, each with right and with wrong beliefs about the
/// other's skill.
#[test]
fn wrong_beliefs_about_opponents_change_play_but_games_still_end() {
    let games = [
        ("paper-grid", "magpie apprentice", ""),
        ("c-u-letter", "archmage sorcerer", "cards=8"),
        ("one-letter-better", "ace raven", "target=50,rounds=1"),
        ("word-heist", "lynx owl", "mode=solo,auto_flip=15,bag=half"),
    ];
    let tried = if thorough::is_thorough() { 4 } else { 1 };
    for (game, minds, options) in games.into_iter().take(tried) {
        let right = RunConfig {
            options: options.to_owned(),
            ..run_config(minds, 2, 2)
        };
        let wrong = RunConfig {
            wrong_model: true,
            ..right.clone()
        };
        let told = run_arena(game, &wrong).unwrap();
        assert_eq!((told.endless, told.refused), (0, 0), "{game}");
        let (right, wrong) = (report_text(game, &right), report_text(game, &wrong));
        assert!(wrong.contains("\"wrong_model\": true"), "{wrong}");
        assert_ne!(
            wrong.replace("\"wrong_model\": true", "\"wrong_model\": false"),
            right
        );
    }
}

#[test]
fn sprt_stops_at_the_same_game_for_any_number_of_jobs() {
    let told = |jobs, minds: &str| {
        let order = RunConfig {
            sprt: Some("0..100".parse().unwrap()),
            jobs,
            ..run_config(minds, 2, 2_000)
        };
        let report = run_arena("paper-grid", &order).unwrap();
        (report.games, report.sprt.and_then(|tested| tested.verdict))
    };
    let (games, verdict) = told(1, "newcomer apprentice");
    assert_eq!(verdict, Some(SprtVerdict::High));
    assert!(games < 100, "{games}");
    assert_eq!(told(2, "newcomer apprentice"), (games, verdict));
    let (_, other_way) = told(1, "apprentice newcomer");
    assert_eq!(other_way, Some(SprtVerdict::Low));
}

#[test]
fn each_bot_plays_every_seat_of_a_deal_at_four_seats() {
    let report = run_arena("paper-grid", &run_config("apprentice newcomer", 4, 9)).unwrap();
    // The last deal is always finished, so a few more games may be played.
    assert!((9..=12).contains(&report.games), "{}", report.games);
    for mind in &report.minds {
        assert_eq!(
            mind.games,
            2 * report.games,
            "each bot plays two of the four seats"
        );
    }
    let pair = &report.pairs[0];
    assert_eq!(pair.won + pair.tied + pair.lost, 4 * report.games);
    assert!(report.minds[0].place < report.minds[1].place);
}

#[test]
fn a_bot_playing_itself_measures_the_first_seats_advantage() {
    let report = run_arena("paper-grid", &run_config("apprentice", 2, 10)).unwrap();
    assert_eq!((report.games, report.pairs.len()), (10, 0));
    assert_eq!(report.minds[0].games, 20);
    assert!(!report.bounded);
}

#[test]
fn a_given_board_is_used_and_otherwise_each_deal_generates_one() {
    let on = |options: &str| {
        let order = RunConfig {
            options: options.to_owned(),
            ..run_config("apprentice", 2, 4)
        };
        run_arena("paper-grid", &order).unwrap()
    };
    let (fresh, blank) = (on("size=small"), on("size=small,board=none"));
    assert_ne!(fresh.minds[0].score, blank.minds[0].score);
    assert_eq!(fresh.options.to_string(), r#"{"size":"small"}"#);
}
