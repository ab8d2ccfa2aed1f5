//! The studio's current board, as large as the screen allows, with the buttons for another one.

use leptos::html;
use leptos::prelude::*;
use web_sys::{Event, HtmlInputElement};

use super::state::StudioState;
use super::{edit, library};
use drawing::svg;
use paper_grid::CARD;
use paper_grid::screen::studio::Studio;
use paper_grid::sheet::draw_picture;
use paper_grid::text::set_up::PLAY_ON_IT;
use paper_grid::text::sheet::summary;
use paper_grid::text::{board_refusal, special_mark, studio as words};
use paper_grid_rules::{Board, BoardLink, BoardSeed};
use screen::Route;
use ui::dom;
use ui::draw::{DrawLine, effect, keyed_list, memo, show_when, signal};
use ui::parts::{Button, Icon, IconKind, Weight};

/// Returns the board, its buttons, its seed, the recent boards and the library.
pub(crate) fn board_pane(state: StudioState) -> AnyView {
    let another = Callback::new(move |()| state.generate_another());
    let keep = Callback::new(move |()| state.toggle_in_library());
    let kept = move || state.studio.with(Studio::is_kept);
    let back = Callback::new(move |()| {
        let before = state.studio.with_untracked(|studio| {
            let at = studio.strip_index().checked_sub(1)?;
            studio.strip().get(at).cloned()
        });
        if let Some(link) = before {
            state.show_recent(&link);
        }
    });
    let first = signal(move || state.studio.with(|studio| studio.strip_index() == 0));
    let play = move || {
        let link = state.link.get().to_string();
        let board = link.strip_prefix("#/board/").map(str::to_owned);
        let route = board.map_or(Route::SetUp(&CARD), Route::SetUpOn);
        route.hash()
    };
    view! {
        <div class="easel">
            <div class="easel-board">
                {show_when(move || state.tab.get() == 1, move || edit::editable_board(state))}
                {show_when(move || state.tab.get() != 1, move || board_preview(state))}
            </div>
            {starting_hands(state)}
            <div class="buttons">
                <Button weight=Weight::Main on_press=another>
                    {words::ANOTHER}
                </Button>
                <Button label=words::PREVIOUS_BOARD off=first on_press=back>
                    <Icon picture=IconKind::Undo />
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
            {seed_line(state)}
            {show_when(
                move || state.studio.with(|studio| studio.strip().len() > 1),
                move || board_row(state, words::STRIP, |studio| studio.strip().to_vec()),
            )}
            {library::library_section(state)}
        </div>
    }
    .into_any()
}

fn board_preview(state: StudioState) -> AnyView {
    let drawn = move || state.board.with(|board| board_svg(board, 12.0));
    view! { <div class="paper" inner_html=drawn></div> }.into_any()
}

/// Returns the line with the starting hands, which don't fit in the picture.
fn starting_hands(state: StudioState) -> AnyView {
    let line = memo(move || state.board.with(words::hands_text));
    let drawn = move || view! { <p class="hands soft">{line}</p> }.into_any();
    show_when(move || line.with(Option::is_some), drawn)
}

/// Draws a board as SVG, with a title for screen readers.
fn board_svg(board: &Board, cell: f32) -> String {
    let title = summary(board);
    svg::write(&draw_picture(special_mark, board, cell), &title)
}

fn seed_line(state: StudioState) -> AnyView {
    let refusal = RwSignal::new(String::new());
    let line = NodeRef::<html::Input>::new();
    let shown = move || {
        state
            .studio
            .with(|studio| studio.settings().seed.to_string())
    };
    let typed = move |event: Event| {
        let text = event_target_value(&event);
        match BoardSeed::from_typed(&text) {
            // The field is empty for a moment while a player replaces the word.
            Ok(seed) if seed.is_empty() => {}
            Ok(seed) => {
                refusal.set(String::new());
                state.change(|settings| settings.seed = seed);
            }
            Err(why) => refusal.set(words::as_sentence(&board_refusal(why))),
        }
    };
    // The field shows the board's seed, but is left alone while its text means the same: a word
    // with a space behind it may become two words.
    effect(move || {
        let shown = shown();
        if let Some(line) = line.get()
            && BoardSeed::from_typed(&line.value()).map(|seed| seed.to_string())
                != Ok(shown.clone())
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
            <p class="soft" id="seed-says">{words::SEED_NOTE}</p>
            <p class="refusal" role="alert">{move || refusal.get()}</p>
        </div>
    }
    .into_any()
}

/// Returns a row of small boards as buttons.
fn board_row(
    state: StudioState,
    label: &'static str,
    which: fn(&Studio) -> Vec<BoardLink>,
) -> AnyView {
    let links = memo(move || state.studio.with(which));
    let lines = move || {
        let links = links.get();
        links
            .into_iter()
            .map(move |link| thumbnail(state, link))
            .collect()
    };
    view! {
        <section class="thumbs-section" aria-label=label>
            <h2>{label}</h2>
            <ul class="thumbs">{keyed_list(lines)}</ul>
        </section>
    }
    .into_any()
}

fn thumbnail(state: StudioState, link: BoardLink) -> (String, DrawLine) {
    let key = link.to_string();
    let draw = move || {
        let name = words::board_name(&link);
        view! { <li>{thumb_button(state, link.clone(), name)}</li> }.into_any()
    };
    (key, Box::new(draw))
}

/// Returns a small board as a button.
pub(crate) fn thumb_button(state: StudioState, link: BoardLink, name: String) -> AnyView {
    // The picture needs no text, because the button has a name.
    let drawn = link
        .board()
        .map(|board| dom::svg_data_url(&board_svg(&board, 6.0)));
    let shown = link.clone();
    let current = move || state.link.with(|now| *now == shown).then_some("true");
    view! {
        <button
            type="button"
            class="paper"
            aria-label=name
            aria-current=current
            on:click=move |_| state.show_recent(&link)
        >
            <img src=drawn.unwrap_or_default() alt="" />
        </button>
    }
    .into_any()
}
