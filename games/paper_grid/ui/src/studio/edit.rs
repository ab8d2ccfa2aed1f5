//! Editing by hand: the tools, the board, and its faults.

use leptos::prelude::*;

use super::state::StudioState;
use super::viewport;
use lexicon::Letter;
use paper_grid::screen::studio::{Tool, grid_from_board};
use paper_grid::text::library::ZOOM_NOTE;
use paper_grid::text::{board_fault, special_name, special_sign, studio as words};
use paper_grid_rules::SpecialType;
use screen::text::UNDO;
use screen::{BoardAction, Grid};
use ui::draw::{join_views, memo, show_when, signal};
use ui::parts::{Board, Button, LeftKey, LetterKeyboard, radio_group};

/// Name and explanation of each tool, in the order of the buttons.
const TOOLS: [(&str, &str); 8] = [
    (words::TOOL_WALLS, words::WALLS_NOTE),
    (words::TOOL_LETTER, words::LETTER_NOTE),
    (words::TOOL_HAND, words::HAND_NOTE),
    (words::TOOL_SPECIAL, words::SPECIAL_NOTE),
    (words::TOOL_AREA, words::AREA_NOTE),
    (words::TOOL_STAR, words::STAR_NOTE),
    (words::TOOL_CROSS, words::CROSS_NOTE),
    (words::TOOL_ERASE, words::ERASE_NOTE),
];

/// Returns the board that can be edited.
pub(crate) fn editable_board(state: StudioState) -> AnyView {
    let grid: Signal<Grid> = memo(move || {
        state
            .board
            .with(|board| grid_from_board(board, special_sign))
    })
    .into();
    let walling = signal(move || state.tool.get() == Tool::Walls);
    let act = Callback::new(move |act: BoardAction| {
        // An arrow key changes nothing on the board.
        if matches!(act, BoardAction::Go(..)) {
            return;
        }
        let tool = state.tool.get_untracked();
        state.edit(|board| tool.edit(board, act));
    });
    let board =
        view! { <Board id="studio-board" label=words::STUDIO_BOARD grid walling on_act=act /> };
    viewport::viewport(state, board.into_any())
}

/// Returns the tab with the tools and the board's faults.
pub fn tab(state: StudioState) -> AnyView {
    let letter = RwSignal::new('E');
    let special = RwSignal::new(SpecialType::DoubleLetter);
    let take = move |at: usize| {
        let letter = Letter::new(letter.get_untracked());
        let tool = match at {
            0 => Some(Tool::Walls),
            1 => letter.map(Tool::Letter),
            2 => letter.map(Tool::Hand),
            3 => Some(Tool::Special(special.get_untracked())),
            4 => Some(Tool::Area),
            5 => Some(Tool::Star),
            6 => Some(Tool::Cross),
            _ => Some(Tool::Erase),
        };
        if let Some(tool) = tool {
            state.tool.set(tool);
        }
    };
    let chosen = move || match state.tool.get() {
        Tool::Walls => 0,
        Tool::Letter(_) => 1,
        Tool::Hand(_) => 2,
        Tool::Special(_) => 3,
        Tool::Area => 4,
        Tool::Star => 5,
        Tool::Cross => 6,
        Tool::Erase => 7,
    };
    let says = move || TOOLS.get(chosen()).map(|(_, says)| *says);
    let names = TOOLS.map(|(name, _)| name.to_owned()).into();
    let pick_letter = Callback::new(move |typed: char| {
        letter.set(typed);
        let hand = matches!(state.tool.get_untracked(), Tool::Hand(_));
        take(if hand { 2 } else { 1 });
    });
    let erase = Callback::new(move |()| take(7));
    let letters = move || {
        let now = move || words::chosen_letter(letter.get());
        view! {
            <p role="status">{now}</p>
            <LetterKeyboard on_letter=pick_letter on_back=erase left=LeftKey::None />
        }
        .into_any()
    };
    let specials = move || {
        let names = SpecialType::ALL.map(|special| special_name(special).to_owned());
        let shown = signal(move || special.get().index());
        let choose = Callback::new(move |at: usize| {
            if let Some(&chosen) = SpecialType::ALL.get(at) {
                special.set(chosen);
                take(3);
            }
        });
        radio_group(
            "special",
            words::WHICH_SPECIAL,
            None,
            names.into(),
            shown,
            choose,
        )
    };
    view! {
        <div class="fields">
            {undo_buttons(state)}
            {radio_group("tool", words::TOOL, None, names, signal(chosen), Callback::new(take))}
            <p class="soft">{says}</p>
            {show_when(move || matches!(chosen(), 1 | 2), letters)}
            {show_when(move || chosen() == 3, specials)}
            {fault_list(state)}
        </div>
    }
    .into_any()
}

/// Returns the undo and redo buttons, for everything done in the studio.
fn undo_buttons(state: StudioState) -> AnyView {
    let undo = Callback::new(move |()| state.undo());
    let redo = Callback::new(move |()| state.redo());
    let nothing = signal(move || !state.studio.with(|studio| studio.can_undo_and_redo().0));
    let newest = signal(move || !state.studio.with(|studio| studio.can_undo_and_redo().1));
    view! {
        <div class="buttons">
            <Button off=nothing on_press=undo>{UNDO}</Button>
            <Button off=newest on_press=redo>{words::REDO}</Button>
            {viewport::zoom_buttons(state)}
        </div>
        <p class="soft">{ZOOM_NOTE}</p>
    }
    .into_any()
}

fn fault_list(state: StudioState) -> AnyView {
    let lines = move || {
        let (size, findings) = state.board.with(|board| (board.size(), board.faults()));
        if findings.is_empty() {
            return view! { <p>{words::NO_FINDINGS}</p> }.into_any();
        }
        let line = |finding| view! { <li>{board_fault(size, finding)}</li> }.into_any();
        view! { <ul>{join_views(findings.into_iter().map(line))}</ul> }.into_any()
    };
    view! {
        <section class="prose" aria-labelledby="findings" aria-live="polite">
            <h3 id="findings">{words::FINDINGS}</h3>
            {lines}
        </section>
    }
    .into_any()
}
