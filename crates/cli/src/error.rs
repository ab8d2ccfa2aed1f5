//! Errors of the tool, with messages for people.

use std::fmt;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CliError {
    /// The arguments are wrong.
    Usage(String),
    /// Another program uses the port to listen on.
    PortTaken(String),
    /// The arguments are right, but the work failed.
    Failed(String),
}

impl CliError {
    /// Returns 2 if the caller must change the arguments, 1 for a failure during the work.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) | Self::PortTaken(_) => ExitCode::from(2),
            Self::Failed(_) => ExitCode::from(1),
        }
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(words) | Self::PortTaken(words) | Self::Failed(words) => f.write_str(words),
        }
    }
}
