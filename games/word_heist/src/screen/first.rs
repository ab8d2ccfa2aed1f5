//! A tip for beginners: words on the table can be stolen.

use game::SeatId;
use word_heist_rules::{Table, TableWord};

/// Whether another seat has a word on the table and this seat hasn't stolen one yet.
pub fn may_learn_to_steal(table: &Table, seat: SeatId) -> bool {
    let others = |word: &TableWord| word.owner != seat;
    let stole = |word: &TableWord| {
        let mut from = word.from.iter().filter_map(|id| table.word(*id));
        word.owner == seat && from.any(others)
    };
    table.standing().any(others) && !table.words.iter().any(stole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;
    use word_heist_rules::TableWordId;

    #[test]
    fn a_seat_that_has_stolen_gets_no_tip_about_stealing() {
        let word = |text: &str| Word::new(text).unwrap();
        let mut table = Table::set_out(&[word("gape"), word("grape")], &[]);
        let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
        for one in &mut table.words {
            one.owner = bo;
        }
        assert!(may_learn_to_steal(&table, ada));
        assert!(!may_learn_to_steal(&table, bo), "all are Bo's own");
        table.words[1].owner = ada;
        assert!(may_learn_to_steal(&table, ada));
        table.words[1].from = vec![TableWordId::numbered(0)];
        assert!(!may_learn_to_steal(&table, ada));
    }
}
