//! Text that can be printed.

use thiserror::Error;

use super::FontFace;
use super::face::can_draw;

/// A line of text whose characters can all be drawn.
///
/// The printed faces have the Latin letters of Europe and no others. Other characters are never
/// dropped silently: [`Phrase::exact`] refuses them, so that the caller can leave room for a pen,
/// and `Phrase::from` replaces each by its Unicode number.
///
/// ```
/// use drawing::Phrase;
///
/// assert_eq!(Phrase::exact("Žofie")?.as_str(), "Žofie");
/// assert!(Phrase::exact("の").is_err());
/// assert_eq!(Phrase::from("の").as_str(), "[U+306E]");
/// # Ok::<(), drawing::UnprintableChar>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Phrase(String);

/// A character that the printed faces lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the printed faces have no glyph for {0:?}")]
pub struct UnprintableChar(pub char);

impl Phrase {
    /// Returns the text unchanged, or the first character that can't be drawn.
    pub fn exact(text: &str) -> Result<Phrase, UnprintableChar> {
        match text.chars().find(|&c| !can_draw(c)) {
            Some(c) => Err(UnprintableChar(c)),
            None => Ok(Phrase(text.to_owned())),
        }
    }

    /// Returns the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the width of the text in this face and size, in millimetres.
    pub fn width(&self, face: FontFace, size: f32) -> f32 {
        width(&self.0, face) as f32 * size / 1000.0
    }

    /// Returns the largest font size, up to `size`, at which the text is at most `width`
    /// millimetres wide.
    pub fn size_to_fit(&self, face: FontFace, size: f32, width: f32) -> f32 {
        let full = self.width(face, size);
        if full <= width {
            size
        } else {
            size * width / full
        }
    }

    /// Wraps the text into lines of at most `width` millimetres, breaking at spaces. A word wider
    /// than that starts a line and is broken where necessary.
    ///
    /// ```
    /// use drawing::{FontFace, Phrase};
    ///
    /// let rule = Phrase::from("Take one to three sticks on your turn.");
    /// let lines = rule.wrap(FontFace::Regular, 5.0, 40.0);
    /// assert_eq!(lines.len(), 2);
    /// assert!(lines.iter().all(|line| line.width(FontFace::Regular, 5.0) <= 40.0));
    /// ```
    pub fn wrap(&self, face: FontFace, size: f32, width: f32) -> Vec<Phrase> {
        self.wrap_after(face, size, width, 0.0)
    }

    /// Wraps the text like [`Phrase::wrap`], but leaves `before` millimetres free at the start
    /// of the first line. That line is empty if the first word doesn't fit.
    pub fn wrap_after(&self, face: FontFace, size: f32, width: f32, before: f32) -> Vec<Phrase> {
        let units = |length: f32| (length * 1000.0 / size) as u32;
        let most = units(width);
        let space = self::width(" ", face);
        let mut lines: Vec<Phrase> = Vec::new();
        let (mut line, mut taken) = (String::new(), units(before));
        let first = self.0.split(' ').next().unwrap_or_default();
        if before > 0.0 && taken + self::width(first, face) > most {
            lines.push(Phrase::default());
            taken = 0;
        }
        for word in self.0.split(' ') {
            let long = self::width(word, face);
            if !line.is_empty() && taken + space + long <= most {
                line.push(' ');
                line.push_str(word);
                taken += space + long;
                continue;
            }
            if !line.is_empty() {
                lines.push(Phrase(std::mem::take(&mut line)));
                taken = 0;
            }
            for c in word.chars() {
                let wide = u32::from(face.width(c).unwrap_or(0));
                if taken + wide > most && taken > 0 {
                    // Breaks after a hyphen if there is one, so that groups stay whole.
                    let cut = line.rfind('-').map_or(line.len(), |hyphen| hyphen + 1);
                    let rest = line.split_off(cut);
                    lines.push(Phrase(std::mem::replace(&mut line, rest)));
                    taken = self::width(&line, face);
                }
                line.push(c);
                taken += wide;
            }
        }
        if !line.is_empty() {
            lines.push(Phrase(line));
        }
        lines
    }
}

fn width(text: &str, face: FontFace) -> u32 {
    let widths = text.chars().filter_map(|c| face.width(c));
    widths.map(u32::from).sum()
}

impl From<&str> for Phrase {
    /// Replaces each character that can't be drawn by its Unicode number.
    fn from(text: &str) -> Phrase {
        let mut spelled = String::with_capacity(text.len());
        for c in text.chars() {
            if can_draw(c) {
                spelled.push(c)
            } else {
                spelled.push_str(&format!("[U+{:04X}]", u32::from(c)))
            }
        }
        Phrase(spelled)
    }
}

impl From<&Phrase> for Phrase {
    fn from(phrase: &Phrase) -> Phrase {
        phrase.clone()
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
    fn the_width_of_a_line_is_the_sum_of_its_letters() {
        // Widths in thousandths of the font size, which is 10 mm: A 543, V 515, i 246.
        let width = Phrase::from("AVi").width(FontFace::Regular, 10.0);
        assert!((width - 13.04).abs() < 0.001);
    }

    #[test]
    fn wrapping_keeps_every_word() {
        let text = Phrase::from("The first word covers the star.");
        let lines = text.wrap(FontFace::Regular, 4.0, 25.0);
        assert!(lines.len() > 1);
        for line in &lines {
            assert!(line.width(FontFace::Regular, 4.0) <= 25.0, "{line:?}");
        }
        let joined: Vec<&str> = lines.iter().map(Phrase::as_str).collect();
        assert_eq!(joined.join(" "), text.as_str());
    }

    #[test]
    fn a_word_too_wide_is_broken_without_loss() {
        let text = Phrase::from("ab WWWWWWWWWW");
        let lines = text.wrap(FontFace::Bold, 4.0, 10.0);
        for line in &lines {
            assert!(line.width(FontFace::Bold, 4.0) <= 10.0, "{line:?}");
        }
        let letters: String = lines.iter().map(Phrase::as_str).collect();
        assert_eq!(letters, "abWWWWWWWWWW");
    }

    #[test]
    fn a_code_breaks_after_a_hyphen() {
        let code = Phrase::from("AB3FE-9KQ2T-77XPL");
        let lines = code.wrap(FontFace::Regular, 4.0, 32.0);
        let lines: Vec<&str> = lines.iter().map(Phrase::as_str).collect();
        assert_eq!(lines, ["AB3FE-9KQ2T-", "77XPL"]);
    }

    #[test]
    fn a_long_name_gets_a_smaller_size() {
        let name = Phrase::from("Wilhelmina Wordsworth");
        let size = name.size_to_fit(FontFace::Bold, 4.0, 20.0);
        assert!((name.width(FontFace::Bold, size) - 20.0).abs() < 0.01);
        assert_eq!(
            Phrase::from("Al").size_to_fit(FontFace::Bold, 4.0, 20.0),
            4.0
        );
    }
}
