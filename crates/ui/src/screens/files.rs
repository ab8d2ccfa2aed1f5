//! Games and save files: opening, checking, adding and saving them.

use leptos::prelude::{Callable, Callback};
use leptos::task::spawn_local;
use web_sys::File;

use crate::desk::{Desk, Undo, desk_here};
use crate::dom;
use crate::file_text::{FileText, has_room};
use crate::job::{Job, Stopped};
use crate::registry;
use crate::verbs::WayBack;
use game::{GameId, JournalError};
use screen::notices::Topic;
use screen::sense::makes_sense;
use screen::text;
use screen::text::shelf;
use store::leaves::GAMES;
use store::stream::{Reader, Section, Text};
use store::{Archive, ArchiveError, ImportError, game_in};

/// The functions of this chunk that the home screen and tables use.
#[derive(Clone, Copy)]
pub struct Files {
    /// Adds the games of a file to the shelf.
    pub import: fn(Desk, File),
    /// Saves a game to a file; the text is the game's name.
    pub export: fn(Desk, GameId, String),
    /// Offers an archive as a download under this name.
    pub save: fn(Desk, &str, &Archive),
    /// Reads a chosen file, and passes on its content or the error.
    pub read: fn(File, Callback<Result<Archive, ArchiveError>>),
}

impl Files {
    /// The functions of this module.
    pub const HERE: Files = Files {
        import,
        export,
        save,
        read: |file, reads| {
            spawn_local(async move {
                let read = look_through(None, &file, &mut Job::begin(None)).await;
                let _ = reads.try_run(read.map_err(|why| match why {
                    NotOpened::File(why) => why,
                    // Can't happen: without a desk nothing is checked, and without a dialog nothing
                    // is stopped.
                    NotOpened::Says(_) => ArchiveError::Damaged,
                }));
            })
        },
    };
}

fn import(desk: Desk, file: File) {
    spawn_local(async move {
        match open(file, &mut Job::begin(None)).await {
            Ok(archive) => bring(desk, archive).await,
            Err(why) => desk.refuse_about(Topic::ChosenFile, why),
        }
    });
}

/// Adds the games of a file to the shelf, and offers an undo.
async fn bring(desk: Desk, archive: Archive) {
    let games = archive.games();
    let merged = match games.is_empty() {
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

/// Creates the undo of a bulk operation. If it can't be undone at the moment, the undo is offered
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

/// Opens a file that the user chose. Returns its content if all of it is valid, otherwise an error
/// text.
pub async fn open(file: File, job: &mut Job) -> Result<Archive, String> {
    let opened = look_through(desk_here(), &file, job).await;
    opened.map_err(|why| match why {
        NotOpened::File(why) => text::archive_error(why).to_owned(),
        NotOpened::Says(why) => why,
    })
}

enum NotOpened {
    File(ArchiveError),
    Says(String),
}

impl From<ArchiveError> for NotOpened {
    fn from(why: ArchiveError) -> NotOpened {
        NotOpened::File(why)
    }
}

impl From<Stopped> for NotOpened {
    fn from(_: Stopped) -> NotOpened {
        NotOpened::Says(text::RESTORE_STOPPED.to_owned())
    }
}

/// Reads a file. With a desk, each record is checked as it comes. A wrong record is reported only
/// after the whole file has been read, because a damaged file is reported as damaged instead.
async fn look_through(
    desk: Option<Desk>,
    file: &File,
    job: &mut Job,
) -> Result<Archive, NotOpened> {
    let mut archive = Archive::default();
    let mut refused = None;
    let mut reader = Reader::default();
    let text = FileText::open(file).await?;
    while let Some(piece) = text.next().await? {
        reader.feed(&piece, has_room)?;
        // Runs on every piece, so that a single endless text can be stopped too.
        job.step(text.share()).await?;
        while let Some(found) = reader.text()? {
            job.step(text.share()).await?;
            if refused.is_some() {
                continue;
            }
            let Some(desk) = desk else {
                archive.take(found);
                continue;
            };
            let over = match looked_at(&found).await {
                Ok(over) => over,
                Err(why) => {
                    refused = Some(why);
                    continue;
                }
            };
            let (section, name, body) = found;
            let packed = match over {
                true => desk.pack_game(&name, &body).await,
                false => None,
            };
            match packed {
                Some(game) => drop(archive.packed.insert(name, game)),
                None => archive.take((section, name, body)),
            }
        }
    }
    reader.end()?;
    match refused {
        Some(why) => Err(NotOpened::Says(why)),
        None if archive.is_empty() => Err(ArchiveError::Empty.into()),
        None => Ok(archive),
    }
}

/// Checks a record. Returns whether it is a finished game, or an error text if it isn't valid.
async fn looked_at((section, name, body): &Text) -> Result<bool, String> {
    if *section != Section::Records {
        return Ok(false);
    }
    if !name.starts_with(GAMES) {
        return match makes_sense(name, body) {
            true => Ok(false),
            false => Err(text::senseless(name)),
        };
    }
    let refused = |why| shelf::import_error(&ImportError::Journal(why));
    let (card, journal) = game_in(body).ok_or_else(|| refused(JournalError::Foreign))?;
    let of_game = |why| format!("{} {}", refused(why), shelf::in_file(&card));
    let other = || of_game(JournalError::OtherGame(card.game.clone()));
    let reads = registry::reader(&card.game).ok_or_else(other)?.await;
    let reads = reads.map_err(|_| shelf::NOT_LOOKED_AT)?;
    (reads.looks)(journal).map_err(of_game)?;
    Ok(card.outcome.is_some())
}
