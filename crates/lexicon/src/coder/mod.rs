//! The smallest packing: the word graph itself, predicted and corrected.
//!
//! The coder walks the tree of the words depth first ([`tree`]). On arriving at a node it guesses
//! that everything below equals a node that it already knows ([`guess`]): OVERSEE goes on like
//! SEE. A right guess costs one or two cheap decisions for a whole subtree. Otherwise the coder
//! codes whether a word ends here, how many letters follow, and which ([`shape`]), predicted from
//! nodes at similar places ([`precedents`]). Closed nodes are shared, so decoding *is* building
//! the minimal graph. The [`levels`] follow.
//!
//! Every decision is a bit. Its probability is mixed from counters under four or five contexts
//! ([`mixer`], [`lanes`]), and it's written by arithmetic coding ([`range`]). Encoder and decoder
//! run the same integer arithmetic, so a file decodes to the same graph on every machine.
//!
//! Decoding terminates on any input: a path has at most fifteen letters, each path that isn't
//! copied ends in a word, and no more words are read than the header says.

mod guess;
mod lanes;
mod levels;
mod mixer;
mod precedents;
mod range;
mod shape;
mod tree;

use super::Lexicon;
use super::builder::{Builder, NodeId};
use super::file::OpenError;
use super::graph::Graph;
use mixer::Mixer;
use range::{RangeDecoder, RangeEncoder};
use tree::{TreeCoder, TreeOracle};

/// Upper bound of the bytes that one step of the walk can read: some sixty decisions of
/// at most two bytes each.
const MAX_STEP_BYTES: usize = 256;

/// Packs a word list with the mixing coder.
pub(super) fn pack(lexicon: &Lexicon) -> Vec<u8> {
    let mut truth = EncoderGraph {
        graph: &lexicon.graph,
        closed: vec![None; lexicon.graph.node_count()],
    };
    // Leaves are known from the start.
    truth.record_closed(0, Builder::LEAF);
    let mut coder = RangeEncoder::new();
    let mut mixer = Mixer::<false>::new();
    let root = lexicon.graph.node_count() as u32 - 1;
    let mut tree = TreeCoder::new(lexicon.graph.word_count(), root);
    tree.code_root(&mut coder, &mut truth);
    while !tree.is_done() {
        let step = tree.step(&mut mixer, &mut coder, &mut truth);
        debug_assert_eq!(step, Ok(()), "the graph was built before");
    }
    levels::code_levels(lexicon, &mut mixer, &mut coder, |id| {
        lexicon.graph.level(id)
    });
    coder.finish()
}

/// The true graph, and which of its nodes have been closed.
struct EncoderGraph<'a> {
    graph: &'a Graph,
    closed: Vec<Option<NodeId>>,
}

impl TreeOracle for EncoderGraph<'_> {
    fn node_matches(&self, place: u32, node: NodeId) -> bool {
        self.closed.get(place as usize) == Some(&Some(node))
    }

    fn node_mask(&self, place: u32) -> u32 {
        self.graph.node_at(place).shape()
    }

    fn child_place(&self, place: u32, bit: u32) -> u32 {
        self.graph.child_at(place, bit)
    }

    fn record_closed(&mut self, place: u32, node: NodeId) {
        if let Some(closed) = self.closed.get_mut(place as usize) {
            *closed = Some(node);
        }
    }
}

/// A decoder for a body that is still arriving.
pub(super) struct MixedDecoder<const SIMD: bool> {
    reader: RangeDecoder,
    mixer: Mixer<SIMD>,
    tree: TreeCoder,
    begun: bool,
}

impl<const SIMD: bool> MixedDecoder<SIMD> {
    /// Starts decoding a list with this number of words.
    pub(super) fn new(words: u32) -> Self {
        MixedDecoder {
            reader: RangeDecoder::default(),
            mixer: Mixer::new(),
            tree: TreeCoder::new(words, 0),
            begun: false,
        }
    }

    /// Takes more bytes, and decodes as far as they are certain to suffice.
    pub(super) fn push(&mut self, bytes: &[u8]) -> Result<(), OpenError> {
        self.reader.push(bytes);
        self.decode(MAX_STEP_BYTES)
    }

    /// Decodes the tree as long as at least `margin` bytes are waiting.
    fn decode(&mut self, margin: usize) -> Result<(), OpenError> {
        while !self.tree.is_done() && self.reader.unread_len() >= margin {
            if !self.begun {
                self.begun = true;
                self.reader.start();
                self.tree.code_root(&mut self.reader, &mut ());
            }
            let step = self.tree.step(&mut self.mixer, &mut self.reader, &mut ());
            step.map_err(|_| OpenError::Damaged)?;
        }
        Ok(())
    }

    /// Decodes the rest, once all bytes have arrived and been checked.
    pub(super) fn finish(mut self) -> Result<Graph, OpenError> {
        self.decode(0)?;
        let (builder, root) = self.tree.finish().map_err(|_| OpenError::Damaged)?;
        let graph = builder.finish(root, Vec::new());
        let mut lexicon = Lexicon::from_graph(graph.map_err(|_| OpenError::Damaged)?);
        let any = |_| super::Level::Rare;
        let levels = levels::code_levels(&lexicon, &mut self.mixer, &mut self.reader, any);
        lexicon.graph.set_levels(levels);
        Ok(lexicon.graph)
    }
}
