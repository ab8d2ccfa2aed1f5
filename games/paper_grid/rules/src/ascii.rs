//! A board as plain text, for tests, saves and terminals.
//!
//! A row lists its cells, with `|` between two cells that a wall separates. The line
//! below a row may hold walls towards the next row: a `-` under each cell that has one.
//! A common left margin is ignored.
//!
//! | character | cell |
//! |---|---|
//! | `.` | empty |
//! | `A` to `Z` | a letter |
//! | `1` to `6` | an area |
//! | `#` | crossed out |
//! | `*` | empty, with the star |
//! | `d` `t` `w` `x` | empty: Double and Triple Letter, Double and Triple Word |
//! | `a` `s` `z` `g` | empty: Big Ask, Thief, Destroyer, Go Again |
//! | `u` `b` `c` | empty: Garbage, Blockade, Collector |
//!
//! Notes below the rows hold what no character shows, one per line: `star d4` for a star under a
//! letter, `special d4 w` for a special cell with a letter in it, `hand 1 TEA`, `values fixed`,
//! `backpacks`. Cells are named from `a1`, the top left corner, to `h8`.

use std::fmt::{self, Write};
use std::str::FromStr;

use thiserror::Error;

use super::{Area, Board, Cell, CellId, Contents, Direction, Size, SpecialType, ValueSystem};
use lexicon::Letter;

/// Why a text isn't a board. Lines are counted from 1, empty ones included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BoardTextError {
    /// No board size has this number of columns and rows.
    #[error("no board size has {rows} rows of {columns} cells")]
    Size {
        /// Number of cells in the first row.
        columns: usize,
        /// Number of rows.
        rows: usize,
    },
    /// A character that isn't valid in its place.
    #[error("line {line}: unexpected character {sign:?}")]
    Sign {
        /// Number of the line that holds the character.
        line: usize,
        sign: char,
    },
    /// A note below the rows that can't be read.
    #[error("line {line} is not a valid note")]
    Note {
        /// Number of the line that can't be read.
        line: usize,
    },
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        for row in size.lines(super::Axis::Across) {
            let (mut cells, mut below) = (String::new(), String::new());
            for id in row {
                let walled = |side| size.edge(id, side).is_some_and(|edge| self.is_walled(edge));
                cells.push(cell_char(self, id));
                cells.push(if walled(Direction::Right) { '|' } else { ' ' });
                below.push_str(if walled(Direction::Down) { "- " } else { "  " });
            }
            writeln!(f, "{}", cells.trim_end())?;
            if !below.trim().is_empty() {
                writeln!(f, "{}", below.trim_end())?;
            }
        }
        write_notes(self, f)
    }
}

/// Returns the character of a cell. It can't show everything: [`write_notes`] writes the rest.
fn cell_char(board: &Board, id: CellId) -> char {
    let cell = board.cell(id);
    match (cell.contents, cell.special) {
        (Contents::Letter(letter), _) => letter.uppercase(),
        (Contents::Area(area), _) => char::from(b'1' + u8::from(area)),
        (Contents::Crossed, _) => '#',
        (Contents::Empty, Some(special)) => special.as_char(),
        (Contents::Empty, None) if board.star() == Some(id) => '*',
        (Contents::Empty, None) => '.',
    }
}

fn write_notes(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let size = board.size();
    if let Some(star) = board
        .star()
        .filter(|&star| board.cell(star) != Cell::default())
    {
        writeln!(f, "star {}", size.cell_name(star))?;
    }
    for id in board.cell_ids().filter(|&id| !board.cell(id).is_free()) {
        if let Some(special) = board.special(id) {
            writeln!(f, "special {} {}", size.cell_name(id), special.as_char())?;
        }
    }
    for area in Area::all().filter(|&area| !board.hand(area).is_empty()) {
        write!(f, "hand {} ", area.index() + 1)?;
        board
            .hand(area)
            .iter()
            .try_for_each(|letter| f.write_char(letter.uppercase()))?;
        f.write_char('\n')?;
    }
    if board.values == ValueSystem::Fixed {
        writeln!(f, "values fixed")?;
    }
    if board.backpacks {
        writeln!(f, "backpacks")?;
    }
    Ok(())
}

impl FromStr for Board {
    type Err = BoardTextError;

    fn from_str(text: &str) -> Result<Board, BoardTextError> {
        let margin = |line: &str| line.len() - line.trim_start_matches(' ').len();
        let lines = || {
            text.lines()
                .enumerate()
                .filter(|(_, line)| !line.trim().is_empty())
        };
        let indent = lines().map(|(_, line)| margin(line)).min().unwrap_or(0);
        // The margin is only spaces, so `indent` never splits a character.
        let lines =
            lines().map(|(at, line)| (at + 1, line.get(indent..).unwrap_or(line).trim_end()));
        let (notes, grid): (Vec<_>, Vec<_>) = lines.partition(|(_, line)| is_note(line));
        let is_row = |line: &str| !line.starts_with([' ', '-']);
        let columns = grid
            .first()
            .map_or(0, |(_, line)| line.chars().count().div_ceil(2));
        let rows = grid.iter().filter(|(_, line)| is_row(line)).count();
        let fits = |size: &Size| (size.columns(), size.rows()) == (columns, rows);
        let size = Size::ALL
            .into_iter()
            .find(fits)
            .ok_or(BoardTextError::Size { columns, rows })?;
        let mut board = Board::blank(size);
        let mut row = 0;
        for (line, text) in grid {
            if is_row(text) {
                read_row(&mut board, line, row, text)?;
                row += 1;
            } else {
                read_walls_below(&mut board, line, row, text)?;
            }
        }
        for (line, text) in notes {
            read_note(&mut board, text).ok_or(BoardTextError::Note { line })?;
        }
        Ok(board)
    }
}

/// Whether a line is a note: its second character is a letter or digit, where a row has
/// a gap or a wall.
fn is_note(line: &str) -> bool {
    line.chars()
        .take(2)
        .filter(char::is_ascii_alphanumeric)
        .count()
        == 2
}

fn read_row(board: &mut Board, line: usize, row: usize, text: &str) -> Result<(), BoardTextError> {
    let mut at = None;
    for (place, sign) in text.chars().enumerate() {
        let wrong = BoardTextError::Sign { line, sign };
        if place % 2 == 0 {
            let id = board.cell_at(place / 2, row).ok_or(wrong)?;
            read_cell(board, id, sign).ok_or(wrong)?;
            at = Some(id);
        } else {
            let edge = at.and_then(|id| board.size().edge(id, Direction::Right));
            match (sign, edge) {
                (' ', Some(_)) => {}
                ('|', Some(edge)) => board.place_wall(edge),
                _ => return Err(wrong),
            }
        }
    }
    // Every row must be as long as the first, which gave the size.
    match text.chars().count().div_ceil(2) {
        columns if columns == board.size().columns() => Ok(()),
        columns => Err(BoardTextError::Size { columns, rows: 1 }),
    }
}

fn read_cell(board: &mut Board, id: CellId, sign: char) -> Option<()> {
    match sign {
        '.' => {}
        '#' => board.set_contents(id, Contents::Crossed),
        '*' => board.set_star(Some(id)),
        '1'..='6' => {
            let area = Area::new(sign as usize - '1' as usize)?;
            board.set_contents(id, Contents::Area(area));
        }
        'A'..='Z' => board.set_contents(id, Contents::Letter(Letter::new(sign)?)),
        _ => board.set_special(id, Some(SpecialType::from_char(sign)?)),
    }
    Some(())
}

fn read_walls_below(
    board: &mut Board,
    line: usize,
    rows: usize,
    text: &str,
) -> Result<(), BoardTextError> {
    for (place, sign) in text.chars().enumerate() {
        let above = rows
            .checked_sub(1)
            .and_then(|row| board.cell_at(place / 2, row));
        let edge = above.and_then(|id| board.size().edge(id, Direction::Down));
        match (sign, edge) {
            (' ', _) => {}
            ('-', Some(edge)) if place % 2 == 0 => board.place_wall(edge),
            _ => return Err(BoardTextError::Sign { line, sign }),
        }
    }
    Ok(())
}

fn read_note(board: &mut Board, text: &str) -> Option<()> {
    let words: Vec<&str> = text.split(' ').collect();
    match *words.as_slice() {
        ["star", cell] => board.set_star(Some(board.size().cell_named(cell)?)),
        ["special", cell, sign] => {
            let special = sign.parse().ok().and_then(SpecialType::from_char)?;
            board.set_special(board.size().cell_named(cell)?, Some(special));
        }
        ["hand", seat, letters] => {
            let area = Area::new(seat.parse::<usize>().ok()?.checked_sub(1)?)?;
            let hand: Option<Vec<Letter>> = letters.chars().map(Letter::new).collect();
            board.set_hand(area, hand.filter(|hand| hand.len() <= Board::MAX_HAND)?);
        }
        ["values", "fixed"] => board.values = ValueSystem::Fixed,
        ["backpacks"] => board.backpacks = true,
        _ => return None,
    }
    Some(())
}

impl From<Board> for String {
    fn from(board: Board) -> String {
        board.to_string()
    }
}

impl TryFrom<String> for Board {
    type Error = BoardTextError;

    fn try_from(text: String) -> Result<Self, BoardTextError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_in_plain_text_round_trips() {
        let text = "\
. . . . . . 1 .
  -       -
. A|. * . # . .
. . . . d . B .
. 2 . . . . . c
special b2 x
special g3 w
hand 1 TEA
hand 2 Q
values fixed
backpacks
";
        let board: Board = text.parse().unwrap();
        assert_eq!(board.to_string(), text);
        assert_eq!(board.size().cell_named("d2"), board.star());
        assert_eq!(
            board.special(board.size().cell_named("b2").unwrap()),
            Some(SpecialType::TripleWord)
        );
        let saved = serde_json::to_string(&board).unwrap();
        assert_eq!(serde_json::from_str::<Board>(&saved).unwrap(), board);
    }

    #[test]
    fn a_star_under_a_letter_is_written_as_a_note() {
        let text = "
            . . . . . . . .
            . . . W . . . .
            . . . . . . . .
            . . . . . . . .
            star d2";
        let board: Board = text.parse().unwrap();
        assert_eq!(board.star(), board.cell_at(3, 1));
        assert_eq!(board.to_string().parse(), Ok(board));
    }

    #[test]
    fn invalid_board_text_names_line_and_fault() {
        let rows = |first: &str| format!("{first}\n{}", ". . . . . . . .\n".repeat(3));
        let read = |text: &str| text.parse::<Board>();
        assert_eq!(
            read(""),
            Err(BoardTextError::Size {
                columns: 0,
                rows: 0
            })
        );
        assert_eq!(
            read("A"),
            Err(BoardTextError::Size {
                columns: 1,
                rows: 1
            })
        );
        assert!(read(&rows(". . . . . . . .")).is_ok());
        let sign = |line, sign| Err(BoardTextError::Sign { line, sign });
        assert_eq!(read(&rows(". . . . . ? . .")), sign(1, '?'));
        assert_eq!(read(&rows(". . . .-. . . .")), sign(1, '-'));
        assert_eq!(read(&rows(". . . . . . . .\n -")), sign(2, '-'));
        let below = rows(". . . . . . . .") + "-";
        assert_eq!(read(&below), sign(5, '-'), "the frame isn't an edge");
        for note in [
            "star",
            "star d5",
            "hand 7 A",
            "hand 1 a?",
            "special a1 q",
            "nonsense",
        ] {
            let text = rows(". . . . . . . .") + note;
            assert_eq!(read(&text), Err(BoardTextError::Note { line: 5 }), "{note}");
        }
    }
}
