//! Laying a word, or placing a special cell instead of one (K31).

use leptos::prelude::*;

use super::{rack, undo_button};
use crate::table_state::TableState;
use paper_grid::bots::{Errand, Report};
use paper_grid::screen::{Draft, makeable_specials};
use paper_grid::text::{special_mark, special_name, table as words};
use paper_grid_rules::{Action, Hint, Preview, SpecialType, State};
use ui::bot_worker::BotWorker;
use ui::draw::{join_views, memo, show_when, signal};
use ui::hint::draw_hint_button;
use ui::parts::{Button, Icon, IconKind, Weight};
use ui::wordlist::{WordListState, use_word_list};

/// Returns the hand region for playing a word or doing something else instead.
pub(crate) fn play_hand(table: TableState) -> AnyView {
    let play = Callback::new(move |()| table.play_draft());
    let off = signal(move || !table.preview.with(is_legal));
    let says = move || match table.preview.get() {
        Some(preview) if preview.refusal.is_none() => words::play_label(preview.points),
        _ => words::PLAY.to_owned(),
    };
    let ask = Callback::new(move |()| table.edit_draft(|draft, _| draft.set_asking(true)));
    let pass = Callback::new(move |()| table.act(&Action::Pass));
    let hint = hint_callback(table);
    let endgame = move || table.state.with(|state| state.endgame);
    let hints = move || table.state.with(|state| state.options.hints);
    let given = move || table.state.with(|state| state.turn.hints.len());
    // There is nothing to hint at, or the word list isn't here yet.
    let no_hint = move || {
        let listed = matches!(use_word_list().state(), WordListState::Loaded(_));
        let none = |state: &State| state.turn.hints.contains(&Hint::NoWord);
        !listed || table.state.with(none)
    };
    // Whether the types of special cells to choose from are shown.
    let choosing = RwSignal::new(table.draft.with_untracked(Draft::special_to_make).is_some());
    let makes = memo(move || table.state.with(makeable_specials));
    let can_make = move || makes.with(|makes| !makes.is_empty());
    let turn = Callback::new(move |()| {
        choosing.update(|choosing| *choosing = !*choosing);
        table.edit_draft(|draft, _| draft.set_special_to_make(None));
    });
    let chooses = move || choosing.get() && can_make();
    view! {
        {show_when(move || !chooses(), move || rack(table))}
        {show_when(chooses, move || special_choice(table, makes))}
        <div class="does">
            {undo_button(table)}
            {show_when(hints, move || draw_hint_button(given, no_hint, hint))}
            {show_when(can_make, move || {
                view! {
                    <span class="square">
                        <Button thing="do make" label=words::MAKE_SPECIAL on_press=turn>
                            <Icon picture=IconKind::Special />
                        </Button>
                    </span>
                }
                .into_any()
            })}
            {show_when(move || !endgame(), move || {
                view! { <Button thing="do no-word" on_press=ask>{words::ASK}</Button> }.into_any()
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
/// decide what the hint shows. The last step lays the play, and so does each press after it.
fn hint_callback(table: TableState) -> Callback<()> {
    let bot_worker = BotWorker::new();
    let lay_hinted = move || {
        let last = table
            .state
            .with_untracked(|state| state.turn.hints.last().cloned());
        let Some(Hint::Play(placed)) = last else {
            return false;
        };
        table.edit_draft(|draft, state| draft.lay_letters(&placed, state));
        true
    };
    Callback::new(move |()| {
        if lay_hinted() {
            return;
        }
        let WordListState::Loaded(book) = use_word_list().state_untracked() else {
            // The rules refuse the hint, because the word list hasn't loaded.
            return table.act(&Action::Hint(Vec::new()));
        };
        let steps = move || {
            table
                .session
                .with_untracked(|game| game.journal().steps.len())
        };
        let (errand, before) = (table.session.with_untracked(Errand::hint), steps());
        bot_worker.send(&errand, &book, move |said| {
            if let Some(Report::Does(hint)) = said
                && steps() == before
            {
                // What has been laid stays until the last step.
                let built = table.draft.get_untracked();
                table.act(&hint);
                table.draft.set(built);
                lay_hinted();
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
fn special_choice(table: TableState, makes: Memo<Vec<SpecialType>>) -> AnyView {
    let chip = move |special: SpecialType| {
        let chosen = move || table.draft.with(Draft::special_to_make) == Some(special);
        let choose = move |_| {
            let next = (!untrack(chosen)).then_some(special);
            table.edit_draft(|draft, _| draft.set_special_to_make(next));
        };
        view! {
            <button
                type="button"
                class="chip"
                data-thing=format!("do make {}", special.as_char())
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
            {move || join_views(makes.get().into_iter().map(chip))}
        </div>
    }
    .into_any()
}
