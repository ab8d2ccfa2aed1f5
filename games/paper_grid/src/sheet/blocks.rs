//! The blocks beside a board. Each block reports its height for a given width, and draws itself.

use drawing::{Align, FontFace, Ink, Page, Path, Pen, Phrase, Point, QrCode, Rect, Text, at};
use lexicon::Letter;
use paper_grid_rules::{Area, Board, Contents, SpecialType, ValueSystem, fixed_value};

use super::{SheetTexts, SpecialTexts, cells, icons};
use printing::Symbol;
use printing::cell_grid::CellGrid;
use printing::look::{SOFT_INK, SheetLook};

/// An entry of the legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegendEntry {
    /// A special cell.
    Special(SpecialType),
    /// The star, or the four stars of a blank board.
    Star,
    Wall,
    /// A seat's area; `true` if its hand is written inside it.
    Area(bool),
    /// A crossed-out cell.
    Crossed,
}

/// Lists the symbols that these boards use.
pub(crate) fn legend_entries(boards: &[&Board], hands_inside: bool) -> Vec<LegendEntry> {
    let any = |has: &dyn Fn(&Board) -> bool| boards.iter().any(|board| has(board));
    let used = |special: &SpecialType| {
        any(&|board| {
            board
                .cell_ids()
                .any(|id| board.special(id) == Some(*special))
        })
    };
    let specials = SpecialType::ALL
        .into_iter()
        .filter(used)
        .map(LegendEntry::Special);
    let mut entries = vec![LegendEntry::Star];
    if any(&|board| !board.walls().is_empty()) {
        entries.push(LegendEntry::Wall);
    }
    if any(&|board| !board.areas().is_empty()) {
        entries.push(LegendEntry::Area(hands_inside));
    }
    if any(&|board| {
        board
            .cell_ids()
            .any(|id| board.contents(id) == Contents::Crossed)
    }) {
        entries.push(LegendEntry::Crossed);
    }
    entries.extend(specials);
    entries
}

/// A block beside a board.
#[derive(Clone)]
pub enum SheetBlock {
    /// One legend entry; `true` prints the legend's heading above it.
    Entry(LegendEntry, bool),
    /// The table of letter values.
    Values,
    /// This many boxes to tick for the endgame.
    Counter(usize),
    /// A seat's hand, where areas are too small for hands; `true` prints the heading above it.
    Hand(Area, bool),
    /// The board's link as a QR code.
    Qr(QrCode),
}

/// The data that the blocks of one sheet are drawn from.
#[derive(Clone, Copy)]
pub struct BlockPainter<'a> {
    pub words: &'a SheetTexts,
    pub board: &'a Board,
    /// The players' names, if known and printable.
    pub names: &'a [Phrase],
    pub look: SheetLook,
}

impl BlockPainter<'_> {
    /// A block's height in a column of this width.
    pub fn height(self, block: &SheetBlock, width: f32) -> f32 {
        let look = self.look;
        match block {
            SheetBlock::Entry(entry, headed) => {
                let lines = self.entry_lines(*entry, width).len() as f32
                    * look.line_spacing(look.text_size());
                let name = if look.tight {
                    0.0
                } else {
                    look.line_spacing(look.name_size())
                };
                let words = name + lines;
                let head = if *headed { self.heading_height() } else { 0.0 };
                head + words.max(self.sample_box().height)
            }
            SheetBlock::Values => {
                self.heading_height() + self.letters_by_value().len() as f32 * self.row_height()
            }
            SheetBlock::Counter(count) => {
                let rows = count.div_ceil(self.boxes_per_row(width)) as f32;
                let notes =
                    self.note_lines(width).len() as f32 * look.line_spacing(look.text_size());
                let heading = self.counter_heading_lines(*count, width).len() as f32;
                let heading = heading * look.line_spacing(look.heading_size());
                heading + rows * self.tick_box_size() + look.scale + notes
            }
            SheetBlock::Hand(_, headed) => {
                let head = if *headed { self.heading_height() } else { 0.0 };
                head + self.hand_height(width)
            }
            SheetBlock::Qr(_) => self.qr_size(width),
        }
    }

    /// Draws a block at the top of a column.
    pub fn draw(self, page: &mut Page, block: &SheetBlock, column: Rect) {
        match block {
            SheetBlock::Entry(entry, headed) => self.draw_entry(page, *entry, *headed, column),
            SheetBlock::Values => self.draw_values(page, column),
            SheetBlock::Counter(count) => self.draw_counter(page, *count, column),
            SheetBlock::Hand(area, headed) => self.draw_hand(page, *area, *headed, column),
            SheetBlock::Qr(code) => {
                let side = self.qr_size(column.width);
                let rect = Rect::new(column.x, column.y, side, side);
                // The gaps around the block serve as the code's light border.
                let dark = (code.squares() - 2 * QrCode::QUIET_ZONE) as f32;
                let quiet = side / dark * QrCode::QUIET_ZONE as f32;
                page.fill(code.path(rect.inset(-quiet)), Ink::BLACK);
            }
        }
    }

    fn heading_height(self) -> f32 {
        self.look.line_spacing(self.look.heading_size()) + 0.8 * self.look.scale
    }

    fn draw_heading(self, page: &mut Page, words: &str, column: Rect) -> f32 {
        let size = self.look.heading_size();
        let baseline = at(column.x, column.y + size * FontFace::Bold.cap_height());
        page.text(
            Text::new(baseline, size, words)
                .bold()
                .fit_width(column.width),
        );
        column.y + self.heading_height()
    }

    /// The box in which the legend shows a symbol.
    fn sample_box(self) -> Rect {
        let side = 6.4 * self.look.scale;
        Rect::new(0.0, 0.0, side * 1.6, side)
    }

    fn text_indent(self) -> f32 {
        self.sample_box().width + 2.2 * self.look.scale
    }

    fn entry_symbol(self, entry: LegendEntry) -> Symbol {
        let words = self.words;
        match entry {
            LegendEntry::Special(special) => {
                let SpecialTexts { name, effect, .. } = words.specials;
                (name(special), effect(special))
            }
            LegendEntry::Star if self.board.star().is_some() => words.star,
            LegendEntry::Star => words.stars,
            LegendEntry::Wall => words.wall,
            LegendEntry::Area(false) => words.small_area,
            LegendEntry::Area(true) if self.board.backpacks => words.slots,
            LegendEntry::Area(true) => words.area,
            LegendEntry::Crossed => words.crossed,
        }
    }

    /// The lines of an entry's explanation; on a tight sheet the first line follows the name.
    fn entry_lines(self, entry: LegendEntry, width: f32) -> Vec<Phrase> {
        let look = self.look;
        let (name, effect) = self.entry_symbol(entry);
        let before = if look.tight {
            Phrase::from(name).width(FontFace::Bold, look.text_size()) + look.text_size() * 0.4
        } else {
            0.0
        };
        let room = width - self.text_indent();
        Phrase::from(effect).wrap_after(FontFace::Regular, look.text_size(), room, before)
    }

    fn draw_entry(self, page: &mut Page, entry: LegendEntry, headed: bool, column: Rect) {
        let look = self.look;
        let top = if headed {
            self.draw_heading(page, self.words.legend, column)
        } else {
            column.y
        };
        let sample = self.sample_box();
        let place = Rect::new(column.x, top, sample.width, sample.height);
        self.draw_symbol(page, entry, place);
        let x = column.x + self.text_indent();
        let size = if look.tight {
            look.text_size()
        } else {
            look.name_size()
        };
        let mut y = top + size * 0.86;
        let name = Text::new(at(x, y), size, self.entry_symbol(entry).0).bold();
        let name = name.fit_width(column.right() - x);
        // Where the first line starts, after the name.
        let mut indent = 0.0;
        if look.tight {
            indent = name.bounds().width + look.text_size() * 0.4;
        } else {
            y += look.line_spacing(size);
        }
        page.text(name);
        for line in self.entry_lines(entry, column.width) {
            page.text(Text::new(at(x + indent, y), look.text_size(), line));
            y += look.line_spacing(look.text_size());
            indent = 0.0;
        }
    }

    /// Draws a symbol as it appears on the board, in a small cell.
    fn draw_symbol(self, page: &mut Page, entry: LegendEntry, sample: Rect) {
        let look = self.look;
        let side = sample.height;
        let square = Rect::new(sample.centre().x - side / 2.0, sample.y, side, side);
        let frame = CellGrid {
            corner: at(square.x, square.y),
            cell: side,
            columns: 1,
            rows: 1,
        };
        match entry {
            LegendEntry::Special(special) => {
                page.stroke(Path::rect(sample), look.thin_pen());
                let mark = side * 0.42;
                let baseline = at(
                    sample.x + side * 0.1,
                    sample.centre().y + mark * FontFace::Bold.cap_height() / 2.0,
                );
                let words = (self.words.specials.mark)(special);
                page.text(Text::new(baseline, mark, words).bold());
                let icon = side * 0.5;
                let corner = at(
                    sample.right() - side * 0.1 - icon,
                    sample.centre().y - icon / 2.0,
                );
                page.fill(
                    icons::special_icon(special).placed(icon, corner),
                    Ink::BLACK,
                );
            }
            LegendEntry::Star => {
                page.stroke(Path::rect(square), look.thin_pen());
                frame.draw_star(page, 0, 0, 0.38, look);
            }
            LegendEntry::Wall => {
                let cell = side * 0.74;
                let two = CellGrid {
                    corner: at(square.centre().x - cell, square.centre().y - cell / 2.0),
                    cell,
                    columns: 2,
                    rows: 1,
                };
                for y in [two.rect().y, two.rect().bottom()] {
                    let x = square.centre().x;
                    page.line(
                        at(x - side * 0.5, y),
                        at(x + side * 0.5, y),
                        look.inner_pen(),
                    );
                }
                two.draw_wall_right(page, 0, 0);
            }
            LegendEntry::Area(_) => {
                page.stroke(Path::rect(square), look.thin_pen());
                page.stroke(Path::rect(square.inset(side * 0.09)), look.thin_pen());
                let first = self.board.areas().first().map(|area| area.0);
                if let Some(seat) = first {
                    cells::draw_seat(
                        page,
                        square.x + side * 0.2,
                        square.centre().y,
                        side * 0.34,
                        seat,
                    );
                }
            }
            LegendEntry::Crossed => {
                page.stroke(Path::rect(square), look.thin_pen());
                cells::draw_crossed(page, square);
            }
        }
    }

    fn row_height(self) -> f32 {
        self.look.line_spacing(self.look.text_size()) + 0.5 * self.look.scale
    }

    /// Each letter value with the letters that have it.
    fn letters_by_value(self) -> Vec<(String, String)> {
        match self.board.values {
            ValueSystem::Classic => (self.words.classic_values.iter())
                .map(|(value, what)| ((*value).to_owned(), (*what).to_owned()))
                .collect(),
            ValueSystem::Fixed => {
                let worth = |value: u32| Letter::all().filter(move |&l| fixed_value(l) == value);
                let row = |value: u32| {
                    let letters: Vec<String> =
                        worth(value).map(|l| l.uppercase().to_string()).collect();
                    (value.to_string(), letters.join(" "))
                };
                let used = |value: &u32| worth(*value).next().is_some();
                (1..=10).filter(used).map(row).collect()
            }
        }
    }

    fn draw_values(self, page: &mut Page, column: Rect) {
        let look = self.look;
        let mut y = self.draw_heading(page, self.words.values, column) + look.text_size() * 0.86;
        let tab = 5.4 * look.scale;
        for (value, what) in self.letters_by_value() {
            let right = at(column.x + tab - 1.8 * look.scale, y);
            page.text(
                Text::new(right, look.name_size(), value)
                    .bold()
                    .aligned(Align::Right),
            );
            let words = Text::new(at(column.x + tab, y), look.text_size(), what);
            page.text(words.fit_width(column.width - tab));
            y += self.row_height();
        }
    }

    fn tick_box_size(self) -> f32 {
        5.6 * self.look.scale
    }

    fn boxes_per_row(self, width: f32) -> usize {
        ((width / self.tick_box_size()) as usize).max(1)
    }

    fn counter_heading_lines(self, count: usize, width: f32) -> Vec<Phrase> {
        let heading = Phrase::from((self.words.counter_heading)(count));
        heading.wrap(FontFace::Bold, self.look.heading_size(), width)
    }

    fn note_lines(self, width: f32) -> Vec<Phrase> {
        Phrase::from(self.words.counter_note).wrap(FontFace::Regular, self.look.text_size(), width)
    }

    fn draw_counter(self, page: &mut Page, count: usize, column: Rect) {
        let look = self.look;
        let mut y = column.y;
        for line in self.counter_heading_lines(count, column.width) {
            let baseline = at(
                column.x,
                y + look.heading_size() * FontFace::Bold.cap_height(),
            );
            page.text(Text::new(baseline, look.heading_size(), line).bold());
            y += look.line_spacing(look.heading_size());
        }
        let tick = self.tick_box_size();
        let side = tick * 0.8;
        let row = self.boxes_per_row(column.width);
        for n in 0..count {
            let x = column.x + (n % row) as f32 * tick;
            let top = y + (n / row) as f32 * tick;
            let rect = Rect::new(x, top, side, side);
            let last = n + 1 == count;
            let pen = if last {
                Pen::new(0.6, Ink::BLACK)
            } else {
                look.thin_pen()
            };
            page.stroke(Path::rect(rect), pen);
        }
        y += count.div_ceil(row) as f32 * tick + look.scale * 0.4 + look.text_size() * 0.8;
        for line in self.note_lines(column.width) {
            page.text(Text::new(at(column.x, y), look.text_size(), line).inked(SOFT_INK));
            y += look.line_spacing(look.text_size());
        }
    }

    /// The height of one hand beside the board.
    fn hand_height(self, width: f32) -> f32 {
        let scale = self.look.scale;
        if self.board.backpacks {
            let rows = self
                .board
                .size()
                .hand_slots()
                .div_ceil(self.slots_per_row(width)) as f32;
            rows * 4.6 * scale + 0.3 * scale
        } else {
            self.hand_line_count(width) as f32 * self.hand_line_height() + 1.1 * scale
        }
    }

    /// The line spacing of a hand. A pen doesn't write smaller because the print is smaller.
    fn hand_line_height(self) -> f32 {
        cells::PEN_SIZE.1 * self.look.scale.max(0.9)
    }

    /// The number of lines that the letters of a full hand take.
    fn hand_line_count(self, width: f32) -> usize {
        let room = width - self.hand_indent();
        let one = (room / (cells::PEN_SIZE.0 * self.look.scale.max(0.9))) as usize;
        cells::hand_capacity(self.board.size()).div_ceil(one.max(1))
    }

    fn slots_per_row(self, width: f32) -> usize {
        let room = width - self.hand_indent();
        ((room / (4.6 * self.look.scale)) as usize).max(1)
    }

    /// Where the letters of hands start: after the seat's mark and number, and its name if it is
    /// known.
    fn hand_indent(self) -> f32 {
        let name = if self.names.is_empty() { 0.0 } else { 15.0 };
        (7.4 + name) * self.look.scale
    }

    /// Draws a seat's hand: its mark, then lines to write on, or slots. Printed letters come first.
    fn draw_hand(self, page: &mut Page, area: Area, headed: bool, column: Rect) {
        let look = self.look;
        let top = if headed {
            self.draw_heading(page, self.words.hands, column)
        } else {
            column.y
        };
        let side = 4.6 * look.scale;
        let x = column.x + self.hand_indent();
        let middle = top + side * 0.5;
        let end = cells::draw_seat(page, column.x, middle, 2.9 * look.scale, area);
        if let Some(name) = self.names.get(area.index()) {
            let start = end + look.scale;
            let baseline = middle + look.text_size() * FontFace::Bold.cap_height() / 2.0;
            let name = Text::new(at(start, baseline), look.text_size(), name);
            page.text(name.fit_width(x - start - look.scale));
        }
        if !self.board.backpacks {
            self.draw_hand_lines(page, area, at(x, top), column);
            return;
        }
        let row = self.slots_per_row(column.width);
        let slot = |n: usize| {
            let (over, down) = ((n % row) as f32, (n / row) as f32);
            Rect::new(x + over * side, top + down * side, side, side)
        };
        let slots: Vec<Rect> = (0..self.board.size().hand_slots()).map(slot).collect();
        cells::draw_hand(page, &slots, self.board, area, look);
    }

    /// Draws lines for all letters that a hand may hold; its printed letters are on the first line.
    fn draw_hand_lines(self, page: &mut Page, area: Area, corner: Point, column: Rect) {
        let look = self.look;
        let size = look.name_size() * 1.25;
        let line = self.hand_line_height();
        let baseline = corner.y + line - 1.2 * look.scale;
        let mut x = corner.x;
        for letter in self.board.hand(area) {
            let words = Phrase::from(letter.uppercase().to_string());
            let wide = words.width(FontFace::Display, size);
            page.text(Text::new(at(x, baseline), size, words).display());
            x += wide + size * 0.35;
        }
        for n in 0..self.hand_line_count(column.width) {
            let y = corner.y + (n + 1) as f32 * line;
            page.line(at(corner.x, y), at(column.right(), y), look.thin_pen());
        }
    }

    fn qr_size(self, width: f32) -> f32 {
        (24.0 * self.look.scale).min(width)
    }
}
