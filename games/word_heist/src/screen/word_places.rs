//! Where the words of the table are. Words keep their places when others change, because players
//! remember where they saw a word.

use game::SeatId;
use word_heist_rules::{MadeWordId, Table};

/// A place on the table: a word, or the gap that a word has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordPlace {
    /// The seat whose place this is.
    pub owner: SeatId,
    /// The word, or the last word that was here.
    pub id: MadeWordId,
    /// Number of letters of this word.
    pub letters: usize,
    /// Whether the word has gone.
    pub gap: bool,
}

/// The places of a table, in order. A word that goes leaves a gap, until its owner's next word fills
/// it: a word that grows stays where it is. A word without a gap to fill takes a new place at the
/// end. The places follow from the words alone, so a game that is opened or looked back at has them
/// too.
pub fn word_places(table: &Table) -> Vec<WordPlace> {
    let mut places: Vec<WordPlace> = Vec::new();
    for word in &table.words {
        let made_from = |place: &WordPlace| word.from.contains(&place.id);
        for place in &mut places {
            place.gap |= made_from(place);
        }
        let fits = |place: &&WordPlace| place.gap && place.owner == word.owner;
        let own = places
            .iter()
            .position(|place| fits(&place) && made_from(place));
        let at = own.or_else(|| places.iter().position(|place| fits(&place)));
        let placed = WordPlace {
            owner: word.owner,
            id: word.id,
            letters: word.tiles.len(),
            gap: false,
        };
        match at.and_then(|at| places.get_mut(at)) {
            Some(place) => *place = placed,
            None => places.push(placed),
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

    const ADA: usize = 0;
    const BO: usize = 1;

    /// A table on which these words were made in turn: each has its owner and the numbers of the
    /// words that it was made from.
    fn table(words: &[(&str, usize, &[u16])]) -> Table {
        let spelled: Vec<Word> = words
            .iter()
            .map(|(text, ..)| Word::new(text).unwrap())
            .collect();
        let mut table = Table::for_example(&spelled, &[]);
        for (number, (_, owner, from)) in words.iter().enumerate() {
            let id = table.words[number].id;
            table.words[number].owner = SeatId::new(*owner as u8);
            table.words[number].from = from.iter().copied().map(MadeWordId::new).collect();
            for old in *from {
                table.words[usize::from(*old)].became = Some(id);
            }
        }
        table
    }

    /// The places: words in capitals, gaps by the word that left in small letters.
    fn laid(table: &Table) -> Vec<String> {
        let text = |place: &WordPlace| {
            let word = table.word(place.id).unwrap();
            assert_eq!(place.letters, word.tiles.len());
            assert_eq!(place.owner, word.owner);
            assert_eq!(place.gap, !word.is_on_table());
            if place.gap {
                word.word().to_string()
            } else {
                word.word().as_str().to_uppercase()
            }
        };
        word_places(table).iter().map(text).collect()
    }

    #[test]
    fn a_stolen_word_leaves_a_gap_until_its_owners_next_word_fills_it() {
        let mut words: Vec<(&str, usize, &[u16])> = vec![
            ("gape", ADA, &[]),
            ("tone", ADA, &[]),
            ("ring", BO, &[]),
            ("grape", BO, &[0]),
        ];
        assert_eq!(laid(&table(&words)), ["gape", "TONE", "RING", "GRAPE"]);
        words.push(("dish", BO, &[]));
        assert_eq!(
            laid(&table(&words)),
            ["gape", "TONE", "RING", "GRAPE", "DISH"],
            "another seat's word doesn't fill it"
        );
        words.push(("lamp", ADA, &[]));
        assert_eq!(
            laid(&table(&words)),
            ["LAMP", "TONE", "RING", "GRAPE", "DISH"]
        );
    }

    #[test]
    fn a_word_that_its_owner_changes_stays_where_it_is() {
        let words: [(&str, usize, &[u16]); 5] = [
            ("gape", ADA, &[]),
            ("ring", ADA, &[]),
            ("tone", BO, &[]),
            ("grape", BO, &[0]),
            ("grind", ADA, &[1]),
        ];
        assert_eq!(laid(&table(&words)), ["gape", "GRIND", "TONE", "GRAPE"]);
    }

    #[test]
    fn a_merger_leaves_a_gap_for_each_word_and_fills_its_makers_own() {
        let words: [(&str, usize, &[u16]); 4] = [
            ("tea", ADA, &[]),
            ("gape", BO, &[]),
            ("ring", ADA, &[]),
            ("teapager", ADA, &[0, 1]),
        ];
        assert_eq!(laid(&table(&words)), ["TEAPAGER", "gape", "RING"]);
    }

    #[test]
    fn no_other_word_moves_when_one_is_made_or_taken_back() {
        let words: [(&str, usize, &[u16]); 7] = [
            ("gape", ADA, &[]),
            ("tone", BO, &[]),
            ("grape", BO, &[0]),
            ("ring", ADA, &[]),
            ("noted", ADA, &[1]),
            ("dish", BO, &[]),
            ("pager", ADA, &[2]),
        ];
        let steps: Vec<Vec<WordPlace>> = (0..=words.len())
            .map(|count| word_places(&table(&words[..count])))
            .collect();
        for two in steps.windows(2) {
            for (place, before) in two[0].iter().enumerate() {
                let after = two[1][place];
                let stays = after.owner == before.owner;
                assert!(stays && (after.id == before.id || before.gap || !after.gap));
            }
        }
    }

    #[test]
    fn words_that_never_changed_are_in_the_order_in_which_they_were_made() {
        let words: [(&str, usize, &[u16]); 3] =
            [("gape", BO, &[]), ("ring", ADA, &[]), ("tone", BO, &[])];
        assert_eq!(laid(&table(&words)), ["GAPE", "RING", "TONE"]);
    }
}
