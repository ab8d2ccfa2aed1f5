//! The walk shared by most queries: through the graph in dictionary order, with a guide that says
//! which letters may follow.

use crate::cursor::Cursor;
use crate::graph::{Graph, GraphPosition, Node};
use crate::{FoundWord, Letter, Lexicon, Word, WordId};

/// Decides where a walk may go. Its memory of a path is a small state that is copied, so
/// going back costs nothing.
pub(crate) trait Guide {
    /// What has been used up on the path, or what is still needed.
    type State: Copy + Default;

    /// Returns which of the node's letters are worth following.
    fn candidate_letters(&self, state: &Self::State, node: Node) -> u32;

    /// Returns the state after a letter, or `None` if no word further down can be accepted.
    fn step(&self, state: &Self::State, bit: u32, below: Node) -> Option<Self::State>;

    /// Whether to accept a word that ends here, after `len` letters.
    fn accepts(&self, state: &Self::State, len: usize) -> bool;
}

#[derive(Clone, Copy, Default)]
struct WalkFrame<S> {
    position: GraphPosition,
    /// The letters that are still to be tried.
    rest: u32,
    state: S,
}

/// A walk that can stop at any word and go on from there.
#[derive(Clone)]
pub(crate) struct GraphWalk<'a, G: Guide> {
    graph: &'a Graph,
    guide: G,
    frames: [WalkFrame<G::State>; Word::MAX_LEN + 1],
    /// The letters that led to the frames, up to `depth`.
    path: Word,
    /// The deepest frame; `None` when the walk is over.
    depth: Option<u8>,
    /// Whether the word at the start is still to be returned.
    start: bool,
    /// The depth at which the walk started.
    base: u8,
}

impl<'a, G: Guide> GraphWalk<'a, G> {
    /// Starts a walk over all words of the list.
    pub(crate) fn new(lexicon: &'a Lexicon, guide: G, state: G::State) -> Self {
        Self::from_cursor(lexicon, lexicon.cursor(), Word::EMPTY, guide, state)
    }

    /// Starts a walk over the words that begin with `prefix`, which the cursor has read.
    pub(crate) fn from_cursor(
        lexicon: &'a Lexicon,
        at: Cursor<'a>,
        prefix: Word,
        guide: G,
        state: G::State,
    ) -> Self {
        let base = prefix.len().min(Word::MAX_LEN) as u8;
        let position = at.position();
        let mut walk = GraphWalk {
            graph: &lexicon.graph,
            frames: [WalkFrame::default(); Word::MAX_LEN + 1],
            path: prefix,
            depth: Some(base),
            start: position.node.is_word_end() && guide.accepts(&state, base.into()),
            base,
            guide,
        };
        let rest = walk.guide.candidate_letters(&state, position.node);
        if let Some(frame) = walk.frames.get_mut(usize::from(base)) {
            *frame = WalkFrame {
                position,
                rest,
                state,
            };
        }
        walk
    }

    /// Returns a walk without words.
    pub(crate) fn empty(lexicon: &'a Lexicon, guide: G) -> Self {
        let mut walk = Self::new(lexicon, guide, G::State::default());
        walk.depth = None;
        walk
    }
}

impl<G: Guide> Iterator for GraphWalk<'_, G> {
    type Item = FoundWord;

    // Depths are masked to the sixteen frames: no path in the graph has more than fifteen letters,
    // so the mask never changes a depth.
    #[allow(clippy::indexing_slicing)]
    #[inline]
    fn next(&mut self) -> Option<FoundWord> {
        let mut depth = usize::from(self.depth?);
        if self.start {
            self.start = false;
            let id = WordId(self.frames[depth & 15].position.passed);
            let word = self.path;
            return Some(FoundWord { word, id });
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
            let position = self.graph.follow(frame.position, bit, depth == 0);
            let Some(state) = self.guide.step(&frame.state, bit, position.node) else {
                continue;
            };
            let rest = self.guide.candidate_letters(&state, position.node);
            let found = position.node.is_word_end() && self.guide.accepts(&state, depth + 1);
            if rest == 0 && !found {
                continue;
            }
            self.path.set_letter(depth, Letter::lowest_in_mask(bit));
            depth += 1;
            self.frames[depth & 15] = WalkFrame {
                position,
                rest,
                state,
            };
            if found {
                self.depth = Some(depth as u8);
                let word = self.path.truncated(depth);
                let id = WordId(position.passed);
                return Some(FoundWord { word, id });
            }
        }
    }
}
