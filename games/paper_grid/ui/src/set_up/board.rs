//! The board section of the set-up form: the source of the board, and its picture.

use leptos::prelude::*;

use super::bench::Bench;
use crate::later;
use crate::studio::board_on_desk;
use paper_grid::screen::BoardFrom;
use paper_grid::screen::set_up::BoardForm;
use paper_grid::screen::studio::as_link;
use paper_grid::text::sheet::summary;
use paper_grid::text::studio::{ANOTHER, size_words};
use paper_grid::text::{board_finding, link_refused, set_up as words};
use paper_grid_rules::Size;
use screen::Route;
use ui::draw::{all, show_when, signal};
use ui::later::Awaited;
use ui::parts::{Button, Entry, radios};
use ui::screens::set_up::start::fold;

/// Id of the rule that this section handles.
pub const SIZE: &str = "size";

/// Returns the board section of the form.
pub fn board(bench: Bench) -> AnyView {
    let from = move || bench.form.with(|form| form.source.from);
    let shown = signal(move || BoardFrom::ALL.iter().position(|one| *one == from()));
    let shown = signal(move || shown.get().unwrap_or(0));
    let take = Callback::new(move |at: usize| match BoardFrom::ALL.get(at) {
        Some(BoardFrom::Studio) => {
            if let Ok(board) = board_on_desk(bench.desk).board() {
                bench.change(|form| form.take(BoardFrom::Studio, board));
            }
        }
        Some(&from) => bench.change(|form| form.take_from(from)),
        None => {}
    });
    let names = BoardFrom::ALL.map(|from| words::from_name(from).to_owned());
    let another = Callback::new(move |()| bench.another());
    let another = move || view! { <Button on_press=another>{ANOTHER}</Button> }.into_any();
    let to_studio = || {
        view! {
            <a class="button" href=Route::Studio(None).hash()>{words::TO_STUDIO}</a>
        }
        .into_any()
    };
    let given = || view! { <p class="soft">{words::GIVEN_SAYS}</p> }.into_any();
    let inside = view! {
            {preview(bench)}
            {show_when(move || from() == BoardFrom::Fresh, another)}
            <div>
                {radios("from", words::BOARD_FROM, None, names.into(), shown, take)}
                <p class="soft">{move || words::from_says(from())}</p>
                {show_when(move || from().is_given(), given)}
            </div>
            {show_when(move || !from().is_given(), move || size(bench))}
            {show_when(move || from() == BoardFrom::Sent, move || open(bench))}
            {show_when(move || from() == BoardFrom::Studio, to_studio)}
    };
    let says = signal(move || {
        let board = bench.board.with(|board| board.as_ref().ok().map(summary));
        board.unwrap_or_default()
    });
    fold("board-rules", words::BOARD, says, inside.into_any())
}

/// Returns the board's picture, and the faults of a board from the studio or a link.
fn preview(bench: Bench) -> AnyView {
    let draws = Awaited::new(later::drawing);
    let drawn = move || {
        let (board, draws) = (bench.board.get().ok(), draws.get());
        let drawn = board.zip(draws).map(|(board, draws)| draws(&board));
        drawn.unwrap_or_default()
    };
    let finding = |(size, finding)| view! { <li>{board_finding(size, finding)}</li> }.into_any();
    let findings = move || {
        let board = bench.board.get().ok();
        let board = board.filter(|_| bench.form.with(|form| form.source.from.is_given()));
        let findings = board.map(|board| {
            let findings = board.findings().into_iter();
            findings
                .map(|finding| (board.size(), finding))
                .collect::<Vec<_>>()
        });
        findings.unwrap_or_default()
    };
    view! {
        {show_when(
            move || bench.board.with(Result::is_ok),
            move || view! { <div class="paper" inner_html=drawn></div> }.into_any(),
        )}
        <ul class="soft">{move || all(findings().into_iter().map(finding))}</ul>
    }
    .into_any()
}

fn size(bench: Bench) -> AnyView {
    let shown = move || {
        let size = bench.form.with(|form| form.rules().board.size());
        Size::ALL.iter().position(|one| *one == size).unwrap_or(0)
    };
    let choose = Callback::new(move |at: usize| {
        bench.change(|form| form.choose(SIZE, None, at, None));
    });
    let names = Size::ALL.map(size_words).into();
    radios(SIZE, words::SIZE, None, names, signal(shown), choose)
}

/// Returns the field that opens a link or code that the player was sent.
fn open(bench: Bench) -> AnyView {
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let open = Callback::new(
        move |()| match bench.open_link(&as_link(&typed.get_untracked())) {
            Ok(()) => {
                typed.set(String::new());
                refusal.set(String::new());
                bench.desk.say(words::BOARD_OPENED);
            }
            Err(why) => refusal.set(link_refused(why)),
        },
    );
    view! {
        <Entry id="sent-board" label=words::LINK_OR_CODE value=typed refusal on_enter=open>
            <Button on_press=open>{words::OPEN}</Button>
        </Entry>
    }
    .into_any()
}
