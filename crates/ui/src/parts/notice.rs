//! Notices about what was done, with an undo, and about what went wrong. They are at the foot of
//! the screen. At a game's table, where players reach for things, they have a row of their own
//! above the table.

use leptos::prelude::*;

use super::{Button, Icon, IconKind, Weight};
use crate::app_state::{AppNotice, AppState, use_app};
use crate::draw::{DrawLine, keyed_list};
use screen::text;

/// All notices that haven't been dismissed.
#[component]
pub fn Notices() -> impl IntoView {
    let app = use_app();
    let notices = move || {
        let notices = app.notices().into_iter();
        notices
            .map(|notice| {
                let key = notice.id.to_string();
                let draw: DrawLine = Box::new(move || draw_notice(app, notice));
                (key, draw)
            })
            .collect()
    };
    view! {
        <section class="notices" aria-label=text::NOTICES>
            {keyed_list(notices)}
        </section>
    }
}

fn draw_notice(app: AppState, notice: AppNotice) -> AnyView {
    let id = notice.id;
    let undo = notice.undo.map(|undo| {
        let on_press = Callback::new(move |()| {
            undo.run();
            app.dismiss_notice(id);
        });
        view! {
            <Button on_press>
                <Icon picture=IconKind::Undo />
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
                on_press=Callback::new(move |()| app.dismiss_notice(id))
            >
                <Icon picture=IconKind::Close />
            </Button>
        </div>
    }
    .into_any()
}
