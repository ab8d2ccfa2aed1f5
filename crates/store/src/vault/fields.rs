//! Encodes texts and numbers in one text. Each has its length before it, so that it
//! may hold any characters. A derived JSON reader for the same data would add ten
//! times as much code to the page.
//!
//! ```
//! use store::vault::{Fields, push_field};
//!
//! let mut all = String::new();
//! push_field(&mut all, "game/1");
//! push_field(&mut all, &7.to_string());
//! let mut fields = Fields(&all);
//! assert_eq!((fields.text(), fields.number()), (Some("game/1"), Some(7)));
//! assert_eq!(fields.text(), None);
//! ```

use super::change::{ChangeKind, Content, Generation, RecordChange, Revision, WriterId};

/// Appends a text to an encoded text.
pub fn push_field(all: &mut String, text: &str) {
    all.push_str(&text.len().to_string());
    all.push(':');
    all.push_str(text);
}

fn push_number(all: &mut String, number: u64) {
    push_field(all, &number.to_string());
}

fn push_list(all: &mut String, texts: &[String]) {
    push_number(all, texts.len() as u64);
    for text in texts {
        push_field(all, text);
    }
}

/// The part of an encoded text that is still to be read.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a>(pub &'a str);

impl<'a> Fields<'a> {
    /// Reads the next text.
    pub fn text(&mut self) -> Option<&'a str> {
        let (length, rest) = self.0.split_once(':')?;
        let (text, rest) = rest.split_at_checked(length.parse().ok()?)?;
        self.0 = rest;
        Some(text)
    }

    /// Reads the next text as a number.
    pub fn number(&mut self) -> Option<u64> {
        self.text()?.parse().ok()
    }

    /// Reads a number and then that many texts.
    pub fn list(&mut self) -> Option<Vec<String>> {
        let count = self.number()?;
        (0..count).map(|_| self.text().map(str::to_owned)).collect()
    }

    fn owned_text(&mut self) -> Option<String> {
        self.text().map(str::to_owned)
    }

    fn rev(&mut self) -> Option<Revision> {
        let number = self.number()?;
        let by = WriterId(self.number()?);
        Some(Revision { number, by })
    }

    fn content(&mut self) -> Option<Content> {
        let head = self.owned_text()?;
        let lines = self.list()?;
        Some(Content { head, lines })
    }
}

impl RecordChange {
    /// Appends the change to an encoded text.
    pub fn write(&self, all: &mut String) {
        push_number(all, self.generation.0);
        push_field(all, &self.name);
        for rev in [self.after, self.rev] {
            push_number(all, rev.number);
            push_number(all, rev.by.0);
        }
        match &self.what {
            ChangeKind::Put(content) => push_content(all, "put", content),
            ChangeKind::Rewrite(content) => push_content(all, "again", content),
            ChangeKind::Repair(content) => push_content(all, "mend", content),
            ChangeKind::Append { head, at, lines } => {
                push_field(all, "append");
                push_field(all, head);
                push_number(all, *at as u64);
                push_list(all, lines);
            }
            ChangeKind::Truncate { head, keep } => {
                push_field(all, "cut");
                push_field(all, head);
                push_number(all, *keep as u64);
            }
            ChangeKind::Pack { text } => {
                push_field(all, "pack");
                push_field(all, text);
            }
            ChangeKind::PutPacked { head, lines, text } => {
                push_field(all, "lay");
                push_field(all, head);
                push_number(all, *lines as u64);
                push_field(all, text);
            }
            ChangeKind::Remove => push_field(all, "remove"),
            ChangeKind::Restore => push_field(all, "return"),
            ChangeKind::KeepUnreadable { head, aside } => {
                push_field(all, "keep");
                push_list(all, head.as_slice());
                push_list(all, aside);
            }
        }
    }

    /// Reads the next change of an encoded text.
    pub fn read(fields: &mut Fields<'_>) -> Option<RecordChange> {
        Some(RecordChange {
            generation: Generation(fields.number()?),
            name: fields.owned_text()?,
            after: fields.rev()?,
            rev: fields.rev()?,
            what: match fields.text()? {
                "put" => ChangeKind::Put(fields.content()?),
                "again" => ChangeKind::Rewrite(fields.content()?),
                "mend" => ChangeKind::Repair(fields.content()?),
                "append" => ChangeKind::Append {
                    head: fields.owned_text()?,
                    at: fields.number()?.try_into().ok()?,
                    lines: fields.list()?,
                },
                "cut" => ChangeKind::Truncate {
                    head: fields.owned_text()?,
                    keep: fields.number()?.try_into().ok()?,
                },
                "pack" => ChangeKind::Pack {
                    text: fields.owned_text()?,
                },
                "lay" => ChangeKind::PutPacked {
                    head: fields.owned_text()?,
                    lines: fields.number()?.try_into().ok()?,
                    text: fields.owned_text()?,
                },
                "remove" => ChangeKind::Remove,
                "return" => ChangeKind::Restore,
                "keep" => ChangeKind::KeepUnreadable {
                    head: fields.list()?.pop(),
                    aside: fields.list()?,
                },
                _ => return None,
            },
        })
    }
}

fn push_content(all: &mut String, what: &str, content: &Content) {
    push_field(all, what);
    push_field(all, &content.head);
    push_list(all, &content.lines);
}

impl Revision {
    /// Writes the revision as rows hold it.
    pub(super) fn write(self) -> String {
        format!("{} {}", self.number, self.by.0)
    }

    pub(super) fn read(text: &str) -> Option<Revision> {
        let (number, by) = text.split_once(' ')?;
        Some(Revision {
            number: number.parse().ok()?,
            by: WriterId(by.parse().ok()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<RecordChange> {
        let content = Content {
            head: "5:card\n{\"é\":1}".into(),
            lines: vec![String::new(), "3:x".into()],
        };
        let text = || "a:b".to_owned();
        let whats = [
            ChangeKind::Put(content.clone()),
            ChangeKind::Put(Content::from_text("")),
            ChangeKind::Rewrite(content.clone()),
            ChangeKind::Repair(content),
            ChangeKind::Append {
                head: text(),
                at: 7,
                lines: vec![text(), text()],
            },
            ChangeKind::Truncate {
                head: text(),
                keep: 2,
            },
            ChangeKind::Pack { text: text() },
            ChangeKind::PutPacked {
                head: text(),
                lines: 3,
                text: text(),
            },
            ChangeKind::Remove,
            ChangeKind::Restore,
            ChangeKind::KeepUnreadable {
                head: Some(text()),
                aside: vec![text()],
            },
            ChangeKind::KeepUnreadable {
                head: None,
                aside: Vec::new(),
            },
        ];
        let rev = |number| Revision {
            number,
            by: WriterId(u64::MAX - number),
        };
        let change = |what| RecordChange {
            generation: Generation(3),
            name: "game/1".into(),
            after: rev(4),
            rev: rev(5),
            what,
        };
        whats.into_iter().map(change).collect()
    }

    #[test]
    fn written_changes_are_read_back() {
        let mut text = String::new();
        for change in all() {
            change.write(&mut text);
        }
        let mut fields = Fields(&text);
        for change in all() {
            assert_eq!(RecordChange::read(&mut fields), Some(change));
        }
        assert_eq!(fields.0, "");
    }

    #[test]
    fn a_change_that_is_cut_off_is_not_read() {
        for change in all() {
            let mut text = String::new();
            change.write(&mut text);
            for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
                let read = RecordChange::read(&mut Fields(&text[..end]));
                assert_eq!(read, None, "{end} of {text}");
            }
        }
    }
}
