//! What was seen of a game, and whether what came back is no older.

/// One look at a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Look {
    /// Whether all of it was marked saved.
    pub saved: bool,
    /// Its history, the oldest line first.
    pub lines: Vec<String>,
}

/// The looks from the last one on that was marked saved.
#[derive(Debug, Default)]
pub struct Ledger {
    looks: Vec<Look>,
}

impl Ledger {
    /// Notes a look.
    pub fn note(&mut self, look: Look) {
        if look.saved {
            self.looks.clear();
        }
        if self.looks.last() != Some(&look) {
            self.looks.push(look);
        }
    }

    /// Whether all that was seen is saved.
    pub fn is_saved(&self) -> bool {
        self.looks.last().is_some_and(|look| look.saved)
    }

    /// The history that was saved.
    pub fn saved(&self) -> &[String] {
        lines(self.looks.first().filter(|look| look.saved))
    }

    /// The history as it was seen last.
    pub fn last(&self) -> &[String] {
        lines(self.looks.last())
    }

    /// Holds what came back against what was seen: it is the game as it stood when it was last
    /// marked saved, or at any moment after that. A page that acts by itself may have been
    /// further on than anybody saw.
    pub fn compare(&self, came: Option<&[String]>) -> Result<(), String> {
        let (saved, last) = (self.saved(), self.last());
        let Some(came) = came else {
            return Err(format!(
                "{} lines were saved, the game is gone",
                saved.len()
            ));
        };
        let seen = self.looks.iter().any(|look| look.lines == came);
        let between = came.starts_with(saved) && (last.starts_with(came) || came.starts_with(last));
        if seen || between {
            return Ok(());
        }
        let same = saved
            .iter()
            .zip(came)
            .take_while(|(one, other)| one == other);
        Err(format!(
            "the first {} are the same; what was saved ends with {:?}, what came back with {:?}",
            same.count(),
            saved.last(),
            came.last()
        ))
    }
}

fn lines(look: Option<&Look>) -> &[String] {
    look.map(|look| look.lines.as_slice()).unwrap_or_default()
}

#[test]
fn what_came_back_is_no_older_than_what_was_saved() {
    let lines = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
    let look = |text: &str, saved| Look {
        saved,
        lines: lines(text),
    };
    let mut ledger = Ledger::default();
    let fits = |ledger: &Ledger, text: &str| ledger.compare(Some(&lines(text))).is_ok();
    ledger.note(look("ab", true));
    assert!(ledger.is_saved() && fits(&ledger, "ab"));
    assert!(!fits(&ledger, "a") && !fits(&ledger, "ax"));
    assert!(ledger.compare(None).is_err());
    // Nobody saw the third line, and the fourth is taken back.
    ledger.note(look("abcd", false));
    ledger.note(look("abc", false));
    for text in ["ab", "abc", "abcd", "abce"] {
        assert!(!ledger.is_saved() && fits(&ledger, text), "{text}");
    }
    assert!(!fits(&ledger, "a") && !fits(&ledger, "abx"));
    // A line that was saved is taken back, and that is saved too.
    ledger.note(look("a", true));
    assert_eq!(
        (ledger.saved(), ledger.last()),
        (&*lines("a"), &*lines("a"))
    );
    assert!(!fits(&ledger, "") && fits(&ledger, "a"));
}
