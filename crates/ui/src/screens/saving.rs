//! Saves everything to a file: written record by record and compressed. Before the user sees that
//! it is saved, it is read back from the very bytes that are offered.

use web_sys::Blob;

use crate::desk::Desk;
use crate::file_text::{FileText, Parts, has_room};
use crate::job::{Job, Stopped};
use screen::sense::makes_sense;
use screen::text;
use store::carry::{archive_of, names_in, rescued};
use store::leaves::is_game;
use store::stream::{Reader, Sum, Writer, sum_of};
use store::vault::{Age, Rows, packed};
use store::{Archive, ArchiveError, Refused};

/// Number of games unpacked at once.
const AT_ONCE: usize = 8;
/// Length of a part of the file, in bytes.
const PART: usize = 1 << 20;

/// Why a save file could not be made.
pub enum NoFile {
    /// There is nothing to save.
    Nothing,
    /// The browser refused to read its storage.
    Refused(Refused),
    /// The browser can't make a file.
    NotMade,
    /// The file doesn't read back as what was written.
    NotVerified,
    /// The user stopped it.
    Stopped,
}

impl NoFile {
    /// The text shown to the user.
    pub fn words(&self) -> String {
        match self {
            NoFile::Nothing => text::NOTHING_TO_SAVE.into(),
            NoFile::Refused(why) => text::not_handed_out(&(*why).into()),
            NoFile::NotMade => text::NOT_SAVED.into(),
            NoFile::NotVerified => text::NOT_VERIFIED.into(),
            NoFile::Stopped => text::SAVE_STOPPED.into(),
        }
    }
}

impl From<Stopped> for NoFile {
    fn from(_: Stopped) -> NoFile {
        NoFile::Stopped
    }
}

/// Saves everything in a file, and verifies it.
pub async fn gather(desk: Desk, job: &mut Job) -> Result<Blob, NoFile> {
    let rows = desk.rows_for_file().await;
    let (age, rows) = rows.map_err(NoFile::Refused)?;
    let (parts, sums) = write(desk, age, &rows, job).await?;
    drop(rows);
    let file = parts.pack().await.map_err(|_| NoFile::NotMade)?;
    match verify(&file, &sums, job).await? {
        true => Ok(file),
        false => Err(NoFile::NotVerified),
    }
}

async fn write(
    desk: Desk,
    age: Age,
    rows: &Rows,
    job: &mut Job,
) -> Result<(Parts, Vec<Sum>), NoFile> {
    let names = names_in(age, rows);
    let parts = Parts::default();
    let add = |text: &str, first| parts.add(text, first).map_err(|_| NoFile::NotMade);
    let mut writer = Writer::default();
    let mut rest = Archive {
        rescued: rescued(age, rows),
        ..Archive::default()
    };
    let (mut part, mut nothing) = (String::new(), rest.is_empty());
    for (at, some) in names.chunks(AT_ONCE).enumerate() {
        let texts = some.iter().map(|name| packed(age, name, rows));
        let lines = desk.unpack_all(texts.collect()).await;
        for (name, lines) in some.iter().zip(&lines) {
            let mut archive = Archive::default();
            archive_of(age, name, rows, lines.as_ref(), &mut archive);
            nothing &= archive.is_empty();
            // Such a record would be refused when the file is restored.
            archive.records.retain(|name, text| {
                let sense = is_game(name) || makes_sense(name, text);
                if !sense {
                    rest.rescued.insert(name.to_owned(), std::mem::take(text));
                }
                sense
            });
            rest.raw.extend(std::mem::take(&mut archive.raw));
            archive.add_to(&mut writer);
            part += &writer.piece();
        }
        if part.len() > PART {
            add(&std::mem::take(&mut part), false)?;
        }
        job.step((at * AT_ONCE * 50 / names.len()) as u32).await?;
    }
    if nothing {
        return Err(NoFile::Nothing);
    }
    rest.add_to(&mut writer);
    part += &writer.piece();
    let (first, last, sums) = writer.end();
    add(&(part + &last), false)?;
    add(&first, true)?;
    Ok((parts, sums))
}

/// Whether a file contains exactly the texts with these checksums.
async fn verify(file: &Blob, sums: &[Sum], job: &mut Job) -> Result<bool, NoFile> {
    let mut reader = Reader::default();
    let mut left = sums.iter();
    let text = FileText::open(file).await.map_err(broken)?;
    while let Some(piece) = text.next().await.map_err(broken)? {
        reader.feed(&piece, has_room).map_err(broken)?;
        while let Some((section, name, text)) = reader.text().map_err(broken)? {
            if left.next() != Some(&sum_of(section, &name, &text)) {
                return Ok(false);
            }
        }
        job.step(50 + text.share() / 2).await?;
    }
    reader.end().map_err(broken)?;
    Ok(left.next().is_none())
}

fn broken(_: ArchiveError) -> NoFile {
    NoFile::NotVerified
}
