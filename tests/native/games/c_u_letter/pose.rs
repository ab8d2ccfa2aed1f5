//! Positions of days: the same for everybody, and each with a best placing.

use lettercase::games::c_u_letter::opponent::Posed;

use crate::games::golden;
use crate::list::{FAMILY, LIST};

/// A position in a line: whatever a player meets.
fn line(key: &str) -> String {
    let posed = Posed::of(key, &LIST, &FAMILY).unwrap();
    let whole = serde_json::to_string(&posed.view).unwrap();
    let sum = lettercase::checksum::crc32(whole.as_bytes());
    let (letter, at) = (posed.best.card.letter().capital(), posed.best.at);
    format!("{key}: {sum:08x}, {letter} on {at} for {}", posed.most())
}

#[test]
fn a_days_positions_are_the_same_for_ever() {
    golden::holds("c-u-letter", line);
}

#[test]
fn the_best_placing_brings_most_and_may_be_made() {
    for key in ["2026-11-22 1", "practice 7"] {
        let posed = Posed::of(key, &LIST, &FAMILY).unwrap();
        let most = posed.gains.iter().map(|(_, gain)| *gain).max();
        assert_eq!(Some(posed.most()), most, "{key}");
        assert!(posed.most() >= 3, "{key}: {}", posed.most());
        assert_eq!(posed.view.may_place(&posed.best), Ok(()), "{key}");
        assert!(posed.view.acts(), "{key}");
    }
}
