//! Reads what the first version saved: each record in two alternating slots of the synchronous
//! store. The records are imported, and then the slots are removed.

use super::game_lines::parse_content;
use super::legacy::LegacyRecord;
use super::seal::{self, OpenedSeal};
use super::{Store, StoreError};
use base::sorting::{sort_by, sort_by_key};
use lexicon::checksum::crc32;

/// Prefix of all keys of the first version. Keys of other pages on the same host are left alone.
const KEY_PREFIX: &str = "lettercase/";
/// Prefix under which the first version moved damaged texts aside.
const RESCUED_PREFIX: &str = "lettercase-rescued/";
const SLOT_SUFFIXES: [&str; 2] = ["/a", "/b"];

/// Returns every record that the first version saved in slots. `known` says whether a text of a
/// record was imported before; those are left out.
///
/// # Errors
/// Why the store can't be read.
pub(super) fn read_records(
    store: &dyn Store,
    known: impl Fn(&str, u32) -> bool,
) -> Result<Vec<LegacyRecord>, StoreError> {
    let keys = store.keys()?;
    let mut all: Vec<LegacyRecord> = Vec::new();
    let mut index_of = |name: &str| -> usize {
        let known = all.iter().position(|found| found.name == name);
        known.unwrap_or_else(|| {
            let name = name.to_owned();
            all.push(LegacyRecord {
                name,
                ..LegacyRecord::default()
            });
            all.len() - 1
        })
    };
    let mut places: Vec<(usize, bool, String)> = Vec::new();
    for key in keys {
        if let Some(name) = key.strip_prefix(KEY_PREFIX).and_then(slot_record) {
            places.push((index_of(name), true, key));
        } else if let Some(name) = key.strip_prefix(RESCUED_PREFIX) {
            // The key of a record's first damaged text has just the name; those of later ones have
            // a number after it.
            let (first, number) = name.rsplit_once('/').unwrap_or((name, ""));
            let numbered = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
            places.push((index_of(if numbered { first } else { name }), false, key));
        }
    }
    let mut newest: Vec<Vec<(u64, String)>> = vec![Vec::new(); all.len()];
    sort_by(&mut places, |one, other| one.cmp(other));
    for (at, slot, key) in places {
        let (Some(found), Some(good)) = (all.get_mut(at), newest.get_mut(at)) else {
            continue;
        };
        let text = store.get(&key)?.unwrap_or_default();
        let sum = crc32(text.as_bytes());
        found.sums.push(sum);
        found.keys.push((key, sum));
        match seal::open(Some(text.clone())) {
            _ if known(&found.name, sum) => {}
            _ if !slot => found.aside.push(text),
            OpenedSeal::Intact { sequence, body } => good.push((sequence, body)),
            OpenedSeal::Newer => {
                // The other slot's text is kept too.
                let other = found.newer.replace(text);
                found.damaged.extend(other);
            }
            OpenedSeal::Damaged { .. } | OpenedSeal::Empty => found.damaged.push(text),
        }
    }
    for (found, mut good) in all.iter_mut().zip(newest) {
        // If both have the same number, the first slot was written first.
        sort_by_key(&mut good, |(sequence, _)| std::cmp::Reverse(*sequence));
        let good = good
            .iter()
            .map(|(_, body)| parse_content(&found.name, body));
        found.good = good.collect();
    }
    Ok(all)
}

/// Returns the record that a key, without its prefix, belongs to.
fn slot_record(key: &str) -> Option<&str> {
    SLOT_SUFFIXES.iter().find_map(|slot| key.strip_suffix(slot))
}
