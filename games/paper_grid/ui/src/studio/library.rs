//! The library of kept boards: sorting, naming, exporting to a file and importing from one.

use leptos::prelude::*;
use web_sys::File;

use super::board_pane::thumb_button;
use super::state::StudioState;
use game::Title;
use paper_grid::screen::studio::{KeptBoard, Library, LibraryOrder, read_library};
use paper_grid::text::library as words;
use paper_grid::text::studio::{FAVOURITES, board_name};
use paper_grid_rules::BoardLink;
use screen::text::CANCEL;
use screen::text::shelf::{DELETE, MORE, RENAME, file_name, title_error};
use store::{Archive, ArchiveError};
use ui::dom;
use ui::draw::{DrawLine, effect, keyed_list, memo, show_when, signal};
use ui::parts::{Button, Dialog, Icon, IconKind, TextField, Weight, file_button, radio_group};
use ui::screens::shelf::with_file_fns;

/// Name of the record of boards in a boards file.
const BOARDS_RECORD: &str = "paper-grid/boards";
/// Name of the studio's record in a file of everything saved on a device.
const STUDIO_RECORD: &str = "studio";

/// The kept board that the dialog can name, export or remove.
type SelectedBoard = RwSignal<Option<KeptBoard>>;

/// Returns the kept boards, if there are any.
pub(crate) fn library_section(state: StudioState) -> AnyView {
    let by = RwSignal::new(LibraryOrder::default());
    let asked: SelectedBoard = RwSignal::new(None);
    let count = move || state.studio.with(|studio| studio.library().to_rows().len());
    let shelf = move || board_list(state, by, asked);
    view! {
        {show_when(move || count() > 0, shelf)}
        {board_dialog(state, asked)}
    }
    .into_any()
}

fn board_list(state: StudioState, by: RwSignal<LibraryOrder>, asked: SelectedBoard) -> AnyView {
    let boards = memo(move || {
        let by = by.get();
        state
            .studio
            .with(|studio| studio.library().sorted(by, board_name))
    });
    let lines = move || {
        let boards = boards.get().into_iter();
        boards
            .map(move |board| board_line(state, asked, board))
            .collect()
    };
    let sort = move || {
        let names = words::SORTED_BY.map(str::to_owned).into();
        let shown = signal(move || usize::from(by.get() == LibraryOrder::Name));
        let choose = Callback::new(move |at: usize| {
            by.set(if at == 1 {
                LibraryOrder::Name
            } else {
                LibraryOrder::When
            });
        });
        radio_group("sort", words::SORT, None, names, shown, choose)
    };
    let unread = signal(move || {
        state
            .studio
            .with(|studio| studio.library().unreadable_count())
    });
    let newer = move || {
        let says = move || words::unreadable_boards(unread.get());
        view! { <p class="soft">{says}</p> }.into_any()
    };
    let save = Callback::new(move |()| save_boards_file(state, None));
    view! {
        <section class="thumbs-section" aria-label=FAVOURITES>
            <h2>{FAVOURITES}</h2>
            {show_when(move || boards.with(|boards| boards.len() > 1), sort)}
            <ul class="thumbs library">{keyed_list(lines)}</ul>
            {show_when(move || unread.get() > 0, newer)}
            <div class="buttons">
                <Button weight=Weight::Quiet on_press=save>
                    <Icon picture=IconKind::Save />
                    {words::SAVE_BOARDS}
                </Button>
            </div>
        </section>
    }
    .into_any()
}

fn board_line(state: StudioState, asked: SelectedBoard, board: KeptBoard) -> (String, DrawLine) {
    let name = words::kept_board_name(&board);
    let measured = board.difficulty.map(words::measured_difficulty);
    let key = format!("{} {name} {measured:?}", board.link);
    let draw = move || {
        let (board, link) = (board.clone(), board.link.clone());
        let ask = Callback::new(move |()| asked.set(Some(board.clone())));
        view! {
            <li>
                {thumb_button(state, link, name.clone())}
                <span class="thumb-name" dir="auto" aria-hidden="true">
                    {name.clone()}
                </span>
                {measured.clone().map(|says| view! { <span class="thumb-name soft">{says}</span> }.into_any())}
                <Button weight=Weight::Quiet label=words::menu_label(&name) on_press=ask>
                    {MORE}
                </Button>
            </li>
        }
        .into_any()
    };
    (key, Box::new(draw))
}

/// Returns the dialog in which a player names, exports or removes a board.
fn board_dialog(state: StudioState, asked: SelectedBoard) -> AnyView {
    let open = RwSignal::new(false);
    let (name, refusal) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    effect(move || {
        if let Some(board) = asked.get() {
            name.set(board.name.map_or_else(String::new, String::from));
            refusal.set(String::new());
            open.set(true);
        }
    });
    effect(move || {
        if !open.get() {
            // Clears the board asked about, so that the dialog can open for it again.
            asked.set(None);
        }
    });
    let about = StoredValue::new(None::<KeptBoard>);
    effect(move || {
        if let Some(board) = asked.get() {
            about.set_value(Some(board));
        }
    });
    let link = move || about.with_value(|board| board.as_ref().map(|board| board.link.clone()));
    let rename = Callback::new(move |()| {
        let typed = name.get_untracked();
        let new = if typed.trim().is_empty() {
            Ok(None)
        } else {
            typed.parse::<Title>().map(Some)
        };
        match (new, link()) {
            (Ok(new), Some(link)) => {
                open.set(false);
                state.change_library(|library| library.rename(&link, new));
            }
            (Err(why), _) => refusal.set(title_error(why)),
            _ => {}
        }
    });
    let keep = Callback::new(move |()| {
        open.set(false);
        save_boards_file(state, link());
    });
    let remove = Callback::new(move |()| {
        open.set(false);
        if let Some(link) = link() {
            state.remove_from_library(&link);
        }
    });
    let heading = RwSignal::new(String::new());
    effect(move || {
        if let Some(board) = asked.get() {
            heading.set(words::kept_board_name(&board));
        }
    });
    let leave = Callback::new(move |()| open.set(false));
    view! {
        <Dialog id="board-more" title=heading open>
            <TextField id="board-name" label=words::NAME value=name refusal on_enter=rename>
                <Button on_press=rename>{RENAME}</Button>
            </TextField>
            <p class="soft">{words::NAME_NOTE}</p>
            <div class="choices">
                <Button on_press=keep>{words::SAVE_BOARD}</Button>
                <Button weight=Weight::Grave on_press=remove>{DELETE}</Button>
                <Button weight=Weight::Quiet on_press=leave>{CANCEL}</Button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// Saves a file of one board, or of all.
fn save_boards_file(state: StudioState, one: Option<BoardLink>) {
    let all = |library: &Library| library.to_file(one.as_ref());
    let text = state.studio.with_untracked(|studio| all(studio.library()));
    let mut file = Archive::default();
    file.records.insert(BOARDS_RECORD.into(), text);
    let name = file_name(words::BOARDS_FILE, &dom::today());
    with_file_fns(state.app, move |files| {
        (files.save)(state.app, &name, &file)
    });
}

/// Returns the button that imports the boards of a file.
pub fn import_button(state: StudioState) -> AnyView {
    let chosen = Callback::new(move |file: File| {
        let reads = move |file: Result<Archive, ArchiveError>| match file {
            Err(why) => state.app.notify_error(words::file_error(why)),
            Ok(file) => import_boards(state, &file),
        };
        with_file_fns(state.app, move |files| {
            (files.read)(file, Callback::new(reads))
        });
    });
    file_button("boards-file", words::OPEN_BOARDS, Weight::Plain, chosen)
}

/// Imports the boards of a boards file, or of a file of everything saved on a device, which
/// contains the studio's record.
fn import_boards(state: StudioState, file: &Archive) {
    let boards = file.records.get(BOARDS_RECORD).cloned();
    let boards =
        boards.or_else(|| Some(read_library(file.records.get(STUDIO_RECORD)?)?.to_file(None)));
    let mut brought = None;
    if let Some(text) = boards {
        state.change_library(|library| brought = library.import_file(&text));
    }
    match brought {
        Some(brought) => state.app.notify(words::import_result(brought), None),
        None => state.app.notify_error(words::NO_BOARDS),
    }
}
