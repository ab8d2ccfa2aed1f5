//! Infrastructure of the tests: the server, the browser, and checks on both.

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

pub use driver::{Driver, device_actions};
pub use engine::Engine;
pub use house::{PREFIX, Server};
pub use log::Log;
pub use mischief::FaultyProxy;
pub use recorder::Recorder;
pub use setup::{Setup, browse};
pub use wait::{DEADLINE, wait_for};

/// The project's top folder. Tests run in the folder of their package.
pub fn project_folder() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own)
}

/// Whether this run is the pipeline's full proof.
pub fn in_proof() -> bool {
    std::env::var_os("CI").is_some()
}

/// Whether to run all randomised cases, as at night, instead of the sample that a change needs.
pub fn is_thorough() -> bool {
    std::env::var_os("LETTERCASE_THOROUGH").is_some()
}
