//! Front coding: each word as "drop this many letters, add these letters".
//!
//! A byte of 128 or more says how many letters of the previous word are dropped; the small letters
//! after it are added. A 0 ends the words. Then come the levels, with two bits per word.

use super::builder::Builder;
use super::file::OpenError;
use super::graph::Graph;
use super::sorted_builder::{SortedBuilder, lowercase_letter};
use super::{Lexicon, Word};

const DROP_FLAG: u8 = 0x80;

/// Packs a word list by front coding.
pub(super) fn pack(lexicon: &Lexicon) -> Vec<u8> {
    let mut body = Vec::new();
    let mut last = Word::EMPTY;
    for found in lexicon.words() {
        let word = found.word;
        let same = (word.letters().zip(last.letters()))
            .take_while(|(a, b)| a == b)
            .count();
        body.push(DROP_FLAG | (last.len() - same) as u8);
        body.extend(word.letters().skip(same).map(|l| l.lowercase() as u8));
        last = word;
    }
    body.push(0);
    body.extend(lexicon.graph.level_bytes());
    body
}

/// Unpacks a front-coded list whose bytes have been checked.
pub(super) fn unpack(body: &[u8], words: u32) -> Result<Graph, OpenError> {
    let mut grow = SortedBuilder::new();
    let mut word = Word::EMPTY;
    let mut count = 0;
    let mut at = 0;
    // Every iteration reads a byte.
    let mut next = || {
        at += 1;
        body.get(at - 1).copied()
    };
    let mut byte = next().ok_or(OpenError::Damaged)?;
    while byte & DROP_FLAG != 0 {
        let drop = usize::from(byte & !DROP_FLAG);
        word = word.slice(0, word.len().saturating_sub(drop));
        byte = next().ok_or(OpenError::Damaged)?;
        while let Some(letter) = lowercase_letter(byte) {
            word = word.push(letter).ok_or(OpenError::Damaged)?;
            byte = next().ok_or(OpenError::Damaged)?;
        }
        grow.add(word).map_err(|_| OpenError::Damaged)?;
        count += 1;
    }
    let levels = body.get(at..).unwrap_or_default();
    if byte != 0 || count != words || levels.len() != count.div_ceil(4) as usize {
        return Err(OpenError::Damaged);
    }
    (grow.finish())
        .and_then(|(builder, root)| Builder::finish(builder, root, levels.to_vec()))
        .map_err(|_| OpenError::Damaged)
}
