//! Lettercase on the command line.
//!
//! A command is a file of its own and an entry in [`COMMANDS`]; nothing else needs to change.
//! Errors are one line on standard error, and the exit code shows scripts the kind of error
//! ([`CliError`]).

mod arena;
mod args;
mod board;
mod error;
mod measured;
mod nearest;
mod paper;
mod paper_help;
mod print;
mod print_items;
mod serve;
mod words;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use args::Args;
use error::CliError;
use nearest::nearest;

/// A command of the tool.
struct Command {
    /// Name on the command line.
    name: &'static str,
    /// Description of the command in the overview, in one line.
    summary: &'static str,
    /// Full help, for `lettercase NAME --help`.
    help: &'static str,
    /// Function that runs the command.
    run: fn(Args) -> Result<(), CliError>,
}

/// All commands, in the order of the overview.
const COMMANDS: &[Command] = &[
    Command {
        name: "arena",
        summary: "let bots play each other, and rate them",
        help: arena::HELP,
        run: arena::run,
    },
    Command {
        name: "board",
        summary: "make starting boards for Paper Grid",
        help: board::HELP,
        run: board::run,
    },
    Command {
        name: "serve",
        summary: "show a build of the page in the browser",
        help: serve::HELP,
        run: serve::run,
    },
    Command {
        name: "print",
        summary: "print cards, letters, pads, rules, boards and packs",
        help: print::HELP,
        run: print::run,
    },
    Command {
        name: "words",
        summary: "build the word list, and look words up",
        help: words::HELP,
        run: words::run,
    },
];

fn main() -> ExitCode {
    match decode_args(std::env::args_os().skip(1)).and_then(dispatch) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("lettercase: {trouble}");
            trouble.exit_code()
        }
    }
}

/// Converts the arguments to text. Links, seeds and players' names must be text, and a file whose
/// name isn't can be written through standard output.
fn decode_args(given: impl Iterator<Item = OsString>) -> Result<Vec<String>, CliError> {
    let text = |word: OsString| {
        word.into_string().map_err(|word| {
            CliError::Usage(format!(
                "{word:?} isn’t UTF-8, so it can’t be read. Type it again in plain text"
            ))
        })
    };
    given.map(text).collect()
}

/// Finds and runs the command, or prints help.
fn dispatch(words: Vec<String>) -> Result<(), CliError> {
    let mut words = words.into_iter();
    let Some(first) = words.next() else {
        return Err(CliError::Usage(
            "name a command. Try `lettercase --help`".into(),
        ));
    };
    let rest: Vec<String> = words.collect();
    match first.as_str() {
        "--help" | "-h" | "help" => print_help(&rest),
        "--version" | "-V" => {
            print_text(&format!("lettercase {}\n", env!("CARGO_PKG_VERSION")));
            Ok(())
        }
        name => {
            let command = find_command(name)?;
            if rest.iter().any(|word| word == "--help" || word == "-h") {
                print_text(command.help);
                return Ok(());
            }
            (command.run)(Args::new(command.name, rest))
        }
    }
}

/// Prints the overview, or the help of one command.
fn print_help(about: &[String]) -> Result<(), CliError> {
    match about.first() {
        Some(name) => print_text(find_command(name)?.help),
        None => print_text(&overview()),
    }
    Ok(())
}

fn find_command(name: &str) -> Result<&'static Command, CliError> {
    COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| {
            let known = COMMANDS.iter().map(|command| command.name);
            let ends = match nearest(name, known) {
                Some(near) => format!("; did you mean `{near}`?"),
                None => ".".to_owned(),
            };
            CliError::Usage(format!(
                "there’s no command `{name}`{ends} Try `lettercase --help`"
            ))
        })
}

/// Returns the options that the help of a command lists.
fn command_options(command: &str) -> impl Iterator<Item = &'static str> {
    let help = COMMANDS.iter().find(|one| one.name == command);
    help.into_iter()
        .flat_map(|one| args::options_in_help(one.help))
}

fn overview() -> String {
    let mut text = String::from(
        "Lettercase: word games around one table, and boards for paper.\n\
         You play the games in a browser. This tool does the rest.\n\n\
         Usage: lettercase COMMAND [ARGUMENTS]\n\nCommands:\n",
    );
    for command in COMMANDS {
        text.push_str(&format!("  {:<8} {}\n", command.name, command.summary));
    }
    text.push_str(
        "\n`lettercase COMMAND --help` tells you more about one of them.\n\
         Exit codes: 0 done, 1 failed, 2 wrong arguments or the port is taken.\n",
    );
    text
}

/// Prints a text. Ignores errors, since the reader may close the pipe early (`| head`).
fn print_text(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run_command(words: &[&str]) -> Result<(), CliError> {
        dispatch(words.iter().map(|word| word.to_string()).collect())
    }

    #[test]
    fn the_overview_names_every_command() {
        let text = overview();
        for command in COMMANDS {
            assert!(text.contains(command.name), "{} is missing", command.name);
            assert!(
                command
                    .help
                    .contains(&format!("lettercase {}", command.name))
            );
        }
    }

    #[test]
    fn a_mistyped_command_gets_the_nearest_one_as_suggestion() {
        let said = |name: &str| find_command(name).err().map(|trouble| trouble.to_string());
        let meant = "there’s no command `prnt`; did you mean `print`? Try `lettercase --help`";
        assert_eq!(said("prnt").as_deref(), Some(meant));
        let none = "there’s no command `juggle`. Try `lettercase --help`";
        assert_eq!(said("juggle").as_deref(), Some(none));
    }

    #[test]
    fn help_succeeds_and_invalid_commands_fail() {
        assert!(run_command(&["--help"]).is_ok());
        assert!(run_command(&["serve", "--help"]).is_ok());
        assert!(run_command(&["help", "serve"]).is_ok());
        assert!(run_command(&["--version"]).is_ok());
        for wrong in [&[][..], &["juggle"], &["help", "juggle"]] {
            assert!(
                matches!(run_command(wrong), Err(CliError::Usage(_))),
                "{wrong:?}"
            );
        }
    }
}
