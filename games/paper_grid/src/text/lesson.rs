//! Texts of the examples on the lesson and rules pages: a whole turn, and plays on drawn boards.

use super::play::{refusal, sum_text};
use crate::screen::lesson::{
    ExamplePlay, ExampleTurn, JudgedExample, PerPlayer, StepSubject, TurnStep,
};
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{
    Axis, Board, CallAnswer, CellId, Cells, Contents, Direction, EdgeId, LetterRun, Placed,
    ScoredWord, State,
};
use screen::text::list::list_all;
use screen::text::phrase::count;

/// Names of the players of the example turns.
pub(crate) const PLAYER_NAMES: PerPlayer<&str> = ["Ada", "Ben", "Cleo"];

pub const TURN_NOTE: &str = "One turn, step by step, played by the real rules.";
/// Labels the group of the example's board, hands and buttons.
pub const TURN: &str = "An example turn";
pub const BACK: &str = "Back";
pub const NEXT: &str = "Next";
/// Label of the button that goes from the last step back to the first.
pub const START_AGAIN: &str = "Start again";
pub const ANOTHER_TURN: &str = "Another example";
pub const HANDS: &str = "Hands and points";
pub const READ_RULES: &str = "Read the rules";

/// States which step is shown, and how many there are.
pub fn step_count(step: usize, steps: usize) -> String {
    format!("Step {step} of {steps}")
}

/// Names a player of the example turns.
pub fn player_name(seat: SeatId) -> &'static str {
    PLAYER_NAMES.get(seat.index()).copied().unwrap_or_default()
}

/// Describes a hand and its points for screen readers.
pub fn hand_label(seat: SeatId, points: i32, hand: &[Letter]) -> String {
    format!(
        "{}, {}: {}.",
        player_name(seat),
        points_text(points),
        letter_list(hand)
    )
}

pub(crate) fn points_text(points: i32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

/// Describes what happens in a step of an example turn.
pub fn step_text(turn: &ExampleTurn, step: &TurnStep) -> String {
    let who = player_name(turn.seat);
    match step.what {
        StepSubject::Before => format!(
            "It’s {who}’s turn. All hands are open, so {who} can see which letters nobody else \
             holds."
        ),
        StepSubject::Laid => {
            let written = letter_list(turn.play.placed.iter().map(|Placed(_, letter)| letter));
            let words = turn
                .play
                .words
                .iter()
                .map(|word| word.word.to_ascii_uppercase());
            let words = list_all(&words.collect::<Vec<_>>());
            format!(
                "{who} writes {written}. With the letters on the board, that makes {words}. Every \
                 line with a new letter must be a word."
            )
        }
        StepSubject::Scored => {
            let sums = sums_text(&turn.play.words, turn.play.points);
            format!("{sums} {}", unique_letters(&turn.play.words))
        }
        StepSubject::Asked => {
            let called = letter_list(&turn.called);
            let kept = step.came.get(turn.seat.index()).copied().unwrap_or(0);
            let keeps = if kept == turn.called.len() {
                format!("{who} gets both.")
            } else {
                let fitting = letter_list(turn.called.iter().take(kept));
                format!("A hand holds 7, so {who} keeps only {fitting}.")
            };
            format!(
                "Now {who} asks for 2 letters: {called}. {keeps} The other players answer in turn."
            )
        }
        StepSubject::Answered(seat, CallAnswer::Took(letter)) => format!(
            "{} takes {} too. Several players may take the same letter.",
            player_name(seat),
            letter.uppercase()
        ),
        StepSubject::Answered(seat, CallAnswer::Wall(edge)) => format!(
            "{} draws a wall{} instead. No word goes through it now.",
            player_name(seat),
            letter_beside(&step.state.board, edge)
        ),
        StepSubject::Answered(seat, CallAnswer::Nothing) => {
            format!("{} has no room for a letter or a wall.", player_name(seat))
        }
        StepSubject::After => {
            let state = &step.state;
            let points = points_text(turn.play.points);
            format!(
                "{who} scored {points}, {} in all. {} is next. {}",
                state.score(turn.seat),
                player_name(state.turn.seat),
                edge_text(state)
            )
        }
    }
}

/// Gives the rules' verdict on a play: its scores, or why it is refused.
pub fn verdict(shown: &JudgedExample) -> String {
    let preview = &shown.preview;
    if let Some(reason) = &preview.refusal {
        return refusal(reason, shown.board.size(), &[]);
    }
    sums_text(&preview.words, preview.points)
}

/// Writes out the words' scores and their total.
fn sums_text(words: &[ScoredWord], points: i32) -> String {
    let sums: Vec<String> = words.iter().map(word_sum).collect();
    let together = match sums.len() {
        1 => String::new(),
        _ => format!(" Together {points}."),
    };
    format!("{}.{together}", sums.join(". "))
}

/// Names the subject of an example.
pub fn example_name(example: ExamplePlay) -> &'static str {
    match example {
        ExamplePlay::Star => "The first word",
        ExamplePlay::Crossing => "Across another word",
        ExamplePlay::Beside => "Beside another word",
        ExamplePlay::Straight => "Right above it",
        ExamplePlay::OneBad => "One bad column is enough",
        ExamplePlay::Corner => "Corner to corner",
        ExamplePlay::Plain => "Letters that others hold",
        ExamplePlay::Unique => "A letter only you hold",
        ExamplePlay::Cut => "Up to the wall",
        ExamplePlay::LetterCell => "A Triple Letter",
        ExamplePlay::WordCell => "A Double Word",
    }
}

/// Explains what an example shows.
pub fn example_text(example: ExamplePlay) -> &'static str {
    match example {
        ExamplePlay::Star => "It covers the star.",
        ExamplePlay::Crossing => "TAP goes through the A of CAR. The A scores again.",
        ExamplePlay::Beside => "HOW touches WIN, so the columns are words too, and score.",
        ExamplePlay::Straight => "This doesn’t work: every column must be a word.",
        ExamplePlay::OneBad => {
            "NO above DOG: the first column reads NO, but the next isn’t a word."
        }
        ExamplePlay::Corner => "TO meets CAR only at a corner.",
        ExamplePlay::Plain => "Other players hold all of these: vowels 1, consonants 3.",
        ExamplePlay::Unique => "Nobody else holds a C, so it’s worth 5.",
        ExamplePlay::Cut => "A wall has cut DOG. An A in front makes ADO, which ends at the wall.",
        ExamplePlay::LetterCell => "The T is on a Triple Letter, so it counts 3 times.",
        ExamplePlay::WordCell => {
            "The A is on a Double Word: the whole word counts twice, this once."
        }
    }
}

/// Says in one word whether a play is legal, before the verdict.
pub fn verdict_word(shown: &JudgedExample) -> &'static str {
    match shown.preview.refusal {
        None => "Yes.",
        Some(_) => "No.",
    }
}

pub const ROUND: &str = "A round of asking";
/// Heading of the count of letters at the edge.
pub const AT_EDGE: &str = "At the edge";

/// Says how many letters are at the edge, and at how many the endgame begins (K24).
pub fn edge_text(state: &State) -> String {
    let (edge, end) = (state.board.rim_letter_count(), state.options.endgame_at);
    let letters = match edge {
        0 => "No letters".to_owned(),
        edge => count(edge, "letter", "letters"),
    };
    format!("{letters} at the edge. The endgame begins at {end}.")
}

/// Names the letter beside a wall.
fn letter_beside(board: &Board, edge: EdgeId) -> String {
    let sides = board.size().cells_beside_edge(edge);
    let letter = sides.and_then(|(one, other)| board.letter(one).or(board.letter(other)));
    letter.map_or_else(String::new, |letter| {
        format!(" beside the {}", letter.uppercase())
    })
}

/// Writes out a word with its score: `CAT: 5 + 1 + 3 = 9`.
pub(crate) fn word_sum(word: &ScoredWord) -> String {
    format!("{}: {}", word.word.to_ascii_uppercase(), sum_text(word))
}

/// Explains which letters are worth 5, and why (K17).
pub(crate) fn unique_letters(words: &[ScoredWord]) -> String {
    let letters = words
        .iter()
        .flat_map(|word| word.word.chars().zip(&word.letters));
    let mut fives: Vec<String> = letters
        .filter(|(_, score)| score.value == 5)
        .map(|(letter, _)| letter.to_ascii_uppercase().to_string())
        .collect();
    base::sorting::sort(&mut fives);
    fives.dedup();
    let rest = "Other consonants are worth 3, other vowels 1.";
    match fives.len() {
        0 => {
            "Other players hold all of these letters: consonants are worth 3, vowels 1.".to_owned()
        }
        1 => format!(
            "{} is worth 5, because nobody else holds one. {rest}",
            list_all(&fives)
        ),
        _ => format!(
            "{} are worth 5, because nobody else holds them. {rest}",
            list_all(&fives)
        ),
    }
}

/// Describes a board for screen readers.
pub fn board_label(board: &Board, fresh: Cells) -> String {
    let size = board.size();
    let mut parts = Vec::new();
    let mut alone = board.lettered_cells();
    for axis in Axis::ALL {
        let begins = |cell: &CellId| {
            let before = board.neighbour(*cell, axis.backward());
            board.letter(*cell).is_some() && before.and_then(|cell| board.letter(cell)).is_none()
        };
        for cell in board.cell_ids().filter(begins) {
            let run = LetterRun::through(board, cell, axis);
            if run.cells.len() > 1 {
                let word: String = run.letters(board).iter().map(Letter::to_string).collect();
                let way = match axis {
                    Axis::Across => "across",
                    Axis::Down => "down",
                };
                parts.push(format!("{word} {way} from {}", size.cell_name(cell)));
                alone = alone.difference(run.cells.into_iter().collect());
            }
        }
    }
    let alone = alone.iter();
    parts.extend(alone.filter_map(|cell| {
        let letter = board.letter(cell)?;
        Some(format!("{letter} in {}", size.cell_name(cell)))
    }));
    for cell in board.cell_ids() {
        if let Some(special) = board.special(cell) {
            parts.push(format!(
                "{} in {}",
                super::special_name(special),
                size.cell_name(cell)
            ));
        }
        match board.contents(cell) {
            Contents::Crossed => parts.push(format!("crossed out: {}", size.cell_name(cell))),
            Contents::Area(area) => {
                let person = PLAYER_NAMES.get(area.index()).copied().unwrap_or_default();
                parts.push(format!("{person}’s area in {}", size.cell_name(cell)));
            }
            Contents::Empty | Contents::Letter(_) => {}
        }
        for (side, word) in [(Direction::Right, "right of"), (Direction::Down, "below")] {
            if size
                .edge(cell, side)
                .is_some_and(|edge| board.is_walled(edge))
            {
                parts.push(format!("a wall {word} {}", size.cell_name(cell)));
            }
        }
    }
    if parts.is_empty() {
        return "An empty board.".to_owned();
    }
    let new: Vec<Letter> = fresh.iter().filter_map(|cell| board.letter(cell)).collect();
    let new = if new.is_empty() {
        String::new()
    } else {
        format!(" New: {}.", letter_list(&new))
    };
    format!("On the board: {}.{new}", parts.join(", "))
}

/// Lists letters in a sentence.
fn letter_list<'a>(letters: impl IntoIterator<Item = &'a Letter>) -> String {
    let letters: Vec<String> = letters.into_iter().map(Letter::to_string).collect();
    list_all(&letters)
}
