//! Games and save files: opened, looked at, laid beside what is here, handed out.

use leptos::prelude::{Callable, Callback};
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::desk::notices::Topic;
use crate::games;
use crate::shell::desk::{Desk, Undo};
use crate::shell::dom;
use crate::shell::verbs::WayBack;
use crate::storage::{Archive, ArchiveError};
use crate::table::{GameId, ImportError, JournalError, games_in};
use crate::words as text;
use crate::words::shelf;

/// A save file is a few kilobytes a game; what is larger than this is something else.
const LARGEST: f64 = 20e6;

/// So long games are looked at, in milliseconds, before the page may draw and hear.
const A_FRAME: f64 = 12.0;

/// What home and the tables ask of this room.
#[derive(Clone, Copy)]
pub struct Files {
    /// Lays the games of a file on the shelf.
    pub import: fn(Desk, File),
    /// Puts a game into a file, by its name.
    pub export: fn(Desk, GameId, String),
    /// Hands out a file of that name.
    pub save: fn(Desk, &str, &Archive),
    /// Reads a file that was chosen, and hands on what is in it, or why that is nothing.
    pub read: fn(File, Callback<Result<Archive, ArchiveError>>),
}

impl Files {
    /// All of it.
    pub const HERE: Files = Files {
        import,
        export,
        save,
        read: |file, reads| {
            spawn_local(async move {
                {
                    let _ = reads.try_run(read(file).await);
                }
            })
        },
    };
}

fn import(desk: Desk, file: File) {
    spawn_local(async move {
        match open(file).await {
            Ok(archive) => bring(desk, archive).await,
            Err(why) => desk.refuse_about(Topic::ChosenFile, why),
        }
    });
}

/// Lays the games of a file on the shelf, with a way back.
async fn bring(desk: Desk, archive: Archive) {
    let games = archive.games();
    let merged = match games.records.is_empty() {
        true => Err(ImportError::Nothing),
        false => desk
            .merge(&games)
            .await
            .map_err(|why| ImportError::Trouble(why.into())),
    };
    match merged {
        Ok((came, way)) => {
            let says = shelf::brought(came.len());
            desk.tell_about(Topic::ChosenFile, says, Some(undo(desk, way)));
        }
        Err(why) => desk.refuse_about(Topic::ChosenFile, shelf::import_error(&why)),
    }
}

fn export(desk: Desk, id: GameId, name: String) {
    let name = shelf::file_name(&name, &dom::today());
    spawn_local(async move {
        match desk.export_game(&id).await {
            Err(why) => desk.refuse(shelf::unreadable(&why)),
            Ok(archive) => save(desk, &name, &archive),
        }
    });
}

fn save(desk: Desk, name: &str, archive: &Archive) {
    match dom::download(name, &archive.write()) {
        Ok(()) => desk.tell(text::saved_as(name), None),
        Err(_) => desk.refuse(text::NOT_SAVED),
    }
}

/// The way back from a verb about everything. Where it cannot be taken just now it is offered
/// again.
pub fn undo(desk: Desk, way: WayBack) -> Undo {
    Undo::new(move || {
        let way = way.clone();
        spawn_local(async move {
            let why = match desk.go_back(&way).await {
                Ok(true) => return,
                Ok(false) => text::NOT_THIS_FIRST.to_owned(),
                Err(why) => text::not_taken_back(&why.into()),
            };
            desk.refuse_undo(why, undo(desk, way));
        });
    })
}

/// Opens a file the person chose: what is in it if all of its games are games, else why not.
pub async fn open(file: File) -> Result<Archive, String> {
    let archive = read(file).await.map_err(text::archive_error)?;
    let refused = |why| shelf::import_error(&ImportError::Journal(why));
    let games = games_in(&archive).map_err(refused)?;
    let mut since = dom::now();
    for (game, journal) in &games {
        let other = || refused(JournalError::OtherGame(game.clone()));
        let reads = games::bring_reader(game).await.ok_or_else(other)?;
        let reads = reads.map_err(|_| shelf::NOT_LOOKED_AT)?;
        (reads.looks)(journal).map_err(refused)?;
        if dom::now() - since > A_FRAME {
            dom::sleep(0).await;
            since = dom::now();
        }
    }
    Ok(archive)
}

async fn read(file: File) -> Result<Archive, ArchiveError> {
    if file.size() > LARGEST {
        return Err(ArchiveError::TooLarge);
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.ok().and_then(|text| text.as_string());
    Archive::read(&text.ok_or(ArchiveError::Damaged)?)
}
