//! Texts of the examples on the lesson and rules pages: a whole turn, and plays on drawn boards.

use super::play::{refusal, sum};
use crate::screen::lesson::{Example, ExampleTurn, People, Shown, Step, What};
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{
    Answer, Axis, Board, CellId, Cells, Contents, Direction, EdgeId, Placed, Run, Scored, State,
};
use screen::text::list::all_of;
use screen::text::phrase::count;

/// Names of the players of the example turns.
pub const PEOPLE: People<&str> = ["Ada", "Ben", "Cleo"];

pub const TURN_SAYS: &str = "One turn, step by step, played by the real rules.";
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
pub fn step_of(step: usize, steps: usize) -> String {
    format!("Step {step} of {steps}")
}

/// Names a player of the example turns.
pub fn person(seat: SeatId) -> &'static str {
    PEOPLE.get(seat.index()).copied().unwrap_or_default()
}

/// Describes a hand and its points for screen readers.
pub fn hand_says(seat: SeatId, points: i32, hand: &[Letter]) -> String {
    format!(
        "{}, {}: {}.",
        person(seat),
        points_words(points),
        letters(hand)
    )
}

pub fn points_words(points: i32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

/// Describes what happens in a step of an example turn.
pub fn step_says(turn: &ExampleTurn, step: &Step) -> String {
    let who = person(turn.seat);
    match step.what {
        What::Before => format!(
            "It’s {who}’s turn. All hands are open, so {who} can see which letters nobody else \
             holds."
        ),
        What::Laid => {
            let written = letters(turn.play.placed.iter().map(|Placed(_, letter)| letter));
            let words = turn
                .play
                .words
                .iter()
                .map(|word| word.word.to_ascii_uppercase());
            let words = all_of(&words.collect::<Vec<_>>());
            format!(
                "{who} writes {written}. With the letters on the board, that makes {words}. Every \
                 line with a new letter must be a word."
            )
        }
        What::Scored => {
            let sums = sums(&turn.play.words, turn.play.points);
            format!("{sums} {}", unique(&turn.play.words))
        }
        What::Asked => {
            let called = letters(&turn.called);
            let kept = step.came.get(turn.seat.index()).copied().unwrap_or(0);
            let keeps = if kept == turn.called.len() {
                format!("{who} gets both.")
            } else {
                let fitting = letters(turn.called.iter().take(kept));
                format!("A hand holds 7, so {who} keeps only {fitting}.")
            };
            format!(
                "Now {who} calls 2 letters: {called}. {keeps} The other players answer in turn."
            )
        }
        What::Answered(seat, Answer::Took(letter)) => format!(
            "{} takes {} too. Several players may take the same letter.",
            person(seat),
            letter.capital()
        ),
        What::Answered(seat, Answer::Wall(edge)) => format!(
            "{} draws a wall{} instead. No word goes through it now.",
            person(seat),
            beside(&step.state.board, edge)
        ),
        What::Answered(seat, Answer::Nothing) => {
            format!("{} has no room for a letter or a wall.", person(seat))
        }
        What::After => {
            let state = &step.state;
            let points = points_words(turn.play.points);
            format!(
                "{who} scored {points}, {} in all. {} is next. {}",
                state.score(turn.seat),
                person(state.turn.seat),
                edge_says(state)
            )
        }
    }
}

/// Gives the rules' verdict on a play: its scores, or why it is refused.
pub fn verdict(shown: &Shown) -> String {
    let preview = &shown.preview;
    if let Some(reason) = &preview.refusal {
        return refusal(reason, shown.board.size(), &[]);
    }
    sums(&preview.words, preview.points)
}

/// Writes out the words' scores and their total.
fn sums(words: &[Scored], points: i32) -> String {
    let sums: Vec<String> = words.iter().map(word_sum).collect();
    let together = match sums.len() {
        1 => String::new(),
        _ => format!(" Together {points}."),
    };
    format!("{}.{together}", sums.join(". "))
}

/// Names the subject of an example.
pub fn example_name(example: Example) -> &'static str {
    match example {
        Example::Star => "The first word",
        Example::Crossing => "Across another word",
        Example::Beside => "Beside another word",
        Example::Straight => "Right above it",
        Example::OneBad => "One bad column is enough",
        Example::Corner => "Corner to corner",
        Example::Plain => "Letters that others hold",
        Example::Unique => "A letter only you hold",
        Example::Cut => "Up to the wall",
        Example::LetterCell => "A Triple Letter",
        Example::WordCell => "A Double Word",
    }
}

/// Explains what an example shows.
pub fn example_says(example: Example) -> &'static str {
    match example {
        Example::Star => "It covers the star.",
        Example::Crossing => "TAP goes through the A of CAR. The A scores again.",
        Example::Beside => "HOW touches WIN, so the columns are words too, and score.",
        Example::Straight => "This doesn’t work: every column must be a word.",
        Example::OneBad => "NO above DOG: the first column reads NO, but the next isn’t a word.",
        Example::Corner => "TO meets CAR only at a corner.",
        Example::Plain => "Other players hold all of these: vowels 1, consonants 3.",
        Example::Unique => "Nobody else holds a C, so it’s worth 5.",
        Example::Cut => "A wall has cut DOG. An A in front makes ADO, which ends at the wall.",
        Example::LetterCell => "The T is on a Triple Letter, so it counts 3 times.",
        Example::WordCell => "The A is on a Double Word: the whole word counts twice, this once.",
    }
}

/// Says in one word whether a play is legal, before the verdict.
pub fn mark_of(shown: &Shown) -> &'static str {
    match shown.preview.refusal {
        None => "Yes.",
        Some(_) => "No.",
    }
}

pub const ROUND: &str = "A round of asking";
/// Heading of the count of letters at the edge.
pub const AT_EDGE: &str = "At the edge";

/// Says how many letters are at the edge, and at how many the endgame begins (K24).
pub fn edge_says(state: &State) -> String {
    let (edge, end) = (state.board.rim_letters(), state.options.endgame_at);
    let letters = match edge {
        0 => "No letters".to_owned(),
        edge => count(edge, "letter", "letters"),
    };
    format!("{letters} at the edge. The endgame begins at {end}.")
}

/// Names the letter beside a wall.
fn beside(board: &Board, edge: EdgeId) -> String {
    let sides = board.size().beside_edge(edge);
    let letter = sides.and_then(|(one, other)| board.letter(one).or(board.letter(other)));
    letter.map_or_else(String::new, |letter| {
        format!(" beside the {}", letter.capital())
    })
}

/// Writes out a word with its score: `CAT: 5 + 1 + 3 = 9`.
pub fn word_sum(word: &Scored) -> String {
    format!("{}: {}", word.word.to_ascii_uppercase(), sum(word))
}

/// Explains which letters are worth 5, and why (K17).
pub fn unique(words: &[Scored]) -> String {
    let letters = words
        .iter()
        .flat_map(|word| word.word.chars().zip(&word.letters));
    let mut fives: Vec<String> = letters
        .filter(|(_, score)| score.value == 5)
        .map(|(letter, _)| letter.to_ascii_uppercase().to_string())
        .collect();
    fives.sort();
    fives.dedup();
    let rest = "Other consonants are worth 3, other vowels 1.";
    match fives.len() {
        0 => {
            "Other players hold all of these letters: consonants are worth 3, vowels 1.".to_owned()
        }
        1 => format!(
            "{} is worth 5, because nobody else holds one. {rest}",
            all_of(&fives)
        ),
        _ => format!(
            "{} are worth 5, because nobody else holds them. {rest}",
            all_of(&fives)
        ),
    }
}

/// Describes a board for screen readers.
pub fn board_says(board: &Board, fresh: Cells) -> String {
    let size = board.size();
    let mut parts = Vec::new();
    let mut alone = board.lettered();
    for axis in Axis::ALL {
        let begins = |cell: &CellId| {
            let before = board.beside(*cell, axis.back());
            board.letter(*cell).is_some() && before.and_then(|cell| board.letter(cell)).is_none()
        };
        for cell in board.ids().filter(begins) {
            let run = Run::through(board, cell, axis);
            if run.cells.len() > 1 {
                let word: String = run.letters(board).iter().map(Letter::to_string).collect();
                let way = match axis {
                    Axis::Across => "across",
                    Axis::Down => "down",
                };
                parts.push(format!("{word} {way} from {}", size.name(cell)));
                alone = alone.minus(run.cells.into_iter().collect());
            }
        }
    }
    let alone = alone.iter();
    parts.extend(alone.filter_map(|cell| {
        let letter = board.letter(cell)?;
        Some(format!("{letter} in {}", size.name(cell)))
    }));
    for cell in board.ids() {
        if let Some(special) = board.special(cell) {
            parts.push(format!(
                "{} in {}",
                super::special_name(special),
                size.name(cell)
            ));
        }
        match board.contents(cell) {
            Contents::Crossed => parts.push(format!("crossed out: {}", size.name(cell))),
            Contents::Area(area) => {
                let person = PEOPLE.get(area.index()).copied().unwrap_or_default();
                parts.push(format!("{person}’s area in {}", size.name(cell)));
            }
            Contents::Empty | Contents::Letter(_) => {}
        }
        for (side, word) in [(Direction::Right, "right of"), (Direction::Down, "below")] {
            if size
                .edge(cell, side)
                .is_some_and(|edge| board.is_walled(edge))
            {
                parts.push(format!("a wall {word} {}", size.name(cell)));
            }
        }
    }
    if parts.is_empty() {
        return "An empty board.".to_owned();
    }
    let new: Vec<Letter> = fresh.iter().filter_map(|cell| board.letter(cell)).collect();
    let new = match new.is_empty() {
        true => String::new(),
        false => format!(" New: {}.", letters(&new)),
    };
    format!("On the board: {}.{new}", parts.join(", "))
}

/// Lists letters in a sentence.
fn letters<'a>(letters: impl IntoIterator<Item = &'a Letter>) -> String {
    let letters: Vec<String> = letters.into_iter().map(Letter::to_string).collect();
    all_of(&letters)
}
