//! Every test of a ruling runs a second time, with the shipped list instead of its own few words. A
//! test list of three words long hid that PRE is a word of the shipped list, and could steal (O17).
//!
//! One test starts this program again with `LETTERCASE_SHIPPED_LIST` set (`list::of_a_case`), so a
//! new ruling test gets its second run without being listed anywhere. Tests that can't hold with
//! all words are in [`TOY_ONLY`] with the reason.

use std::collections::BTreeSet;
use std::env::current_exe;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::list::SHIPPED;

/// The modules whose cases bring their own word list.
const RULES: [&str; 4] = [
    "games::c_u_letter::rules::",
    "games::one_letter_better::rules::",
    "games::paper_grid::rules::",
    "games::word_heist::rules::",
];

/// Tests that fail with the shipped list, and why the rules aren't at fault.
const TOY_ONLY: &[(&str, &str)] = &[
    (
        "games::paper_grid::rules::scoring::k18_the_largest_possible_score_does_not_overflow",
        "no word has fifteen different letters, all worth five",
    ),
    (
        "games::word_heist::rules::words::a11_a_word_may_hold_one_letter_eight_times_or_more",
        "no word has eight of one letter",
    ),
    (
        "games::word_heist::rules::words::a7_a_merger_may_hold_one_letter_eight_times_or_more",
        "no word has eight of one letter",
    ),
];

/// Files of ruling tests that may make their own list, and why.
const OWN_LISTS: &[(&str, &str)] = &[
    (
        "one_letter_better/rules/affixes.rs",
        "it takes the shipped list without one word",
    ),
    (
        "word_heist/steals",
        "what bots do and a review finds depends on all words; on the shipped list they are tried \
         in whole games",
    ),
    (
        "one_letter_better/plays",
        "the same, and the finder is compared with every play that the rules allow",
    ),
];

/// Whether a test's name starts with the ruling it proves: `o17_a_prefix_...`.
fn names_a_ruling(name: &str) -> bool {
    let last = name.rsplit("::").next().unwrap_or(name);
    let number = last.split('_').next().unwrap_or(last);
    let (letter, digits) = number.split_at(number.len().min(1));
    "acko".contains(letter) && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Runs this program with some arguments; returns its output.
fn again(arguments: &[String]) -> String {
    let mut program = Command::new(current_exe().unwrap());
    // The number of randomised cases doesn't depend on the list.
    program.env_remove("LETTERCASE_THOROUGH");
    let output = program.env(SHIPPED, "1").args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// All ruling tests of the modules.
fn ruling_tests() -> Vec<String> {
    let arguments = RULES.map(str::to_owned).into_iter();
    let listed = again(&arguments.chain(["--list".to_owned()]).collect::<Vec<_>>());
    let tests = listed
        .lines()
        .filter_map(|line| line.strip_suffix(": test"));
    let tests = tests.filter(|test| names_a_ruling(test));
    tests.map(str::to_owned).collect()
}

#[test]
fn every_ruling_test_passes_with_the_shipped_list() {
    let tests = ruling_tests();
    for module in RULES {
        let count = tests.iter().filter(|test| test.starts_with(module)).count();
        assert!(count > 50, "{module} has {count} tests of rulings");
    }
    let exactly = ["--exact".to_owned()].into_iter();
    let said = again(&exactly.chain(tests.iter().cloned()).collect::<Vec<_>>());
    let ended = |how: &str| -> BTreeSet<&str> {
        let lines = said.lines().filter_map(|line| line.strip_prefix("test "));
        let names = lines.filter_map(|line| line.strip_suffix(how));
        names
            .map(|name| name.trim_end_matches(" ...").trim())
            .collect()
    };
    let (held, failed) = (ended(" ok"), ended(" FAILED"));
    assert_eq!(
        held.len() + failed.len(),
        tests.len(),
        "every test must run once: {said}"
    );
    let named: BTreeSet<&str> = TOY_ONLY.iter().map(|(test, _)| *test).collect();
    assert_eq!(failed, named, "left: what failed, right: what may. {said}");
}

/// The Rust files in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let each = entries.flat_map(|path| match path.is_dir() {
        true => files(&path),
        false => vec![path],
    });
    each.filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// A ruling test with its own list gets no second run.
#[test]
fn every_ruling_test_uses_a_list_that_can_be_the_shipped_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games = root.join("tests/native/games");
    let mut met = BTreeSet::new();
    for path in files(&games) {
        let text = fs::read_to_string(&path).unwrap();
        let mut tests = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("fn "));
        let rules = path.components().any(|part| part.as_os_str() == "rules");
        let proves = rules || tests.any(names_a_ruling);
        if !proves || !text.contains(concat!("Lexicon::", "from_words(")) {
            continue;
        }
        let excepted = OWN_LISTS
            .iter()
            .find(|(folder, _)| path.starts_with(games.join(folder)));
        let excepted = excepted.unwrap_or_else(|| {
            panic!(
                "{}: use `list::of_a_case`, so that its tests get a second run",
                path.display()
            )
        });
        met.insert(excepted.0);
    }
    assert_eq!(
        met.len(),
        OWN_LISTS.len(),
        "an exception is unused; used: {met:?}"
    );
}
