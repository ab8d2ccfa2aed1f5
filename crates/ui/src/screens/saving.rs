//! Saves everything to a file: written record by record and compressed. Before the user sees that
//! it is saved, it is read back from the very bytes that are offered.

use web_sys::Blob;

use crate::app_state::AppState;
use crate::file_text::{FileParts, FileText, can_allocate};
use crate::job::{JobStopped, LongJob};
use screen::record_check::is_readable_record;
use screen::text;
use store::game_lines::is_game;
use store::stream::{SaveFileReader, SaveFileWriter, TextFingerprint, fingerprint};
use store::transfer::{archive_record, record_names, rescued_texts};
use store::vault::{Generation, Rows, packed_lines};
use store::{Archive, ArchiveError, StoreError};

/// Number of games unpacked at once.
const GAMES_AT_ONCE: usize = 8;
/// Length of a part of the file, in bytes.
const PART_SIZE: usize = 1 << 20;

/// Why a save file could not be made.
pub enum SaveFileError {
    /// There is nothing to save.
    Nothing,
    /// The browser refused to read its storage.
    Refused(StoreError),
    /// The browser can't make a file.
    NotMade,
    /// The file doesn't read back as what was written.
    NotVerified,
    /// The user stopped the saving.
    Stopped,
}

impl SaveFileError {
    /// The text shown to the user.
    pub fn message(&self) -> String {
        match self {
            SaveFileError::Nothing => text::NOTHING_TO_SAVE.into(),
            SaveFileError::Refused(why) => text::download_failed(&(*why).into()),
            SaveFileError::NotMade => text::NOT_SAVED.into(),
            SaveFileError::NotVerified => text::NOT_VERIFIED.into(),
            SaveFileError::Stopped => text::SAVE_STOPPED.into(),
        }
    }
}

impl From<JobStopped> for SaveFileError {
    fn from(_: JobStopped) -> SaveFileError {
        SaveFileError::Stopped
    }
}

/// Saves everything in a file, and verifies it.
pub async fn make_save_file(app: AppState, job: &mut LongJob) -> Result<Blob, SaveFileError> {
    let rows = app.rows_for_file().await;
    let (age, rows) = rows.map_err(SaveFileError::Refused)?;
    let (parts, sums) = write_parts(app, age, &rows, job).await?;
    drop(rows);
    let file = parts.pack().await.map_err(|_| SaveFileError::NotMade)?;
    if verify(&file, &sums, job).await? {
        Ok(file)
    } else {
        Err(SaveFileError::NotVerified)
    }
}

async fn write_parts(
    app: AppState,
    age: Generation,
    rows: &Rows,
    job: &mut LongJob,
) -> Result<(FileParts, Vec<TextFingerprint>), SaveFileError> {
    let names = record_names(age, rows);
    let parts = FileParts::default();
    let add = |text: &str, first| parts.add(text, first).map_err(|_| SaveFileError::NotMade);
    let mut writer = SaveFileWriter::default();
    let mut rest = Archive {
        rescued: rescued_texts(age, rows),
        ..Archive::default()
    };
    let (mut part, mut nothing) = (String::new(), rest.is_empty());
    for (at, some) in names.chunks(GAMES_AT_ONCE).enumerate() {
        let texts = some.iter().map(|name| packed_lines(age, name, rows));
        let lines = app.unpack_all(texts.collect()).await;
        for (name, lines) in some.iter().zip(&lines) {
            let mut archive = Archive::default();
            archive_record(age, name, rows, lines.as_ref(), &mut archive);
            nothing &= archive.is_empty();
            // Such a record would be refused when the file is restored.
            archive.records.retain(|name, text| {
                let sense = is_game(name) || is_readable_record(name, text);
                if !sense {
                    rest.rescued.insert(name.to_owned(), std::mem::take(text));
                }
                sense
            });
            rest.raw.extend(std::mem::take(&mut archive.raw));
            archive.write_to(&mut writer);
            part += &writer.take_piece();
        }
        if part.len() > PART_SIZE {
            add(&std::mem::take(&mut part), false)?;
        }
        job.report_progress((at * GAMES_AT_ONCE * 50 / names.len()) as u32)
            .await?;
    }
    if nothing {
        return Err(SaveFileError::Nothing);
    }
    rest.write_to(&mut writer);
    part += &writer.take_piece();
    let (first, last, sums) = writer.finish();
    add(&(part + &last), false)?;
    add(&first, true)?;
    Ok((parts, sums))
}

/// Whether a file contains exactly the texts with these checksums.
async fn verify(
    file: &Blob,
    sums: &[TextFingerprint],
    job: &mut LongJob,
) -> Result<bool, SaveFileError> {
    let mut reader = SaveFileReader::default();
    let mut left = sums.iter();
    let text = FileText::open(file).await.map_err(to_save_error)?;
    while let Some(piece) = text.next_piece().await.map_err(to_save_error)? {
        reader.feed(&piece, can_allocate).map_err(to_save_error)?;
        while let Some((section, name, text)) = reader.next_text().map_err(to_save_error)? {
            if left.next() != Some(&fingerprint(section, &name, &text)) {
                return Ok(false);
            }
        }
        job.report_progress(50 + text.percent_read() / 2).await?;
    }
    reader.finish().map_err(to_save_error)?;
    Ok(left.next().is_none())
}

fn to_save_error(_: ArchiveError) -> SaveFileError {
    SaveFileError::NotVerified
}
