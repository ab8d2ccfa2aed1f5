//! Sets up tables for test cases.

use game::{ActError, Chance, Journal, Match, Moment, SeatId, Step};
use lexicon::{Letter, Lexicon, Word};
use word_heist_rules::{
    Action, Attempt, Choices, Event, LetterBag, LetterTileId, MadeWordId, Making, Options, Pile,
    PlayMode, Refusal, SourceChoice, Table, VoteProposal, WordHeist,
};

pub use crate::list::case_list as list;
use crate::seats::human_seats;

pub const A: SeatId = SeatId::FIRST;
pub const B: SeatId = SeatId::new(1);
pub const C: SeatId = SeatId::new(2);
pub const D: SeatId = SeatId::new(3);

/// The set-up of a table, before the actions under test. Every letter on it is a tile of the bag,
/// and the journal is possible.
#[derive(Debug, Clone)]
pub struct TableSetUp {
    choices: Choices,
    seats: u8,
    words: Vec<(SeatId, &'static str)>,
    centre: &'static str,
    next: String,
    list: &'static str,
    window: bool,
}

/// A table of two with enough letters for any case.
pub fn set_up_mode(mode: PlayMode) -> TableSetUp {
    TableSetUp {
        choices: Choices {
            mode,
            bag: LetterBag::Double,
            ..Choices::default()
        },
        seats: 2,
        words: Vec::new(),
        centre: "",
        next: String::new(),
        list: "",
        window: true,
    }
}

/// A table of a game in turns: seat A has flipped and may make words.
pub fn set_up_turns() -> TableSetUp {
    set_up_mode(PlayMode::TURNS)
}

pub fn set_up_buzzers() -> TableSetUp {
    set_up_mode(PlayMode::BUZZERS)
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

    /// Adds a word in front of a seat.
    pub fn with_word(mut self, seat: SeatId, word: &'static str) -> TableSetUp {
        self.words.push((seat, word));
        self
    }

    /// Sets the letters in the centre.
    pub fn centre(mut self, letters: &'static str) -> TableSetUp {
        self.centre = letters;
        self
    }

    /// Sets the letters that turn up next.
    pub fn next_letters(mut self, letters: &str) -> TableSetUp {
        self.next = letters.to_owned();
        self
    }

    /// Sets the words of the list; a `~` before one makes it rare.
    pub fn word_list(mut self, words: &'static str) -> TableSetUp {
        self.list = words;
        self
    }

    /// Sets a table in turns to before seat A's flip.
    pub fn before_the_flip(mut self) -> TableSetUp {
        self.window = false;
        self
    }

    pub fn deal(self) -> HeistTable {
        let turns = matches!(self.choices.mode, PlayMode::Turns { .. });
        let options = Options::new(self.choices).unwrap();
        let words: String = self.words.iter().map(|(_, word)| *word).collect();
        let first = format!("{words}{}{}", self.centre, self.next);
        let pile = pile_with_first(options.bag, &first);
        let mut tiles = (0..).map(tile_id);
        let mut flips = pile.letters().iter().copied().zip(tiles.by_ref());
        let mut flip = || Event::Flipped(flips.next().map(tile_from).unwrap());
        let mut events = vec![Event::Laid(pile.clone())];
        let mut up = 0;
        for (seat, word) in &self.words {
            events.extend(word.chars().map(|_| flip()));
            let making = Making {
                word: Word::new(word).unwrap(),
                tiles: (up..up + word.len()).map(tile_id).collect(),
                from: Vec::new(),
                house: false,
            };
            up += word.len();
            events.push(Event::Made(*seat, making));
        }
        events.extend(self.centre.chars().map(|_| flip()));
        events.push(Event::Flipper(A));
        if turns && self.window {
            events.push(Event::Window);
        }
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
        HeistTable {
            game: Match::resume(journal).unwrap(),
            list: Some(list(self.list)),
            now: 0,
        }
    }
}

/// The bag with these letters on top.
fn pile_with_first(bag: LetterBag, first: &str) -> Pile {
    let mut rest: Vec<Letter> = bag.letters().collect();
    let mut order = Vec::new();
    for letter in first.chars().map(|c| Letter::new(c).unwrap()) {
        let at = rest.iter().position(|other| *other == letter);
        order.push(rest.remove(at.unwrap()));
    }
    order.extend(rest);
    Pile::new(order)
}

/// Returns the id of a tile. Tiles are numbered as they turn up; a save holds only the number.
fn tile_id(number: usize) -> LetterTileId {
    serde_json::from_value(number.into()).unwrap()
}

fn tile_from((letter, id): (Letter, LetterTileId)) -> word_heist_rules::LetterTile {
    word_heist_rules::LetterTile { id, letter }
}

pub fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// A game in progress.
#[derive(Debug, Clone)]
pub struct HeistTable {
    pub game: Match<WordHeist>,
    pub list: Option<Lexicon>,
    /// Milliseconds since the start.
    pub now: u64,
}

impl HeistTable {
    pub fn table(&self) -> &Table {
        &self.game.state().table
    }

    /// Lets time pass, as the page does before each action.
    pub fn wait_until(&mut self, now: u64) {
        self.now = now;
        while self.game.pass_time(Moment(now)) {}
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
        self.wait_until(self.now);
        let at = Moment(self.now);
        self.game.act(seat, &action, at, self.list.as_ref())
    }

    pub fn make(&mut self, seat: SeatId, text: &str) -> Result<(), Refusal> {
        self.act(seat, Action::Make(Attempt::from_any_source(word(text))))
    }

    /// Makes a word from exactly these words of the table.
    pub fn make_from(&mut self, seat: SeatId, text: &str, from: &[&str]) -> Result<(), Refusal> {
        let source = SourceChoice::Exactly(from.iter().map(|text| self.word_id(text)).collect());
        let word = word(text);
        self.act(seat, Action::Make(Attempt { word, source }))
    }

    pub fn propose(&mut self, seat: SeatId, proposal: VoteProposal) -> Result<(), Refusal> {
        self.act(seat, Action::Propose(seat, proposal))
    }

    /// The oldest word on the table with this spelling.
    pub fn word_id(&self, text: &str) -> MadeWordId {
        let mut standing = self.table().words_on_table();
        standing.find(|made| made.word() == word(text)).unwrap().id
    }

    /// The words in front of a seat.
    pub fn words(&self, seat: SeatId) -> Vec<String> {
        let words = self.table().words_of(seat);
        words.map(|made| made.word().to_string()).collect()
    }

    pub fn centre(&self) -> String {
        let centre = self.table().centre.iter();
        centre.map(|tile| tile.letter.lowercase()).collect()
    }

    /// Of the centre's tiles with a letter, the one that turned up first.
    pub fn tile_id(&self, letter: char) -> LetterTileId {
        let mut centre = self.table().centre.iter();
        let letter = Letter::new(letter).unwrap();
        centre.find(|tile| tile.letter == letter).unwrap().id
    }

    /// Saves the game, closes it and opens it again.
    pub fn reload(&mut self) {
        let saved = self.game.journal().write();
        self.game = Match::read(&saved).unwrap();
    }
}
