//! Readers for the parts of a list, an object or an enum variant.

use serde::de::{self, DeserializeSeed, Deserializer, Visitor};

use super::text::{Step, Text, Unreadable};

/// Reads the items of a list.
pub(super) struct Items<'r, 't> {
    text: &'r mut Text<'t>,
    first: bool,
}

impl<'r, 't> Items<'r, 't> {
    pub(super) fn of(text: &'r mut Text<'t>) -> Items<'r, 't> {
        Items { text, first: true }
    }
}

impl<'t> de::SeqAccess<'t> for Items<'_, 't> {
    type Error = Unreadable;

    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Step<Option<S::Value>> {
        match self.text.another(&mut self.first, b']')? {
            true => seed.deserialize(&mut *self.text).map(Some),
            false => Ok(None),
        }
    }
}

/// Reads the entries of an object.
pub(super) struct Entries<'r, 't> {
    text: &'r mut Text<'t>,
    first: bool,
}

impl<'r, 't> Entries<'r, 't> {
    pub(super) fn of(text: &'r mut Text<'t>) -> Entries<'r, 't> {
        Entries { text, first: true }
    }
}

impl<'t> de::MapAccess<'t> for Entries<'_, 't> {
    type Error = Unreadable;

    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Step<Option<S::Value>> {
        match self.text.another(&mut self.first, b'}')? {
            true => key(self.text, seed).map(Some),
            false => Ok(None),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Step<S::Value> {
        self.text.take(b':')?;
        seed.deserialize(&mut *self.text)
    }
}

/// Reads a key, which must be a quoted text, whatever it's converted to.
fn key<'t, S: DeserializeSeed<'t>>(text: &mut Text<'t>, seed: S) -> Step<S::Value> {
    match text.peek() {
        Some(b'"') => seed.deserialize(text),
        _ => Err(Unreadable::BROKEN),
    }
}

/// Reads an enum variant: either its name only, or an object with its name and content.
pub(super) struct Variant<'r, 't> {
    pub(super) text: &'r mut Text<'t>,
    pub(super) within: bool,
}

impl<'r, 't> Variant<'r, 't> {
    /// Returns the text to read the variant's content from, if it has any.
    fn held(self) -> Step<&'r mut Text<'t>> {
        match self.within {
            true => Ok(self.text),
            false => Err(Unreadable::BROKEN),
        }
    }
}

impl<'r, 't> de::EnumAccess<'t> for Variant<'r, 't> {
    type Error = Unreadable;
    type Variant = Variant<'r, 't>;

    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Step<(S::Value, Self)> {
        let name = key(self.text, seed)?;
        if self.within {
            self.text.take(b':')?;
        }
        Ok((name, self))
    }
}

impl<'t> de::VariantAccess<'t> for Variant<'_, 't> {
    type Error = Unreadable;

    fn unit_variant(self) -> Step<()> {
        match self.within {
            true => self.text.null(),
            false => Ok(()),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Step<S::Value> {
        seed.deserialize(self.held()?)
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, visitor: V) -> Step<V::Value> {
        self.held()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Step<V::Value> {
        self.held()?.deserialize_map(visitor)
    }
}
