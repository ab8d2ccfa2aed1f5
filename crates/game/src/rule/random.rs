//! Any choices, for the random games of the tests.

use super::{Checked, Own, Rule, Ruleset, Values, settle};
use crate::{Chance, SeatId};

/// How often choices are made anew that do not go together.
const TRIES: usize = 64;

/// Some choices that a game can be played with; the default ones if no others were found.
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
