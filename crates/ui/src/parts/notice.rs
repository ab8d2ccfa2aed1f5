//! Notices about what was done, with an undo, and about what went wrong. They are at the foot of
//! the screen. At a game's table, where players reach for things, they have a row of their own
//! above the table.

use leptos::prelude::*;

use super::{Button, Icon, Picture, Weight};
use crate::desk::{Desk, Notice, use_desk};
use crate::draw::{Draw, keyed};
use screen::text;

/// All notices that haven't been dismissed.
#[component]
pub fn Notices() -> impl IntoView {
    let desk = use_desk();
    let notices = move || {
        let notices = desk.notices().into_iter();
        notices
            .map(|notice| {
                let key = notice.id.to_string();
                let draw: Draw = Box::new(move || draw_notice(desk, notice));
                (key, draw)
            })
            .collect()
    };
    view! {
        <section class="notices" aria-label=text::NOTICES>
            {keyed(notices)}
        </section>
    }
}

fn draw_notice(desk: Desk, notice: Notice) -> AnyView {
    let id = notice.id;
    let undo = notice.undo.map(|undo| {
        let on_press = Callback::new(move |()| {
            undo.take();
            desk.put_away(id);
        });
        view! {
            <Button on_press>
                <Icon picture=Picture::Undo />
                {text::UNDO}
            </Button>
        }
        .into_any()
    });
    view! {
        <div class="notice" data-kind=notice.kind.word()>
            <p>{notice.words}</p>
            {undo}
            <Button
                weight=Weight::Quiet
                label=text::PUT_AWAY
                on_press=Callback::new(move |()| desk.put_away(id))
            >
                <Icon picture=Picture::Close />
            </Button>
        </div>
    }
    .into_any()
}
