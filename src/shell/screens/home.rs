//! The box, opened: its name set in wood, and who sits round the table.

use leptos::prelude::*;

use super::shelf::{ShelfOfGames, import};
use crate::desk::Route;
use crate::games::Kind;
use crate::games::c_u_letter::words::{LETTER_SAYS, PLAY_LETTER};
use crate::games::one_letter_better::words::{BETTER_SAYS, PLAY_BETTER};
use crate::games::paper_grid::words::studio::{MAKE_A_BOARD, STUDIO_SAYS};
use crate::games::paper_grid::words::{PAPER_GRID_SAYS, PLAY_PAPER_GRID};
use crate::games::word_heist::words::{PLAY_WORD_HEIST, PRACTISE, WORD_HEIST_SAYS};
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
fn game(kind: Kind) -> AnyView {
    let (says, play) = match kind {
        Kind::PaperGrid => (PAPER_GRID_SAYS, PLAY_PAPER_GRID),
        Kind::WordHeist => (WORD_HEIST_SAYS, PLAY_WORD_HEIST),
        Kind::OneLetterBetter => (BETTER_SAYS, PLAY_BETTER),
        Kind::CULetter => (LETTER_SAYS, PLAY_LETTER),
    };
    let alone = (kind == Kind::WordHeist)
        .then(|| view! { <a class="button" href=Route::Practice.hash()>{PRACTISE}</a> }.into_any());
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
