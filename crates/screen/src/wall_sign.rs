//! Signs in sentences: a page draws a wall as a small picture in place of the words that say where
//! it is. Screen readers, logs and files keep the words.

/// A wall between two cells, drawn in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WallSign {
    /// The words of the sentence that the picture replaces.
    pub words: String,
    /// Whether the cells are side by side, so that the wall is upright.
    pub upright: bool,
}

/// A part of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SentencePart<'s> {
    Text(&'s str),
    Sign(&'s WallSign),
}

/// Splits a sentence into its words and signs. The signs are in the order of the sentence; those
/// that it doesn't mention are left out.
pub fn sentence_parts<'s>(says: &'s str, signs: &'s [WallSign]) -> Vec<SentencePart<'s>> {
    let mut parts = Vec::new();
    let mut rest = says;
    for sign in signs {
        if let Some((before, after)) = rest.split_once(sign.words.as_str()) {
            parts.push(SentencePart::Text(before));
            parts.push(SentencePart::Sign(sign));
            rest = after;
        }
    }
    parts.push(SentencePart::Text(rest));
    parts.retain(|part| *part != SentencePart::Text(""));
    parts
}

/// Returns the width of a sentence in characters, as the styles fit it into its line. It is at
/// least 1.
pub fn drawn_length(says: &str, signs: &[WallSign]) -> usize {
    let width = |part: &SentencePart| match part {
        SentencePart::Text(text) => text.chars().count(),
        SentencePart::Sign(_) => SIGN_WIDTH,
    };
    let parts = sentence_parts(says, signs);
    parts.iter().map(width).sum::<usize>().max(1)
}

/// Width of a sign in characters.
const SIGN_WIDTH: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    fn sign(words: &str) -> WallSign {
        WallSign {
            words: words.into(),
            upright: true,
        }
    }

    #[test]
    fn a_sentence_is_split_at_its_walls() {
        let walls = [
            sign("a wall between e1 and f1"),
            sign("a wall between a1 and a2"),
            sign("a wall between e4 and e5"),
        ];
        let says = "Bo placed a wall between e1 and f1, Cy placed a wall between e4 and e5";
        assert_eq!(
            sentence_parts(says, &walls),
            [
                SentencePart::Text("Bo placed "),
                SentencePart::Sign(&walls[0]),
                SentencePart::Text(", Cy placed "),
                SentencePart::Sign(&walls[2]),
            ],
            "a wall that the sentence doesn't mention is left out"
        );
        assert_eq!(drawn_length(says, &walls), 28);
    }

    #[test]
    fn a_sentence_without_walls_stays_whole() {
        assert_eq!(
            sentence_parts("Bo passed", &[]),
            [SentencePart::Text("Bo passed")]
        );
        assert_eq!(drawn_length("Bo passed", &[]), 9);
        assert_eq!(drawn_length("", &[]), 1);
    }
}
