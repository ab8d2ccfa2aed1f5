use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

use super::read;
use crate::json::{Raw, Value};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Seconds(u16);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Pair(i8, bool);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum SampleAction {
    Pass,
    Say(String),
    Lay(u8, char),
    Move { from: u64, to: Option<i64> },
    Wait(()),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleDocument {
    acts: Vec<SampleAction>,
    pair: Pair,
    seconds: Seconds,
    #[serde(default)]
    maybe: Option<Box<SampleDocument>>,
    #[serde(default)]
    row: [u32; 2],
}

fn all() -> SampleDocument {
    SampleDocument {
        acts: vec![
            SampleAction::Pass,
            SampleAction::Say("a \"b\" \\ / \u{8}\u{c}\n\r\t\u{1}é€😀".into()),
            SampleAction::Lay(255, '😀'),
            SampleAction::Move {
                from: u64::MAX,
                to: Some(i64::MIN),
            },
            SampleAction::Move { from: 0, to: None },
            SampleAction::Wait(()),
        ],
        pair: Pair(-128, true),
        seconds: Seconds(65_535),
        maybe: None,
        row: [4, 5],
    }
}

#[test]
fn a_written_value_is_read_back_unchanged() {
    let one = SampleDocument {
        maybe: Some(Box::new(all())),
        ..all()
    };
    let plain = serde_json::to_string(&one).unwrap();
    let spaced = serde_json::to_string_pretty(&one).unwrap();
    for text in [plain, spaced.clone(), spaced.replace('\n', "\r\n\t ")] {
        assert_eq!(read::<SampleDocument>(&text), Ok(one.clone()), "{text}");
    }
}

#[test]
fn escaped_characters_are_read_and_bad_escapes_refused() {
    for (text, meant) in [
        (r#""\u0041\u00e9\u20AC""#, "Aé€"),
        (r#""\ud83d\ude00!""#, "😀!"),
        (r#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
        (r#""""#, ""),
    ] {
        assert_eq!(read::<String>(text).as_deref(), Ok(meant), "{text}");
    }
    for text in [
        "\"",
        "\"a",
        "\"\n\"",
        r#""\x""#,
        r#""\u12""#,
        r#""\u12g4""#,
        r#""\u+123""#,
        r#""\ud83d""#,
        r#""\ud83dA""#,
        r#""\ud83dA""#,
        r#""\ude00""#,
        r#""\"#,
    ] {
        assert!(read::<String>(text).is_err(), "{text}");
    }
}

#[test]
fn numbers_must_be_whole_and_fit_their_type() {
    assert_eq!(read::<i64>("-9223372036854775808"), Ok(i64::MIN));
    assert_eq!(read::<u64>(" 18446744073709551615 "), Ok(u64::MAX));
    for text in [
        "256",
        "-1",
        "1.0",
        "1e2",
        "01",
        "-",
        "",
        "+1",
        "1.",
        "1e",
        ".5",
        "0x1",
        "\"1\"",
        "null",
        "1 1",
        "18446744073709551616",
    ] {
        assert!(read::<u8>(text).is_err(), "{text}");
    }
}

#[test]
fn malformed_lists_and_objects_are_refused() {
    for text in [
        "[1,]", "[,1]", "[1 2]", "[1", "1]", "[1}", "[1]]", "[1],", "", "{}",
    ] {
        assert!(read::<Vec<u8>>(text).is_err(), "{text}");
    }
    for text in [
        r#"{"a":1,}"#,
        r#"{,"a":1}"#,
        r#"{"a" 1}"#,
        r#"{a:1}"#,
        r#"{"a":1"#,
        r#"{"a"}"#,
        "{1:1}",
    ] {
        assert!(read::<Value>(text).is_err(), "{text}");
    }
    for text in ["[1,2,3]", "[1]", "[]"] {
        assert!(read::<[u8; 2]>(text).is_err(), "{text}");
    }
}

#[test]
fn an_enum_variant_must_have_its_content() {
    assert_eq!(read(r#"{"Pass":null}"#), Ok(SampleAction::Pass));
    for text in [
        r#""Say""#,
        r#""Lay""#,
        r#""Move""#,
        r#""Gone""#,
        r#"{"Pass":1}"#,
        r#"{"Say":"a","Pass":null}"#,
        r#"{"Lay":[1]}"#,
        r#"{"Lay":[1,"a",2]}"#,
        r#"{"Lay":[1,"ab"]}"#,
        "{}",
        "7",
        "null",
    ] {
        assert!(read::<SampleAction>(text).is_err(), "{text}");
    }
}

#[test]
fn texts_nested_128_deep_are_refused() {
    let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(read::<Value>(&deep(127)).is_ok());
    for depth in [128, 100_000] {
        assert!(read::<Value>(&deep(depth)).is_err());
        assert!(read::<Raw>(&deep(depth)).is_err());
    }
}

#[test]
fn a_types_own_error_is_passed_on() {
    #[derive(Debug, Deserialize)]
    #[serde(try_from = "u8")]
    struct Even;
    impl TryFrom<u8> for Even {
        type Error = &'static str;

        fn try_from(number: u8) -> Result<Even, &'static str> {
            match number % 2 {
                0 => Ok(Even),
                _ => Err("it is odd"),
            }
        }
    }
    assert!(read::<Even>("2").is_ok());
    assert_eq!(read::<Even>("3").unwrap_err().to_string(), "it is odd");
}

/// `serde_json` agrees on every changed text, except where this reader is stricter: it doesn't
/// read structs from lists.
#[test]
fn serde_json_agrees_on_randomly_changed_texts() {
    let mut chance = SmallRng::seed_from_u64(7);
    let text = serde_json::to_string(&all()).unwrap();
    let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "0", "-1", "null", "true", " ", "é", "1.5",
    ];
    for _ in 0..40_000 {
        let mut changed: Vec<char> = text.chars().collect();
        for _ in 0..=chance.random_range(0..2) {
            let at = chance.random_range(0..changed.len());
            let cut = chance.random_range(0..3).min(changed.len() - at);
            let piece = pieces[chance.random_range(0..pieces.len())];
            changed.splice(at..at + cut, piece.chars());
        }
        let changed: String = changed.into_iter().collect();
        let other: Result<serde_json::Value, _> = serde_json::from_str(&changed);
        let own: Result<Value, _> = read(&changed);
        assert_eq!(own.is_ok(), other.is_ok(), "{changed}");
        assert_eq!(read::<Raw>(&changed).is_ok(), other.is_ok(), "{changed}");
        let own: Option<SampleDocument> = read(&changed).ok();
        let other: Option<SampleDocument> = serde_json::from_str(&changed).ok();
        if own.is_some() || !changed.contains("[[") {
            assert_eq!(own, other, "{changed}");
        }
    }
}
