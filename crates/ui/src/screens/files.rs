//! Games and save files: opening, checking, adding and saving them.

use leptos::prelude::{Callable, Callback};
use leptos::task::spawn_local;
use web_sys::File;

use crate::app_state::{AppState, Undo, current_app};
use crate::bulk_ops::BulkUndo;
use crate::dom;
use crate::file_text::{FileText, can_allocate};
use crate::job::{JobStopped, LongJob};
use crate::registry;
use game::{GameId, JournalError};
use screen::notices::Topic;
use screen::record_check::is_readable_record;
use screen::text;
use screen::text::shelf;
use store::game_lines::GAME_PREFIX;
use store::stream::{SaveFileReader, SaveFileSection, SaveFileText};
use store::{Archive, ArchiveError, ImportError, parse_game};

/// The functions of this chunk that the home screen and tables use.
#[derive(Clone, Copy)]
pub struct FileFns {
    /// Adds the games of a file to the shelf.
    pub import: fn(AppState, File),
    /// Saves a game to a file; the text is the game's name.
    pub export: fn(AppState, GameId, String),
    /// Offers an archive as a download under this name.
    pub save: fn(AppState, &str, &Archive),
    /// Reads a chosen file, and passes on its content or the error.
    pub read: fn(File, Callback<Result<Archive, ArchiveError>>),
}

impl FileFns {
    /// The functions of this module.
    pub const FUNCTIONS: FileFns = FileFns {
        import: import_file,
        export: export_game,
        save: download_archive,
        read: |file, reads| {
            spawn_local(async move {
                let read = read_archive(None, &file, &mut LongJob::begin(None)).await;
                let _ = reads.try_run(read.map_err(|why| match why {
                    OpenFileError::File(why) => why,
                    // Can't happen: without an app state nothing is checked, and without a dialog nothing
                    // is stopped.
                    OpenFileError::Says(_) => ArchiveError::Damaged,
                }));
            })
        },
    };
}

fn import_file(app: AppState, file: File) {
    spawn_local(async move {
        match open_archive(file, &mut LongJob::begin(None)).await {
            Ok(archive) => add_games(app, archive).await,
            Err(why) => app.notify_error_about(Topic::ChosenFile, why),
        }
    });
}

/// Adds the games of a file to the shelf, and offers an undo.
async fn add_games(app: AppState, archive: Archive) {
    let games = archive.games_only();
    let merged = if games.is_empty() {
        Err(ImportError::Nothing)
    } else {
        app.merge_archive(&games)
            .await
            .map_err(|why| ImportError::StorageFault(why.into()))
    };
    match merged {
        Ok((came, way)) => {
            let says = shelf::games_imported(came.len());
            app.notify_about(Topic::ChosenFile, says, Some(bulk_undo(app, way)));
        }
        Err(why) => app.notify_error_about(Topic::ChosenFile, shelf::import_error(&why)),
    }
}

fn export_game(app: AppState, id: GameId, name: String) {
    let name = shelf::file_name(&name, &dom::today());
    spawn_local(async move {
        match app.export_game(&id).await {
            Err(why) => app.notify_error(shelf::unreadable(&why)),
            Ok(archive) => download_archive(app, &name, &archive),
        }
    });
}

fn download_archive(app: AppState, name: &str, archive: &Archive) {
    match dom::download(name, &archive.write()) {
        Ok(()) => app.notify(text::saved_as(name), None),
        Err(_) => app.notify_error(text::NOT_SAVED),
    }
}

/// Creates the undo of a bulk operation. If it can't be undone at the moment, the undo is offered
/// again.
pub(crate) fn bulk_undo(app: AppState, way: BulkUndo) -> Undo {
    Undo::new(move || {
        let way = way.clone();
        spawn_local(async move {
            let why = match app.undo_bulk_op(&way).await {
                Ok(true) => return,
                Ok(false) => text::NOT_THIS_FIRST.to_owned(),
                Err(why) => text::undo_failed(&why.into()),
            };
            app.notify_undo_failed(why, bulk_undo(app, way));
        });
    })
}

/// Opens a file that the user chose. Returns its content if all of it is valid, otherwise an error
/// text.
pub async fn open_archive(file: File, job: &mut LongJob) -> Result<Archive, String> {
    let opened = read_archive(current_app(), &file, job).await;
    opened.map_err(|why| match why {
        OpenFileError::File(why) => text::archive_error(why).to_owned(),
        OpenFileError::Says(why) => why,
    })
}

enum OpenFileError {
    File(ArchiveError),
    Says(String),
}

impl From<ArchiveError> for OpenFileError {
    fn from(why: ArchiveError) -> OpenFileError {
        OpenFileError::File(why)
    }
}

impl From<JobStopped> for OpenFileError {
    fn from(_: JobStopped) -> OpenFileError {
        OpenFileError::Says(text::RESTORE_STOPPED.to_owned())
    }
}

/// Reads a file. With an app state, each record is checked as it is read. An invalid record is
/// reported only after the whole file has been read, because a damaged file is reported as damaged
/// instead.
async fn read_archive(
    app: Option<AppState>,
    file: &File,
    job: &mut LongJob,
) -> Result<Archive, OpenFileError> {
    let mut archive = Archive::default();
    let mut refused = None;
    let mut reader = SaveFileReader::default();
    let text = FileText::open(file).await?;
    while let Some(piece) = text.next_piece().await? {
        reader.feed(&piece, can_allocate)?;
        // Runs on every piece, so that a single endless text can be stopped too.
        job.report_progress(text.percent_read()).await?;
        while let Some(found) = reader.next_text()? {
            job.report_progress(text.percent_read()).await?;
            if refused.is_some() {
                continue;
            }
            let Some(app) = app else {
                archive.insert(found);
                continue;
            };
            let over = match check_record(&found).await {
                Ok(over) => over,
                Err(why) => {
                    refused = Some(why);
                    continue;
                }
            };
            let (section, name, body) = found;
            let packed = if over {
                app.pack_game(&name, &body).await
            } else {
                None
            };
            match packed {
                Some(game) => drop(archive.packed.insert(name, game)),
                None => archive.insert((section, name, body)),
            }
        }
    }
    reader.finish()?;
    match refused {
        Some(why) => Err(OpenFileError::Says(why)),
        None if archive.is_empty() => Err(ArchiveError::Empty.into()),
        None => Ok(archive),
    }
}

/// Checks a record. Returns whether it is a finished game, or an error text if it isn't valid.
async fn check_record((section, name, body): &SaveFileText) -> Result<bool, String> {
    if *section != SaveFileSection::Records {
        return Ok(false);
    }
    if !name.starts_with(GAME_PREFIX) {
        return if is_readable_record(name, body) {
            Ok(false)
        } else {
            Err(text::unreadable_record(name))
        };
    }
    let refused = |why| shelf::import_error(&ImportError::Journal(why));
    let (card, journal) = parse_game(body).ok_or_else(|| refused(JournalError::Foreign))?;
    let of_game = |why| format!("{} {}", refused(why), shelf::in_file(&card));
    let other = || of_game(JournalError::OtherGame(card.game.clone()));
    let reads = registry::fetch_reader(&card.game).ok_or_else(other)?.await;
    let reads = reads.map_err(|_| shelf::FILE_NOT_CHECKED)?;
    (reads.check)(journal).map_err(of_game)?;
    Ok(card.outcome.is_some())
}
