//! A screen for each route: those of the page itself, and the rooms.

mod about;
mod again;
mod around;
mod best_scores;
mod better_deck;
mod better_rules;
mod c_u_letter;
mod checker;
mod data;
mod heist_practice;
mod heist_rules;
mod home;
mod letter_rules;
mod one_letter_better;
mod paper_grid;
mod parts;
mod players;
mod review;
pub mod rooms;
mod rules;
mod seated;
mod set_up;
mod settings;
mod shelf;
mod studio;
mod unknown;
mod word_heist;

pub use about::About;
use checker::Checker;
pub use home::Home;
use parts::Parts;
pub use players::Players;
pub use settings::SettingsScreen;
use studio::Studio;
pub use unknown::Unknown;

use leptos::prelude::*;

use super::shell::HEADING;

/// A screen's heading. It takes the focus when the screen is entered.
#[component]
fn Heading(words: &'static str) -> impl IntoView {
    view! {
        <h1 id=HEADING tabindex="-1">
            {words}
        </h1>
    }
}
