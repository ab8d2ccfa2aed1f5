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
use range::{Reader, Writer};
use tree::{Tree, Truth};

/// Upper bound of the bytes that one step of the walk can read: some sixty decisions of
/// at most two bytes each.
const STEP_BYTES: usize = 256;

/// Packs a word list with the mixing coder.
pub(super) fn pack(lexicon: &Lexicon) -> Vec<u8> {
    let mut truth = Known {
        graph: &lexicon.graph,
        closed: vec![None; lexicon.graph.node_count()],
    };
    // Leaves are known from the start.
    truth.closed(0, Builder::LEAF);
    let mut side = Writer::new();
    let mut mixer = Mixer::<false>::new();
    let root = lexicon.graph.node_count() as u32 - 1;
    let mut tree = Tree::new(lexicon.graph.words(), root);
    tree.begin(&mut side, &mut truth);
    while !tree.is_done() {
        let step = tree.step(&mut mixer, &mut side, &mut truth);
        debug_assert_eq!(step, Ok(()), "the graph was built before");
    }
    levels::code(lexicon, &mut mixer, &mut side, |id| lexicon.graph.level(id));
    side.finish()
}

/// The true graph, and which of its nodes have been closed.
struct Known<'a> {
    graph: &'a Graph,
    closed: Vec<Option<NodeId>>,
}

impl Truth for Known<'_> {
    fn is(&self, place: u32, node: NodeId) -> bool {
        self.closed.get(place as usize) == Some(&Some(node))
    }

    fn mask(&self, place: u32) -> u32 {
        self.graph.node_at(place).shape()
    }

    fn child(&self, place: u32, bit: u32) -> u32 {
        self.graph.child_at(place, bit)
    }

    fn closed(&mut self, place: u32, node: NodeId) {
        if let Some(closed) = self.closed.get_mut(place as usize) {
            *closed = Some(node);
        }
    }
}

/// A decoder for a body that is still arriving.
pub(super) struct Unpacking<const SIMD: bool> {
    reader: Reader,
    mixer: Mixer<SIMD>,
    tree: Tree,
    begun: bool,
}

impl<const SIMD: bool> Unpacking<SIMD> {
    /// Starts decoding a list with this number of words.
    pub(super) fn new(words: u32) -> Self {
        Unpacking {
            reader: Reader::default(),
            mixer: Mixer::new(),
            tree: Tree::new(words, 0),
            begun: false,
        }
    }

    /// Takes more bytes, and decodes as far as they are certain to suffice.
    pub(super) fn push(&mut self, bytes: &[u8]) -> Result<(), OpenError> {
        self.reader.push(bytes);
        self.decode(STEP_BYTES)
    }

    /// Decodes the tree as long as at least `margin` bytes are waiting.
    fn decode(&mut self, margin: usize) -> Result<(), OpenError> {
        while !self.tree.is_done() && self.reader.waiting() >= margin {
            if !self.begun {
                self.begun = true;
                self.reader.start();
                self.tree.begin(&mut self.reader, &mut ());
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
        let mut lexicon = Lexicon::of(graph.map_err(|_| OpenError::Damaged)?);
        let any = |_| super::Level::Rare;
        let levels = levels::code(&lexicon, &mut self.mixer, &mut self.reader, any);
        lexicon.graph.set_levels(levels);
        Ok(lexicon.graph)
    }
}
