//! Text that paper can show.

use thiserror::Error;

use super::Face;
use super::face::Glyph;

/// A line of text of which every character can be drawn.
///
/// The printed faces have the Latin letters of Europe and no others. What they lack is
/// never dropped in silence: [`Phrase::exact`] refuses it, so that a caller can leave room
/// for a pen; `Phrase::from` spells it out by its number.
///
/// ```
/// use lettercase::sheet::Phrase;
///
/// assert_eq!(Phrase::exact("Žofie")?.as_str(), "Žofie");
/// assert!(Phrase::exact("の").is_err());
/// assert_eq!(Phrase::from("の").as_str(), "[U+306E]");
/// # Ok::<(), lettercase::sheet::NotOnPaper>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Phrase(String);

/// A character that the printed faces lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the printed letters have no {0:?}")]
pub struct NotOnPaper(pub char);

impl Phrase {
    /// The text as it is, or the first character that cannot be drawn.
    pub fn exact(text: &str) -> Result<Phrase, NotOnPaper> {
        match text.chars().find(|&c| Glyph::of(c).is_none()) {
            Some(c) => Err(NotOnPaper(c)),
            None => Ok(Phrase(text.to_owned())),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How wide it is in this face and size, in millimetres.
    pub fn width(&self, face: Face, size: f32) -> f32 {
        width(&self.0, face) as f32 * size / 1000.0
    }

    /// The largest size up to `size` at which it is no wider than `width`.
    pub fn size_within(&self, face: Face, size: f32, width: f32) -> f32 {
        let full = self.width(face, size);
        if full <= width {
            size
        } else {
            size * width / full
        }
    }

    /// Its words on lines no wider than `width`. A word that is wider stands alone, cut
    /// where it has to be.
    pub fn wrapped(&self, face: Face, size: f32, width: f32) -> Vec<Phrase> {
        let most = (width * 1000.0 / size) as u32;
        let mut lines: Vec<String> = Vec::new();
        let mut line = String::new();
        for word in self.0.split(' ') {
            let longer = match line.is_empty() {
                true => word.to_owned(),
                false => format!("{line} {word}"),
            };
            if self::width(&longer, face) <= most {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for c in word.chars() {
                line.push(c);
                if self::width(&line, face) > most && line.chars().count() > 1 {
                    line.pop();
                    lines.push(std::mem::replace(&mut line, c.to_string()));
                }
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines.into_iter().map(Phrase).collect()
    }
}

fn width(text: &str, face: Face) -> u32 {
    let glyphs = text.chars().filter_map(Glyph::of);
    glyphs.map(|glyph| u32::from(glyph.width(face))).sum()
}

impl From<&str> for Phrase {
    /// Spells each character that cannot be drawn by its number in Unicode.
    fn from(text: &str) -> Phrase {
        let mut spelled = String::with_capacity(text.len());
        for c in text.chars() {
            match Glyph::of(c) {
                Some(_) => spelled.push(c),
                None => spelled.push_str(&format!("[U+{:04X}]", u32::from(c))),
            }
        }
        Phrase(spelled)
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        Phrase::from(text.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_as_wide_as_its_letters() {
        // A 667, V 667, i 222 thousandths of 10 mm.
        let width = Phrase::from("AVi").width(Face::Regular, 10.0);
        assert!((width - 15.56).abs() < 0.001);
    }

    #[test]
    fn words_wrap_and_none_is_lost() {
        let text = Phrase::from("The first word covers the star.");
        let lines = text.wrapped(Face::Regular, 4.0, 25.0);
        assert!(lines.len() > 1);
        for line in &lines {
            assert!(line.width(Face::Regular, 4.0) <= 25.0, "{line:?}");
        }
        let joined: Vec<&str> = lines.iter().map(Phrase::as_str).collect();
        assert_eq!(joined.join(" "), text.as_str());
    }

    #[test]
    fn a_word_too_wide_is_cut_and_whole() {
        let text = Phrase::from("ab WWWWWWWWWW");
        let lines = text.wrapped(Face::Bold, 4.0, 10.0);
        for line in &lines {
            assert!(line.width(Face::Bold, 4.0) <= 10.0, "{line:?}");
        }
        let letters: String = lines.iter().map(Phrase::as_str).collect();
        assert_eq!(letters, "abWWWWWWWWWW");
    }

    #[test]
    fn a_long_name_is_set_smaller() {
        let name = Phrase::from("Wilhelmina Wordsworth");
        let size = name.size_within(Face::Bold, 4.0, 20.0);
        assert!((name.width(Face::Bold, size) - 20.0).abs() < 0.01);
        assert_eq!(Phrase::from("Al").size_within(Face::Bold, 4.0, 20.0), 4.0);
    }
}
