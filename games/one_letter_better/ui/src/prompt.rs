//! The messages at the table: the last action, what to do now, and what the draft would score.

use leptos::prelude::*;

use super::table_state::{Activity, TableState};
use super::{ending, hints};
use one_letter_better::screen::{DraftOutcome, Scene, pick_up_from, thinking_bot};
use one_letter_better::text::{news, play, stage as told, table as words};
use ui::draw::{memo, signal};
use ui::stage::{self, PreviewKind, past_step_prompt};
use ui::wordlist::{WordListState, use_word_list};

/// Draws the messages: the last action, what to do now, and a comment on the draft.
pub fn messages(state: TableState) -> AnyView {
    let did = signal(move || state.last_action());
    let now = signal(move || prompt(state));
    let would = memo(move || preview(state));
    let how = signal(move || would.with(|(_, how)| *how));
    // At the end of a round or match no word list is needed.
    let waits = signal(move || {
        let here = matches!(use_word_list().state(), WordListState::Loaded(_));
        !here && ending::heading(state).is_none()
    });
    let says = view! { {move || would.with(|(says, _)| says.clone())} };
    let long = signal(move || would.with(|(says, _)| stage::length(says)));
    let drawn = stage::preview_line(how, says.into_any(), long, waits);
    let hint = hints::hint_slip(state);
    stage::prompt_region(did, now, drawn, hint, state.sheet, state.pace, state.tips)
}

/// Says what to do now.
fn prompt(state: TableState) -> String {
    if let Some(steps) = state.past.get() {
        return past_step_prompt(steps, &state.rows.get());
    }
    if let Some(says) = ending::heading(state) {
        return says;
    }
    state
        .view
        .with(|view| match thinking_bot(&view.table, state.people) {
            Some(seat) => words::thinking_notice(&state.session.player_name(seat)),
            None => state.with_seats(|seats| words::prompt(view, seats)),
        })
}

/// Comments on what the player is doing: a refusal, the effect of the draft, the cards to take from
/// the pile, the card that must be played, or the cards just drawn. A half-built word gets
/// help, never an error.
fn preview(state: TableState) -> (String, PreviewKind) {
    if state.past.with(Option::is_some) {
        return (String::new(), PreviewKind::Told);
    }
    let refusal = state.refusal.get();
    if !refusal.is_empty() {
        return (refusal, PreviewKind::Refused);
    }
    if let Some(says) = ending::solo_result(state) {
        return (says, PreviewKind::Told);
    }
    let doing = state.activity();
    if doing == Activity::Watching {
        return (String::new(), PreviewKind::Told);
    }
    let chosen = state.chosen.get();
    let prospect = state.prospect.get();
    let draft = state.draft.get();
    let faults = state.faults();
    state.view.with(|view| {
        let deck = &view.table.options.deck;
        if let DraftOutcome::Play(made) = &prospect
            && chosen.sure
        {
            return (
                play::score_warning(made).unwrap_or_default(),
                PreviewKind::Told,
            );
        }
        if doing == Activity::Discarding {
            return (words::discard_limits(view), PreviewKind::Hinted);
        }
        if let (Some(card), None) = (chosen.depth, draft.swappable_blue(view)) {
            let cards = pick_up_from(view, card);
            let duty = cards.len() > 1 || view.deck == 0;
            return (words::pick_up_notice(deck, cards, duty), PreviewKind::Told);
        }
        match (&prospect, &view.table.turn.pick_up) {
            (DraftOutcome::Empty, Some(pick_up)) => {
                (play::pick_up_prompt(pick_up, deck), PreviewKind::Told)
            }
            (DraftOutcome::Empty, None) => {
                if let Some(since) = since_your_turn(state, doing) {
                    (since, PreviewKind::Hinted)
                } else if !chosen.new.is_empty() && chosen.hint.is_none() {
                    (words::drawn_notice(deck, &chosen.new), PreviewKind::Hinted)
                } else {
                    (String::new(), PreviewKind::Told)
                }
            }
            (DraftOutcome::Play(made), _) => (told::preview(made, view), PreviewKind::Told),
            _ => state.with_seats(|seats| {
                let says = play::outcome(&prospect, &faults, &view.table, seats);
                (says, PreviewKind::Hinted)
            }),
        }
    })
}

/// Says what bots did since the player's last turn, at the start of the next one, in games without
/// a cover.
fn since_your_turn(state: TableState, doing: Activity) -> Option<String> {
    match state.scene.get() {
        Scene::Hand(seat) if doing == Activity::Taking && state.people.len() == 1 => {
            state.session.with(|game| news::since_your_turn(game, seat))
        }
        _ => None,
    }
}
