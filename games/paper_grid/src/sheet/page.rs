//! Lays out one page of boards.

use serde::{Deserialize, Serialize};

use drawing::{Align, FontFace, Ink, Page, PageSize, Pen, Phrase, QrCode, Rect, Tag, Text, at};
use game::PlayerName;

use super::layout::LayoutRequest;
use super::shared_foot::SharedFoot;
use super::{Label, PrintedBoard, SheetTexts, cells};
use printing::look::{SOFT_INK, SheetLook};
use printing::{Counter, MARGINS, PerPage, ScoreTable, SheetOptions, TooSmall};

/// A page of boards, and facts about how it turned out.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardSheet {
    pub page: Page,
    /// The side length of a cell in millimetres, equal on all boards of the page.
    pub cell: f32,
    /// For each board: its part of the page, and its grid's place on the page.
    pub places: Vec<(Rect, Rect)>,
    /// What could not be printed as asked.
    pub left_out: Vec<Omission>,
}

/// Something that could not be printed as asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Omission {
    /// There is no room for the score table.
    Scores,
    /// There is no room for the QR code, or the link is too long for one.
    Qr,
    /// There is no room for the letter values.
    Values,
    /// There is no room for the legend.
    Legend,
    /// There is no room for the endgame's boxes.
    Counter,
    /// The areas are too small for hands, and there is no room for hands beside the board.
    Hands,
    /// There is no room for the board's seed, link and code.
    Origin,
    /// The fonts lack a character of this name; its place is left blank for a pen.
    Name(PlayerName),
}

/// Draws a page of at most as many boards as the options put on one page.
///
/// ```
/// use paper_grid::text::sheet::SHEET;
/// use paper_grid_rules::{Board, Size};
/// use printing::SheetOptions;
/// use paper_grid::sheet::draw_sheet;
/// use drawing::svg;
///
/// let blank = Board::blank(Size::Medium);
/// let sheet = draw_sheet(&SHEET, &[blank.into()], &SheetOptions::default())?;
/// assert!(sheet.cell > 20.0);
/// assert!(svg::write(&sheet.page, "A blank board").starts_with("<svg"));
/// # Ok::<(), printing::TooSmall>(())
/// ```
pub fn draw_sheet(
    words: &'static SheetTexts,
    boards: &[PrintedBoard],
    options: &SheetOptions,
) -> Result<BoardSheet, TooSmall> {
    let size = PageSize::new(options.paper, options.orientation);
    let look = SheetLook::from_options(options);
    let mut left_out = Vec::new();
    let names = seat_names(options, &mut left_out);
    let boards = boards.get(..options.per_page.count()).unwrap_or(boards);
    let room = size.rect().inset(
        options
            .margin
            .clamp(*MARGINS.start(), *MARGINS.end())
            .into(),
    );
    // If the legend would leave cells too small to write in, the boards get its room.
    let without = SheetOptions {
        legend: false,
        values: false,
        ..options.clone()
    };
    let found = [options, &without].into_iter().find_map(|options| {
        let found = divide_page(words, boards, options, &names, look, room)?;
        Some((options, found))
    });
    let (kept, found) = found.ok_or(TooSmall)?;
    for (kept, wanted, missing) in [
        (kept.legend, options.legend, Omission::Legend),
        (kept.values, options.values, Omission::Values),
    ] {
        if wanted && !kept {
            add_omissions(&mut left_out, vec![missing]);
        }
    }
    let PageDivision {
        shared,
        own,
        slots,
        cell,
        missing,
    } = found;
    let (mut page, mut places) = (Page::new(size), Vec::new());
    for (printed, slot) in boards.iter().zip(&slots) {
        let mut wanted = layout_request(words, printed, &own, &names, look, slot.width);
        if wanted.qr.is_none() && options.qr && printed.origin.address().is_some() {
            add_omissions(&mut left_out, vec![Omission::Qr]);
        }
        // Whatever one board has no room for is left out beside all boards of the page.
        for missing in &missing {
            wanted.leave_out(missing);
        }
        let (layout, more) = wanted.lay_out(*slot, cell).ok_or(TooSmall)?;
        add_omissions(&mut left_out, more);
        places.push((*slot, layout.frame.rect()));
        draw_head(&mut page, words, printed, *slot, options, look);
        let (board, mark) = (&printed.board, words.specials.mark);
        page.draw_tagged(Tag::Figure((words.summary)(board)), |page| {
            cells::draw_board(page, &layout.frame, board, mark, &names, look);
        });
        layout.panel.draw(&mut page, &layout.laid);
        if !left_out.contains(&Omission::Origin) && !missing.contains(&Omission::Origin) {
            draw_foot(&mut page, words, printed, *slot, options, look);
        }
    }
    add_omissions(&mut left_out, missing);
    draw_cut_lines(&mut page, &slots, look);
    if let Some(shared) = shared {
        shared.draw(&mut page);
        add_omissions(&mut left_out, shared.left_out);
    }
    Ok(BoardSheet {
        page,
        cell,
        places,
        left_out,
    })
}

/// A page divided between boards.
struct PageDivision<'a> {
    /// What the boards share: the legend and letter values.
    shared: Option<SharedFoot<'a>>,
    /// The options for each single board.
    own: SheetOptions,
    /// The boards' places.
    slots: Vec<Rect>,
    /// The side length of a cell.
    cell: f32,
    /// What there is no room for.
    missing: Vec<Omission>,
}

/// Finds the best way to divide a page. Ways in which every board fills at least half of its slot
/// come first; among these the fewest things missing wins, then the largest cells. If no way gives
/// every board half of its slot, the largest cells win.
fn divide_page<'a>(
    words: &'static SheetTexts,
    boards: &'a [PrintedBoard],
    options: &SheetOptions,
    names: &'a [Phrase],
    look: SheetLook,
    room: Rect,
) -> Option<PageDivision<'a>> {
    let (shared, room) = match boards.len() {
        0 | 1 => (None, room),
        _ => SharedFoot::reserve(words, boards, options, names, look, room)
            .map_or((None, room), |(shared, room)| (Some(shared), room)),
    };
    let own = SheetOptions {
        legend: options.legend && shared.is_none(),
        values: options.values && shared.is_none(),
        ..options.clone()
    };
    let best = (arrangements(options.per_page, room, look).into_iter())
        .filter_map(|slots| {
            let (mut cell, mut missing, mut half) = (f32::MAX, Vec::new(), true);
            for (board, slot) in boards.iter().zip(&slots) {
                let wanted = layout_request(words, board, &own, names, look, slot.width);
                let (layout, less) = wanted.lay_out(*slot, f32::MAX)?;
                cell = cell.min(layout.frame.cell);
                half &= layout.frame.rect().area() > slot.area() * 0.499;
                add_omissions(&mut missing, less);
            }
            Some((half, cell, missing, slots))
        })
        .reduce(|a, b| {
            let rank = |(half, cell, missing, _): &(bool, f32, Vec<_>, _)| {
                (!half, if *half { missing.len() } else { 0 }, -cell)
            };
            if rank(&b) < rank(&a) { b } else { a }
        });
    let (_, cell, missing, slots) = best?;
    Some(PageDivision {
        shared,
        own,
        slots,
        cell,
        missing,
    })
}

/// Adds what else was left out, unless it is in the list already.
fn add_omissions(left_out: &mut Vec<Omission>, more: Vec<Omission>) {
    for missing in more {
        if !left_out.contains(&missing) {
            left_out.push(missing);
        }
    }
}

/// The names as printed; empty where a name has to be written by hand.
fn seat_names(options: &SheetOptions, left_out: &mut Vec<Omission>) -> Vec<Phrase> {
    let ScoreTable::Named(names) = &options.scores else {
        return Vec::new();
    };
    let phrase = |name: &PlayerName| {
        Phrase::exact(name.as_str()).unwrap_or_else(|_| {
            left_out.push(Omission::Name(name.clone()));
            Phrase::default()
        })
    };
    names.iter().map(phrase).collect()
}

fn layout_request<'a>(
    words: &'a SheetTexts,
    printed: &'a PrintedBoard,
    options: &SheetOptions,
    names: &'a [Phrase],
    look: SheetLook,
    width: f32,
) -> LayoutRequest<'a> {
    let board = &printed.board;
    let link = printed.origin.address().filter(|_| options.qr);
    LayoutRequest {
        words,
        board,
        names,
        look,
        legend: options.legend,
        values: options.values,
        counter: match options.counter {
            Counter::Off => None,
            Counter::BySize => Some(board.size().default_endgame_at()),
            Counter::Agreed(count) => Some(count),
        },
        hands: true,
        qr: link.and_then(|link| QrCode::new(link).ok()),
        scores: LayoutRequest::score_columns(board, options),
        head: head_height(printed, options, look),
        foot: foot_height(words, printed, options, look, width),
    }
}

/// The ways to divide a page.
fn arrangements(per_page: PerPage, room: Rect, look: SheetLook) -> Vec<Vec<Rect>> {
    let ways: &[(usize, usize)] = match per_page {
        PerPage::One => &[(1, 1)],
        PerPage::Two => &[(1, 2), (2, 1)],
        PerPage::Four => &[(2, 2), (1, 4), (4, 1)],
    };
    let gap = gap(look);
    let share = |&(columns, rows): &(usize, usize)| {
        let width = (room.width - gap * (columns - 1) as f32) / columns as f32;
        let height = (room.height - gap * (rows - 1) as f32) / rows as f32;
        let slot = |n: usize| {
            let (column, row) = ((n % columns) as f32, (n / columns) as f32);
            let x = room.x + column * (width + gap);
            let y = room.y + row * (height + gap);
            Rect::new(x, y, width, height)
        };
        (0..columns * rows).map(slot).collect()
    };
    ways.iter().map(share).collect()
}

/// The gap between two slots.
fn gap(look: SheetLook) -> f32 {
    10.0 * look.scale.min(1.0)
}

/// Draws dashed cut lines between the slots, from margin to margin.
fn draw_cut_lines(page: &mut Page, slots: &[Rect], look: SheetLook) {
    let pen = Pen::new(0.2, SOFT_INK).dashed(1.2, 1.6);
    let all = slots
        .iter()
        .copied()
        .reduce(Rect::union)
        .unwrap_or_default();
    let back = gap(look) / 2.0;
    // The first row determines the column cuts, the first column the row cuts.
    for slot in slots {
        if slot.y == all.y && slot.x > all.x {
            let x = slot.x - back;
            page.line(at(x, all.y), at(x, all.bottom()), pen);
        }
        if slot.x == all.x && slot.y > all.y {
            let y = slot.y - back;
            page.line(at(all.x, y), at(all.right(), y), pen);
        }
    }
}

fn title_size(options: &SheetOptions, look: SheetLook) -> f32 {
    match options.per_page {
        PerPage::One => look.title_size(),
        PerPage::Two | PerPage::Four => look.title_size() * 0.75,
    }
}

fn head_height(printed: &PrintedBoard, options: &SheetOptions, look: SheetLook) -> f32 {
    let label = printed.label.as_ref().map_or(0.0, |_| label_height(look));
    title_size(options, look) * 1.35 + label
}

fn label_height(look: SheetLook) -> f32 {
    8.0 * look.scale
}

/// Draws the lines for name, class and date: filled in if known, otherwise blank for a pen.
fn draw_label(
    page: &mut Page,
    words: &SheetTexts,
    label: &Label,
    slot: Rect,
    top: f32,
    look: SheetLook,
) {
    let size = look.heading_size();
    let baseline = top + label_height(look) * 0.62;
    let number = Text::new(at(slot.x, baseline), size, format!("{}.", label.number));
    let number = number.display();
    let mut x = number.bounds().right() + 3.0 * look.scale;
    page.text(number);
    let shares = [0.5, 0.24, 0.26];
    let room = slot.right() - x;
    let facts = [&label.name, &label.class, &label.date];
    for ((said, fact), share) in words.labels.into_iter().zip(facts).zip(shares) {
        let end = x + room * share - 3.0 * look.scale;
        let said = Text::new(at(x, baseline), look.text_size(), said).inked(SOFT_INK);
        let from = said.bounds().right() + 1.5 * look.scale;
        page.draw_tagged(Tag::Paragraph, |page| {
            page.text(said);
            if let Some(fact) = fact {
                page.text(
                    Text::new(at(from, baseline), size, fact)
                        .bold()
                        .fit_width(end - from),
                );
            }
        });
        let y = baseline + 1.0 * look.scale;
        page.line(at(from, y), at(end, y), look.thin_pen());
        x += room * share;
    }
}

/// Draws the game's name and the board's summary.
fn draw_head(
    page: &mut Page,
    words: &SheetTexts,
    printed: &PrintedBoard,
    slot: Rect,
    options: &SheetOptions,
    look: SheetLook,
) {
    let size = title_size(options, look);
    let baseline = slot.y + size * FontFace::Display.cap_height();
    let title = Text::new(at(slot.x, baseline), size, words.name).display();
    let left = title.bounds().right() + 4.0;
    page.draw_tagged(Tag::Title, |page| page.text(title));
    let summary = Text::new(
        at(slot.right(), baseline),
        look.heading_size(),
        (words.summary)(&printed.board),
    );
    let summary = summary.aligned(Align::Right).inked(SOFT_INK);
    page.text(summary.fit_width(slot.right() - left));
    if let Some(own) = &printed.label {
        draw_label(page, words, own, slot, slot.y + size * 1.35, look);
    }
}

/// The text size of the footer; small, because it isn't read while playing.
fn foot_size(look: SheetLook) -> f32 {
    2.3 * look.scale.max(0.9)
}

/// The lines of a board's origin; `true` marks lines of its link.
fn foot_lines(
    words: &SheetTexts,
    printed: &PrintedBoard,
    options: &SheetOptions,
    look: SheetLook,
    width: f32,
) -> Vec<(Phrase, bool)> {
    if !options.origin {
        return Vec::new();
    }
    let origin = &printed.origin;
    let seed = origin.seed.as_ref();
    let seed = seed.map(|(seed, generator)| (words.seed_line)(seed, *generator));
    let code = origin.code.as_ref().map(|code| (words.code_line)(code));
    // Joins parts on one line while they fit; only a part wider than a line is wrapped. The link
    // comes last, so that clicking its line opens it.
    let size = foot_size(look);
    let mut lines: Vec<(Phrase, bool)> = Vec::new();
    let parts = [(seed, false), (code, false), (origin.link.clone(), true)];
    for (part, leads) in parts {
        let Some(part) = part else {
            continue;
        };
        let joined = lines
            .last()
            .map(|(line, _)| format!("{}  ·  {part}", line.as_str()));
        let joined = joined.map(Phrase::from);
        match joined.filter(|joined| joined.width(FontFace::Regular, size) <= width) {
            Some(joined) => {
                lines.pop();
                lines.push((joined, leads));
            }
            None => {
                let wrapped = Phrase::from(part).wrap(FontFace::Regular, size, width);
                lines.extend(wrapped.into_iter().map(|line| (line, leads)));
            }
        }
    }
    lines
}

fn foot_height(
    words: &SheetTexts,
    printed: &PrintedBoard,
    options: &SheetOptions,
    look: SheetLook,
    width: f32,
) -> f32 {
    match foot_lines(words, printed, options, look, width).len() {
        0 => 0.0,
        lines => lines as f32 * look.line_spacing(foot_size(look)) + 3.0 * look.scale,
    }
}

/// Draws the board's origin at the bottom of its slot.
fn draw_foot(
    page: &mut Page,
    words: &SheetTexts,
    printed: &PrintedBoard,
    slot: Rect,
    options: &SheetOptions,
    look: SheetLook,
) {
    let size = foot_size(look);
    let lines = foot_lines(words, printed, options, look, slot.width);
    let mut y =
        slot.bottom() - size * FontFace::DESCENT - look.line_spacing(size) * lines.len() as f32;
    let (links, others): (Vec<_>, Vec<_>) = lines.into_iter().partition(|(_, link)| *link);
    let mut write = |page: &mut Page, lines: Vec<(Phrase, bool)>| {
        for (line, _) in lines {
            y += look.line_spacing(size);
            page.text(Text::new(at(slot.x, y), size, line).inked(Ink::Grey(70)));
        }
    };
    page.draw_tagged(Tag::Paragraph, |page| write(page, others));
    let leads = match printed.origin.address() {
        Some(address) => Tag::Link(address.to_owned()),
        None => Tag::Paragraph,
    };
    page.draw_tagged(leads, |page| write(page, links));
}
