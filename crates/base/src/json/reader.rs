//! Implements serde's deserialiser. These methods are monomorphised for every type that is read,
//! so they stay tiny and delegate to `cursor`.

use std::fmt::Display;

use serde::de::{self, Deserialize, Expected, Unexpected, Visitor};

use super::access::{EntryReader, ItemReader, VariantReader};
use super::cursor::{JsonCursor, JsonError, JsonNumber, JsonResult};
use super::raw::RAW_MARKER;

/// Reads a value from a complete text.
///
/// # Errors
/// The text isn't JSON, or doesn't hold the type that was asked for.
// Never inlined, so that a crate reuses the readers that its dependencies have compiled.
#[inline(never)]
pub fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, JsonError> {
    let mut text = JsonCursor::new(text);
    let read = T::deserialize(&mut text)?;
    text.end()?;
    Ok(read)
}

impl de::Error for JsonError {
    fn custom<T: Display>(why: T) -> Self {
        JsonError(Some(why.to_string().into()))
    }

    fn invalid_type(_: Unexpected, _: &dyn Expected) -> Self {
        JsonError::BROKEN
    }

    fn invalid_value(_: Unexpected, _: &dyn Expected) -> Self {
        JsonError::BROKEN
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        JsonError::BROKEN
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        JsonError::BROKEN
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        JsonError::BROKEN
    }

    fn missing_field(_: &'static str) -> Self {
        JsonError::BROKEN
    }

    fn duplicate_field(_: &'static str) -> Self {
        JsonError::BROKEN
    }
}

/// Reads a number of any kind.
fn visit_number<'t, V: Visitor<'t>>(text: &mut JsonCursor<'t>, visitor: V) -> JsonResult<V::Value> {
    match text.read_number()? {
        JsonNumber::Whole(number) => visitor.visit_u64(number),
        JsonNumber::Negative(number) => visitor.visit_i64(number),
        JsonNumber::Fraction => visitor.visit_f64(f64::NAN),
    }
}

/// Reads a whole number, for types that hold only whole numbers.
fn visit_whole<'t, V: Visitor<'t>>(text: &mut JsonCursor<'t>, visitor: V) -> JsonResult<V::Value> {
    match text.read_number()? {
        JsonNumber::Whole(number) => visitor.visit_u64(number),
        JsonNumber::Negative(number) => visitor.visit_i64(number),
        JsonNumber::Fraction => Err(JsonError::BROKEN),
    }
}

macro_rules! whole {
    ($($what:ident)*) => {
        $(fn $what<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
            visit_whole(self, visitor)
        })*
    };
}

macro_rules! text {
    ($($what:ident)*) => {
        $(fn $what<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
            visitor.visit_str(&self.read_text()?)
        })*
    };
}

impl<'t> de::Deserializer<'t> for &mut JsonCursor<'t> {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        match self.peek() {
            Some(b'"') => visitor.visit_str(&self.read_text()?),
            Some(b't' | b'f') => visitor.visit_bool(self.read_bool()?),
            Some(b'n') => self.deserialize_unit(visitor),
            Some(b'[') => self.deserialize_seq(visitor),
            Some(b'{') => self.deserialize_map(visitor),
            _ => visit_number(self, visitor),
        }
    }

    whole! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    text! { deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        visitor.visit_bool(self.read_bool()?)
    }

    fn deserialize_f32<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        visit_number(self, visitor)
    }

    fn deserialize_f64<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        visit_number(self, visitor)
    }

    fn deserialize_bytes<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        if self.take_word_if("null") {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        self.read_null()?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> JsonResult<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> JsonResult<V::Value> {
        if name == RAW_MARKER {
            visitor.visit_borrowed_str(self.skip_value()?)
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        self.open(b'[')?;
        let read = visitor.visit_seq(ItemReader::new(self))?;
        self.close(b']')?;
        Ok(read)
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, _: usize, visitor: V) -> JsonResult<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> JsonResult<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        self.open(b'{')?;
        let read = visitor.visit_map(EntryReader::new(self))?;
        self.close(b'}')?;
        Ok(read)
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> JsonResult<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> JsonResult<V::Value> {
        let within = self.peek() == Some(b'{');
        if within {
            self.open(b'{')?;
        }
        let read = visitor.visit_enum(VariantReader { text: self, within })?;
        if within {
            self.close(b'}')?;
        }
        Ok(read)
    }

    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> JsonResult<V::Value> {
        self.skip_value()?;
        visitor.visit_unit()
    }
}

#[cfg(test)]
mod tests;
