//! Recovery after the store under the records was cleared: all that is known is written again.

use super::leaves::is_game;
use super::vault::{Knows, Rows, age, entries};
use super::{Records, Store};

impl<S: Store> Records<S> {
    /// Returns what this page knows of the store that holds the rows.
    pub fn knows(&mut self) -> Knows {
        self.ids += 1;
        let ids = self.ids;
        Knows {
            age: self.age(),
            id: self.id.clone(),
            fresh: self.vault().fresh_id(ids),
        }
    }

    /// Notes the id of the store that holds the rows.
    pub fn is_in(&mut self, id: String) {
        self.id = Some(id);
    }

    /// Whether the store has been lost since the last call.
    pub fn was_lost(&mut self) -> bool {
        std::mem::take(&mut self.lost)
    }

    /// Returns the number of games that are gone with a lost store: they hadn't been read here,
    /// and no other page has written them again so far.
    pub fn gone(&mut self) -> usize {
        let unknown = std::mem::take(&mut self.unknown);
        let gone = |name: &&String| is_game(name) && !self.is_known(name);
        unknown.iter().filter(gone).count()
    }

    /// Takes rows that were read again. If they are from another store than the known one, all
    /// that was known is written again, unless everything has been erased since, in which case a
    /// later generation is in force. Does nothing while a transaction runs on a lost store.
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
