//! Recovery after the store under the records was cleared: all that is known is written again.

use super::game_lines::is_game;
use super::vault::{KnownStore, Rows, current_generation, read_entries};
use super::{Records, Store};

impl<S: Store> Records<S> {
    /// Returns what this page knows of the store that holds the rows.
    pub fn known_store(&mut self) -> KnownStore {
        self.ids += 1;
        let ids = self.ids;
        KnownStore {
            generation: self.generation(),
            id: self.id.clone(),
            fresh: self.vault().new_store_id(ids),
        }
    }

    /// Notes the id of the store that holds the rows.
    pub fn set_store_id(&mut self, id: String) {
        self.id = Some(id);
    }

    /// Whether the store has been lost since the last call.
    pub fn was_lost(&mut self) -> bool {
        std::mem::take(&mut self.lost)
    }

    /// Returns the number of games that are gone with a lost store: they hadn't been read here,
    /// and no other page has written them again so far.
    pub fn take_lost_game_count(&mut self) -> usize {
        let unknown = std::mem::take(&mut self.unknown);
        let gone = |name: &&String| is_game(name) && !self.is_known(name);
        unknown.iter().filter(gone).count()
    }

    /// Takes rows that were read again. If they are from another store than the known one, all
    /// that was known is written again, unless everything has been erased since, in which case a
    /// later generation is in force. Does nothing while a transaction runs on a lost store.
    pub fn take_reread_rows(&mut self, found: &Rows, rows: &Rows) {
        let of = current_generation(found);
        let lost = self.known_store().is_lost(found);
        if lost && self.vault().is_running() {
            return;
        }
        self.id = KnownStore::store_id_in(found);
        if lost && of <= self.generation() {
            self.lost = true;
            let unknown = self.vault().rewrite_lost(of, read_entries(of, rows));
            self.unknown.extend(unknown);
        } else {
            self.reload(of, rows);
        }
    }
}
