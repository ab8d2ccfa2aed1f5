//! Which ways to a word are open on a table, by the number of its letters alone: what a prompt says
//! never depends on the word list.

use game::SeatId;
use word_heist_rules::{MadeWord, Table};

/// Whether a seat could make any word (A4, A5, A7).
pub fn could_make(table: &Table, seat: SeatId) -> bool {
    table.centre.len() >= table.options.min_letters(seat) || could_change_words(table)
}

/// Whether words on the table could become part of a new one (A5, A7).
fn could_change_words(table: &Table) -> bool {
    let words = table.words_on_table().count();
    words > 0 && table.centre.len() >= table.options.merging.min_centre_letters(words)
}

/// Whether this seat could steal a word and hasn't stolen one yet: then the prompt names it for a beginner.
pub fn should_suggest_stealing(table: &Table, seat: SeatId) -> bool {
    let others = |word: &MadeWord| word.owner != seat;
    let stole = |word: &MadeWord| {
        let mut from = word.from.iter().filter_map(|id| table.word(*id));
        word.owner == seat && from.any(others)
    };
    could_change_words(table)
        && table.words_on_table().any(others)
        && !table.words.iter().any(stole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::{Letter, Word};
    use word_heist_rules::{Choices, MadeWordId, MergerRule, Options};

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    /// A table with Bo's words, and these letters in the centre.
    fn table(words: &[&str], centre: &str) -> Table {
        let words: Vec<Word> = words.iter().map(|word| Word::new(word).unwrap()).collect();
        let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
        Table::for_example(&words, &centre)
    }

    #[test]
    fn a_seat_that_has_stolen_gets_no_tip_about_stealing() {
        let mut table = table(&["gape", "grape"], "s");
        assert!(should_suggest_stealing(&table, ADA));
        assert!(!should_suggest_stealing(&table, BO), "all are Bo's own");
        table.words[1].owner = ADA;
        assert!(should_suggest_stealing(&table, ADA));
        table.words[1].from = vec![MadeWordId::new(0)];
        assert!(!should_suggest_stealing(&table, ADA));
    }

    #[test]
    fn a5_a7_stealing_is_suggested_only_where_a_word_can_be_stolen() {
        let says =
            |words: &[&str], centre: &str| should_suggest_stealing(&table(words, centre), ADA);
        assert!(!says(&[], "rstlne"), "no word is on the table");
        assert!(!says(&["gape"], ""), "a single word needs a letter");
        assert!(says(&["gape"], "r"));
        assert!(says(&["gape", "tin"], ""), "two may be merged");
        let mut strict = table(&["gape", "tin"], "");
        strict.options = Options::new(Choices {
            merging: MergerRule::WithALetter,
            ..Choices::default()
        })
        .unwrap();
        assert!(!should_suggest_stealing(&strict, ADA));
    }

    #[test]
    fn a4_without_words_a_seat_needs_as_many_letters_as_its_shortest_word() {
        let mut three = table(&[], "tea");
        assert!(!could_make(&three, ADA));
        assert!(could_make(&table(&[], "team"), ADA));
        assert!(could_make(&table(&["gape"], "r"), ADA));
        assert!(!could_make(&table(&["gape"], ""), ADA));
        three.options = Options::new(Choices {
            beginners: [ADA].into_iter().collect(),
            ..Choices::default()
        })
        .unwrap();
        assert!(could_make(&three, ADA) && !could_make(&three, BO));
    }
}
