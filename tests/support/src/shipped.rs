//! Every test of a ruling runs a second time, with the shipped list instead of its own few words. A
//! test list of three words long hid that PRE is a word of the shipped list, and could steal (O17).
//!
//! A test program starts itself again with `LETTERCASE_SHIPPED_LIST` set (`list::case_list`), so a
//! new ruling test gets its second run without being listed anywhere.

use std::collections::BTreeSet;
use std::env::current_exe;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::list::SHIPPED_LIST_VAR;

/// Whether a test's name starts with the ruling it proves: `o17_a_prefix_...`.
fn is_ruling_test(name: &str) -> bool {
    let last = name.rsplit("::").next().unwrap_or(name);
    let number = last.split('_').next().unwrap_or(last);
    let (letter, digits) = number.split_at(number.len().min(1));
    "acko".contains(letter) && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Runs this program with some arguments; returns its output.
fn rerun_program(arguments: &[String]) -> String {
    let mut program = Command::new(current_exe().unwrap());
    // The number of randomised cases doesn't depend on the list.
    program.env_remove("LETTERCASE_THOROUGH");
    let output = program
        .env(SHIPPED_LIST_VAR, "1")
        .args(arguments)
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Runs the ruling tests of this program whose path contains `within`, with the shipped list; there
/// must be at least `least`. Those in `toy_only` must fail: they can't hold with all words, for the
/// reason beside them.
///
/// # Panics
/// A test fails that should hold, or holds that should fail.
pub fn check_ruling_tests(within: &str, least: usize, toy_only: &[(&str, &str)]) {
    let listed = rerun_program(&["--list".to_owned()]);
    let tests = listed
        .lines()
        .filter_map(|line| line.strip_suffix(": test"));
    let tests: Vec<String> = tests
        .filter(|test| test.contains(within) && is_ruling_test(test))
        .map(str::to_owned)
        .collect();
    assert!(tests.len() >= least, "{} tests of rulings", tests.len());
    let exactly = ["--exact".to_owned()].into_iter();
    let said = rerun_program(&exactly.chain(tests.iter().cloned()).collect::<Vec<_>>());
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
    let named: BTreeSet<&str> = toy_only.iter().map(|(test, _)| *test).collect();
    assert_eq!(failed, named, "left: what failed, right: what may. {said}");
}

/// The Rust files in a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let each = entries.flat_map(|path| {
        if path.is_dir() {
            rust_files(&path)
        } else {
            vec![path]
        }
    });
    each.filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// Checks that the tests of rulings below a folder take their words from `list::case_list`, since
/// with a list of their own they would get no second run. The files in `own_lists` may have one,
/// for the reason beside them.
///
/// # Panics
/// A file has a list of its own, or an exception is unused.
pub fn check_replaceable_lists(package: &str, folder: &str, own_lists: &[(&str, &str)]) {
    let folder = Path::new(package).join(folder);
    let mut met = BTreeSet::new();
    for path in rust_files(&folder) {
        let text = fs::read_to_string(&path).unwrap();
        let mut tests = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("fn "));
        if !tests.any(is_ruling_test) || !text.contains("Lexicon::from_words(") {
            continue;
        }
        let excepted = own_lists
            .iter()
            .find(|(name, _)| path.starts_with(folder.join(name)));
        let excepted = excepted.unwrap_or_else(|| {
            panic!(
                "{}: use `list::case_list`, so that its tests get a second run",
                path.display()
            )
        });
        met.insert(excepted.0);
    }
    assert_eq!(
        met.len(),
        own_lists.len(),
        "an exception is unused; used: {met:?}"
    );
}
