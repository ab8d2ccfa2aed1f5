//! Rules pages follow the options of the current game: for every option that a sentence mentions,
//! two values are tried here, and with each the page says what is true and nothing else.

mod c_u_letter;
mod one_letter_better;
mod paper_grid;
mod word_heist;

use std::collections::BTreeSet;

use game::Chance;
use game::rule::{Ruleset, random_options};

use crate::thorough;

/// An option that sentences mention.
struct Mention<C> {
    /// The option's id in the ruleset.
    rule: &'static str,
    /// Chooses a value other than the default.
    choose: fn(&mut C),
    /// A text on the page with that value, but not by default.
    then: &'static str,
    /// A text on the page by default, but not with that value.
    usually: &'static str,
}

const fn mention<C>(
    rule: &'static str,
    choose: fn(&mut C),
    usually: &'static str,
    then: &'static str,
) -> Mention<C> {
    Mention {
        rule,
        choose,
        then,
        usually,
    }
}

/// Checks a game's page against its options. `silent` are the options that no sentence mentions, or
/// that a sentence mentions in a way that is true for every value. `templates` are the sentences
/// before values are filled in.
#[track_caller]
fn assert_follows_options<C: Ruleset + Clone + Default>(
    mentions: &[Mention<C>],
    silent: &[&str],
    templates: &[&str],
    page: impl Fn(&C) -> Vec<String>,
) {
    let usual = page(&C::default()).join("\n");
    let mut changed = BTreeSet::new();
    for one in mentions {
        let (rule, then, usually) = (one.rule, one.then, one.usually);
        let mut choices = C::default();
        (one.choose)(&mut choices);
        let told = page(&choices);
        changed.extend(told.iter().filter(|says| !usual.contains(*says)).cloned());
        let told = told.join("\n");
        assert!(usual.contains(usually), "{rule}: the page lacks: {usually}");
        assert!(!told.contains(usually), "{rule}: false: {usually}");
        assert!(
            told.contains(then),
            "{rule}: the page lacks: {then}\n{told}"
        );
        assert!(!usual.contains(then), "{rule}: false by default: {then}");
    }
    // A new option must be listed here, as mentioned or as silent.
    let mentioned = mentions.iter().map(|one| one.rule);
    let known: BTreeSet<&str> = mentioned.chain(silent.iter().copied()).collect();
    let rules: BTreeSet<&str> = C::RULES.iter().map(|rule| rule.id).collect();
    assert_eq!(known, rules);
    // A new placeholder in a sentence needs an option here that fills it.
    for template in templates.iter().filter(|says| says.contains('{')) {
        let parts: Vec<&str> = template.split(['{', '}']).step_by(2).collect();
        let of_it = |says: &&String| parts.iter().all(|part| says.contains(part));
        assert!(
            changed.iter().any(|says| of_it(&says)),
            "no option here changes: {template}"
        );
    }
    for seed in thorough::seeds(2_000) {
        let choices: C = random_options::<C>(&mut Chance::new(seed)).into_inner();
        for says in page(&choices) {
            let whole = !says.contains(['{', '}']) && !says.contains("  ");
            assert!(whole && says.trim() == says, "seed {seed}: {says:?}");
            assert!(says.ends_with(['.', '?']), "seed {seed}: {says:?}");
        }
    }
}
