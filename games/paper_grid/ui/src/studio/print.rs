//! Printing boards: the sheet's settings, the first page, the browser's print, PDF and SVG.

use leptos::prelude::*;

use super::bench::Bench;
use super::{batch, shop};
use drawing::{Orientation, Paper};
use games::shop::{Game, Order, Thing};
use games::shop::{Print, Printed, Wanted};
use paper_grid::screen::studio::Studio;
use paper_grid::sheet::{MOST_BOARDS, Series};
use paper_grid::text::studio as words;
use printing::{Counter, MARGINS, PerPage, Scores, SheetOptions, Style};
use screen::text::stage::TRY_AGAIN;
use ui::dom;
use ui::draw::{all, effect, nothing, show_when, signal};
use ui::helper::{Heard, Standing};
use ui::parts::{Button, Count, Progress, Switch, Weight, radios};

/// The options of a choice, each with its label.
type Offered<T> = &'static [(T, &'static str)];

const PAPERS: Offered<Paper> = &[
    (Paper::A4, words::A4),
    (Paper::Letter, words::LETTER),
    (Paper::A3, words::A3),
    (Paper::A5, words::A5),
    (Paper::Legal, words::LEGAL),
    (Paper::Tabloid, words::TABLOID),
];
const ORIENTATIONS: Offered<Orientation> = &[
    (Orientation::Portrait, words::UPRIGHT),
    (Orientation::Landscape, words::ON_ITS_SIDE),
];
const PER_PAGE: Offered<PerPage> = &[
    (PerPage::One, "1"),
    (PerPage::Two, "2"),
    (PerPage::Four, "4"),
];
const STYLES: Offered<Style> = &[
    (Style::Full, words::FULL_INK),
    (Style::InkFriendly, words::SPARING_INK),
];

/// The first page as a picture, or why there is none.
type First = RwSignal<Option<Result<String, &'static str>>>;

/// Descriptions of what doesn't fit on the printed pages.
pub(super) type Missing = RwSignal<Vec<String>>;

/// Returns the tab for printing boards.
pub fn tab(bench: Bench) -> AnyView {
    let first: First = RwSignal::new(None);
    let missing: Missing = RwSignal::new(Vec::new());
    let clerk = Standing::new();
    let look = move |series: Series| {
        let several = series.count > series.options.per_page.count();
        let order = Order::of_boards(series);
        let ask = |wanted| Print {
            order: order.clone(),
            wanted,
        };
        let (page, rest) = (ask(Wanted::FirstPage), ask(Wanted::Overview));
        let note = move |told| {
            let _ = missing.try_set(told);
        };
        clerk.ask(&page, move |printed| {
            let seen = match printed {
                Some(Printed::Pages(mut pages, told)) => {
                    match several {
                        // What the other pages lack is shown before printing.
                        true => clerk.ask(&rest, move |printed| {
                            if let Some(Printed::Pages(_, told)) = printed {
                                note(told);
                            }
                        }),
                        false => note(told),
                    }
                    Ok(pages.pop().unwrap_or_default())
                }
                refused => {
                    let small = matches!(refused, Some(Printed::TooSmall));
                    note(Vec::new());
                    Err(if small {
                        words::TOO_SMALL
                    } else {
                        words::NOT_SHOWN
                    })
                }
            };
            let _ = first.try_set(Some(seen));
        });
    };
    effect(move || look(bench.series()));
    let again = Callback::new(move |()| look(untrack(|| bench.series())));
    let page = move || match first.get() {
        Some(Ok(page)) => view! { <div class="paper page" inner_html=page></div> }.into_any(),
        Some(Err(why)) => view! {
            <p class="refusal" role="alert">{why}</p>
            {(why == words::NOT_SHOWN)
                .then(|| view! { <Button on_press=again>{TRY_AGAIN}</Button> }.into_any())}
        }
        .into_any(),
        None => ().into_any(),
    };
    view! {
        <div class="fields">
            // The page's space keeps its size, so that no option moves from under a finger.
            <div class="page-room">{page}</div>
            {make(bench, first)}
            {options(bench)}
            {notes(missing)}
            {beside(bench)}
            {shop::form(bench)}
        </div>
    }
    .into_any()
}

/// Returns the list of what doesn't fit on the printed pages.
pub(super) fn notes(missing: Missing) -> AnyView {
    let note = |what: &String| view! { <li>{what.clone()}</li> }.into_any();
    let told = move || missing.with(|told| all(told.iter().map(note)));
    let list = move || view! { <ul>{move || told()}</ul> }.into_any();
    let some = move || !missing.with(Vec::is_empty);
    view! { <div class="soft" role="status">{show_when(some, list)}</div> }.into_any()
}

/// Returns the field for the number of boards, and the buttons for print, PDF and SVG.
fn make(bench: Bench, first: First) -> AnyView {
    let drawn = RwSignal::new(None::<(usize, usize)>);
    let trouble = RwSignal::new(false);
    let small = move || first.with(|first| *first == Some(Err(words::TOO_SMALL)));
    let cannot = signal(move || small() || drawn.get().is_some() || bench.must_find());
    let count = Callback::new(move |count| bench.count.set(count));
    let order = move |wanted| {
        trouble.set(false);
        let each = bench
            .options
            .with_untracked(|options| options.per_page.count());
        let boards = untrack(|| bench.series()).count;
        drawn.set(Some((0, boards.div_ceil(each))));
        send(bench, wanted, move |heard| {
            let done = match heard {
                Some(Made::SoFar(done, all)) => return drawn.set(Some((done, all))),
                Some(Made::All) => true,
                None => false,
            };
            drawn.set(None);
            trouble.set(!done);
        });
    };
    let pdf = Callback::new(move |()| order(Wanted::File));
    let save_svg = Callback::new(move |()| order(Wanted::Svg));
    let print = Callback::new(move |()| order(Wanted::Pages));
    let stop = Callback::new(move |()| {
        bench.helper.dismiss();
        drawn.set(None);
    });
    let progress = move || {
        let share = signal(move || {
            let drawn = drawn.get();
            drawn.map(|(done, all)| (done * 100 / all.max(1)) as u32)
        });
        let far = move || drawn.get().map(|(done, all)| words::drawn(done, all));
        view! {
            <Progress words=words::DRAWING done=share />
            <p role="status">{move || far()}</p>
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any()
    };
    let different = Callback::new(move |on| bench.different.set(on));
    let many_pages = move || {
        let page = bench.options.with(|options| options.per_page.count());
        bench.series().count > page
    };
    let edited = move || bench.studio.with(Studio::is_edited);
    let series = move || {
        if edited() {
            view! { <p class="soft">{words::ALL_ALIKE}</p> }.into_any()
        } else if bench.hardness().is_some() {
            nothing()
        } else {
            view! { <Switch label=words::DIFFERENT on=bench.different on_turn=different /> }
                .into_any()
        }
    };
    view! {
        <Count
            label=words::COPIES
            value=bench.count
            least=1
            most=MOST_BOARDS as u32
            on_change=count
        />
        {show_when(move || bench.count.get() > 1, move || view! { {series} }.into_any())}
        {show_when(move || !edited(), move || batch::choice(bench))}
        <div class="buttons">
            <Button weight=Weight::Main off=cannot on_press=print>{words::PRINT}</Button>
            <Button off=cannot on_press=pdf>{words::MAKE_PDF}</Button>
            <Button off=cannot on_press=save_svg>{words::MAKE_SVG}</Button>
        </div>
        {show_when(many_pages, || view! { <p class="soft">{words::SVG_SAYS}</p> }.into_any())}
        {show_when(move || drawn.get().is_some(), progress)}
        {show_when(move || trouble.get(), not_made)}
    }
    .into_any()
}

fn not_made() -> AnyView {
    view! { <p class="refusal" role="alert">{words::NOT_DRAWN}</p> }.into_any()
}

/// Returns all options of a sheet.
fn options(bench: Bench) -> AnyView {
    let margin = signal(move || bench.options.with(|o| o.margin.into()));
    let change = Callback::new(move |margin: u32| {
        bench.set_options(|o| o.margin = u8::try_from(margin).unwrap_or(o.margin));
    });
    let (least, most) = ((*MARGINS.start()).into(), (*MARGINS.end()).into());
    view! {
        {one_of(bench, "paper", words::PAPER, names_of(PAPERS),
            |o| place(PAPERS, o.paper), |o, at| set(PAPERS, at, &mut o.paper))}
        {one_of(bench, "orientation", words::ORIENTATION,
            names_of(ORIENTATIONS),
            |o| place(ORIENTATIONS, o.orientation),
            |o, at| set(ORIENTATIONS, at, &mut o.orientation))}
        {one_of(bench, "per-page", words::PER_PAGE, names_of(PER_PAGE),
            |o| place(PER_PAGE, o.per_page), |o, at| set(PER_PAGE, at, &mut o.per_page))}
        {one_of(bench, "ink", words::INK, names_of(STYLES),
            |o| place(STYLES, o.style), |o, at| set(STYLES, at, &mut o.style))}
        <Count label=words::MARGIN value=margin least most on_change=change />
        <div>
            {switch(bench, words::LARGE_PRINT, |o| o.large_print, |o, on| o.large_print = on)}
            {switch(bench, words::LEGEND, |o| o.legend, |o, on| o.legend = on)}
            {switch(bench, words::VALUE_REMINDER, |o| o.values, |o, on| o.values = on)}
            {switch(bench, words::COUNTER, |o| o.counter != Counter::Off, |o, on| {
                o.counter = if on { Counter::BySize } else { Counter::Off };
            })}
            {switch(bench, words::SCORE_TABLE, |o| o.scores != Scores::Off, |o, on| {
                o.scores = if on { Scores::Numbered } else { Scores::Off };
            })}
            {show_when(
                move || bench.options.with(|o| o.scores != Scores::Off) && !names(bench).is_empty(),
                move || named(bench),
            )}
            {switch(bench, words::ORIGIN, |o| o.origin, |o, on| o.origin = on)}
            {switch(bench, words::QR, |o| o.qr, |o, on| o.qr = on)}
        </div>
    }
    .into_any()
}

/// Returns the names of the players, but no more than can play on this board.
fn names(bench: Bench) -> Vec<game::PlayerName> {
    let roster = bench.desk.roster();
    let seats = bench.board.with(|board| board.areas().len()).max(1);
    let names = roster.players().iter().map(|player| player.name.clone());
    names.take(seats).collect()
}

fn named(bench: Bench) -> AnyView {
    let on = move || bench.options.with(|o| matches!(o.scores, Scores::Named(_)));
    let turn = Callback::new(move |on| {
        let names = untrack(|| names(bench));
        bench.set_options(|o| {
            o.scores = if on {
                Scores::Named(names)
            } else {
                Scores::Numbered
            }
        });
    });
    view! { <Switch label=words::SCORE_NAMES on=signal(on) on_turn=turn /> }.into_any()
}

/// Returns the buttons that print the rules or an empty grid.
fn beside(bench: Bench) -> AnyView {
    let trouble = RwSignal::new(false);
    let order = move |thing: fn(Series) -> Thing| {
        let series = untrack(|| bench.series());
        let boards = Order::of_boards(series.clone());
        let one = Series { count: 1, ..series };
        let order = Order {
            things: vec![thing(one)],
            ..boards
        };
        let hear = move |heard: Option<Made>| trouble.set(heard.is_none());
        send_order(bench, order, Wanted::Pages, hear);
    };
    let print_rules = Callback::new(move |()| order(|_| Thing::Rules(Game::PaperGrid)));
    let print_blank = Callback::new(move |()| order(Thing::Blank));
    view! {
        <h2>{words::ALSO_PRINTED}</h2>
        <div class="buttons">
            <Button on_press=print_rules>{words::PRINT_RULES}</Button>
            <Button on_press=print_blank>{words::PRINT_BLANK}</Button>
        </div>
        {show_when(move || trouble.get(), not_made)}
    }
    .into_any()
}

/// Progress of an order.
pub(super) enum Made {
    SoFar(usize, usize),
    All,
}

/// Orders the boards: saves them as a file, or prints the pages. Reports progress and success to
/// `hear`, or `None` if it failed.
pub(super) fn send(bench: Bench, wanted: Wanted, hear: impl Fn(Option<Made>) + Clone + 'static) {
    let series = untrack(|| bench.series());
    send_order(bench, Order::of_boards(series), wanted, hear);
}

fn send_order(
    bench: Bench,
    order: Order,
    wanted: Wanted,
    hear: impl Fn(Option<Made>) + Clone + 'static,
) {
    let order = Print { order, wanted };
    bench.helper.send(&order.clone(), move |heard| {
        let made = match heard {
            Heard::Says(Printed::Drawn(done, all), _) => {
                return hear(Some(Made::SoFar(done, all)));
            }
            Heard::Says(Printed::File(several, _), beside) => {
                save(&order, several, &beside.bytes(0))
            }
            Heard::Says(Printed::Pages(pages, told), _) => {
                // A player who prints by keyboard shortcut hasn't seen the list.
                if !told.is_empty() {
                    bench.desk.tell(told.join(" "), None);
                }
                put_on_paper(bench, pages.concat());
                true
            }
            _ => false,
        };
        bench.helper.dismiss();
        hear(made.then_some(Made::All));
    });
}

/// Saves a file, named after its content; `several` files come in one archive. Returns whether it
/// worked.
pub(super) fn save(order: &Print, several: bool, file: &[u8]) -> bool {
    let (end, kind) = match (order.wanted, several) {
        (_, true) => ("zip", "application/zip"),
        (Wanted::Svg, false) => ("svg", "image/svg+xml"),
        _ => ("pdf", "application/pdf"),
    };
    let name = format!("{}.{end}", order.order.file_name());
    dom::download_bytes(&name, kind, file).is_ok()
}

/// Puts pages where only the printer shows them, and opens the browser's print dialog.
fn put_on_paper(bench: Bench, pages: String) {
    let series = untrack(|| bench.series());
    let SheetOptions {
        paper, orientation, ..
    } = series.options;
    bench.on_paper.set(OnPaper {
        kind: kind(paper, orientation),
        pages,
        series: Some(series),
    });
    // The pages must be drawn first.
    request_animation_frame(|| {
        // Without a print function, nothing is lost.
        let _ = window().print();
    });
}

/// Returns the name by which the CSS selects a paper size and orientation.
const fn kind(paper: Paper, orientation: Orientation) -> &'static str {
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
pub struct OnPaper {
    /// Name of the paper size and orientation that the pages are made for.
    kind: &'static str,
    /// The drawings of the pages.
    pages: String,
    /// The order that the pages were made for.
    series: Option<Series>,
}

/// Returns the element that is visible only when printed.
pub fn paper(bench: Bench) -> AnyView {
    let kind = move || bench.on_paper.with(|paper| paper.kind);
    let pages = move || bench.on_paper.with(|paper| paper.pages.clone());
    // Drops the pages when another board or sheet is chosen. A number field that loses focus to
    // the print button reports its value only afterwards; if nothing changed, the pages stay.
    effect(move || {
        let now = bench.series();
        let old = |paper: &OnPaper| paper.series.as_ref().is_some_and(|laid| *laid != now);
        if bench.on_paper.with_untracked(old) {
            bench.on_paper.set(OnPaper::default());
        }
    });
    view! { <div class="printed" aria-hidden="true" data-sheet=kind inner_html=pages></div> }
        .into_any()
}

fn names_of<T>(all: Offered<T>) -> Vec<String> {
    all.iter().map(|(_, name)| (*name).to_owned()).collect()
}

fn place<T: PartialEq>(all: Offered<T>, one: T) -> usize {
    all.iter().position(|(other, _)| *other == one).unwrap_or(0)
}

fn set<T: Copy>(all: Offered<T>, at: usize, to: &mut T) {
    if let Some(&(one, _)) = all.get(at) {
        *to = one;
    }
}

fn one_of(
    bench: Bench,
    id: &'static str,
    legend: &'static str,
    names: Vec<String>,
    chosen: fn(&SheetOptions) -> usize,
    choose: fn(&mut SheetOptions, usize),
) -> AnyView {
    let shown = signal(move || bench.options.with(chosen));
    let choose = Callback::new(move |at| bench.set_options(|options| choose(options, at)));
    radios(id, legend, None, names, shown, choose)
}

fn switch(
    bench: Bench,
    label: &'static str,
    on: fn(&SheetOptions) -> bool,
    turn: fn(&mut SheetOptions, bool),
) -> AnyView {
    let shown = signal(move || bench.options.with(on));
    let turn = Callback::new(move |on| bench.set_options(|options| turn(options, on)));
    view! { <Switch label on=shown on_turn=turn /> }.into_any()
}
