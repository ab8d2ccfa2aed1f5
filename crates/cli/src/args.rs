//! The arguments of a command, taken one question at a time.
//!
//! A command asks for its switches, its options with values and its positional arguments, then
//! calls [`Args::finish`], which rejects every argument that it didn't ask for.

use crate::CliError;
use crate::nearest::nearest;

/// Returns the options that a help text lists at the beginnings of its lines, so that help and
/// program can't disagree.
pub fn options_in_help(help: &'static str) -> impl Iterator<Item = &'static str> {
    help.lines()
        .filter_map(|line| line.strip_prefix("  "))
        .filter(|line| line.starts_with("--"))
        .filter_map(|line| line.split([' ', '=', ';']).next())
}

/// Arguments of one command that haven't been taken yet.
#[derive(Debug)]
pub struct Args {
    command: &'static str,
    words: Vec<String>,
}

impl Args {
    /// Wraps the words that were typed after `command`.
    pub fn new(command: &'static str, words: Vec<String>) -> Self {
        Self { command, words }
    }

    /// Whether the switch `--name` was given.
    pub fn switch(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes the value of `--name VALUE` or `--name=VALUE`; the last one counts.
    pub fn value(&mut self, name: &str) -> Result<Option<String>, CliError> {
        let mut found = None;
        let mut left = Vec::with_capacity(self.words.len());
        let mut words = std::mem::take(&mut self.words).into_iter();
        while let Some(word) = words.next() {
            if word == name {
                let value = words.next().filter(|value| !value.starts_with("--"));
                found =
                    Some(value.ok_or_else(|| self.usage_error(&format!("{name} needs a value")))?);
            } else if let Some(value) = word
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix('='))
            {
                found = Some(value.to_string());
            } else {
                left.push(word);
            }
        }
        self.words = left;
        Ok(found)
    }

    /// Returns the first of these options that was given and hasn't been taken yet.
    pub fn first_given<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
        let given = |name: &&str| {
            let rest = |word: &String| word.strip_prefix(name).map(str::to_owned);
            let mut words = self.words.iter().filter_map(rest);
            words.any(|rest| rest.is_empty() || rest.starts_with('='))
        };
        names.into_iter().find(given)
    }

    /// Rejects any of these options if given together with `one`.
    pub fn reject_with<'a>(
        &self,
        one: &str,
        names: impl IntoIterator<Item = &'a str>,
        why: &str,
    ) -> Result<(), CliError> {
        match self.first_given(names) {
            None => Ok(()),
            Some(other) => Err(self.clash_error(one, other, why)),
        }
    }

    /// Returns an error if any of these options was given, because `what` they need is missing.
    pub fn reject_without<'a>(
        &self,
        names: impl IntoIterator<Item = &'a str>,
        what: &str,
    ) -> Result<(), CliError> {
        match self.first_given(names) {
            None => Ok(()),
            Some(name) => Err(self.usage_error(&format!("{name} needs {what}"))),
        }
    }

    /// Returns the error for two options that contradict each other.
    pub(crate) fn clash_error(&self, one: &str, other: &str, why: &str) -> CliError {
        self.usage_error(&format!("{one} and {other} don’t go together: {why}"))
    }

    /// Takes the next positional argument; `what` names it in the error if it is missing.
    pub fn take_positional(&mut self, what: &str) -> Result<String, CliError> {
        match self.words.iter().position(|word| !word.starts_with('-')) {
            Some(at) => Ok(self.words.remove(at)),
            None => Err(self.usage_error(&format!("{what} is missing"))),
        }
    }

    /// Splits the arguments at every word that equals `mark`.
    pub fn split_at(self, mark: &str) -> Vec<Args> {
        let command = self.command;
        let parts = self.words.split(|word| word == mark);
        parts
            .map(|words| Args::new(command, words.to_vec()))
            .collect()
    }

    /// Returns the first argument that hasn't been taken.
    pub(crate) fn next_unused(&self) -> Option<&str> {
        self.words.first().map(String::as_str)
    }

    /// Fails if any argument hasn't been taken. Consumes the arguments.
    pub fn finish(self) -> Result<(), CliError> {
        self.check_all_used()
    }

    /// Fails if any argument hasn't been taken, for a command that still needs `self`.
    pub fn check_all_used(&self) -> Result<(), CliError> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => {
                let option = word.split('=').next().unwrap_or_default();
                let near = nearest(option, crate::command_options(self.command));
                let meant =
                    near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
                Err(self.usage_error(&format!("unknown argument `{word}`{meant}")))
            }
        }
    }

    /// Returns a usage error of this command.
    pub(crate) fn usage_error(&self, what: &str) -> CliError {
        let command = self.command;
        let stop = if what.ends_with('?') { "" } else { "." };
        CliError::Usage(format!(
            "{command}: {what}{stop} Try `lettercase {command} --help`"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Args {
        Args::new("serve", line.split_whitespace().map(String::from).collect())
    }

    #[test]
    fn options_may_come_before_or_after_the_positional_argument() {
        for line in [
            "dist --port 1 --open",
            "--open --port=1 dist",
            "--port 1 dist --open",
        ] {
            let mut args = args(line);
            assert_eq!(args.value("--port"), Ok(Some("1".into())), "{line}");
            assert!(args.switch("--open"), "{line}");
            assert_eq!(args.take_positional("DIR"), Ok("dist".into()), "{line}");
            assert_eq!(args.finish(), Ok(()), "{line}");
        }
    }

    #[test]
    fn missing_and_unknown_arguments_are_named() {
        let missing = args("")
            .take_positional("DIR")
            .map_err(|trouble| trouble.to_string());
        assert!(missing.is_err_and(|words| words.contains("DIR is missing")));
        let value = args("--port")
            .value("--port")
            .map_err(|trouble| trouble.to_string());
        assert!(value.is_err_and(|words| words.contains("--port needs a value")));
        let extra = args("--prot 1")
            .finish()
            .map_err(|trouble| trouble.to_string());
        assert_eq!(
            extra.unwrap_err(),
            "serve: unknown argument `--prot`; did you mean `--port`? Try `lettercase serve --help`"
        );
        let other = args("--picnic")
            .finish()
            .map_err(|trouble| trouble.to_string());
        assert_eq!(
            other.unwrap_err(),
            "serve: unknown argument `--picnic`. Try `lettercase serve --help`"
        );
    }

    #[test]
    fn help_lists_its_options() {
        let help = "Usage: lettercase x [--no]\n\n  --port PORT  where\n               --no\n  --open       it\n  --cells; --cells=3\n";
        assert_eq!(
            options_in_help(help).collect::<Vec<_>>(),
            ["--port", "--open", "--cells"]
        );
    }

    #[test]
    fn conflicting_options_are_named() {
        let args = args("dist --porter --open=yes");
        assert_eq!(args.first_given(["--port", "--open"]), Some("--open"));
        let told = args.reject_with("--headers", ["--open"], "it opens nothing");
        assert!(told.is_err_and(|trouble| {
            let words = trouble.to_string();
            words.contains("--headers and --open don’t go together: it opens nothing")
        }));
        assert_eq!(args.reject_with("--headers", ["--port"], "no"), Ok(()));
        let needs = args.reject_without(["--open"], "a page");
        assert!(needs.is_err_and(|words| words.to_string().contains("--open needs a page")));
    }
}
