//! The word checker: letters are typed or tapped, and the word list answers at once.

use leptos::ev;
use leptos::prelude::*;

use crate::app_state::use_app;
use crate::dom;
use crate::draw::{join_views, memo, nothing, show_when, signal};
use crate::parts::{Button, Heading, LeftKey, LetterKeyboard, WithWordList};
use crate::wordlist::{WordListState, use_word_list};
use game::GameId;
use screen::text::shelf;
use screen::{
    CheckerAnswer, CheckerHit, CheckerInput, CheckerVerdict, DerivedGroup, LengthColumn, Route,
    check, text,
};
use store::MatchCard;

const INPUT_ID: &str = "checker-line";
/// Number of words of a group that are shown at first.
const SHOWN_AT_FIRST: usize = 60;

/// The word checker. `within` is the game from whose table it was opened, if any. While words can
/// be challenged in a game in progress, the checker says so instead of answering (O29).
#[component]
pub(crate) fn Checker(within: Option<String>) -> impl IntoView {
    let app = use_app();
    let within: Option<GameId> = within.and_then(|id| id.parse().ok());
    // A game may have begun in another tab.
    let seen = RwSignal::new(0_u32);
    let comes = window_event_listener(ev::visibilitychange, move |_| {
        seen.update(|times| *times = times.wrapping_add(1));
    });
    on_cleanup(move || comes.remove());
    let waits = memo(move || {
        seen.track();
        app.track_games();
        app.games_blocking_look_ups(within.as_ref())
    });
    let shut = memo(move || !waits.with(Vec::is_empty));
    view! {
        <Heading words=text::heading(&Route::Words) />
        {move || if shut.get() { draw_blocking_games(waits) } else { draw_look_up() }}
    }
}

/// Lists the games that block looking up words, with a link to each.
fn draw_blocking_games(waits: Memo<Vec<(GameId, MatchCard)>>) -> AnyView {
    let line = |(id, card): (GameId, MatchCard)| {
        let game = crate::registry::game_card(&card.game);
        let (name, players) = (shelf::name(&card, game), shelf::players(&card));
        let label = shelf::continue_game_label(shelf::CONTINUE, &name, &players);
        let route = game.map(|game| Route::Game(game, id.to_string()).hash());
        view! {
            <li class="game">
                <div class="game-says">
                    <h3 dir="auto">{name}</h3>
                    <p dir="auto">{players}</p>
                </div>
                <span class="buttons">
                    <a class="button" href=route aria-label=label>{shelf::CONTINUE}</a>
                </span>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="sheet" aria-labelledby="waits">
            <h2 id="waits">{text::LOOK_UPS_WAIT}</h2>
            <p class="prose">{text::LOOK_UPS_WAIT_NOTE}</p>
            <ul class="games">{move || join_views(waits.get().into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// Draws the text field and the answer.
fn draw_look_up() -> AnyView {
    let asked = RwSignal::new(CheckerInput::default());
    let words = use_word_list();
    let answer = memo(move || match words.state() {
        WordListState::Loaded(book) => {
            Some(asked.with(|asked| check(asked, &book.lexicon, &book.family)))
        }
        _ => None,
    });
    let verdict = move || answer.with(|answer| answer.as_ref().map(|answer| answer.verdict));
    let says = move || {
        let words = |verdict| asked.with(|asked| text::verdict(asked, verdict));
        verdict().map_or_else(String::new, words)
    };
    let draw = Callback::new(move |_| draw_answer(asked, answer));
    let add = move |sign: char| asked.update(|asked| *asked = asked.with(sign));
    let clear = Callback::new(move |()| {
        asked.set(CheckerInput::default());
        dom::focus(INPUT_ID);
    });
    view! {
        <div class="whole checker">
            <div class="checker-asks">
                <label for=INPUT_ID>{text::CHECKER_LINE}</label>
                <div class="entry-line">
                    <input
                        id=INPUT_ID
                        type="text"
                        inputmode="none"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        enterkeyhint="done"
                        prop:value=move || asked.with(CheckerInput::typed)
                        on:input=move |event| {
                            let typed = CheckerInput::clean(&event_target_value(&event));
                            asked.set(typed);
                        }
                    />
                    <Button off=signal(move || asked.with(CheckerInput::is_empty)) on_press=clear>
                        {text::CLEAR}
                    </Button>
                </div>
                <p class="verdict" role="status" data-verdict=move || verdict().and_then(verdict_class)>
                    {move || says()}
                </p>
                <LetterKeyboard
                    on_letter=Callback::new(add)
                    on_back=Callback::new(move |()| asked.update(|asked| *asked = asked.without_last()))
                    left=LeftKey::Blank(Callback::new(move |()| add('?')))
                />
            </div>
            <section class="checker-says" aria-label=text::CHECKER_ANSWER>
                <WithWordList draw />
            </section>
        </div>
    }
    .into_any()
}

/// Draws the answer, tracked.
fn draw_answer(asked: RwSignal<CheckerInput>, answer: Memo<Option<CheckerAnswer>>) -> AnyView {
    let groups = move || {
        let columns = answer.get().map(CheckerAnswer::columns).unwrap_or_default();
        join_views(columns.into_iter().map(|column| draw_column(column, asked)))
    };
    let example = move |typed: &'static str| {
        view! {
            <button type="button" on:click=move |_| look_up(asked, typed)>
                {typed}
            </button>
        }
        .into_any()
    };
    let hint = move || {
        view! {
            <p class="soft">{text::CHECKER_HINT}</p>
            <p class="found">{join_views(text::CHECKER_EXAMPLES.map(example))}</p>
        }
        .into_any()
    };
    let note = || view! { <p class="soft">{text::CHECKER_NOTE}</p> }.into_any();
    let idle = move || asked.with(CheckerInput::is_empty);
    view! {
        {show_when(idle, hint)}
        {move || groups()}
        {show_when(move || !idle(), note)}
    }
    .into_any()
}

/// The verdict's name in the style sheet.
fn verdict_class(verdict: CheckerVerdict) -> Option<&'static str> {
    match verdict {
        CheckerVerdict::Everyday | CheckerVerdict::Full => Some("good"),
        CheckerVerdict::NoWord => Some("bad"),
        CheckerVerdict::Nothing | CheckerVerdict::Blanks => None,
    }
}

/// Looks up another word, and moves the focus to the text field.
fn look_up(asked: RwSignal<CheckerInput>, typed: &str) {
    asked.set(CheckerInput::clean(typed));
    dom::focus(INPUT_ID);
}

/// Draws the words of one length.
fn draw_column(column: LengthColumn, asked: RwSignal<CheckerInput>) -> AnyView {
    let groups = column.groups.into_iter();
    view! {
        <section class="of-length">
            <h2>{text::of_length(column.letters)}</h2>
            {join_views(groups.map(|group| draw_group(group, asked)))}
        </section>
    }
    .into_any()
}

/// Draws a group of words: the first ones, and the rest on demand.
fn draw_group(group: DerivedGroup, asked: RwSignal<CheckerInput>) -> AnyView {
    let count = group.hits.len();
    let whole = RwSignal::new(count <= SHOWN_AT_FIRST);
    let hits = StoredValue::new(group.hits);
    let shown = move || {
        let most = if whole.get() { count } else { SHOWN_AT_FIRST };
        hits.with_value(|hits| {
            let hits = hits.iter().take(most);
            join_views(hits.map(|hit| draw_word(hit, asked)))
        })
    };
    let show_all = move || {
        let all = Callback::new(move |()| whole.set(true));
        view! { <Button on_press=all>{text::show_all(count)}</Button> }.into_any()
    };
    view! {
        <h3>
            {text::way(group.way)}
            <span class="soft">{count.to_string()}</span>
        </h3>
        <ul class="found">{move || shown()}</ul>
        {move || if whole.get() { nothing() } else { show_all() }}
    }
    .into_any()
}

/// Draws a word of the answer; pressing it looks it up.
fn draw_word(hit: &CheckerHit, asked: RwSignal<CheckerInput>) -> AnyView {
    let word = hit.word;
    let letters = word
        .letters()
        .map(|letter| letter.uppercase())
        .collect::<String>();
    let (before, fresh, behind) = match hit.fresh.and_then(|at| letters.split_at_checked(at)) {
        Some((before, rest)) => (
            before,
            rest.get(..1).unwrap_or(""),
            rest.get(1..).unwrap_or(""),
        ),
        None => (letters.as_str(), "", ""),
    };
    let fresh = (!fresh.is_empty()).then(|| view! { <b>{fresh.to_owned()}</b> }.into_any());
    let rare = !hit.everyday;
    view! {
        <li>
            <button
                type="button"
                data-rare=rare.then_some("")
                on:click=move |_| look_up(asked, word.as_str())
            >
                {before.to_owned()}
                {fresh}
                {behind.to_owned()}
                {rare.then(|| view! { <span class="only-heard">{text::FULL_ONLY}</span> }.into_any())}
            </button>
        </li>
    }
    .into_any()
}
