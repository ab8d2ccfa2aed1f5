//! Whether words may be looked up while a game goes on (O29). Read from the journal alone, because
//! the caller knows nothing else about the game.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// The part of a journal that decides whether words may be looked up.
#[derive(Deserialize)]
struct JournalHeader {
    options: JournalOptions,
}

/// The options that decide whether words may be looked up. An absent option has its default: a
/// table, with challenges.
#[derive(Deserialize)]
struct JournalOptions {
    mode: Option<IgnoredAny>,
    checking: Option<String>,
}

/// O29: whether this journal's game forbids looking words up, because words can be challenged in
/// it.
pub fn forbids_look_ups(journal: &str) -> bool {
    let page: Result<JournalHeader, _> = base::json::read(journal);
    page.is_ok_and(|JournalHeader { options }| match options.checking {
        Some(checking) => checking == "challenge",
        None => options.mode.is_none(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CheckingRule, Choices, Options};
    use game::Chance;
    use game::rule::random_options;

    #[test]
    fn o29_look_ups_are_forbidden_by_a_journal_exactly_as_by_its_options() {
        let mut barred = 0;
        for seed in 0..200 {
            let options: Options = random_options::<Choices>(&mut Chance::new(seed));
            let text = serde_json::to_string(&options).unwrap();
            let journal = format!(r#"{{"format":1,"options":{text},"steps":[]}}"#);
            let bars = options.checking == CheckingRule::Challenge;
            assert_eq!(forbids_look_ups(&journal), bars, "{journal}");
            barred += usize::from(bars);
        }
        assert!(0 < barred && barred < 200);
    }
}
