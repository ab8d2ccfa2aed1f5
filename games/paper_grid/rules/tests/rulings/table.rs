//! A table on which to set up cases.

use game::{Actor, Chance, Game, Moment, SeatId};
use lexicon::{Letter, Lexicon};
use paper_grid_rules::{
    Action, Axis, Board, CallAnswer, CellId, Choices, EdgeId, Event, Hand, Options, PaperGrid,
    Phase, Placed, Play, Preview, Refusal, Stage, State,
};

use crate::list;

pub const A: SeatId = SeatId::FIRST;
pub const B: SeatId = SeatId::new(1);
pub const C: SeatId = SeatId::new(2);

/// A game in progress: seat A is about to play.
#[derive(Debug, Clone)]
pub struct Table {
    pub state: State,
    pub words: Option<Lexicon>,
    pub now: Moment,
}

pub fn letter(c: char) -> Letter {
    Letter::new(c).unwrap()
}

pub fn letters(text: &str) -> Vec<Letter> {
    text.chars().map(letter).collect()
}

/// A table with this board, on which a word has been played; two areas are added if none are drawn.
pub fn table(board: &str) -> Table {
    table_with(board, |_| {})
}

/// A table with this board and with options changed by `choose`.
pub fn table_with(board: &str, choose: impl FnOnce(&mut Choices)) -> Table {
    let board: Board = board.parse().unwrap();
    let mut choices = Choices::on_board(board);
    choose(&mut choices);
    let options = Options::new(choices).unwrap();
    let mut state = State::new(&options, *PaperGrid::seats(&options).start());
    state.stage = Stage::Playing;
    state.begun = true;
    Table {
        state,
        words: None,
        now: Moment::START,
    }
}

impl Table {
    /// Sets the words of the list; a `~` before one makes it rare.
    pub fn with_words(mut self, words: &str) -> Table {
        self.words = Some(list::case_list(words));
        self
    }

    /// Resets the table to before its first word.
    pub fn before_first_word(mut self) -> Table {
        self.state.begun = false;
        self
    }

    pub fn in_endgame(mut self) -> Table {
        self.state.endgame = true;
        self
    }

    pub fn with_hand(mut self, seat: SeatId, hand: &str) -> Table {
        self.state.hands[seat.index()] = Hand::new(letters(hand));
        self
    }

    pub fn cell(&self, name: &str) -> CellId {
        self.state.board.size().cell_named(name).unwrap()
    }

    /// The edge between two cells, as "c2 d2".
    pub fn edge(&self, between: &str) -> EdgeId {
        let (one, other) = between.split_once(' ').unwrap();
        let size = self.state.board.size();
        size.edge_between(self.cell(one), self.cell(other)).unwrap()
    }

    /// The seat that the game waits for, and the phase.
    pub fn waiting_seat(&self) -> (SeatId, Option<Phase>) {
        let waiting = PaperGrid::waiting_for(&self.state);
        (waiting.seats().iter().next().unwrap_or(A), waiting.phase())
    }

    /// Performs an action of the seat that the game waits for.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let (seat, at) = (self.waiting_seat().0, self.now);
        let mut chance = Chance::new(1);
        let words = self.words.as_ref();
        let events =
            PaperGrid::decide(&self.state, Actor { seat, at }, &action, words, &mut chance)?;
        for event in &events {
            assert!(PaperGrid::is_possible(&self.state, event), "{event:?}");
            PaperGrid::evolve(&mut self.state, event, at);
        }
        Ok(events)
    }

    /// Letters laid from a cell on; `.` skips a cell.
    pub fn placed_from(&self, from: &str, axis: Axis, text: &str) -> Vec<Placed> {
        let size = self.state.board.size();
        let mut at = Some(self.cell(from));
        let mut placed = Vec::new();
        for c in text.chars() {
            let cell = at.unwrap();
            placed.extend(Letter::new(c).map(|letter| Placed(cell, letter)));
            at = size.step(cell, axis.forward());
        }
        placed
    }

    pub fn play(&mut self, placed: Vec<Placed>) -> Result<Play, Refusal> {
        let events = self.act(Action::Play(placed))?;
        let mut plays = events.into_iter().filter_map(|event| match event {
            Event::Played(play) => Some(play),
            _ => None,
        });
        Ok(plays.next().unwrap())
    }

    pub fn play_across(&mut self, from: &str, text: &str) -> Result<Play, Refusal> {
        self.play(self.placed_from(from, Axis::Across, text))
    }

    pub fn play_down(&mut self, from: &str, text: &str) -> Result<Play, Refusal> {
        self.play(self.placed_from(from, Axis::Down, text))
    }

    /// A preview of a play.
    pub fn preview(&self, placed: &[Placed]) -> Preview {
        Preview::new(
            &self.state,
            self.state.turn.seat,
            placed,
            self.words.as_ref(),
        )
    }

    /// Calls letters and keeps some.
    pub fn ask(&mut self, called: &str, kept: &str) -> Result<Vec<Event>, Refusal> {
        let (called, kept) = (letters(called), letters(kept));
        self.act(Action::Ask { called, kept })
    }

    pub fn take_letter(&mut self, c: char) -> Result<Vec<Event>, Refusal> {
        self.act(Action::Take(letter(c)))
    }

    pub fn build_wall(&mut self, between: &str) -> Result<Vec<Event>, Refusal> {
        self.act(Action::Wall(self.edge(between)))
    }

    pub fn hand(&self, seat: SeatId) -> String {
        self.state
            .hand(seat)
            .iter()
            .map(|l| l.uppercase())
            .collect()
    }
}

/// A play's words with their sums, as `CAR 5+1+3=9`.
pub fn sum_texts(play: &Play) -> Vec<String> {
    let sum = |word: &paper_grid_rules::ScoredWord| {
        let parts = word.letters.iter().map(|part| match part.times {
            1 => part.value.to_string(),
            times => format!("{}x{times}", part.value),
        });
        let parts = parts.collect::<Vec<_>>().join("+");
        let times = match word.times {
            1 => String::new(),
            times => format!(" x{times}"),
        };
        format!(
            "{} {parts}{times}={}",
            word.word.to_uppercase(),
            word.points
        )
    };
    play.words.iter().map(sum).collect()
}

/// Whether a seat passed because it had no possible answer.
pub fn had_no_answer(events: &[Event], seat: SeatId) -> bool {
    events.contains(&Event::Answered(seat, CallAnswer::Nothing))
}
