//! Texts of the review (A20).

use crate::screen::RetryResult;
use crate::screen::review::{
    FlipSummary, MAX_WORDS_PER_FLIP, ReviewTotals, ReviewedWord, WordHistory,
};
use game::Seat;

use super::letter_list;
use screen::text::capitals;
use screen::text::list::list_all;
use screen::text::phrase::count;
use screen::text::you::possessive;

pub const HEADING: &str = "What could have been";
pub const INTRODUCTION: &str = "See every word there was to make, and what nobody saw.";
pub const STOP: &str = "Stop";
pub const MISSED_STEALS: &str = "Steals nobody saw";
pub const MISSED_EXTENSIONS: &str = "How your words could have grown";
pub const MISSED_CENTRE_WORDS: &str = "Words nobody saw in the centre";
pub const MISSED_MERGERS: &str = "Words nobody joined";
pub const LONGEST_MISSED: &str = "The longest words nobody saw";
pub const NOTHING_MISSED: &str = "None.";
pub const FLIP_BY_FLIP: &str = "Letter by letter";
pub const WORD_HISTORIES: &str = "Each word’s life";

/// How many ways to make a word there were, and how many words were made.
pub fn describe_totals(found: ReviewTotals) -> String {
    let made = count(found.made, "word was made", "words were made");
    match found.ways {
        // House words don't count as ways to make a word, so words may have been made all the same.
        0 => format!("The list had no word to make. {made}."),
        1 => format!("There was 1 way to make a word. {made}."),
        ways => format!("There were {ways} ways to make a word. {made}."),
    }
}

/// How a word could have been made; the caller adds when.
pub fn describe_sources(chance: &ReviewedWord, seats: &[Seat]) -> String {
    let owner = |at: usize| seats.get(at).map(|seat| seat.player.name.to_string());
    let from = chance.from.iter().map(|(word, seat)| {
        let word = capitals(*word);
        match owner(*seat) {
            Some(name) => format!("{} {word}", possessive(&name)),
            None => word,
        }
    });
    let mut parts: Vec<String> = from.collect();
    if parts.is_empty() {
        return "from the centre".into();
    }
    if !chance.joined.is_empty() {
        parts.push(letter_list(chance.joined.iter().copied()));
    }
    format!("from {}", list_all(&parts))
}

/// A word that a seat missed, and the points it would have gained.
pub fn describe_missed_word(chance: &ReviewedWord, gain: i32, seats: &[Seat]) -> String {
    let word = capitals(chance.word);
    let gain = count(gain.unsigned_abs() as usize, "point", "points");
    let how = self::describe_sources(chance, seats);
    format!("{word} {how} was there {}: {gain}.", describe_when(chance))
}

/// What a player made of the letters when trying a moment again.
pub fn describe_retry(tried: RetryResult) -> String {
    match tried {
        RetryResult::Made(word, gain) => {
            let points = count(gain.unsigned_abs() as usize, "point", "points");
            let sign = if gain < 0 { "−" } else { "" };
            format!("{}: {sign}{points}.", capitals(word))
        }
        RetryResult::Passed => "You left the word there.".into(),
    }
}

/// When a missed word was possible.
pub fn describe_when(chance: &ReviewedWord) -> String {
    let since = chance.since;
    match chance.flips {
        0 => format!("at letter {since}"),
        flips => format!("from letter {since} to {}", since + flips),
    }
}

/// An entry in the list of flips.
pub fn describe_flip(flip: &FlipSummary) -> String {
    let FlipSummary { up, letter, count } = flip;
    let letter = letter.uppercase();
    match count {
        1 => format!("{up}. {letter}: 1 new way"),
        count => format!("{up}. {letter}: {count} new ways"),
    }
}

/// The note that not all words of a flip are shown.
pub fn more_words_note(flip: &FlipSummary) -> Option<String> {
    let more = flip.count.checked_sub(MAX_WORDS_PER_FLIP)?;
    (more > 0).then(|| format!("and {more} more"))
}

pub const WAS_MADE: &str = "made";

/// The life of a word: GAIN → TAPING, and RING + LATE → TRIANGLE.
pub fn describe_word_history(of: &WordHistory) -> String {
    let made = capitals(of.word);
    let mut lives: Vec<String> = of.from.iter().map(describe_word_history).collect();
    match lives.len() {
        0 => made,
        1 => format!("{} → {made}", lives.concat()),
        _ => {
            for life in &mut lives {
                if life.contains('→') {
                    *life = format!("({life})");
                }
            }
            format!("{} → {made}", lives.join(" + "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{PlayedBy, Roster};
    use lexicon::{Letter, Word};

    #[test]
    fn a20_a_miss_names_the_owner_it_would_have_robbed() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let ada = Seat {
            player: roster.players()[0].clone(),
            by: PlayedBy::Person,
        };
        let missed = ReviewedWord {
            word: Word::new("taping").unwrap(),
            from: vec![(Word::new("gain").unwrap(), 0)],
            joined: ['t', 'p'].into_iter().filter_map(Letter::new).collect(),
            since: 12,
            flips: 3,
            made: false,
        };
        assert_eq!(
            super::describe_missed_word(&missed, 6, std::slice::from_ref(&ada)),
            "TAPING from Ada’s GAIN and T and P was there from letter 12 to 15: 6 points."
        );
        assert_eq!(
            describe_sources(&missed, &[ada]),
            "from Ada’s GAIN and T and P"
        );
        assert_eq!(describe_when(&missed), "from letter 12 to 15");
    }

    #[test]
    fn a20_the_life_of_a_word_shows_its_sources() {
        let new = |text| WordHistory {
            word: Word::new(text).unwrap(),
            from: Vec::new(),
        };
        let mut triangle = new("triangle");
        triangle.from = vec![new("ring"), new("late")];
        assert_eq!(describe_word_history(&triangle), "RING + LATE → TRIANGLE");
        assert_eq!(describe_word_history(&new("ring")), "RING");
    }
}
