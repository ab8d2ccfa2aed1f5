//! Single plays, each for one point of the rules, legal or not, as the rules judge them.

use std::ops::Range;

use crate::screen::sections::Section;
use game::SeatId;
use lexicon::{Letter, Lexicon};
use paper_grid_rules::{
    Axis, Board, Cells, Choices, Hand, Laid, Options, Placed, Preview, State, Values,
};

/// A point of the rules that an example play shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Example {
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
pub struct Shown {
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
struct Case {
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

impl Example {
    /// All examples, in the order in which the page explains them.
    pub const ALL: [Example; 11] = [
        Example::Star,
        Example::Crossing,
        Example::Beside,
        Example::Straight,
        Example::OneBad,
        Example::Corner,
        Example::Plain,
        Example::Unique,
        Example::Cut,
        Example::LetterCell,
        Example::WordCell,
    ];

    /// Returns the section of the rules that the example belongs to.
    pub fn section(self) -> Section {
        match self {
            Example::Star
            | Example::Crossing
            | Example::Beside
            | Example::Straight
            | Example::OneBad
            | Example::Corner => Section::Words,
            Example::Plain | Example::Unique => Section::Scoring,
            Example::Cut => Section::Walls,
            Example::LetterCell | Example::WordCell => Section::Upgrades,
        }
    }

    /// Returns the play, laid and judged by the default rules.
    pub fn shown(self, words: &Lexicon) -> Option<Shown> {
        self.shown_by(Values::default(), words)
    }

    /// [`Example::shown`] with these letter values.
    pub fn shown_by(self, values: Values, words: &Lexicon) -> Option<Shown> {
        let case = self.case();
        let mut board: Board = case.board.parse().ok()?;
        board.values = values;
        let size = board.size();
        let first = board.lettered().is_empty();
        let options = Options::new(Choices::on(board)).ok()?;
        let mut state = State::new(&options, 2);
        state.hands = [case.hand, case.others].map(hand).into();
        state.begun = !first;
        let mut cell = Some(size.named(case.at)?);
        let mut placed = Vec::new();
        for sign in case.word.chars() {
            let here = cell?;
            placed.extend(Letter::new(sign).map(|letter| Placed(here, letter)));
            cell = size.step(here, case.axis.on());
        }
        let laid = Laid::new(&state, SeatId::FIRST, &placed).ok()?;
        Some(Shown {
            fresh: placed.iter().map(|Placed(cell, _)| *cell).collect(),
            board: laid.board,
            columns: case.columns,
            rows: case.rows,
            preview: Preview::of(&state, SeatId::FIRST, &placed, Some(words)),
        })
    }

    fn case(self) -> Case {
        let (across, down) = (Axis::Across, Axis::Down);
        let case = |board, hand, others, at, axis, word| Case {
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
            Example::Star => case(STAR, "TEA", "TEA", "c2", across, "TEA"),
            Example::Crossing => case(CAR, "TP", "CARTP", "d1", down, "T.P"),
            Example::Beside => case(WIN, "HOW", "HOWIN", "d2", across, "HOW"),
            Example::Straight => case(WIN, "HOW", "HOWIN", "c2", across, "HOW"),
            Example::OneBad => case(DOG, "NO", "DOGN", "e2", across, "NO"),
            Example::Corner => case(CAR, "TO", "CARTO", "f3", across, "TO"),
            Example::Plain => case(STAR, "APPLE", "APLE", "b2", across, "APPLE"),
            Example::Unique => case(STAR, "CAR", "AR", "c2", across, "CAR"),
            Example::Cut => case(CUT, "A", "ADOG", "c3", across, "A"),
            Example::LetterCell => case(TRIPLE_LETTER, "AT", "HAT", "e2", across, "AT"),
            Example::WordCell => case(DOUBLE_WORD, "EA", "TEA", "e2", across, "EA"),
        }
    }
}

fn hand(letters: &str) -> Hand {
    Hand::new(letters.chars().filter_map(Letter::new).collect())
}

const STAR: &str = "
    . . . . . . . .
    . . . * . . . .
    . . . . . . . .
    . . . . . . . .";
const CAR: &str = "
    . . . . . . . .
    . . C A R . . .
    . . . . . . . .
    . . . . . . . .
    star d2";
const WIN: &str = "
    . . . . . . . .
    . . . . . . . .
    . . W I N . . .
    . . . . . . . .
    star d3";
const DOG: &str = "
    . . . . . . . .
    . . . . . . . .
    . . . D O G . .
    . . . . . . . .
    star d3";
const CUT: &str = "
    . . . . . . . .
    . . . . . . . .
    . . . D O|G . .
    . . . . . . . .
    star d3";
const TRIPLE_LETTER: &str = "
    . . . . . . . .
    . . . H . t . .
    . . . . . . . .
    . . . . . . . .
    star d2";
const DOUBLE_WORD: &str = "
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
    use screen::lesson_words::words;

    fn preview(example: Example) -> Preview {
        example.shown(&words().unwrap()).unwrap().preview
    }

    /// Returns the score of a legal play: word by word, and in total.
    fn worth(example: Example) -> (Vec<(String, i32)>, i32) {
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
        for example in Example::ALL {
            let shown = example.shown(&words().unwrap()).unwrap();
            let size = shown.board.size();
            for cell in shown.board.lettered().iter() {
                assert!(shown.columns.contains(&size.column(cell)), "{example:?}");
                assert!(shown.rows.contains(&size.row(cell)), "{example:?}");
            }
            assert!(!shown.fresh.is_empty());
        }
    }

    #[test]
    fn k11_the_first_word_must_cover_the_star() {
        assert_eq!(worth(Example::Star), one("tea", 5));
    }

    #[test]
    fn k12_a_word_may_cross_or_touch() {
        assert_eq!(worth(Example::Crossing), one("tap", 7));
        let words = [("how", 7), ("hi", 4), ("on", 4)];
        let words = words.map(|(word, points)| (word.to_owned(), points));
        assert_eq!(worth(Example::Beside), (words.to_vec(), 15));
        assert_eq!(
            preview(Example::Corner).refusal,
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
        assert_eq!(preview(Example::Straight).refusal, bad(&["hw", "oi", "wn"]));
        assert_eq!(preview(Example::OneBad).refusal, bad(&["og"]));
    }

    #[test]
    fn k14_a_wall_ends_a_run() {
        assert_eq!(worth(Example::Cut), one("ado", 5));
    }

    #[test]
    fn k17_apple_is_11_and_car_with_a_unique_c_is_9() {
        assert_eq!(worth(Example::Plain), one("apple", 11));
        assert_eq!(worth(Example::Unique), one("car", 9));
    }

    #[test]
    fn k32_and_k33_cells_multiply_letters_and_words() {
        assert_eq!(worth(Example::WordCell), one("tea", 10));
        assert_eq!(worth(Example::LetterCell), one("hat", 13));
    }

    #[test]
    fn verdict_texts_match_the_results_of_the_rules() {
        let says = |example: Example| verdict(&example.shown(&words().unwrap()).unwrap());
        assert_eq!(says(Example::Unique), "CAR: 5 + 1 + 3 = 9.");
        assert_eq!(
            says(Example::Beside),
            "HOW: 3 + 1 + 3 = 7. HI: 3 + 1 = 4. ON: 1 + 3 = 4. Together 15."
        );
        assert_eq!(says(Example::OneBad), "OG isn’t in the word list.");
        assert_eq!(
            says(Example::Corner),
            "Join a letter on the board, with no wall between."
        );
    }
}
