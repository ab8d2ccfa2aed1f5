//! `lettercase arena`: lets bots play each other and reports how strong they are.

mod accounts;
mod table;

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::thread::available_parallelism;

use arena::{Order, Report, Ring, Seed, Wrong};
use games::RINGS;
use lexicon::WordBook;

use crate::args::Args;
use crate::say;
use crate::trouble::Trouble;
use crate::words::{LIST, open};

/// Help text of `lettercase arena`.
pub const HELP: &str = "\
Lets bots play each other, and tells how strong they are. Deals are paired: every
mind plays each deal once from every seat.

Usage: lettercase arena --game GAME [OPTIONS]
       lettercase arena

  --game GAME         paper-grid, word-heist, one-letter-better or c-u-letter
  --minds A,B,...     who plays; by default all of the game's. With more minds than
                      seats, every combination gets a table. With fewer, they take
                      turns filling the seats
  --seats N           seats at a table; 2 by default
  --games N           games for each table, 1 to 1000000; 200 by default. The last
                      deal is always finished
  --seed SEED         tune:NUMBER or judge:NUMBER; tune:1 by default. Try things out
                      with tune and judge them with judge: they share no deals
  --options RULES     changes to the default rules: rule=value,rule=value or as a
                      save has them, {\"rule\":value}. If one doesn't exist, you
                      get a list of those that do
  --sprt LOW..HIGH    stop as soon as it's clear whether the second of two minds is
                      better than the first by LOW Elo or by HIGH. One verdict in
                      twenty may be wrong
  --wrong-model       levels that look ahead think everyone else knows only common
                      words: shows how much they lose by being wrong
  --account           each mind plays itself instead, and accounts are drawn up: what
                      winning chances are fitted to, and by how much start, choices,
                      cards and others miss the result
  --reviews N         with --account, how many games of each mind are reviewed too:
                      what it gives away; by default none
  --jobs N            games at once; by default one for each core
  --json FILE         write all but the times as JSON: the same seed writes the same
                      for any --jobs. - is the standard output
  --hardest FOLDER    write, for each bot, the decision that took it most steps: the
                      game up to there, as a save
  --list FILE         a word list other than crates/lexicon/words.lex

Without --game it lists who plays what. The newcomer isn't on the page: it's a
script that knows common words, takes a second a letter, and plays the first word
it finds. Elo is measured against the best bot there was before the levels, which has 1500. A game that
never ends or a refused move is an error.

For instance, is the Raven better than the Jay, and by how much?
  lettercase arena --game one-letter-better --minds jay,raven --seed judge:1
";

/// Runs `lettercase arena`.
pub fn run(mut args: Args) -> Result<(), Trouble> {
    let Some(game) = args.value("--game")? else {
        args.needs(OPTIONS.iter().copied(), "--game GAME")?;
        args.done()?;
        say(&overview());
        return Ok(());
    };
    let ring = ring(&args, &game)?;
    let order = ordered(&mut args)?;
    let account = args.switch("--account");
    let reviews = number(&mut args, "--reviews", 0, 0..=1_000_000)?;
    let json = args.value("--json")?;
    let hardest = args.value("--hardest")?;
    let list = args.value("--list")?.unwrap_or(LIST.to_owned());
    args.nothing_left()?;
    let wrong = |wrong: Wrong| args.usage(&wrong.to_string());
    ring.check(&order).map_err(wrong)?;
    let book = WordBook::of(open(Path::new(&list))?);
    if account {
        let accounts = ring.account(&order, reviews, &book).map_err(wrong)?;
        say(&accounts::told(&accounts));
        return Ok(());
    }
    let report = ring.run(&order, &book).map_err(wrong)?;
    let alone = json.as_deref() == Some("-");
    if !alone {
        say(&table::told(&report));
    }
    if let Some(file) = &json {
        let failed = |why: &dyn Display| Trouble::Failed(format!("{file}: {why}"));
        let mut text = serde_json::to_string_pretty(&report).map_err(|why| failed(&why))?;
        text.push('\n');
        match alone {
            true => say(&text),
            false => fs::write(file, text).map_err(|why| failed(&why))?,
        }
    }
    if let Some(folder) = &hardest {
        write_hardest(Path::new(folder), ring, &order, &report, &book)?;
    }
    match (report.endless, report.refused) {
        (0, 0) => Ok(()),
        (endless, refused) => Err(Trouble::Failed(format!(
            "arena: {endless} games didn’t end, {refused} had a move refused"
        ))),
    }
}

/// Writes out the game up to each bot's hardest decision.
fn write_hardest(
    folder: &Path,
    ring: &dyn Ring,
    order: &Order,
    report: &Report,
    book: &WordBook,
) -> Result<(), Trouble> {
    let failed = |why: &dyn Display| Trouble::Failed(format!("{}: {why}", folder.display()));
    fs::create_dir_all(folder).map_err(|why| failed(&why))?;
    for mind in &report.minds {
        let Some(at) = &mind.hardest else { continue };
        let save = ring.hardest(order, at, book).map_err(|why| failed(&why))?;
        let file = folder.join(format!("{}-{}.json", report.game, mind.name));
        fs::write(file, save).map_err(|why| failed(&why))?;
    }
    Ok(())
}

/// All options of a run.
const OPTIONS: &[&str] = &[
    "--minds",
    "--seats",
    "--games",
    "--seed",
    "--options",
    "--sprt",
    "--wrong-model",
    "--account",
    "--reviews",
    "--jobs",
    "--json",
    "--hardest",
    "--list",
];

fn ring(args: &Args, game: &str) -> Result<&'static dyn Ring, Trouble> {
    let found = RINGS.iter().copied().find(|ring| ring.id() == game);
    found.ok_or_else(|| {
        let all: Vec<&str> = RINGS.iter().map(|ring| ring.id()).collect();
        let all = all.join(", ");
        args.usage(&format!("there’s no game “{game}”. The games are {all}"))
    })
}

fn ordered(args: &mut Args) -> Result<Order, Trouble> {
    let minds = args.value("--minds")?.unwrap_or_default();
    let seats = number(args, "--seats", 2, 1..=8)?;
    let games = number(args, "--games", 200, 1..=1_000_000)?;
    let cores = available_parallelism().map_or(1, usize::from);
    let jobs = number(args, "--jobs", cores, 1..=256)?;
    let seed = match args.value("--seed")? {
        None => Seed::tune(1),
        Some(seed) => seed
            .parse()
            .map_err(|wrong| args.usage(&format!("{wrong}")))?,
    };
    let sprt = args.value("--sprt")?.map(|bounds| {
        let wrong = "--sprt is LOW..HIGH, two numbers of Elo, the lower one first";
        bounds.parse().map_err(|()| args.usage(wrong))
    });
    Ok(Order {
        minds: minds
            .split(',')
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect(),
        options: args.value("--options")?.unwrap_or_default(),
        seats: seats as u8,
        games,
        seed,
        sprt: sprt.transpose()?,
        jobs,
        wrong_model: args.switch("--wrong-model"),
    })
}

fn number(
    args: &mut Args,
    name: &str,
    usual: usize,
    range: std::ops::RangeInclusive<usize>,
) -> Result<usize, Trouble> {
    let Some(text) = args.value(name)? else {
        return Ok(usual);
    };
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        args.usage(&format!("{name} is a number from {least} to {most}"))
    })
}

/// Lists the games and the bots that play them.
fn overview() -> String {
    let line = |ring: &&dyn Ring| format!("{:<18} {}\n", ring.id(), ring.minds().join(", "));
    RINGS.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::listed;

    #[test]
    fn help_and_command_have_the_same_options() {
        let told: Vec<&str> = listed(HELP).filter(|name| *name != "--game").collect();
        let mut known = OPTIONS.to_vec();
        known.sort_unstable();
        let mut sorted = told;
        sorted.sort_unstable();
        assert_eq!(sorted, known);
        for ring in RINGS {
            assert!(HELP.contains(ring.id()), "{}", ring.id());
        }
    }

    #[test]
    fn the_overview_names_every_game_and_bot() {
        let told = overview();
        for name in ["paper-grid", "apprentice", "newcomer", "sorcerer"] {
            assert!(told.contains(name), "{told}");
        }
    }
}
