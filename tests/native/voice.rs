//! Texts for players use the same word for the same thing, and no phrase that a native speaker
//! would not use at the table.
//!
//! They are read from the sources: all texts of `crates/screen/src/text` and the games' `text`
//! folders, the games' cards, the scripts that open the page, and the golden files. Where a listed
//! word is right after all, it goes into [`RIGHT`] with its neighbours.

use std::fs;
use std::path::{Path, PathBuf};

/// Phrases to avoid, and the ones to use instead.
const TWINS: &[(&str, &str)] = &[
    // People and bots.
    ("everybody", "everyone"),
    ("somebody", "someone"),
    ("anybody", "anyone"),
    ("the others", "the other players"),
    ("program", "bot"),
    ("programs", "bots"),
    ("programme", "bot"),
    ("programmes", "bots"),
    ("computer", "bot"),
    ("opponent", "player"),
    ("opponents", "players"),
    ("of ours", "bots"),
    // Actions at the table.
    ("turn over", "flip"),
    ("turns over", "flips"),
    ("turned over", "flipped"),
    ("turn down", "put face down"),
    ("turned down", "face down"),
    ("put away", "close"),
    ("by chance", "random"),
    ("lies on the table", "is on the table"),
    ("lie on the table", "are on the table"),
    ("once more", "again"),
    ("anew", "again"),
    // Contractions, as in speech.
    ("cannot", "can’t"),
    ("can not", "can’t"),
    ("do not", "don’t"),
    ("does not", "doesn’t"),
    ("did not", "didn’t"),
    ("is not", "isn’t"),
    ("are not", "aren’t"),
    ("was not", "wasn’t"),
    ("has not", "hasn’t"),
    ("have not", "haven’t"),
    ("will not", "won’t"),
    ("would not", "wouldn’t"),
    ("could not", "couldn’t"),
    ("is no", "isn’t a"),
    ("it is", "it’s"),
    ("there is", "there’s"),
    ("you are", "you’re"),
    ("they are", "they’re"),
    ("shall", "will"),
    ("whom", "who"),
    ("upon", "on"),
    ("in order to", "to"),
    ("etc", "and so on"),
    // Sentences that read as if translated.
    ("could have been better", "there was a better move in"),
    ("goes with longer", "goes to the longer"),
    ("goes with the longer", "goes to the longer"),
    ("goes with another", "goes to another"),
    ("go with other", "go to other"),
    ("takes the place of", "replaces"),
    ("take the place of", "replace"),
    ("chances in 100 more", "chances in 100 instead of"),
    ("best turn was", "best turn:"),
    ("letter behind", "a letter added at the end"),
    // Limits come before the noun: at least 2 cards.
    ("cards at least", "at least … cards"),
    ("cards at most", "up to … cards"),
    ("letters at least", "at least … letters"),
    ("letters at most", "up to … letters"),
    ("players at least", "at least … players"),
    ("players at most", "up to … players"),
    ("points at least", "at least … points"),
    ("words at least", "at least … words"),
    ("words at most", "up to … words"),
    // British spelling.
    ("color", "colour"),
    ("colors", "colours"),
    ("center", "centre"),
    ("favorite", "favourite"),
    ("favorites", "favourites"),
    ("gray", "grey"),
    ("license", "licence"),
    ("neighbor", "neighbour"),
    // Names in the golden files.
    ("of ada", "Ada’s"),
    ("of bo", "Bo’s"),
    ("of cleo", "Cleo’s"),
];

/// Phrases in which a listed word is right.
const RIGHT: &[&str] = &[
    "as it is",
    "of it is",
    "as they are",
    "what it is",
    "beside it is",
    "below it is",
    "is no longer",
    "open font license",
    "another program",
];

/// Characters to avoid, and what to use instead.
const SIGNS: &[(&str, &str)] = &[
    ("; ", "a full stop"),
    (" %", "% without a space"),
    ("...", "…"),
    ("e.g.", "such as"),
    ("i.e.", "that is"),
    (" of {name}", "whose(name)"),
    (" of {who}", "whose(who)"),
    (" of {owner}", "whose(owner)"),
    (" of {player}", "whose(player)"),
];

/// Text folders that are not read during play. In the others, a sentence is limited to [`LONGEST`]
/// words.
const BESIDE_PLAY: &[&str] = &["rules", "set_up", "lesson", "sheet", "studio"];
const LONGEST: usize = 14;

/// The string literals of a source, each with its first line's number. Code below the first test is
/// skipped.
fn string_literals(code: &str) -> Vec<(usize, String)> {
    let code = code.split("#[cfg(test)]").next().unwrap();
    let mut all = Vec::new();
    let mut line = 1;
    let mut signs = code.chars().peekable();
    let mut before = ' ';
    while let Some(sign) = signs.next() {
        match sign {
            '\n' => line += 1,
            '/' if before == '/' => while signs.next_if(|sign| *sign != '\n').is_some() {},
            '"' if before != '\'' => {
                let began = line;
                let mut text = String::new();
                while let Some(sign) = signs.next() {
                    match sign {
                        '"' => break,
                        '\\' => match signs.next() {
                            Some('\n') => {
                                line += 1;
                                while signs.next_if(|sign| *sign == ' ').is_some() {}
                            }
                            other => text.extend(other),
                        },
                        sign => {
                            line += usize::from(sign == '\n');
                            text.push(sign);
                        }
                    }
                }
                all.push((began, text));
            }
            _ => {}
        }
        before = sign;
    }
    all
}

/// The text between the tags of a page.
fn text_between_tags(page: &str) -> Vec<(usize, String)> {
    let lines = page.lines().enumerate();
    let parts = lines.flat_map(|(at, line)| {
        let parts = line.split('>').filter_map(|part| part.split('<').next());
        parts.map(move |part| (at + 1, part.to_owned()))
    });
    parts.collect()
}

/// A text without placeholders and entities.
fn without_placeholders(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '&']) {
        plain.push_str(&rest[..at]);
        let ends = if rest[at..].starts_with('{') {
            '}'
        } else {
            ';'
        };
        let word = |sign: char| !sign.is_whitespace();
        let end = rest[at..].find(ends).filter(|end| {
            let within = &rest[at + 1..at + end];
            ends == '}' || within.chars().all(word)
        });
        plain.push_str(if ends == '}' { "x" } else { " " });
        rest = &rest[at + end.unwrap_or(0) + 1..];
    }
    plain + rest
}

/// The words of each clause, in lower case.
fn clauses(text: &str) -> Vec<String> {
    let word = |sign: char| sign.is_alphanumeric() || "’'_…-/".contains(sign);
    let clauses = without_placeholders(text).to_lowercase();
    let clauses = clauses.split([',', '.', '!', '?', ':', ';', '(', ')', '|']);
    let words = clauses.map(|clause| {
        let words = clause
            .split(|sign| !word(sign))
            .filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(" ")
    });
    words.filter(|clause| !clause.is_empty()).collect()
}

/// Number of words in the longest sentence.
fn longest_sentence(text: &str) -> usize {
    let text = without_placeholders(text);
    let sentences = text.split(['.', '!', '?', ':', '…', '·']);
    sentences
        .map(|sentence| sentence.split_whitespace().count())
        .max()
        .unwrap_or(0)
}

/// The phrases in a text that should be avoided, with their replacements.
fn discouraged_phrases(text: &str) -> Vec<(&'static str, &'static str)> {
    let clauses = clauses(text);
    let within = |clause: &str, said: &str| format!(" {clause} ").contains(&format!(" {said} "));
    let found = TWINS.iter().filter(|(said, better)| {
        clauses.iter().any(|clause| {
            let mut clause = clause.clone();
            for right in RIGHT {
                clause = clause.replace(right, "…");
            }
            // A contraction can't end a clause: "what it’s" is never right.
            let ends = better.contains('’') && clause.ends_with(&format!(" {said}"));
            let bare = ["is", "are"].iter().any(|end| said.ends_with(end));
            within(&clause, said) && !(ends && bare) && !(bare && clause == *said)
        })
    });
    let without_entities = without_placeholders(&text.replace('{', "(").replace('}', ")"));
    let signs = SIGNS.iter().filter(|(said, _)| {
        let raw = said.contains('{') && text.contains(said);
        raw || without_entities.contains(said)
    });
    let apostrophe = text.split('\'').collect::<Vec<_>>();
    let straight = apostrophe.windows(2).any(|pair| {
        let letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
        letter(pair[0].chars().last()) && letter(pair[1].chars().next())
    });
    let straight = straight.then_some(&("'", "’"));
    found.chain(signs).chain(straight).copied().collect()
}

/// All source files below a folder, as paths from the root of the workspace.
fn sources_under(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![PathBuf::from(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder)).unwrap() {
            let path = folder.join(entry.unwrap().file_name());
            match path.extension() {
                Some(end) if end == "rs" => found.push(path.to_str().unwrap().to_owned()),
                _ if root.join(&path).is_dir() => folders.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// Every text for players, with its file and line.
fn player_texts() -> Vec<(String, usize, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| fs::read_to_string(root.join(name)).unwrap();
    let mut names = sources_under("games");
    names.retain(|name| {
        let spoken = name.contains("/src/text/") || name.ends_with("/card.rs");
        spoken && !name.contains("/ui/") && !name.ends_with("tests.rs")
    });
    names.extend(sources_under("crates/screen/src/text"));
    names.extend(["public/boot.js", "public/watch.js", "public/no-module.js"].map(str::to_owned));
    let mut all = Vec::new();
    for name in names {
        let said = string_literals(&read(&name)).into_iter();
        // A single word in a script is an identifier.
        let said = said.filter(|(_, text)| !name.ends_with(".js") || text.contains(' '));
        all.extend(said.map(|(line, text)| (name.clone(), line, text)));
    }
    // In the command line, strings with a space are texts and others are options.
    let told = sources_under("crates/cli/src");
    for name in told.iter().filter(|name| !name.contains("tests")) {
        let said = string_literals(&read(name)).into_iter();
        let said = said.filter(|(_, text)| text.contains(' '));
        all.extend(said.map(|(line, text)| (name.clone(), line, text)));
    }
    let page = text_between_tags(&read("index.html")).into_iter();
    all.extend(page.map(|(line, text)| ("index.html".to_owned(), line, text)));
    for game in [
        "c_u_letter",
        "one_letter_better",
        "paper_grid",
        "word_heist",
    ] {
        let name = format!("tests/golden/said_{game}.txt");
        let heard = read(&name);
        let lines = heard.lines().enumerate();
        all.extend(lines.map(|(at, line)| (name.clone(), at + 1, line.to_owned())));
    }
    all
}

#[test]
fn texts_for_players_use_the_same_words_everywhere() {
    let all = player_texts();
    assert!(all.len() > 2_000, "only {} texts were found", all.len());
    let mut found = Vec::new();
    for (file, line, text) in &all {
        // A terminal's texts are columns of plain characters.
        let signs = |better: &str| SIGNS.iter().any(|(_, sign)| *sign == better) || better == "’";
        let terminal = file.starts_with("crates/cli/");
        for (said, better) in discouraged_phrases(text) {
            if terminal && signs(better) {
                continue;
            }
            found.push(format!(
                "{file}:{line}: “{said}”: say “{better}”\n    {text}"
            ));
        }
        let parts: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
        let in_play = match parts.as_slice() {
            ["games", _, "src", "text", room, ..] => !BESIDE_PLAY.contains(room),
            _ => false,
        };
        let words = longest_sentence(text);
        if in_play && words > LONGEST {
            found.push(format!(
                "{file}:{line}: {words} words in a sentence: make it two, {LONGEST} words at most\n    {text}"
            ));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn a_phrase_to_avoid_is_found_with_its_replacement() {
    let code = "// \"everybody\"\nlet a = \"Everybody \\\n   passes.\"; // \"somebody\"\nlet b = '\"';\n\
        let c = \"c\";\n#[cfg(test)]\n\"somebody\"";
    let said = string_literals(code);
    assert_eq!(
        said,
        [(2, "Everybody passes.".to_owned()), (5, "c".to_owned())]
    );
    assert_eq!(discouraged_phrases(&said[0].1), [("everybody", "everyone")]);
    for (text, twin) in [
        ("It is no word.", "is no"),
        ("Where {} cannot.", "cannot"),
        ("Draw 2 cards at least.", "cards at least"),
        ("First this; then that.", "; "),
        ("GAPE of {name}", " of {name}"),
        ("Ada's", "'"),
        ("34 %", " %"),
        ("Bo takes GAPE of Ada.", "of ada"),
    ] {
        assert!(
            discouraged_phrases(text)
                .iter()
                .any(|(said, _)| *said == twin),
            "{text}"
        );
    }
    for text in [
        "It’s no longer worth 5.",
        "If it is, its maker scores.",
        "See what it is.",
        "everybodys",
        "&ldquo;this&rdquo; word",
        "The T of Bo’s CAT",
        "{is} not",
        "There is.",
    ] {
        assert_eq!(discouraged_phrases(text), [], "{text}");
    }
    assert_eq!(longest_sentence("One two. {} {} four? Five"), 3);
}
