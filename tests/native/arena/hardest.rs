//! The decisions that took each level the most steps in the long runs against its neighbours
//! (`docs/opponents.md`), as `lettercase arena … --hardest FOLDER` wrote them: none exceeds the
//! step limit. The saves are in `tests/native/arena/hardest`, one for each level; today's step
//! counts are a golden file. If different counts are intended, run this once with
//! `LETTERCASE_BLESS=1` and read the diff.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use games::ARENAS;

use super::BOOK;

const SAVES: &str = "tests/native/arena/hardest";
const GOLDEN: &str = "tests/golden/hardest.txt";

/// Step limit per decision.
const MOST: u32 = 1_500_000;

#[test]
fn the_hardest_decisions_of_the_long_runs_stay_within_the_step_limit() {
    let mut told = String::new();
    for arena in ARENAS {
        // The levels come first in the list of bots.
        for mind in &arena.bot_names()[..4] {
            let file = Path::new(SAVES).join(format!("{}-{mind}.json", arena.id()));
            let save = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{file:?}: {why}"));
            let steps = arena.max_steps(&save, mind, &BOOK).unwrap();
            assert!(steps <= MOST, "{} {mind}: {steps}", arena.id());
            writeln!(told, "{} {mind}: {steps}", arena.id()).unwrap();
        }
    }
    if env::var_os("LETTERCASE_BLESS").is_some() {
        fs::write(GOLDEN, &told).unwrap();
    }
    assert_eq!(told, fs::read_to_string(GOLDEN).unwrap());
}
