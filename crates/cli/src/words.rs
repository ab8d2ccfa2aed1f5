//! `lettercase words`: builds the packed word list, and queries it.

use std::fs;
use std::io::{BufWriter, Write, stdout};
use std::path::{Path, PathBuf};

use lexicon::{Found, Letters, Level, Lexicon, Packing, Pattern, Supply, Word, recipe};
use sha2::{Digest, Sha256};

use crate::args::Args;
use crate::say;
use crate::trouble::Trouble;

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

pub const LIST: &str = "crates/lexicon/words.lex";

/// Runs `lettercase words`.
pub fn run(mut args: Args) -> Result<(), Trouble> {
    let asked = args.value("--list")?;
    let ours = Building::taken(&mut args)?;
    let what = args.place("what to do")?;
    if what == "build" {
        let why = "it builds its own list, see --out FILE";
        return match asked {
            None => build(args, ours),
            Some(_) => Err(args.clash("build", "--list", why)),
        };
    }
    if let Some(option) = ours.first() {
        return Err(args.clash(&what, option, "it’s for build"));
    }
    let list = PathBuf::from(asked.unwrap_or(LIST.to_owned()));
    let words = || open(&list);
    match what.as_str() {
        "check" => {
            let words = words()?;
            check(&words, &args.place("the word")?)?;
            while let Ok(next) = args.place("another word") {
                check(&words, &next)?;
            }
        }
        "list" => match args.place("a prefix") {
            Ok(prefix) => show(words()?.beginning_with(word(&prefix)?)),
            Err(_) => show(words()?.words()),
        },
        "anagram" => {
            let text = args.place("the letters")?;
            let blanks = text.matches('?').count().min(Word::MAX) as u8;
            let letters = Letters::from(word(&text.replace('?', ""))?);
            show(words()?.spelled(Supply::of(letters).with_blanks(blanks)));
        }
        "pattern" => {
            let text = args.place("the pattern")?;
            let pattern: Pattern = (text.parse()).map_err(|e| failed(&text, &e))?;
            show(words()?.matching(&pattern));
        }
        "steals" => {
            let from = word(&args.place("the word")?)?;
            let pool = word(&args.place("the pool")?)?.into();
            show(words()?.made_from(&[from], pool, 1));
        }
        "info" => info(&words()?),
        other => return Err(args.usage(&format!("it can’t {other}"))),
    }
    args.done()
}

fn failed(what: &str, error: &dyn std::fmt::Display) -> Trouble {
    Trouble::Failed(format!("{what}: {error}"))
}

fn word(text: &str) -> Result<Word, Trouble> {
    Word::new(text).map_err(|e| failed(text, &e))
}

/// Opens a packed word list.
pub fn open(path: &Path) -> Result<Lexicon, Trouble> {
    let name = path.display().to_string();
    let file = fs::read(path).map_err(|e| failed(&name, &e))?;
    Lexicon::open(&file).map_err(|e| failed(&name, &e))
}

fn show(words: impl Iterator<Item = Found>) {
    let mut out = BufWriter::new(stdout().lock());
    for found in words {
        // The reader has closed the pipe (`| head`).
        if writeln!(out, "{}", found.word).is_err() {
            return;
        }
    }
}

fn check(list: &Lexicon, text: &str) -> Result<(), Trouble> {
    let answer = match list.find(word(text)?).map(|id| list.level(id)) {
        Some(level) if level <= Level::EVERYDAY => "everyday",
        Some(_) => "in the full list",
        None => "not a word",
    };
    say(&format!("{text}: {answer}\n"));
    Ok(())
}

/// Options of `words build`.
struct Building {
    scowl: Option<String>,
    out: Option<String>,
    front: bool,
}

impl Building {
    /// Takes these options, so that their values aren't read as positional arguments.
    fn taken(args: &mut Args) -> Result<Self, Trouble> {
        Ok(Self {
            scowl: args.value("--scowl")?,
            out: args.value("--out")?,
            front: args.switch("--front"),
        })
    }

    /// Returns the first of these options that was given.
    fn first(&self) -> Option<&'static str> {
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

fn build(args: Args, asked: Building) -> Result<(), Trouble> {
    let out = asked.out.unwrap_or(LIST.to_owned());
    let packing = match asked.front {
        true => Packing::Front,
        false => Packing::Mixed,
    };
    let scowl = asked
        .scowl
        .ok_or_else(|| args.usage("build needs --scowl DIR"))?;
    args.done()?;
    let text = |name: &str| fs::read_to_string(name).map_err(|e| failed(name, &e));
    let additions = text("crates/lexicon/additions.txt")?;
    let removals = text("crates/lexicon/removals.txt")?;
    let list = recipe::from_scowl(Path::new(&scowl), &additions, &removals)
        .map_err(|e| failed(&scowl, &e))?;
    let file = list.pack(packing);
    fs::write(&out, &file).map_err(|e| failed(&out, &e))?;
    say(&format!("{out}: {} bytes\n", file.len()));
    info(&list);
    Ok(())
}

fn info(list: &Lexicon) {
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
    let (nodes, edges) = list.size();
    say(&format!(
        "{} words, by level {levels:?}, sha256 {hash}\n\
         {nodes} nodes, {edges} edges, {} bytes ready\n",
        list.len(),
        list.memory()
    ));
}
