//! Notices at the foot of the screen: what was done, with a way back, and what went wrong.

use leptos::prelude::*;

use super::{Button, Icon, Picture, Weight};
use crate::app::desk::use_desk;
use crate::screen::text;

/// Every notice that has not been put away.
#[component]
pub fn Notices() -> impl IntoView {
    let desk = use_desk();
    view! {
        <section class="notices" aria-label=text::NOTICES>
            <For each=move || desk.notices() key=|notice| notice.id let:notice>
                <div class="notice" data-kind=notice.kind.word()>
                    <p>{notice.words.clone()}</p>
                    {notice
                        .undo
                        .clone()
                        .map(|undo| {
                            let on_press = Callback::new(move |()| {
                                undo.take();
                                desk.put_away(notice.id);
                            });
                            view! {
                                <Button on_press>
                                    <Icon picture=Picture::Undo />
                                    {text::UNDO}
                                </Button>
                            }
                        })}
                    <Button
                        weight=Weight::Quiet
                        label=text::PUT_AWAY
                        on_press=Callback::new(move |()| desk.put_away(notice.id))
                    >
                        <Icon picture=Picture::Close />
                    </Button>
                </div>
            </For>
        </section>
    }
}
