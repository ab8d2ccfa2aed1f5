//! The walk shared by most queries: through the graph in dictionary order, with a guide that says
//! which letters may follow.

use crate::cursor::Cursor;
use crate::graph::{Graph, Node, Spot};
use crate::{Found, Letter, Lexicon, Word, WordId};

/// Decides where a walk may go. Its memory of a path is a small state that is copied, so
/// going back costs nothing.
pub(crate) trait Guide {
    /// What has been used up on the path, or what is still needed.
    type State: Copy + Default;

    /// Returns which of the node's letters are worth following.
    fn letters(&self, state: &Self::State, node: Node) -> u32;

    /// Returns the state after a letter, or `None` if no word further down can be accepted.
    fn step(&self, state: &Self::State, bit: u32, below: Node) -> Option<Self::State>;

    /// Whether to accept a word that ends here, after `len` letters.
    fn accepts(&self, state: &Self::State, len: usize) -> bool;
}

#[derive(Clone, Copy, Default)]
struct Frame<S> {
    spot: Spot,
    /// The letters that are still to be tried.
    rest: u32,
    state: S,
}

/// A walk that can stop at any word and go on from there.
#[derive(Clone)]
pub(crate) struct Walk<'a, G: Guide> {
    graph: &'a Graph,
    guide: G,
    frames: [Frame<G::State>; Word::MAX + 1],
    /// The letters that led to the frames, up to `depth`.
    path: Word,
    /// The deepest frame; `None` when the walk is over.
    depth: Option<u8>,
    /// Whether the word at the start is still to be returned.
    start: bool,
    /// The depth at which the walk started.
    base: u8,
}

impl<'a, G: Guide> Walk<'a, G> {
    /// Starts a walk over all words of the list.
    pub(crate) fn new(lexicon: &'a Lexicon, guide: G, state: G::State) -> Self {
        Self::below(lexicon, lexicon.cursor(), Word::EMPTY, guide, state)
    }

    /// Starts a walk over the words that begin with `prefix`, which the cursor has read.
    pub(crate) fn below(
        lexicon: &'a Lexicon,
        at: Cursor<'a>,
        prefix: Word,
        guide: G,
        state: G::State,
    ) -> Self {
        let base = prefix.len().min(Word::MAX) as u8;
        let spot = at.spot();
        let mut walk = Walk {
            graph: &lexicon.graph,
            frames: [Frame::default(); Word::MAX + 1],
            path: prefix,
            depth: Some(base),
            start: spot.node.ends() && guide.accepts(&state, base.into()),
            base,
            guide,
        };
        let rest = walk.guide.letters(&state, spot.node);
        if let Some(frame) = walk.frames.get_mut(usize::from(base)) {
            *frame = Frame { spot, rest, state };
        }
        walk
    }

    /// Returns a walk without words.
    pub(crate) fn nothing(lexicon: &'a Lexicon, guide: G) -> Self {
        let mut walk = Self::new(lexicon, guide, G::State::default());
        walk.depth = None;
        walk
    }
}

impl<G: Guide> Iterator for Walk<'_, G> {
    type Item = Found;

    // Depths are masked to the sixteen frames: no path in the graph has more than fifteen letters,
    // so the mask never changes a depth.
    #[allow(clippy::indexing_slicing)]
    #[inline]
    fn next(&mut self) -> Option<Found> {
        let mut depth = usize::from(self.depth?);
        if self.start {
            self.start = false;
            let id = WordId(self.frames[depth & 15].spot.passed);
            let word = self.path;
            return Some(Found { word, id });
        }
        loop {
            let frame = &mut self.frames[depth & 15];
            if frame.rest == 0 {
                if depth == usize::from(self.base) {
                    self.depth = None;
                    return None;
                }
                depth -= 1;
                continue;
            }
            let bit = frame.rest & frame.rest.wrapping_neg();
            frame.rest ^= bit;
            let spot = self.graph.go(frame.spot, bit, depth == 0);
            let Some(state) = self.guide.step(&frame.state, bit, spot.node) else {
                continue;
            };
            let rest = self.guide.letters(&state, spot.node);
            let found = spot.node.ends() && self.guide.accepts(&state, depth + 1);
            if rest == 0 && !found {
                continue;
            }
            self.path.put(depth, Letter::lowest(bit));
            depth += 1;
            self.frames[depth & 15] = Frame { spot, rest, state };
            if found {
                self.depth = Some(depth as u8);
                let word = self.path.cut(depth);
                let id = WordId(spot.passed);
                return Some(Found { word, id });
            }
        }
    }
}
