//! Single plays, each for one point of the rules, legal or not, as the rules judge them.

use std::ops::Range;

use crate::screen::rules_sections::RulesSection;
use game::SeatId;
use lexicon::{Letter, Lexicon};
use paper_grid_rules::{
    Axis, Board, Cells, Choices, Hand, LaidLetters, Options, Placed, Preview, State, ValueSystem,
};

/// A point of the rules that an example play shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExamplePlay {
    /// The first word covers the star.
    Star,
    /// A word crosses another.
    Crossing,
    /// A word laid alongside another makes a word in each column.
    Beside,
    /// A word laid exactly above another, where the columns aren't words.
    Straight,
    /// One column that isn't a word makes the play illegal.
    OneBad,
    /// Touching at a corner doesn't connect.
    Corner,
    /// No letter is unique, so none is worth 5 (K17).
    Plain,
    /// One letter is unique, so it is worth 5 (K17).
    Unique,
    /// A wall ends a word.
    Cut,
    /// A letter cell multiplies its letter.
    LetterCell,
    /// A word cell multiplies its word.
    WordCell,
}

/// An example play on its board, judged by the rules.
#[derive(Debug, Clone, PartialEq)]
pub struct JudgedExample {
    /// The board with the play's letters on it.
    pub board: Board,
    /// The cells of the play's letters.
    pub fresh: Cells,
    /// The columns to show.
    pub columns: Range<usize>,
    /// The rows to show.
    pub rows: Range<usize>,
    /// The rules' verdict on the play.
    pub preview: Preview,
}

/// The set-up of an example.
struct ExampleSetUp {
    board: &'static str,
    columns: Range<usize>,
    rows: Range<usize>,
    /// The player's hand, all of which is laid.
    hand: &'static str,
    /// The letters that other seats hold.
    others: &'static str,
    /// The cell where the word begins, its axis and its letters; `.` skips a letter
    /// already there.
    at: &'static str,
    axis: Axis,
    word: &'static str,
}

impl ExamplePlay {
    /// All examples, in the order in which the page explains them.
    pub const ALL: [ExamplePlay; 11] = [
        ExamplePlay::Star,
        ExamplePlay::Crossing,
        ExamplePlay::Beside,
        ExamplePlay::Straight,
        ExamplePlay::OneBad,
        ExamplePlay::Corner,
        ExamplePlay::Plain,
        ExamplePlay::Unique,
        ExamplePlay::Cut,
        ExamplePlay::LetterCell,
        ExamplePlay::WordCell,
    ];

    /// Returns the section of the rules that the example belongs to.
    pub fn section(self) -> RulesSection {
        match self {
            ExamplePlay::Star
            | ExamplePlay::Crossing
            | ExamplePlay::Beside
            | ExamplePlay::Straight
            | ExamplePlay::OneBad
            | ExamplePlay::Corner => RulesSection::Words,
            ExamplePlay::Plain | ExamplePlay::Unique => RulesSection::Scoring,
            ExamplePlay::Cut => RulesSection::Walls,
            ExamplePlay::LetterCell | ExamplePlay::WordCell => RulesSection::Upgrades,
        }
    }

    /// Returns the play, laid and judged by the default rules.
    pub fn judged(self, words: &Lexicon) -> Option<JudgedExample> {
        self.judged_with(ValueSystem::default(), words)
    }

    /// Like [`ExamplePlay::judged`], with these letter values.
    pub fn judged_with(self, values: ValueSystem, words: &Lexicon) -> Option<JudgedExample> {
        let case = self.set_up();
        let mut board: Board = case.board.parse().ok()?;
        board.values = values;
        let size = board.size();
        let first = board.lettered_cells().is_empty();
        let options = Options::new(Choices::on_board(board)).ok()?;
        let mut state = State::new(&options, 2);
        state.hands = [case.hand, case.others].map(hand).into();
        state.begun = !first;
        let mut cell = Some(size.cell_named(case.at)?);
        let mut placed = Vec::new();
        for sign in case.word.chars() {
            let here = cell?;
            placed.extend(Letter::new(sign).map(|letter| Placed(here, letter)));
            cell = size.step(here, case.axis.forward());
        }
        let laid = LaidLetters::new(&state, SeatId::FIRST, &placed).ok()?;
        Some(JudgedExample {
            fresh: placed.iter().map(|Placed(cell, _)| *cell).collect(),
            board: laid.board,
            columns: case.columns,
            rows: case.rows,
            preview: Preview::new(&state, SeatId::FIRST, &placed, Some(words)),
        })
    }

    fn set_up(self) -> ExampleSetUp {
        let (across, down) = (Axis::Across, Axis::Down);
        let case = |board, hand, others, at, axis, word| ExampleSetUp {
            board,
            columns: 1..7,
            rows: 0..4,
            hand,
            others,
            at,
            axis,
            word,
        };
        match self {
            ExamplePlay::Star => case(STAR_BOARD, "TEA", "TEA", "c2", across, "TEA"),
            ExamplePlay::Crossing => case(CAR_BOARD, "TP", "CARTP", "d1", down, "T.P"),
            ExamplePlay::Beside => case(WIN_BOARD, "HOW", "HOWIN", "d2", across, "HOW"),
            ExamplePlay::Straight => case(WIN_BOARD, "HOW", "HOWIN", "c2", across, "HOW"),
            ExamplePlay::OneBad => case(DOG_BOARD, "NO", "DOGN", "e2", across, "NO"),
            ExamplePlay::Corner => case(CAR_BOARD, "TO", "CARTO", "f3", across, "TO"),
            ExamplePlay::Plain => case(STAR_BOARD, "APPLE", "APLE", "b2", across, "APPLE"),
            ExamplePlay::Unique => case(STAR_BOARD, "CAR", "AR", "c2", across, "CAR"),
            ExamplePlay::Cut => case(CUT_BOARD, "A", "ADOG", "c3", across, "A"),
            ExamplePlay::LetterCell => case(TRIPLE_LETTER_BOARD, "AT", "HAT", "e2", across, "AT"),
            ExamplePlay::WordCell => case(DOUBLE_WORD_BOARD, "EA", "TEA", "e2", across, "EA"),
        }
    }
}

fn hand(letters: &str) -> Hand {
    Hand::new(letters.chars().filter_map(Letter::new).collect())
}

const STAR_BOARD: &str = "
    . . . . . . . .
    . . . * . . . .
    . . . . . . . .
    . . . . . . . .";
const CAR_BOARD: &str = "
    . . . . . . . .
    . . C A R . . .
    . . . . . . . .
    . . . . . . . .
    star d2";
const WIN_BOARD: &str = "
    . . . . . . . .
    . . . . . . . .
    . . W I N . . .
    . . . . . . . .
    star d3";
const DOG_BOARD: &str = "
    . . . . . . . .
    . . . . . . . .
    . . . D O G . .
    . . . . . . . .
    star d3";
const CUT_BOARD: &str = "
    . . . . . . . .
    . . . . . . . .
    . . . D O|G . .
    . . . . . . . .
    star d3";
const TRIPLE_LETTER_BOARD: &str = "
    . . . . . . . .
    . . . H . t . .
    . . . . . . . .
    . . . . . . . .
    star d2";
const DOUBLE_WORD_BOARD: &str = "
    . . . . . . . .
    . . . T . w . .
    . . . . . . . .
    . . . . . . . .
    star d2";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::lesson::verdict;
    use paper_grid_rules::Refusal;
    use screen::lesson_word_list::word_list;

    fn preview(example: ExamplePlay) -> Preview {
        example.judged(&word_list().unwrap()).unwrap().preview
    }

    /// Returns the score of a legal play: word by word, and in total.
    fn worth(example: ExamplePlay) -> (Vec<(String, i32)>, i32) {
        let preview = preview(example);
        assert_eq!(preview.refusal, None, "{example:?}");
        let words = preview.words.into_iter();
        let words = words.map(|word| (word.word, word.points)).collect();
        (words, preview.points)
    }

    fn one(word: &str, points: i32) -> (Vec<(String, i32)>, i32) {
        (vec![(word.to_owned(), points)], points)
    }

    #[test]
    fn every_example_play_is_inside_the_shown_part_of_its_board() {
        for example in ExamplePlay::ALL {
            let shown = example.judged(&word_list().unwrap()).unwrap();
            let size = shown.board.size();
            for cell in shown.board.lettered_cells().iter() {
                assert!(shown.columns.contains(&size.column(cell)), "{example:?}");
                assert!(shown.rows.contains(&size.row(cell)), "{example:?}");
            }
            assert!(!shown.fresh.is_empty());
        }
    }

    #[test]
    fn k11_the_first_word_must_cover_the_star() {
        assert_eq!(worth(ExamplePlay::Star), one("tea", 5));
    }

    #[test]
    fn k12_a_word_may_cross_or_touch() {
        assert_eq!(worth(ExamplePlay::Crossing), one("tap", 7));
        let words = [("how", 7), ("hi", 4), ("on", 4)];
        let words = words.map(|(word, points)| (word.to_owned(), points));
        assert_eq!(worth(ExamplePlay::Beside), (words.to_vec(), 15));
        assert_eq!(
            preview(ExamplePlay::Corner).refusal,
            Some(Refusal::NotConnected)
        );
    }

    #[test]
    fn k13_a_refusal_names_every_bad_word() {
        let bad = |words: &[&str]| {
            Some(Refusal::NotWords(
                words.iter().map(|word| (*word).to_owned()).collect(),
            ))
        };
        assert_eq!(
            preview(ExamplePlay::Straight).refusal,
            bad(&["hw", "oi", "wn"])
        );
        assert_eq!(preview(ExamplePlay::OneBad).refusal, bad(&["og"]));
    }

    #[test]
    fn k14_a_wall_ends_a_run() {
        assert_eq!(worth(ExamplePlay::Cut), one("ado", 5));
    }

    #[test]
    fn k17_apple_is_11_and_car_with_a_unique_c_is_9() {
        assert_eq!(worth(ExamplePlay::Plain), one("apple", 11));
        assert_eq!(worth(ExamplePlay::Unique), one("car", 9));
    }

    #[test]
    fn k32_and_k33_cells_multiply_letters_and_words() {
        assert_eq!(worth(ExamplePlay::WordCell), one("tea", 10));
        assert_eq!(worth(ExamplePlay::LetterCell), one("hat", 13));
    }

    #[test]
    fn verdict_texts_match_the_results_of_the_rules() {
        let says = |example: ExamplePlay| verdict(&example.judged(&word_list().unwrap()).unwrap());
        assert_eq!(says(ExamplePlay::Unique), "CAR: 5 + 1 + 3 = 9.");
        assert_eq!(
            says(ExamplePlay::Beside),
            "HOW: 3 + 1 + 3 = 7. HI: 3 + 1 = 4. ON: 1 + 3 = 4. Together 15."
        );
        assert_eq!(says(ExamplePlay::OneBad), "OG isn’t in the word list.");
        assert_eq!(
            says(ExamplePlay::Corner),
            "Join a letter on the board, with no wall between."
        );
    }
}
