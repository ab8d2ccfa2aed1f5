//! What is printed inside a cell: special cells, areas with their hands, letters, the star.

use drawing::{Align, FontFace, Ink, Page, Path, Pen, Phrase, Rect, Text, at};
use paper_grid_rules::{Area, Board, CellId, Contents, Direction, Size, SpecialType};

use super::{SpecialMarks, icons};
use printing::cell_grid::CellGrid;
use printing::look::SheetLook;

/// The smallest text size at which a name is printed.
pub(crate) const MIN_NAME_SIZE: f32 = 2.0;

/// Draws a whole board: tints first, then lines, then the contents of the cells.
pub fn draw_board(
    page: &mut Page,
    frame: &CellGrid,
    board: &Board,
    mark: SpecialMarks,
    names: &[Phrase],
    look: SheetLook,
) {
    let size = board.size();
    let place = |id: CellId| (size.column(id), size.row(id));
    let rect = |id: CellId| frame.cell(place(id).0, place(id).1);
    for id in board.cell_ids() {
        let tinted = board.special(id).is_some() || board.areas().iter().any(|area| area.1 == id);
        if let (true, Some(tint)) = (tinted, look.tint()) {
            page.fill(Path::rect(rect(id)), tint);
        }
    }
    let share = if board.star().is_some() { 0.36 } else { 0.16 };
    // A star that is covered by a letter has served its purpose.
    let starts = board.start_cells().difference(board.lettered_cells());
    for id in starts.iter() {
        let (column, row) = place(id);
        frame.draw_star(page, column, row, share, look);
    }
    frame.draw_lines(page, look, look.frame_pen());
    for id in board.cell_ids() {
        let (column, row) = place(id);
        if let Some(sign) = board.special(id) {
            draw_special(page, rect(id), sign, mark(sign), look);
        }
        match board.contents(id) {
            Contents::Empty => {}
            Contents::Letter(letter) => frame.draw_letter(page, column, row, letter, Ink::BLACK),
            Contents::Crossed => draw_crossed(page, rect(id)),
            Contents::Area(seat) => draw_area(page, rect(id), board, seat, names, look),
        }
    }
    for id in board.cell_ids() {
        let (column, row) = place(id);
        let walled = |side| {
            size.edge(id, side)
                .is_some_and(|edge| board.is_walled(edge))
        };
        if walled(Direction::Right) {
            frame.draw_wall_right(page, column, row);
        }
        if walled(Direction::Down) {
            frame.draw_wall_below(page, column, row);
        }
    }
}

/// Draws a special cell's mark in one corner and its icon in the other, leaving room for a pen
/// below.
pub(crate) fn draw_special(
    page: &mut Page,
    cell: Rect,
    special: SpecialType,
    mark: &'static str,
    look: SheetLook,
) {
    let words = Phrase::from(mark);
    let side = cell.height;
    let margin = side * 0.075 + 0.4;
    let mark = (side * 0.19 * look.scale.max(1.0)).clamp(2.0, 4.2);
    let icon = (side * 0.26 * look.scale.max(1.0)).clamp(2.8, 6.6);
    // A strip icon is wider than its box.
    let taken = words.width(FontFace::Bold, mark) + icon * 1.1 + 0.6;
    let fit = ((side - 2.0 * margin) / taken).min(1.0);
    // If both don't fit side by side, the icon moves to the opposite corner.
    let aside = icon * fit < 2.5;
    let (mark, icon) = if aside {
        (mark, icon)
    } else {
        (mark * fit, icon * fit)
    };
    let baseline = at(
        cell.x + margin,
        cell.y + margin + mark * FontFace::Bold.cap_height(),
    );
    page.text(Text::new(baseline, mark, words).bold());
    let x = cell.right() - margin - icon * 1.04;
    let y = if aside {
        cell.bottom() - margin - icon
    } else {
        cell.y + margin
    };
    let corner = at(x, y);
    page.fill(
        icons::special_icon(special).placed(icon, corner),
        Ink::BLACK,
    );
}

/// Draws a crossed-out cell.
pub(crate) fn draw_crossed(page: &mut Page, cell: Rect) {
    let inner = cell.inset(cell.width * 0.12);
    let pen = Pen::new(0.5, Ink::BLACK);
    page.line(at(inner.x, inner.y), at(inner.right(), inner.bottom()), pen);
    page.line(at(inner.right(), inner.y), at(inner.x, inner.bottom()), pen);
}

/// Whether an area with this cell size has room for its hand. If not, hands are written beside the
/// board.
pub(crate) fn has_room_for_hand(board: &Board, cell: f32) -> bool {
    if board.backpacks {
        return area_slots(Rect::new(0.0, 0.0, cell, cell), board).is_some();
    }
    let room = area_below_heading(Rect::new(0.0, 0.0, cell, cell));
    let lines = (room.height / PEN_SIZE.1) as usize;
    lines * (room.width / PEN_SIZE.0) as usize >= hand_capacity(board.size())
}

/// The width of a handwritten letter, and the height of a handwritten line.
pub(crate) const PEN_SIZE: (f32, f32) = (3.8, 5.2);

/// The number of letters written into a hand in the course of a game: the most in many test games
/// (20 on a Medium board with four seats, 25 on a Large one), so that no player runs out of paper.
pub const fn hand_capacity(size: Size) -> usize {
    match size {
        Size::Small => 16,
        Size::Medium => 20,
        Size::Large => 25,
    }
}

/// Draws a seat's mark, then its number. Returns the right edge.
pub fn draw_seat(page: &mut Page, at_left: f32, middle: f32, size: f32, seat: Area) -> f32 {
    let mark = icons::seat_icon(seat).placed(size, at(at_left, middle - size / 2.0));
    page.fill(mark, Ink::BLACK);
    let number = Phrase::from((seat.index() + 1).to_string());
    let (x, y) = (
        at_left + size * 1.3,
        middle + size * 1.1 * FontFace::Bold.cap_height() / 2.0,
    );
    let end = x + number.width(FontFace::Bold, size * 1.1);
    page.text(Text::new(at(x, y), size * 1.1, number).bold());
    end
}

/// The part of an area below its heading.
fn area_below_heading(cell: Rect) -> Rect {
    let inner = cell.inset(cell.width * 0.1);
    inner.split_top(cell.width * 0.19, cell.width * 0.03).1
}

/// The write-once slots of an area (K30), if they are large enough for a pen.
fn area_slots(cell: Rect, board: &Board) -> Option<Vec<Rect>> {
    let count = board.size().hand_slots();
    let columns = if count > 16 { 5 } else { 4 };
    let rows = count.div_ceil(columns);
    let room = area_below_heading(cell);
    let side = (room.width / columns as f32).min(room.height / rows as f32);
    let left = room.centre().x - side * columns as f32 / 2.0;
    let slot = |n: usize| {
        let (x, y) = ((n % columns) as f32, (n / columns) as f32);
        Rect::new(left + x * side, room.y + y * side, side, side)
    };
    (side >= 3.2).then(|| (0..count).map(slot).collect())
}

/// Draws a hand's slots, with its printed letters in the first ones.
pub fn draw_hand(page: &mut Page, slots: &[Rect], board: &Board, seat: Area, look: SheetLook) {
    for slot in slots {
        page.stroke(Path::rect(slot.inset(slot.width * 0.06)), look.thin_pen());
    }
    for (slot, letter) in slots.iter().zip(board.hand(seat)) {
        let size = slot.height * 0.72;
        let baseline = at(
            slot.centre().x,
            slot.centre().y + size * FontFace::Display.cap_height() / 2.0,
        );
        let words = letter.uppercase().to_string();
        page.text(
            Text::new(baseline, size, words)
                .display()
                .aligned(Align::Middle),
        );
    }
}

fn draw_area(
    page: &mut Page,
    cell: Rect,
    board: &Board,
    who: Area,
    names: &[Phrase],
    look: SheetLook,
) {
    let side = cell.width;
    page.stroke(Path::rect(cell.inset(side * 0.045)), look.thin_pen());
    if !has_room_for_hand(board, side) {
        let mark = side * 0.36;
        draw_seat(page, cell.x + side * 0.2, cell.centre().y, mark, who);
        return;
    }
    let mark = side * 0.14;
    let left = cell.x + side * 0.1;
    let middle = cell.y + side * 0.1 + mark / 2.0;
    let end = draw_seat(page, left, middle, mark, who) + side * 0.04;
    if let Some(name) = names.get(who.index()) {
        let baseline = at(end, middle + mark * FontFace::Bold.cap_height() / 2.0);
        let room = cell.right() - side * 0.09 - end;
        let name = Text::new(baseline, mark, name).fit_width(room);
        // A longer name appears only in the score table.
        if name.size >= MIN_NAME_SIZE {
            page.text(name);
        }
    }
    if board.backpacks {
        let slots = area_slots(cell, board).unwrap_or_default();
        draw_hand(page, &slots, board, who, look);
        return;
    }
    // The printed letters are where handwriting would begin.
    let size = side * 0.2;
    let room = area_below_heading(cell);
    let mut x = room.x;
    for letter in board.hand(who) {
        let words = Phrase::from(letter.uppercase().to_string());
        let wide = words.width(FontFace::Bold, size);
        let baseline = at(x, room.y + size * FontFace::Bold.cap_height() + side * 0.02);
        page.text(Text::new(baseline, size, words).bold());
        x += wide + side * 0.06;
    }
}
