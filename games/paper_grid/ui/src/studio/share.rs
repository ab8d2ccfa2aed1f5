//! The board's link and code, to copy and send; and a field that opens one a player was sent.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::state::StudioState;
use super::{library, picture};
use drawing::{Ink, Page, PageSize, QrCode, svg};
use paper_grid::screen::studio::link_from_text;
use paper_grid::text::{link_error, studio as words};
use paper_grid_rules::Board;
use ui::dom;
use ui::draw::{show_when, signal};
use ui::parts::{Button, TextField, Weight, copy_field};

/// Returns the tab with the board's link and code to share.
pub fn tab(state: StudioState) -> AnyView {
    let link = signal(move || {
        format!(
            "{}{}",
            dom::base_url(),
            state.link.get().with_check_characters()
        )
    });
    let code = signal(move || state.board.with(Board::to_code));
    let share = Callback::new(move |()| {
        spawn_local(async move {
            // Closing the share dialog isn't a failure.
            let _ = dom::share_url(words::SHARED_TITLE, &link.get_untracked()).await;
        });
    });
    view! {
        <div class="fields">
            {copy_field("board-link", words::LINK, words::LINK_NOTE, link)}
            {show_when(
                dom::can_share,
                move || view! { <Button on_press=share>{words::SHARE}</Button> }.into_any(),
            )}
            {qr_code(link)}
            {copy_field("board-code", words::CODE, words::CODE_NOTE, code)}
            {picture::png_button(state)}
            {open_link_field(state)}
            <div class="buttons">{library::import_button(state)}</div>
        </div>
    }
    .into_any()
}

/// Returns the link as a QR code, for another device's camera.
fn qr_code(link: Signal<String>) -> AnyView {
    let drawn = move || match QrCode::new(&link.get()) {
        Ok(code) => {
            let side = code.squares() as f32;
            let mut page = Page::new(PageSize {
                width: side,
                height: side,
            });
            page.fill(code.path(page.size.rect()), Ink::BLACK);
            let drawn = svg::write(&page, words::QR_ON_SCREEN);
            view! { <div class="paper qr" inner_html=drawn></div> }.into_any()
        }
        Err(_) => view! { <p class="soft">{words::QR_TOO_LONG}</p> }.into_any(),
    };
    view! {
        <details>
            <summary>{words::QR_SHOW}</summary>
            {move || drawn()}
        </details>
    }
    .into_any()
}

/// Returns the field that opens a link or code that the player was sent.
fn open_link_field(state: StudioState) -> AnyView {
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let open = Callback::new(move |()| {
        let opened = state.open_link(&link_from_text(&typed.get_untracked()));
        match opened {
            Ok(()) => {
                typed.set(String::new());
                refusal.set(String::new());
            }
            Err(why) => refusal.set(link_error(why)),
        }
    });
    view! {
        <TextField id="open-board" label=words::OPEN_BOARD value=typed refusal on_enter=open>
            <Button weight=Weight::Main on_press=open>{words::OPEN}</Button>
        </TextField>
    }
    .into_any()
}
