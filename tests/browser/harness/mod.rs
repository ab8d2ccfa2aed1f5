//! What stands behind a test: the server, the browser, and the watch over both.

mod answer;
pub mod build;
mod capabilities;
mod child;
mod driver;
mod engine;
mod first;
mod house;
mod log;
mod mischief;
pub mod pool;
mod port;
mod processes;
mod profile;
mod recorder;
mod setup;
mod steady;
mod turns;
mod wait;

use std::path::Path;

pub use driver::{Driver, device};
pub use engine::Engine;
pub use house::{House, PREFIX};
pub use log::Log;
pub use mischief::Mischief;
pub use recorder::Recorder;
pub use setup::{Setup, browse};
pub use wait::{DEADLINE, wait_for};

/// The top folder of the project. Tests run in the folder of their package.
pub fn project() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own)
}

/// Whether this is the pipeline's proof of the whole.
pub fn in_proof() -> bool {
    std::env::var_os("CI").is_some()
}

/// Whether as much is tried as there is time for in a night, and not what a change needs.
pub fn thorough() -> bool {
    std::env::var_os("LETTERCASE_THOROUGH").is_some()
}
