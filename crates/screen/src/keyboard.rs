//! The letter buttons that replace a soft keyboard, which would cover the board.

/// The rows of letters, in the usual keyboard order.
pub const KEY_ROWS: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

#[test]
fn every_letter_has_one_key() {
    let mut keys: Vec<char> = KEY_ROWS.concat().chars().collect();
    keys.sort_unstable();
    assert!(keys.into_iter().eq('A'..='Z'));
}
