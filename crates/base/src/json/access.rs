//! Readers for the parts of a list, an object or an enum variant.

use serde::de::{self, DeserializeSeed, Deserializer, Visitor};

use super::cursor::{JsonCursor, JsonError, JsonResult};

/// Reads the items of a list.
pub(super) struct ItemReader<'r, 't> {
    text: &'r mut JsonCursor<'t>,
    first: bool,
}

impl<'r, 't> ItemReader<'r, 't> {
    pub(super) fn new(text: &'r mut JsonCursor<'t>) -> ItemReader<'r, 't> {
        ItemReader { text, first: true }
    }
}

impl<'t> de::SeqAccess<'t> for ItemReader<'_, 't> {
    type Error = JsonError;

    fn next_element_seed<S: DeserializeSeed<'t>>(
        &mut self,
        seed: S,
    ) -> JsonResult<Option<S::Value>> {
        if self.text.has_next_item(&mut self.first, b']')? {
            seed.deserialize(&mut *self.text).map(Some)
        } else {
            Ok(None)
        }
    }
}

/// Reads the entries of an object.
pub(super) struct EntryReader<'r, 't> {
    text: &'r mut JsonCursor<'t>,
    first: bool,
}

impl<'r, 't> EntryReader<'r, 't> {
    pub(super) fn new(text: &'r mut JsonCursor<'t>) -> EntryReader<'r, 't> {
        EntryReader { text, first: true }
    }
}

impl<'t> de::MapAccess<'t> for EntryReader<'_, 't> {
    type Error = JsonError;

    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> JsonResult<Option<S::Value>> {
        if self.text.has_next_item(&mut self.first, b'}')? {
            read_key(self.text, seed).map(Some)
        } else {
            Ok(None)
        }
    }

    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> JsonResult<S::Value> {
        self.text.expect(b':')?;
        seed.deserialize(&mut *self.text)
    }
}

/// Reads a key, which must be a quoted text, whatever it's converted to.
fn read_key<'t, S: DeserializeSeed<'t>>(
    text: &mut JsonCursor<'t>,
    seed: S,
) -> JsonResult<S::Value> {
    match text.peek() {
        Some(b'"') => seed.deserialize(text),
        _ => Err(JsonError::BROKEN),
    }
}

/// Reads an enum variant: either its name only, or an object with its name and content.
pub(super) struct VariantReader<'r, 't> {
    pub(super) text: &'r mut JsonCursor<'t>,
    pub(super) within: bool,
}

impl<'r, 't> VariantReader<'r, 't> {
    /// Returns the text to read the variant's content from, if it has any.
    fn content(self) -> JsonResult<&'r mut JsonCursor<'t>> {
        if self.within {
            Ok(self.text)
        } else {
            Err(JsonError::BROKEN)
        }
    }
}

impl<'r, 't> de::EnumAccess<'t> for VariantReader<'r, 't> {
    type Error = JsonError;
    type Variant = VariantReader<'r, 't>;

    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> JsonResult<(S::Value, Self)> {
        let name = read_key(self.text, seed)?;
        if self.within {
            self.text.expect(b':')?;
        }
        Ok((name, self))
    }
}

impl<'t> de::VariantAccess<'t> for VariantReader<'_, 't> {
    type Error = JsonError;

    fn unit_variant(self) -> JsonResult<()> {
        if self.within {
            self.text.read_null()
        } else {
            Ok(())
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> JsonResult<S::Value> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, visitor: V) -> JsonResult<V::Value> {
        self.content()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> JsonResult<V::Value> {
        self.content()?.deserialize_map(visitor)
    }
}
