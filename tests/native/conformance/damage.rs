//! Damage that a text can suffer in transit.

use game::Chance;

/// Returns the text with a random change.
pub fn damage_text(text: &str, chance: &mut Chance) -> String {
    let mut bytes: Vec<u8> = text.bytes().collect();
    let at = chance.below(bytes.len());
    match chance.below(4) {
        // Swaps one digit or capital for another: damage that still parses is the hardest to
        // refuse.
        0 | 1 => {
            let said = |b: &u8| b.is_ascii_digit() || b.is_ascii_uppercase();
            let places: Vec<usize> = (0..bytes.len())
                .filter(|at| bytes.get(*at).is_some_and(said))
                .collect();
            let at = chance.pick(&places).copied().unwrap_or(0);
            let sign = match bytes.get(at) {
                Some(b) if b.is_ascii_digit() => b'0' + chance.below(10) as u8,
                _ => b'A' + chance.below(26) as u8,
            };
            bytes.splice(at..=at, [sign]);
        }
        2 => {
            let signs = b"0123456789ABCXYZabc{}[],:\"-";
            let sign = chance.pick(signs).copied();
            bytes.splice(at..=at, sign);
        }
        _ => {
            let end = (at + chance.below(40)).min(bytes.len());
            bytes.splice(at..end, []);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
