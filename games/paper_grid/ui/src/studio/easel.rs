//! The studio's current board, as large as the screen allows, with the buttons for another one.

use leptos::html;
use leptos::prelude::*;
use web_sys::{Event, HtmlInputElement};

use super::bench::Bench;
use super::{edit, library};
use drawing::svg;
use paper_grid::CARD;
use paper_grid::screen::studio::Studio;
use paper_grid::sheet::picture;
use paper_grid::text::set_up::PLAY_ON_IT;
use paper_grid::text::sheet::summary;
use paper_grid::text::{board_refused, special_mark, studio as words};
use paper_grid_rules::{Board, BoardLink, Seed};
use screen::Route;
use ui::dom;
use ui::draw::{Draw, effect, keyed, memo, show_when, signal};
use ui::parts::{Button, Icon, Picture, Weight};

/// Returns the board, its buttons, its seed, the recent boards and the library.
pub fn easel(bench: Bench) -> AnyView {
    let another = Callback::new(move |()| bench.another());
    let keep = Callback::new(move |()| bench.turn_kept());
    let kept = move || bench.studio.with(Studio::is_kept);
    let back = Callback::new(move |()| {
        let before = bench.studio.with_untracked(|studio| {
            let at = studio.at().checked_sub(1)?;
            studio.strip().get(at).cloned()
        });
        if let Some(link) = before {
            bench.look_back(&link);
        }
    });
    let first = signal(move || bench.studio.with(|studio| studio.at() == 0));
    let play = move || {
        let link = bench.link.get().to_string();
        let board = link.strip_prefix("#/board/").map(str::to_owned);
        let route = board.map_or(Route::SetUp(&CARD), Route::SetUpOn);
        route.hash()
    };
    view! {
        <div class="easel">
            <div class="easel-board">
                {show_when(move || bench.tab.get() == 1, move || edit::board(bench))}
                {show_when(move || bench.tab.get() != 1, move || preview(bench))}
            </div>
            {hands(bench)}
            <div class="buttons">
                <Button weight=Weight::Main on_press=another>
                    {words::ANOTHER}
                </Button>
                <Button label=words::BOARD_BEFORE off=first on_press=back>
                    <Icon picture=Picture::Undo />
                </Button>
                <button
                    type="button"
                    class="button"
                    aria-pressed=move || kept().to_string()
                    on:click=move |_| keep.run(())
                >
                    <span aria-hidden="true">{move || if kept() { "♥" } else { "♡" }}</span>
                    {words::KEEP_BOARD}
                </button>
                <a class="button" href=play>{PLAY_ON_IT}</a>
            </div>
            {seed(bench)}
            {show_when(
                move || bench.studio.with(|studio| studio.strip().len() > 1),
                move || boards(bench, words::STRIP, |studio| studio.strip().to_vec()),
            )}
            {library::library(bench)}
        </div>
    }
    .into_any()
}

fn preview(bench: Bench) -> AnyView {
    let drawn = move || bench.board.with(|board| draw(board, 12.0));
    view! { <div class="paper" inner_html=drawn></div> }.into_any()
}

/// Returns the line with the starting hands, which don't fit in the picture.
fn hands(bench: Bench) -> AnyView {
    let line = memo(move || bench.board.with(words::hands_line));
    let drawn = move || view! { <p class="hands soft">{line}</p> }.into_any();
    show_when(move || line.with(Option::is_some), drawn)
}

/// Draws a board as SVG, with a title for screen readers.
fn draw(board: &Board, cell: f32) -> String {
    let title = summary(board);
    svg::write(&picture(special_mark, board, cell), &title)
}

fn seed(bench: Bench) -> AnyView {
    let refusal = RwSignal::new(String::new());
    let line = NodeRef::<html::Input>::new();
    let shown = move || {
        bench
            .studio
            .with(|studio| studio.settings().seed.to_string())
    };
    let typed = move |event: Event| {
        let text = event_target_value(&event);
        match Seed::typed(&text) {
            // The field is empty for a moment while a player replaces the word.
            Ok(seed) if seed.is_empty() => {}
            Ok(seed) => {
                refusal.set(String::new());
                bench.change(|settings| settings.seed = seed);
            }
            Err(why) => refusal.set(words::as_sentence(&board_refused(why))),
        }
    };
    // The field shows the board's seed, but is left alone while its text means the same: a word
    // with a space behind it may become two words.
    effect(move || {
        let shown = shown();
        if let Some(line) = line.get()
            && Seed::typed(&line.value()).map(|seed| seed.to_string()) != Ok(shown.clone())
        {
            line.set_value(&shown);
        }
    });
    let left = move |event: Event| {
        refusal.set(String::new());
        event_target::<HtmlInputElement>(&event).set_value(&shown());
    };
    view! {
        <div class="entry">
            <label for="seed">{words::SEED}</label>
            <input
                id="seed"
                type="text"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                enterkeyhint="done"
                aria-describedby="seed-says"
                node_ref=line
                on:input=typed
                on:change=left
            />
            <p class="soft" id="seed-says">{words::SEED_SAYS}</p>
            <p class="refusal" role="alert">{move || refusal.get()}</p>
        </div>
    }
    .into_any()
}

/// Returns a row of small boards as buttons.
fn boards(bench: Bench, label: &'static str, which: fn(&Studio) -> Vec<BoardLink>) -> AnyView {
    let links = memo(move || bench.studio.with(which));
    let lines = move || {
        let links = links.get();
        links
            .into_iter()
            .map(move |link| thumb(bench, link))
            .collect()
    };
    view! {
        <section class="thumbs-section" aria-label=label>
            <h2>{label}</h2>
            <ul class="thumbs">{keyed(lines)}</ul>
        </section>
    }
    .into_any()
}

fn thumb(bench: Bench, link: BoardLink) -> (String, Draw) {
    let key = link.to_string();
    let draw = move || {
        let name = words::board_name(&link);
        view! { <li>{thumb_button(bench, link.clone(), name)}</li> }.into_any()
    };
    (key, Box::new(draw))
}

/// Returns a small board as a button.
pub fn thumb_button(bench: Bench, link: BoardLink, name: String) -> AnyView {
    // The picture needs no text, because the button has a name.
    let drawn = link
        .board()
        .map(|board| dom::svg_address(&draw(&board, 6.0)));
    let shown = link.clone();
    let current = move || bench.link.with(|now| *now == shown).then_some("true");
    view! {
        <button
            type="button"
            class="paper"
            aria-label=name
            aria-current=current
            on:click=move |_| bench.look_back(&link)
        >
            <img src=drawn.unwrap_or_default() alt="" />
        </button>
    }
    .into_any()
}
