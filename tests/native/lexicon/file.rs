//! The packed file: it holds exactly the settled list, and damage is always detected.

use lexicon::{Level, Lexicon, LexiconDecoder, OpenError, Packing, Word, scowl};
use sha2::{Digest, Sha256};

use crate::list::{LIST, LIST_FILE};
use crate::thorough;

fn digest(lexicon: &Lexicon) -> String {
    let mut hash = Sha256::new();
    for found in lexicon.words() {
        hash.update(found.word.as_str());
        hash.update("\n");
    }
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}

fn small_lexicon() -> Lexicon {
    let words = [
        "able", "ablest", "see", "seen", "sees", "oversee", "overseen", "unable",
    ];
    let levels = [Level::Common, Level::Rare, Level::Known];
    let levels = levels.into_iter().cycle();
    Lexicon::from_words(words.into_iter().zip(levels)).unwrap()
}

#[test]
fn the_file_holds_exactly_the_agreed_list() {
    let lexicon = &*LIST;
    assert_eq!(lexicon.len(), 248_583);
    let settled = "3c483ae94849e0bcfbabf56dc3194e6fb4a5168b9bb84103740e82a5af9db9e6";
    assert_eq!(digest(lexicon), settled);
    let mut lengths = [0; 16];
    let mut levels = [0; 4];
    for (index, found) in lexicon.words().enumerate() {
        assert_eq!(found.id.index(), index);
        lengths[found.word.len()] += 1;
        levels[lexicon.level(found.id) as usize] += 1;
    }
    assert_eq!((lengths[1], lengths[2], lengths[3]), (0, 122, 1_238));
    // The levels hold the words up to SCOWL sizes 35, 50, 60 and 80.
    assert_eq!(
        levels,
        [41_195, 65_009 - 41_195, 81_509 - 65_009, 248_583 - 81_509]
    );
    assert!(lexicon.memory_bytes() < 2_000_000);
}

#[test]
fn the_file_is_at_most_210_000_bytes() {
    assert!(LIST_FILE.len() <= 210_000, "{} bytes", LIST_FILE.len());
}

#[test]
fn repacking_gives_the_same_bytes() {
    let lexicon = &*LIST;
    // Packing models each bit twice, which takes a while.
    if thorough::is_thorough() {
        assert!(lexicon.pack(Packing::Mixed) == LIST_FILE);
    }
    let front = lexicon.pack(Packing::Front);
    assert!(&Lexicon::open(&front).unwrap() == lexicon);
}

/// Runs only where SCOWL is installed, in the folder named by `SCOWL` or in its usual place.
#[test]
fn the_scowl_recipe_gives_the_same_bytes() {
    let dir = std::env::var("SCOWL").unwrap_or("/usr/share/dict/scowl".to_owned());
    let dir = std::path::Path::new(&dir);
    if !dir.is_dir() {
        return;
    }
    let additions = include_str!("../../../crates/lexicon/additions.txt");
    let removals = include_str!("../../../crates/lexicon/removals.txt");
    let lexicon = scowl::build_lexicon(dir, additions, removals).unwrap();
    assert!(lexicon.pack(Packing::Mixed) == LIST_FILE);
}

#[test]
fn a_file_opens_in_pieces_of_any_size() {
    let list = small_lexicon();
    let file = list.pack(Packing::Mixed);
    for (size, file, whole) in (1..40)
        .map(|size| (size, &file[..], &list))
        .chain(thorough::is_thorough().then(|| (4_093, LIST_FILE, &*LIST)))
    {
        let mut opening = LexiconDecoder::new();
        for piece in file.chunks(size) {
            opening.push(piece).unwrap();
        }
        assert_eq!(opening.progress(), Some((file.len(), file.len())));
        assert!(&opening.finish().unwrap() == whole, "pieces of {size}");
    }
}

#[test]
fn open_errors_name_the_fault() {
    let file = small_lexicon().pack(Packing::Mixed);
    let open = |file: &[u8]| Lexicon::open(file).unwrap_err();
    assert_eq!(open(b"<!doctype html><title>404"), OpenError::WrongMagic);
    assert_eq!(open(b""), OpenError::CutOff);
    assert_eq!(open(b"LX"), OpenError::CutOff);
    let mut newer = file.clone();
    newer[4] = 9;
    let wrong = OpenError::WrongVersion {
        found: 9,
        expected: 3,
    };
    assert_eq!(open(&newer), wrong);
    assert_eq!(open(&file[..file.len() - 1]), OpenError::CutOff);
    let mut longer = file.clone();
    longer.push(0);
    assert_eq!(open(&longer), OpenError::Damaged);
}

/// Small lists in both packings: every change of every byte, and every truncation.
#[test]
fn every_changed_byte_and_truncation_is_detected() {
    for packing in [Packing::Mixed, Packing::Front] {
        let file = small_lexicon().pack(packing);
        assert!(Lexicon::open(&file).unwrap() == small_lexicon());
        for at in 0..file.len() {
            for change in 1..=255 {
                let mut file = file.clone();
                file[at] ^= change;
                assert!(Lexicon::open(&file).is_err(), "byte {at} ^ {change}");
            }
            let mut changed = file.clone();
            changed[at] ^= 0x55;
            let mut opening = LexiconDecoder::new();
            let streamed = opening.push(&changed).and_then(|()| opening.finish());
            assert!(streamed.is_err(), "byte {at} on its way in");
            assert!(Lexicon::open(&file[..at]).is_err(), "cut at {at}");
        }
    }
}

/// Changes that the checksums would let through are caught by other checks: the header is made to
/// agree with a damaged body.
#[test]
fn a_forged_checksum_never_opens_a_wrong_list() {
    let places: Vec<usize> = (32..LIST_FILE.len()).step_by(69_911).collect();
    let few = places.len() / thorough::cases(places.len() as u64) as usize;
    for at in places.into_iter().step_by(few) {
        let mut file = LIST_FILE.to_vec();
        file[at] ^= 0x10;
        let body = crc(&file[32..]);
        file[24..28].copy_from_slice(&body.to_le_bytes());
        let header = crc(&file[..28]);
        file[28..32].copy_from_slice(&header.to_le_bytes());
        match Lexicon::open(&file) {
            Err(error) => assert_eq!(error, OpenError::Damaged, "byte {at}"),
            // The last byte has spare bits without meaning.
            Ok(lexicon) => assert!(lexicon == *LIST, "byte {at}"),
        }
    }
}

fn crc(bytes: &[u8]) -> u32 {
    let mut crc = !0_u32;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                crc >> 1 ^ 0xEDB8_8320
            } else {
                crc >> 1
            };
        }
    }
    !crc
}

/// Every byte of the real file, changed to every other value, is detected. The body's checksum is
/// linear: the effect of a change depends on its place and value, not on the other bytes. So all 53
/// million changes are tried on the checksum alone, and each alters it; opening succeeds only if
/// the checksum is right. Changes of the header are tried by opening, and so are some of the body,
/// which is decoded before the checksum is known.
#[test]
fn every_changed_byte_of_the_real_file_is_detected() {
    let body = &LIST_FILE[32..];
    // The remainder that a one in the last byte leaves, moved up byte by byte: no change of up to
    // eight bits may leave a remainder of zero.
    let mut step = [0_u32; 8];
    for (bit, step) in step.iter_mut().enumerate() {
        *step = crc(&[1 << bit]) ^ crc(&[0]);
    }
    for _ in 0..body.len() {
        for change in 1..=255_u32 {
            let left = (0..8)
                .filter(|b| change >> b & 1 == 1)
                .fold(0, |s, b| s ^ step[b]);
            assert_ne!(left, 0);
        }
        for step in &mut step {
            for _ in 0..8 {
                *step = if *step & 1 == 1 {
                    *step >> 1 ^ 0xEDB8_8320
                } else {
                    *step >> 1
                };
            }
        }
    }
    for at in 0..32 {
        for change in 1..=255 {
            let mut file = LIST_FILE.to_vec();
            file[at] ^= change;
            assert!(
                LexiconDecoder::new().push(&file[..64]).is_err(),
                "byte {at}"
            );
        }
    }
    for at in (32..LIST_FILE.len()).step_by(29_989) {
        let mut file = LIST_FILE.to_vec();
        file[at] ^= 0x80;
        assert!(Lexicon::open(&file).is_err(), "byte {at}");
    }
}

/// Noise after a valid header never panics and never opens as a list.
#[test]
fn noise_after_a_valid_header_is_refused() {
    let mut state = 88_172_645_463_325_252_u64;
    for packing in 0..2 {
        for words in [0, 1, 1_000, 300_000] {
            let mut file = b"LXCN\x03".to_vec();
            file.extend([packing, 0, 0]);
            file.extend(u32::to_le_bytes(words));
            file.extend(u32::to_le_bytes(3_000));
            file.extend([7; 8]);
            let noise: Vec<u8> = (0..3_000)
                .map(|_| {
                    state ^= state << 13;
                    state ^= state >> 7;
                    state ^= state << 17;
                    (state >> 33) as u8
                })
                .collect();
            file.extend(crc(&noise).to_le_bytes());
            file.extend(crc(&file).to_le_bytes());
            file.extend(noise);
            assert_eq!(Lexicon::open(&file).unwrap_err(), OpenError::Damaged);
        }
    }
}

#[test]
fn an_empty_list_packs_and_opens() {
    let empty = Lexicon::from_words([]).unwrap();
    for packing in [Packing::Mixed, Packing::Front] {
        let opened = Lexicon::open(&empty.pack(packing)).unwrap();
        assert!(opened.is_empty());
        assert!(!opened.contains(Word::new("a").unwrap()));
    }
}
