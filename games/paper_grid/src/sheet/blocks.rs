//! The blocks beside a board. Each block reports its height for a given width, and draws itself.

use drawing::{Align, Face, Ink, Page, Path, Pen, Phrase, Point, QrCode, Rect, Text, at};
use lexicon::Letter;
use paper_grid_rules::{Area, Board, Contents, Special, Values, fixed_value};

use super::{Specials, Words, cells, icons};
use printing::Symbol;
use printing::frame::Frame;
use printing::look::{Look, SOFT};

/// An entry of the legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A special cell.
    Special(Special),
    /// The star, or the four stars of a blank board.
    Star,
    Wall,
    /// A seat's area; `true` if its hand is written inside it.
    Area(bool),
    /// A crossed-out cell.
    Crossed,
}

/// Lists the symbols that these boards use.
pub fn entries(boards: &[&Board], hands_inside: bool) -> Vec<Entry> {
    let any = |has: &dyn Fn(&Board) -> bool| boards.iter().any(|board| has(board));
    let used =
        |special: &Special| any(&|board| board.ids().any(|id| board.special(id) == Some(*special)));
    let specials = Special::ALL.into_iter().filter(used).map(Entry::Special);
    let mut entries = vec![Entry::Star];
    if any(&|board| !board.walls().is_empty()) {
        entries.push(Entry::Wall);
    }
    if any(&|board| !board.areas().is_empty()) {
        entries.push(Entry::Area(hands_inside));
    }
    if any(&|board| {
        board
            .ids()
            .any(|id| board.contents(id) == Contents::Crossed)
    }) {
        entries.push(Entry::Crossed);
    }
    entries.extend(specials);
    entries
}

/// A block beside a board.
#[derive(Clone)]
pub enum Block {
    /// One legend entry; `true` prints the legend's heading above it.
    Entry(Entry, bool),
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
pub struct Blocks<'a> {
    pub words: &'a Words,
    pub board: &'a Board,
    /// The players' names, if known and printable.
    pub names: &'a [Phrase],
    pub look: Look,
}

impl Blocks<'_> {
    /// A block's height in a column of this width.
    pub fn height(self, block: &Block, width: f32) -> f32 {
        let look = self.look;
        match block {
            Block::Entry(entry, headed) => {
                let lines = self.lines(*entry, width).len() as f32 * look.leading(look.text());
                let name = if look.tight {
                    0.0
                } else {
                    look.leading(look.name())
                };
                let words = name + lines;
                let head = if *headed { self.head() } else { 0.0 };
                head + words.max(self.sample().height)
            }
            Block::Values => self.head() + self.values().len() as f32 * self.row(),
            Block::Counter(count) => {
                let rows = count.div_ceil(self.boxes(width)) as f32;
                let notes = self.note(width).len() as f32 * look.leading(look.text());
                let heading = self.counter_heading(*count, width).len() as f32;
                let heading = heading * look.leading(look.heading());
                heading + rows * self.tick() + look.scale + notes
            }
            Block::Hand(_, headed) => {
                let head = if *headed { self.head() } else { 0.0 };
                head + self.hand_height(width)
            }
            Block::Qr(_) => self.qr(width),
        }
    }

    /// Draws a block at the top of a column.
    pub fn draw(self, page: &mut Page, block: &Block, column: Rect) {
        match block {
            Block::Entry(entry, headed) => self.entry(page, *entry, *headed, column),
            Block::Values => self.draw_values(page, column),
            Block::Counter(count) => self.draw_counter(page, *count, column),
            Block::Hand(area, headed) => self.draw_hand(page, *area, *headed, column),
            Block::Qr(code) => {
                let side = self.qr(column.width);
                let rect = Rect::new(column.x, column.y, side, side);
                // The gaps around the block serve as the code's light border.
                let dark = (code.squares() - 2 * QrCode::QUIET) as f32;
                let quiet = side / dark * QrCode::QUIET as f32;
                page.fill(code.path(rect.inset(-quiet)), Ink::BLACK);
            }
        }
    }

    fn head(self) -> f32 {
        self.look.leading(self.look.heading()) + 0.8 * self.look.scale
    }

    fn heading(self, page: &mut Page, words: &str, column: Rect) -> f32 {
        let size = self.look.heading();
        let baseline = at(column.x, column.y + size * Face::Bold.capital());
        page.text(Text::new(baseline, size, words).bold().within(column.width));
        column.y + self.head()
    }

    /// The box in which the legend shows a symbol.
    fn sample(self) -> Rect {
        let side = 6.4 * self.look.scale;
        Rect::new(0.0, 0.0, side * 1.6, side)
    }

    fn beside_sample(self) -> f32 {
        self.sample().width + 2.2 * self.look.scale
    }

    fn symbol_words(self, entry: Entry) -> Symbol {
        let words = self.words;
        match entry {
            Entry::Special(special) => {
                let Specials { name, effect, .. } = words.specials;
                (name(special), effect(special))
            }
            Entry::Star if self.board.star().is_some() => words.star,
            Entry::Star => words.stars,
            Entry::Wall => words.wall,
            Entry::Area(false) => words.small_area,
            Entry::Area(true) if self.board.backpacks => words.slots,
            Entry::Area(true) => words.area,
            Entry::Crossed => words.crossed,
        }
    }

    /// The lines of an entry's explanation; on a tight sheet the first line follows the name.
    fn lines(self, entry: Entry, width: f32) -> Vec<Phrase> {
        let look = self.look;
        let (name, effect) = self.symbol_words(entry);
        let before = match look.tight {
            true => Phrase::from(name).width(Face::Bold, look.text()) + look.text() * 0.4,
            false => 0.0,
        };
        let room = width - self.beside_sample();
        Phrase::from(effect).wrapped_after(Face::Regular, look.text(), room, before)
    }

    fn entry(self, page: &mut Page, entry: Entry, headed: bool, column: Rect) {
        let look = self.look;
        let top = match headed {
            true => self.heading(page, self.words.legend, column),
            false => column.y,
        };
        let sample = self.sample();
        let place = Rect::new(column.x, top, sample.width, sample.height);
        self.symbol(page, entry, place);
        let x = column.x + self.beside_sample();
        let size = if look.tight { look.text() } else { look.name() };
        let mut y = top + size * 0.86;
        let name = Text::new(at(x, y), size, self.symbol_words(entry).0).bold();
        let name = name.within(column.right() - x);
        // Where the first line starts, after the name.
        let mut indent = 0.0;
        if look.tight {
            indent = name.bounds().width + look.text() * 0.4;
        } else {
            y += look.leading(size);
        }
        page.text(name);
        for line in self.lines(entry, column.width) {
            page.text(Text::new(at(x + indent, y), look.text(), line));
            y += look.leading(look.text());
            indent = 0.0;
        }
    }

    /// Draws a symbol as it appears on the board, in a small cell.
    fn symbol(self, page: &mut Page, entry: Entry, sample: Rect) {
        let look = self.look;
        let side = sample.height;
        let square = Rect::new(sample.centre().x - side / 2.0, sample.y, side, side);
        let frame = Frame {
            corner: at(square.x, square.y),
            cell: side,
            columns: 1,
            rows: 1,
        };
        match entry {
            Entry::Special(special) => {
                page.stroke(Path::rect(sample), look.thin());
                let mark = side * 0.42;
                let baseline = at(
                    sample.x + side * 0.1,
                    sample.centre().y + mark * Face::Bold.capital() / 2.0,
                );
                let words = (self.words.specials.mark)(special);
                page.text(Text::new(baseline, mark, words).bold());
                let icon = side * 0.5;
                let corner = at(
                    sample.right() - side * 0.1 - icon,
                    sample.centre().y - icon / 2.0,
                );
                page.fill(icons::special(special).placed(icon, corner), Ink::BLACK);
            }
            Entry::Star => {
                page.stroke(Path::rect(square), look.thin());
                frame.star(page, 0, 0, 0.38, look);
            }
            Entry::Wall => {
                let cell = side * 0.74;
                let two = Frame {
                    corner: at(square.centre().x - cell, square.centre().y - cell / 2.0),
                    cell,
                    columns: 2,
                    rows: 1,
                };
                for y in [two.rect().y, two.rect().bottom()] {
                    let x = square.centre().x;
                    page.line(at(x - side * 0.5, y), at(x + side * 0.5, y), look.inner());
                }
                two.wall_right(page, 0, 0);
            }
            Entry::Area(_) => {
                page.stroke(Path::rect(square), look.thin());
                page.stroke(Path::rect(square.inset(side * 0.09)), look.thin());
                let first = self.board.areas().first().map(|area| area.0);
                if let Some(seat) = first {
                    cells::seat(
                        page,
                        square.x + side * 0.2,
                        square.centre().y,
                        side * 0.34,
                        seat,
                    );
                }
            }
            Entry::Crossed => {
                page.stroke(Path::rect(square), look.thin());
                cells::crossed(page, square);
            }
        }
    }

    fn row(self) -> f32 {
        self.look.leading(self.look.text()) + 0.5 * self.look.scale
    }

    /// Each letter value with the letters that have it.
    fn values(self) -> Vec<(String, String)> {
        match self.board.values {
            Values::Classic => (self.words.classic_values.iter())
                .map(|(value, what)| ((*value).to_owned(), (*what).to_owned()))
                .collect(),
            Values::Fixed => {
                let worth = |value: u32| Letter::all().filter(move |&l| fixed_value(l) == value);
                let row = |value: u32| {
                    let letters: Vec<String> =
                        worth(value).map(|l| l.capital().to_string()).collect();
                    (value.to_string(), letters.join(" "))
                };
                let used = |value: &u32| worth(*value).next().is_some();
                (1..=10).filter(used).map(row).collect()
            }
        }
    }

    fn draw_values(self, page: &mut Page, column: Rect) {
        let look = self.look;
        let mut y = self.heading(page, self.words.values, column) + look.text() * 0.86;
        let tab = 5.4 * look.scale;
        for (value, what) in self.values() {
            let right = at(column.x + tab - 1.8 * look.scale, y);
            page.text(
                Text::new(right, look.name(), value)
                    .bold()
                    .aligned(Align::Right),
            );
            let words = Text::new(at(column.x + tab, y), look.text(), what);
            page.text(words.within(column.width - tab));
            y += self.row();
        }
    }

    fn tick(self) -> f32 {
        5.6 * self.look.scale
    }

    fn boxes(self, width: f32) -> usize {
        ((width / self.tick()) as usize).max(1)
    }

    fn counter_heading(self, count: usize, width: f32) -> Vec<Phrase> {
        let heading = Phrase::from((self.words.counter_heading)(count));
        heading.wrapped(Face::Bold, self.look.heading(), width)
    }

    fn note(self, width: f32) -> Vec<Phrase> {
        Phrase::from(self.words.counter_note).wrapped(Face::Regular, self.look.text(), width)
    }

    fn draw_counter(self, page: &mut Page, count: usize, column: Rect) {
        let look = self.look;
        let mut y = column.y;
        for line in self.counter_heading(count, column.width) {
            let baseline = at(column.x, y + look.heading() * Face::Bold.capital());
            page.text(Text::new(baseline, look.heading(), line).bold());
            y += look.leading(look.heading());
        }
        let tick = self.tick();
        let side = tick * 0.8;
        let row = self.boxes(column.width);
        for n in 0..count {
            let x = column.x + (n % row) as f32 * tick;
            let top = y + (n / row) as f32 * tick;
            let rect = Rect::new(x, top, side, side);
            let last = n + 1 == count;
            let pen = if last {
                Pen::new(0.6, Ink::BLACK)
            } else {
                look.thin()
            };
            page.stroke(Path::rect(rect), pen);
        }
        y += count.div_ceil(row) as f32 * tick + look.scale * 0.4 + look.text() * 0.8;
        for line in self.note(column.width) {
            page.text(Text::new(at(column.x, y), look.text(), line).inked(SOFT));
            y += look.leading(look.text());
        }
    }

    /// The height of one hand beside the board.
    fn hand_height(self, width: f32) -> f32 {
        let scale = self.look.scale;
        if self.board.backpacks {
            let rows = self.board.size().slots().div_ceil(self.slots_in_row(width)) as f32;
            rows * 4.6 * scale + 0.3 * scale
        } else {
            self.hand_lines(width) as f32 * self.hand_line() + 1.1 * scale
        }
    }

    /// The line spacing of a hand. A pen doesn't write smaller because the print is smaller.
    fn hand_line(self) -> f32 {
        cells::PEN.1 * self.look.scale.max(0.9)
    }

    /// The number of lines that the letters of a full hand take.
    fn hand_lines(self, width: f32) -> usize {
        let room = width - self.hand_tab();
        let one = (room / (cells::PEN.0 * self.look.scale.max(0.9))) as usize;
        cells::hand_room(self.board.size()).div_ceil(one.max(1))
    }

    fn slots_in_row(self, width: f32) -> usize {
        let room = width - self.hand_tab();
        ((room / (4.6 * self.look.scale)) as usize).max(1)
    }

    /// Where the letters of hands start: after the seat's mark and number, and its name if it is
    /// known.
    fn hand_tab(self) -> f32 {
        let name = if self.names.is_empty() { 0.0 } else { 15.0 };
        (7.4 + name) * self.look.scale
    }

    /// Draws a seat's hand: its mark, then lines to write on, or slots. Printed letters come first.
    fn draw_hand(self, page: &mut Page, area: Area, headed: bool, column: Rect) {
        let look = self.look;
        let top = match headed {
            true => self.heading(page, self.words.hands, column),
            false => column.y,
        };
        let side = 4.6 * look.scale;
        let x = column.x + self.hand_tab();
        let middle = top + side * 0.5;
        let end = cells::seat(page, column.x, middle, 2.9 * look.scale, area);
        if let Some(name) = self.names.get(area.index()) {
            let start = end + look.scale;
            let baseline = middle + look.text() * Face::Bold.capital() / 2.0;
            let name = Text::new(at(start, baseline), look.text(), name);
            page.text(name.within(x - start - look.scale));
        }
        if !self.board.backpacks {
            self.draw_hand_lines(page, area, at(x, top), column);
            return;
        }
        let row = self.slots_in_row(column.width);
        let slot = |n: usize| {
            let (over, down) = ((n % row) as f32, (n / row) as f32);
            Rect::new(x + over * side, top + down * side, side, side)
        };
        let slots: Vec<Rect> = (0..self.board.size().slots()).map(slot).collect();
        cells::hand(page, &slots, self.board, area, look);
    }

    /// Draws lines for all letters that a hand may hold; its printed letters are on the first line.
    fn draw_hand_lines(self, page: &mut Page, area: Area, corner: Point, column: Rect) {
        let look = self.look;
        let size = look.name() * 1.25;
        let line = self.hand_line();
        let baseline = corner.y + line - 1.2 * look.scale;
        let mut x = corner.x;
        for letter in self.board.hand(area) {
            let words = Phrase::from(letter.capital().to_string());
            let wide = words.width(Face::Display, size);
            page.text(Text::new(at(x, baseline), size, words).display());
            x += wide + size * 0.35;
        }
        for n in 0..self.hand_lines(column.width) {
            let y = corner.y + (n + 1) as f32 * line;
            page.line(at(corner.x, y), at(column.right(), y), look.thin());
        }
    }

    fn qr(self, width: f32) -> f32 {
        (24.0 * self.look.scale).min(width)
    }
}
