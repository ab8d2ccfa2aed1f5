//! The box, opened: its name set in wood, and who sits round the table.

use leptos::prelude::*;

use super::shelf::{ShelfOfGames, import};
use crate::app::desk::use_desk;
use crate::app::draw::{all, show_when};
use crate::app::parts::{Banner, TileFace};
use crate::app::shell::HEADING;
use crate::games::Kind;
use crate::screen::{Route, text};
use crate::table::Player;

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    let desk = use_desk();
    let shelf = ShelfOfGames::open();
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
        <div class="pairs">{all(Kind::ALL.into_iter().map(game))}</div>
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
                <p class="prose">{text::studio::STUDIO_SAYS}</p>
                <p class="buttons">
                    <a class="button" href=Route::Studio(None).hash()>
                        {text::studio::MAKE_A_BOARD}
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
fn game(kind: Kind) -> AnyView {
    let (says, play) = match kind {
        Kind::PaperGrid => (text::set_up::GAME_SAYS, text::set_up::PLAY),
        Kind::WordHeist => (text::WORD_HEIST_SAYS, text::PLAY_WORD_HEIST),
        Kind::OneLetterBetter => (text::BETTER_SAYS, text::PLAY_BETTER),
        Kind::CULetter => (text::LETTER_SAYS, text::PLAY_LETTER),
    };
    let alone = (kind == Kind::WordHeist).then(|| {
        view! { <a class="button" href=Route::Practice.hash()>{text::PRACTISE}</a> }.into_any()
    });
    let rules = Route::Rules(kind);
    view! {
        <section class="sheet" aria-labelledby=kind.id()>
            <div class="game-title">
                <h2 id=kind.id()>{text::shelf::kind(kind.id())}</h2>
                {lid(kind)}
            </div>
            <p class="prose">{says}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::SetUp(kind).hash()>
                    {play}
                </a>
                {alone}
                <a class="button button-quiet" href=rules.hash()>
                    {text::heading(&rules)}
                </a>
            </p>
        </section>
    }
    .into_any()
}

/// What is drawn on the lid of a game: some of its letters, as they lie on its table.
fn lid(kind: Kind) -> AnyView {
    let letters = match kind {
        Kind::PaperGrid => "WORD ",
        Kind::WordHeist => "HEIST",
        Kind::OneLetterBetter => "CABLE",
        Kind::CULetter => "CUL R",
    };
    let letter = |letter: char| view! { <span>{letter.to_string()}</span> }.into_any();
    view! {
        <div class="lid" data-lid=kind.id() aria-hidden="true">
            {all(letters.chars().map(letter))}
        </div>
    }
    .into_any()
}
