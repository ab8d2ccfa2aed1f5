//! Records the observed states of a game, and checks that a restored game is no older.

/// An observed state of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// Whether everything was marked saved.
    pub saved: bool,
    /// The game's history, oldest line first.
    pub lines: Vec<String>,
}

/// The observations since the last one that was marked saved, which comes first.
#[derive(Debug, Default)]
pub struct Ledger {
    snapshots: Vec<Snapshot>,
}

impl Ledger {
    /// Adds an observation.
    pub fn record(&mut self, look: Snapshot) {
        if look.saved {
            self.snapshots.clear();
        }
        if self.snapshots.last() != Some(&look) {
            self.snapshots.push(look);
        }
    }

    /// Whether the last observation was marked saved.
    pub fn is_saved(&self) -> bool {
        self.snapshots.last().is_some_and(|look| look.saved)
    }

    /// The history that was saved.
    pub fn saved_lines(&self) -> &[String] {
        lines_of(self.snapshots.first().filter(|look| look.saved))
    }

    /// The last observed history.
    pub fn last_lines(&self) -> &[String] {
        lines_of(self.snapshots.last())
    }

    /// Compares a restored game with the observations: it must be the game as last marked saved, or
    /// any later state. A page that acts by itself may have been further than the last observation.
    pub fn compare(&self, came: Option<&[String]>) -> Result<(), String> {
        let (saved, last) = (self.saved_lines(), self.last_lines());
        let Some(came) = came else {
            return Err(format!(
                "{} lines were saved, the game is gone",
                saved.len()
            ));
        };
        let seen = self.snapshots.iter().any(|look| look.lines == came);
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

fn lines_of(look: Option<&Snapshot>) -> &[String] {
    look.map(|look| look.lines.as_slice()).unwrap_or_default()
}

#[test]
fn a_restored_game_must_not_be_older_than_the_saved_one() {
    let lines = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
    let look = |text: &str, saved| Snapshot {
        saved,
        lines: lines(text),
    };
    let mut ledger = Ledger::default();
    let fits = |ledger: &Ledger, text: &str| ledger.compare(Some(&lines(text))).is_ok();
    ledger.record(look("ab", true));
    assert!(ledger.is_saved() && fits(&ledger, "ab"));
    assert!(!fits(&ledger, "a") && !fits(&ledger, "ax"));
    assert!(ledger.compare(None).is_err());
    // The third line was never observed, and the fourth is undone.
    ledger.record(look("abcd", false));
    ledger.record(look("abc", false));
    for text in ["ab", "abc", "abcd", "abce"] {
        assert!(!ledger.is_saved() && fits(&ledger, text), "{text}");
    }
    assert!(!fits(&ledger, "a") && !fits(&ledger, "abx"));
    // A saved line is undone, and that is saved too.
    ledger.record(look("a", true));
    assert_eq!(
        (ledger.saved_lines(), ledger.last_lines()),
        (&*lines("a"), &*lines("a"))
    );
    assert!(!fits(&ledger, "") && fits(&ledger, "a"));
}
