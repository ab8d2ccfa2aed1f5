//! The box, opened: its name set in wood, and who sits round the table.

use leptos::prelude::*;

use super::shelf::{ShelfOfGames, import};
use crate::desk::{GameCard, OtherScreen, Route, Workshop};
use crate::games::CARDS;
use crate::shell::desk::use_desk;
use crate::shell::dom::HEADING;
use crate::shell::draw::{all, show_when};
use crate::shell::parts::{Banner, TileFace};
use crate::table::Player;
use crate::words as text;

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    let desk = use_desk();
    let shelf = ShelfOfGames::open();
    desk.pack_finished();
    let letters = text::NAME
        .chars()
        .map(|letter| view! { <TileFace letters=letter.to_ascii_uppercase() /> }.into_any());
    let seat = |player: &Player| view! { <li><Banner player=player.clone() /></li> }.into_any();
    let seats = move || {
        view! {
            <ul class="seats">{move || all(desk.roster().players().iter().map(seat))}</ul>
        }
    };
    let nobody = move || desk.roster().players().is_empty();
    view! {
        <header class="masthead">
            <h1 id=HEADING tabindex="-1" aria-label=text::NAME>
                {all(letters)}
            </h1>
            <p>{text::TAGLINE}</p>
        </header>
        {shelf.in_progress()}
        <div class="pairs">{all(CARDS.iter().copied().map(game))}</div>
        {shelf.finished()}
        {shelf.dialog()}
        <section class="sheet" aria-labelledby="round-the-table">
            <h2 id="round-the-table">{text::ROUND_THE_TABLE}</h2>
            {show_when(nobody, || view! { <p>{text::NOBODY_YET}</p> }.into_any())}
            {show_when(move || !nobody(), move || seats().into_any())}
            <p class="buttons">
                <a class="button" href=Route::Players.hash()>
                    {move || if nobody() { text::ADD_PLAYERS } else { text::CHANGE_PLAYERS }}
                </a>
                {import()}
            </p>
        </section>
        <div class="pairs">
            {all(CARDS.iter().filter_map(|card| card.workshop).chain([&WORDS]).map(workshop))}
        </div>
    }
}

/// Where words are looked up.
static WORDS: Workshop = Workshop {
    route: Route::Words,
    says: text::WORDS_SAY,
    link: text::CHECK_A_WORD,
};

/// What stands beside the games.
fn workshop(one: &'static Workshop) -> AnyView {
    let (heading, hash) = (text::heading(&one.route), one.route.hash());
    let id = hash.trim_start_matches("#/").to_owned();
    let by = id.clone();
    view! {
        <section class="sheet" aria-labelledby=by>
            <h2 id=id>{heading}</h2>
            <p class="prose">{one.says}</p>
            <p class="buttons">
                <a class="button" href=hash>
                    {one.link}
                </a>
            </p>
        </section>
    }
    .into_any()
}

/// A game of the box: what it is, and the ways into it.
fn game(card: &'static GameCard) -> AnyView {
    let link = |other: &&'static OtherScreen| {
        let says = other.link?;
        let route = Route::Other(card, other);
        Some(view! { <a class="button" href=route.hash()>{says}</a> }.into_any())
    };
    view! {
        <section class="sheet" aria-labelledby=card.id>
            <div class="game-title">
                <h2 id=card.id>{card.name}</h2>
                {lid(card)}
            </div>
            <p class="prose">{card.says}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::SetUp(card).hash()>
                    {card.play}
                </a>
                {all(card.others.iter().filter_map(link))}
                <a class="button button-quiet" href=Route::Rules(card).hash()>
                    {card.rules}
                </a>
            </p>
        </section>
    }
    .into_any()
}

/// What is drawn on the lid of a game: some of its letters, as they lie on its table.
fn lid(card: &GameCard) -> AnyView {
    let letter = |letter: char| view! { <span>{letter.to_string()}</span> }.into_any();
    view! {
        <div class="lid" data-lid=card.id aria-hidden="true">
            {all(card.lid.chars().map(letter))}
        </div>
    }
    .into_any()
}
