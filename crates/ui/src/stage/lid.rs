//! The lid: covers a stage with a hidden hand while the device changes hands. It shows nothing of
//! the table or a hand, only who is next, what happened openly since their last turn, and a button
//! to confirm that they hold the device.

use leptos::prelude::*;

use crate::dom::HEADING_ID;
use crate::draw::{join_views, nothing};
use crate::parts::{SeatMark, TileFace, colour_class};
use crate::table_core::PROMPT_ID;
use game::{Player, SeatColour};
use screen::text::table::SINCE;
use screen::{ClockFace, GameCard, text};

/// Longest name that is shown in letter tiles; longer ones are written.
const MAX_TILED_NAME: usize = 8;

/// The content of a lid, which covers the stage while the device changes hands.
pub struct Lid {
    pub card: &'static GameCard,
    /// The player who is to take the device.
    pub player: Player,
    /// How much of the game is left.
    pub left: AnyView,
    /// What happened since their last turn, with the colour of the seat concerned.
    pub since: Vec<(Option<SeatColour>, String)>,
    /// The stopped clock, if turns are timed, and a text that says what it is waiting for.
    pub clock: Option<(ClockFace, &'static str)>,
    /// Called when the player confirms that they hold the device.
    pub on_ready: Callback<()>,
}

/// Draws the lid in place of a stage.
pub fn lid(lid: Lid) -> AnyView {
    let Lid {
        card,
        player,
        left,
        since,
        clock,
        on_ready,
    } = lid;
    let name = player.name.to_string();
    let says = text::pass_to(&name);
    let button = text::confirm_player(&name);
    let news = since.into_iter().map(|(colour, says)| {
        let mark = colour.map(|colour| {
            view! {
                <span data-seat=colour_class(colour)>
                    <SeatMark colour />
                </span>
            }
            .into_any()
        });
        view! { <li>{mark}<span>{says}</span></li> }.into_any()
    });
    let news: Vec<AnyView> = news.collect();
    let since = if news.is_empty() {
        nothing()
    } else {
        view! {
            <section class="lid-since" tabindex="0" aria-label=SINCE>
                <h3>{SINCE}</h3>
                <ul>{join_views(news)}</ul>
            </section>
        }
        .into_any()
    };
    let clock = clock.map(|(face, says)| {
        view! {
            <p class="lid-waits">
                <span class="clock" data-waits="">
                    {face.text()}
                </span>
                {says}
            </p>
        }
        .into_any()
    });
    view! {
        <div class="stage-room">
            <section
                class="cover stage-lid"
                data-seat=colour_class(player.colour)
                aria-label=text::COVER
            >
                <header class="lid-top">
                    <h1 id=HEADING_ID tabindex="-1">{card.name}</h1>
                    <p>{left}</p>
                </header>
                <div class="lid-who" id=PROMPT_ID tabindex="-1">
                    <SeatMark colour=player.colour />
                    {named_player(&says, &name)}
                </div>
                {since}
                <footer class="lid-go">
                    {clock}
                    <button
                        type="button"
                        class="button button-main"
                        on:click=move |_| on_ready.run(())
                    >
                        {button}
                    </button>
                </footer>
            </section>
        </div>
    }
    .into_any()
}

/// Draws the name of the player who takes the device; a short name is shown in letter tiles.
fn named_player(says: &str, name: &str) -> AnyView {
    let letters = name.chars().count() <= MAX_TILED_NAME && name.chars().all(char::is_alphanumeric);
    let before = says
        .split_once(name)
        .map(|(before, _)| before.trim_end_matches('\u{2068}').trim().to_owned());
    match before.filter(|_| letters) {
        Some(before) => {
            let tile = |letter: char| {
                let letters = letter.to_ascii_uppercase().to_string();
                view! { <TileFace letters /> }.into_any()
            };
            let count = name.chars().count().to_string();
            view! {
                <h2 aria-label=says.to_owned()>
                    <span aria-hidden="true">{before}</span>
                    <span class="lid-name" aria-hidden="true" style:--count=count>
                        {join_views(name.chars().map(tile))}
                    </span>
                </h2>
            }
            .into_any()
        }
        None => view! { <h2>{says.to_owned()}</h2> }.into_any(),
    }
}
