//! The lid: what lies over a stage with a hidden hand while the device goes from hand to hand. It
//! has nothing of the table and nothing of a hand: who is next, what happened in the open since,
//! and that they are here.

use leptos::prelude::*;

use crate::shell::dom::HEADING;
use crate::shell::draw::{all, nothing};
use crate::shell::parts::{Mark, TileFace, seat_word};
use crate::shell::seated::PROMPT;
use game::{Player, SeatColour};
use screen::text::table::SINCE;
use screen::{ClockFace, GameCard, text};

/// Names longer than this are written, not laid.
const LAID: usize = 8;

/// What stands on a lid.
pub struct Lid {
    /// The game.
    pub card: &'static GameCard,
    /// Who is to take the device.
    pub player: Player,
    /// How far the game is.
    pub left: AnyView,
    /// What happened since their last turn, with whose it was.
    pub since: Vec<(Option<SeatColour>, String)>,
    /// The clock as it waits, if turns are timed, and what it waits for.
    pub clock: Option<(ClockFace, &'static str)>,
    /// Called when somebody says that they are here.
    pub on_ready: Callback<()>,
}

/// Draws it, in the place of a stage.
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
    let button = text::i_am(&name);
    let news = since.into_iter().map(|(colour, says)| {
        let mark = colour.map(|colour| {
            view! {
                <span data-seat=seat_word(colour)>
                    <Mark colour />
                </span>
            }
            .into_any()
        });
        view! { <li>{mark}<span>{says}</span></li> }.into_any()
    });
    let news: Vec<AnyView> = news.collect();
    let since = match news.is_empty() {
        true => nothing(),
        false => view! {
            <section class="lid-since" tabindex="0" aria-label=SINCE>
                <h3>{SINCE}</h3>
                <ul>{all(news)}</ul>
            </section>
        }
        .into_any(),
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
                data-seat=seat_word(player.colour)
                aria-label=text::COVER
            >
                <header class="lid-top">
                    <h1 id=HEADING tabindex="-1">{card.name}</h1>
                    <p>{left}</p>
                </header>
                <div class="lid-who" id=PROMPT tabindex="-1">
                    <Mark colour=player.colour />
                    {named(&says, &name)}
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

/// Whom it is passed to: a short name is laid in letters.
fn named(says: &str, name: &str) -> AnyView {
    let letters = name.chars().count() <= LAID && name.chars().all(char::is_alphanumeric);
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
                        {all(name.chars().map(tile))}
                    </span>
                </h2>
            }
            .into_any()
        }
        None => view! { <h2>{says.to_owned()}</h2> }.into_any(),
    }
}
