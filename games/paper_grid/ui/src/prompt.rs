//! The line of text at the table: the last action, what to do now, and what the laid letters
//! would score.

use leptos::prelude::*;

use super::phase::HandPhase;
use super::table_state::TableState;
use game::SeatColour;
use lexicon::Letter;
use paper_grid::screen::{Draft, LetterPart, ValueReason, WordSum, shown_hints};
use paper_grid::text::hints::hint_text;
use paper_grid::text::{news, table as words};
use paper_grid_rules::{Action, Hint, Phase, Preview, Stage, State};
use screen::news::ActSentence;
use screen::text::stage::looking_back;
use screen::text::table::ask_ready;
use ui::draw::{join_views, nothing, signal};
use ui::hint::HintSlip;
use ui::stage;
use ui::wordlist::{WordListState, use_word_list};

/// The most characters of words with the values of their letters that fit in a line of a phone.
const ONE_LINE: usize = 48;

/// Returns the table's line of text: the last action, what to do now, and what the laid letters
/// would score.
pub fn prompt_region(table: TableState) -> AnyView {
    let did = signal(move || table.last_action());
    let now = signal(move || prompt(table));
    let would = view! { {move || preview(table)} }.into_any();
    let hint = signal(move || hint_slip(table));
    stage::prompt_region(did, now, would, hint, table.sheet, table.pace, table.tips)
}

/// Describes what the player should do now.
fn prompt(table: TableState) -> String {
    if let Some(steps) = table.past.get() {
        let rows = table.rows.get();
        let at = rows.iter().filter(|row| row.step < steps).count();
        return looking_back(at, rows.len());
    }
    let Some((phase, seat)) = table.phase().zip(table.seat()) else {
        return words::winners(&table.names(table.winners()));
    };
    // A player who skips the word calls letters at once (K8).
    let phase = match phase {
        Phase::Play if table.draft.with(Draft::is_asking) => Phase::Ask,
        phase => phase,
    };
    let name = table.session.player_name(seat);
    if table.hand.get() == HandPhase::Reading {
        return ask_ready(&name);
    }
    // K20: if there isn't room for all letters, the asker chooses which to keep.
    let chooses = |draft: &Draft| (0..draft.called_letters().len()).any(|at| !draft.is_kept(at));
    let full = table.state.with(|state| state.room_in_hand(seat) == 0);
    if phase == Phase::Ask && !full && table.draft.with(chooses) {
        return words::keep_prompt(&name);
    }
    // A person alone needs no name, and beside a preview or refusal one line must do.
    let alone = table.people.len() == 1 && table.people.contains(seat);
    if phase == Phase::Play {
        let brief = table.preview.with(Option::is_some)
            || !table.refusal.with(String::is_empty)
            || table.draft.with(|draft| draft.cursor().is_some());
        let name = if brief || alone { "" } else { &name };
        return table
            .state
            .with(|state| words::play_prompt(state, name, brief));
    }
    if phase == Phase::Answer && table.draft.with(|draft| draft.chosen_wall().is_some()) {
        return words::wall_prompt(&name);
    }
    let called: Vec<String> = table
        .called_letters()
        .iter()
        .map(|l| l.uppercase().to_string())
        .collect();
    let called = called.join(" or ");
    // The sentence about a full hand is long.
    let name = if alone && full { "" } else { &name };
    table
        .state
        .with(|state| words::prompt(state, phase, name, &called))
}

/// Returns the last step of the hint, until the word is played. While letters are called it makes
/// way for the prompt.
fn hint_slip(table: TableState) -> Option<HintSlip> {
    if table.past.with(Option::is_some) {
        return None;
    }
    let book = match use_word_list().state() {
        WordListState::Loaded(book) => Some(book),
        _ => None,
    };
    table.state.with(|state| {
        let hints = table.draft.with(|draft| shown_hints(state, draft));
        let last = hints.last()?;
        let words = book.as_ref().map(|book| &book.lexicon);
        Some(HintSlip {
            steps: if *last == Hint::NoWord {
                0
            } else {
                hints.len()
            },
            says: hint_text(last, state, words),
        })
    })
}

/// Returns what the move being built would lead to: why it was refused, or its score.
fn preview(table: TableState) -> AnyView {
    if table.past.with(Option::is_some) {
        return nothing();
    }
    let refusal = table.refusal.get();
    if !refusal.is_empty() {
        return view! { <p class="refusal" role="alert">{refusal}</p> }.into_any();
    }
    let why = table.session.with(news::why_game_ended);
    if !why.is_empty() {
        return view! { <p>{why}</p> }.into_any();
    }
    if let Some(preview) = table.preview.get() {
        return draw_sums(table, &preview);
    }
    let next = |state: &State| table.draft.with(|draft| words::next_letter(draft, state));
    match table.state.with(next) {
        Some(says) => view! { <p class="soft">{says}</p> }.into_any(),
        None => nothing(),
    }
}

/// Returns the words of the play with their scores, and whether it would begin the endgame or end
/// the game. If the play isn't complete, it returns what is missing, in grey.
fn draw_sums(table: TableState, preview: &Preview) -> AnyView {
    let (placed, judged) = table.state.with(|state| match &state.stage {
        Stage::Judging(placed) => (placed.clone(), true),
        _ => (table.draft.with(Draft::placed), false),
    });
    let missing = preview.refusal.as_ref().filter(|_| !judged);
    if let Some(refusal) = missing {
        let says = table.describe_refusal(refusal);
        return view! { <p class="soft" aria-live="polite">{says}</p> }.into_any();
    }
    let (sums, ends) = table.state.with(|state| {
        let act = if judged {
            Action::Accept
        } else {
            Action::Play(placed.clone())
        };
        let ends = words::end_warning(state, &act);
        (paper_grid::screen::word_sums(state, &placed, preview), ends)
    });
    let heard = words::word_sums(preview).join(", ");
    // Each letter has its value beside it, and each word its sum.
    let long: usize = sums.iter().map(|sum| 3 * sum.parts.len() + 7).sum();
    let brief = long > ONE_LINE;
    let long = if brief {
        sums.iter().map(|sum| sum.parts.len() + 6).sum()
    } else {
        long
    };
    let drawn = sums.iter().map(|sum| draw_sum(sum, brief));
    view! {
        <p class="sums" data-thing="play" style:--n=long.to_string()>
            <span class="only-heard" aria-live="polite">{heard}</span>
            <span aria-hidden="true">
                {ends.map(|ends| view! { <b class="ends">{ends}" "</b> }.into_any())}
                {join_views(drawn)}
            </span>
        </p>
    }
    .into_any()
}

/// Returns a word with its score and, unless it is `brief`, each letter with its value and
/// multiplier.
fn draw_sum(sum: &WordSum, brief: bool) -> AnyView {
    if brief {
        let points = format!(" {}", sum.points);
        return view! { <span class="sum">{sum.word()}<b>{points}</b></span> }.into_any();
    }
    let part = |part: &LetterPart| {
        let times = (part.times > 1).then(|| format!("×{}", part.times));
        view! {
            <i data-own=(part.why == ValueReason::Unique).then_some("")>
                {part.letter.uppercase().to_string()}
                <small>{part.value.to_string()}{times}</small>
            </i>
        }
        .into_any()
    };
    let grown = |(letter, by): &(Letter, i32)| {
        let by = format!("+{by}");
        view! { <i>{letter.uppercase().to_string()}<small>{by}</small></i> }.into_any()
    };
    let letters = match &sum.grows {
        Some(grows) => join_views(grows.iter().map(grown)),
        None => join_views(sum.parts.iter().map(part)),
    };
    let factors = sum.factors.iter().filter(|_| sum.grows.is_none());
    let factors: String = factors.map(|factor| format!(" ×{factor}")).collect();
    let word = sum.grows.as_ref().map(|_| format!("{}: ", sum.word()));
    let points = format!("{factors} = {}", sum.points);
    view! { <span class="sum">{word}{letters}<b>{points}</b></span> }.into_any()
}

impl TableState {
    /// The last action and its player's colour (tracked). When looking back, it is the action at
    /// that point of the history.
    fn last_action(self) -> Option<(ActSentence, Option<SeatColour>)> {
        let did = match self.past.get() {
            None => self.session.with(news::last_action)?,
            Some(past) => {
                let rows = self.rows.get();
                let row = rows.into_iter().find(|row| row.step < past)?;
                let name = row.seat.map(|seat| self.session.player_name(seat));
                let parts = [name.unwrap_or_default(), row.words, row.says];
                let parts = parts.into_iter().filter(|part| !part.is_empty());
                ActSentence {
                    step: row.step,
                    actor: row.seat,
                    says: parts.collect::<Vec<_>>().join(" "),
                    signs: row.signs,
                }
            }
        };
        let player = did.actor.and_then(|seat| self.player(seat));
        Some((did, player.map(|player| player.colour)))
    }
}
