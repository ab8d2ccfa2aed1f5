//! An example turn on a small board, step by step, played by the real rules.

use game::{Chance, Match, Moment, PlayedBy, Player, Seat, SeatColour, SeatId};
use lexicon::{Letter, Lexicon};
use paper_grid_rules::{
    Action, Amount, BoardSeed, BoardSettings, CallAnswer, CellId, Cells, Choices, EdgeId, Event,
    FirstSeat, GENERATOR_VERSION, LaidLetters, Options, PaperGrid, Placed, Play, Size, Stage,
    State, generate, moves,
};

/// One value for each of the three players at the example's table.
pub type PerPlayer<T> = [T; 3];

/// Names of the players; they are never shown.
const SEAT_NAMES: PerPlayer<&str> = ["A", "B", "C"];

/// An example turn, from playing a word until the next player's turn.
#[derive(Debug, Clone, PartialEq)]
pub struct ExampleTurn {
    pub seat: SeatId,
    /// The word played.
    pub play: Play,
    /// The letters called.
    pub called: Vec<Letter>,
    /// What is shown, step by step.
    pub steps: Vec<TurnStep>,
}

/// What is shown at one moment of the turn.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnStep {
    /// The subject of the step.
    pub what: StepSubject,
    /// The state of the game at this step.
    pub state: State,
    /// Cells with new letters.
    pub fresh: Cells,
    /// Number of new letters at the end of each hand.
    pub came: PerPlayer<usize>,
}

/// The subject of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepSubject {
    /// The turn begins.
    Before,
    /// Letters are laid on the board.
    Laid,
    /// The words are scored.
    Scored,
    /// Letters are called.
    Asked,
    /// Another player answers.
    Answered(SeatId, CallAnswer),
    /// The turn is over.
    After,
}

impl TurnStep {
    /// Returns the wall that this step adds, if it adds one.
    pub fn wall(&self) -> Option<EdgeId> {
        match self.what {
            StepSubject::Answered(_, CallAnswer::Wall(edge)) => Some(edge),
            _ => None,
        }
    }
}

impl ExampleTurn {
    /// Returns the example turn with this number. Few positions are worth showing, so several are
    /// tried; it takes the first with two new words, or else the first good one.
    pub fn new(number: u32, words: &Lexicon) -> Option<ExampleTurn> {
        let tries = (0..MAX_TRIES).filter_map(|n| {
            ExampleGame::open(&format!("{number}-{n}"), words)?.play_example_turn()
        });
        let mut best: Option<ExampleTurn> = None;
        for turn in tries {
            if turn.play.words.len() == 2 {
                return Some(turn);
            }
            best = best.or(Some(turn));
        }
        best
    }
}

const MAX_TRIES: usize = 40;

/// A game in progress, with the word list and random source that its players use.
struct ExampleGame<'w> {
    game: Match<PaperGrid>,
    words: &'w Lexicon,
    chance: Chance,
}

impl<'w> ExampleGame<'w> {
    /// Opens a game and plays a turn of each player, and perhaps one or two more.
    fn open(seed: &str, words: &'w Lexicon) -> Option<Self> {
        let mut chance = Chance::from_text(seed);
        let settings = BoardSettings {
            size: Size::Small,
            seats: SEAT_NAMES.len(),
            seed: seed.parse::<BoardSeed>().ok()?,
            walls: Amount::Off,
            letters: Amount::Off,
            hand: Some(4),
            ..BoardSettings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).ok()?;
        let options = Options::new(Choices {
            first: FirstSeat::Seat(SeatId::FIRST),
            ..Choices::on_board(board)
        });
        let people = SEAT_NAMES.iter().zip(SeatColour::ALL);
        let seats: Option<Vec<Seat>> = people
            .map(|(name, colour)| {
                let name = name.parse().ok()?;
                let player = Player { name, colour };
                let by = PlayedBy::Person;
                Some(Seat { player, by })
            })
            .collect();
        let turns = SEAT_NAMES.len() + chance.below(SEAT_NAMES.len());
        let game = Match::start(options.ok()?, seats?, chance.clone()).ok()?;
        let mut table = ExampleGame {
            game,
            words,
            chance,
        };
        for _ in 0..turns {
            table.play_quick_turn()?;
        }
        Some(table)
    }

    fn state(&self) -> &State {
        self.game.state()
    }

    fn act(&mut self, seat: SeatId, action: &Action) -> Option<()> {
        let words = Some(self.words);
        self.game.act(seat, action, Moment::START, words).ok()
    }

    /// Plays a turn that only leads up to the example.
    fn play_quick_turn(&mut self) -> Option<()> {
        let seat = self.state().turn.seat;
        let found = moves(self.state(), seat, self.words);
        let good = found.get(..found.len().min(6)).unwrap_or_default();
        if let Some(good) = self.chance.pick(good).cloned() {
            self.act(seat, &Action::Play(good.placed))?;
        }
        let ask = self.ask(seat);
        self.act(seat, &ask)?;
        for other in seat.others_clockwise(self.state().seats) {
            let walls = self.chance.below(6) == 0;
            let answer = self.answer(walls)?;
            self.act(other, &answer)?;
        }
        Some(())
    }

    /// Plays the example turn, if there is a good one.
    fn play_example_turn(mut self) -> Option<ExampleTurn> {
        let before = self.state().clone();
        let seat = before.turn.seat;
        let placed = self.play_worth_showing()?;
        let fresh: Cells = placed.iter().map(|Placed(cell, _)| *cell).collect();
        let mut steps = vec![TurnStep {
            what: StepSubject::Before,
            state: before.clone(),
            fresh: Cells::default(),
            came: [0; 3],
        }];
        self.act(seat, &Action::Play(placed))?;
        let play = self.events().find_map(|event| match event {
            Event::Played(play) => Some(play.clone()),
            _ => None,
        })?;
        let scored = self.state().clone();
        let mut add = |what, state: &State, came| {
            let state = state.clone();
            steps.push(TurnStep {
                what,
                state,
                fresh,
                came,
            });
        };
        // The letters are on the board, but not added up yet.
        let mut laid = scored.clone();
        laid.scores.clone_from(&before.scores);
        add(StepSubject::Laid, &laid, [0; 3]);
        add(StepSubject::Scored, &scored, [0; 3]);

        let ask = self.ask(seat);
        let Action::Ask { called, kept } = &ask else {
            return None;
        };
        self.act(seat, &ask)?;
        add(
            StepSubject::Asked,
            self.state(),
            new_letter_counts(seat, kept.len()),
        );
        // One of the other two players takes a letter, and the other one places a wall.
        let builder = self.chance.below(2);
        for (place, other) in seat.others_clockwise(before.seats).enumerate() {
            let answer = self.answer(place == builder)?;
            self.act(other, &answer)?;
            let answer = self.events().find_map(|event| match event {
                Event::Answered(_, answer) => Some(*answer),
                _ => None,
            })?;
            let took = matches!(answer, CallAnswer::Took(_));
            let came = new_letter_counts(other, usize::from(took));
            add(StepSubject::Answered(other, answer), self.state(), came);
        }
        add(StepSubject::After, self.state(), [0; 3]);
        if let Some(last) = steps.last_mut() {
            last.fresh = Cells::default();
        }
        // Both must have happened, and the endgame mustn't have begun: that is another
        // lesson's subject.
        let took =
            |step: &TurnStep| matches!(step.what, StepSubject::Answered(_, CallAnswer::Took(_)));
        let took = steps.iter().any(took);
        let built = steps.iter().any(|step| step.wall().is_some());
        let whole = took && built && !self.state().endgame;
        whole.then_some(ExampleTurn {
            seat,
            play,
            called: called.clone(),
            steps,
        })
    }

    /// Returns the events of the last action.
    fn events(&self) -> impl Iterator<Item = &Event> {
        self.game
            .last_step()
            .into_iter()
            .flat_map(|step| &step.events)
    }

    /// Returns a play worth showing: several new letters, not too many words, one letter that no
    /// other seat has and one that others have.
    fn play_worth_showing(&mut self) -> Option<Vec<Placed>> {
        let state = self.state();
        let seat = state.turn.seat;
        if !state.begun {
            return None;
        }
        let mut found = moves(state, seat, self.words);
        found.retain(|found| {
            let Ok(laid) = LaidLetters::new(state, seat, &found.placed) else {
                return false;
            };
            let words = laid.scored_words(state, seat, Some(self.words));
            let main = words.first().map_or(0, |word| word.letters.len());
            let letters = || words.iter().flat_map(|word| &word.letters);
            found.placed.len() > 1
                && (3..=4).contains(&main)
                && words.len() <= 2
                && letters().any(|letter| letter.value == 5)
                && letters().any(|letter| letter.value < 5)
        });
        // A play that makes two words at once shows more than a play that makes one.
        let good = found.get(..found.len().min(4)).unwrap_or_default();
        let play = self.chance.pick(good)?;
        Some(play.placed.clone())
    }

    /// Calls two letters that are common in words, and keeps those that fit.
    fn ask(&mut self, seat: SeatId) -> Action {
        let mut letters: Vec<Letter> = COMMON_LETTERS.chars().filter_map(Letter::new).collect();
        let held = self.state().hand(seat);
        letters.retain(|letter| !held.contains(letter));
        let room = self.state().room_in_hand(seat);
        let mut called = Vec::new();
        while called.len() < 2 {
            let Some(letter) = self.chance.draw(&mut letters) else {
                break;
            };
            if !called.contains(&letter) {
                called.push(letter);
            }
        }
        let kept = called.iter().copied().take(room).collect();
        Action::Ask { called, kept }
    }

    /// Answers the asker: takes one of the letters, or places a wall where a word could have grown.
    fn answer(&mut self, walls: bool) -> Option<Action> {
        let state = self.game.state();
        let Stage::Answering { called, seat } = &state.stage else {
            return None;
        };
        let take = self.chance.pick(called).copied();
        if !walls && state.room_in_hand(*seat) > 0 {
            return take.map(Action::Take);
        }
        let edges: Vec<EdgeId> = state
            .wallable_edges()
            .filter(|edge| limits_growth(state, *edge))
            .collect();
        self.chance.pick(&edges).copied().map(Action::Wall)
    }
}

/// Letters that are common in words, some of them twice.
const COMMON_LETTERS: &str = "EEAAIOSRTTNLDHPG";

/// Whether a wall on the edge separates a letter from a free cell.
fn limits_growth(state: &State, edge: EdgeId) -> bool {
    let Some((one, other)) = state.board.size().cells_beside_edge(edge) else {
        return false;
    };
    let lettered = |cell: CellId| state.board.letter(cell).is_some();
    let free = |cell: CellId| state.board.cell(cell).is_free();
    (lettered(one) && free(other)) || (free(one) && lettered(other))
}

/// Returns the number of new letters for each hand, when only one hand has any.
fn new_letter_counts(seat: SeatId, letters: usize) -> PerPlayer<usize> {
    std::array::from_fn(|other| if other == seat.index() { letters } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::lesson::step_text;
    use screen::lesson_word_list::word_list;

    fn example(number: u32) -> ExampleTurn {
        ExampleTurn::new(number, &word_list().unwrap()).unwrap()
    }

    #[test]
    fn every_example_number_gives_a_complete_turn() {
        let words = word_list().unwrap();
        for number in 1..=150 {
            let turn = ExampleTurn::new(number, &words).unwrap();
            let what: Vec<StepSubject> = turn.steps.iter().map(|step| step.what).collect();
            let [
                StepSubject::Before,
                StepSubject::Laid,
                StepSubject::Scored,
                StepSubject::Asked,
                StepSubject::Answered(_, one),
                StepSubject::Answered(_, other),
                StepSubject::After,
            ] = what[..]
            else {
                panic!("{number}: {what:?}");
            };
            let takes = [one, other].map(|answer| matches!(answer, CallAnswer::Took(_)));
            let builds = [one, other].map(|answer| matches!(answer, CallAnswer::Wall(_)));
            assert!(takes.contains(&true) && builds.contains(&true), "{number}");
            let values = turn.play.words.iter().flat_map(|word| &word.letters);
            let values: Vec<u32> = values.map(|letter| letter.value).collect();
            assert!(values.contains(&5) && values.iter().any(|value| *value < 5));
        }
    }

    #[test]
    fn the_same_number_gives_the_same_turn() {
        assert_eq!(example(7), example(7));
        assert_ne!(example(7).steps, example(8).steps);
    }

    #[test]
    fn the_steps_follow_from_each_other() {
        let turn = example(1);
        let at = |step: usize| &turn.steps[step].state;
        let player = turn.seat;
        let points = turn.play.points;
        assert_eq!(at(1).score(player), at(0).score(player), "not added up yet");
        assert_eq!(at(2).score(player), at(0).score(player) + points);
        let laid = turn.play.placed.len();
        assert_eq!(at(1).hand(player).len(), at(0).hand(player).len() - laid);
        assert_eq!(at(3).hand(player).len(), at(1).hand(player).len() + 2);
        assert_eq!(at(6).board.walls().len(), at(0).board.walls().len() + 1);
        assert_eq!(at(6).turn.seat, player.next_clockwise(3));
    }

    #[test]
    fn step_texts_match_the_results_of_the_rules() {
        for number in 1..=30 {
            let turn = example(number);
            let says: Vec<String> =
                (turn.steps.iter().map(|step| step_text(&turn, step))).collect();
            for word in &turn.play.words {
                let whole = format!("= {}", word.points);
                assert!(says[1].contains(&word.word.to_uppercase()), "{says:#?}");
                assert!(says[2].contains(&whole), "{says:#?}");
            }
            assert!(says[6].contains(&turn.play.points.to_string()), "{says:#?}");
        }
    }
}
