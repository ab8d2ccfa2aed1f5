//! A save file, written and read record by record, compressed and checked.

use lexicon::checksum::crc32;
use store::stream::{SaveFileReader, SaveFileSection, SaveFileWriter, fingerprint};
use store::{Archive, ArchiveError, gzip};

const TITLE: &str = "Lettercase save file";

fn sample_archive() -> Archive {
    let mut archive = Archive::default();
    let records = [
        (
            "game/é1",
            "{\"game\":\"toy\"}\n{\"steps\":[{\"a\":\"\\\\\\\"\"}]}",
        ),
        ("players", "[\"Ada\",\"李雷\",\"\u{7f}\u{1}\"]"),
        ("settings", "{}"),
    ];
    for (name, text) in records {
        archive.records.insert(name.into(), text.into());
    }
    archive
        .rescued
        .insert("players/3-1/0".into(), "}]\"".into());
    archive.raw.insert("head/game/2".into(), String::new());
    archive
}

/// Reads a file in pieces of this many characters.
fn read_in_pieces(file: &str, length: usize) -> Result<Archive, ArchiveError> {
    let (mut reader, mut archive) = (SaveFileReader::default(), Archive::default());
    let signs: Vec<char> = file.chars().collect();
    for piece in signs.chunks(length) {
        reader.feed(&piece.iter().collect::<String>(), |_| true)?;
        while let Some(text) = reader.next_text()? {
            archive.insert(text);
        }
    }
    reader.finish().map(|()| archive)
}

#[test]
fn a_file_read_in_pieces_of_any_length_is_complete() {
    let file = sample_archive().write();
    for length in 1..=file.len() {
        assert_eq!(
            read_in_pieces(&file, length),
            Ok(sample_archive()),
            "{length}"
        );
    }
    let spaced = "{ \"records\" : { \"a\" : \"1\" ,\r\n \"b\":\"2\" } , \"raw\" : { } }";
    let file = format!("{TITLE} 1 {:08x}\n{spaced}\n \n", crc32(spaced.as_bytes()));
    for length in 1..=file.len() {
        let read = read_in_pieces(&file, length).unwrap();
        assert_eq!(read.records["a"], "1");
        assert_eq!(read.records["b"], "2");
    }
}

#[test]
fn a_file_written_in_pieces_is_identical() {
    let archive = sample_archive();
    let mut writer = SaveFileWriter::default();
    let mut body = String::new();
    for (name, text) in &archive.records {
        writer.add(SaveFileSection::Records, name, text);
        body += &writer.take_piece();
    }
    let rest = Archive {
        records: Default::default(),
        ..archive.clone()
    };
    rest.write_to(&mut writer);
    let (first, last, sums) = writer.finish();
    assert_eq!(first + &body + &last, archive.write());
    let players = archive.records["players"].as_str();
    assert_eq!(
        sums[1],
        fingerprint(SaveFileSection::Records, "players", players)
    );
    assert_eq!(sums.len(), 5);
}

#[test]
fn a_truncated_or_changed_file_is_refused() {
    let file = sample_archive().write();
    for end in (0..file.len() - 1).filter(|end| file.is_char_boundary(*end)) {
        for length in [1, 7, file.len()] {
            assert!(read_in_pieces(&file[..end], length).is_err(), "{end}");
        }
        let (before, behind) = file.split_at(end);
        for sign in ["x", "\"", "}", ",", "\\"] {
            let other: String = behind.chars().skip(1).collect();
            let changed = format!("{before}{sign}{other}");
            let same = changed.eq_ignore_ascii_case(&file);
            assert!(same || read_in_pieces(&changed, 5).is_err(), "{changed}");
        }
    }
    assert_eq!(read_in_pieces("Letters", 3), Err(ArchiveError::Foreign));
    assert_eq!(read_in_pieces("", 3), Err(ArchiveError::Foreign));
}

#[test]
fn a_text_that_exceeds_the_memory_limit_is_refused_while_reading() {
    // A small file that unpacks without end.
    let mut reader = SaveFileReader::default();
    reader
        .feed(
            "Lettercase save file 1 0\n{\"records\":{\"game/1\":\"",
            |_| true,
        )
        .unwrap();
    let endless = "a".repeat(1 << 16);
    let mut fed = 0;
    let refused = loop {
        match reader.feed(&endless, |bytes| bytes < 8 << 20) {
            Ok(()) => assert_eq!(reader.next_text(), Ok(None)),
            Err(why) => break why,
        }
        fed += endless.len();
        assert!(fed < 64 << 20, "{fed} bytes were accepted");
    };
    assert_eq!(refused, ArchiveError::TooLarge);
    // Records that are passed on take no memory here, however many there are.
    let mut reader = SaveFileReader::default();
    reader
        .feed("Lettercase save file 1 0\n{\"records\":{\"a\":\"\"", |_| {
            true
        })
        .unwrap();
    for number in 0..200 {
        let record = format!(",\"b{number}\":\"{endless}\"");
        reader.feed(&record, |bytes| bytes < 8 << 20).unwrap();
        while reader.next_text().unwrap().is_some() {}
    }
}

#[test]
fn a_gzipped_file_is_recognised_and_reads_like_the_plain_one() {
    let plain = sample_archive().write();
    assert_eq!(Archive::read_file(plain.as_bytes()), Ok(sample_archive()));
    let packed = gzip::compress(plain.as_bytes());
    assert_eq!(Archive::read_file(&packed), Ok(sample_archive()));
    for at in 0..packed.len() {
        // Bytes 4 to 9 hold the time and the system, and don't affect the contents.
        let says_nothing = (4..10).contains(&at);
        let mut changed = packed.clone();
        changed[at] ^= 0x10;
        assert!(
            says_nothing || Archive::read_file(&changed).is_err(),
            "{at}"
        );
        assert!(Archive::read_file(&packed[..at]).is_err(), "cut at {at}");
    }
}

#[test]
fn a_file_of_21_megabytes_is_read() {
    let mut archive = Archive::default();
    for number in 0..330 {
        let game = format!("{{}}\n{}", "x".repeat(65_000));
        archive.records.insert(format!("game/{number}"), game);
    }
    let file = archive.write();
    assert!(file.len() > 21_000_000);
    assert_eq!(
        Archive::read_file(&gzip::compress(file.as_bytes())),
        Ok(archive)
    );
}
