//! Printing boards: the sheet's settings, the first page, the browser's print, PDF and SVG.

use leptos::prelude::*;

use super::state::StudioState;
use super::{batch, order_form};
use drawing::{Orientation, Paper};
use games::print_orders::{OutputFormat, PrintReport, PrintRequest};
use games::print_orders::{PrintItem, PrintOrder, PrintedGame};
use paper_grid::screen::studio::Studio;
use paper_grid::sheet::{BoardSeries, MAX_BOARDS};
use paper_grid::text::studio as words;
use printing::{Counter, MARGINS, PerPage, ScoreTable, SheetOptions, Style};
use screen::text::stage::TRY_AGAIN;
use ui::dom;
use ui::draw::{effect, join_views, nothing, show_when, signal};
use ui::parts::{Button, NumberField, Progress, Switch, Weight, radio_group};
use ui::workers::{PersistentWorker, WorkerMessage};

/// The options of a choice, each with its label.
type Offers<T> = &'static [(T, &'static str)];

const PAPERS: Offers<Paper> = &[
    (Paper::A4, words::A4),
    (Paper::Letter, words::LETTER),
    (Paper::A3, words::A3),
    (Paper::A5, words::A5),
    (Paper::Legal, words::LEGAL),
    (Paper::Tabloid, words::TABLOID),
];
const ORIENTATIONS: Offers<Orientation> = &[
    (Orientation::Portrait, words::PORTRAIT),
    (Orientation::Landscape, words::LANDSCAPE),
];
const PER_PAGE: Offers<PerPage> = &[
    (PerPage::One, "1"),
    (PerPage::Two, "2"),
    (PerPage::Four, "4"),
];
const STYLES: Offers<Style> = &[
    (Style::Full, words::FULL_INK),
    (Style::InkFriendly, words::SPARING_INK),
];

/// The first page as a picture, or why there is none.
type FirstPage = RwSignal<Option<Result<String, &'static str>>>;

/// Descriptions of what doesn't fit on the printed pages.
pub(super) type MissingNotes = RwSignal<Vec<String>>;

/// Returns the tab for printing boards.
pub fn tab(state: StudioState) -> AnyView {
    let first: FirstPage = RwSignal::new(None);
    let missing: MissingNotes = RwSignal::new(Vec::new());
    let print_worker = PersistentWorker::new();
    let look = move |series: BoardSeries| {
        let several = series.count > series.options.per_page.count();
        let order = PrintOrder::for_boards(series);
        let ask = |wanted| PrintRequest {
            order: order.clone(),
            wanted,
        };
        let (page, rest) = (ask(OutputFormat::FirstPage), ask(OutputFormat::Overview));
        let note = move |told| {
            let _ = missing.try_set(told);
        };
        print_worker.ask(&page, move |printed| {
            let seen = match printed {
                Some(PrintReport::Pages(mut pages, told)) => {
                    if several {
                        // The other pages are drawn too, so that what doesn't fit on them is listed
                        // before printing.
                        print_worker.ask(&rest, move |printed| {
                            if let Some(PrintReport::Pages(_, told)) = printed {
                                note(told);
                            }
                        })
                    } else {
                        note(told)
                    }
                    Ok(pages.pop().unwrap_or_default())
                }
                refused => {
                    let small = matches!(refused, Some(PrintReport::TooSmall));
                    note(Vec::new());
                    Err(if small {
                        words::TOO_SMALL
                    } else {
                        words::PREVIEW_FAILED
                    })
                }
            };
            let _ = first.try_set(Some(seen));
        });
    };
    effect(move || look(state.series()));
    let again = Callback::new(move |()| look(untrack(|| state.series())));
    let page = move || match first.get() {
        Some(Ok(page)) => view! { <div class="paper page" inner_html=page></div> }.into_any(),
        Some(Err(why)) => view! {
            <p class="refusal" role="alert">{why}</p>
            {(why == words::PREVIEW_FAILED)
                .then(|| view! { <Button on_press=again>{TRY_AGAIN}</Button> }.into_any())}
        }
        .into_any(),
        None => ().into_any(),
    };
    view! {
        <div class="fields">
            // The page's space keeps its size, so that no option moves from under a finger.
            <div class="page-room">{page}</div>
            {make_section(state, first)}
            {sheet_options(state)}
            {missing_list(missing)}
            {other_print_buttons(state)}
            {order_form::order_form(state)}
        </div>
    }
    .into_any()
}

/// Returns the list of what doesn't fit on the printed pages.
pub(super) fn missing_list(missing: MissingNotes) -> AnyView {
    let note = |what: &String| view! { <li>{what.clone()}</li> }.into_any();
    let told = move || missing.with(|told| join_views(told.iter().map(note)));
    let list = move || view! { <ul>{move || told()}</ul> }.into_any();
    let some = move || !missing.with(Vec::is_empty);
    view! { <div class="soft" role="status">{show_when(some, list)}</div> }.into_any()
}

/// Returns the field for the number of boards, and the buttons for print, PDF and SVG.
fn make_section(state: StudioState, first: FirstPage) -> AnyView {
    let drawn = RwSignal::new(None::<(usize, usize)>);
    let trouble = RwSignal::new(false);
    let small = move || first.with(|first| *first == Some(Err(words::TOO_SMALL)));
    let cannot = signal(move || small() || drawn.get().is_some() || state.needs_search());
    let count = Callback::new(move |count| state.count.set(count));
    let order = move |wanted| {
        trouble.set(false);
        let each = state
            .options
            .with_untracked(|options| options.per_page.count());
        let boards = untrack(|| state.series()).count;
        drawn.set(Some((0, boards.div_ceil(each))));
        print_boards(state, wanted, move |heard| {
            let done = match heard {
                Some(OrderProgress::SoFar(done, all)) => return drawn.set(Some((done, all))),
                Some(OrderProgress::All) => true,
                None => false,
            };
            drawn.set(None);
            trouble.set(!done);
        });
    };
    let pdf = Callback::new(move |()| order(OutputFormat::File));
    let save_svg = Callback::new(move |()| order(OutputFormat::Svg));
    let print = Callback::new(move |()| order(OutputFormat::Pages));
    let stop = Callback::new(move |()| {
        state.helper.terminate();
        drawn.set(None);
    });
    let progress = move || {
        let share = signal(move || {
            let drawn = drawn.get();
            drawn.map(|(done, all)| (done * 100 / all.max(1)) as u32)
        });
        let far = move || {
            drawn
                .get()
                .map(|(done, all)| words::drawing_progress(done, all))
        };
        view! {
            <Progress words=words::DRAWING done=share />
            <p role="status">{move || far()}</p>
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any()
    };
    let different = Callback::new(move |on| state.different.set(on));
    let many_pages = move || {
        let page = state.options.with(|options| options.per_page.count());
        state.series().count > page
    };
    let edited = move || state.studio.with(Studio::is_edited);
    let series = move || {
        if edited() {
            view! { <p class="soft">{words::COPIES_ALIKE}</p> }.into_any()
        } else if state.print_difficulty().is_some() {
            nothing()
        } else {
            view! { <Switch label=words::ALL_DIFFERENT on=state.different on_turn=different /> }
                .into_any()
        }
    };
    view! {
        <NumberField
            label=words::COPIES
            value=state.count
            least=1
            most=MAX_BOARDS as u32
            on_change=count
        />
        {show_when(move || state.count.get() > 1, move || view! { {series} }.into_any())}
        {show_when(move || !edited(), move || batch::difficulty_choice(state))}
        <div class="buttons">
            <Button weight=Weight::Main off=cannot on_press=print>{words::PRINT}</Button>
            <Button off=cannot on_press=pdf>{words::MAKE_PDF}</Button>
            <Button off=cannot on_press=save_svg>{words::MAKE_SVG}</Button>
        </div>
        {show_when(many_pages, || view! { <p class="soft">{words::SVG_NOTE}</p> }.into_any())}
        {show_when(move || drawn.get().is_some(), progress)}
        {show_when(move || trouble.get(), not_made_message)}
    }
    .into_any()
}

fn not_made_message() -> AnyView {
    view! { <p class="refusal" role="alert">{words::DRAWING_FAILED}</p> }.into_any()
}

/// Returns all options of a sheet.
fn sheet_options(state: StudioState) -> AnyView {
    let margin = signal(move || state.options.with(|o| o.margin.into()));
    let change = Callback::new(move |margin: u32| {
        state.set_options(|o| o.margin = u8::try_from(margin).unwrap_or(o.margin));
    });
    let (least, most) = ((*MARGINS.start()).into(), (*MARGINS.end()).into());
    view! {
        {option_radios(state, "paper", words::PAPER, option_names(PAPERS),
            |o| index_of(PAPERS, o.paper), |o, at| set_option(PAPERS, at, &mut o.paper))}
        {option_radios(state, "orientation", words::ORIENTATION,
            option_names(ORIENTATIONS),
            |o| index_of(ORIENTATIONS, o.orientation),
            |o, at| set_option(ORIENTATIONS, at, &mut o.orientation))}
        {option_radios(state, "per-page", words::PER_PAGE, option_names(PER_PAGE),
            |o| index_of(PER_PAGE, o.per_page), |o, at| set_option(PER_PAGE, at, &mut o.per_page))}
        {option_radios(state, "ink", words::INK, option_names(STYLES),
            |o| index_of(STYLES, o.style), |o, at| set_option(STYLES, at, &mut o.style))}
        <NumberField label=words::MARGIN value=margin least most on_change=change />
        <div>
            {option_switch(state, words::LARGE_PRINT, |o| o.large_print, |o, on| o.large_print = on)}
            {option_switch(state, words::LEGEND, |o| o.legend, |o, on| o.legend = on)}
            {option_switch(state, words::VALUE_REMINDER, |o| o.values, |o, on| o.values = on)}
            {option_switch(state, words::COUNTER, |o| o.counter != Counter::Off, |o, on| {
                o.counter = if on { Counter::BySize } else { Counter::Off };
            })}
            {option_switch(state, words::SCORE_TABLE, |o| o.scores != ScoreTable::Off, |o, on| {
                o.scores = if on { ScoreTable::Numbered } else { ScoreTable::Off };
            })}
            {show_when(
                move || state.options.with(|o| o.scores != ScoreTable::Off) && !player_names(state).is_empty(),
                move || name_options(state),
            )}
            {option_switch(state, words::ORIGIN, |o| o.origin, |o, on| o.origin = on)}
            {option_switch(state, words::QR, |o| o.qr, |o, on| o.qr = on)}
        </div>
    }
    .into_any()
}

/// Returns the names of the players, but no more than can play on this board.
fn player_names(state: StudioState) -> Vec<game::PlayerName> {
    let roster = state.app.roster();
    let seats = state.board.with(|board| board.areas().len()).max(1);
    let names = roster.players().iter().map(|player| player.name.clone());
    names.take(seats).collect()
}

fn name_options(state: StudioState) -> AnyView {
    let on = move || {
        state
            .options
            .with(|o| matches!(o.scores, ScoreTable::Named(_)))
    };
    let turn = Callback::new(move |on| {
        let names = untrack(|| player_names(state));
        state.set_options(|o| {
            o.scores = if on {
                ScoreTable::Named(names)
            } else {
                ScoreTable::Numbered
            }
        });
    });
    view! { <Switch label=words::SCORE_NAMES on=signal(on) on_turn=turn /> }.into_any()
}

/// Returns the buttons that print the rules or an empty grid.
fn other_print_buttons(state: StudioState) -> AnyView {
    let trouble = RwSignal::new(false);
    let order = move |thing: fn(BoardSeries) -> PrintItem| {
        let series = untrack(|| state.series());
        let boards = PrintOrder::for_boards(series.clone());
        let one = BoardSeries { count: 1, ..series };
        let order = PrintOrder {
            things: vec![thing(one)],
            ..boards
        };
        let hear = move |heard: Option<OrderProgress>| trouble.set(heard.is_none());
        send_order(state, order, OutputFormat::Pages, hear);
    };
    let print_rules = Callback::new(move |()| order(|_| PrintItem::Rules(PrintedGame::PaperGrid)));
    let print_blank = Callback::new(move |()| order(PrintItem::Blank));
    view! {
        <h2>{words::ALSO_PRINTED}</h2>
        <div class="buttons">
            <Button on_press=print_rules>{words::PRINT_RULES}</Button>
            <Button on_press=print_blank>{words::PRINT_BLANK}</Button>
        </div>
        {show_when(move || trouble.get(), not_made_message)}
    }
    .into_any()
}

/// Progress of an order.
pub(super) enum OrderProgress {
    SoFar(usize, usize),
    All,
}

/// Orders the boards: saves them as a file, or prints the pages. Reports progress and success to
/// `hear`, or `None` if it failed.
pub(super) fn print_boards(
    state: StudioState,
    wanted: OutputFormat,
    hear: impl Fn(Option<OrderProgress>) + Clone + 'static,
) {
    let series = untrack(|| state.series());
    send_order(state, PrintOrder::for_boards(series), wanted, hear);
}

fn send_order(
    state: StudioState,
    order: PrintOrder,
    wanted: OutputFormat,
    hear: impl Fn(Option<OrderProgress>) + Clone + 'static,
) {
    let order = PrintRequest { order, wanted };
    state.helper.send(&order.clone(), move |heard| {
        let made = match heard {
            WorkerMessage::Report(PrintReport::Drawn(done, all), _) => {
                return hear(Some(OrderProgress::SoFar(done, all)));
            }
            WorkerMessage::Report(PrintReport::File(several, _), beside) => {
                save_file(&order, several, &beside.bytes(0))
            }
            WorkerMessage::Report(PrintReport::Pages(pages, told), _) => {
                // A player who prints by keyboard shortcut hasn't seen the list.
                if !told.is_empty() {
                    state.app.notify(told.join(" "), None);
                }
                print_pages(state, pages.concat());
                true
            }
            _ => false,
        };
        state.helper.terminate();
        hear(made.then_some(OrderProgress::All));
    });
}

/// Saves a file, named after its content; `several` files come in one archive. Returns whether it
/// worked.
pub(super) fn save_file(order: &PrintRequest, several: bool, file: &[u8]) -> bool {
    let (end, kind) = match (order.wanted, several) {
        (_, true) => ("zip", "application/zip"),
        (OutputFormat::Svg, false) => ("svg", "image/svg+xml"),
        _ => ("pdf", "application/pdf"),
    };
    let name = format!("{}.{end}", order.order.file_name());
    dom::download_bytes(&name, kind, file).is_ok()
}

/// Puts pages where only the printer shows them, and opens the browser's print dialog.
fn print_pages(state: StudioState, pages: String) {
    let series = untrack(|| state.series());
    let SheetOptions {
        paper, orientation, ..
    } = series.options;
    state.on_paper.set(PrintedPages {
        kind: page_name(paper, orientation),
        pages,
        series: Some(series),
    });
    // The pages must be drawn first.
    request_animation_frame(|| {
        // If the browser can't print, nothing is lost.
        let _ = window().print();
    });
}

/// Returns the name by which the CSS selects a paper size and orientation.
const fn page_name(paper: Paper, orientation: Orientation) -> &'static str {
    match (paper, orientation) {
        (Paper::A3, Orientation::Portrait) => "a3-portrait",
        (Paper::A3, Orientation::Landscape) => "a3-landscape",
        (Paper::A4, Orientation::Portrait) => "a4-portrait",
        (Paper::A4, Orientation::Landscape) => "a4-landscape",
        (Paper::A5, Orientation::Portrait) => "a5-portrait",
        (Paper::A5, Orientation::Landscape) => "a5-landscape",
        (Paper::Letter, Orientation::Portrait) => "letter-portrait",
        (Paper::Letter, Orientation::Landscape) => "letter-landscape",
        (Paper::Legal, Orientation::Portrait) => "legal-portrait",
        (Paper::Legal, Orientation::Landscape) => "legal-landscape",
        (Paper::Tabloid, Orientation::Portrait) => "tabloid-portrait",
        (Paper::Tabloid, Orientation::Landscape) => "tabloid-landscape",
    }
}

/// The pages ready for the printer.
#[derive(Default)]
pub(crate) struct PrintedPages {
    /// Name of the paper size and orientation that the pages are made for.
    kind: &'static str,
    /// The drawings of the pages.
    pages: String,
    /// The order that the pages were made for.
    series: Option<BoardSeries>,
}

/// Returns the element that is visible only when printed.
pub(crate) fn printed_pages(state: StudioState) -> AnyView {
    let kind = move || state.on_paper.with(|paper| paper.kind);
    let pages = move || state.on_paper.with(|paper| paper.pages.clone());
    // Drops the pages when another board or sheet is chosen. A number field that loses focus to
    // the print button reports its value only afterwards; if nothing changed, the pages stay.
    effect(move || {
        let now = state.series();
        let old = |paper: &PrintedPages| paper.series.as_ref().is_some_and(|laid| *laid != now);
        if state.on_paper.with_untracked(old) {
            state.on_paper.set(PrintedPages::default());
        }
    });
    view! { <div class="printed" aria-hidden="true" data-sheet=kind inner_html=pages></div> }
        .into_any()
}

fn option_names<T>(all: Offers<T>) -> Vec<String> {
    all.iter().map(|(_, name)| (*name).to_owned()).collect()
}

fn index_of<T: PartialEq>(all: Offers<T>, one: T) -> usize {
    all.iter().position(|(other, _)| *other == one).unwrap_or(0)
}

fn set_option<T: Copy>(all: Offers<T>, at: usize, to: &mut T) {
    if let Some(&(one, _)) = all.get(at) {
        *to = one;
    }
}

fn option_radios(
    state: StudioState,
    id: &'static str,
    legend: &'static str,
    names: Vec<String>,
    chosen: fn(&SheetOptions) -> usize,
    choose: fn(&mut SheetOptions, usize),
) -> AnyView {
    let shown = signal(move || state.options.with(chosen));
    let choose = Callback::new(move |at| state.set_options(|options| choose(options, at)));
    radio_group(id, legend, None, names, shown, choose)
}

fn option_switch(
    state: StudioState,
    label: &'static str,
    on: fn(&SheetOptions) -> bool,
    turn: fn(&mut SheetOptions, bool),
) -> AnyView {
    let shown = signal(move || state.options.with(on));
    let turn = Callback::new(move |on| state.set_options(|options| turn(options, on)));
    view! { <Switch label on=shown on_turn=turn /> }.into_any()
}
