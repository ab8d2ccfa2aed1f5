//! A child process that ends when its value is dropped, even if a test panics.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::process::{Child as Process, Command, Stdio};

use super::Log;

/// Runs a program beside a watcher that kills it and all its children once the watcher's input
/// ends: that is when the test program ends, in whatever way.
const WATCHED: &str = r#"exec 3<&0; (read -r _ <&3; kill -9 0) & exec "$@" </dev/null 3<&-"#;

/// A running program and its output.
#[derive(Debug)]
pub struct Child {
    process: Process,
    log: Log,
}

impl Child {
    /// Starts a program with no input and a log of its own.
    pub fn start(command: &mut Command) -> Self {
        Self::start_with_log(command, Log::default())
    }

    /// Starts a program with no input, which writes to this log.
    pub fn start_with_log(command: &mut Command, log: Log) -> Self {
        command.stdin(Stdio::null());
        Self::spawn(command, log)
    }

    /// Starts a command from [`watched_command`]: it ends with this program, even if the value
    /// that holds it isn't dropped.
    pub fn start_watched(command: &mut Command, log: Log) -> Self {
        command.stdin(Stdio::piped()).process_group(0);
        Self::spawn(command, log)
    }

    fn spawn(command: &mut Command, log: Log) -> Self {
        let mut process = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
        if let Some(out) = process.stdout.take() {
            log.read_from(out);
        }
        if let Some(err) = process.stderr.take() {
            log.read_from(err);
        }
        Self { process, log }
    }

    /// The program's output so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Whether the program is still running.
    pub fn is_running(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }
}

/// Returns a command that runs `program` for [`Child::start_watched`].
pub fn watched_command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", WATCHED, "sh"]).arg(program);
    command
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
