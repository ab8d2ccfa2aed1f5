//! The box, opened: its name set in wood, and who sits round the table.

use leptos::prelude::*;

use super::shelf::{ShelfOfGames, import};
use crate::desk::{GameCard, OtherScreen, Route};
use crate::games::CARDS;
use crate::games::paper_grid::words::studio::{MAKE_A_BOARD, STUDIO_SAYS};
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, show_when};
use crate::shell::frame::HEADING;
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
            <section class="sheet" aria-labelledby="studio">
                <h2 id="studio">{text::heading(&Route::Studio(None))}</h2>
                <p class="prose">{STUDIO_SAYS}</p>
                <p class="buttons">
                    <a class="button" href=Route::Studio(None).hash()>
                        {MAKE_A_BOARD}
                    </a>
                </p>
            </section>
            <section class="sheet" aria-labelledby="words">
                <h2 id="words">{text::heading(&Route::Words)}</h2>
                <p class="prose">{text::WORDS_SAY}</p>
                <p class="buttons">
                    <a class="button" href=Route::Words.hash()>
                        {text::CHECK_A_WORD}
                    </a>
                </p>
            </section>
        </div>
    }
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
