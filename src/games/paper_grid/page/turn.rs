//! What the seat that is waited for can do.

use leptos::ev;
use leptos::prelude::*;

use super::bench::Bench;
use crate::desk::RackAct;
use crate::games::paper_grid::desk::{Draft, makeable};
use crate::games::paper_grid::rules::{Action, Phase, Preview, Special, State};
use crate::games::paper_grid::words::studio::WALLS_SAY;
use crate::games::paper_grid::words::{special_name, table as words};
use crate::lexicon::Letter;
use crate::shell::dom;
use crate::shell::draw::{all, nothing, show_when};
use crate::shell::parts::{Button, Keys, LeftKey, RackRow, Weight, radios};
use crate::shell::seated::{PROMPT, Plays};

/// The prompt, and the controls for what it asks.
pub fn turn(bench: Bench) -> AnyView {
    let prompt = move || {
        let phase = match bench.phase()? {
            // Without a word letters are called at once (K8).
            Phase::Play if asking(bench) => Phase::Ask,
            phase => phase,
        };
        let name = bench.session.name(bench.seat()?);
        let called: Vec<String> = bench
            .called()
            .iter()
            .map(|l| l.capital().to_string())
            .collect();
        let called = called.join(" or ");
        Some(
            bench
                .state
                .with(|state| words::prompt(state, phase, &name, &called)),
        )
    };
    // The controls are drawn anew when something else is asked of somebody.
    let stage = Memo::new(move |_| (bench.phase(), bench.seat(), asking(bench), making(bench)));
    let controls = move || match stage.get() {
        _ if bench.is_program() => view! { <p class="soft">{words::THINKING}</p> }.into_any(),
        (Some(Phase::Play), _, false, _) => playing(bench),
        (Some(Phase::Play | Phase::Ask), ..) => calling(bench),
        (Some(Phase::Answer), ..) => answering(bench),
        (Some(Phase::Judge), ..) => judging(bench),
        (Some(Phase::Act(special)), ..) => acting(bench, special),
        (Some(Phase::Claim) | None, ..) => nothing(),
    };
    view! {
        <p class="prompt" role="status" id=PROMPT tabindex="-1">
            {prompt}
        </p>
        {controls}
        <p class="refusal" role="alert">{move || bench.refusal.get()}</p>
    }
    .into_any()
}

fn asking(bench: Bench) -> bool {
    bench.draft.with(Draft::is_asking)
}

fn making(bench: Bench) -> Option<Special> {
    bench.draft.with(Draft::making)
}

fn rack(bench: Bench) -> AnyView {
    let rack = Signal::derive(move || bench.draft.with(|draft| draft.rack().clone()));
    let act = Callback::new(move |act: RackAct| bench.touch_rack(act));
    view! { <RackRow label=words::RACK rack drag=bench.drag on_act=act /> }.into_any()
}

fn take_back(bench: Bench) -> AnyView {
    let off = Signal::derive(move || !bench.draft.with(Draft::is_begun));
    let back = Callback::new(move |()| bench.build(|draft, _| draft.take_all_back()));
    view! { <Button off on_press=back>{words::TAKE_BACK}</Button> }.into_any()
}

/// Playing a word, or something instead.
fn playing(bench: Bench) -> AnyView {
    let play = Callback::new(move |()| bench.act_built());
    let off = Signal::derive(move || {
        let legal = |preview: &Option<Preview>| {
            preview
                .as_ref()
                .is_some_and(|preview| preview.refusal.is_none())
        };
        !bench.preview.with(legal)
    });
    let says = move || match bench.preview.get() {
        Some(preview) if preview.refusal.is_none() => words::play_for(preview.points),
        _ => words::PLAY.to_owned(),
    };
    let ask = Callback::new(move |()| bench.build(|draft, _| draft.ask(true)));
    let pass = Callback::new(move |()| bench.act(&Action::Pass));
    let hint = Callback::new(move |()| bench.act(&Action::Hint));
    let endgame = move || bench.state.with(|state| state.endgame);
    let hints = move || bench.state.with(|state| state.options.hints);
    view! {
        {rack(bench)}
        <div class="buttons">
            <Button weight=Weight::Main off on_press=play>{says}</Button>
            {take_back(bench)}
            {show_when(move || !endgame(), move || {
                view! { <Button on_press=ask>{words::NO_WORD}</Button> }.into_any()
            })}
            {show_when(endgame, move || {
                view! { <Button on_press=pass>{words::PASS}</Button> }.into_any()
            })}
            {show_when(hints, move || {
                view! { <Button on_press=hint>{words::HINT}</Button> }.into_any()
            })}
        </div>
        {preview(bench)}
        {hints_given(bench)}
        {specials(bench)}
    }
    .into_any()
}

/// The words of the play with their sums, or why it is none.
fn preview(bench: Bench) -> AnyView {
    let lines = move || {
        let Some(preview) = bench.preview.get() else {
            return nothing();
        };
        let sum = |sum: String| view! { <li>{sum}</li> }.into_any();
        let refusal = preview.refusal.as_ref().map(|refusal| bench.says(refusal));
        let refusal = refusal.map(|says| view! { <li class="refusal">{says}</li> }.into_any());
        all(words::word_sums(&preview)
            .into_iter()
            .map(sum)
            .chain(refusal))
    };
    view! { <ul class="sums" aria-live="polite">{lines}</ul> }.into_any()
}

fn hints_given(bench: Bench) -> AnyView {
    let lines = move || {
        let (size, hints) = bench
            .state
            .with(|state| (state.board.size(), state.turn.hints.clone()));
        let line = |hint| view! { <p class="soft">{words::hinted(hint, size)}</p> }.into_any();
        all(hints.iter().map(line))
    };
    view! { {lines} }.into_any()
}

/// Which special cell is made instead of a word, where one can be (K31).
fn specials(bench: Bench) -> AnyView {
    let types = Memo::new(move |_| bench.state.with(makeable));
    let choice = move || match types.get() {
        types if types.is_empty() => nothing(),
        types => choice_of(bench, types),
    };
    view! { {move || choice()} }.into_any()
}

fn choice_of(bench: Bench, types: Vec<Special>) -> AnyView {
    let mut names = vec![words::MAKE_NONE.to_owned()];
    let named = types.iter().map(|special| special_name(*special));
    names.extend(named.map(str::to_owned));
    let types = StoredValue::new(types);
    let place =
        move |special| types.with_value(|types| types.iter().position(|other| *other == special));
    let chosen = Signal::derive(move || {
        let place = making(bench).and_then(place);
        place.map_or(0, |place| place + 1)
    });
    let choose = Callback::new(move |at: usize| {
        let special = at.checked_sub(1);
        let special = special.and_then(|at| types.with_value(|types| types.get(at).copied()));
        bench.build(|draft, _| draft.make(special));
    });
    view! {
        <details open=making(bench).is_some()>
            <summary>{words::MAKE_SPECIAL}</summary>
            {radios("make", words::WHICH_SPECIAL, None, names, chosen, choose)}
        </details>
    }
    .into_any()
}

/// Calling letters.
fn calling(bench: Bench) -> AnyView {
    let call = Callback::new(move |letter: char| {
        if let Some(letter) = Letter::new(letter) {
            bench.build(|draft, state| draft.call(letter, state));
        }
    });
    let back = Callback::new(move |()| bench.build(|draft, state| draft.call_back(state)));
    let ask = Callback::new(move |()| bench.act_built());
    let whole = move || {
        bench
            .state
            .with(|state| bench.draft.with(|draft| draft.action(state).is_some()))
    };
    let typed = window_event_listener(ev::keydown, move |event| {
        match dom::stray_key(&event).as_deref() {
            Some("Backspace") => back.run(()),
            Some("Enter") if untrack(whole) => ask.run(()),
            Some(key) => {
                let mut letters = key.chars();
                if let (Some(letter), None) = (letters.next(), letters.next()) {
                    call.run(letter);
                }
            }
            None => {}
        }
    });
    on_cleanup(move || typed.remove());
    let again = Callback::new(move |()| bench.build(|draft, _| draft.ask(false)));
    let full = move || {
        let called = bench.draft.with(|draft| draft.called().len());
        (0..called).any(|place| !bench.draft.with(|draft| draft.keeps(place)))
    };
    let tiles = move || {
        let count = bench.state.with(State::calls);
        all((0..count).map(|place| called(bench, place)))
    };
    view! {
        <div class="called" role="group" aria-label=words::CALLED>{tiles}</div>
        {show_when(full, || view! { <p class="soft">{words::KEEP_SAYS}</p> }.into_any())}
        <Keys on_letter=call on_back=back left=LeftKey::Enter(ask) />
        <div class="buttons">
            <Button weight=Weight::Main off=Signal::derive(move || !whole()) on_press=ask>
                {words::ASK}
            </Button>
            {show_when(move || bench.phase() == Some(Phase::Play), move || {
                view! { <Button on_press=again>{words::BACK_TO_BOARD}</Button> }.into_any()
            })}
        </div>
    }
    .into_any()
}

/// A letter called, or the place for one; pressed, it is kept.
fn called(bench: Bench, place: usize) -> AnyView {
    let (letter, kept) = bench.draft.with(|draft| {
        let letter = draft.called().get(place).copied();
        (letter, draft.keeps(place))
    });
    match letter {
        None => view! { <span class="tile" data-blank="" aria-hidden="true"></span> }.into_any(),
        Some(letter) => view! {
            <button
                type="button"
                class="tile"
                aria-pressed=kept.to_string()
                on:click=move |_| bench.build(|draft, _| draft.keep(place))
            >
                {letter.capital().to_string()}
            </button>
        }
        .into_any(),
    }
}

/// Answering: a called letter, or a wall.
fn answering(bench: Bench) -> AnyView {
    let take = move |letter: Letter| {
        let take = Callback::new(move |()| bench.act(&Action::Take(letter)));
        view! { <Button weight=Weight::Main on_press=take>{words::take(letter)}</Button> }
            .into_any()
    };
    let full = move |state: &State| bench.seat().is_some_and(|seat| state.room(seat) == 0);
    let letters = move || {
        let letters = if bench.state.with(full) {
            Vec::new()
        } else {
            bench.called()
        };
        all(letters.into_iter().map(take))
    };
    let wall = Callback::new(move |()| bench.act_built());
    let none = Signal::derive(move || bench.draft.with(|draft| draft.wall().is_none()));
    view! {
        <div class="buttons">
            {letters}
            <Button off=none on_press=wall>{words::PLACE_WALL}</Button>
        </div>
        <p class="soft">{WALLS_SAY}</p>
    }
    .into_any()
}

/// The table decides.
fn judging(bench: Bench) -> AnyView {
    let yes = Callback::new(move |()| bench.act(&Action::Accept));
    let no = Callback::new(move |()| bench.act(&Action::TakeBack));
    view! {
        {preview(bench)}
        <div class="buttons">
            <Button weight=Weight::Main on_press=yes>{words::ACCEPT}</Button>
            <Button on_press=no>{words::NOT_ACCEPTED}</Button>
        </div>
    }
    .into_any()
}

/// A special cell acts.
fn acting(bench: Bench, special: Special) -> AnyView {
    let done = Callback::new(move |()| bench.act_built());
    match special {
        Special::Thief => stealing(bench),
        Special::Destroyer => {
            let none = Signal::derive(move || bench.draft.with(|draft| draft.cells().is_empty()));
            view! {
                <div class="buttons">
                    <Button weight=Weight::Main off=none on_press=done>{words::CROSS_OUT}</Button>
                    {take_back(bench)}
                </div>
            }
            .into_any()
        }
        _ => view! {
            {rack(bench)}
            <div class="buttons">
                <Button weight=Weight::Main on_press=done>{words::BLOCK}</Button>
                {take_back(bench)}
            </div>
        }
        .into_any(),
    }
}

/// The other hands, each letter to be taken.
fn stealing(bench: Bench) -> AnyView {
    let hands = bench.state.with_untracked(|state| {
        let others = state.turn.seat.others(state.seats);
        others
            .map(|seat| (seat, state.hand(seat).to_vec()))
            .collect::<Vec<_>>()
    });
    let hand = move |(seat, mut letters): (crate::table::SeatId, Vec<Letter>)| {
        letters.sort_unstable();
        letters.dedup();
        let letter = move |letter: Letter| {
            let steal = Callback::new(move |()| bench.act(&Action::Steal(seat, letter)));
            view! { <Button on_press=steal>{letter.capital().to_string()}</Button> }.into_any()
        };
        let name = bench.session.name(seat);
        view! {
            <div role="group" aria-label=name.clone()>
                <p>{name.clone()}</p>
                <div class="buttons">{all(letters.into_iter().map(letter))}</div>
            </div>
        }
        .into_any()
    };
    all(hands
        .into_iter()
        .filter(|(_, letters)| !letters.is_empty())
        .map(hand))
}
