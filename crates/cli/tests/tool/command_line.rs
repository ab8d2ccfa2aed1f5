//! The command-line tool as users call it: its output, its files and its errors.

mod printing;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use lexicon::Packing;

use crate::list::LIST;
use crate::thorough;

/// Returns the path of the word list in the packing that is fastest to read.
pub fn fast_word_list_path() -> &'static str {
    static FILE: LazyLock<String> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let file = folder.join("quickly-read.lex");
        // A concurrent run writes the same contents; renaming means that no reader sees a partial
        // file.
        let begun = folder.join(format!("quickly-read-{}", std::process::id()));
        fs::write(&begun, LIST.pack(Packing::Front)).expect("write the word list");
        fs::rename(&begun, &file).expect("rename the word list");
        file.display().to_string()
    });
    &FILE
}

/// A temporary folder for one test, removed on drop.
pub struct TempFolder(PathBuf);

impl TempFolder {
    pub fn new(name: &str) -> Self {
        // Concurrent runs use different folders.
        let name = format!("{name}-{}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("create the folder");
        Self(path)
    }

    /// Returns the names of the files in the folder.
    fn file_names(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).expect("read the folder").flatten();
        let mut names: Vec<String> = files
            .map(|file| file.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    /// Runs the tool in this folder.
    fn run_args<Word: Into<OsString>>(&self, words: impl IntoIterator<Item = Word>) -> Output {
        Command::new(env!("CARGO_BIN_EXE_lettercase"))
            .args(words.into_iter().map(Into::into))
            .current_dir(&self.0)
            .output()
            .expect("run the tool")
    }

    /// Runs the tool with a command line whose arguments contain no spaces.
    pub fn run(&self, line: &str) -> Output {
        self.run_args(line.split_whitespace())
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn stderr_text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Checks that a command is refused with one line that contains `told`, and writes nothing.
#[track_caller]
pub fn assert_refused(folder: &TempFolder, line: &str, told: &str) {
    let output = folder.run(line);
    let said = stderr_text(&output);
    assert_eq!(output.status.code(), Some(2), "{line}: {said}");
    assert!(said.contains(told), "{line}: {said}");
    assert_eq!(said.lines().count(), 1, "{line}: {said}");
    assert_eq!(output.stdout, b"", "{line}");
    assert_eq!(folder.file_names(), [""; 0], "{line}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf_8_are_refused_in_one_line() {
    use std::os::unix::ffi::OsStringExt;

    let folder = TempFolder::new("not-utf-8");
    let strange = OsString::from_vec(b"caf\xe9.pdf".to_vec());
    for words in [
        vec![strange.clone()],
        vec!["board".into(), "--pdf".into(), strange.clone()],
        vec!["help".into(), strange],
    ] {
        let output = folder.run_args(words.clone());
        let said = stderr_text(&output);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(r"caf\xE9.pdf"), "{words:?}: {said}");
        assert!(said.contains("isn’t UTF-8"), "{words:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
        assert_eq!(output.stdout, b"", "{words:?}");
    }
    assert_eq!(folder.file_names(), [""; 0]);
}

#[test]
fn too_many_boards_for_one_file_are_refused() {
    let folder = TempFolder::new("too-many");
    for line in [
        "board --count 61 --svg b.svg",
        "board --count 61 --pdf b.pdf",
        "board --count 61 --svg b.svg --pdf b.pdf --link --code",
    ] {
        assert_refused(&folder, line, "1 to 60 boards fit in a file, not 61");
    }
    assert_refused(
        &folder,
        "print blank --count 61 --svg b.svg",
        "--count is a number from 1 to 60",
    );
    // Large boards in large print don't fit four to a page.
    assert_refused(
        &folder,
        "board --size large --per-page 4 --large-print --count 8 --svg b.svg --link",
        "too small",
    );
}

#[test]
fn conflicting_options_are_named() {
    let folder = TempFolder::new("clash");
    let open = "--open #/board/1/small-2/picnic";
    for (line, told) in [
        (&*format!("board {open} --seed tea"), "--open and --seed"),
        (&format!("board {open} --count=3"), "--open and --count"),
        ("board --celldance --types dtw", "--celldance and --types"),
        (
            "board --supercells=off --types d",
            "--supercells=off and --types",
        ),
        (
            "board --supercells=off --celldance",
            "--supercells=off and --celldance",
        ),
        (
            "board --pdf a --endgame 9 --no-counter",
            "--endgame and --no-counter",
        ),
        ("board --pdf - --svg -", "--pdf - and --svg -"),
        ("board --pdf same --svg same", "--pdf same and --svg same"),
        ("board --pdf - --link", "--pdf - and --link"),
        ("board --svg - --code", "--svg - and --code"),
        ("board --svg - --measure", "--svg - and --measure"),
        (
            &format!("board {open} --difficulty easy"),
            "--open and --difficulty",
        ),
        (
            "print deck --game c-u-letter --deck A6~0 --pdf a",
            "--game c-u-letter and --deck",
        ),
        ("serve --headers --port 1", "--headers and --port"),
        ("serve --headers dist", "--headers and dist"),
        ("words check tea --front", "check and --front"),
        ("words build --scowl . --list x", "build and --list"),
    ] {
        assert_refused(&folder, line, &format!("{told} don’t go together"));
    }
    for (line, told) in [
        ("board --per-page 2", "--per-page needs --pdf or --svg"),
        ("board --landscape", "--landscape needs --pdf or --svg"),
        (
            "board --at https://x.example/",
            "--at needs --link, --pdf or --svg",
        ),
    ] {
        assert_refused(&folder, line, told);
    }
    assert_refused(&folder, "board --pdf a --prot 2", "`--prot`");
}

#[test]
fn examples_in_the_print_help_work() {
    let folder = TempFolder::new("print-examples");
    let help = folder.run("print --help");
    let help = String::from_utf8_lossy(&help.stdout).replace("\n        --", " --");
    fs::write(folder.0.join("class.txt"), "Ada\nBo; Cem").expect("a list");
    let examples = help
        .lines()
        .filter_map(|line| line.strip_prefix("    lettercase "));
    let mut tried = 0;
    for example in examples {
        let done = folder.run(example);
        assert!(done.status.success(), "{example}: {}", stderr_text(&done));
        tried += 1;
    }
    assert_eq!(
        tried, 10,
        "one example per printed thing, and one with several"
    );
}

#[test]
fn a_pack_is_printed_for_a_list_of_names_and_named_after_its_seed() {
    let folder = TempFolder::new("print-pack");
    let pack = "print pack --names class.txt --seed tea --pdf .";
    let list = |text: &str| fs::write(folder.0.join("class.txt"), text).expect("a list");
    list("Ada\nBo\nAda\n");
    let done = folder.run(pack);
    assert!(done.status.success(), "{}", stderr_text(&done));
    assert!(
        stderr_text(&done).contains("Ada is in the list more than once"),
        "{}",
        stderr_text(&done)
    );
    assert_eq!(
        folder.file_names(),
        ["class.txt", "paper-grid-pack-tea.pdf"]
    );
    for (text, told) in [
        ("", "there are no names in the list"),
        (
            &"Ada\n".repeat(61),
            "there are 61 names in the list, and a pack takes 60",
        ),
        ("Ада", "no “А”, so “Ада” can’t be printed"),
        (&"x".repeat(50), "is longer than 40 letters"),
    ] {
        list(text);
        let refused = folder.run(pack);
        assert_eq!(refused.status.code(), Some(2), "{text}");
        assert!(
            stderr_text(&refused).contains(told),
            "{}",
            stderr_text(&refused)
        );
    }
    let missing = folder.run("print pack --names nobody.txt --pdf b.pdf");
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr_text(&missing).contains("nobody.txt"));
    list("Ada");
    let both = folder.run("print pack --names class.txt --count 3 --pdf b.pdf");
    assert!(stderr_text(&both).contains("--names and --count don’t go together"));
}

#[test]
fn a_dash_writes_only_the_file_to_standard_output() {
    let folder = TempFolder::new("dash");
    for what in ["board --seed tea", "print rules", "print blank --count 2"] {
        let file = folder.run(&format!("{what} --pdf a.pdf"));
        assert!(file.status.success(), "{what}: {}", stderr_text(&file));
        let piped = folder.run(&format!("{what} --pdf -"));
        assert!(piped.status.success(), "{what}: {}", stderr_text(&piped));
        assert_eq!(stderr_text(&piped), "", "{what}");
        let written = fs::read(folder.0.join("a.pdf")).expect("it is written");
        assert!(written.starts_with(b"%PDF"), "{what}");
        assert!(piped.stdout == written, "{what}: byte for byte the same");
    }
    let file = folder.run("print rules --svg=a.svg");
    assert!(file.status.success(), "{}", stderr_text(&file));
    let piped = folder.run("print rules --svg=-");
    let written = fs::read(folder.0.join("a.svg")).expect("it is written");
    assert!(piped.stdout == written, "byte for byte the same");
    assert_eq!(
        folder.file_names(),
        ["a.pdf", "a.svg"],
        "no file is called -"
    );
}

#[test]
fn summary_goes_to_standard_error_when_a_drawing_goes_to_standard_output() {
    let folder = TempFolder::new("dash-and-file");
    let both = folder.run("print rules --pdf a.pdf --svg -");
    assert!(both.status.success(), "{}", stderr_text(&both));
    assert!(both.stdout.starts_with(b"<svg"));
    assert!(both.stdout.ends_with(b"</svg>\n") || both.stdout.ends_with(b"</svg>"));
    assert_eq!(stderr_text(&both), "a.pdf: a page\n");
    assert_eq!(folder.file_names(), ["a.pdf"]);
}

#[test]
fn several_svg_pages_to_standard_output_are_refused() {
    let folder = TempFolder::new("dash-many");
    assert_refused(
        &folder,
        "board --count 3 --per-page 2 --svg - --pdf a.pdf",
        "--svg - takes one page, and there are 2",
    );
    let one = folder.run("board --count 2 --per-page 2 --svg -");
    assert!(one.status.success(), "{}", stderr_text(&one));
}

#[test]
fn words_check_succeeds_when_its_output_pipe_is_closed() {
    let list = fast_word_list_path();
    let (reader, writer) = std::io::pipe().expect("create a pipe");
    drop(reader);
    let output = Command::new(env!("CARGO_BIN_EXE_lettercase"))
        .args(["words", "check", "tea", "coffee", "--list", list])
        .stdout(writer)
        .output()
        .expect("run the tool");
    assert_eq!(stderr_text(&output), "");
    assert!(output.status.success());
}

#[test]
fn arena_refuses_unknown_games_bots_and_values_by_name() {
    let folder = TempFolder::new("arena-refuses");
    let list = fast_word_list_path();
    for (line, told) in [
        (
            "--game go",
            "no game “go”. The games are paper-grid, word-heist",
        ),
        ("--games 4", "--games needs --game GAME"),
        (
            "--game paper-grid --minds owl",
            "The bots are sparrow, robin, jackdaw, magpie, apprentice, newcomer",
        ),
        ("--game paper-grid --seats 7", "expected 2 to 6"),
        (
            "--game paper-grid --seats 9",
            "--seats is a number from 1 to 8",
        ),
        ("--game word-heist --options pace=6", "pace can’t be chosen"),
        (
            "--game word-heist --seed 7",
            "not a seed: expected tune:NUMBER or judge:NUMBER",
        ),
        ("--game word-heist --sprt 20", "--sprt is LOW..HIGH"),
        (
            "--game word-heist --minds fox,owl --games 0",
            "--games is a number",
        ),
        ("--game word-heist --speed 7", "unknown argument `--speed`"),
    ] {
        let list = if line.contains("--games 4") {
            String::new()
        } else {
            format!(" --list {list}")
        };
        assert_refused(&folder, &format!("arena {line}{list}"), told);
    }
}

#[test]
fn arena_prints_a_table_and_writes_the_json_report() {
    let folder = TempFolder::new("arena");
    let list = fast_word_list_path();
    let minds = if thorough::is_thorough() {
        ""
    } else {
        " --minds apprentice,newcomer"
    };
    let asked = format!("arena --game paper-grid --games 2{minds} --list {list}");
    let output = folder.run(&format!("{asked} --json told.json"));
    assert!(output.status.success(), "{}", stderr_text(&output));
    let table = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(table.contains("apprentice before newcomer"), "{table}");
    assert_eq!(folder.file_names(), ["told.json"]);
    let alone = folder.run(&format!("{asked} --json - --jobs 2"));
    let written = fs::read(folder.0.join("told.json")).expect("it was written");
    assert_eq!(alone.stdout, written);
}

#[test]
fn g1_a_seed_may_be_typed_in_any_unicode_form() {
    let folder = TempFolder::new("seed-typed");
    let link = |seed: &str| folder.run(&format!("board --link --seed {seed}")).stdout;
    assert_eq!(link("Cafe\u{301}"), link("café"));
    assert!(!link("café").is_empty() && link("café") != link("cafe"));
}

#[test]
fn sheet_in_the_readme_is_what_the_tool_prints() {
    let folder = TempFolder::new("readmes-sheet");
    let printed = folder.run("board --supercells --seed picnic --svg -");
    assert!(printed.status.success());
    let shown = include_bytes!("../../../../docs/pictures/sheet.svg");
    assert!(
        printed.stdout == shown,
        "`make pictures` prints docs/pictures/sheet.svg again"
    );
}

/// Returns the example command lines in the documents.
fn documented_command_lines() -> Vec<&'static str> {
    let pages = [
        include_str!("../../../../README.md"),
        include_str!("../../../../CONTRIBUTING.md"),
        include_str!("../../../../docs/boards.md"),
    ];
    let lines = pages.iter().flat_map(|page| page.lines());
    let called = lines.filter_map(|line| line.strip_prefix("    cargo run"));
    called
        .filter_map(|line| line.split_once(" lettercase -- "))
        .map(|(_, line)| line)
        .collect()
}

#[test]
fn command_lines_in_the_documents_work() {
    let folder = TempFolder::new("shown");
    let lines = documented_command_lines();
    assert!(lines.len() >= 4, "{lines:?}");
    for line in lines {
        let list = fast_word_list_path();
        let line = match line.split_once(' ') {
            // A full arena run takes minutes.
            Some(("arena", _)) => format!("{line} --games 1 --list {list}"),
            Some((_, rest)) if rest.contains("--difficulty") => format!("{line} --list {list}"),
            _ => line.to_owned(),
        };
        let done = folder.run(&line);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "{line}: {said}");
    }
    assert_eq!(folder.file_names(), ["deck.pdf", "grid.pdf"]);
}
