//! What the browser keeps for the page, looked at and changed from behind.

use lettercase::storage::{MemoryStore, Records, Store};
use serde_json::{Value, json};

use super::Page;

impl Page {
    /// An item of the page's storage.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        let value = self
            .driver
            .script("return localStorage.getItem(arguments[0])", json!([key]));
        value.as_str().map(String::from)
    }

    /// What the page keeps as the record of this name, in whichever slot is the newest.
    #[track_caller]
    pub fn kept(&self, name: &str) -> Option<String> {
        self.records().load(name).body
    }

    /// The key of a record's newest slot, by the numbers in the seals: which of the two it is
    /// depends on how often the page wrote.
    #[track_caller]
    pub fn newest_slot(&self, name: &str) -> String {
        let number = |key: &String| {
            let text = self.stored(key)?;
            text.split(' ').nth(1)?.parse::<u64>().ok()
        };
        let slots = ["a", "b"].map(|slot| format!("lettercase/{name}/{slot}"));
        let newest = slots.into_iter().max_by_key(number);
        match newest.filter(|key| number(key).is_some()) {
            Some(key) => key,
            None => panic!("nothing is kept as {name}: {:?}", self.stored_keys()),
        }
    }

    /// Keeps a record as the page itself would: as the newest.
    #[track_caller]
    pub fn keep(&self, change: impl FnOnce(&mut Records<MemoryStore>)) {
        let mut records = self.records();
        let before = records.store().texts.clone();
        change(&mut records);
        for (key, text) in &records.store().texts {
            if before.get(key) != Some(text) {
                self.store(key, text);
            }
        }
    }

    /// All that the page keeps.
    #[track_caller]
    fn records(&self) -> Records<MemoryStore> {
        let mut store = MemoryStore::default();
        for key in self.stored_keys() {
            if let Some(text) = self.stored(&key) {
                store.set(&key, &text).expect("memory has room");
            }
        }
        Records::new(store)
    }

    /// The keys of everything that the page keeps, in order.
    #[track_caller]
    pub fn stored_keys(&self) -> Vec<String> {
        let keys = self
            .driver
            .script("return Object.keys(localStorage).sort()", json!([]));
        serde_json::from_value(keys).unwrap_or_default()
    }

    /// Puts an item there, as a damaged or newer page might have left it.
    #[track_caller]
    pub fn store(&self, key: &str, value: &str) {
        let script = "localStorage.setItem(arguments[0], arguments[1])";
        self.driver.script(script, json!([key, value]));
    }

    /// Takes an item away.
    #[track_caller]
    pub fn forget(&self, key: &str) {
        self.driver
            .script("localStorage.removeItem(arguments[0])", json!([key]));
    }

    /// Fills the storage until not a letter more goes in.
    #[track_caller]
    pub fn fill_storage(&self) {
        let script = "let piece = 'x'.repeat(1 << 20), number = 0;\
             while (piece.length > 0 && number < 200) {\
               try { localStorage.setItem('filler-' + number, piece); number += 1; }\
               catch { piece = piece.slice(0, piece.length >> 1); }\
             }\
             for (let rest = 'x'; rest.length < 64; rest += 'x') {\
               try { localStorage.setItem('filler-', rest); } catch { break; }\
             }\
             return piece.length";
        let left = self.driver.script(script, json!([]));
        assert_eq!(left, json!(0), "the storage is never full");
    }

    /// Takes away what filled it.
    #[track_caller]
    pub fn empty_storage_again(&self) {
        let script = "Object.keys(localStorage).filter((key) => key.startsWith('filler-'))\
             .forEach((key) => localStorage.removeItem(key))";
        self.driver.script(script, json!([]));
    }

    /// Whether the browser lets the page keep anything.
    #[track_caller]
    pub fn can_store(&self) -> bool {
        let script = "try { localStorage.setItem('try', '1'); localStorage.removeItem('try'); return true }\
             catch { return false }";
        self.driver.script(script, json!([])) == Value::Bool(true)
    }
}
