//! The word checker: letters are typed or tapped, and the word list answers at once.

use leptos::ev;
use leptos::prelude::*;

use crate::desk::use_desk;
use crate::dom;
use crate::draw::{all, memo, nothing, show_when, signal};
use crate::parts::{Button, Heading, Keys, LeftKey, WithWords};
use crate::words::{Words, use_words};
use game::GameId;
use screen::text::shelf;
use screen::{Answer, Asked, Column, Group, Hit, Route, Verdict, check, text};
use store::Card;

const LINE: &str = "checker-line";
/// Number of words of a group that are shown at first.
const FIRST: usize = 60;

/// The word checker. `within` is the game from whose table it was opened, if any. While words can
/// be challenged in a game in progress, the checker says so instead of answering (O29).
#[component]
pub fn Checker(within: Option<String>) -> impl IntoView {
    let desk = use_desk();
    let within: Option<GameId> = within.and_then(|id| id.parse().ok());
    // A game may have begun in another tab.
    let seen = RwSignal::new(0_u32);
    let comes = window_event_listener(ev::visibilitychange, move |_| {
        seen.update(|times| *times = times.wrapping_add(1));
    });
    on_cleanup(move || comes.remove());
    let waits = memo(move || {
        seen.track();
        desk.follow_games();
        desk.look_ups_wait_for(within.as_ref())
    });
    let shut = memo(move || !waits.with(Vec::is_empty));
    view! {
        <Heading words=text::heading(&Route::Words) />
        {move || if shut.get() { waiting(waits) } else { open() }}
    }
}

/// Lists the games that block looking words up, with a link to each.
fn waiting(waits: Memo<Vec<(GameId, Card)>>) -> AnyView {
    let line = |(id, card): (GameId, Card)| {
        let game = crate::registry::card(&card.game);
        let (name, players) = (shelf::name(&card, game), shelf::players(&card));
        let label = shelf::go_on_with(shelf::GO_ON, &name, &players);
        let route = game.map(|game| Route::Game(game, id.to_string()).hash());
        view! {
            <li class="game">
                <div class="game-says">
                    <h3 dir="auto">{name}</h3>
                    <p dir="auto">{players}</p>
                </div>
                <span class="buttons">
                    <a class="button" href=route aria-label=label>{shelf::GO_ON}</a>
                </span>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="sheet" aria-labelledby="waits">
            <h2 id="waits">{text::LOOK_UPS_WAIT}</h2>
            <p class="prose">{text::LOOK_UPS_WAIT_SAYS}</p>
            <ul class="games">{move || all(waits.get().into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// Draws the text field and the answer.
fn open() -> AnyView {
    let asked = RwSignal::new(Asked::default());
    let words = use_words();
    let answer = memo(move || match words.state() {
        Words::Here(book) => Some(asked.with(|asked| check(asked, &book.lexicon, &book.family))),
        _ => None,
    });
    let verdict = move || answer.with(|answer| answer.as_ref().map(|answer| answer.verdict));
    let says = move || {
        let words = |verdict| asked.with(|asked| text::verdict(asked, verdict));
        verdict().map_or_else(String::new, words)
    };
    let draw = Callback::new(move |_| groups(asked, answer));
    let add = move |sign: char| asked.update(|asked| *asked = asked.with(sign));
    let clear = Callback::new(move |()| {
        asked.set(Asked::default());
        dom::focus(LINE);
    });
    view! {
        <div class="whole checker">
            <div class="checker-asks">
                <label for=LINE>{text::CHECKER_LINE}</label>
                <div class="entry-line">
                    <input
                        id=LINE
                        type="text"
                        inputmode="none"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        enterkeyhint="done"
                        prop:value=move || asked.with(Asked::typed)
                        on:input=move |event| {
                            let typed = Asked::clean(&event_target_value(&event));
                            asked.set(typed);
                        }
                    />
                    <Button off=signal(move || asked.with(Asked::is_empty)) on_press=clear>
                        {text::CLEAR}
                    </Button>
                </div>
                <p class="verdict" role="status" data-verdict=move || verdict().and_then(sign)>
                    {move || says()}
                </p>
                <Keys
                    on_letter=Callback::new(add)
                    on_back=Callback::new(move |()| asked.update(|asked| *asked = asked.shorter()))
                    left=LeftKey::Blank(Callback::new(move |()| add('?')))
                />
            </div>
            <section class="checker-says" aria-label=text::CHECKER_ANSWER>
                <WithWords draw />
            </section>
        </div>
    }
    .into_any()
}

/// Draws the answer, tracked.
fn groups(asked: RwSignal<Asked>, answer: Memo<Option<Answer>>) -> AnyView {
    let groups = move || {
        let columns = answer.get().map(Answer::columns).unwrap_or_default();
        all(columns.into_iter().map(|column| draw_column(column, asked)))
    };
    let example = move |typed: &'static str| {
        view! {
            <button type="button" on:click=move |_| ask(asked, typed)>
                {typed}
            </button>
        }
        .into_any()
    };
    let hint = move || {
        view! {
            <p class="soft">{text::CHECKER_HINT}</p>
            <p class="found">{all(text::CHECKER_EXAMPLES.map(example))}</p>
        }
        .into_any()
    };
    let note = || view! { <p class="soft">{text::CHECKER_NOTE}</p> }.into_any();
    let idle = move || asked.with(Asked::is_empty);
    view! {
        {show_when(idle, hint)}
        {move || groups()}
        {show_when(move || !idle(), note)}
    }
    .into_any()
}

/// The verdict's name in the style sheet.
fn sign(verdict: Verdict) -> Option<&'static str> {
    match verdict {
        Verdict::Everyday | Verdict::Full => Some("good"),
        Verdict::NoWord => Some("bad"),
        Verdict::Nothing | Verdict::Blanks => None,
    }
}

/// Looks up another word, and moves the focus to the text field.
fn ask(asked: RwSignal<Asked>, typed: &str) {
    asked.set(Asked::clean(typed));
    dom::focus(LINE);
}

/// Draws the words of one length.
fn draw_column(column: Column, asked: RwSignal<Asked>) -> AnyView {
    let groups = column.groups.into_iter();
    view! {
        <section class="of-length">
            <h2>{text::of_length(column.letters)}</h2>
            {all(groups.map(|group| draw_group(group, asked)))}
        </section>
    }
    .into_any()
}

/// Draws a group of words: the first ones, and the rest on demand.
fn draw_group(group: Group, asked: RwSignal<Asked>) -> AnyView {
    let count = group.hits.len();
    let whole = RwSignal::new(count <= FIRST);
    let hits = StoredValue::new(group.hits);
    let shown = move || {
        let most = if whole.get() { count } else { FIRST };
        hits.with_value(|hits| {
            let hits = hits.iter().take(most);
            all(hits.map(|hit| word(hit, asked)))
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
fn word(hit: &Hit, asked: RwSignal<Asked>) -> AnyView {
    let word = hit.word;
    let letters = word
        .letters()
        .map(|letter| letter.capital())
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
                on:click=move |_| ask(asked, word.as_str())
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
