//! The store under the records was cleared: everything known goes there again.

use super::leaves::is_game;
use super::vault::{Knows, Rows, age, entries};
use super::{Records, Store};

impl<S: Store> Records<S> {
    /// What is known of the store that the rows are in.
    pub fn knows(&mut self) -> Knows {
        self.ids += 1;
        let ids = self.ids;
        Knows {
            age: self.age(),
            id: self.id.clone(),
            fresh: self.vault().fresh_id(ids),
        }
    }

    /// The store that the rows are in has this id.
    pub fn is_in(&mut self, id: String) {
        self.id = Some(id);
    }

    /// Whether the store was lost since this was asked last.
    pub fn was_lost(&mut self) -> bool {
        std::mem::take(&mut self.lost)
    }

    /// How many games went with a store that was lost, since they had not been read here and no
    /// other page has brought them back until now.
    pub fn gone(&mut self) -> usize {
        let unknown = std::mem::take(&mut self.unknown);
        let gone = |name: &&String| is_game(name) && !self.is_known(name);
        unknown.iter().filter(gone).count()
    }

    /// Looks at everything again, by the rows that were read first. If the store is not the one
    /// that was known, all that was known is written again, unless everything was erased since: a
    /// later age is in force then. A transaction that runs has to end before.
    pub fn look(&mut self, found: &Rows, rows: &Rows) {
        let of = age(found);
        let lost = self.knows().is_lost(found);
        if lost && self.vault().runs() {
            return;
        }
        self.id = Knows::id_in(found);
        if lost && of <= self.age() {
            self.lost = true;
            let unknown = self.vault().write_again(of, entries(of, rows));
            self.unknown.extend(unknown);
        } else {
            self.turn_to(of, rows);
        }
    }
}
