//! The page's stored data, read and changed from outside the app.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use store::game_lines::join_game;
use store::{MemoryStore, Records, Store};

use super::Page;

/// Prefix of each row's key in localStorage.
const ROWS: &str = "lettercase-rows/";

/// Opens the page's IndexedDB, for scripts.
const DISK: &str = "const on = (mode, act) => new Promise((done, failed) => {\
       const asked = indexedDB.open('lettercase', 1);\
       asked.onupgradeneeded = () => asked.result.createObjectStore('rows');\
       asked.onerror = () => failed(asked.error);\
       asked.onsuccess = () => {\
         const disk = asked.result;\
         const transaction = disk.transaction('rows', mode);\
         let told;\
         transaction.oncomplete = () => { disk.close(); done(told); };\
         transaction.onabort = () => { disk.close(); failed(transaction.error); };\
         act(transaction.objectStore('rows'), (value) => { told = value; });\
       };\
     });";

impl Page {
    /// Returns an item of localStorage.
    #[track_caller]
    pub fn local_storage_item(&self, key: &str) -> Option<String> {
        let value = self
            .driver
            .run_script("return localStorage.getItem(arguments[0])", json!([key]));
        value.as_str().map(String::from)
    }

    /// Returns the stored record of this name.
    #[track_caller]
    pub fn saved_record(&self, name: &str) -> Option<String> {
        let content = self.records().content(name)?;
        Some(join_game(&content))
    }

    /// Changes records on the disk as the page itself would. The page reads them when it is loaded,
    /// or when a player sits down at the game.
    #[track_caller]
    pub fn edit_records(&self, change: impl FnOnce(&mut Records<MemoryStore>)) {
        let mut records = self.records();
        let before = records.store().texts.clone();
        change(&mut records);
        let after = &records.store().texts;
        for key in before.keys().filter(|key| !after.contains_key(key)) {
            self.write_row(key, None);
        }
        for (key, text) in after {
            if before.get(key) != Some(text) {
                self.write_row(key, Some(text));
            }
        }
    }

    /// Returns all records on the page's disk.
    #[track_caller]
    fn records(&self) -> Records<MemoryStore> {
        let mut store = MemoryStore::default();
        for (key, text) in self.rows() {
            let set = store.set(&format!("{ROWS}{key}"), &text);
            set.expect("writing to memory succeeds");
        }
        Records::new(store)
    }

    /// Returns the rows on the page's disk.
    #[track_caller]
    pub fn rows(&self) -> BTreeMap<String, String> {
        let script = format!(
            "{DISK} return on('readonly', (rows, done) => {{\
               const all = {{}};\
               rows.openCursor().onsuccess = ({{ target: {{ result: at }} }}) => {{\
                 if (!at) return done(all);\
                 all[at.key] = at.value;\
                 at.continue();\
               }};\
             }})"
        );
        let rows = self.driver.run_script(&script, json!([]));
        serde_json::from_value(rows).expect("rows are texts")
    }

    /// Writes a row on the page's disk, or deletes it.
    #[track_caller]
    pub fn write_row(&self, key: &str, text: Option<&String>) {
        let key = key.strip_prefix(ROWS).unwrap_or(key);
        let script = format!(
            "{DISK} const [key, text] = arguments;\
             return on('readwrite', (rows, done) => {{\
               const put = text === null ? rows.delete(key) : rows.put(text, key);\
               put.onsuccess = () => done(true);\
             }})"
        );
        self.driver.run_script(&script, json!([key, text]));
    }

    /// Clears the page's stored data, as the browser or another page does: deletes the whole
    /// database, or only its rows, which sends no event.
    #[track_caller]
    pub fn clear_store(&self, whole: bool) {
        let script = format!(
            "{DISK} localStorage.clear();\
             if (!arguments[0]) {{\
               return on('readwrite', (rows, done) => {{ rows.clear(); done(true); }});\
             }}\
             return new Promise((done, failed) => {{\
               const asked = indexedDB.deleteDatabase('lettercase');\
               asked.onsuccess = () => done(true);\
               asked.onerror = () => failed(asked.error);\
             }})"
        );
        self.driver.run_script(&script, json!([whole]));
    }

    /// Keeps the page's disk busy until [`Page::release_disk`]: reads and writes wait their turn.
    #[track_caller]
    pub fn hold_disk(&self) {
        let script = format!(
            "{DISK} window.holdsDisk = true;\
             return new Promise((held) => on('readwrite', (rows) => {{\
               const again = () => {{\
                 held(true);\
                 if (window.holdsDisk) rows.count('none').onsuccess = again;\
               }};\
               rows.count('none').onsuccess = again;\
             }}))"
        );
        self.driver.run_script(&script, json!([]));
    }

    /// Lets the page's disk go on after [`Page::hold_disk`].
    pub fn release_disk(&self) {
        self.driver
            .run_script("window.holdsDisk = false", json!([]));
    }

    /// Sends a message to all tabs, as another tab does. They have it when this returns.
    #[track_caller]
    pub fn broadcast(&self, message: &str) {
        let script = "const heard = new BroadcastChannel('lettercase');\
             return new Promise((done) => {\
               heard.onmessage = () => { heard.close(); done(true); };\
               new BroadcastChannel('lettercase').postMessage(arguments[0]);\
             })";
        self.driver.run_script(script, json!([message]));
    }

    /// Copies all rows of a record this many times, under its name with a number.
    #[track_caller]
    pub fn copy_rows(&self, name: &str, times: usize) {
        let script = format!(
            "{DISK} const [name, times] = arguments;\
             return on('readwrite', (rows, done) => {{\
               rows.openCursor().onsuccess = ({{ target: {{ result: at }} }}) => {{\
                 if (!at) return done(true);\
                 if (at.key.endsWith(`/${{name}}`)) {{\
                   for (let time = 0; time < times; time += 1) rows.put(at.value, at.key + time);\
                 }}\
                 at.continue();\
               }};\
             }})"
        );
        self.driver.run_script(&script, json!([name, times]));
    }

    /// Damages the text of the one row whose key contains `of` and whose text contains `part`.
    #[track_caller]
    pub fn damage_row(&self, of: &str, part: &str) {
        let rows = self.rows();
        let mut found = rows
            .iter()
            .filter(|(key, text)| key.contains(of) && text.contains(part));
        let (Some((key, text)), None) = (found.next(), found.next()) else {
            panic!("not one row of {of} holds {part}: {rows:?}");
        };
        let other = part.chars().rev().collect::<String>();
        self.write_row(key, Some(&text.replace(part, &other)));
    }

    /// Makes all writes to the disk fail with `error`, until [`Self::allow_disk_writes`].
    #[track_caller]
    pub fn fail_disk_writes(&self, error: &str) {
        let script = "const all = IDBObjectStore.prototype;\
             document.put ??= all.put;\
             all.put = () => { throw new DOMException('refused', arguments[0]); }"
            .replace("arguments[0]", &format!("'{error}'"));
        self.driver.run_script(&script, json!([]));
    }

    /// Lets writes to the disk succeed again.
    #[track_caller]
    pub fn allow_disk_writes(&self) {
        self.driver
            .run_script("IDBObjectStore.prototype.put = document.put", json!([]));
    }

    /// Waits until the page reports that everything is saved.
    #[track_caller]
    pub fn wait_until_saved(&self) {
        self.css("html[data-unsaved]").disappears();
    }

    /// Returns the keys of localStorage, in order.
    #[track_caller]
    pub fn local_storage_keys(&self) -> Vec<String> {
        let keys = self
            .driver
            .run_script("return Object.keys(localStorage).sort()", json!([]));
        serde_json::from_value(keys).unwrap_or_default()
    }

    /// Writes an item to localStorage, as a damaged or newer page might have left it.
    #[track_caller]
    pub fn set_local_storage_item(&self, key: &str, value: &str) {
        let script = "localStorage.setItem(arguments[0], arguments[1])";
        self.driver.run_script(script, json!([key, value]));
    }

    /// Deletes an item of localStorage.
    #[track_caller]
    pub fn remove_local_storage_item(&self, key: &str) {
        self.driver
            .run_script("localStorage.removeItem(arguments[0])", json!([key]));
    }

    /// Fills localStorage until not a single letter fits.
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
        let left = self.driver.run_script(script, json!([]));
        assert_eq!(left, json!(0), "the storage is never full");
    }

    /// Deletes what filled localStorage.
    #[track_caller]
    pub fn clear_filler(&self) {
        let script = "Object.keys(localStorage).filter((key) => key.startsWith('filler-'))\
             .forEach((key) => localStorage.removeItem(key))";
        self.driver.run_script(script, json!([]));
    }

    /// Whether the browser lets the page store anything.
    #[track_caller]
    pub fn can_store(&self) -> bool {
        let script = "try { localStorage.setItem('try', '1'); localStorage.removeItem('try'); return true }\
             catch { return false }";
        self.driver.run_script(script, json!([])) == Value::Bool(true)
    }
}
