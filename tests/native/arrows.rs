//! The dependency arrows in `ARCHITECTURE.md`: which module's code may name which other module.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What each module may name besides itself. `GAME/` is any game; games never name each other.
const MAY: &[(&str, &[&str])] = &[
    ("sense", &[]),
    ("worker", &[]),
    ("print", &["paper_grid/rules"]),
    ("GAME/rules", &[]),
    ("GAME/opponent", &["GAME/rules", "worker"]),
    ("GAME/desk", &["GAME/rules", "GAME/opponent"]),
    (
        "GAME/words",
        &[
            "GAME/rules",
            "GAME/opponent",
            "GAME/desk",
            // The texts of printed pages are a struct of the print module that a game fills in.
            "print",
        ],
    ),
    ("GAME/card", &["GAME/rules", "GAME/words"]),
    (
        "GAME/arena",
        &[
            "GAME/rules",
            "GAME/opponent",
            // Which seats are asked, and where a board comes from.
            "GAME/desk",
        ],
    ),
    ("GAME", &["GAME/card", "GAME/rules"]),
    (
        "GAME/page",
        &[
            "GAME",
            "GAME/rules",
            "GAME/opponent",
            "GAME/desk",
            "GAME/words",
            "shell",
            "worker",
            "worker/clerk",
            "print",
            "shop",
        ],
    ),
    (
        "games",
        &["GAME", "GAME/opponent", "GAME/page", "shell", "worker"],
    ),
    (
        "shell",
        &["games", "sense", "worker", "worker/clerk", "worker/fetcher"],
    ),
    (
        "shop",
        &[
            "print",
            // A game's printed matter: its texts fill in what the print module asks for.
            "paper_grid/words",
            "paper_grid/rules",
            "word_heist/words",
            "word_heist/rules",
            "one_letter_better/words",
            "one_letter_better/rules",
            "c_u_letter/words",
        ],
    ),
    ("worker/fetcher", &["worker"]),
    (
        "worker/clerk",
        &["worker", "paper_grid/words", "shop", "print"],
    ),
    ("worker/thinker", &["worker", "games"]),
];

pub(crate) fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Collects every file of a folder, as its path below `src` without the extension.
pub(crate) fn files(folder: &Path, found: &mut Vec<String>) {
    let entries = fs::read_dir(folder).unwrap();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let below = path.strip_prefix(source()).unwrap();
            found.push(below.with_extension("").to_str().unwrap().to_owned());
        }
    }
}

/// Returns the layer that a module belongs to.
fn room(module: &[&str]) -> String {
    match module {
        ["games", game, floor, ..]
            if [
                "rules", "opponent", "desk", "words", "page", "card", "arena",
            ]
            .contains(floor) =>
        {
            format!("{game}/{floor}")
        }
        ["games", game, ..] if source().join("games").join(game).is_dir() => (*game).to_owned(),
        ["worker", part @ ("thinker" | "clerk" | "fetcher"), ..] => format!("worker/{part}"),
        [first, ..] => (*first).to_owned(),
        [] => String::new(),
    }
}

/// The code of a file, without comments and code for tests.
pub(crate) fn code(file: &str) -> String {
    let text = fs::read_to_string(source().join(format!("{file}.rs"))).unwrap();
    let text = text.split("#[cfg(test)]").next().unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The modules that a file names, each as a path from the crate root.
fn named(file: &str) -> Vec<Vec<String>> {
    let own: Vec<&str> = file.split('/').filter(|part| *part != "mod").collect();
    let code = code(file);
    let mut found = Vec::new();
    for (at, start) in code
        .match_indices("crate::")
        .chain(code.match_indices("super::"))
    {
        let before = &code[..at];
        // Either the middle of a longer path or a visibility such as `pub(in …)`.
        if before.ends_with("::") || before.ends_with("in ") || before.ends_with('$') {
            continue;
        }
        let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let path: String = code[at..].chars().take_while(|c| is_path(*c)).collect();
        let mut parts: Vec<&str> = path.split("::").filter(|part| !part.is_empty()).collect();
        let mut from = match start {
            "crate::" => Vec::new(),
            _ => own.clone(),
        };
        while parts.first() == Some(&"super") {
            from.pop();
            parts.remove(0);
        }
        let inner = parts.into_iter().filter(|part| *part != "crate");
        found.push(from.into_iter().chain(inner).map(str::to_owned).collect());
    }
    found
}

/// Whether one module may name another.
fn may(from: &str, to: &str) -> bool {
    let (game, _) = from.split_once('/').unwrap_or((from, ""));
    let is_game = source().join("games").join(game).is_dir();
    let any = |room: &str, only: Option<&str>| match room.split_once('/') {
        _ if only.is_some_and(|only| room.split('/').next() != Some(only)) => room.to_owned(),
        Some((one, floor)) if source().join("games").join(one).is_dir() => format!("GAME/{floor}"),
        None if source().join("games").join(room).is_dir() => "GAME".to_owned(),
        _ => room.to_owned(),
    };
    let key = any(from, None);
    // A game names only its own layers; modules above the games name any game's.
    let target = any(to, is_game.then_some(game));
    let listed = MAY.iter().find(|(room, _)| *room == key);
    let (_, allowed) = listed.unwrap_or_else(|| panic!("{from} is not listed in `MAY`"));
    allowed.contains(&target.as_str()) || allowed.contains(&to)
}

#[test]
fn modules_name_only_the_modules_they_may_depend_on() {
    let mut all = Vec::new();
    files(&source(), &mut all);
    let mut against = BTreeSet::new();
    for file in &all {
        let module: Vec<&str> = file.split('/').filter(|part| *part != "mod").collect();
        if matches!(module.first(), Some(&("bin" | "main" | "lib"))) || file.ends_with("tests") {
            continue;
        }
        let from = room(&module);
        for path in named(file) {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let to = room(&path);
            let known = MAY.iter().any(|(room, _)| *room == to) || to.contains('/');
            let is_room = known || source().join("games").join(&to).is_dir();
            if is_room && to != from && !may(&from, &to) {
                against.insert((file.clone(), to));
            }
        }
    }
    assert!(against.is_empty(), "forbidden dependencies: {against:#?}");
}
