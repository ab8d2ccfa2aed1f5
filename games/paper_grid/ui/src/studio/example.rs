//! An example turn to watch, step by step.

use leptos::prelude::*;

use drawing::svg;
use game::{SeatColour, SeatId};
use paper_grid::CARD;
use paper_grid::screen::lesson::{ExampleTurn, TurnStep};
use paper_grid::sheet::{BoardDetail, draw_detail};
use paper_grid::text::{lesson as says, special_mark};
use screen::Route;
use screen::lesson_word_list::word_list;
use ui::draw::{join_views, memo, signal};
use ui::parts::{Button, SeatMark, TileFace, Weight};

/// Returns the tab with an example turn to watch, and a link to the rules.
pub fn tab() -> AnyView {
    let rules = view! {
        <a class="button" href=Route::Rules(&CARD).hash()>
            {says::READ_RULES}
        </a>
    };
    example_turn(rules.into_any())
}

/// Returns the example turn with its buttons; `on` is shown after it, such as a link to the rules.
pub(crate) fn example_turn(on: AnyView) -> AnyView {
    let number = RwSignal::new(1_u32);
    let at = RwSignal::new(0_usize);
    let turn = memo(move || ExampleTurn::new(number.get(), &word_list()?));
    // Draws a part of the current step; `None` without a turn.
    let see = move |draw: fn(&ExampleTurn, &TurnStep) -> String| {
        turn.with(|turn| {
            let turn = turn.as_ref()?;
            Some(draw(turn, turn.steps.get(at.get())?))
        })
    };
    let steps = move || turn.with(|turn| turn.as_ref().map_or(0, |turn| turn.steps.len()));
    let last = move || at.get() + 1 == steps();
    let back = Callback::new(move |()| at.update(|at| *at = at.saturating_sub(1)));
    let next = Callback::new(move |()| {
        let to = if last() { 0 } else { at.get_untracked() + 1 };
        at.set(to);
    });
    let another = Callback::new(move |()| {
        at.set(0);
        number.update(|number| *number += 1);
    });
    let hands = move || {
        turn.with(|turn| {
            let step = turn.as_ref().and_then(|turn| turn.steps.get(at.get()));
            step.map(|step| {
                join_views(SeatId::all(step.state.seats).map(|seat| player_hand(step, seat)))
            })
        })
    };
    // The text keeps the height of the longest sentence, so that nothing moves between steps.
    let longest = move || {
        turn.with(|turn| {
            let turn = turn.as_ref()?;
            let sentences = turn.steps.iter().map(|step| says::step_text(turn, step));
            Some(
                sentences
                    .map(|words| format!("<p>{words}</p>"))
                    .collect::<String>(),
            )
        })
    };
    view! {
        <section class="lesson" aria-label=says::TURN>
            <p class="soft">{says::TURN_NOTE}</p>
            <div class="paper" inner_html=move || see(step_board)></div>
            <div class="lesson-says">
                <div aria-hidden="true" inner_html=longest></div>
                <p role="status">{move || see(says::step_text)}</p>
            </div>
            <div class="buttons lesson-way">
                <Button off=signal(move || at.get() == 0) on_press=back>
                    {says::BACK}
                </Button>
                <Button weight=Weight::Main on_press=next>
                    {move || if last() { says::START_AGAIN } else { says::NEXT }}
                </Button>
                <span class="soft">{move || says::step_count(at.get() + 1, steps())}</span>
            </div>
            <ul class="lesson-hands" aria-label=says::HANDS>
                {hands}
            </ul>
            <div class="buttons">
                <Button on_press=another>{says::ANOTHER_TURN}</Button>
                {on}
            </div>
        </section>
    }
    .into_any()
}

/// Draws the board of a step, with its new letters marked.
fn step_board(_: &ExampleTurn, step: &TurnStep) -> String {
    let board = &step.state.board;
    let shown = BoardDetail {
        fresh: step.fresh,
        wall: step.wall(),
        ..BoardDetail::whole(board)
    };
    svg::write(
        &draw_detail(special_mark, board, &shown, 12.0),
        &says::board_label(board, step.fresh),
    )
}

/// Returns a player's letters and points.
fn player_hand(step: &TurnStep, seat: SeatId) -> AnyView {
    let letters = step.state.hand(seat);
    let points = step.state.score(seat);
    let came = step.came.get(seat.index()).copied().unwrap_or(0);
    let old = letters.len().saturating_sub(came);
    let tiles = letters.iter().enumerate().map(|(place, letter)| {
        let fresh = place >= old;
        view! { <TileFace letters=letter.uppercase() fresh /> }.into_any()
    });
    let colour = SeatColour::ALL.get(seat.index()).copied();
    let turn = step.state.turn.seat == seat;
    view! {
        <li data-turn=turn.then_some("")>
            <span class="only-heard">{says::hand_label(seat, points, letters)}</span>
            <span class="lesson-name" aria-hidden="true">
                {colour.map(|colour| view! { <SeatMark colour /> }.into_any())}
                {says::player_name(seat)}
                " "
                <span class="soft">{points}</span>
            </span>
            <span class="lesson-hand">{join_views(tiles)}</span>
        </li>
    }
    .into_any()
}
