//! Turns an order into pages.

use thiserror::Error;

use drawing::pdf::PdfFile;
use drawing::{FontFaces, Page, PageSize};
use one_letter_better::text::deck::code_error;
use one_letter_better_rules::DeckCodeError;
use paper_grid::sheet::{BoardSeries, Omission, PrintedBoard, SeriesError, draw_sheet};
use paper_grid::text::link_error;
use paper_grid::text::sheet::SHEET;
use paper_grid_rules::{Board, fixed_value};
use printing::{
    DeckOptions, MARGINS, MAX_POSTER_SHEETS, PAD_SEATS, PerPage, PrintedDeck, SheetOptions, Style,
    TooSmall, booklet_pages, draw_pads, draw_rules, draw_tiles, enlarge, half_sheet, impose,
    pad_places, tile_grid,
};

use super::missing::MissingContent;
use super::names::MAX_NAME_LEN;
use super::order::{LetterTiles, PrintItem, PrintOrder};
use super::{CardGame, PrintedGame, pack};

/// Why an order can't be printed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PrintOrderError {
    /// The order is empty.
    #[error("the order is empty")]
    Nothing,
    /// Cells, cards or letters don't fit on the sheet.
    #[error(
        "it doesn’t fit on this paper; try a larger sheet, a smaller margin, smaller cards or fewer boards a page"
    )]
    TooSmall,
    /// The boards can't be made.
    #[error("{0}")]
    Boards(SeriesError),
    /// The deck code isn't valid.
    #[error("{0}")]
    Deck(DeckCodeError),
    /// Text with a character that no font has: which text, and the character.
    #[error("the printed letters have no “{1}”, so the {0} can’t be printed")]
    NotOnPaper(&'static str, char),
    /// Text that is too long, so it would be too small to read.
    #[error("the {0} is longer than {MAX_NAME_LEN} letters")]
    TooLong(&'static str),
    /// A pad for this number of seats isn't offered.
    #[error("a pad is for 2 to 6 seats, not {0}")]
    Seats(usize),
    /// A poster of this number of sheets isn't offered.
    #[error("a poster has 1 to {MAX_POSTER_SHEETS} sheets each way, not {0}")]
    Sheets(usize),
}

impl From<TooSmall> for PrintOrderError {
    fn from(_: TooSmall) -> PrintOrderError {
        PrintOrderError::TooSmall
    }
}

impl From<SeriesError> for PrintOrderError {
    fn from(why: SeriesError) -> PrintOrderError {
        PrintOrderError::Boards(why)
    }
}

impl PrintOrderError {
    /// The sentence that the page shows.
    pub fn describe(&self) -> String {
        match self {
            PrintOrderError::Deck(why) => code_error(*why),
            PrintOrderError::Boards(SeriesError::Link(why)) => link_error(*why),
            why => format!("{why}."),
        }
    }
}

/// Finished pages, and the content that didn't fit on them.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct FinishedPages {
    pub pages: Vec<Page>,
    /// Content that didn't fit.
    pub left_out: Vec<Omission>,
}

impl From<Vec<Page>> for FinishedPages {
    fn from(pages: Vec<Page>) -> FinishedPages {
        let left_out = Vec::new();
        FinishedPages { pages, left_out }
    }
}

impl From<Page> for FinishedPages {
    fn from(page: Page) -> FinishedPages {
        vec![page].into()
    }
}

/// A task that draws one or two pages when it is called.
pub type DrawJob = Box<dyn FnOnce() -> Result<FinishedPages, PrintOrderError>>;

/// An order that can be printed.
pub struct ComposedOrder {
    /// The document title, as a PDF reader shows it.
    pub title: String,
    /// The drawing tasks, in order.
    pub jobs: Vec<DrawJob>,
    /// The number of pages that the jobs produce.
    pub pages: usize,
}

impl ComposedOrder {
    /// Draws all pages in order. Returns what is missing, which is known only at the end.
    ///
    /// # Errors
    /// Something doesn't fit on the page.
    pub fn draw(self, mut take: impl FnMut(Page)) -> Result<MissingContent, PrintOrderError> {
        let mut missing = MissingContent::default();
        for job in self.jobs {
            let made = job()?;
            missing.record(&made);
            made.pages.into_iter().for_each(&mut take);
        }
        Ok(missing)
    }

    /// Draws everything into one PDF, and calls `tell` with the number of finished pages after each
    /// page.
    ///
    /// # Errors
    /// Something doesn't fit on the page.
    pub fn write_pdf(
        self,
        faces: &FontFaces,
        mut tell: impl FnMut(usize),
    ) -> Result<(Vec<u8>, MissingContent), PrintOrderError> {
        let title = self.title.clone();
        let mut file = PdfFile::new(&title, faces);
        let missing = self.draw(|page| {
            file.add_page(&page);
            tell(file.page_count());
        })?;
        Ok((file.finish(), missing))
    }
}

/// Checks an order and prepares its jobs. Refuses at once whatever can be refused without drawing.
///
/// # Errors
/// The first fault found.
pub fn compose(order: &PrintOrder) -> Result<ComposedOrder, PrintOrderError> {
    let mut found = JobList::default();
    for thing in &order.things {
        let (before, name) = (found.jobs.len(), item_title(thing));
        found.add_item(order, thing)?;
        found.add_to_contents(before, name);
    }
    let title = match order.things.as_slice() {
        [] => return Err(PrintOrderError::Nothing),
        [one] => item_title(one),
        _ => "Lettercase".to_owned(),
    };
    let composed = ComposedOrder {
        title,
        jobs: found.jobs,
        pages: found.pages,
    };
    let composed = match order.poster {
        None => composed,
        Some(sheets) => make_posters(composed, order, sheets)?,
    };
    Ok(match order.style {
        Style::Full => composed,
        Style::InkFriendly => make_black(composed),
    })
}

/// Makes each page black and white only.
fn make_black(composed: ComposedOrder) -> ComposedOrder {
    let blacken = |job: DrawJob| -> DrawJob {
        Box::new(move || {
            let made = job()?;
            let pages = made
                .pages
                .into_iter()
                .map(Page::to_black_and_white)
                .collect();
            Ok(FinishedPages { pages, ..made })
        })
    };
    ComposedOrder {
        jobs: composed.jobs.into_iter().map(blacken).collect(),
        ..composed
    }
}

/// Splits each page into a poster of several sheets.
fn make_posters(
    composed: ComposedOrder,
    order: &PrintOrder,
    sheets: (usize, usize),
) -> Result<ComposedOrder, PrintOrderError> {
    for count in [sheets.0, sheets.1] {
        if !(1..=MAX_POSTER_SHEETS).contains(&count) {
            return Err(PrintOrderError::Sheets(count));
        }
    }
    let (paper, margin) = (order.paper, order.margin(10.0));
    let enlarge_job = |job: DrawJob| -> DrawJob {
        Box::new(move || {
            let made = job()?;
            let mut pages = Vec::new();
            for page in &made.pages {
                let mut parts = enlarge(page, paper, sheets, margin);
                if let Some(first) = parts.first_mut() {
                    first.outline.clone_from(&page.outline);
                }
                pages.extend(parts);
            }
            Ok(FinishedPages { pages, ..made })
        })
    };
    Ok(ComposedOrder {
        jobs: composed.jobs.into_iter().map(enlarge_job).collect(),
        pages: composed.pages * sheets.0 * sheets.1,
        ..composed
    })
}

/// The title of a thing that was ordered.
fn item_title(thing: &PrintItem) -> String {
    match thing {
        PrintItem::Boards(series) => (SHEET.boards_title)(series.count),
        PrintItem::Blank(_) => format!("{}: a blank grid", SHEET.name),
        PrintItem::Deck(game, _) => format!("{}: the deck", game.game().name()),
        PrintItem::Letters(letters) => format!("{} letters", letters.bag.len()),
        PrintItem::Pad(game, seats, _) => format!("{}: score pad for {seats}", game.name()),
        PrintItem::Rules(game) => game.rules().title.to_owned(),
        PrintItem::Booklet(game) => format!("{}: the booklet", game.name()),
        PrintItem::Pack(_) => format!("{}: class pack", SHEET.name),
    }
}

impl PrintOrder {
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
    pub(super) fn options(&self, series: &BoardSeries) -> SheetOptions {
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
pub(super) struct JobList {
    jobs: Vec<DrawJob>,
    pages: usize,
}

impl JobList {
    /// Adds a job that makes this number of pages.
    pub(super) fn add_job(
        &mut self,
        pages: usize,
        job: impl FnOnce() -> Result<FinishedPages, PrintOrderError> + 'static,
    ) {
        self.jobs.push(Box::new(job));
        self.pages += pages;
    }

    /// The number of jobs so far.
    pub(super) fn len(&self) -> usize {
        self.jobs.len()
    }

    /// Adds an entry to the table of contents, pointing at the first page of this job.
    pub(super) fn add_to_contents(&mut self, job: usize, name: String) {
        self.add_to_contents_at(job, 0, name);
    }

    /// Adds an entry to the table of contents at this depth.
    pub(super) fn add_to_contents_at(&mut self, job: usize, depth: usize, name: String) {
        if let Some(place) = self.jobs.get_mut(job) {
            let first = std::mem::replace(place, Box::new(|| Ok(FinishedPages::default())));
            *place = Box::new(move || {
                let mut made = first()?;
                if let Some(page) = made.pages.first_mut() {
                    page.outline = Some((depth, name));
                }
                Ok(made)
            });
        }
    }

    fn add_item(&mut self, order: &PrintOrder, thing: &PrintItem) -> Result<(), PrintOrderError> {
        match thing {
            PrintItem::Boards(series) => add_boards(self, order, series),
            PrintItem::Blank(series) => add_blank_boards(self, order, series),
            PrintItem::Deck(game, options) => add_deck(self, order, game, *options),
            PrintItem::Letters(letters) => add_tiles(self, order, *letters),
            PrintItem::Pad(game, seats, pages) => add_pads(self, order, *game, *seats, *pages),
            PrintItem::Rules(game) => {
                self.add_rules_page(order, *game);
                Ok(())
            }
            PrintItem::Booklet(game) => add_booklet(self, order, *game),
            PrintItem::Pack(pack) => pack::add_pack(self, order, pack),
        }
    }

    /// Adds a game's rules on one page.
    pub(super) fn add_rules_page(&mut self, order: &PrintOrder, game: PrintedGame) {
        let (paper, style, margin) = (order.paper, order.style, order.margin(12.0));
        let orientation = order.orientation.unwrap_or_default();
        self.add_job(1, move || {
            Ok(draw_rules(game.rules(), paper, orientation, margin, style)?.into())
        });
    }

    /// Adds a page of boards.
    pub(super) fn add_board_page(&mut self, boards: Vec<PrintedBoard>, options: SheetOptions) {
        self.add_job(1, move || {
            let made = draw_sheet(&SHEET, &boards, &options)?;
            Ok(FinishedPages {
                pages: vec![made.page],
                left_out: made.left_out,
            })
        });
    }
}

fn add_boards(
    found: &mut JobList,
    order: &PrintOrder,
    series: &BoardSeries,
) -> Result<(), PrintOrderError> {
    let options = order.options(series);
    let mut boards = series.checked_boards()?;
    let each = options.per_page.count();
    let mut left = series.count;
    while left > 0 {
        let next: Vec<PrintedBoard> = boards.by_ref().take(each.min(left)).collect();
        left -= each.min(left);
        found.add_board_page(next, options.clone());
    }
    Ok(())
}

fn add_blank_boards(
    found: &mut JobList,
    order: &PrintOrder,
    series: &BoardSeries,
) -> Result<(), PrintOrderError> {
    let options = SheetOptions {
        per_page: PerPage::One,
        ..order.options(series)
    };
    let first = series.checked_boards()?.next();
    if let Some(first) = first {
        let blank = Board::blank(first.board.size());
        for _ in 0..series.count {
            found.add_board_page(vec![blank.clone().into()], options.clone());
        }
    }
    Ok(())
}

fn add_deck(
    found: &mut JobList,
    order: &PrintOrder,
    game: &CardGame,
    options: DeckOptions,
) -> Result<(), PrintOrderError> {
    let deck = std::rc::Rc::new(game.deck()?);
    let style = order.style;
    // On most sheets nine cards fit only with a narrow margin.
    let grid = options.grid(order.paper, order.orientation, order.margin(5.0))?;
    let sides = if options.duplex.is_some() { 2 } else { 1 };
    for first in (0..deck.cards.len()).step_by(grid.count()) {
        let deck = deck.clone();
        found.add_job(sides, move || {
            Ok(PrintedDeck::draw_pages(&deck, first, &grid, &options, style).into())
        });
    }
    if options.kinds {
        let (size, margin) = (order.size(), order.margin(12.0));
        let at = found.len();
        found.add_job(1, move || Ok(deck.draw_kinds(size, margin, style).into()));
        found.add_to_contents(at, format!("{}: what each card does", game.game().name()));
    }
    Ok(())
}

fn add_tiles(
    found: &mut JobList,
    order: &PrintOrder,
    letters: LetterTiles,
) -> Result<(), PrintOrderError> {
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
        found.add_job(
            1,
            move || Ok(draw_tiles(&grid, &some, letters.shape).into()),
        );
    }
    Ok(())
}

fn add_pads(
    found: &mut JobList,
    order: &PrintOrder,
    game: PrintedGame,
    seats: usize,
    pages: usize,
) -> Result<(), PrintOrderError> {
    if !PAD_SEATS.contains(&seats) {
        return Err(PrintOrderError::Seats(seats));
    }
    let (paper, orientation) = (order.paper, order.orientation);
    let (margin, style) = (order.margin(10.0), order.style);
    for _ in 0..pages {
        found.add_job(1, move || {
            let pad = game.pad();
            let (size, places) = pad_places(&pad, seats, paper, orientation, margin);
            Ok(draw_pads(&pad, seats, size, &places, style).into())
        });
    }
    Ok(())
}

fn add_booklet(
    found: &mut JobList,
    order: &PrintOrder,
    game: PrintedGame,
) -> Result<(), PrintOrderError> {
    let paper = order.paper;
    let read = booklet_pages(
        game.rules(),
        half_sheet(paper),
        order.margin(12.0),
        order.style,
    )?;
    let pages = impose(&read, paper);
    found.add_job(pages.len(), move || Ok(pages.into()));
    Ok(())
}
