//! Words from cards of several letters and wilds, with every way to lay them.

use crate::graph::{Graph, GraphPosition};
use crate::{FoundWord, Letter, Lexicon, Word, WordId, steps_taken};

/// A card, or anything else that is laid in one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandCard {
    /// Letters that stay together: a card of one to three letters, or a whole word on the table.
    Letters(Word),
    /// A wild: any one letter.
    Wild,
    /// A double wild: any two letters, side by side.
    DoubleWild,
}

/// One way to lay a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The word and its number.
    pub found: FoundWord,
    cards: [u8; Word::MAX_LEN],
    count: u8,
}

impl Spelling {
    /// Returns the cards as positions in the hand, in the order in which they are laid. Where cards
    /// are equal, the first ones are used.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = usize> + '_ {
        let count = usize::from(self.count);
        (self.cards.iter().take(count)).map(|&card| usize::from(card))
    }
}

/// A kind of card in the hand. Equal cards are one kind, so that each way to lay a
/// word is found only once.
#[derive(Clone, Copy)]
struct HandCardKind {
    card: HandCard,
    /// The first letter of a card with letters, or all letters for a wild.
    first: u32,
    /// All letters of the card. As long as the card has to be laid, they must occur further down
    /// the graph.
    needs: u32,
    must: bool,
    left: u8,
    used: u8,
}

/// A point on the path: after a card, or between the letters of a double wild.
#[derive(Clone, Copy, Default)]
struct SpellingFrame {
    position: GraphPosition,
    len: u8,
    /// The kind of card that led here; `None` between the letters of a double wild.
    came_by: Option<u8>,
    /// The next kind of card to try.
    next: u8,
    /// Letters that a wild has still to try, and the kind of that wild.
    rest: u32,
    wild: u8,
    /// Whether the letters in `rest` complete the wild.
    last: bool,
}

/// An iterator over all ways to lay words from a hand; see [`Lexicon::spellings_from_hand`].
#[derive(Clone)]
pub struct Spellings<'a> {
    graph: &'a Graph,
    kinds: Vec<HandCardKind>,
    /// For each kind, the positions of its cards in the hand.
    places: Vec<Vec<u8>>,
    frames: [SpellingFrame; Word::MAX_LEN + 1],
    depth: Option<u8>,
    path: Word,
    laid: [u8; Word::MAX_LEN],
    count: u8,
    /// The number of cards that must still be laid.
    need: u8,
    needs: u32,
    /// The number of steps at which the search stops.
    end: u64,
}

impl Lexicon {
    /// Returns every word that can be laid from a hand, with every way to do so: THING as T H
    /// ING and as TH ING, and a wild for each letter in turn. The first `must` cards of the
    /// hand have to be used. One of them may be a whole word on the table, and the other cards
    /// are then laid around it.
    ///
    /// The hand is examined once; the search itself allocates nothing. Hands of more
    /// than 255 cards are cut off.
    ///
    /// ```
    /// # use lexicon::{HandCard, Level, Lexicon, Word};
    /// # let words = ["hint", "thing"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let letters = |text| Word::new(text).map(HandCard::Letters);
    /// let hand = [letters("t")?, letters("h")?, letters("th")?, letters("ing")?];
    /// let ways = lexicon.spellings_from_hand(&hand, 0);
    /// let ways = ways.map(|way| way.cards().collect::<Vec<_>>());
    /// assert_eq!(ways.collect::<Vec<_>>(), [vec![0, 1, 3], vec![2, 3]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn spellings_from_hand(&self, hand: &[HandCard], must: usize) -> Spellings<'_> {
        let mut kinds: Vec<HandCardKind> = Vec::new();
        let mut places: Vec<Vec<u8>> = Vec::new();
        for (place, &card) in (0..u8::MAX).zip(hand) {
            let must = usize::from(place) < must;
            let same = |k: &HandCardKind| k.card == card && k.must == must;
            if let Some(at) = kinds.iter().position(same) {
                if let (Some(kind), Some(of)) = (kinds.get_mut(at), places.get_mut(at)) {
                    kind.left += 1;
                    of.push(place);
                }
                continue;
            }
            let (first, needs) = match card {
                HandCard::Letters(word) => (
                    word.get(0).map_or(0, Letter::bit),
                    word.letters().fold(0, |mask, l| mask | l.bit()),
                ),
                HandCard::Wild | HandCard::DoubleWild => (!0, 0),
            };
            let (left, used) = (1, 0);
            kinds.push(HandCardKind {
                card,
                first,
                needs,
                must,
                left,
                used,
            });
            places.push(vec![place]);
        }
        let mut spellings = Spellings {
            graph: &self.graph,
            need: hand.len().min(must).min(255) as u8,
            needs: 0,
            kinds,
            places,
            frames: [SpellingFrame::default(); Word::MAX_LEN + 1],
            depth: Some(0),
            path: Word::EMPTY,
            laid: [0; Word::MAX_LEN],
            count: 0,
            end: u64::MAX,
        };
        if let Some(frame) = spellings.frames.first_mut() {
            frame.position = self.graph.root();
        }
        spellings.update_needs();
        spellings
    }
}

impl Spellings<'_> {
    /// Limits the search: it stops once this thread's total of steps through the list
    /// ([`steps_taken`]) reaches `end`, or by at most a card's number of letters later.
    #[must_use]
    pub fn until_step(mut self, end: u64) -> Self {
        self.end = end;
        self
    }

    fn update_needs(&mut self) {
        let needed = self.kinds.iter().filter(|k| k.must && k.left > 0);
        self.needs = needed.fold(0, |mask, k| mask | k.needs);
    }

    /// Marks a card as laid.
    fn play_card(&mut self, at: u8) {
        let Some(kind) = self.kinds.get_mut(usize::from(at)) else {
            return;
        };
        let place = self.places.get(usize::from(at));
        let place = place.and_then(|p| p.get(usize::from(kind.used)));
        if let (Some(slot), Some(&place)) = (self.laid.get_mut(usize::from(self.count)), place) {
            *slot = place;
        }
        kind.left -= 1;
        kind.used += 1;
        self.count += 1;
        if kind.must {
            self.need -= 1;
            self.update_needs();
        }
    }

    /// Takes a card back.
    fn take_back_card(&mut self, at: u8) {
        let Some(kind) = self.kinds.get_mut(usize::from(at)) else {
            return;
        };
        kind.left += 1;
        kind.used -= 1;
        self.count -= 1;
        if kind.must {
            self.need += 1;
            self.update_needs();
        }
    }

    /// Reads the letters of a card, starting at a frame.
    fn read_card(&mut self, from: SpellingFrame, letters: Word) -> Option<SpellingFrame> {
        let mut to = SpellingFrame {
            position: from.position,
            len: from.len,
            ..SpellingFrame::default()
        };
        for letter in letters.letters() {
            if to.position.node.letters() & letter.bit() == 0 {
                return None;
            }
            to.position = self.graph.follow(to.position, letter.bit(), to.len == 0);
            self.path.set_letter(usize::from(to.len), letter);
            to.len += 1;
        }
        Some(to)
    }

    /// Returns the frame that the next card (or half of a wild) leads to, or `None` when nothing
    /// is left to try at this depth.
    // Depths are masked to the sixteen frames. No path goes beyond them, since each frame is at
    // least one letter further than the one before it.
    #[allow(clippy::indexing_slicing)]
    fn advance(&mut self, depth: usize) -> Option<SpellingFrame> {
        let frame = self.frames[depth & 15];
        if frame.rest != 0 {
            let bit = frame.rest & frame.rest.wrapping_neg();
            self.frames[depth & 15].rest ^= bit;
            let position = self.graph.follow(frame.position, bit, frame.len == 0);
            self.path
                .set_letter(usize::from(frame.len), Letter::lowest_in_mask(bit));
            let mut to = SpellingFrame {
                position,
                len: frame.len + 1,
                ..SpellingFrame::default()
            };
            if frame.last {
                to.came_by = Some(frame.wild);
            } else {
                // Half of a double wild: only its second letter may follow.
                to.next = u8::MAX;
                to.rest = position.node.letters();
                to.wild = frame.wild;
                to.last = true;
            }
            return Some(to);
        }
        let letters = frame.position.node.letters();
        for at in usize::from(frame.next)..self.kinds.len() {
            let Some(&kind) = self.kinds.get(at) else {
                break;
            };
            if kind.left == 0 || kind.first & letters == 0 {
                continue;
            }
            self.frames[depth & 15].next = at as u8 + 1;
            match kind.card {
                HandCard::Letters(word) => {
                    if let Some(mut to) = self.read_card(frame, word) {
                        to.came_by = Some(at as u8);
                        return Some(to);
                    }
                }
                HandCard::Wild | HandCard::DoubleWild => {
                    let frame = &mut self.frames[depth & 15];
                    frame.rest = letters;
                    frame.wild = at as u8;
                    frame.last = kind.card == HandCard::Wild;
                    return self.advance(depth);
                }
            }
        }
        self.frames[depth & 15].next = u8::MAX;
        None
    }
}

impl Iterator for Spellings<'_> {
    type Item = Spelling;

    // As in `advance`, depths are masked to the sixteen frames.
    #[allow(clippy::indexing_slicing)]
    fn next(&mut self) -> Option<Spelling> {
        let mut depth = usize::from(self.depth?);
        loop {
            if self.end != u64::MAX && steps_taken() >= self.end {
                self.depth = None;
                return None;
            }
            let Some(to) = self.advance(depth) else {
                if let Some(kind) = self.frames[depth & 15].came_by {
                    self.take_back_card(kind);
                }
                if depth == 0 {
                    self.depth = None;
                    return None;
                }
                depth -= 1;
                continue;
            };
            if let Some(kind) = to.came_by {
                self.play_card(kind);
            }
            if self.needs & !to.position.node.reachable_letters() != 0 {
                if let Some(kind) = to.came_by {
                    self.take_back_card(kind);
                }
                continue;
            }
            depth += 1;
            self.frames[depth & 15] = to;
            if to.came_by.is_some() && self.need == 0 && to.position.node.is_word_end() {
                self.depth = Some(depth as u8);
                let word = self.path.truncated(to.len.into());
                let id = WordId(to.position.passed);
                return Some(Spelling {
                    found: FoundWord { word, id },
                    cards: self.laid,
                    count: self.count,
                });
            }
        }
    }
}
