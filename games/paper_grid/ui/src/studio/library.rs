//! The library of kept boards: sorting, naming, exporting to a file and importing from one.

use leptos::prelude::*;
use web_sys::File;

use super::bench::Bench;
use super::easel::thumb_button;
use game::Title;
use paper_grid::screen::studio::{KeptBoard, Library, SortedBy, library_in};
use paper_grid::text::library as words;
use paper_grid::text::studio::{FAVOURITES, board_name};
use paper_grid_rules::BoardLink;
use screen::text::CANCEL;
use screen::text::shelf::{DELETE, MORE, RENAME, file_name, title_error};
use store::{Archive, ArchiveError};
use ui::dom;
use ui::draw::{Draw, effect, keyed, memo, show_when, signal};
use ui::parts::{Button, Dialog, Entry, Icon, Picture, Weight, file_button, radios};
use ui::screens::shelf::with_files;

/// Name of the record of boards in a boards file.
const IN_FILE: &str = "paper-grid/boards";
/// Name of the studio's record in a file of everything saved on a device.
const STUDIO: &str = "studio";

/// The kept board that the dialog can name, export or remove.
type Asked = RwSignal<Option<KeptBoard>>;

/// Returns the kept boards, if there are any.
pub fn library(bench: Bench) -> AnyView {
    let by = RwSignal::new(SortedBy::default());
    let asked: Asked = RwSignal::new(None);
    let count = move || bench.studio.with(|studio| studio.library().rows().len());
    let shelf = move || shelf(bench, by, asked);
    view! {
        {show_when(move || count() > 0, shelf)}
        {more(bench, asked)}
    }
    .into_any()
}

fn shelf(bench: Bench, by: RwSignal<SortedBy>, asked: Asked) -> AnyView {
    let boards = memo(move || {
        let by = by.get();
        bench
            .studio
            .with(|studio| studio.library().sorted(by, board_name))
    });
    let lines = move || {
        let boards = boards.get().into_iter();
        boards.map(move |board| line(bench, asked, board)).collect()
    };
    let sort = move || {
        let names = words::SORTED_BY.map(str::to_owned).into();
        let shown = signal(move || usize::from(by.get() == SortedBy::Name));
        let choose = Callback::new(move |at: usize| {
            by.set(if at == 1 {
                SortedBy::Name
            } else {
                SortedBy::When
            });
        });
        radios("sort", words::SORT, None, names, shown, choose)
    };
    let unread = signal(move || bench.studio.with(|studio| studio.library().unread()));
    let newer = move || {
        let says = move || words::unread(unread.get());
        view! { <p class="soft">{says}</p> }.into_any()
    };
    let save = Callback::new(move |()| save(bench, None));
    view! {
        <section class="thumbs-section" aria-label=FAVOURITES>
            <h2>{FAVOURITES}</h2>
            {show_when(move || boards.with(|boards| boards.len() > 1), sort)}
            <ul class="thumbs library">{keyed(lines)}</ul>
            {show_when(move || unread.get() > 0, newer)}
            <div class="buttons">
                <Button weight=Weight::Quiet on_press=save>
                    <Icon picture=Picture::Save />
                    {words::SAVE_BOARDS}
                </Button>
            </div>
        </section>
    }
    .into_any()
}

fn line(bench: Bench, asked: Asked, board: KeptBoard) -> (String, Draw) {
    let name = words::name_of(&board);
    let measured = board.difficulty.map(words::measured);
    let key = format!("{} {name} {measured:?}", board.link);
    let draw = move || {
        let (board, link) = (board.clone(), board.link.clone());
        let ask = Callback::new(move |()| asked.set(Some(board.clone())));
        view! {
            <li>
                {thumb_button(bench, link, name.clone())}
                <span class="thumb-name" dir="auto" aria-hidden="true">
                    {name.clone()}
                </span>
                {measured.clone().map(|says| view! { <span class="thumb-name soft">{says}</span> }.into_any())}
                <Button weight=Weight::Quiet label=words::more_about(&name) on_press=ask>
                    {MORE}
                </Button>
            </li>
        }
        .into_any()
    };
    (key, Box::new(draw))
}

/// Returns the dialog in which a player names, exports or removes a board.
fn more(bench: Bench, asked: Asked) -> AnyView {
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
            // Reset it, so that the dialog can open again for the same board.
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
        let new = match typed.trim().is_empty() {
            true => Ok(None),
            false => typed.parse::<Title>().map(Some),
        };
        match (new, link()) {
            (Ok(new), Some(link)) => {
                open.set(false);
                bench.change_library(|library| library.rename(&link, new));
            }
            (Err(why), _) => refusal.set(title_error(why)),
            _ => {}
        }
    });
    let keep = Callback::new(move |()| {
        open.set(false);
        save(bench, link());
    });
    let remove = Callback::new(move |()| {
        open.set(false);
        if let Some(link) = link() {
            bench.let_go(&link);
        }
    });
    let heading = RwSignal::new(String::new());
    effect(move || {
        if let Some(board) = asked.get() {
            heading.set(words::name_of(&board));
        }
    });
    let leave = Callback::new(move |()| open.set(false));
    view! {
        <Dialog id="board-more" title=heading open>
            <Entry id="board-name" label=words::NAME value=name refusal on_enter=rename>
                <Button on_press=rename>{RENAME}</Button>
            </Entry>
            <p class="soft">{words::NAME_SAYS}</p>
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
fn save(bench: Bench, one: Option<BoardLink>) {
    let all = |library: &Library| library.to_file(one.as_ref());
    let text = bench.studio.with_untracked(|studio| all(studio.library()));
    let mut file = Archive::default();
    file.records.insert(IN_FILE.into(), text);
    let name = file_name(words::BOARDS_FILE, &dom::today());
    with_files(bench.desk, move |files| {
        (files.save)(bench.desk, &name, &file)
    });
}

/// Returns the button that imports the boards of a file.
pub fn open_file(bench: Bench) -> AnyView {
    let chosen = Callback::new(move |file: File| {
        let reads = move |file: Result<Archive, ArchiveError>| match file {
            Err(why) => bench.desk.refuse(words::file_refused(why)),
            Ok(file) => take(bench, &file),
        };
        with_files(bench.desk, move |files| {
            (files.read)(file, Callback::new(reads))
        });
    });
    file_button("boards-file", words::OPEN_BOARDS, Weight::Plain, chosen)
}

/// Imports the boards of a boards file, or of a file of everything saved on a device, which
/// contains the studio's record.
fn take(bench: Bench, file: &Archive) {
    let boards = file.records.get(IN_FILE).cloned();
    let boards = boards.or_else(|| Some(library_in(file.records.get(STUDIO)?)?.to_file(None)));
    let mut brought = None;
    if let Some(text) = boards {
        bench.change_library(|library| brought = library.take_file(&text));
    }
    match brought {
        Some(brought) => bench.desk.tell(words::brought(brought), None),
        None => bench.desk.refuse(words::NO_BOARDS),
    }
}
