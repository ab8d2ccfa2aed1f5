//! One walk for many questions: through the graph in the order of the
//! dictionary, led by a guide that says which letters may follow.

use crate::cursor::Cursor;
use crate::graph::{Graph, Node, Spot};
use crate::{Found, Letter, Lexicon, Word, WordId};

/// Says where a walk may go. What it remembers of a path is a small copied
/// state, so going back costs nothing.
pub(crate) trait Guide {
    /// What has been used up, or what is still wanted.
    type State: Copy + Default;

    /// Which of the node's letters are worth a step.
    fn letters(&self, state: &Self::State, node: Node) -> u32;

    /// The state behind a letter; `None` if nothing below can be wanted.
    fn step(&self, state: &Self::State, bit: u32, below: Node) -> Option<Self::State>;

    /// Whether a word that ends here is wanted; `len` letters have been read.
    fn accepts(&self, state: &Self::State, len: usize) -> bool;
}

#[derive(Clone, Copy, Default)]
struct Frame<S> {
    spot: Spot,
    /// Letters that are still to be tried.
    rest: u32,
    state: S,
}

/// A walk that can stop at any word and go on.
#[derive(Clone)]
pub(crate) struct Walk<'a, G: Guide> {
    graph: &'a Graph,
    guide: G,
    frames: [Frame<G::State>; Word::MAX + 1],
    /// The letters behind the frames, as far as `depth`.
    path: Word,
    /// The deepest frame; none is left when the walk is over.
    depth: Option<u8>,
    /// Whether the word at the start itself is still to be told.
    start: bool,
    /// No frame lies above this one.
    base: u8,
}

impl<'a, G: Guide> Walk<'a, G> {
    /// A walk over all words of the list.
    pub(crate) fn new(lexicon: &'a Lexicon, guide: G, state: G::State) -> Self {
        Self::below(lexicon, lexicon.cursor(), Word::EMPTY, guide, state)
    }

    /// A walk over the words that begin with `prefix`, which the cursor has
    /// read.
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

    /// A walk over nothing.
    pub(crate) fn nothing(lexicon: &'a Lexicon, guide: G) -> Self {
        let mut walk = Self::new(lexicon, guide, G::State::default());
        walk.depth = None;
        walk
    }
}

impl<G: Guide> Iterator for Walk<'_, G> {
    type Item = Found;

    // Depths are masked to the sixteen frames: the graph holds no path of
    // more than fifteen letters, so the mask never changes one.
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
