//! Games played step by step, in which the letters that a test needs turn up.

use game::{Actor, Chance, Game, Moment, SeatId, TimeLimit};
use lexicon::{Letter, Lexicon, Word};
use word_heist_rules::{
    Action, Attempt, Choices, Event, Options, Pile, PlayMode, Refusal, State, Table, WordHeist,
};

/// A game in progress.
pub struct TestGame<'l> {
    state: State,
    at: Moment,
    words: &'l Lexicon,
}

impl<'l> TestGame<'l> {
    /// A solo game, in which any seat may act. It has a clock, so that the table never asks which
    /// way was meant. These letters are on top of the pile.
    pub fn solo(seats: u8, letters: &str, words: &'l Lexicon) -> TestGame<'l> {
        let clock = TimeLimit::Seconds(900);
        let mode = PlayMode::Solo { clock };
        TestGame::with_choices(
            Choices {
                mode,
                ..Choices::default()
            },
            seats,
            letters,
            words,
        )
    }

    /// Any game, with these letters on top of the pile and Z under them.
    pub fn with_choices(
        choices: Choices,
        seats: u8,
        letters: &str,
        words: &'l Lexicon,
    ) -> TestGame<'l> {
        let options = Options::new(choices).unwrap_or_default();
        let mut state = State::new(&options, seats);
        let z = "z".repeat(options.bag.len());
        let letters = letters.chars().chain(z.chars()).filter_map(Letter::new);
        let pile: Vec<Letter> = letters.take(options.bag.len()).collect();
        let opening = WordHeist::opening_events(&state, &mut Chance::new(1));
        for event in opening {
            let event = match event {
                Event::Laid(_) => Event::Laid(Pile::new(pile.clone())),
                other => other,
            };
            WordHeist::evolve(&mut state, &event, Moment::START);
        }
        let at = Moment::START;
        TestGame { state, at, words }
    }

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// Lets a second pass, then performs a seat's action.
    pub fn act(&mut self, seat: u8, action: &Action) -> Result<(), Refusal> {
        self.at = self.at.plus_seconds(1);
        let seat = SeatId::new(seat);
        let by = Actor { seat, at: self.at };
        let mut chance = Chance::new(1);
        let words = Some(self.words);
        for event in WordHeist::decide(&self.state, by, action, words, &mut chance)? {
            WordHeist::evolve(&mut self.state, &event, self.at);
        }
        Ok(())
    }

    /// Turns up this many letters.
    pub fn flip(&mut self, count: usize) -> &mut Self {
        for _ in 0..count {
            assert_eq!(self.act(0, &Action::Flip), Ok(()));
        }
        self
    }

    /// Makes a word for a seat.
    pub fn make(&mut self, seat: u8, text: &str) -> &mut Self {
        let word = text.parse::<Word>().unwrap_or_default();
        let made = self.act(seat, &Action::Make(Attempt::from_any_source(word)));
        assert_eq!(made, Ok(()), "{text}");
        self
    }
}
