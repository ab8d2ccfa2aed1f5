//! A map from texts, sorted by key: it does what the library's maps do with a tenth of the code.
//! Entries that arrive in order are appended.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, RangeFrom};

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A map from names to values, sorted by name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SortedMap<V>(Vec<(String, V)>);

impl<V> Default for SortedMap<V> {
    fn default() -> Self {
        SortedMap(Vec::new())
    }
}

impl<V> SortedMap<V> {
    /// Makes an empty map.
    pub fn new() -> Self {
        Self::default()
    }

    // Never inlined, nor are the methods below, so that other crates reuse this crate's compiled
    // code.
    #[inline(never)]
    fn find(&self, name: &str) -> Result<usize, usize> {
        // New names usually come after all other names.
        match self.0.last() {
            Some((last, _)) if last.as_str() < name => Err(self.0.len()),
            _ => self.0.binary_search_by(|(one, _)| one.as_str().cmp(name)),
        }
    }

    /// Returns the value of a name.
    pub fn get(&self, name: &str) -> Option<&V> {
        let at = self.find(name).ok()?;
        self.0.get(at).map(|(_, value)| value)
    }

    /// Returns mutable access to the value of a name.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut V> {
        let at = self.find(name).ok()?;
        self.0.get_mut(at).map(|(_, value)| value)
    }

    /// Whether the map has a name.
    pub fn contains_key(&self, name: &str) -> bool {
        self.find(name).is_ok()
    }

    /// Sets the value of a name and returns the previous one.
    #[inline(never)]
    pub fn insert(&mut self, name: String, value: V) -> Option<V> {
        match self.find(&name) {
            Ok(at) => self
                .0
                .get_mut(at)
                .map(|(_, there)| std::mem::replace(there, value)),
            Err(at) => {
                self.0.insert(at, (name, value));
                None
            }
        }
    }

    /// Removes a name and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<V> {
        let at = self.find(name).ok()?;
        Some(self.0.remove(at).1)
    }

    /// Returns mutable access to the value of a name, after inserting a default if there was none.
    pub fn get_or_insert_default(&mut self, name: &str) -> &mut V
    where
        V: Default,
    {
        self.get_or_insert_with(name, V::default)
    }

    /// Returns mutable access to the value of a name, after inserting a new one if there was none.
    pub fn get_or_insert_with(&mut self, name: &str, new: impl FnOnce() -> V) -> &mut V {
        let at = self.find(name).unwrap_or_else(|at| {
            self.0.insert(at, (name.to_owned(), new()));
            at
        });
        // The entry was found or has just been inserted.
        #[expect(clippy::indexing_slicing)]
        &mut self.0[at].1
    }

    /// Keeps only the entries for which `is_so` returns true.
    pub fn retain(&mut self, mut is_so: impl FnMut(&str, &mut V) -> bool) {
        self.0.retain_mut(|(name, value)| is_so(name, value));
    }

    /// Iterates over all entries in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&String, &V)> + Clone {
        self.0.iter().map(|(name, value)| (name, value))
    }

    /// Iterates over all entries in order, with mutable access to their values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&String, &mut V)> {
        self.0.iter_mut().map(|(name, value)| (&*name, value))
    }

    /// Iterates over the entries from a name on, in order.
    pub fn range(&self, from: RangeFrom<String>) -> impl Iterator<Item = (&String, &V)> {
        let at = self.find(&from.start).unwrap_or_else(|at| at);
        self.0.iter().skip(at).map(|(name, value)| (name, value))
    }

    /// Iterates over the names in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &String> + Clone {
        self.0.iter().map(|(name, _)| name)
    }

    /// Iterates over the values in the order of their names.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    /// Iterates over the values in the order of their names, with mutable access.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|(_, value)| value)
    }

    /// Turns the map into its names, in order.
    pub fn into_keys(self) -> impl Iterator<Item = String> {
        self.0.into_iter().map(|(name, _)| name)
    }

    /// Turns the map into its values, in the order of their names.
    pub fn into_values(self) -> impl Iterator<Item = V> {
        self.0.into_iter().map(|(_, value)| value)
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the map is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<V> IntoIterator for SortedMap<V> {
    type Item = (String, V);
    type IntoIter = std::vec::IntoIter<(String, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, V> IntoIterator for &'a SortedMap<V> {
    type Item = &'a (String, V);
    type IntoIter = std::slice::Iter<'a, (String, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<V> Extend<(String, V)> for SortedMap<V> {
    fn extend<T: IntoIterator<Item = (String, V)>>(&mut self, all: T) {
        for (name, value) in all {
            self.insert(name, value);
        }
    }
}

impl<V> FromIterator<(String, V)> for SortedMap<V> {
    fn from_iter<T: IntoIterator<Item = (String, V)>>(all: T) -> Self {
        let mut sorted = SortedMap::new();
        sorted.extend(all);
        sorted
    }
}

impl<V> Index<&str> for SortedMap<V> {
    type Output = V;

    #[expect(clippy::expect_used)]
    fn index(&self, name: &str) -> &V {
        self.get(name).expect("the map has no entry for this name")
    }
}

impl<V: Serialize> Serialize for SortedMap<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for SortedMap<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(SortedMapVisitor(PhantomData))
    }
}

struct SortedMapVisitor<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for SortedMapVisitor<V> {
    type Value = SortedMap<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<SortedMap<V>, A::Error> {
        let mut sorted = SortedMap::new();
        while let Some((name, value)) = entries.next_entry()? {
            sorted.insert(name, value);
        }
        Ok(sorted)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn sorted_agrees_with_btree_map() {
        let (mut sorted, mut map) = (SortedMap::new(), BTreeMap::new());
        for step in 0..2_000_usize {
            let name = format!("{}", step * 7919 % 101);
            if step.is_multiple_of(3) {
                assert_eq!(sorted.remove(&name), map.remove(&name));
            } else {
                assert_eq!(sorted.insert(name.clone(), step), map.insert(name, step));
            }
            assert!(sorted.iter().eq(map.iter()));
        }
        assert!(
            sorted
                .range("5".to_owned()..)
                .eq(map.range("5".to_owned()..))
        );
        *sorted.get_or_insert_default("new") += 1;
        assert_eq!((sorted["new"], sorted.len()), (1, map.len() + 1));
    }
}
