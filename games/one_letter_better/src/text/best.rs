//! Texts about the best solo scores (O36).

use one_letter_better_rules::{Against, Alone, Best, Choices, DayTry, Mode};

use super::moments::solo;

pub const NONE_YET: &str = "None yet with this deck.";

/// Heading of the score with the deck of the day.
pub const DAYS_SCORE: &str = "Your score with today’s deck";
pub const FIRST_TRY: &str = "Only your first try counts.";

/// Text for the player's score with the deck of the day, or for its absence.
pub fn days_score(tried: DayTry) -> String {
    match tried {
        DayTry::Open => "None yet.".into(),
        DayTry::Begun => "You’ve started it but not finished.".into(),
        DayTry::Scored(points) => solo(points),
    }
}

/// The modes of solo play, the chosen one first.
pub fn ways(chosen: &Choices) -> Vec<Mode> {
    let mut all = vec![chosen.mode];
    for against in [Against::Hand, Against::HandAndPile] {
        for steal_one in [Alone::LeftOut, Alone::DrawsOne] {
            let mode = Mode::Solo { against, steal_one };
            if mode != chosen.mode {
                all.push(mode);
            }
        }
    }
    all
}

/// A best score, with its date.
pub fn best(best: &Best) -> String {
    format!("{}, on {}", solo(best.points), best.day)
}

/// Names the solo mode in which a score was reached.
pub fn way(mode: Mode) -> String {
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
        let told = best(scores.of(&solo).unwrap());
        assert_eq!(told, "212 points, on 2025-01-31");
        assert_eq!(way(solo.mode), "less hand and pile, STL-1 left out");
        let ways = ways(&solo);
        assert_eq!((ways.len(), ways.first()), (4, Some(&solo.mode)));
    }

    #[test]
    fn o36_the_deck_of_the_day_has_its_own_score() {
        let told = [DayTry::Open, DayTry::Begun, DayTry::Scored(180)].map(days_score);
        let begun = "You’ve started it but not finished.";
        assert_eq!(told, ["None yet.", begun, "180 points"]);
    }
}
