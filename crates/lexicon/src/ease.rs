//! How easily a letter is played, as any of these games has it.

use crate::Letter;

/// How easily a letter is played: roughly how often it stands in words.
pub fn ease(letter: Letter) -> i32 {
    match letter.capital() {
        'E' => 12,
        'A' | 'S' => 10,
        'I' | 'R' | 'T' | 'N' | 'O' => 9,
        'L' | 'D' => 7,
        'U' | 'G' | 'M' | 'P' | 'C' | 'H' => 5,
        'B' | 'Y' | 'F' | 'W' => 4,
        'K' | 'V' => 2,
        _ => 0,
    }
}
