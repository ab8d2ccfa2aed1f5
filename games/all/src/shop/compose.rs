//! Turns an order into pages.

use thiserror::Error;

use drawing::pdf::PdfFile;
use drawing::{Faces, Page, PageSize};
use one_letter_better::text::deck::code_refused;
use one_letter_better_rules::DeckCodeError;
use paper_grid::sheet::{LeftOut, NoSheets, PrintedBoard, Series, sheet};
use paper_grid::text::link_refused;
use paper_grid::text::sheet::SHEET;
use paper_grid_rules::{Board, fixed_value};
use printing::{
    Deck, DeckOptions, MARGINS, MOST_SHEETS, PAD_SEATS, PerPage, SheetOptions, Style, TooSmall,
    booklet, half, imposed, pad_places, pads, poster, rules, tile_grid, tiles,
};

use super::missing::Missing;
use super::names::MOST_NAME;
use super::order::{Letters, Order, Thing};
use super::{CardGame, Game, pack};

/// Why an order can't be printed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The order is empty.
    #[error("nothing was ordered")]
    Nothing,
    /// Cells, cards or letters don't fit on the sheet.
    #[error(
        "it doesn’t fit on this paper; try a larger sheet, a smaller margin, smaller cards or fewer boards a page"
    )]
    TooSmall,
    /// The boards can't be made.
    #[error("{0}")]
    Boards(NoSheets),
    /// The deck code isn't valid.
    #[error("{0}")]
    Deck(DeckCodeError),
    /// Text with a character that no font has: which text, and the character.
    #[error("the printed letters have no “{1}”, so the {0} can’t be printed")]
    NotOnPaper(&'static str, char),
    /// Text that is too long, so it would be too small to read.
    #[error("the {0} is longer than {MOST_NAME} letters")]
    TooLong(&'static str),
    /// A pad for this number of seats isn't offered.
    #[error("a pad is for 2 to 6 seats, not {0}")]
    Seats(usize),
    /// A poster of this number of sheets isn't offered.
    #[error("a poster has 1 to {MOST_SHEETS} sheets each way, not {0}")]
    Sheets(usize),
}

impl From<TooSmall> for Refusal {
    fn from(_: TooSmall) -> Refusal {
        Refusal::TooSmall
    }
}

impl From<NoSheets> for Refusal {
    fn from(why: NoSheets) -> Refusal {
        Refusal::Boards(why)
    }
}

impl Refusal {
    /// The sentence that the page shows.
    pub fn told(&self) -> String {
        match self {
            Refusal::Deck(why) => code_refused(*why),
            Refusal::Boards(NoSheets::Link(why)) => link_refused(*why),
            why => format!("{why}."),
        }
    }
}

/// Finished pages, and what didn't fit on them.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Made {
    pub pages: Vec<Page>,
    /// What didn't fit.
    pub left_out: Vec<LeftOut>,
}

impl From<Vec<Page>> for Made {
    fn from(pages: Vec<Page>) -> Made {
        let left_out = Vec::new();
        Made { pages, left_out }
    }
}

impl From<Page> for Made {
    fn from(page: Page) -> Made {
        vec![page].into()
    }
}

/// A deferred task that draws a page or two.
pub type Job = Box<dyn FnOnce() -> Result<Made, Refusal>>;

/// An order that can be printed.
pub struct Composed {
    /// The document title, as a PDF reader shows it.
    pub title: String,
    /// The drawing tasks, in order.
    pub jobs: Vec<Job>,
    /// The number of pages that the jobs produce.
    pub pages: usize,
}

impl Composed {
    /// Draws all pages in order. Returns what is missing, which is known only at the end.
    ///
    /// # Errors
    /// Something doesn't fit on the page.
    pub fn draw(self, mut take: impl FnMut(Page)) -> Result<Missing, Refusal> {
        let mut missing = Missing::default();
        for job in self.jobs {
            let made = job()?;
            missing.note(&made);
            made.pages.into_iter().for_each(&mut take);
        }
        Ok(missing)
    }

    /// Draws everything into one PDF, and reports the number of finished pages after each.
    ///
    /// # Errors
    /// Something doesn't fit on the page.
    pub fn file(
        self,
        faces: &Faces,
        mut tell: impl FnMut(usize),
    ) -> Result<(Vec<u8>, Missing), Refusal> {
        let title = self.title.clone();
        let mut file = PdfFile::new(&title, faces);
        let missing = self.draw(|page| {
            file.add(&page);
            tell(file.pages());
        })?;
        Ok((file.finish(), missing))
    }
}

/// Checks an order and prepares its jobs. Refuses at once whatever can be refused without drawing.
///
/// # Errors
/// The first fault found.
pub fn compose(order: &Order) -> Result<Composed, Refusal> {
    let mut found = Found::default();
    for thing in &order.things {
        let (before, name) = (found.jobs.len(), title(thing));
        found.take(order, thing)?;
        found.list(before, name);
    }
    let title = match order.things.as_slice() {
        [] => return Err(Refusal::Nothing),
        [one] => title(one),
        _ => "Lettercase".to_owned(),
    };
    let composed = Composed {
        title,
        jobs: found.jobs,
        pages: found.pages,
    };
    let composed = match order.poster {
        None => composed,
        Some(sheets) => enlarged(composed, order, sheets)?,
    };
    Ok(match order.style {
        Style::Full => composed,
        Style::InkFriendly => black(composed),
    })
}

/// Makes each page black and white only.
fn black(composed: Composed) -> Composed {
    let blacken = |job: Job| -> Job {
        Box::new(move || {
            let made = job()?;
            let pages = made.pages.into_iter().map(Page::black).collect();
            Ok(Made { pages, ..made })
        })
    };
    Composed {
        jobs: composed.jobs.into_iter().map(blacken).collect(),
        ..composed
    }
}

/// Splits each page into a poster of several sheets.
fn enlarged(
    composed: Composed,
    order: &Order,
    sheets: (usize, usize),
) -> Result<Composed, Refusal> {
    for count in [sheets.0, sheets.1] {
        if !(1..=MOST_SHEETS).contains(&count) {
            return Err(Refusal::Sheets(count));
        }
    }
    let (paper, margin) = (order.paper, order.margin(10.0));
    let enlarge = |job: Job| -> Job {
        Box::new(move || {
            let made = job()?;
            let mut pages = Vec::new();
            for page in &made.pages {
                let mut parts = poster(page, paper, sheets, margin);
                if let Some(first) = parts.first_mut() {
                    first.outline.clone_from(&page.outline);
                }
                pages.extend(parts);
            }
            Ok(Made { pages, ..made })
        })
    };
    Ok(Composed {
        jobs: composed.jobs.into_iter().map(enlarge).collect(),
        pages: composed.pages * sheets.0 * sheets.1,
        ..composed
    })
}

/// The title of a thing that was ordered.
fn title(thing: &Thing) -> String {
    match thing {
        Thing::Boards(series) => (SHEET.boards_title)(series.count),
        Thing::Blank(_) => format!("{}: a blank grid", SHEET.name),
        Thing::Deck(game, _) => format!("{}: the deck", game.game().name()),
        Thing::Letters(letters) => format!("{} letters", letters.bag.len()),
        Thing::Pad(game, seats, _) => format!("{}: score pad for {seats}", game.name()),
        Thing::Rules(game) => game.rules().title.to_owned(),
        Thing::Booklet(game) => format!("{}: the booklet", game.name()),
        Thing::Pack(_) => format!("{}: class pack", SHEET.name),
    }
}

impl Order {
    /// Distance that everything keeps from the edge; `usual` if the order doesn't specify one.
    pub(super) fn margin(&self, usual: f32) -> f32 {
        let within = |margin: u8| margin.clamp(*MARGINS.start(), *MARGINS.end());
        self.margin.map_or(usual, |margin| within(margin).into())
    }

    /// The page size; portrait if the order doesn't specify an orientation.
    pub(super) fn size(&self) -> PageSize {
        PageSize::new(self.paper, self.orientation.unwrap_or_default())
    }

    /// A series' options, adapted to this order's sheets.
    pub(super) fn options(&self, series: &Series) -> SheetOptions {
        SheetOptions {
            paper: self.paper,
            orientation: self.orientation.unwrap_or(series.options.orientation),
            style: self.style,
            margin: self.margin.unwrap_or(series.options.margin),
            ..series.options.clone()
        }
    }
}

/// The jobs collected from an order so far.
#[derive(Default)]
pub(super) struct Found {
    jobs: Vec<Job>,
    pages: usize,
}

impl Found {
    /// Adds a job that makes this number of pages.
    pub(super) fn add(
        &mut self,
        pages: usize,
        job: impl FnOnce() -> Result<Made, Refusal> + 'static,
    ) {
        self.jobs.push(Box::new(job));
        self.pages += pages;
    }

    /// The number of jobs so far.
    pub(super) fn len(&self) -> usize {
        self.jobs.len()
    }

    /// Adds an entry to the table of contents, pointing at the first page of this job.
    pub(super) fn list(&mut self, job: usize, name: String) {
        self.list_within(job, 0, name);
    }

    /// Adds an entry to the table of contents at this depth.
    pub(super) fn list_within(&mut self, job: usize, depth: usize, name: String) {
        if let Some(place) = self.jobs.get_mut(job) {
            let first = std::mem::replace(place, Box::new(|| Ok(Made::default())));
            *place = Box::new(move || {
                let mut made = first()?;
                if let Some(page) = made.pages.first_mut() {
                    page.outline = Some((depth, name));
                }
                Ok(made)
            });
        }
    }

    fn take(&mut self, order: &Order, thing: &Thing) -> Result<(), Refusal> {
        match thing {
            Thing::Boards(series) => boards(self, order, series),
            Thing::Blank(series) => blank(self, order, series),
            Thing::Deck(game, options) => deck(self, order, game, *options),
            Thing::Letters(letters) => letters_of(self, order, *letters),
            Thing::Pad(game, seats, pages) => pad(self, order, *game, *seats, *pages),
            Thing::Rules(game) => {
                self.one_page(order, *game);
                Ok(())
            }
            Thing::Booklet(game) => folded(self, order, *game),
            Thing::Pack(pack) => pack::compose(self, order, pack),
        }
    }

    /// Adds a game's rules on one page.
    pub(super) fn one_page(&mut self, order: &Order, game: Game) {
        let (paper, style, margin) = (order.paper, order.style, order.margin(12.0));
        let orientation = order.orientation.unwrap_or_default();
        self.add(1, move || {
            Ok(rules(game.rules(), paper, orientation, margin, style)?.into())
        });
    }

    /// Adds a page of boards.
    pub(super) fn page_of(&mut self, boards: Vec<PrintedBoard>, options: SheetOptions) {
        self.add(1, move || {
            let made = sheet(&SHEET, &boards, &options)?;
            Ok(Made {
                pages: vec![made.page],
                left_out: made.left_out,
            })
        });
    }
}

fn boards(found: &mut Found, order: &Order, series: &Series) -> Result<(), Refusal> {
    let options = order.options(series);
    let mut boards = series.checked()?;
    let each = options.per_page.count();
    let mut left = series.count;
    while left > 0 {
        let next: Vec<PrintedBoard> = boards.by_ref().take(each.min(left)).collect();
        left -= each.min(left);
        found.page_of(next, options.clone());
    }
    Ok(())
}

fn blank(found: &mut Found, order: &Order, series: &Series) -> Result<(), Refusal> {
    let options = SheetOptions {
        per_page: PerPage::One,
        ..order.options(series)
    };
    let first = series.checked()?.next();
    if let Some(first) = first {
        let blank = Board::blank(first.board.size());
        for _ in 0..series.count {
            found.page_of(vec![blank.clone().into()], options.clone());
        }
    }
    Ok(())
}

fn deck(
    found: &mut Found,
    order: &Order,
    game: &CardGame,
    options: DeckOptions,
) -> Result<(), Refusal> {
    let deck = std::rc::Rc::new(game.deck()?);
    let style = order.style;
    // On most sheets nine cards fit only with a narrow margin.
    let grid = options.grid(order.paper, order.orientation, order.margin(5.0))?;
    let sides = if options.duplex.is_some() { 2 } else { 1 };
    for first in (0..deck.cards.len()).step_by(grid.count()) {
        let deck = deck.clone();
        found.add(sides, move || {
            Ok(Deck::pages(&deck, first, &grid, &options, style).into())
        });
    }
    if options.kinds {
        let (size, margin) = (order.size(), order.margin(12.0));
        let at = found.len();
        found.add(1, move || Ok(deck.kinds(size, margin, style).into()));
        found.list(at, format!("{}: what each card does", game.game().name()));
    }
    Ok(())
}

fn letters_of(found: &mut Found, order: &Order, letters: Letters) -> Result<(), Refusal> {
    let grid = tile_grid(
        order.paper,
        order.orientation,
        order.margin(8.0),
        letters.shape,
    )?;
    let all: Vec<_> = (letters.bag.letters())
        .map(|letter| (letter, letters.values.then(|| fixed_value(letter))))
        .collect();
    for some in all.chunks(grid.count()) {
        let some = some.to_vec();
        found.add(1, move || Ok(tiles(&grid, &some, letters.shape).into()));
    }
    Ok(())
}

fn pad(
    found: &mut Found,
    order: &Order,
    game: Game,
    seats: usize,
    pages: usize,
) -> Result<(), Refusal> {
    if !PAD_SEATS.contains(&seats) {
        return Err(Refusal::Seats(seats));
    }
    let (paper, orientation) = (order.paper, order.orientation);
    let (margin, style) = (order.margin(10.0), order.style);
    for _ in 0..pages {
        found.add(1, move || {
            let pad = game.pad();
            let (size, places) = pad_places(&pad, seats, paper, orientation, margin);
            Ok(pads(&pad, seats, size, &places, style).into())
        });
    }
    Ok(())
}

fn folded(found: &mut Found, order: &Order, game: Game) -> Result<(), Refusal> {
    let paper = order.paper;
    let read = booklet(game.rules(), half(paper), order.margin(12.0), order.style)?;
    let pages = imposed(&read, paper);
    found.add(pages.len(), move || Ok(pages.into()));
    Ok(())
}
