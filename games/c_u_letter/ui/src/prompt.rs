//! The messages at the table: the last act, what to do now, and what the draft would do.

use leptos::prelude::*;

use super::table_state::TableState;
use super::turn_end::TurnEndRing;
use super::{claiming, ending};
use c_u_letter::screen::{Draft, DraftOutcome, Scene, TurnHint, thinking_bot};
use c_u_letter::text::hints::describe_hint_now;
use c_u_letter::text::offers::{explain_prepared, explain_sleep};
use c_u_letter::text::{moments as words, news, stage as told, table as table_words};
use c_u_letter_rules::{Help, Square, Stage, Table};
use game::SeatColour;
use screen::news::ActSentence;
use screen::text::capitals;
use ui::draw::{memo, signal};
use ui::hint::HintSlip;
use ui::stage::{self, PreviewKind, past_step_prompt};
use ui::wordlist::{WordListState, use_word_list};

/// Draws the messages at the table: the last act, the prompt, and the effect of the current choice.
pub fn messages(state: TableState) -> AnyView {
    let did = signal(move || state.last_act());
    let now = signal(move || prompt(state));
    let would = memo(move || preview(state));
    let how = signal(move || would.with(|(_, _, how)| *how));
    let waits = signal(|| !matches!(use_word_list().state(), WordListState::Loaded(_)));
    let says = view! {
        <span class="full">{move || would.with(|(says, ..)| says.clone())}</span>
        <span class="brief">{move || would.with(|(_, brief, _)| brief.clone())}</span>
    };
    let long = signal(move || would.with(|(_, brief, _)| stage::length(brief)));
    let drawn = stage::preview_line(how, says.into_any(), long, waits);
    let hint = memo(move || {
        let steps = |hint: &TurnHint| HintSlip {
            steps: hint.steps(),
            says: state
                .view
                .with(|view| state.with_seats(|seats| describe_hint_now(hint, view, seats))),
        };
        state.with_hint(steps)
    });
    stage::prompt_region(
        did,
        now,
        drawn,
        hint.into(),
        state.sheet,
        state.pace,
        state.tips,
    )
}

/// Returns the prompt: what to do now.
fn prompt(state: TableState) -> String {
    if let Some(steps) = state.past.get() {
        return past_step_prompt(steps, &state.rows.get());
    }
    if let Some(says) = ending::heading(state) {
        return says;
    }
    let swaps = state.has_swap_partners();
    let asks_ready = matches!(state.scene.get(), Scene::Ready(_));
    state.view.with(|view| {
        let table = &view.table;
        if let Some(seat) = thinking_bot(table, state.people) {
            return words::thinking(&state.session.player_name(seat));
        }
        let name = state.session.player_name(table.turn.seat);
        let chosen = state
            .outcome
            .with(|outcome| told::prompt(outcome, swaps, &name));
        match chosen.filter(|_| state.can_place()) {
            Some(says) => says,
            None if state.finds_no_word(table) => table_words::nothing_to_claim(&name),
            None if state.turn_end.get() != TurnEndRing::Hidden => table_words::no_word_pays(&name),
            None => state.with_seats(|seats| table_words::prompt(table, asks_ready, seats)),
        }
    })
}

/// Returns the message about the current choice, in full and shortened for a narrow line: a
/// refusal, the effect of a placing, the marked word, or a description of the tapped square.
fn preview(state: TableState) -> (String, String, PreviewKind) {
    let same = |says: String, how| (says.clone(), says, how);
    let none = same(String::new(), PreviewKind::Told);
    if state.past.with(Option::is_some) {
        return none;
    }
    let refusal = state.refusal.get();
    if !refusal.is_empty() {
        return same(refusal, PreviewKind::Refused);
    }
    if let Some(says) = ending::explanation(state) {
        return same(says, PreviewKind::Told);
    }
    let chosen = state.selection.with(|chosen| chosen.looked);
    let outcome = state.outcome.get();
    let marked = state.draft.with(Draft::span);
    let begun = state.draft.with(|draft| draft.mark_start().is_some());
    let marks = state.can_mark();
    let swaps = state.has_swap_partners();
    let hinted = state.with_hint(|_| ()).is_some();
    let ends = state.turn_end.get() == TurnEndRing::Runs;
    let ready = claiming::prepared(state);
    let placed = state.last.with(|last| last.changes.placed.is_some());
    state.view.with(|view| {
        state.with_seats(|seats| {
            let fewer = ready.and_then(|claim| explain_prepared(&claim, &view.table, seats));
            let read = marked.and_then(|span| view.table.board.word_on(span));
            if let Some(word) = read.filter(|_| marks) {
                return same(fewer.unwrap_or_else(|| capitals(word)), PreviewKind::Told);
            }
            if state.can_place() && !matches!(outcome, DraftOutcome::Empty) {
                let how = match outcome {
                    DraftOutcome::Place { .. } => PreviewKind::Told,
                    _ => PreviewKind::Hinted,
                };
                let brief = told::short_preview(&outcome, swaps, view, seats);
                return (told::preview(&outcome, swaps, view, seats), brief, how);
            }
            let looked = |square: Square| {
                state.shown.with(|shown| {
                    let one = shown.squares.get(square.index())?;
                    Some(format!("{}.", table_words::square_label(one, seats)))
                })
            };
            if let Some(looked) = chosen.and_then(looked) {
                return same(looked, PreviewKind::Told);
            }
            let asleep = explain_sleep(&view.table).filter(|_| marks && !begun && !placed);
            if let Some(says) = asleep.or(fewer).filter(|_| !ends) {
                return same(says, PreviewKind::Told);
            }
            let says = match view.table.stage {
                _ if ends => words::TURN_ENDS,
                _ if marks && begun => words::OTHER_END,
                // A hint says itself what to claim, or that there is nothing.
                _ if marks && view.table.has_claimable_span() && !hinted => words::HOW_TO_MARK,
                Stage::Placing if state.can_place() && !view.peeks.is_empty() => {
                    table_words::HOW_TO_PEEK
                }
                _ => "",
            };
            same(says.to_owned(), PreviewKind::Hinted)
        })
    })
}

impl TableState {
    /// The last act with its actor's colour, tracked. While an earlier step is viewed, it is the
    /// act of that step; during the ceremony, its current word.
    fn last_act(self) -> Option<(ActSentence, Option<SeatColour>)> {
        if let Some(step) = self
            .ceremony
            .current_step()
            .filter(|_| self.past.get().is_none())
        {
            let says = self.with_seats(|seats| table_words::describe_ceremony_step(&step, seats));
            let colour = ending::step_owner(&step).and_then(|seat| self.colour_of(seat));
            let did = ActSentence {
                step: 0,
                actor: None,
                says,
                signs: Vec::new(),
            };
            return Some((did, colour));
        }
        let did = match self.past.get() {
            None => self.session.with(news::last_act)?,
            Some(past) => {
                let rows = self.rows.get();
                let row = rows.into_iter().find(|row| row.step < past)?;
                ActSentence {
                    step: row.step,
                    actor: row.seat,
                    says: row.says,
                    signs: row.signs,
                }
            }
        };
        let colour = did.actor.and_then(|seat| self.colour_of(seat));
        Some((did, colour))
    }

    /// Whether the player's help marks words after the placing and finds none, tracked.
    fn finds_no_word(self, table: &Table) -> bool {
        let helped = table.options.help(table.turn.seat) == Help::MarksWords;
        let loaded = matches!(use_word_list().state(), WordListState::Loaded(_));
        let claims = table.stage == Stage::Claiming && self.can_mark();
        helped && loaded && claims && self.offers.with(Vec::is_empty)
    }

    /// Whether the chosen card has cards to swap places with, tracked.
    pub(crate) fn has_swap_partners(self) -> bool {
        let lies = self
            .outcome
            .with(|outcome| matches!(outcome, DraftOutcome::Place { .. }));
        lies && self
            .view
            .with(|view| self.built.with(|draft| !draft.targets(view).is_empty()))
    }
}
