//! Encodes texts and numbers in one text. Each has its length before it, so that it
//! may hold any characters. A derived JSON reader for the same data would add ten
//! times as much code to the page.
//!
//! ```
//! use store::vault::{Fields, field};
//!
//! let mut all = String::new();
//! field(&mut all, "game/1");
//! field(&mut all, &7.to_string());
//! let mut fields = Fields(&all);
//! assert_eq!((fields.text(), fields.number()), (Some("game/1"), Some(7)));
//! assert_eq!(fields.text(), None);
//! ```

use super::change::{Age, Change, Content, Rev, What, Writer};

/// Appends a text to an encoded text.
pub fn field(all: &mut String, text: &str) {
    all.push_str(&text.len().to_string());
    all.push(':');
    all.push_str(text);
}

fn number(all: &mut String, number: u64) {
    field(all, &number.to_string());
}

fn list(all: &mut String, texts: &[String]) {
    number(all, texts.len() as u64);
    for text in texts {
        field(all, text);
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

    fn owned(&mut self) -> Option<String> {
        self.text().map(str::to_owned)
    }

    fn rev(&mut self) -> Option<Rev> {
        let number = self.number()?;
        let by = Writer(self.number()?);
        Some(Rev { number, by })
    }

    fn content(&mut self) -> Option<Content> {
        let head = self.owned()?;
        let lines = self.list()?;
        Some(Content { head, lines })
    }
}

impl Change {
    /// Appends the change to an encoded text.
    pub fn write(&self, all: &mut String) {
        number(all, self.age.0);
        field(all, &self.name);
        for rev in [self.after, self.rev] {
            number(all, rev.number);
            number(all, rev.by.0);
        }
        match &self.what {
            What::Put(content) => write_content(all, "put", content),
            What::Again(content) => write_content(all, "again", content),
            What::Mend(content) => write_content(all, "mend", content),
            What::Append { head, at, lines } => {
                field(all, "append");
                field(all, head);
                number(all, *at as u64);
                list(all, lines);
            }
            What::Cut { head, keep } => {
                field(all, "cut");
                field(all, head);
                number(all, *keep as u64);
            }
            What::Pack { text } => {
                field(all, "pack");
                field(all, text);
            }
            What::Lay { head, lines, text } => {
                field(all, "lay");
                field(all, head);
                number(all, *lines as u64);
                field(all, text);
            }
            What::Remove => field(all, "remove"),
            What::Return => field(all, "return"),
            What::Keep { head, aside } => {
                field(all, "keep");
                list(all, head.as_slice());
                list(all, aside);
            }
        }
    }

    /// Reads the next change of an encoded text.
    pub fn read(fields: &mut Fields<'_>) -> Option<Change> {
        Some(Change {
            age: Age(fields.number()?),
            name: fields.owned()?,
            after: fields.rev()?,
            rev: fields.rev()?,
            what: match fields.text()? {
                "put" => What::Put(fields.content()?),
                "again" => What::Again(fields.content()?),
                "mend" => What::Mend(fields.content()?),
                "append" => What::Append {
                    head: fields.owned()?,
                    at: fields.number()?.try_into().ok()?,
                    lines: fields.list()?,
                },
                "cut" => What::Cut {
                    head: fields.owned()?,
                    keep: fields.number()?.try_into().ok()?,
                },
                "pack" => What::Pack {
                    text: fields.owned()?,
                },
                "lay" => What::Lay {
                    head: fields.owned()?,
                    lines: fields.number()?.try_into().ok()?,
                    text: fields.owned()?,
                },
                "remove" => What::Remove,
                "return" => What::Return,
                "keep" => What::Keep {
                    head: fields.list()?.pop(),
                    aside: fields.list()?,
                },
                _ => return None,
            },
        })
    }
}

fn write_content(all: &mut String, what: &str, content: &Content) {
    field(all, what);
    field(all, &content.head);
    list(all, &content.lines);
}

impl Rev {
    /// Writes the revision as rows hold it.
    pub(super) fn write(self) -> String {
        format!("{} {}", self.number, self.by.0)
    }

    pub(super) fn read(text: &str) -> Option<Rev> {
        let (number, by) = text.split_once(' ')?;
        Some(Rev {
            number: number.parse().ok()?,
            by: Writer(by.parse().ok()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Change> {
        let content = Content {
            head: "5:card\n{\"é\":1}".into(),
            lines: vec![String::new(), "3:x".into()],
        };
        let text = || "a:b".to_owned();
        let whats = [
            What::Put(content.clone()),
            What::Put(Content::whole("")),
            What::Again(content.clone()),
            What::Mend(content),
            What::Append {
                head: text(),
                at: 7,
                lines: vec![text(), text()],
            },
            What::Cut {
                head: text(),
                keep: 2,
            },
            What::Pack { text: text() },
            What::Lay {
                head: text(),
                lines: 3,
                text: text(),
            },
            What::Remove,
            What::Return,
            What::Keep {
                head: Some(text()),
                aside: vec![text()],
            },
            What::Keep {
                head: None,
                aside: Vec::new(),
            },
        ];
        let rev = |number| Rev {
            number,
            by: Writer(u64::MAX - number),
        };
        let change = |what| Change {
            age: Age(3),
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
            assert_eq!(Change::read(&mut fields), Some(change));
        }
        assert_eq!(fields.0, "");
    }

    #[test]
    fn a_change_that_is_cut_off_is_not_read() {
        for change in all() {
            let mut text = String::new();
            change.write(&mut text);
            for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
                let read = Change::read(&mut Fields(&text[..end]));
                assert_eq!(read, None, "{end} of {text}");
            }
        }
    }
}
