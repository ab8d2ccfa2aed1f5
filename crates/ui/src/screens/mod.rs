//! One screen for each route: those of the page itself, and those of the rooms.

mod about;
pub mod best_scores;
mod checker;
mod data;
mod day;
pub mod ended;
mod files;
mod home;
pub mod learn;
pub mod one_tab;
mod parts;
mod players;
pub mod recalled;
pub mod rematch;
pub mod review;
pub mod rooms;
pub mod rules_page;
mod saving;
pub mod set_up;
mod settings;
pub mod shelf;
pub mod task;
mod unknown;
pub mod within;

use about::About;
use checker::Checker;
pub use day::Keeper;
pub use files::Files;
pub use home::Home;
use parts::Parts;
pub use players::Players;
use settings::SettingsScreen;
pub use unknown::Unknown;
