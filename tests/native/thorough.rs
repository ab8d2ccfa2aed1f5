//! How much is tried. With `LETTERCASE_THOROUGH` or `CI` set, as it is wherever something is
//! proven (`make test-native`, `.ci/run`), all of it; after a change by hand a hundredth of what is
//! many.

use std::env::var_os;

/// Of so many that are tried, or that must have been met, those of this run.
pub fn of(all: u64) -> u64 {
    match all_of_it() {
        true => all,
        false => all.div_ceil(100),
    }
}

/// Of some that are tried, those of this run: a fourth after a change by hand.
pub fn part(all: usize) -> usize {
    match all_of_it() {
        true => all,
        false => all.div_ceil(4),
    }
}

/// How often something must have been met among them: chance makes few differ more than many.
pub fn least(all: usize) -> usize {
    match all_of_it() {
        true => all,
        false => all / 10,
    }
}

/// Whether nothing is left out.
pub fn all_of_it() -> bool {
    let set = |name| var_os(name).is_some_and(|value| !value.is_empty());
    set("LETTERCASE_THOROUGH") || set("CI")
}
