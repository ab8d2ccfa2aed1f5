//! The inputs of the benchmarks: the same words in the same order in every run.

use lexicon::{LetterCounts, Word};

/// Returns racks drawn from a usual word-game bag.
pub fn racks(count: usize, size: usize) -> Vec<LetterCounts> {
    let bag = "aaaaaaaaabbccddddeeeeeeeeeeeeffggghhiiiiiiiiijkllllmmnnnnnn\
               ooooooooppqrrrrrrssssttttttuuuuvvwwxyyz";
    let bag: Vec<char> = bag.chars().filter(|c| c.is_ascii_lowercase()).collect();
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut roll = move |sides: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) as usize % sides
    };
    (0..count)
        .map(|_| {
            let mut left = bag.clone();
            let text: String = (0..size)
                .map(|_| left.swap_remove(roll(left.len())))
                .collect();
            LetterCounts::from(Word::new(&text).unwrap())
        })
        .collect()
}

/// Returns the words in an arbitrary order.
pub fn shuffled(words: &[Word]) -> Vec<Word> {
    let mut words = words.to_vec();
    let mut state = 7_u64;
    for at in (1..words.len()).rev() {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        words.swap(at, (state >> 33) as usize % (at + 1));
    }
    words
}
