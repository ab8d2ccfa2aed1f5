//! Random options for the tests' random games.

use super::{CheckedOptions, CustomOption, Rule, RuleValues, Ruleset, reset_unavailable};
use crate::{Chance, SeatId};

/// Maximum number of attempts to find options that are valid together.
const MAX_ATTEMPTS: usize = 64;

/// Returns random valid options, or the defaults if no attempt succeeded.
pub fn random_options<C: Ruleset>(chance: &mut Chance) -> CheckedOptions<C> {
    for _ in 0..MAX_ATTEMPTS {
        let mut rules = C::default();
        for rule in C::RULES {
            if (rule.when)(&rules) {
                set_random_value(rule, &mut rules, chance);
            }
        }
        reset_unavailable(&mut rules);
        if let Ok(checked) = CheckedOptions::new(rules) {
            return checked;
        }
    }
    CheckedOptions::default()
}

fn set_random_value<C: Ruleset>(rule: &Rule<C>, rules: &mut C, chance: &mut Chance) {
    match &rule.values {
        RuleValues::Custom(CustomOption { random, .. }) => random(rules, chance),
        RuleValues::Day => {
            let day = 20_250_101 + chance.below(31) as u32;
            let day = if chance.below(4) == 0 { day } else { 0 };
            (rule.set)(rules, super::WHOLE_TABLE, day);
        }
        values => {
            let seats: Vec<SeatId> = rule.seats(rules).collect();
            for seat in seats {
                if let Some(value) = chance.pick(&values.allowed_values(rules)) {
                    (rule.set)(rules, seat, *value);
                }
            }
        }
    }
}
