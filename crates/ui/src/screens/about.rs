//! The About screen: version, credits, and the licences of everything that ships.

use leptos::prelude::*;

use crate::registry;

use crate::draw::join_views;
use crate::parts::Heading;
use screen::{Route, text};

#[component]
pub fn About() -> impl IntoView {
    let thanks = text::THANKS.map(|(game, maker)| {
        view! {
            <li>
                <strong>{game}</strong>
                " "
                {maker}
            </li>
        }
        .into_any()
    });
    let version = text::version(env!("CARGO_PKG_VERSION"), registry::build_number());
    view! {
        <Heading words=text::heading(&Route::About) />
        <div class="columns">
            <section class="sheet prose">
                <p>{text::ABOUT}</p>
                <p>{text::PRIVACY}</p>
                <p class="soft" id="version">
                    {version}
                </p>
            </section>
            <section class="sheet prose" aria-labelledby="thanks">
                <h2 id="thanks">{text::THANKS_TITLE}</h2>
                <p>{text::THANKS_NOTE}</p>
                <ul>{join_views(thanks)}</ul>
            </section>
            <section class="sheet prose" aria-labelledby="licences">
                <h2 id="licences">{text::LICENCES}</h2>
                <p>{text::OURS}</p>
                <p>{text::FONT_NOTE}</p>
                <p>{text::WORD_LIST_NOTE}</p>
                <p>{text::CRATES_NOTE}</p>
                <p class="buttons">
                    <a class="button" href="licences.txt" target="_blank">
                        {text::READ_LICENCES}
                    </a>
                    <a class="button" href="fonts/besley-OFL.txt" target="_blank">
                        {text::READ_FONT_LICENCE}
                    </a>
                    <a class="button" href="fonts/lettercase-text-OFL.txt" target="_blank">
                        {text::READ_TEXT_LICENCE}
                    </a>
                    <a class="button" href="words/LICENCE.txt" target="_blank">
                        {text::READ_WORD_LICENCE}
                    </a>
                </p>
            </section>
        </div>
    }
}
