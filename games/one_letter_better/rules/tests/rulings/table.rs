//! A table on which to set up cases.

use game::{ActError, Chance, Journal, Match, Moment, SeatId, Step, Viewer};
use lexicon::{Lexicon, Word};
use one_letter_better_rules::{
    Action, CardId, CheckingRule, Choices, DealtCards, Deck, DeckKind, Event, Face, LaidCard,
    OneLetterBetter, Options, PlayKind, Refusal, Table, TableWord, TableWordId, WordPlay,
    WordStatus,
};

pub use crate::list::case_list as list;
use crate::seats::human_seats;

pub const A: SeatId = SeatId::FIRST;
pub const B: SeatId = SeatId::new(1);
pub const C: SeatId = SeatId::new(2);

/// A table as it is before seat A plays. Every card is one of the deck, and the journal is
/// possible.
///
/// Cards are written as they are in saves (`A`, `ING`, green `+A`, blue `=CH`, red `-T`, wild `?`,
/// double wild `??`, STL-1 `!`), and in a word a wild with its letters: `?E`.
#[derive(Debug, Clone)]
pub struct TableSetUp {
    choices: Choices,
    seats: u8,
    hands: [&'static str; 4],
    words: Vec<(SeatId, &'static str, u8)>,
    pile: &'static str,
    next: &'static str,
    list: &'static str,
    drawn: bool,
    deck: bool,
}

/// A table for two with auto-check and two standard decks. A has drawn the turn's card, which is
/// the last one of its hand.
pub fn set_up() -> TableSetUp {
    let twice = |kind: &DeckKind| DeckKind {
        count: 2 * kind.count,
        ..*kind
    };
    let kinds = Deck::standard().kinds().iter().map(twice).collect();
    TableSetUp {
        choices: Choices {
            deck: Deck::new(kinds).unwrap(),
            checking: CheckingRule::AutoCheck,
            ..Choices::default()
        },
        seats: 2,
        hands: ["E", "", "", ""],
        words: Vec::new(),
        pile: "Z",
        next: "",
        list: "",
        drawn: true,
        deck: true,
    }
}

/// A table like that of `case`, but in Challenge mode.
pub fn set_up_challenge_mode() -> TableSetUp {
    set_up().choose(|choices| choices.checking = CheckingRule::Challenge)
}

impl TableSetUp {
    pub fn seats(mut self, seats: u8) -> TableSetUp {
        self.seats = seats;
        self
    }

    pub fn choose(mut self, choose: impl FnOnce(&mut Choices)) -> TableSetUp {
        choose(&mut self.choices);
        self
    }

    /// Sets a seat's hand.
    pub fn hand(mut self, seat: SeatId, cards: &'static str) -> TableSetUp {
        self.hands[seat.index()] = cards;
        self
    }

    /// Adds a word of these cards in front of a seat.
    pub fn with_word(self, seat: SeatId, cards: &'static str) -> TableSetUp {
        self.with_stolen_word(seat, cards, 0)
    }

    /// Adds a word that was stolen this many times.
    pub fn with_stolen_word(mut self, seat: SeatId, cards: &'static str, times: u8) -> TableSetUp {
        self.words.push((seat, cards, times));
        self
    }

    /// Sets the discard pile, top card last.
    pub fn discard_pile(mut self, cards: &'static str) -> TableSetUp {
        self.pile = cards;
        self
    }

    /// Sets the cards that are drawn next.
    pub fn next_cards(mut self, cards: &'static str) -> TableSetUp {
        self.next = cards;
        self
    }

    /// Sets the words of the list; a `~` before one makes it rare.
    pub fn word_list(mut self, words: &'static str) -> TableSetUp {
        self.list = words;
        self
    }

    /// Starts the case before seat A draws its card.
    pub fn before_the_draw(mut self) -> TableSetUp {
        self.drawn = false;
        self
    }

    /// Empties the deck: the remaining cards go under the pile.
    pub fn with_empty_deck(mut self) -> TableSetUp {
        self.deck = false;
        self
    }

    pub fn deal(self) -> TestGame {
        let options = Options::new(self.choices).unwrap();
        let deck = options.deck.clone();
        let mut rest: Vec<CardId> = deck.cards().collect();
        let mut card = |text: &str| {
            let face = face(text);
            let at = rest.iter().position(|card| deck.face(*card) == face);
            rest.remove(at.unwrap_or_else(|| panic!("no {text} is left")))
        };
        let mut cards =
            |text: &str| -> Vec<CardId> { text.split_whitespace().map(&mut card).collect() };
        let mut hands: Vec<Vec<CardId>> = self.hands[..self.seats.into()]
            .iter()
            .map(|hand| cards(hand))
            .collect();
        let pile = cards(self.pile);
        let next = cards(self.next);
        let mut events = Vec::new();
        let mut laid = Vec::new();
        for (number, (seat, text, stolen)) in self.words.iter().enumerate() {
            let cards = cards(text);
            hands[seat.index()].extend(&cards);
            let letters = text.split_whitespace().map(card_letters);
            let line = cards.into_iter().zip(letters);
            let line: Vec<LaidCard> = line
                .map(|(card, letters)| LaidCard { card, letters })
                .collect();
            laid.push(Event::Turn(*seat));
            laid.push(Event::Made(WordPlay {
                way: PlayKind::New,
                id: word_id(number),
                used: Vec::new(),
                returned: Vec::new(),
                joining: None,
                gain: options.standing_value(*seat, &line),
                victim: None,
                loss: 0,
                stolen: *stolen,
                lies: WordStatus::Open,
                line,
            }));
        }
        let drawn = (self.drawn && self.deck)
            .then(|| hands[0].len())
            .and_then(|_| {
                let own = self.hands[0].split_whitespace().count();
                own.checked_sub(1).map(|last| hands[0].remove(last))
            });
        let is_thief = |card: &CardId| deck.face(*card) == Face::StealOne;
        let mut open = pile[0];
        let mut discards = pile[1..].to_vec();
        let mut order = rest;
        if !self.deck {
            let mut under = std::mem::take(&mut order);
            under.sort_by_key(is_thief);
            under.push(open);
            open = under.remove(0);
            under.extend(discards);
            discards = under;
        }
        hands[0].extend(&discards);
        order.extend(next.iter().rev());
        order.extend(drawn);
        let dealer = SeatId::new(self.seats - 1);
        events.push(Event::Dealt(DealtCards {
            dealer,
            hands,
            open,
            deck: order,
        }));
        events.extend(laid);
        events.push(Event::Turn(A));
        if !discards.is_empty() {
            events.push(Event::Discarded(discards));
        }
        events.push(Event::Turn(A));
        events.extend(drawn.map(|card| Event::Drew(vec![card])));
        let journal = Journal {
            options,
            seats: human_seats(self.seats),
            chance: Chance::new(1),
            steps: vec![Step {
                by: None,
                at: Moment::START,
                events,
                chance: None,
            }],
        };
        TestGame {
            game: Match::resume(journal).unwrap(),
            list: Some(list(self.list)),
        }
    }
}

/// The id of a table word, read from a number, as a save holds it.
fn word_id(number: usize) -> TableWordId {
    serde_json::from_value(number.into()).unwrap()
}

/// The face of a card in a word or hand.
pub fn face(text: &str) -> Face {
    let wild = text.trim_start_matches('?');
    let marks = text.len() - wild.len();
    match marks {
        0 => text.parse().unwrap(),
        _ => text[..marks].parse().unwrap(),
    }
}

/// The letters that a card stands for in a word.
fn card_letters(text: &str) -> Word {
    let plain = text.trim_start_matches(['?', '+', '=', '-']);
    Word::new(plain).unwrap()
}

pub fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// A game in progress.
#[derive(Debug, Clone)]
pub struct TestGame {
    pub game: Match<OneLetterBetter>,
    pub list: Option<Lexicon>,
}

impl TestGame {
    pub fn table(&self) -> &Table {
        &self.game.state().table
    }

    /// Performs a seat's action. Only the rules may refuse it.
    pub fn act(&mut self, seat: SeatId, action: Action) -> Result<(), Refusal> {
        match self.try_act(seat, action) {
            Ok(()) => Ok(()),
            Err(ActError::Refused(refusal)) => Err(refusal),
            Err(other) => panic!("{seat} cannot act: {other:?}"),
        }
    }

    /// Performs a seat's action even if the game doesn't wait for that seat.
    pub fn try_act(&mut self, seat: SeatId, action: Action) -> Result<(), ActError<Refusal>> {
        self.game
            .act(seat, &action, Moment::START, self.list.as_ref())
    }

    /// Lays a line: cards of the hand, and words of the table in brackets, whole (`[TIME]`) or from
    /// one card to another (`[SLANT 2 5]` leaves out the first two).
    pub fn play(&mut self, seat: SeatId, line: &str) -> Result<(), Refusal> {
        let line = self.parse_line(seat, line);
        self.act(seat, Action::Play(line))
    }

    /// What a line would gain, and what its victim would lose.
    pub fn preview_points(&self, seat: SeatId, line: &str) -> Result<(i32, i32), Refusal> {
        let view = self.game.view(Viewer::Seat(seat));
        let made = view.preview(&self.parse_line(seat, line), self.list.as_ref())?;
        Ok((made.gain, made.loss))
    }

    pub fn parse_line(&self, seat: SeatId, text: &str) -> Vec<LaidCard> {
        let mut line: Vec<LaidCard> = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            if let Some(word) = rest.strip_prefix('[') {
                let (word, after) = word.split_once(']').unwrap();
                let mut parts = word.split_whitespace();
                let word = self.find_word(parts.next().unwrap());
                let mut place = || parts.next().map(|place| place.parse().unwrap());
                let from = place().unwrap_or(0);
                let to = place().unwrap_or(word.cards.len());
                line.extend(&word.cards[from..to]);
                rest = after.trim();
            } else {
                let (card, after) = rest.split_once(' ').unwrap_or((rest, ""));
                let letters = card_letters(card);
                let used: Vec<CardId> = line.iter().map(|laid| laid.card).collect();
                let card = self.find_held_card(seat, card, &used);
                line.push(LaidCard { card, letters });
                rest = after.trim();
            }
        }
        line
    }

    /// A card in a hand that matches the text and is not in `but`.
    fn find_held_card(&self, seat: SeatId, text: &str, but: &[CardId]) -> CardId {
        let deck = &self.table().options.deck;
        let mut hand = self.game.state().hand(seat).iter().copied();
        let found = hand.find(|card| deck.face(*card) == face(text) && !but.contains(card));
        found.unwrap_or_else(|| panic!("{seat} has no {text}: {}", self.hand_text(seat)))
    }

    /// A card of a hand.
    pub fn card_in_hand(&self, seat: SeatId, text: &str) -> CardId {
        self.find_held_card(seat, text, &[])
    }

    /// Cards of a hand.
    pub fn cards_in_hand(&self, seat: SeatId, text: &str) -> Vec<CardId> {
        let mut cards = Vec::new();
        for text in text.split_whitespace() {
            cards.push(self.find_held_card(seat, text, &cards));
        }
        cards
    }

    /// The topmost card of the pile that matches the text.
    pub fn card_in_pile(&self, text: &str) -> CardId {
        let deck = &self.table().options.deck;
        let mut pile = self.table().pile.iter().rev();
        *pile.find(|card| deck.face(**card) == face(text)).unwrap()
    }

    /// The open word with this spelling.
    pub fn find_word(&self, text: &str) -> &TableWord {
        let mut open = self.table().open_words();
        let found = open.find(|other| other.word() == word(text));
        found.unwrap_or_else(|| panic!("no open word {text}"))
    }

    /// Ends a turn, with these discards.
    pub fn end_turn(&mut self, seat: SeatId, discards: &str) -> Result<(), Refusal> {
        let cards = self.cards_in_hand(seat, discards);
        self.act(seat, Action::End(cards))
    }

    fn join_faces(&self, cards: &[CardId]) -> String {
        let deck = &self.table().options.deck;
        let faces = cards.iter().map(|card| deck.face(*card).to_string());
        faces.collect::<Vec<_>>().join(" ")
    }

    /// A seat's hand, in the order in which it got the cards.
    pub fn hand_text(&self, seat: SeatId) -> String {
        self.join_faces(self.game.state().hand(seat))
    }

    /// This many cards from the top of the pile, top card last.
    pub fn top_of_pile(&self, count: usize) -> String {
        let pile = &self.table().pile;
        self.join_faces(&pile[pile.len().saturating_sub(count)..])
    }

    /// The open words in front of a seat.
    pub fn words_of(&self, seat: SeatId) -> Vec<String> {
        let words = self.table().words_of(seat);
        words.map(|made| made.word().to_string()).collect()
    }

    pub fn points(&self, seat: SeatId) -> i32 {
        self.table().score(seat)
    }

    /// Whether every card of the deck is in exactly one place.
    pub fn has_every_card_once(&self) -> bool {
        let state = self.game.state();
        let words = state.table.words.iter().flat_map(|word| &word.cards);
        let mut all: Vec<CardId> = words.map(|laid| laid.card).collect();
        all.extend(state.hands.iter().flatten());
        all.extend(
            state
                .deck
                .iter()
                .chain(&state.table.pile)
                .chain(&state.table.gone),
        );
        all.sort();
        all.into_iter().eq(state.table.options.deck.cards())
    }
}
