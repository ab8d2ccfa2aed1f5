//! Random options for the tests' random games.

use super::{Checked, Own, Rule, Ruleset, Values, settle};
use crate::{Chance, SeatId};

/// Maximum number of attempts to find options that are valid together.
const TRIES: usize = 64;

/// Returns random valid options, or the defaults if no attempt succeeded.
pub fn random<C: Ruleset>(chance: &mut Chance) -> Checked<C> {
    for _ in 0..TRIES {
        let mut rules = C::default();
        for rule in C::RULES {
            if (rule.when)(&rules) {
                choose(rule, &mut rules, chance);
            }
        }
        settle(&mut rules);
        if let Ok(checked) = Checked::new(rules) {
            return checked;
        }
    }
    Checked::default()
}

fn choose<C: Ruleset>(rule: &Rule<C>, rules: &mut C, chance: &mut Chance) {
    match &rule.values {
        Values::Own(Own { random, .. }) => random(rules, chance),
        Values::Day => {
            let day = 20_250_101 + chance.below(31) as u32;
            let day = if chance.below(4) == 0 { day } else { 0 };
            (rule.set)(rules, super::ALL, day);
        }
        values => {
            let seats: Vec<SeatId> = rule.seats(rules).collect();
            for seat in seats {
                if let Some(value) = chance.pick(&values.all(rules)) {
                    (rule.set)(rules, seat, *value);
                }
            }
        }
    }
}
