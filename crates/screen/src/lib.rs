//! Screen models: what a screen shows and what a touch means. The `shell` and the games' pages draw
//! them.
//!
//! This crate doesn't depend on a browser, so all of it is tested natively: the route that a hash
//! names, the settings, where the arrow keys lead on a board, which edge a finger meant, what a
//! clock shows.

mod beginner;
mod card_colour;
mod checker;
mod clock;
pub mod coached;
mod cue;
pub mod day;
mod explain;
mod game_card;
mod grid;
pub mod guard;
pub mod health;
mod keeping;
mod kept_draft;
mod keyboard;
pub mod lesson;
pub mod lesson_words;
mod look_up;
pub mod news;
pub mod notices;
mod pace;
mod palette;
pub mod presence;
mod rack;
pub mod rating;
pub mod review;
mod route;
pub mod sense;
pub mod set_up;
mod settings;
pub mod text;
pub mod thinker;
pub mod trying;

pub use beginner::beginners;
pub use card_colour::CardColour;
pub use checker::{Answer, Asked, Column, Group, Hit, Verdict, Way, check};
pub use clock::{ClockFace, Stage};
pub use cue::{Cue, Note};
pub use explain::{Explain, Explained, KEYS, NoSuchThing};
pub use game_card::{GameCard, OtherScreen, TaskCard, Workshop};
pub use grid::{BoardAct, Cell, CellFace, CellId, Edge, Grid, Side, Special, Step};
pub use keeping::Keeping;
pub use kept_draft::KeptDraft;
pub use keyboard::KEY_ROWS;
pub use look_up::{Bars, look_ups_wait_for};
pub use news::Did;
pub use palette::{TableColour, Worn, palette};
pub use rack::{Rack, RackAct, Target, Tile, TileId};
pub use route::{Room, Route};
pub use settings::{
    Contrast, Help, Moments, Motion, Pace, Settings, Sound, TextSize, Theme, Vibration,
};
