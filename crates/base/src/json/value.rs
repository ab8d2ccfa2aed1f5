//! A JSON value of any kind, for data whose type isn't known yet.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::sorting::SortedMap;

/// The entries of an object, by key.
pub type Map = SortedMap<Value>;

/// A JSON value of any kind.
///
/// ```
/// use base::json::{Value, read};
///
/// let saved: Value = read(r#"{"mode":"solo","rounds":[3,null]}"#)?;
/// assert_eq!(saved.get("mode").and_then(Value::as_str), Some("solo"));
/// assert_eq!(saved.get("rounds").and_then(|rounds| rounds.at(0)?.as_u64()), Some(3));
/// assert_eq!(saved.to_string(), r#"{"mode":"solo","rounds":[3,null]}"#);
/// # Ok::<(), base::json::JsonError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Value {
    /// `null`.
    #[default]
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// A whole number below 0.
    Negative(i64),
    /// A number that isn't whole, or is too large. Its value isn't kept.
    Fraction,
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// An object: values by key.
    Object(Map),
}

impl Value {
    /// Returns the text, if the value is one.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the number, if the value is a whole number from 0.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns the list, if the value is one.
    pub fn as_array(&self) -> Option<&Vec<Value>> {
        match self {
            Value::Array(list) => Some(list),
            _ => None,
        }
    }

    /// Returns the entries, if the value is an object.
    pub fn as_object(&self) -> Option<&Map> {
        match self {
            Value::Object(entries) => Some(entries),
            _ => None,
        }
    }

    /// Returns mutable access to the entries, if the value is an object.
    pub fn as_object_mut(&mut self) -> Option<&mut Map> {
        match self {
            Value::Object(entries) => Some(entries),
            _ => None,
        }
    }

    /// Returns an object's value for a key.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.as_object()?.get(name)
    }

    /// Returns mutable access to an object's value for a key.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Value> {
        self.as_object_mut()?.get_mut(name)
    }

    /// Returns a list's item at an index.
    pub fn at(&self, place: usize) -> Option<&Value> {
        self.as_array()?.get(place)
    }

    /// Whether the value is `null`.
    pub fn is_null(&self) -> bool {
        *self == Value::Null
    }
}

impl PartialEq<str> for Value {
    fn eq(&self, text: &str) -> bool {
        self.as_str() == Some(text)
    }
}

impl PartialEq<&str> for Value {
    fn eq(&self, text: &&str) -> bool {
        self.as_str() == Some(*text)
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Value {
        Value::Bool(yes)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::String(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::String(text.to_owned())
    }
}

impl From<Vec<Value>> for Value {
    fn from(list: Vec<Value>) -> Value {
        Value::Array(list)
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Value {
        Value::Array(values.into_iter().collect())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl Serialize for Value {
    // Never inlined, nor are the methods below, so that other crates reuse this crate's compiled
    // code.
    #[inline(never)]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null | Value::Fraction => serializer.serialize_unit(),
            Value::Bool(yes) => serializer.serialize_bool(*yes),
            Value::Number(number) => serializer.serialize_u64(*number),
            Value::Negative(number) => serializer.serialize_i64(*number),
            Value::String(text) => serializer.serialize_str(text),
            Value::Array(list) => list.serialize(serializer),
            Value::Object(entries) => serializer.collect_map(entries.iter()),
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    #[inline(never)]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(Value::Bool(yes))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(u64::try_from(number).map_or(Value::Negative(number), Value::Number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Fraction)
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(value) = list.next_element()? {
            all.push(value);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((key, value)) = entries.next_entry::<String, Value>()? {
            all.insert(key, value);
        }
        Ok(Value::Object(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Value {
        crate::json::read(text).unwrap()
    }

    #[test]
    fn values_without_fractions_are_written_as_they_were_read() {
        for text in [
            "null",
            "true",
            "0",
            "18446744073709551615",
            "-9223372036854775808",
            r#""a \"b\"""#,
            r#"[1,[],"x"]"#,
            r#"{"a":{"b":null},"c":[false]}"#,
        ] {
            assert_eq!(read(text).to_string(), text);
        }
    }

    #[test]
    fn object_keys_are_sorted_and_the_last_duplicate_wins() {
        assert_eq!(
            read(r#"{"b":1,"a":2,"b":3}"#).to_string(),
            r#"{"a":2,"b":3}"#
        );
    }

    #[test]
    fn a_fraction_is_read_without_its_value() {
        for text in ["0.5", "-1.0", "1e300", "36893488147419103232"] {
            assert_eq!(read(text), Value::Fraction, "{text}");
        }
        assert_eq!(read("[0.5]").to_string(), "[null]");
    }

    #[test]
    fn invalid_json_is_refused() {
        for text in ["", "{", "[1,]", "1 2", "tru"] {
            assert!(crate::json::read::<Value>(text).is_err(), "{text}");
        }
    }
}
