//! A tip for beginners: words on the table can be stolen.

use game::SeatId;
use word_heist_rules::{MadeWord, Table};

/// Whether another seat has a word on the table and this seat hasn't stolen one yet.
pub fn should_suggest_stealing(table: &Table, seat: SeatId) -> bool {
    let others = |word: &MadeWord| word.owner != seat;
    let stole = |word: &MadeWord| {
        let mut from = word.from.iter().filter_map(|id| table.word(*id));
        word.owner == seat && from.any(others)
    };
    table.words_on_table().any(others) && !table.words.iter().any(stole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;
    use word_heist_rules::MadeWordId;

    #[test]
    fn a_seat_that_has_stolen_gets_no_tip_about_stealing() {
        let word = |text: &str| Word::new(text).unwrap();
        let mut table = Table::for_example(&[word("gape"), word("grape")], &[]);
        let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
        for one in &mut table.words {
            one.owner = bo;
        }
        assert!(should_suggest_stealing(&table, ada));
        assert!(!should_suggest_stealing(&table, bo), "all are Bo's own");
        table.words[1].owner = ada;
        assert!(should_suggest_stealing(&table, ada));
        table.words[1].from = vec![MadeWordId::new(0)];
        assert!(!should_suggest_stealing(&table, ada));
    }
}
