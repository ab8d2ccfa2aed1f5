//! Onto paper: the sheet's settings, the first page, the browser's print, PDF and SVG.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::desk::studio::Studio;
use crate::games::paper_grid::rules::Board;
use crate::games::paper_grid::words::rules::RULES;
use crate::games::paper_grid::words::sheet::SHEET;
use crate::games::paper_grid::words::studio as words;
use crate::print::{
    Counter, LeftOut, MOST_BOARDS, PerPage, Scores, Series, SheetOptions, Style, rules, sheet,
};
use crate::sheet::{Orientation, Page, Paper, svg};
use crate::shell::dom;
use crate::shell::draw::{all, effect, memo, show_when, signal};
use crate::shell::helper::Heard;
use crate::shell::parts::{Button, Count, Progress, Switch, Weight, radios};
use crate::worker::clerk::{Print, Printed};

/// What a form offers, each with its words.
type Offered<T> = &'static [(T, &'static str)];

const PAPERS: Offered<Paper> = &[(Paper::A4, words::A4), (Paper::Letter, words::LETTER)];
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

/// The tab.
pub fn tab(bench: Bench) -> AnyView {
    let first = memo(move || first_page(bench));
    let page = move || match first.get() {
        Ok((page, missing)) => {
            let note = |what: &LeftOut| view! { <li>{words::left_out(what)}</li> }.into_any();
            view! {
                <div class="paper page" inner_html=page></div>
                <ul class="soft">{all(missing.iter().map(note))}</ul>
            }
            .into_any()
        }
        Err(why) => view! { <p class="refusal" role="alert">{why}</p> }.into_any(),
    };
    view! {
        <div class="fields">
            {page}
            {make(bench, first)}
            {options(bench)}
            {beside(bench)}
        </div>
    }
    .into_any()
}

/// The first page as a picture, and what is missing on it.
fn first_page(bench: Bench) -> Result<(String, Vec<LeftOut>), &'static str> {
    let series = bench.series();
    let boards = series.boards().map_err(|_| words::NOT_DRAWN)?;
    let boards: Vec<_> = boards.take(series.options.per_page.count()).collect();
    let sheet = sheet(&SHEET, &boards, &series.options).map_err(|_| words::TOO_SMALL)?;
    Ok((svg::write(&sheet.page, words::PAGE_PREVIEW), sheet.left_out))
}

type First = Memo<Result<(String, Vec<LeftOut>), &'static str>>;

/// How many boards, and the ways to get them.
fn make(bench: Bench, first: First) -> AnyView {
    let drawn = RwSignal::new(None::<usize>);
    let trouble = RwSignal::new(false);
    let cannot = signal(move || first.with(Result::is_err) || drawn.get().is_some());
    let count = Callback::new(move |count| bench.count.set(count));
    let name = move || {
        let seed = bench.studio.with_untracked(|studio| {
            (!studio.is_edited()).then(|| studio.settings().seed.to_string())
        });
        words::file_name(seed.as_deref(), bench.count.get_untracked() as usize)
    };
    let hear = move |heard: Heard<Printed>| match heard {
        Heard::Says(Printed::Drawn(done), _) => drawn.set(Some(done)),
        Heard::Says(Printed::File, beside) => {
            drawn.set(None);
            bench.helper.dismiss();
            let file = format!("{}.pdf", name());
            trouble.set(dom::download_bytes(&file, "application/pdf", &beside.bytes(0)).is_err());
        }
        _ => {
            drawn.set(None);
            bench.helper.dismiss();
            trouble.set(true);
        }
    };
    let pdf = Callback::new(move |()| {
        trouble.set(false);
        drawn.set(Some(0));
        bench.helper.send(&Print(untrack(|| bench.series())), hear);
    });
    let stop = Callback::new(move |()| {
        bench.helper.dismiss();
        drawn.set(None);
    });
    let save_svg = Callback::new(move |()| {
        if let Ok((page, _)) = first.get_untracked() {
            let file = format!("{}.svg", name());
            trouble.set(dom::download_bytes(&file, "image/svg+xml", page.as_bytes()).is_err());
        }
    });
    let print = Callback::new(move |()| print_boards(bench));
    let progress = move || {
        let all = bench.count.get_untracked() as usize;
        let share = signal(move || drawn.get().map(|done| (done * 100 / all.max(1)) as u32));
        view! {
            <Progress words=words::DRAWING done=share />
            <p role="status">{move || drawn.get().map(|done| words::drawn(done, all))}</p>
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any()
    };
    let different = Callback::new(move |on| bench.different.set(on));
    let many_pages = move || {
        let page = bench.options.with(|options| options.per_page.count());
        bench.count.get() as usize > page
    };
    let edited = move || bench.studio.with(Studio::is_edited);
    let series = move || {
        if edited() {
            view! { <p class="soft">{words::ALL_ALIKE}</p> }.into_any()
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
        {show_when(move || bench.count.get() > 1, series)}
        <div class="buttons">
            <Button weight=Weight::Main off=cannot on_press=print>{words::PRINT}</Button>
            <Button off=cannot on_press=pdf>{words::MAKE_PDF}</Button>
            <Button off=cannot on_press=save_svg>{words::MAKE_SVG}</Button>
        </div>
        {show_when(many_pages, || view! { <p class="soft">{words::SVG_SAYS}</p> }.into_any())}
        {show_when(move || drawn.get().is_some(), progress)}
        {show_when(
            move || trouble.get(),
            || view! { <p class="refusal" role="alert">{words::NOT_DRAWN}</p> }.into_any(),
        )}
    }
    .into_any()
}

/// Everything a sheet can be.
fn options(bench: Bench) -> AnyView {
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

/// The names of those round the table, as many as play on this board.
fn names(bench: Bench) -> Vec<crate::table::PlayerName> {
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

/// What goes with a board: the rules, an empty grid.
fn beside(bench: Bench) -> AnyView {
    let print_rules = Callback::new(move |()| {
        let o = bench.options.get_untracked();
        let page = rules(&RULES, o.paper, o.orientation, o.style);
        put_on_paper(bench, o.paper, o.orientation, &[page]);
    });
    let print_blank = Callback::new(move |()| {
        let options = SheetOptions {
            per_page: PerPage::One,
            ..bench.options.get_untracked()
        };
        let size = bench.board.with_untracked(Board::size);
        if let Ok(sheet) = sheet(&SHEET, &[Board::blank(size).into()], &options) {
            put_on_paper(bench, options.paper, options.orientation, &[sheet.page]);
        }
    });
    view! {
        <h3>{words::ALSO_PRINTED}</h3>
        <div class="buttons">
            <Button on_press=print_rules>{words::PRINT_RULES}</Button>
            <Button on_press=print_blank>{words::PRINT_BLANK}</Button>
        </div>
    }
    .into_any()
}

/// Prints all boards of the series by the browser.
fn print_boards(bench: Bench) {
    let series = untrack(|| bench.series());
    let Ok(boards) = series.boards() else { return };
    let boards: Vec<_> = boards.collect();
    let options = &series.options;
    let pages = boards.chunks(options.per_page.count());
    let pages = pages.filter_map(|boards| Some(sheet(&SHEET, boards, options).ok()?.page));
    let pages: Vec<Page> = pages.collect();
    put_on_paper(bench, options.paper, options.orientation, &pages);
}

/// Lays pages where only a printer sees them, and opens the browser's print.
fn put_on_paper(bench: Bench, paper: Paper, orientation: Orientation, pages: &[Page]) {
    let svgs = pages
        .iter()
        .map(|page| svg::write(page, words::PAGE_PREVIEW));
    let kind = match (paper, orientation) {
        (Paper::A4, Orientation::Portrait) => "a4-portrait",
        (Paper::A4, Orientation::Landscape) => "a4-landscape",
        (Paper::Letter, Orientation::Portrait) => "letter-portrait",
        (Paper::Letter, Orientation::Landscape) => "letter-landscape",
    };
    bench.on_paper.set(OnPaper {
        kind,
        pages: svgs.collect(),
        series: Some(untrack(|| bench.series())),
    });
    // The pages are drawn first.
    request_animation_frame(|| {
        // Where there is no printing, nothing is lost.
        let _ = window().print();
    });
}

/// What lies before the printer.
#[derive(Default)]
pub struct OnPaper {
    /// Which sheet it is made for.
    kind: &'static str,
    /// The pages' drawings.
    pages: String,
    /// What was to be printed then.
    series: Option<Series>,
}

/// What a printer sees, and nobody else.
pub fn paper(bench: Bench) -> AnyView {
    let kind = move || bench.on_paper.with(|paper| paper.kind);
    let pages = move || bench.on_paper.with(|paper| paper.pages.clone());
    // Another board, or another sheet: what lies there is not wanted any more. A number
    // left by the press that prints is heard of only after it, and changes nothing.
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
