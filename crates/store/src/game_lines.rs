//! Splits a game as it's stored into a head, which holds its card and the beginning of its journal,
//! and one line per step. So each step only adds a line, and no earlier line is written again.
//!
//! ```text
//! {"game":"paper-grid", ... }
//! {"format":1,"game":"paper-grid", ... ,"steps":[
//! ```
//!
//! Head, lines and a fixed end joined together are the text that save files hold.

use super::vault::Content;

/// Prefix of the names of all records that are games.
pub const GAME_PREFIX: &str = "game/";

/// The end of a game's head, after which the steps of its journal begin.
const HEAD_END: &str = "\"steps\":[";
/// The text that ends a journal, after its last step.
const JOURNAL_END: &str = "]}";

/// Marks a text that is stored in one piece but happens to end as a head does.
const UNSPLIT_MARK: char = '\0';

/// Whether the record with this name is a game.
pub fn is_game(name: &str) -> bool {
    name.starts_with(GAME_PREFIX)
}

/// Returns names similar to a record's name, starting with that name itself.
pub(super) fn similar_names(name: &str) -> impl Iterator<Item = String> {
    let (start, id) = name.rsplit_once('/').unwrap_or(("", name));
    let id: String = id.chars().take(12).collect();
    let start = start.to_owned();
    let others = (2..).map(move |number: u32| format!("{start}/{id}{number}"));
    std::iter::once(name.to_owned()).chain(others)
}

/// Returns the content that a record with this name and text has: a game's steps become its lines.
pub fn parse_content(name: &str, text: &str) -> Content {
    if is_game(name) {
        split_game(text)
    } else {
        Content::from_text(text)
    }
}

/// Returns as much of a game as can be read from a text that was changed or cut off: its head
/// and the complete steps.
pub(crate) fn salvage_game(name: &str, damaged: &str) -> Option<Content> {
    let at = damaged.find('{').filter(|_| is_game(name))?;
    let text = damaged.get(at..)?;
    let journal = text.find('\n')? + 1;
    let (head, steps) = text.split_at(journal + find_steps(text.get(journal..)?)?);
    let lines: Vec<String> = complete_elements(steps)
        .into_iter()
        .map(str::to_owned)
        .collect();
    let head = head.to_owned();
    (!lines.is_empty()).then_some(Content { head, lines })
}

/// Returns the leading elements of a list that are complete objects.
fn complete_elements(list: &str) -> Vec<&str> {
    let mut walk = NestingTracker::default();
    let mut elements = Vec::new();
    let mut from = 0;
    for (at, byte) in list.bytes().enumerate() {
        if walk.step(byte).is_none() {
            break;
        }
        let closed = byte == b'}' && walk.depth == 0 && !walk.quoted;
        if let Some(element) = list.get(from..=at).filter(|_| closed) {
            elements.push(element.trim_start_matches(','));
            from = at + 1;
        }
    }
    elements
}

/// Splits a game's text into its head and steps. A text that isn't one of our games stays in one
/// piece.
///
/// ```
/// use store::game_lines::{join_game, split_game};
///
/// let text = "{\"game\":\"nim\"}\n{\"format\":1,\"steps\":[{\"at\":0},{\"at\":9}]}";
/// let content = split_game(text);
/// assert!(content.head.ends_with("\"steps\":["));
/// assert_eq!(content.lines, ["{\"at\":0}", "{\"at\":9}"]);
/// assert_eq!(join_game(&content), text);
/// ```
pub fn split_game(text: &str) -> Content {
    try_split_game(text).unwrap_or_else(|| {
        let mistaken = text.ends_with(HEAD_END) || text.ends_with(UNSPLIT_MARK);
        let mut head = text.to_owned();
        head.extend(mistaken.then_some(UNSPLIT_MARK));
        Content::from_text(&head)
    })
}

fn try_split_game(text: &str) -> Option<Content> {
    let journal = text.find('\n')? + 1;
    let (head, steps) = text.split_at(journal + find_steps(text.get(journal..)?)?);
    let steps = steps.trim_end().strip_suffix(JOURNAL_END)?;
    let content = Content {
        head: head.to_owned(),
        lines: split_elements(steps)?
            .into_iter()
            .map(str::to_owned)
            .collect(),
    };
    // Only a text that can be put together again exactly is split.
    (join_game(&content) == text.trim_end()).then_some(content)
}

/// Joins a game's head and steps into one text again.
pub fn join_game(content: &Content) -> String {
    if content.head.ends_with(HEAD_END) {
        format!("{}{}{JOURNAL_END}", content.head, content.lines.join(","))
    } else {
        let head = content.head.as_str();
        head.strip_suffix(UNSPLIT_MARK).unwrap_or(head).to_owned()
    }
}

/// Returns where the first step of a journal begins, after the key `steps` of the outermost
/// object.
fn find_steps(journal: &str) -> Option<usize> {
    let mut walk = NestingTracker::default();
    for (at, byte) in journal.bytes().enumerate() {
        let outermost = walk.depth == 1 && !walk.quoted;
        if outermost && journal.get(at..)?.starts_with(HEAD_END) {
            return Some(at + HEAD_END.len());
        }
        walk.step(byte)?;
    }
    None
}

/// Returns the elements of a list given without its brackets.
fn split_elements(list: &str) -> Option<Vec<&str>> {
    let mut walk = NestingTracker::default();
    let mut elements = Vec::new();
    let mut from = 0;
    for (at, byte) in list.bytes().enumerate() {
        if byte == b',' && walk.depth == 0 && !walk.quoted {
            elements.push(list.get(from..at)?);
            from = at + 1;
        }
        walk.step(byte)?;
    }
    if walk.depth > 0 || walk.quoted {
        return None;
    }
    if !list.is_empty() {
        elements.push(list.get(from..)?);
    }
    Some(elements)
}

/// A position in JSON text: its nesting depth, and whether it's inside quotes.
#[derive(Default)]
struct NestingTracker {
    depth: usize,
    quoted: bool,
    escaped: bool,
}

impl NestingTracker {
    fn step(&mut self, byte: u8) -> Option<()> {
        match (self.quoted, self.escaped, byte) {
            (true, true, _) => self.escaped = false,
            (true, false, b'\\') => self.escaped = true,
            (true, false, b'"') => self.quoted = false,
            (true, ..) => {}
            (false, _, b'"') => self.quoted = true,
            (false, _, b'{' | b'[') => self.depth += 1,
            (false, _, b'}' | b']') => self.depth = self.depth.checked_sub(1)?,
            _ => {}
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = r#"{"game":"toy","seats":[]}"#;

    fn game(journal: &str) -> String {
        format!("{CARD}\n{journal}")
    }

    #[test]
    fn a_game_is_split_into_a_head_and_its_steps() {
        let text = game(
            r#"{"format":1,"options":{"steps":[3]},"steps":[{"by":0,"at":"]},\""},{"at":7}]}"#,
        );
        let content = split_game(&text);
        assert!(
            content.head.ends_with(r#"{"steps":[3]},"steps":["#),
            "{}",
            content.head
        );
        assert_eq!(content.lines, [r#"{"by":0,"at":"]},\""}"#, r#"{"at":7}"#]);
        assert_eq!(join_game(&content), text);
    }

    #[test]
    fn a_game_that_has_not_begun_has_no_lines() {
        let text = game(r#"{"format":1,"steps":[]}"#);
        let content = split_game(&text);
        assert!(content.lines.is_empty());
        assert_eq!(join_game(&content), text);
    }

    #[test]
    fn a_text_that_is_not_a_game_stays_in_one_piece() {
        for text in [
            "",
            "no game",
            CARD,
            &game("[]"),
            &game(r#"{"steps":[1,2],"more":3}"#),
            &game(r#"{"steps":[1,2"#),
            &game(r#"{"steps":[1,"2]}"#),
            &game(r#"{"steps":[1,{]}"#),
            &game(r#"{"steps":{}}"#),
        ] {
            let content = split_game(text);
            assert_eq!(content, Content::from_text(text), "{text}");
            assert_eq!(join_game(&content), text);
        }
    }

    #[test]
    fn a_game_cut_off_anywhere_is_put_together_unchanged() {
        let text = game(
            r#"{"format":1,"seats":[{"name":"\\\"é"}],"steps":[{"a":[1,{"b":2}]},{"c":"x"}]}"#,
        );
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            let cut = &text[..end];
            assert_eq!(join_game(&split_game(cut)), cut, "{cut}");
        }
    }
}
