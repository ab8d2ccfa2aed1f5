//! What lies in a list, an object, a variant.

use serde::de::{self, DeserializeSeed, Deserializer, Visitor};

use super::text::{Step, Text, Unreadable};

/// The items of a list.
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

/// The entries of an object.
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

/// A name is a text, whatever is made of it.
fn key<'t, S: DeserializeSeed<'t>>(text: &mut Text<'t>, seed: S) -> Step<S::Value> {
    match text.peek() {
        Some(b'"') => seed.deserialize(text),
        _ => Err(Unreadable::BROKEN),
    }
}

/// A variant: its name alone, or an object of its name and what it holds.
pub(super) struct Variant<'r, 't> {
    pub(super) text: &'r mut Text<'t>,
    pub(super) within: bool,
}

impl<'r, 't> Variant<'r, 't> {
    /// The text of what it holds: it must hold something.
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
