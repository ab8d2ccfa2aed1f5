//! The fuzz targets on the stable compiler: `make fuzz`, or `make fuzz SECONDS=600`.
//!
//! Each target gets its seeds unchanged, then changed copies of them: the same ones in every run of
//! `cargo test`. With `LETTERCASE_FUZZ_SECONDS` it gets as many more as that time allows, starting
//! from a point that any text in `LETTERCASE_FUZZ_FROM` sets, or from a different one each time. A
//! failure prints the seed and number that reproduce it.

#[path = "../../../fuzz/changes.rs"]
mod changes;
mod seeds;
#[path = "../../../fuzz/targets.rs"]
mod targets;

mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

    use game::Chance;
    use lexicon::checksum::crc32;

    use super::changes::mutate;
    use super::seeds::seeds;
    use super::targets::{TARGETS, Target};
    use crate::thorough;

    /// Number of changed seeds for each target in every thorough run.
    const ALWAYS: u64 = 300;

    /// The first number of the additional inputs, and how long to go on.
    fn additional_inputs() -> Option<(u64, Duration)> {
        let seconds = std::env::var("LETTERCASE_FUZZ_SECONDS").ok()?;
        let seconds = seconds.parse().unwrap();
        let from = match std::env::var("LETTERCASE_FUZZ_FROM") {
            Ok(text) => u64::from(crc32(text.as_bytes())) << 32,
            Err(_) => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
                now.as_nanos() as u64
            }
        };
        Some((from, Duration::from_secs(seconds)))
    }

    fn run_target(name: &str) {
        let target = TARGETS.iter().find(|(one, _)| *one == name);
        let target = target.unwrap_or_else(|| panic!("unknown fuzz target {name}"));
        let seeds = seeds(name);
        assert!(!seeds.is_empty(), "{name} has no seeds");
        for (from, seed) in &seeds {
            try_input(target, seed, from);
        }
        for number in thorough::seeds(ALWAYS) {
            try_changed_seed(target, &seeds, number);
        }
        if let Some((first, time)) = additional_inputs() {
            let end = Instant::now() + time;
            let mut tried = 0;
            while Instant::now() < end {
                try_changed_seed(target, &seeds, first.wrapping_add(tried));
                tried += 1;
            }
            println!("{name}: {tried} more from {first}");
        }
    }

    fn try_changed_seed(target: &Target, seeds: &[(String, Vec<u8>)], number: u64) {
        let mut chance = Chance::new(number);
        let (from, seed) = chance.pick(seeds).unwrap();
        let other = &chance.pick(seeds).unwrap().1;
        let data = mutate(seed, other, &mut chance);
        try_input(target, &data, &format!("{from}, changed by {number}"));
    }

    fn try_input((name, target): &Target, data: &[u8], from: &str) {
        let tried = catch_unwind(AssertUnwindSafe(|| target(data)));
        let shown = String::from_utf8_lossy(data);
        let shown: String = shown.chars().take(2_000).collect();
        assert!(tried.is_ok(), "{name}: {from}\n{shown}");
    }

    macro_rules! each {
        ($($name:ident),*) => {
            $(#[test] fn $name() { run_target(stringify!($name)); })*

            #[test]
            fn every_target_is_run() {
                let run = [$(stringify!($name)),*];
                assert_eq!(TARGETS.map(|(name, _)| name), run);
            }
        };
    }

    each!(
        games, archives, files, seals, rows, records, codes, links, routes, names, words
    );

    #[test]
    fn a_panic_in_a_target_fails_the_run() {
        let panics: Target = ("panics", |data| assert_ne!(data, b"x"));
        try_input(&panics, b"y", "as it is");
        let caught = catch_unwind(|| try_input(&panics, b"x", "as it is"));
        assert!(caught.is_err());
    }
}
