//! The line of text at the table: the last action, what to do now, and what the laid letters
//! would score.

use leptos::prelude::*;

use super::bench::Bench;
use super::purpose::Purpose;
use game::SeatColour;
use lexicon::Letter;
use paper_grid::screen::{Draft, Part, Sum, Why};
use paper_grid::text::{news, table as words};
use paper_grid_rules::{Action, Phase, Preview, Stage};
use screen::news::Did;
use screen::text::stage::looking_back;
use screen::text::table::asks_ready;
use ui::draw::{all, nothing, signal};
use ui::stage;

/// Returns the table's line of text: the last action, what to do now, and what the laid letters
/// would score.
pub fn say(bench: Bench) -> AnyView {
    let did = signal(move || bench.did());
    let now = signal(move || now(bench));
    let would = view! { {move || would(bench)} }.into_any();
    stage::say(did, now, would, bench.sheet, bench.pace, bench.tips)
}

/// Describes what the player should do now.
fn now(bench: Bench) -> String {
    if let Some(steps) = bench.past.get() {
        let rows = bench.rows.get();
        let at = rows.iter().filter(|row| row.step < steps).count();
        return looking_back(at, rows.len());
    }
    let Some((phase, seat)) = bench.phase().zip(bench.seat()) else {
        return words::won(&bench.names(bench.winners()));
    };
    // A player who skips the word calls letters at once (K8).
    let phase = match phase {
        Phase::Play if bench.draft.with(Draft::is_asking) => Phase::Ask,
        phase => phase,
    };
    let name = bench.session.name(seat);
    if bench.hand.get() == Purpose::Reading {
        return asks_ready(&name);
    }
    // K20: if there isn't room for all letters, the asker chooses which to keep.
    let chooses = |draft: &Draft| (0..draft.called().len()).any(|at| !draft.keeps(at));
    if phase == Phase::Ask && bench.draft.with(chooses) {
        return words::keep(&name);
    }
    let called: Vec<String> = bench
        .called()
        .iter()
        .map(|l| l.capital().to_string())
        .collect();
    let called = called.join(" or ");
    bench
        .state
        .with(|state| words::prompt(state, phase, &name, &called))
}

/// Returns what the move being built would lead to: why it was refused, its score, or a hint.
fn would(bench: Bench) -> AnyView {
    if bench.past.with(Option::is_some) {
        return nothing();
    }
    let refusal = bench.refusal.get();
    if !refusal.is_empty() {
        return view! { <p class="refusal" role="alert">{refusal}</p> }.into_any();
    }
    let why = bench.session.with(news::why);
    if !why.is_empty() {
        return view! { <p>{why}</p> }.into_any();
    }
    if let Some(preview) = bench.preview.get() {
        return sums(bench, &preview);
    }
    let (size, hint) = bench
        .state
        .with(|state| (state.board.size(), state.turn.hints.last().cloned()));
    match hint {
        Some(hint) => view! { <p>{words::hinted(&hint, size)}</p> }.into_any(),
        None => nothing(),
    }
}

/// Returns the words of the play with their scores, and whether it would begin the endgame or end
/// the game. If the play isn't complete, it returns what is missing, in grey.
fn sums(bench: Bench, preview: &Preview) -> AnyView {
    let (placed, judged) = bench.state.with(|state| match &state.stage {
        Stage::Judging(placed) => (placed.clone(), true),
        _ => (bench.draft.with(Draft::placed), false),
    });
    let missing = preview.refusal.as_ref().filter(|_| !judged);
    if let Some(refusal) = missing {
        let says = bench.says_of(refusal);
        return view! { <p class="soft" aria-live="polite">{says}</p> }.into_any();
    }
    let (sums, ends) = bench.state.with(|state| {
        let act = match judged {
            true => Action::Accept,
            false => Action::Play(placed.clone()),
        };
        let ends = words::would_end(state, &act);
        (paper_grid::screen::sums(state, &placed, preview), ends)
    });
    let heard = words::word_sums(preview).join(", ");
    view! {
        <p class="sums" data-thing="play">
            <span class="only-heard" aria-live="polite">{heard}</span>
            <span aria-hidden="true">
                {ends.map(|ends| view! { <b class="ends">{ends}" "</b> }.into_any())}
                {all(sums.iter().map(sum))}
            </span>
        </p>
    }
    .into_any()
}

/// Returns a word: each letter with its value and multiplier, and the word's score.
fn sum(sum: &Sum) -> AnyView {
    let part = |part: &Part| {
        let times = (part.times > 1).then(|| format!("×{}", part.times));
        view! {
            <i data-own=(part.why == Why::Unique).then_some("")>
                {part.letter.capital().to_string()}
                <small>{part.value.to_string()}{times}</small>
            </i>
        }
        .into_any()
    };
    let grown = |(letter, by): &(Letter, i32)| {
        let by = format!("+{by}");
        view! { <i>{letter.capital().to_string()}<small>{by}</small></i> }.into_any()
    };
    let letters = match &sum.grows {
        Some(grows) => all(grows.iter().map(grown)),
        None => all(sum.parts.iter().map(part)),
    };
    let factors = sum.factors.iter().filter(|_| sum.grows.is_none());
    let factors: String = factors.map(|factor| format!(" ×{factor}")).collect();
    let word = sum.grows.as_ref().map(|_| format!("{}: ", sum.word()));
    let points = format!("{factors} = {}", sum.points);
    view! { <span class="sum">{word}{letters}<b>{points}</b></span> }.into_any()
}

impl Bench {
    /// The last action and its player's colour (tracked). When looking back, it is the action at
    /// that point of the history. A round of asking stays while it is being answered.
    fn did(self) -> Option<(Did, Option<SeatColour>)> {
        let did = match self.past.get() {
            None => self
                .session
                .with(|game| news::asked(game).or_else(|| news::did(game)))?,
            Some(past) => {
                let rows = self.rows.get();
                let row = rows.into_iter().find(|row| row.step < past)?;
                let name = row.seat.map(|seat| self.session.name(seat));
                let parts = [name.unwrap_or_default(), row.words, row.says];
                let parts = parts.into_iter().filter(|part| !part.is_empty());
                Did {
                    step: row.step,
                    actor: row.seat,
                    says: parts.collect::<Vec<_>>().join(" "),
                }
            }
        };
        let player = did.actor.and_then(|seat| self.player(seat));
        Some((did, player.map(|player| player.colour)))
    }
}
