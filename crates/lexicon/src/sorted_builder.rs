//! Builds the graph from words in order.

use super::builder::{Builder, GraphTooLarge, NodeId};
use super::{Letter, Word};

/// Takes words in order, and closes each node of their tree as soon as it's complete.
pub(super) struct SortedBuilder {
    builder: Builder,
    open: Vec<OpenNode>,
    /// The closed children of the open nodes, those of the deepest node last.
    children: Vec<NodeId>,
    last: Word,
}

#[derive(Clone, Copy, Default)]
struct OpenNode {
    letters: u32,
    end: bool,
    /// The index in `SortedBuilder::children` of this node's first closed child.
    children: usize,
}

impl SortedBuilder {
    pub(super) fn new() -> SortedBuilder {
        SortedBuilder {
            builder: Builder::new(),
            open: vec![OpenNode::default()],
            children: Vec::new(),
            last: Word::EMPTY,
        }
    }

    /// Adds the next word, which must come after the previous one.
    pub(super) fn add(&mut self, word: Word) -> Result<(), AddWordError> {
        let same = (word.letters().zip(self.last.letters()))
            .take_while(|(a, b)| a == b)
            .count();
        if word <= self.last {
            return Err(AddWordError::Order);
        }
        self.close_deeper_than(same)?;
        for letter in word.letters().skip(same) {
            if let Some(parent) = self.open.last_mut() {
                parent.letters |= letter.bit();
            }
            let children = self.children.len();
            self.open.push(OpenNode {
                children,
                ..OpenNode::default()
            });
        }
        if let Some(node) = self.open.last_mut() {
            node.end = true;
        }
        self.last = word;
        Ok(())
    }

    fn close_deeper_than(&mut self, depth: usize) -> Result<(), GraphTooLarge> {
        while self.open.len() > depth + 1 {
            let Some(node) = self.open.pop() else { break };
            let children = self.children.get(node.children..).unwrap_or_default();
            let id = self.builder.close(node.letters, node.end, children)?;
            self.children.truncate(node.children);
            self.children.push(id);
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<(Builder, NodeId), GraphTooLarge> {
        self.close_deeper_than(0)?;
        let letters = self.open.first().map_or(0, |root| root.letters);
        let root = self.builder.close(letters, false, &self.children)?;
        Ok((self.builder, root))
    }
}

/// Why a word couldn't be added.
pub(super) enum AddWordError {
    /// The word doesn't come after the previous one, or is empty.
    Order,
    TooLarge,
}

impl From<GraphTooLarge> for AddWordError {
    fn from(_: GraphTooLarge) -> Self {
        AddWordError::TooLarge
    }
}

/// The levels as the graph stores them: two bits per word, in the words' order.
#[derive(Default)]
pub(super) struct PackedLevels {
    pub(super) bytes: Vec<u8>,
    count: usize,
}

impl PackedLevels {
    pub(super) fn with_capacity(words: usize) -> PackedLevels {
        PackedLevels {
            bytes: Vec::with_capacity(words.div_ceil(4)),
            count: 0,
        }
    }

    pub(super) fn push(&mut self, level: super::Level) {
        let bits = (level as u8) << (2 * (self.count % 4));
        match self.bytes.last_mut() {
            Some(byte) if !self.count.is_multiple_of(4) => *byte |= bits,
            _ => self.bytes.push(bits),
        }
        self.count += 1;
    }
}

/// Returns the letter of a byte, if it's a small letter.
pub(super) fn lowercase_letter(byte: u8) -> Option<Letter> {
    byte.is_ascii_lowercase()
        .then(|| Letter::new(char::from(byte)))
        .flatten()
}
