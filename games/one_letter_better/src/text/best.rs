//! Texts about the best solo scores (O36).

use one_letter_better_rules::{BestScore, Choices, DayAttempt, Mode, SoloPenalty, SoloStealOne};

use super::moments::solo_score;

pub const NONE_YET: &str = "None yet with this deck.";

/// Heading of the score with the deck of the day.
pub const DAY_SCORE: &str = "Your score with today’s deck";
pub const FIRST_TRY: &str = "Only your first try counts.";

/// Text for the player's score with the deck of the day, or for its absence.
pub fn day_score(tried: DayAttempt) -> String {
    match tried {
        DayAttempt::Open => "None yet.".into(),
        DayAttempt::Begun => "You’ve started it but not finished.".into(),
        DayAttempt::Scored(points) => solo_score(points),
    }
}

/// The modes of solo play, the chosen one first.
pub fn modes(chosen: &Choices) -> Vec<Mode> {
    let mut all = vec![chosen.mode];
    for against in [SoloPenalty::Hand, SoloPenalty::HandAndPile] {
        for steal_one in [SoloStealOne::LeftOut, SoloStealOne::DrawsOne] {
            let mode = Mode::Solo { against, steal_one };
            if mode != chosen.mode {
                all.push(mode);
            }
        }
    }
    all
}

/// A best score, with its date.
pub fn best_score(best: &BestScore) -> String {
    format!("{}, on {}", solo_score(best.points), best.day)
}

/// Names the solo mode in which a score was reached.
pub fn mode_name(mode: Mode) -> String {
    match mode {
        Mode::Table => String::new(),
        Mode::Solo { against, steal_one } => {
            let against = against.name().to_ascii_lowercase();
            let thief = steal_one.name().to_ascii_lowercase();
            format!("less {against}, STL-1 {thief}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use one_letter_better_rules::{BestScores, Options, Preset};

    #[test]
    fn a_best_score_shows_its_date_and_mode() {
        let solo = Options::new(Preset::SoloHard.choices()).unwrap();
        let mut scores = BestScores::default();
        scores.enter(&solo, 212, "2025-01-31".parse().unwrap());
        let told = best_score(scores.for_options(&solo).unwrap());
        assert_eq!(told, "212 points, on 2025-01-31");
        assert_eq!(mode_name(solo.mode), "less hand and pile, STL-1 left out");
        let ways = modes(&solo);
        assert_eq!((ways.len(), ways.first()), (4, Some(&solo.mode)));
    }

    #[test]
    fn o36_the_deck_of_the_day_has_its_own_score() {
        let told = [DayAttempt::Open, DayAttempt::Begun, DayAttempt::Scored(180)].map(day_score);
        let begun = "You’ve started it but not finished.";
        assert_eq!(told, ["None yet.", begun, "180 points"]);
    }
}
