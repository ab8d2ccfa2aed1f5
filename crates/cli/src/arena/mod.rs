//! `lettercase arena`: lets bots play each other and reports how strong they are.

mod accounts;
mod table;

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::thread::available_parallelism;

use arena::{Arena, DealSeed, RunConfig, RunError, RunReport};
use games::ARENAS;
use lexicon::WordBook;

use crate::args::Args;
use crate::error::CliError;
use crate::print_text;
use crate::words::{DEFAULT_LIST, open_lexicon};

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
pub fn run(mut args: Args) -> Result<(), CliError> {
    let Some(game) = args.value("--game")? else {
        args.reject_without(RUN_OPTIONS.iter().copied(), "--game GAME")?;
        args.finish()?;
        print_text(&overview());
        return Ok(());
    };
    let arena = find_arena(&args, &game)?;
    let order = take_run_config(&mut args)?;
    let account = args.switch("--account");
    let reviews = take_number(&mut args, "--reviews", 0, 0..=1_000_000)?;
    let json = args.value("--json")?;
    let hardest = args.value("--hardest")?;
    let list = args.value("--list")?.unwrap_or(DEFAULT_LIST.to_owned());
    args.check_all_used()?;
    let wrong = |wrong: RunError| args.usage_error(&wrong.to_string());
    arena.check(&order).map_err(wrong)?;
    let book = WordBook::new(open_lexicon(Path::new(&list))?);
    if account {
        let accounts = arena.accounts(&order, reviews, &book).map_err(wrong)?;
        print_text(&accounts::format_accounts(&accounts));
        return Ok(());
    }
    let report = arena.run(&order, &book).map_err(wrong)?;
    let alone = json.as_deref() == Some("-");
    if !alone {
        print_text(&table::format_report(&report));
    }
    if let Some(file) = &json {
        let failed = |why: &dyn Display| CliError::Failed(format!("{file}: {why}"));
        let mut text = serde_json::to_string_pretty(&report).map_err(|why| failed(&why))?;
        text.push('\n');
        if alone {
            print_text(&text)
        } else {
            fs::write(file, text).map_err(|why| failed(&why))?
        }
    }
    if let Some(folder) = &hardest {
        write_hardest(Path::new(folder), arena, &order, &report, &book)?;
    }
    match (report.endless, report.refused) {
        (0, 0) => Ok(()),
        (endless, refused) => Err(CliError::Failed(format!(
            "arena: {endless} games didn’t end, {refused} had a move refused"
        ))),
    }
}

/// Writes out the game up to each bot's hardest decision.
fn write_hardest(
    folder: &Path,
    arena: &dyn Arena,
    order: &RunConfig,
    report: &RunReport,
    book: &WordBook,
) -> Result<(), CliError> {
    let failed = |why: &dyn Display| CliError::Failed(format!("{}: {why}", folder.display()));
    fs::create_dir_all(folder).map_err(|why| failed(&why))?;
    for mind in &report.minds {
        let Some(at) = &mind.hardest else { continue };
        let save = arena
            .replay_hardest(order, at, book)
            .map_err(|why| failed(&why))?;
        let file = folder.join(format!("{}-{}.json", report.game, mind.name));
        fs::write(file, save).map_err(|why| failed(&why))?;
    }
    Ok(())
}

/// All options of a run.
const RUN_OPTIONS: &[&str] = &[
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

fn find_arena(args: &Args, game: &str) -> Result<&'static dyn Arena, CliError> {
    let found = ARENAS.iter().copied().find(|arena| arena.id() == game);
    found.ok_or_else(|| {
        let all: Vec<&str> = ARENAS.iter().map(|arena| arena.id()).collect();
        let all = all.join(", ");
        args.usage_error(&format!("there’s no game “{game}”. The games are {all}"))
    })
}

fn take_run_config(args: &mut Args) -> Result<RunConfig, CliError> {
    let minds = args.value("--minds")?.unwrap_or_default();
    let seats = take_number(args, "--seats", 2, 1..=8)?;
    let games = take_number(args, "--games", 200, 1..=1_000_000)?;
    let cores = available_parallelism().map_or(1, usize::from);
    let jobs = take_number(args, "--jobs", cores, 1..=256)?;
    let seed = match args.value("--seed")? {
        None => DealSeed::tune(1),
        Some(seed) => seed
            .parse()
            .map_err(|wrong| args.usage_error(&format!("{wrong}")))?,
    };
    let sprt = args.value("--sprt")?.map(|bounds| {
        let wrong = "--sprt is LOW..HIGH, two numbers of Elo, the lower one first";
        bounds.parse().map_err(|()| args.usage_error(wrong))
    });
    Ok(RunConfig {
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

fn take_number(
    args: &mut Args,
    name: &str,
    usual: usize,
    range: std::ops::RangeInclusive<usize>,
) -> Result<usize, CliError> {
    let Some(text) = args.value(name)? else {
        return Ok(usual);
    };
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        args.usage_error(&format!(
            "{name} is a number from {least} to {most}, not `{text}`"
        ))
    })
}

/// Lists the games and the bots that play them.
fn overview() -> String {
    let line =
        |arena: &&dyn Arena| format!("{:<18} {}\n", arena.id(), arena.bot_names().join(", "));
    ARENAS.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::options_in_help;

    #[test]
    fn help_and_command_have_the_same_options() {
        let told: Vec<&str> = options_in_help(HELP)
            .filter(|name| *name != "--game")
            .collect();
        let mut known = RUN_OPTIONS.to_vec();
        known.sort_unstable();
        let mut sorted = told;
        sorted.sort_unstable();
        assert_eq!(sorted, known);
        for arena in ARENAS {
            assert!(HELP.contains(arena.id()), "{}", arena.id());
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
