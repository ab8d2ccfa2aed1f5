//! `lettercase words`: builds the packed word list, and queries it.

use std::fs;
use std::io::{BufWriter, Write, stdout};
use std::path::{Path, PathBuf};

use lexicon::{FoundWord, LetterCounts, Level, Lexicon, Packing, Pattern, Supply, Word, scowl};
use sha2::{Digest, Sha256};

use crate::args::Args;
use crate::error::CliError;
use crate::print_text;

pub const HELP: &str = "\
Builds the packed word list, and looks words up in it.

Usage: lettercase words WHAT [ARGUMENTS] [--list FILE]

  check WORD...       is it a word, and how well known
  list [PREFIX]       all words, or those that start with PREFIX
  anagram LETTERS     what the letters spell; ? is a blank
  pattern PATTERN     ? is one letter, * any number, [abc] one of these
  steals WORD POOL    words with all of WORD and a letter or more of POOL
  info                how many words at each level, and their sha256
  build --scowl DIR [--out FILE] [--front]
                      build the list from SCOWL's files, crates/lexicon/additions.txt
                      and crates/lexicon/removals.txt. --front packs it so that
                      gzip can do the rest

It reads crates/lexicon/words.lex, or the file you name with --list.
";

pub(crate) const DEFAULT_LIST: &str = "crates/lexicon/words.lex";

/// Runs `lettercase words`.
pub fn run(mut args: Args) -> Result<(), CliError> {
    let asked = args.value("--list")?;
    let ours = BuildOptions::from_args(&mut args)?;
    let what = args.take_positional("the action")?;
    if what == "build" {
        let why = "build makes a new list; --out FILE says where";
        return match asked {
            None => build_list(args, ours),
            Some(_) => Err(args.clash_error("build", "--list", why)),
        };
    }
    if let Some(option) = ours.first_given() {
        return Err(args.clash_error(&what, option, "that option is only for build"));
    }
    let list = PathBuf::from(asked.unwrap_or(DEFAULT_LIST.to_owned()));
    let words = || open_lexicon(&list);
    match what.as_str() {
        "check" => {
            let words = words()?;
            check_word(&words, &args.take_positional("the word")?)?;
            while let Ok(next) = args.take_positional("another word") {
                check_word(&words, &next)?;
            }
        }
        "list" => match args.take_positional("a prefix") {
            Ok(prefix) => print_words(words()?.words_with_prefix(parse_word(&prefix)?)),
            Err(_) => print_words(words()?.words()),
        },
        "anagram" => {
            let text = args.take_positional("the letters")?;
            let blanks = text.matches('?').count().min(Word::MAX_LEN) as u8;
            let letters = LetterCounts::from(parse_word(&text.replace('?', ""))?);
            print_words(words()?.spelled_from(Supply::from_letters(letters).with_blanks(blanks)));
        }
        "pattern" => {
            let text = args.take_positional("the pattern")?;
            let pattern: Pattern = (text.parse()).map_err(|e| failure(&text, &e))?;
            print_words(words()?.matching(&pattern));
        }
        "steals" => {
            let from = parse_word(&args.take_positional("the word")?)?;
            let pool = parse_word(&args.take_positional("the pool")?)?.into();
            print_words(words()?.made_from(&[from], pool, 1));
        }
        "info" => print_info(&words()?),
        other => return Err(args.usage_error(&format!("unknown action `{other}`"))),
    }
    args.finish()
}

fn failure(what: &str, error: &dyn std::fmt::Display) -> CliError {
    CliError::Failed(format!("{what}: {error}"))
}

fn parse_word(text: &str) -> Result<Word, CliError> {
    Word::new(text).map_err(|e| failure(text, &e))
}

/// Opens a packed word list.
pub(crate) fn open_lexicon(path: &Path) -> Result<Lexicon, CliError> {
    let name = path.display().to_string();
    let file = fs::read(path).map_err(|e| failure(&name, &e))?;
    Lexicon::open(&file).map_err(|e| failure(&name, &e))
}

fn print_words(words: impl Iterator<Item = FoundWord>) {
    let mut out = BufWriter::new(stdout().lock());
    for found in words {
        // The reader has closed the pipe (`| head`).
        if writeln!(out, "{}", found.word).is_err() {
            return;
        }
    }
}

fn check_word(list: &Lexicon, text: &str) -> Result<(), CliError> {
    let answer = match list.find(parse_word(text)?).map(|id| list.level(id)) {
        Some(level) if level <= Level::EVERYDAY => "everyday",
        Some(_) => "in the full list",
        None => "not a word",
    };
    print_text(&format!("{text}: {answer}\n"));
    Ok(())
}

/// Options of `words build`.
struct BuildOptions {
    scowl: Option<String>,
    out: Option<String>,
    front: bool,
}

impl BuildOptions {
    /// Takes these options, so that their values aren't read as positional arguments.
    fn from_args(args: &mut Args) -> Result<Self, CliError> {
        Ok(Self {
            scowl: args.value("--scowl")?,
            out: args.value("--out")?,
            front: args.switch("--front"),
        })
    }

    /// Returns the first of these options that was given.
    fn first_given(&self) -> Option<&'static str> {
        let given = [
            ("--scowl", self.scowl.is_some()),
            ("--out", self.out.is_some()),
            ("--front", self.front),
        ];
        given
            .iter()
            .find(|(_, given)| *given)
            .map(|(name, _)| *name)
    }
}

fn build_list(args: Args, asked: BuildOptions) -> Result<(), CliError> {
    let out = asked.out.unwrap_or(DEFAULT_LIST.to_owned());
    let packing = if asked.front {
        Packing::Front
    } else {
        Packing::Mixed
    };
    let scowl = asked
        .scowl
        .ok_or_else(|| args.usage_error("build needs --scowl DIR"))?;
    args.finish()?;
    let text = |name: &str| fs::read_to_string(name).map_err(|e| failure(name, &e));
    let additions = text("crates/lexicon/additions.txt")?;
    let removals = text("crates/lexicon/removals.txt")?;
    let list = scowl::build_lexicon(Path::new(&scowl), &additions, &removals)
        .map_err(|e| failure(&scowl, &e))?;
    let file = list.pack(packing);
    fs::write(&out, &file).map_err(|e| failure(&out, &e))?;
    print_text(&format!("{out}: {} bytes\n", file.len()));
    print_info(&list);
    Ok(())
}

fn print_info(list: &Lexicon) {
    let mut hash = Sha256::new();
    let mut levels = [0_u32; 4];
    for found in list.words() {
        hash.update(found.word.as_str());
        hash.update("\n");
        if let Some(count) = levels.get_mut(list.level(found.id) as usize) {
            *count += 1;
        }
    }
    let hash: String = hash.finalize().iter().map(|b| format!("{b:02x}")).collect();
    let (nodes, edges) = list.graph_size();
    print_text(&format!(
        "{} words, by level {levels:?}, sha256 {hash}\n\
         {nodes} nodes, {edges} edges, {} bytes ready\n",
        list.len(),
        list.memory_bytes()
    ));
}
