//! The board section of the set-up form: the source of the board, and its picture.

use leptos::prelude::*;

use super::state::SetUpState;
use crate::deferred;
use crate::studio::current_board;
use paper_grid::screen::BoardSourceKind;
use paper_grid::screen::set_up::BoardForm;
use paper_grid::screen::studio::link_from_text;
use paper_grid::text::sheet::summary;
use paper_grid::text::studio::{ANOTHER, board_name, size_text};
use paper_grid::text::{board_fault, link_error, set_up as words};
use paper_grid_rules::{BoardLink, GENERATOR_VERSION, Size};
use screen::Route;
use ui::deferred::ChunkValue;
use ui::draw::{join_views, show_when, signal};
use ui::parts::{Button, TextField, radio_group};
use ui::screens::set_up::start::collapsible;

/// Id of the rule that this section handles.
pub(crate) const SIZE_RULE: &str = "size";

/// Returns the board section of the form.
pub(crate) fn board_section(state: SetUpState) -> AnyView {
    let from = move || state.form.with(|form| form.source.from);
    let shown = signal(move || BoardSourceKind::ALL.iter().position(|one| *one == from()));
    let shown = signal(move || shown.get().unwrap_or(0));
    let take = Callback::new(move |at: usize| match BoardSourceKind::ALL.get(at) {
        Some(BoardSourceKind::Studio) => {
            if let Ok(board) = current_board(state.app).board() {
                state.change(|form| form.use_board(BoardSourceKind::Studio, board));
            }
        }
        Some(&from) => state.change(|form| form.set_board_source(from)),
        None => {}
    });
    let names = BoardSourceKind::ALL.map(|from| words::source_name(from).to_owned());
    let another = Callback::new(move |()| state.generate_board());
    let another = move || view! { <Button on_press=another>{ANOTHER}</Button> }.into_any();
    let to_studio = || {
        view! {
            <a class="button" href=Route::Studio(None).hash()>{words::TO_STUDIO}</a>
        }
        .into_any()
    };
    let given = || view! { <p class="soft">{words::GIVEN_BOARD_NOTE}</p> }.into_any();
    let inside = view! {
            {board_preview(state)}
            {show_when(move || state.settings.with(Option::is_some), move || link_to_board(state))}
            {show_when(move || from() == BoardSourceKind::Fresh, another)}
            <div>
                {radio_group("from", words::BOARD_FROM, None, names.into(), shown, take)}
                <p class="soft">{move || words::source_help(from())}</p>
                {show_when(move || from().is_given(), given)}
            </div>
            {show_when(move || !from().is_given(), move || size_choice(state))}
            {show_when(move || from() == BoardSourceKind::Sent, move || open_link_field(state))}
            {show_when(move || from() == BoardSourceKind::Studio, to_studio)}
    };
    let says = signal(move || {
        let board = state.board.with(|board| board.as_ref().ok().map(summary));
        board.unwrap_or_default()
    });
    collapsible("board-rules", words::BOARD, says, inside.into_any())
}

/// Returns the board's picture, and the faults of a board from the studio or a link.
fn board_preview(state: SetUpState) -> AnyView {
    let draws = ChunkValue::new(deferred::load_picture);
    let drawn = move || {
        let (board, draws) = (state.board.get().ok(), draws.get());
        let drawn = board.zip(draws).map(|(board, draws)| draws(&board));
        drawn.unwrap_or_default()
    };
    let finding = |(size, finding)| view! { <li>{board_fault(size, finding)}</li> }.into_any();
    let findings = move || {
        let board = state.board.get().ok();
        let board = board.filter(|_| state.form.with(|form| form.source.from.is_given()));
        let findings = board.map(|board| {
            let findings = board.faults().into_iter();
            findings
                .map(|finding| (board.size(), finding))
                .collect::<Vec<_>>()
        });
        findings.unwrap_or_default()
    };
    view! {
        {show_when(
            move || state.board.with(Result::is_ok),
            move || view! { <div class="paper" inner_html=drawn></div> }.into_any(),
        )}
        <ul class="soft">{move || join_views(findings().into_iter().map(finding))}</ul>
    }
    .into_any()
}

/// Returns the newly generated board's size and seed, as a link that opens the same board in the
/// studio.
fn link_to_board(state: SetUpState) -> AnyView {
    let link = move || {
        let settings = state.settings.get().unwrap_or_default();
        BoardLink::Grown(settings, GENERATOR_VERSION)
    };
    view! {
        <p class="soft">
            <a href=move || link().to_string()>{move || board_name(&link())}</a>
        </p>
    }
    .into_any()
}

fn size_choice(state: SetUpState) -> AnyView {
    let shown = move || {
        let size = state.form.with(|form| form.rules().board.size());
        Size::ALL.iter().position(|one| *one == size).unwrap_or(0)
    };
    let choose = Callback::new(move |at: usize| {
        state.change(|form| form.choose(SIZE_RULE, None, at, None));
    });
    let names = Size::ALL.map(size_text).into();
    radio_group(SIZE_RULE, words::SIZE, None, names, signal(shown), choose)
}

/// Returns the field that opens a link or code that the player was sent.
fn open_link_field(state: SetUpState) -> AnyView {
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let open =
        Callback::new(
            move |()| match state.open_link(&link_from_text(&typed.get_untracked())) {
                Ok(()) => {
                    typed.set(String::new());
                    refusal.set(String::new());
                    state.app.announce(words::BOARD_OPENED);
                }
                Err(why) => refusal.set(link_error(why)),
            },
        );
    view! {
        <TextField id="sent-board" label=words::LINK_OR_CODE value=typed refusal on_enter=open>
            <Button on_press=open>{words::OPEN}</Button>
        </TextField>
    }
    .into_any()
}
