//! Mutations of bytes: changed bytes, and words of JSON replaced.

use game::Chance;

/// Signs and words that parsers look for.
const WORDS: [&str; 24] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "null",
    "true",
    "{}",
    "[]",
    "\"\"",
    "\"\\u0000\"",
    "\u{feff}",
    "\u{202e}",
    "\u{200d}",
    "é",
    "\n",
    "#/",
    "%",
    "%F0%28",
    "?",
    "&",
];

/// Returns the bytes with one to eight mutations.
pub fn mutate(seed: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut data = seed.to_vec();
    for _ in 0..chance.between(1, 8) {
        apply_mutation(&mut data, other, chance);
    }
    data
}

fn apply_mutation(data: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let at = chance.below(data.len() + 1);
    match chance.below(8) {
        0 => replace_number(data, chance),
        1 => flip(data, at, chance),
        2 => {
            let end = (at + chance.below(40)).min(data.len());
            data.drain(at..end);
        }
        3 => data.truncate(at),
        4 => {
            let word = chance.pick(&WORDS).unwrap();
            let end = (at + chance.below(4)).min(data.len());
            data.splice(at..end, word.bytes());
        }
        5 => {
            let end = (at + chance.below(60)).min(data.len());
            let again: Vec<u8> = data[at..end].to_vec();
            data.splice(at..at, again);
        }
        6 => {
            let from = chance.below(other.len() + 1);
            let end = (from + chance.below(80)).min(other.len());
            data.splice(at..at, other[from..end].iter().copied());
        }
        _ => {
            // Swaps a digit or a capital for another: input that still parses is the hardest to
            // refuse.
            let said = |at: &usize| data[*at].is_ascii_digit() || data[*at].is_ascii_uppercase();
            let places: Vec<usize> = (0..data.len()).filter(said).collect();
            if let Some(&at) = chance.pick(&places) {
                data[at] = if data[at].is_ascii_digit() {
                    b'0' + chance.below(10) as u8
                } else {
                    b'A' + chance.below(26) as u8
                };
            }
        }
    }
}

fn flip(data: &mut [u8], at: usize, chance: &mut Chance) {
    if let Some(byte) = data.get_mut(at) {
        *byte ^= 1 << chance.below(8);
    }
}

/// Replaces a number: a run of digits at a random place.
fn replace_number(data: &mut Vec<u8>, chance: &mut Chance) {
    let begins =
        |at: &usize| data[*at].is_ascii_digit() && (*at == 0 || !data[*at - 1].is_ascii_digit());
    let places: Vec<usize> = (0..data.len()).filter(begins).collect();
    let Some(&at) = chance.pick(&places) else {
        return;
    };
    let digits = data[at..].iter().take_while(|byte| byte.is_ascii_digit());
    let end = at + digits.count();
    let number = match chance.below(3) {
        0 => chance.below(300).to_string(),
        1 => (u64::MAX >> chance.below(64)).to_string(),
        _ => format!("-{}", chance.below(300)),
    };
    data.splice(at..end, number.bytes());
}
