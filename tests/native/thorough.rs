//! How much is tried. With `LETTERCASE_THOROUGH` set, as it is wherever something is proven
//! (`make test-native`, `.ci/run`), all of it; after a change by hand a tenth of what is many.

use std::env::var_os;

/// Of so many that are tried, or that must have been met, those of this run.
pub fn of(all: u64) -> u64 {
    match all_of_it() {
        true => all,
        false => all.div_ceil(10),
    }
}

/// Whether nothing is left out.
pub fn all_of_it() -> bool {
    var_os("LETTERCASE_THOROUGH").is_some_and(|set| !set.is_empty())
}

mod tests {
    #[test]
    fn a_check_leaves_nothing_out() {
        let in_a_check = std::env::var_os("CI").is_some();
        assert!(!in_a_check || super::all_of_it());
        if super::all_of_it() {
            assert_eq!(super::of(2_000), 2_000);
        }
    }
}
