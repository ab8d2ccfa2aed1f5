//! First words for the boards of a quick start: so easy that every seat finds one.

use lexicon::Letter;
use paper_grid_rules::{Axis, Board, CellId};

/// Letters in each first word.
const LENGTH: usize = 3;

/// Well-known words of three letters. Four of five hands of five letters can spell one.
pub const FIRST_WORDS: &str = "ace act age ago aid aim air ale all and ant any apt arc are arm art ash ask ate awe axe \
    bad bag ban bar bee beg bin bop boy bus bye cad can cap cod cog cot cut day den did dig \
    dim dot due eel egg elm eve eye fan fed fee fin fit foe for fur gal gas gem gig ham hat \
    hem hen her hid him his hog hop hut ice icy ill ink inn its lab lap let lie lit lop lot \
    man men mob mom moo net nod non nor nun oak oar oil old one ore our out pea peg pen pie \
    pin pit pub ran red rid rig rim rot rug run sap sat saw say sea see set sin sir ski \
    sob sod son sum sun tie tin toe too use ute van web wee win woo yes you";

/// Whether each seat, if it moves first, can spell a well-known word with its own hand, and a place
/// on the board takes any word of that length: over the star (K11), beside no other letter.
pub fn every_seat_has_a_first_word(board: &Board) -> bool {
    let hands = board.areas().into_iter().map(|(area, _)| board.hand(area));
    has_free_place(board) && hands.into_iter().all(can_spell_first_word)
}

/// Whether a hand can spell one of the first words.
fn can_spell_first_word(hand: &[Letter]) -> bool {
    FIRST_WORDS.split(' ').any(|word| {
        let mut left = hand.to_vec();
        word.chars().all(|wanted| {
            let found = left.iter().position(|letter| letter.lowercase() == wanted);
            found.map(|at| left.swap_remove(at)).is_some()
        })
    })
}

/// Whether a first word fits over the star without touching a letter that is already there.
fn has_free_place(board: &Board) -> bool {
    let fits = |start: CellId, axis: Axis| {
        let before = board.line(start, axis.backward()).take(LENGTH - 1);
        std::iter::once(start).chain(before).any(|first| {
            let place = || {
                std::iter::once(first)
                    .chain(board.line(first, axis.forward()))
                    .take(LENGTH)
            };
            let free = |cell| {
                let mut beside = board.neighbours(cell);
                board.cell(cell).is_free() && beside.all(|next| board.letter(next).is_none())
            };
            place().count() == LENGTH && place().all(free)
        })
    };
    let starts = board.start_cells();
    starts
        .iter()
        .any(|start| Axis::ALL.into_iter().any(|axis| fits(start, axis)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    const FREE: &str = "
        1 . . . . . . .
        . . . * . . . .
        . . . . . . . .
        2 . . . . . . .
        hand 1 EATXQ
    ";

    #[test]
    fn a_first_word_needs_letters_of_the_hand() {
        let with_hand =
            |hand: &str| board(&FREE.replace("EATXQ", &format!("EATXQ\n        hand 2 {hand}")));
        assert!(every_seat_has_a_first_word(&with_hand("TEAXQ")));
        assert!(!every_seat_has_a_first_word(&with_hand("VWXZQ")));
        // EGG needs two of them.
        assert!(!every_seat_has_a_first_word(&with_hand("EGXZQ")));
        assert!(every_seat_has_a_first_word(&with_hand("EGGZQ")));
    }

    #[test]
    fn k11_a_first_word_covers_the_star_and_touches_no_letter() {
        let free = |text: &str| has_free_place(&board(text));
        assert!(free(FREE));
        let crowded = "
            1 . B . D . . .
            . A . * . C . .
            . . . . . . . .
            2 . . E . . . .
        ";
        assert!(!free(crowded));
        let across_only = crowded
            .replace("A . * . C", ". . * . C")
            .replace("B . D", ". . .");
        assert!(free(&across_only));
    }
}
