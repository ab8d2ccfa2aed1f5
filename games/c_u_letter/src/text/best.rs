//! The best scores of C U Letter's solo games (C41).

use super::play::card_count;
use c_u_letter_rules::BestScore;

pub const NONE_YET: &str = "None yet by these rules.";

/// Returns a best score with its date.
pub fn best_score(best: &BestScore) -> String {
    format!("{}, on {}", card_count(best.cards.into()), best.day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{BestScores, Options, Preset};

    #[test]
    fn c41_a_best_score_shows_its_day() {
        let solo = Options::new(Preset::Solo.choices()).unwrap();
        let mut scores = BestScores::default();
        scores.enter(&solo, 74, "2025-01-31".parse().unwrap());
        assert_eq!(
            best_score(scores.best_for(&solo).unwrap()),
            "74 cards, on 2025-01-31"
        );
    }
}
