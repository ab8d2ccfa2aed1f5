//! The move finder: every legal play of a hand, with its score.
//!
//! Along each line it walks the word list over the letters already there, and lays letters of the
//! hand in free cells; a letter that would join a crossing run is laid only where that run stays a
//! word. It walks the list's graph only forward: boards are small, and from most cells where a run
//! could begin, the letters of the hand don't lead to the next letter on the board.

use super::scoring::{is_in_list, letter_multiplier, multiply_points, word_multiplier};
use super::{
    Axis, CellId, Cells, LaidLetters, LetterRun, LetterValues, Placed, ReadingRule, SpecialType,
    State, devils,
};
use base::sorting::sort_by;
use game::SeatId;
use lexicon::{Cursor, Letter, LetterSet, Level, Lexicon, steps_taken};

/// A legal play with its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The letters to lay, in reading order.
    pub placed: Vec<Placed>,
    /// Points that the play scores.
    pub points: i32,
}

/// Returns every legal play of a seat's hand with its score, the best first; none where the table
/// judges words. No two plays lay the same letters on the same cells.
///
/// ```
/// use paper_grid_rules::{Board, Choices, Options, Size, State, moves};
/// use lexicon::{Lexicon, Level};
/// use game::SeatId;
///
/// let board: Board = "
///     1 . . . . . . .
///     . . . * . . . .
///     . . . . . . . .
///     2 . . . . . . .
///     hand 1 AET
/// "
/// .parse()?;
/// let words = Lexicon::from_words(["tea", "ate"].map(|word| (word, Level::Common)))?;
/// let state = State::new(&Options::new(Choices::on_board(board))?, 2);
/// // Both words, across and down, at each place where they cover the star.
/// assert_eq!(moves(&state, SeatId::FIRST, &words).len(), 2 * (3 + 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn moves(state: &State, seat: SeatId, words: &Lexicon) -> Vec<Move> {
    match state.options.judge.level() {
        Some(level) => moves_up_to(state, seat, words, level),
        None => Vec::new(),
    }
}

/// Returns the plays of words up to a level, even where the table judges words.
pub fn moves_up_to(state: &State, seat: SeatId, words: &Lexicon, level: Level) -> Vec<Move> {
    moves_within(state, seat, words, level, u64::MAX)
}

/// Like [`moves_up_to`], with a limit on steps through the word list, which may be exceeded by a
/// few.
pub fn moves_within(
    state: &State,
    seat: SeatId,
    words: &Lexicon,
    level: Level,
    most: u64,
) -> Vec<Move> {
    let end = steps_taken().saturating_add(most);
    // With Dictionary Devils each play is scored in full afterwards (K29). Where runs may be read
    // either way, scoring looks words up again, so half of the steps are kept for it.
    let asks = state.options.devils && state.options.reading == ReadingRule::EitherWay;
    let walks_to = if asks { end - most / 2 } else { end };
    let mut found = Vec::new();
    for axis in Axis::ALL {
        let mut finder = MoveFinder::new(state, seat, words, level, axis);
        finder.end = walks_to;
        for stretch in stretches(state, axis) {
            let mut slots = finder.slots(&stretch);
            finder.walk_all(&slots, WalkDirection::Forward);
            if state.options.reading == ReadingRule::EitherWay {
                slots.reverse();
                finder.walk_all(&slots, WalkDirection::Back);
            }
        }
        found.append(&mut finder.found);
    }
    if state.options.devils {
        found.retain_mut(|found| {
            let may = !asks || steps_taken() < end;
            if may {
                found.points = mark_growth(state, seat, &found.placed, words);
            }
            may
        });
    }
    sort_by(&mut found, |one, other| {
        let best = other.points.cmp(&one.points);
        best.then_with(|| one.placed.cmp(&other.placed))
    });
    found
}

/// Returns by how much a play makes the sum of its seat's cells grow (K29).
fn mark_growth(state: &State, seat: SeatId, placed: &[Placed], words: &Lexicon) -> i32 {
    LaidLetters::new(state, seat, placed).map_or(0, |laid| {
        let scored = laid.scored_words(state, seat, Some(words));
        devils::points_gained(state, seat, &laid, &scored)
    })
}

/// Returns the maximal straight stretches of cells that a run could fill: no wall, area or
/// crossed-out cell in between.
fn stretches(state: &State, axis: Axis) -> Vec<Vec<CellId>> {
    let board = &state.board;
    let mut all = Vec::new();
    for line in board.lines(axis) {
        let mut stretch: Vec<CellId> = Vec::new();
        for cell in line {
            let usable = board.cell(cell).is_usable();
            let joined = board.neighbour(cell, axis.backward()) == stretch.last().copied();
            if !usable || !joined {
                all.push(std::mem::take(&mut stretch));
            }
            if usable {
                stretch.push(cell);
            }
        }
        all.push(stretch);
    }
    all.retain(|stretch| stretch.len() > 1);
    all
}

/// The direction in which a line is walked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WalkDirection {
    Forward,
    Back,
}

/// A cell of a line, prepared for the walk.
#[derive(Clone, Copy)]
struct WalkSlot {
    cell: CellId,
    letter: Option<Letter>,
    /// Multipliers of the cell: for its letter, and for the words through it.
    times: (u32, u32),
    /// The letters that may be laid in the cell.
    allowed: LetterSet,
    /// Whether a letter here would touch an old one across the line, or cover the start.
    anchors: bool,
    /// Sum of the crossing run's old letters, and the multiplier of their cells; `None` if
    /// nothing crosses.
    crossing: Option<(u32, u32)>,
}

/// Totals gathered along a walk.
#[derive(Clone, Copy, Default)]
struct WalkTotals {
    anchored: bool,
    sum: u32,
    times: u32,
    /// Score of the crossing runs.
    crossings: i32,
}

struct MoveFinder<'a> {
    state: &'a State,
    words: &'a Lexicon,
    level: Level,
    axis: Axis,
    worth: [u32; Letter::COUNT],
    hand: [u8; Letter::COUNT],
    left: LetterSet,
    count: usize,
    starts: Cells,
    path: Vec<Placed>,
    found: Vec<Move>,
    /// Step count at which the search stops.
    end: u64,
}

impl<'a> MoveFinder<'a> {
    fn new(
        state: &'a State,
        seat: SeatId,
        words: &'a Lexicon,
        level: Level,
        axis: Axis,
    ) -> MoveFinder<'a> {
        let worth = LetterValues::for_seat(state, seat);
        let mut values = [0; Letter::COUNT];
        let mut counts = [0; Letter::COUNT];
        for (letter, (value, count)) in Letter::all().zip(values.iter_mut().zip(&mut counts)) {
            *value = worth.value(letter);
            *count = state
                .hand(seat)
                .iter()
                .filter(|held| **held == letter)
                .count() as u8;
        }
        MoveFinder {
            state,
            words,
            level,
            axis,
            worth: values,
            hand: counts,
            left: state.hand(seat).iter().copied().collect(),
            count: state.hand(seat).len(),
            starts: state.board.start_cells(),
            path: Vec::new(),
            found: Vec::new(),
            end: u64::MAX,
        }
    }

    fn is_spent(&self) -> bool {
        steps_taken() >= self.end
    }

    fn value(&self, letter: Letter) -> u32 {
        self.worth
            .get(usize::from(letter.rank()))
            .copied()
            .unwrap_or(0)
    }

    fn slots(&self, stretch: &[CellId]) -> Vec<WalkSlot> {
        stretch.iter().map(|cell| self.slot(*cell)).collect()
    }

    fn slot(&self, cell: CellId) -> WalkSlot {
        let board = &self.state.board;
        let special = board.special(cell);
        let letter = board.letter(cell);
        let times = (letter_multiplier(special), word_multiplier(special));
        let run = match letter {
            Some(_) => None,
            None => self.crossing(cell),
        };
        let starts = self.starts.contains(cell);
        WalkSlot {
            cell,
            letter,
            times,
            allowed: run
                .as_ref()
                .map_or(LetterSet::ALL, |run| self.allowed_letters(run, cell)),
            anchors: if self.state.begun {
                run.is_some()
            } else {
                starts
            },
            crossing: run.map(|run| self.existing_letters(&run, cell)),
        }
    }

    /// Returns the run across the line that a letter in a free cell would join, if there is one.
    fn crossing(&self, cell: CellId) -> Option<LetterRun> {
        let run = LetterRun::through(&self.state.board, cell, self.axis.crossing());
        (run.cells.len() > 1).then_some(run)
    }

    /// Returns the letters of the hand that make the crossing run a word (K13).
    fn allowed_letters(&self, run: &LetterRun, cell: CellId) -> LetterSet {
        let spelled = |letter: Letter| {
            let old = run
                .cells
                .iter()
                .map(|other| self.state.board.letter(*other));
            old.map(|old| old.unwrap_or(letter)).collect::<Vec<_>>()
        };
        debug_assert!(run.cells.contains(&cell));
        let fits = |letter: &Letter| !self.is_spent() && self.is_word(&spelled(*letter));
        self.left.iter().filter(fits).collect()
    }

    fn is_word(&self, letters: &[Letter]) -> bool {
        if is_in_list(self.words, self.level, letters) {
            return true;
        }
        let turned = || letters.iter().rev().copied().collect::<Vec<_>>();
        self.state.options.reading == ReadingRule::EitherWay
            && is_in_list(self.words, self.level, &turned())
    }

    fn existing_letters(&self, run: &LetterRun, cell: CellId) -> (u32, u32) {
        let others = run.cells.iter().filter(|other| **other != cell);
        others.fold((0, 1), |(sum, times), other| {
            let special: Option<SpecialType> = self.state.board.special(*other);
            let letter = self.state.board.letter(*other);
            let points = letter.map_or(0, |l| self.value(l) * letter_multiplier(special));
            (sum + points, times.saturating_mul(word_multiplier(special)))
        })
    }

    /// Walks from every cell where a run may begin.
    fn walk_all(&mut self, slots: &[WalkSlot], way: WalkDirection) {
        let mut before: Option<Letter> = None;
        for (at, slot) in slots.iter().enumerate() {
            let rest = slots.get(at..).unwrap_or_default();
            if before.is_none() && self.can_connect(rest) {
                let gathered = WalkTotals {
                    times: 1,
                    ..WalkTotals::default()
                };
                self.walk(rest, self.words.cursor(), gathered, way);
            }
            before = slot.letter;
        }
    }

    /// Whether the hand has enough letters to reach anything it can connect to.
    fn can_connect(&self, slots: &[WalkSlot]) -> bool {
        let mut laid = 0;
        for slot in slots {
            if slot.letter.is_some() {
                if self.state.begun {
                    return laid <= self.count;
                }
                continue;
            }
            laid += 1;
            if laid > self.count {
                return false;
            }
            if slot.anchors {
                return true;
            }
        }
        false
    }

    fn walk(
        &mut self,
        slots: &[WalkSlot],
        cursor: Cursor<'a>,
        so_far: WalkTotals,
        way: WalkDirection,
    ) {
        if self.is_spent() {
            return;
        }
        let Some((slot, rest)) = slots.split_first() else {
            self.record_play(cursor, so_far, way);
            return;
        };
        if let Some(letter) = slot.letter {
            if let Some(next) = cursor.step(letter) {
                let gathered = WalkTotals {
                    anchored: so_far.anchored || self.state.begun,
                    sum: so_far.sum + self.value(letter) * slot.times.0,
                    times: so_far.times.saturating_mul(slot.times.1),
                    ..so_far
                };
                self.walk(rest, next, gathered, way);
            }
            return;
        }
        self.record_play(cursor, so_far, way);
        let mut open = cursor.next_letters().mask() & self.left.mask() & slot.allowed.mask();
        while open != 0 && !self.is_spent() {
            let letter = Letter::lowest_in_mask(open);
            open &= open - 1;
            let Some(next) = cursor.step(letter) else {
                continue;
            };
            let value = self.value(letter) * slot.times.0;
            let crossing = slot.crossing.map_or(0, |(sum, times)| {
                multiply_points(sum + value, times.saturating_mul(slot.times.1))
            });
            let gathered = WalkTotals {
                anchored: so_far.anchored || slot.anchors,
                sum: so_far.sum + value,
                times: so_far.times.saturating_mul(slot.times.1),
                crossings: so_far.crossings.saturating_add(crossing),
            };
            self.take_letter(letter);
            self.path.push(Placed(slot.cell, letter));
            self.walk(rest, next, gathered, way);
            self.path.pop();
            self.return_letter(letter);
        }
    }

    fn take_letter(&mut self, letter: Letter) {
        if let Some(count) = self.hand.get_mut(usize::from(letter.rank())) {
            *count -= 1;
            if *count == 0 {
                self.left = LetterSet::from_mask(self.left.mask() & !letter.bit());
            }
        }
    }

    fn return_letter(&mut self, letter: Letter) {
        if let Some(count) = self.hand.get_mut(usize::from(letter.rank())) {
            *count += 1;
            self.left = self.left.with(letter);
        }
    }

    /// Ends a run, and records it if it is a legal play.
    fn record_play(&mut self, cursor: Cursor<'a>, gathered: WalkTotals, way: WalkDirection) {
        if !gathered.anchored || self.path.is_empty() || cursor.len() < 2 {
            return;
        }
        let counts = |id| self.level == Level::FULL || self.words.level(id) <= self.level;
        if !cursor.id().is_some_and(counts) || self.is_duplicate(way) {
            return;
        }
        let mut placed = self.path.clone();
        if way == WalkDirection::Back {
            placed.reverse();
        }
        let points =
            multiply_points(gathered.sum, gathered.times).saturating_add(gathered.crossings);
        self.found.push(Move { placed, points });
    }

    /// Whether another walk finds the same letters on the same cells: a single letter that is
    /// also in a run across, or a run that is a word forward too.
    fn is_duplicate(&self, way: WalkDirection) -> bool {
        let Some(Placed(cell, _)) = self.path.first().copied() else {
            return true;
        };
        if self.path.len() == 1 && self.axis == Axis::Down && self.crossing(cell).is_some() {
            return true;
        }
        if way == WalkDirection::Forward {
            return false;
        }
        let mut board = self.state.board.clone();
        for Placed(cell, letter) in &self.path {
            board.set_contents(*cell, super::Contents::Letter(*letter));
        }
        let run = LetterRun::through(&board, cell, self.axis);
        is_in_list(self.words, self.level, &run.letters(&board))
    }
}
