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
        <section class="sheet" aria-labelledby="paper-grid">
            <h2 id="paper-grid">{text::PAPER_GRID}</h2>
            <p class="prose">{text::set_up::GAME_SAYS}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::SetUp(Kind::PaperGrid).hash()>
                    {text::set_up::PLAY}
                </a>
                {import()}
            </p>
        </section>
        <section class="sheet" aria-labelledby="word-heist">
            <h2 id="word-heist">{text::WORD_HEIST}</h2>
            <p class="prose">{text::WORD_HEIST_SAYS}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::SetUp(Kind::WordHeist).hash()>
                    {text::PLAY_WORD_HEIST}
                </a>
                <a class="button" href=Route::Practice.hash()>{text::PRACTISE}</a>
                <a class="button button-quiet" href=Route::Rules(Kind::WordHeist).hash()>
                    {text::heading(&Route::Rules(Kind::WordHeist))}
                </a>
            </p>
        </section>
        <section class="sheet" aria-labelledby="one-letter-better">
            <h2 id="one-letter-better">{text::ONE_LETTER_BETTER}</h2>
            <p class="prose">{text::BETTER_SAYS}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::SetUp(Kind::OneLetterBetter).hash()>
                    {text::PLAY_BETTER}
                </a>
                <a class="button button-quiet" href=Route::Rules(Kind::OneLetterBetter).hash()>
                    {text::heading(&Route::Rules(Kind::OneLetterBetter))}
                </a>
            </p>
        </section>
        <section class="sheet" aria-labelledby="c-u-letter">
            <h2 id="c-u-letter">{text::C_U_LETTER}</h2>
            <p class="prose">{text::LETTER_SAYS}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::SetUp(Kind::CULetter).hash()>
                    {text::PLAY_LETTER}
                </a>
                <a class="button button-quiet" href=Route::Rules(Kind::CULetter).hash()>
                    {text::heading(&Route::Rules(Kind::CULetter))}
                </a>
            </p>
        </section>
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
            </p>
        </section>
        <section class="sheet" aria-labelledby="studio">
            <h2 id="studio">{text::heading(&Route::Studio(None))}</h2>
            <p class="prose">{text::studio::STUDIO_SAYS}</p>
            <p class="buttons">
                <a class="button" href=Route::Studio(None).hash()>
                    {text::studio::MAKE_A_BOARD}
                </a>
                <a class="button" href=Route::Rules(Kind::PaperGrid).hash()>
                    {text::heading(&Route::Rules(Kind::PaperGrid))}
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
    }
}
