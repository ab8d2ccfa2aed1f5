//! Laying a word, or placing a special cell instead of one (K31).

use leptos::prelude::*;

use super::{back, rack};
use crate::bench::Bench;
use paper_grid::bots::{Errand, Report};
use paper_grid::screen::{Draft, makeable};
use paper_grid::text::{special_mark, special_name, table as words};
use paper_grid_rules::{Action, Preview, Special};
use ui::draw::{all, memo, show_when, signal};
use ui::hint::bulb;
use ui::parts::{Button, Icon, Picture, Weight};
use ui::thinker::Thinker;
use ui::words::{Words, use_words};

/// Returns the hand region for playing a word or doing something else instead.
pub fn playing(bench: Bench) -> AnyView {
    let play = Callback::new(move |()| bench.act_built());
    let off = signal(move || !bench.preview.with(is_legal));
    let says = move || match bench.preview.get() {
        Some(preview) if preview.refusal.is_none() => words::play_for(preview.points),
        _ => words::PLAY.to_owned(),
    };
    let ask = Callback::new(move |()| bench.build(|draft, _| draft.ask(true)));
    let pass = Callback::new(move |()| bench.act(&Action::Pass));
    let hint = hint(bench);
    let endgame = move || bench.state.with(|state| state.endgame);
    let hints = move || bench.state.with(|state| state.options.hints);
    let hinted = move || bench.state.with(|state| !state.turn.hints.is_empty());
    // Whether the types of special cells to choose from are shown.
    let choosing = RwSignal::new(bench.draft.with_untracked(Draft::making).is_some());
    let makes = memo(move || bench.state.with(makeable));
    let can_make = move || makes.with(|makes| !makes.is_empty());
    let turn = Callback::new(move |()| {
        choosing.update(|choosing| *choosing = !*choosing);
        bench.build(|draft, _| draft.make(None));
    });
    let chooses = move || choosing.get() && can_make();
    view! {
        {show_when(move || !chooses(), move || rack(bench))}
        {show_when(chooses, move || choice(bench, makes))}
        <div class="does">
            {back(bench)}
            {show_when(hints, move || bulb(hinted, || false, hint))}
            {show_when(can_make, move || {
                view! {
                    <span class="square">
                        <Button thing="do make" label=words::MAKE_SPECIAL on_press=turn>
                            <Icon picture=Picture::Special />
                        </Button>
                    </span>
                }
                .into_any()
            })}
            {show_when(move || !endgame(), move || {
                view! { <Button thing="do no-word" on_press=ask>{words::NO_WORD}</Button> }.into_any()
            })}
            {show_when(endgame, move || {
                view! { <Button thing="do pass" on_press=pass>{words::PASS}</Button> }.into_any()
            })}
            <Button thing="do play" weight=Weight::Main off on_press=play>{says}</Button>
        </div>
    }
    .into_any()
}

/// Returns the callback for a hint: the bot worker searches for the best play, and the rules
/// decide what the hint shows.
fn hint(bench: Bench) -> Callback<()> {
    let thinker = Thinker::new();
    Callback::new(move |()| {
        let Words::Here(book) = use_words().state_now() else {
            // The rules refuse it, because the word list hasn't loaded.
            return bench.act(&Action::Hint(Vec::new()));
        };
        let steps = move || bench.session.with_now(|game| game.journal().steps.len());
        let (errand, before) = (bench.session.with_now(Errand::hint), steps());
        thinker.send(&errand, &book, move |said| {
            if let Some(Report::Does(hint)) = said
                && steps() == before
            {
                bench.act(&hint);
            }
        });
    })
}

fn is_legal(preview: &Option<Preview>) -> bool {
    preview
        .as_ref()
        .is_some_and(|preview| preview.refusal.is_none())
}

/// Returns the chips for choosing a special type. The player then taps an empty cell.
fn choice(bench: Bench, makes: Memo<Vec<Special>>) -> AnyView {
    let chip = move |special: Special| {
        let chosen = move || bench.draft.with(Draft::making) == Some(special);
        let choose = move |_| {
            let next = (!untrack(chosen)).then_some(special);
            bench.build(|draft, _| draft.make(next));
        };
        view! {
            <button
                type="button"
                class="chip"
                data-thing=format!("do make {}", special.sign())
                aria-pressed=move || chosen().to_string()
                on:click=choose
            >
                <b aria-hidden="true">{special_mark(special)}</b>
                {special_name(special)}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="chips" role="group" aria-label=words::WHICH_SPECIAL>
            {move || all(makes.get().into_iter().map(chip))}
        </div>
    }
    .into_any()
}
