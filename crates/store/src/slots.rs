//! What the first version kept: each record in two alternating slots of the store that answers
//! at once. They are read, taken over, and then let go.

use super::found::Found;
use super::leaves::content_of;
use super::seal::{self, Slot};
use super::{Refused, Store};
use base::sorting::{sort_by, sort_by_key};
use lexicon::checksum::crc32;

/// Before every key of ours, so that other pages of the same host are left alone.
const PREFIX: &str = "lettercase/";
/// Where that version moved damaged text.
const RESCUED: &str = "lettercase-rescued/";
const SLOTS: [&str; 2] = ["/a", "/b"];

/// All that lies in slots. `known`: what was taken over of a record before, which is left out.
///
/// # Errors
/// Why the store hands nothing out.
pub(super) fn found(
    store: &dyn Store,
    known: impl Fn(&str, u32) -> bool,
) -> Result<Vec<Found>, Refused> {
    let keys = store.keys()?;
    let mut all: Vec<Found> = Vec::new();
    let mut of = |name: &str| -> usize {
        let known = all.iter().position(|found| found.name == name);
        known.unwrap_or_else(|| {
            let name = name.to_owned();
            all.push(Found {
                name,
                ..Found::default()
            });
            all.len() - 1
        })
    };
    let mut places: Vec<(usize, bool, String)> = Vec::new();
    for key in keys {
        if let Some(name) = key.strip_prefix(PREFIX).and_then(slot_of) {
            places.push((of(name), true, key));
        } else if let Some(name) = key.strip_prefix(RESCUED) {
            // The first lies under the name itself, those after it under a number.
            let (first, number) = name.rsplit_once('/').unwrap_or((name, ""));
            let numbered = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
            places.push((of(if numbered { first } else { name }), false, key));
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
            Slot::Good { sequence, body } => good.push((sequence, body)),
            Slot::Newer => {
                // The other one's text stays too.
                let other = found.newer.replace(text);
                found.damaged.extend(other);
            }
            Slot::Damaged { .. } | Slot::Empty => found.damaged.push(text),
        }
    }
    for (found, mut good) in all.iter_mut().zip(newest) {
        // Where both have one number, the first slot was written first.
        sort_by_key(&mut good, |(sequence, _)| std::cmp::Reverse(*sequence));
        let good = good.iter().map(|(_, body)| content_of(&found.name, body));
        found.good = good.collect();
    }
    Ok(all)
}

/// The record of a key without its prefix.
fn slot_of(key: &str) -> Option<&str> {
    SLOTS.iter().find_map(|slot| key.strip_suffix(slot))
}
