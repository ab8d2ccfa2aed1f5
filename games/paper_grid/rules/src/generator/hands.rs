//! Draws letters roughly as often as words use them (G7).

use crate::is_vowel;
use game::Chance;
use lexicon::Letter;

/// Weight of each letter, A to Z: roughly how often words use it.
const LETTER_WEIGHTS: [u32; Letter::COUNT] = [
    16, 4, 7, 7, 22, 3, 6, 5, 15, 1, 2, 10, 5, 13, 12, 6, 1, 14, 14, 13, 7, 2, 2, 1, 3, 1,
];

/// Draws a letter, common ones more often.
pub(super) fn draw_letter(chance: &mut Chance) -> Option<Letter> {
    draw_letter_where(chance, |_| true)
}

fn draw_letter_where(chance: &mut Chance, wanted: impl Fn(Letter) -> bool) -> Option<Letter> {
    let weights = Letter::all().zip(LETTER_WEIGHTS);
    let weights = weights.map(|(letter, often)| if wanted(letter) { often } else { 0 });
    let rank = chance.weighted(weights)?;
    Letter::from_rank(rank as u8)
}

/// Draws a starting hand. With two or more letters it holds a vowel, and never three of a kind.
pub(super) fn draw_hand(chance: &mut Chance, count: usize) -> Vec<Letter> {
    let mut hand: Vec<Letter> = Vec::with_capacity(count);
    if count > 1 {
        hand.extend(draw_letter_where(chance, is_vowel));
    }
    while hand.len() < count {
        let twice = |letter| hand.iter().filter(|&&other| other == letter).count() < 2;
        match draw_letter_where(chance, twice) {
            Some(letter) => hand.push(letter),
            None => break,
        }
    }
    chance.shuffle(&mut hand);
    hand
}
