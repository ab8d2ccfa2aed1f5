//! Records on a device whose storage is damaged, full or blocked.

mod files;
mod packed;
mod rows;
mod sense;
mod slots;
mod stream;

mod device {
    use store::{MemoryStore, Records, StorageFault};

    /// Prefix of every row's key.
    pub const ROWS: &str = "lettercase-rows/";

    pub fn empty_records() -> Records<MemoryStore> {
        Records::new(MemoryStore::default())
    }

    pub fn record_body(records: &Records<MemoryStore>, name: &str) -> Option<String> {
        records.load(name).body
    }

    /// Opens a new page on what is stored.
    pub fn reopen(records: &Records<MemoryStore>) -> Records<MemoryStore> {
        Records::new(records.store().clone())
    }

    /// Damages part of a row's text, given the row's key within the current generation.
    pub fn damage(records: &mut Records<MemoryStore>, key: &str, part: &str) {
        let key = format!("{ROWS}{:x}/{key}", records.generation().0);
        let text = records.store_mut().texts.get_mut(&key).unwrap();
        assert!(text.contains(part), "no {part} in {text}");
        *text = text.replace(part, &"?".repeat(part.len()));
    }

    pub fn damaged_record(name: &str, recovered: bool) -> StorageFault {
        let name = name.to_owned();
        StorageFault::Damaged { name, recovered }
    }

    /// Whether a text with this part was moved aside.
    pub fn was_moved_aside(records: &Records<MemoryStore>, part: &str) -> bool {
        let rescued = records.archive_local().unwrap().rescued;
        rescued.values().any(|text| text.contains(part))
    }
}
