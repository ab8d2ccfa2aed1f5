//! The envelope around a stored text: `LC1 <sequence> <checksum> <body>`.

use lexicon::checksum::crc32;

/// The version that this build writes and reads.
const VERSION: u32 = 1;
const FORMAT_MARK: &str = "LC";

/// What a stored text turns out to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum OpenedSeal {
    Empty,
    Intact { sequence: u64, body: String },
    Damaged { text: String },
    Newer,
}

/// Wraps `body` for storing as the write with number `sequence`.
pub(super) fn seal(sequence: u64, body: &str) -> String {
    format!(
        "{FORMAT_MARK}{VERSION} {sequence} {:08x} {body}",
        body_checksum(sequence, body)
    )
}

/// Reads what [`seal`] wrote. Any other text counts as damaged or newer.
pub(super) fn open(text: Option<String>) -> OpenedSeal {
    let Some(text) = text else {
        return OpenedSeal::Empty;
    };
    match parse_seal(&text) {
        Some(ParsedSeal::Newer) => OpenedSeal::Newer,
        Some(ParsedSeal::Good(sequence, body)) => OpenedSeal::Intact {
            sequence,
            body: body.to_owned(),
        },
        None => OpenedSeal::Damaged { text },
    }
}

enum ParsedSeal<'a> {
    Newer,
    Good(u64, &'a str),
}

fn parse_seal(text: &str) -> Option<ParsedSeal<'_>> {
    let (head, rest) = text.split_once(' ')?;
    let version: u32 = head.strip_prefix(FORMAT_MARK)?.parse().ok()?;
    if version > VERSION {
        return Some(ParsedSeal::Newer);
    }
    let (sequence, rest) = rest.split_once(' ')?;
    let (checksum, body) = rest.split_once(' ')?;
    let sequence = sequence.parse().ok()?;
    let checksum = u32::from_str_radix(checksum, 16).ok()?;
    (version == VERSION && checksum == body_checksum(sequence, body))
        .then_some(ParsedSeal::Good(sequence, body))
}

/// Computes the checksum. It includes the number, so that a damaged number can't outrank the good
/// slot.
fn body_checksum(sequence: u64, body: &str) -> u32 {
    crc32(format!("{sequence} {body}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_text_opens_with_its_number_and_body() {
        let slot = open(Some(seal(7, "Ada & Grace\n")));
        let body = "Ada & Grace\n".to_owned();
        assert_eq!(slot, OpenedSeal::Intact { sequence: 7, body });
    }

    #[test]
    fn any_changed_byte_is_detected() {
        let text = seal(12, "one game");
        for at in 0..text.len() {
            for flip in 1..128u8 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= flip;
                let Ok(changed) = String::from_utf8(bytes) else {
                    continue;
                };
                let slot = open(Some(changed.clone()));
                // The checksum's hex digits read the same in upper and lower case.
                let same = changed.eq_ignore_ascii_case(&text) && slot == open(Some(text.clone()));
                assert!(
                    same || matches!(slot, OpenedSeal::Damaged { .. } | OpenedSeal::Newer),
                    "{changed:?} passed as {slot:?}"
                );
            }
        }
    }

    #[test]
    fn a_cut_off_text_is_damaged() {
        let text = seal(1, "one game");
        for end in 0..text.len() {
            let slot = open(Some(text[..end].to_owned()));
            assert!(
                matches!(slot, OpenedSeal::Damaged { .. }),
                "cut at {end}: {slot:?}"
            );
        }
    }

    #[test]
    fn a_text_of_a_newer_version_is_recognised() {
        assert_eq!(open(Some("LC2 anything at all".into())), OpenedSeal::Newer);
    }
}
