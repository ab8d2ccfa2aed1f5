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
mod port;
mod processes;
mod profile;
mod recorder;
mod setup;
mod steady;
mod turns;
mod wait;

pub use driver::{Driver, device};
pub use engine::Engine;
pub use house::{House, PREFIX};
pub use log::Log;
pub use mischief::Mischief;
pub use recorder::Recorder;
pub use setup::{Setup, browse};
pub use wait::{DEADLINE, wait_for};

/// Whether this is the pipeline's proof of the whole.
pub fn in_proof() -> bool {
    std::env::var_os("CI").is_some()
}
