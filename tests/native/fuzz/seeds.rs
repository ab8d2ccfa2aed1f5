//! The seeds of the fuzz targets: `fuzz/corpus/TARGET/`, and what released versions wrote.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lexicon::{Level, Lexicon, Packing};
use store::gzip;

type Seeds = Vec<(String, Vec<u8>)>;

/// The seeds of a target, each with its origin.
pub fn seeds(target: &str) -> Seeds {
    // The browser tests, which are another package, use the same seeds.
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = own.ancestors().find(|folder| folder.join("fuzz").is_dir());
    let root = root.expect("the seeds are next to the sources");
    let mut seeds = Seeds::new();
    add_files_below(&root.join("fuzz/corpus").join(target), &mut seeds);
    let saves = root.join("tests/saves");
    let versions = (1..).map(|version: u32| saves.join(version.to_string()));
    for version in versions.take_while(|version| version.is_dir()) {
        let records = version.join("records");
        match target {
            "games" => add_files_below(&records.join("game"), &mut seeds),
            "files" => {
                add_file(&version.join("everything.txt"), &mut seeds);
                if let Some((from, plain)) = seeds.last().cloned() {
                    seeds.push((format!("{from}, packed"), gzip::compress(&plain)));
                }
            }
            "archives" => add_file(&version.join("everything.txt"), &mut seeds),
            "records" => {
                add_files_below(&records, &mut seeds);
                seeds.retain(|(from, _)| !from.contains("/game/"));
            }
            "seals" => add_slots(&version.join("slots.json"), &mut seeds),
            "rows" => add_rows(&version.join("rows.json"), &mut seeds),
            _ => (),
        }
    }
    if target == "words" {
        let list = ["able", "ablest", "see", "seen", "sees", "unable"];
        let list = list
            .into_iter()
            .zip([Level::Common, Level::Rare].into_iter().cycle());
        let list = Lexicon::from_words(list).unwrap();
        for packing in [Packing::Front, Packing::Mixed] {
            seeds.push((format!("{packing:?}"), list.pack(packing)));
        }
    }
    seeds
}

fn add_files_below(folder: &Path, seeds: &mut Seeds) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add_files_below(&path, seeds);
        } else {
            add_file(&path, seeds);
        }
    }
}

fn add_file(path: &Path, seeds: &mut Seeds) {
    let bytes = fs::read(path).unwrap();
    seeds.push((path.display().to_string(), bytes));
}

fn read_texts(path: &Path) -> Vec<(String, String)> {
    let texts = fs::read_to_string(path);
    texts.map_or_else(
        |_| Vec::new(),
        |texts| serde_json::from_str(&texts).unwrap(),
    )
}

/// Each record's two slots, in the target's input format.
fn add_slots(path: &Path, seeds: &mut Seeds) {
    for pair in read_texts(path).windows(2) {
        let [(from, a), (_, b)] = pair else { continue };
        // Long records cover nothing that short ones don't.
        if a.len() + b.len() < 20_000 {
            let both = format!("{a}\u{1}{b}");
            seeds.push((from.clone(), both.into_bytes()));
        }
    }
}

/// A game's rows and those of a small record, in the target's input format.
fn add_rows(path: &Path, seeds: &mut Seeds) {
    let texts: BTreeMap<String, String> = read_texts(path).into_iter().collect();
    let row = |key: &str| texts.get(&format!("lettercase-rows/0/{key}"));
    let names = texts.keys().filter_map(|key| {
        let name = key.strip_prefix("lettercase-rows/0/head/")?;
        name.starts_with("game/").then_some(name)
    });
    for name in names {
        let keys = [
            format!("head/{name}"),
            format!("line/{name}/000000"),
            format!("first/{name}"),
            "head/settings".to_owned(),
            "head/players".to_owned(),
        ];
        let each = keys.iter().map(|key| row(key).map_or("", String::as_str));
        let all: Vec<&str> = each.collect();
        seeds.push((name.to_owned(), all.join("\u{1}").into_bytes()));
    }
}
