//! What can go wrong, in the words a person reads.

use std::fmt;
use std::process::ExitCode;

/// Why a command did not do its work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// It was asked in a way it does not understand.
    Usage(String),
    /// The port it should answer on belongs to another program.
    PortTaken(String),
    /// It understood, and could not.
    Failed(String),
}

impl Trouble {
    /// 2 asks the caller to ask differently, 1 is a failure on the way.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) | Self::PortTaken(_) => ExitCode::from(2),
            Self::Failed(_) => ExitCode::from(1),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(words) | Self::PortTaken(words) | Self::Failed(words) => f.write_str(words),
        }
    }
}
