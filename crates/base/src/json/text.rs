//! A JSON text that is read token by token. Nothing here depends on the type being read, so
//! the code exists only once.

use std::borrow::Cow;
use std::fmt;

/// Why a text couldn't be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable(pub(super) Option<Box<str>>);

impl Unreadable {
    /// The text isn't JSON, or isn't of the expected type.
    pub(super) const BROKEN: Unreadable = Unreadable(None);
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().unwrap_or("not JSON of the expected form"))
    }
}

impl std::error::Error for Unreadable {}

/// Result of a reading step.
pub(super) type Step<T> = Result<T, Unreadable>;

/// A number as JSON writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    /// A whole number from 0.
    Whole(u64),
    /// A whole number below 0.
    Negative(i64),
    /// A number that isn't whole, or is too large.
    Fraction,
}

/// Nesting limit of lists and objects.
const DEEPEST: u8 = 128;

/// A text and how far it has been read.
pub(super) struct Text<'t> {
    rest: &'t str,
    depth: u8,
}

impl<'t> Text<'t> {
    pub(super) fn new(text: &'t str) -> Text<'t> {
        Text {
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
    pub(super) fn end(&mut self) -> Step<()> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(Unreadable::BROKEN),
        }
    }

    /// Takes a character if it's next. Returns whether it was.
    pub(super) fn takes(&mut self, sign: u8) -> bool {
        let next = self.peek() == Some(sign);
        if next {
            self.skip(1);
        }
        next
    }

    /// Takes a character, which must be next.
    pub(super) fn take(&mut self, sign: u8) -> Step<()> {
        match self.takes(sign) {
            true => Ok(()),
            false => Err(Unreadable::BROKEN),
        }
    }

    /// Takes a word if it's next. Returns whether it was.
    pub(super) fn takes_word(&mut self, word: &str) -> bool {
        self.peek();
        let rest = self.rest.strip_prefix(word);
        if let Some(rest) = rest {
            self.rest = rest;
        }
        rest.is_some()
    }

    /// Takes the opening character of a list or an object.
    pub(super) fn open(&mut self, sign: u8) -> Step<()> {
        self.take(sign)?;
        self.depth += 1;
        match self.depth < DEEPEST {
            true => Ok(()),
            false => Err(Unreadable::BROKEN),
        }
    }

    /// Takes the closing character of a list or an object.
    pub(super) fn close(&mut self, sign: u8) -> Step<()> {
        self.depth = self.depth.saturating_sub(1);
        self.take(sign)
    }

    /// Whether another item follows in a list or an object, rather than `sign`, which closes it.
    pub(super) fn another(&mut self, first: &mut bool, sign: u8) -> Step<bool> {
        if self.peek() == Some(sign) {
            return Ok(false);
        }
        if !std::mem::take(first) {
            self.take(b',')?;
            // A list or object can't end after a comma.
            if self.peek() == Some(sign) {
                return Err(Unreadable::BROKEN);
            }
        }
        Ok(true)
    }

    pub(super) fn bool(&mut self) -> Step<bool> {
        match (self.takes_word("true"), self.takes_word("false")) {
            (true, _) => Ok(true),
            (_, true) => Ok(false),
            _ => Err(Unreadable::BROKEN),
        }
    }

    pub(super) fn null(&mut self) -> Step<()> {
        match self.takes_word("null") {
            true => Ok(()),
            false => Err(Unreadable::BROKEN),
        }
    }

    pub(super) fn number(&mut self) -> Step<Number> {
        let below = self.takes(b'-');
        let digits = self.digits();
        let zeros = digits.starts_with('0') && digits.len() > 1;
        if digits.is_empty() || zeros {
            return Err(Unreadable::BROKEN);
        }
        let mut whole = true;
        if self.next_is(b".") {
            whole = false;
            self.skip(1);
            if self.digits().is_empty() {
                return Err(Unreadable::BROKEN);
            }
        }
        if self.next_is(b"eE") {
            whole = false;
            self.skip(1);
            if self.next_is(b"+-") {
                self.skip(1);
            }
            if self.digits().is_empty() {
                return Err(Unreadable::BROKEN);
            }
        }
        let number = digits.parse().ok().filter(|_| whole);
        Ok(match (number, below) {
            // `-0` isn't how a whole number is written.
            (None, _) | (Some(0), true) => Number::Fraction,
            (Some(number), false) => Number::Whole(number),
            (Some(number), true) => {
                let below = 0_i64.checked_sub_unsigned(number);
                below.map_or(Number::Fraction, Number::Negative)
            }
        })
    }

    pub(super) fn text(&mut self) -> Step<Cow<'t, str>> {
        self.take(b'"')?;
        let plain = self.plain()?;
        if self.next_is(b"\"") {
            self.skip(1);
            return Ok(Cow::Borrowed(plain));
        }
        let mut text = plain.to_owned();
        while self.next_is(b"\\") {
            self.skip(1);
            text.push(self.escaped()?);
            text.push_str(self.plain()?);
        }
        // `plain` stops only at an escape or at the closing quote.
        self.skip(1);
        Ok(Cow::Owned(text))
    }

    /// Skips a value of any kind and returns its raw text.
    pub(super) fn skim(&mut self) -> Step<&'t str> {
        self.peek();
        let from = self.rest;
        self.pass()?;
        let length = from.len() - self.rest.len();
        from.get(..length).ok_or(Unreadable::BROKEN)
    }

    fn pass(&mut self) -> Step<()> {
        match self.peek() {
            Some(b'"') => self.text().map(drop),
            Some(b't' | b'f') => self.bool().map(drop),
            Some(b'n') => self.null(),
            Some(b'[') => self.pass_all(b'[', b']'),
            Some(b'{') => self.pass_all(b'{', b'}'),
            _ => self.number().map(drop),
        }
    }

    fn pass_all(&mut self, from: u8, to: u8) -> Step<()> {
        self.open(from)?;
        let mut first = true;
        while self.another(&mut first, to)? {
            if to == b'}' {
                self.text()?;
                self.take(b':')?;
            }
            self.pass()?;
        }
        self.close(to)
    }

    /// Takes everything up to the next quote or backslash.
    fn plain(&mut self) -> Step<&'t str> {
        let stops = |sign: &u8| matches!(sign, b'"' | b'\\' | 0..=0x1f);
        let length = self.rest.bytes().position(|sign| stops(&sign));
        let (plain, rest) = length
            .and_then(|length| self.rest.split_at_checked(length))
            .ok_or(Unreadable::BROKEN)?;
        self.rest = rest;
        match self.next_is(b"\"\\") {
            true => Ok(plain),
            false => Err(Unreadable::BROKEN),
        }
    }

    /// Takes the character after a backslash.
    fn escaped(&mut self) -> Step<char> {
        let sign = self.rest.bytes().next().ok_or(Unreadable::BROKEN)?;
        let sign = match sign {
            b'"' | b'\\' | b'/' => char::from(sign),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                self.skip(1);
                return self.by_number();
            }
            _ => return Err(Unreadable::BROKEN),
        };
        self.skip(1);
        Ok(sign)
    }

    /// Takes a character given by its hexadecimal code; large ones take two codes.
    fn by_number(&mut self) -> Step<char> {
        let first = self.four()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first).ok_or(Unreadable::BROKEN);
        }
        self.rest = self.rest.strip_prefix("\\u").ok_or(Unreadable::BROKEN)?;
        let second = self.four()?;
        let low = (0xdc00..0xe000).contains(&second);
        let sign = 0x1_0000 + ((first - 0xd800) << 10) + (second.wrapping_sub(0xdc00) & 0x3ff);
        let sign = char::from_u32(sign).filter(|_| low);
        sign.ok_or(Unreadable::BROKEN)
    }

    fn four(&mut self) -> Step<u32> {
        let (digits, rest) = self.rest.split_at_checked(4).ok_or(Unreadable::BROKEN)?;
        self.rest = rest;
        digits.chars().try_fold(0, |number, digit| {
            let digit = digit.to_digit(16).ok_or(Unreadable::BROKEN)?;
            Ok(number * 16 + digit)
        })
    }

    fn digits(&mut self) -> &'t str {
        let length = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at_checked(length).unwrap_or_default();
        self.rest = rest;
        digits
    }

    /// Whether the very next byte is one of these.
    fn next_is(&self, signs: &[u8]) -> bool {
        let next = self.rest.as_bytes().first();
        next.is_some_and(|next| signs.contains(next))
    }

    /// Skips bytes that have been checked.
    fn skip(&mut self, count: usize) {
        self.rest = self.rest.get(count..).unwrap_or_default();
    }
}
