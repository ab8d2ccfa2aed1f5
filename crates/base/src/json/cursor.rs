//! A JSON text that is read token by token. Nothing here depends on the type being read, so
//! the code exists only once.

use std::borrow::Cow;
use std::fmt;

/// Why a text couldn't be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonError(pub(super) Option<Box<str>>);

impl JsonError {
    /// The text isn't JSON, or isn't of the expected type.
    pub(super) const BROKEN: JsonError = JsonError(None);
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().unwrap_or("not JSON of the expected form"))
    }
}

impl std::error::Error for JsonError {}

/// Result of a reading step.
pub(super) type JsonResult<T> = Result<T, JsonError>;

/// A number as JSON writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum JsonNumber {
    /// A whole number from 0.
    Whole(u64),
    /// A whole number below 0.
    Negative(i64),
    /// A number that isn't whole, or is too large.
    Fraction,
}

/// Nesting limit of lists and objects.
const MAX_DEPTH: u8 = 128;

/// A text and how far it has been read.
pub(super) struct JsonCursor<'t> {
    rest: &'t str,
    depth: u8,
}

impl<'t> JsonCursor<'t> {
    pub(super) fn new(text: &'t str) -> JsonCursor<'t> {
        JsonCursor {
            rest: text,
            depth: 0,
        }
    }

    /// Returns the next byte after any white space.
    pub(super) fn peek(&mut self) -> Option<u8> {
        loop {
            match self.rest.as_bytes().first() {
                Some(b' ' | b'\n' | b'\r' | b'\t') => self.skip(1),
                next => return next.copied(),
            }
        }
    }

    /// Checks that only white space is left.
    pub(super) fn end(&mut self) -> JsonResult<()> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(JsonError::BROKEN),
        }
    }

    /// Takes a character if it's next. Returns whether it was.
    pub(super) fn take_if(&mut self, sign: u8) -> bool {
        let next = self.peek() == Some(sign);
        if next {
            self.skip(1);
        }
        next
    }

    /// Takes a character, which must be next.
    pub(super) fn expect(&mut self, sign: u8) -> JsonResult<()> {
        if self.take_if(sign) {
            Ok(())
        } else {
            Err(JsonError::BROKEN)
        }
    }

    /// Takes a word if it's next. Returns whether it was.
    pub(super) fn take_word_if(&mut self, word: &str) -> bool {
        self.peek();
        let rest = self.rest.strip_prefix(word);
        if let Some(rest) = rest {
            self.rest = rest;
        }
        rest.is_some()
    }

    /// Takes the opening character of a list or an object.
    pub(super) fn open(&mut self, sign: u8) -> JsonResult<()> {
        self.expect(sign)?;
        self.depth += 1;
        if self.depth < MAX_DEPTH {
            Ok(())
        } else {
            Err(JsonError::BROKEN)
        }
    }

    /// Takes the closing character of a list or an object.
    pub(super) fn close(&mut self, sign: u8) -> JsonResult<()> {
        self.depth = self.depth.saturating_sub(1);
        self.expect(sign)
    }

    /// Whether another item follows in a list or an object, rather than `sign`, which closes it.
    pub(super) fn has_next_item(&mut self, first: &mut bool, sign: u8) -> JsonResult<bool> {
        if self.peek() == Some(sign) {
            return Ok(false);
        }
        if !std::mem::take(first) {
            self.expect(b',')?;
            // A list or object can't end after a comma.
            if self.peek() == Some(sign) {
                return Err(JsonError::BROKEN);
            }
        }
        Ok(true)
    }

    pub(super) fn read_bool(&mut self) -> JsonResult<bool> {
        match (self.take_word_if("true"), self.take_word_if("false")) {
            (true, _) => Ok(true),
            (_, true) => Ok(false),
            _ => Err(JsonError::BROKEN),
        }
    }

    pub(super) fn read_null(&mut self) -> JsonResult<()> {
        if self.take_word_if("null") {
            Ok(())
        } else {
            Err(JsonError::BROKEN)
        }
    }

    pub(super) fn read_number(&mut self) -> JsonResult<JsonNumber> {
        let below = self.take_if(b'-');
        let digits = self.take_digits();
        let zeros = digits.starts_with('0') && digits.len() > 1;
        if digits.is_empty() || zeros {
            return Err(JsonError::BROKEN);
        }
        let mut whole = true;
        if self.next_is(b".") {
            whole = false;
            self.skip(1);
            if self.take_digits().is_empty() {
                return Err(JsonError::BROKEN);
            }
        }
        if self.next_is(b"eE") {
            whole = false;
            self.skip(1);
            if self.next_is(b"+-") {
                self.skip(1);
            }
            if self.take_digits().is_empty() {
                return Err(JsonError::BROKEN);
            }
        }
        let number = digits.parse().ok().filter(|_| whole);
        Ok(match (number, below) {
            // `-0` isn't how a whole number is written.
            (None, _) | (Some(0), true) => JsonNumber::Fraction,
            (Some(number), false) => JsonNumber::Whole(number),
            (Some(number), true) => {
                let below = 0_i64.checked_sub_unsigned(number);
                below.map_or(JsonNumber::Fraction, JsonNumber::Negative)
            }
        })
    }

    pub(super) fn read_text(&mut self) -> JsonResult<Cow<'t, str>> {
        self.expect(b'"')?;
        let plain = self.take_plain()?;
        if self.next_is(b"\"") {
            self.skip(1);
            return Ok(Cow::Borrowed(plain));
        }
        let mut text = plain.to_owned();
        while self.next_is(b"\\") {
            self.skip(1);
            text.push(self.read_escape()?);
            text.push_str(self.take_plain()?);
        }
        // `take_plain` stops only at an escape or at the closing quote.
        self.skip(1);
        Ok(Cow::Owned(text))
    }

    /// Skips a value of any kind and returns its raw text.
    pub(super) fn skip_value(&mut self) -> JsonResult<&'t str> {
        self.peek();
        let from = self.rest;
        self.skip_any()?;
        let length = from.len() - self.rest.len();
        from.get(..length).ok_or(JsonError::BROKEN)
    }

    fn skip_any(&mut self) -> JsonResult<()> {
        match self.peek() {
            Some(b'"') => self.read_text().map(drop),
            Some(b't' | b'f') => self.read_bool().map(drop),
            Some(b'n') => self.read_null(),
            Some(b'[') => self.skip_items(b'[', b']'),
            Some(b'{') => self.skip_items(b'{', b'}'),
            _ => self.read_number().map(drop),
        }
    }

    fn skip_items(&mut self, from: u8, to: u8) -> JsonResult<()> {
        self.open(from)?;
        let mut first = true;
        while self.has_next_item(&mut first, to)? {
            if to == b'}' {
                self.read_text()?;
                self.expect(b':')?;
            }
            self.skip_any()?;
        }
        self.close(to)
    }

    /// Takes everything up to the next quote or backslash.
    fn take_plain(&mut self) -> JsonResult<&'t str> {
        let stops = |sign: &u8| matches!(sign, b'"' | b'\\' | 0..=0x1f);
        let length = self.rest.bytes().position(|sign| stops(&sign));
        let (plain, rest) = length
            .and_then(|length| self.rest.split_at_checked(length))
            .ok_or(JsonError::BROKEN)?;
        self.rest = rest;
        if self.next_is(b"\"\\") {
            Ok(plain)
        } else {
            Err(JsonError::BROKEN)
        }
    }

    /// Takes the character after a backslash.
    fn read_escape(&mut self) -> JsonResult<char> {
        let sign = self.rest.bytes().next().ok_or(JsonError::BROKEN)?;
        let sign = match sign {
            b'"' | b'\\' | b'/' => char::from(sign),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                self.skip(1);
                return self.read_unicode_escape();
            }
            _ => return Err(JsonError::BROKEN),
        };
        self.skip(1);
        Ok(sign)
    }

    /// Takes a character given by its hexadecimal code; large ones take two codes.
    fn read_unicode_escape(&mut self) -> JsonResult<char> {
        let first = self.read_four_hex_digits()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first).ok_or(JsonError::BROKEN);
        }
        self.rest = self.rest.strip_prefix("\\u").ok_or(JsonError::BROKEN)?;
        let second = self.read_four_hex_digits()?;
        let low = (0xdc00..0xe000).contains(&second);
        let sign = 0x1_0000 + ((first - 0xd800) << 10) + (second.wrapping_sub(0xdc00) & 0x3ff);
        let sign = char::from_u32(sign).filter(|_| low);
        sign.ok_or(JsonError::BROKEN)
    }

    fn read_four_hex_digits(&mut self) -> JsonResult<u32> {
        let (digits, rest) = self.rest.split_at_checked(4).ok_or(JsonError::BROKEN)?;
        self.rest = rest;
        digits.chars().try_fold(0, |number, digit| {
            let digit = digit.to_digit(16).ok_or(JsonError::BROKEN)?;
            Ok(number * 16 + digit)
        })
    }

    fn take_digits(&mut self) -> &'t str {
        let length = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at_checked(length).unwrap_or_default();
        self.rest = rest;
        digits
    }

    /// Whether the very next byte is one of `signs`.
    fn next_is(&self, signs: &[u8]) -> bool {
        let next = self.rest.as_bytes().first();
        next.is_some_and(|next| signs.contains(next))
    }

    /// Skips bytes that have been checked.
    fn skip(&mut self, count: usize) {
        self.rest = self.rest.get(count..).unwrap_or_default();
    }
}
