//! Neighbouring levels play each other: every game ends, and no move is refused.

use arena::{RunConfig, RunReport};

use super::{find_arena, run_arena, run_config};
use crate::thorough;

/// Forty games between each pair of neighbouring levels of a game, under some options. A quick run
/// plays only the two lowest levels.
fn play_neighbouring_levels(game: &str, options: &str) -> Vec<RunReport> {
    let minds = find_arena(game).bot_names();
    let pairs = if thorough::is_thorough() {
        minds.len()
    } else {
        1
    };
    let reports = minds.windows(2).take(pairs).map(|pair| {
        let order = RunConfig {
            options: options.to_owned(),
            ..run_config(&pair.join(" "), 2, thorough::cases(40) as usize)
        };
        let report = run_arena(game, &order).unwrap();
        let told = format!("{game} {pair:?} {options}: {:?}", report.wrong);
        assert_eq!((report.endless, report.refused), (0, 0), "{told}");
        assert!(report.games as u64 >= thorough::cases(40), "{told}");
        assert!(report.minds.iter().all(|mind| mind.score > 0.0), "{told}");
        report
    });
    reports.collect()
}

/// Checks that each level beat the one below it. The levels come first among the bots.
fn assert_levels_climb(reports: &[RunReport]) {
    for report in &reports[..3] {
        let share = report.pairs[0].win_percentage();
        assert!(share < 50.0, "{:?}", report.pairs);
    }
}

#[test]
fn neighbouring_bots_finish_paper_grid_games() {
    let reports = play_neighbouring_levels("paper-grid", "");
    for mind in reports.iter().flat_map(|report| &report.minds) {
        let [common, walls, needless] = &mind.habits[..] else {
            panic!("{:?}", mind.habits);
        };
        assert!(common.could > 0, "{}: it called letters", mind.name);
        let answers = walls.could >= needless.could && needless.could > 0;
        assert!(answers, "{}: it answered", mind.name);
        // Calls that drift to the commonest letters make one game like another.
        let share = common.percentage;
        assert!(share < 85.0, "{}: {share} % of its calls", mind.name);
    }
    if thorough::is_thorough() {
        assert_levels_climb(&reports);
    }
    play_neighbouring_levels(
        "paper-grid",
        "judge=table,letterfraud=in-line,specials=celldance,devils=true",
    );
}

#[test]
fn neighbouring_bots_finish_one_letter_better_games() {
    let reports = play_neighbouring_levels("one-letter-better", "target=50,checking=challenge");
    if thorough::is_thorough() {
        assert_levels_climb(&reports);
    }
}

#[test]
fn neighbouring_bots_finish_c_u_letter_games() {
    let reports = play_neighbouring_levels("c-u-letter", "cards=8,scramble=buzzers");
    if thorough::is_thorough() {
        assert_levels_climb(&reports);
    }
}

#[test]
fn neighbouring_bots_finish_word_heist_games() {
    let reports = play_neighbouring_levels("word-heist", "mode=solo,bag=half,clock=180");
    if thorough::is_thorough() {
        assert_levels_climb(&reports);
    }
}

/// Every mode of Word Heist.
#[test]
fn neighbouring_bots_finish_word_heist_games_in_every_mode() {
    let modes = [
        "mode=turns,window=15,bag=half",
        "mode=buzzers,bag=half,locks=true",
        "mode=call-it-out,bag=half,auto_flip=10",
        "mode=call-it-out,bag=half,judge=table",
        "mode=solo,bag=half,pace=3",
    ];
    let tried = if thorough::is_thorough() {
        modes.len()
    } else {
        1
    };
    // The last mode is the quickest.
    for options in modes.into_iter().rev().take(tried) {
        let order = RunConfig {
            options: options.to_owned(),
            ..run_config("fox owl newcomer", 3, 1)
        };
        let report = run_arena("word-heist", &order).unwrap();
        assert_eq!(
            (report.endless, report.refused),
            (0, 0),
            "{options}: {:?}",
            report.wrong
        );
        assert!(
            report.minds.iter().all(|mind| mind.score > 0.0),
            "{options}"
        );
    }
}
