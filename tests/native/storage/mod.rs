//! What happens to a record on a device that does not want to keep it.

mod files;
mod packed;
mod rows;
mod sense;
mod slots;
mod stream;

mod device {
    use store::{MemoryStore, Records, Trouble};

    /// Before every key of a row.
    pub const ROWS: &str = "lettercase-rows/";

    pub fn records() -> Records<MemoryStore> {
        Records::new(MemoryStore::default())
    }

    pub fn body(records: &Records<MemoryStore>, name: &str) -> Option<String> {
        records.load(name).body
    }

    /// The page goes, and another one comes to what is stored.
    pub fn reopened(records: &Records<MemoryStore>) -> Records<MemoryStore> {
        Records::new(records.store().clone())
    }

    /// Changes the text of a row, which is told by its key within the age in force.
    pub fn damage(records: &mut Records<MemoryStore>, key: &str, part: &str) {
        let key = format!("{ROWS}{:x}/{key}", records.age().0);
        let text = records.store_mut().texts.get_mut(&key).unwrap();
        assert!(text.contains(part), "{part} in {text}");
        *text = text.replace(part, &"?".repeat(part.len()));
    }

    pub fn damaged(name: &str, recovered: bool) -> Trouble {
        let name = name.to_owned();
        Trouble::Damaged { name, recovered }
    }

    /// Whether a text was moved aside that holds this.
    pub fn is_aside(records: &Records<MemoryStore>, part: &str) -> bool {
        let rescued = records.archive_here().unwrap().rescued;
        rescued.values().any(|text| text.contains(part))
    }
}
