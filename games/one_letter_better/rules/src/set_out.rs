//! Sets out tables for examples and tests.

use super::{
    CardId, Choices, Deck, Face, Handicap, LaidCard, Options, Preset, Stage, State, TableWord,
    TableWordId, View, WordStatus,
};
use game::{SeatId, Viewer};
use lexicon::{Letter, Word};

/// Reads a card in the notation of saves. In a word, the letters of a wild follow it: `?E`, `??ER`.
fn read_card(text: &str) -> Option<(Face, Word)> {
    let letters = text.trim_start_matches('?');
    let wild = text.get(..text.len() - letters.len())?;
    if !wild.is_empty() {
        return Some((wild.parse().ok()?, Word::new(letters).ok()?));
    }
    let face: Face = text.parse().ok()?;
    let letters = match face {
        Face::Letters(_, letters) => letters,
        Face::Wild | Face::DoubleWild | Face::StealOne => Word::EMPTY,
    };
    Some((face, letters))
}

fn join_text(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

/// The cards of a deck that haven't been taken yet. Cards are taken by name, each at most once.
struct RemainingCards {
    deck: Deck,
    rest: Vec<CardId>,
}

impl RemainingCards {
    fn take(&mut self, text: &str) -> Option<Vec<LaidCard>> {
        let each = text.split_whitespace().map(|text| {
            let (face, letters) = read_card(text)?;
            let is = |card: &CardId| self.deck.face(*card) == face;
            let at = self.rest.iter().position(is)?;
            let card = self.rest.remove(at);
            Some(LaidCard { card, letters })
        });
        each.collect()
    }
}

impl State {
    /// Sets out a table for an example: the words of each seat, each hand, and the pile. The first
    /// seat has taken its card and is playing. Cards are written as in saves; in words, a wild is
    /// followed by its letters. Words are auto-checked.
    ///
    /// `None` if the deck lacks one of the cards.
    pub fn set_out(
        options: &Options,
        words: &[(SeatId, &str)],
        hands: &[&str],
        pile: &str,
    ) -> Option<State> {
        let deck = options.deck.clone();
        let rest = deck.cards().collect();
        let mut taking = RemainingCards { deck, rest };
        let mut state = State::new(options, u8::try_from(hands.len()).ok()?);
        let ids = |laid: Vec<LaidCard>| laid.into_iter().map(|laid| laid.card).collect::<Vec<_>>();
        for (number, (owner, text)) in (0..).zip(words) {
            state.table.words.push(TableWord {
                id: TableWordId(number),
                owner: *owner,
                cards: taking.take(text)?,
                stolen: 0,
                lies: WordStatus::Open,
            });
        }
        for (own, text) in state.hands.iter_mut().zip(hands) {
            *own = ids(taking.take(text)?);
        }
        state.table.pile = ids(taking.take(pile)?);
        state.deck = taking.rest;
        state.table.turn.drawn = true;
        state.table.stage = Stage::Playing;
        Some(state)
    }
}

impl View {
    /// Sets out a table for two, as the first seat sees it. See [`State::set_out`].
    ///
    /// `None` if the standard deck lacks one of the cards.
    ///
    /// ```
    /// use one_letter_better_rules::View;
    /// use lexicon::{Level, Lexicon};
    /// use game::SeatId;
    ///
    /// let view = View::set_out(&[(SeatId::new(1), "T I M E")], "R S", "").unwrap();
    /// let words = Lexicon::from_words([("timer", Level::Common)])?;
    /// let made = view.preview(&view.find_line("T I M E R").unwrap(), Some(&words)).unwrap();
    /// assert_eq!((made.gain, made.loss), (21, 14));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_out(words: &[(SeatId, &str)], hand: &str, pile: &str) -> Option<View> {
        View::set_out_with_handicaps(Default::default(), words, hand, pile)
    }

    /// Like [`View::set_out`], with handicaps.
    pub fn set_out_with_handicaps(
        handicaps: [Handicap; 4],
        words: &[(SeatId, &str)],
        hand: &str,
        pile: &str,
    ) -> Option<View> {
        let options = Options::new(Choices {
            handicaps,
            ..Preset::Opponents.choices()
        })
        .ok()?;
        let state = State::set_out(&options, words, &[hand, ""], pile)?;
        let mut view = state.seen_by(Viewer::Seat(SeatId::FIRST));
        view.held = vec![view.hand.len() as u8, 7];
        view.deck = view.deck.saturating_sub(7);
        Some(view)
    }

    /// Writes the table as text: the opponents' open words, the viewer's own, and the hand, as in
    /// `B E,C A ?R/T I M E/H ? R`. [`View::from_text`] sets it out again.
    ///
    /// `None` for an onlooker, or if the deck isn't the standard one.
    pub fn to_text(&self) -> Option<String> {
        let (own, table) = (self.own?, &self.table);
        let deck = &table.options.deck;
        if *deck != Deck::standard() {
            return None;
        }
        let card = |laid: &LaidCard| {
            let face = deck.face(laid.card);
            if face.is_wild() {
                let stands_for = laid.letters.letters().map(Letter::uppercase);
                format!("{face}{}", stands_for.collect::<String>())
            } else {
                face.to_string()
            }
        };
        let words = |mine: bool| {
            let words = table.open_words();
            let words = words.filter(|word| (word.owner == own) == mine);
            let words = words.map(|word| join_text(word.cards.iter().map(card), " "));
            join_text(words, ",")
        };
        let hand = self.hand.iter().map(|card| deck.face(*card).to_string());
        let (others, mine) = (words(false), words(true));
        Some(format!("{others}/{mine}/{}", join_text(hand, " ")))
    }

    /// Sets out the table that a text from `to_text` describes, as seen by the first of two seats,
    /// which has taken its card and is playing.
    pub fn from_text(text: &str) -> Option<View> {
        let mut parts = text.split('/');
        let (others, own, hand) = (parts.next()?, parts.next()?, parts.next()?);
        let words = [(1, others), (0, own)];
        let words = words.into_iter().flat_map(|(seat, words)| {
            let words = words.split(',').filter(|word| !word.is_empty());
            words.map(move |word| (SeatId::new(seat), word))
        });
        View::set_out(&words.collect::<Vec<_>>(), hand, "")
    }

    /// Finds cards of the table and the hand for a line. Each text takes the first unused card with
    /// that face: preferably one that continues a table word from its first card, then one of the
    /// hand, then one in the middle of a table word. So in `P R E T E S T` with TEST on the table
    /// the first E comes from the hand, and in `=CH A N T` the A comes from SLANT.
    ///
    /// `None` if there is no such card.
    pub fn find_line(&self, text: &str) -> Option<Vec<LaidCard>> {
        let deck = &self.table.options.deck;
        let mut line: Vec<LaidCard> = Vec::new();
        for text in text.split_whitespace() {
            let (face, letters) = read_card(text)?;
            let fits = |laid: &LaidCard| {
                deck.face(laid.card) == face && laid.letters == letters && !line.contains(laid)
            };
            let next = |word: &TableWord| {
                let last = word.cards.iter().rposition(|laid| line.contains(laid));
                word.cards.get(last.map_or(0, |last| last + 1)).copied()
            };
            let words = self.table.open_words();
            let carried_on = words.clone().filter_map(next);
            let own = self.hand.iter().map(|card| LaidCard {
                card: *card,
                letters,
            });
            let lying = words.flat_map(|word| &word.cards).copied();
            let laid = carried_on.chain(own).chain(lying).find(fits)?;
            line.push(laid);
        }
        Some(line)
    }
}
