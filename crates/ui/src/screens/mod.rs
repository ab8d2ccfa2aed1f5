//! One screen for each route: those of the page itself, and those in chunks.

mod about;
pub mod best_scores;
mod checker;
pub mod chunks;
pub mod common;
mod data;
mod day;
mod files;
pub mod game_account;
pub mod game_end;
mod home;
pub mod learn;
pub mod one_tab;
mod parts;
mod players;
pub mod rematch;
pub mod review;
pub mod rules_page;
mod saving;
pub mod set_up;
mod settings;
pub mod shelf;
pub mod task;
mod unknown;

use about::About;
use checker::Checker;
pub use day::PlayerResultFns;
pub use files::FileFns;
pub use home::Home;
use parts::Parts;
pub use players::Players;
use settings::SettingsScreen;
pub use unknown::Unknown;
