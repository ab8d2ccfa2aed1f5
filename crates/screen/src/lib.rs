//! Screen models: what a screen shows and what a touch means. The crate `ui` and the games' own
//! `ui` packages draw them.
//!
//! This crate doesn't depend on a browser, so all of it is tested natively: the route that a hash
//! names, the settings, where the arrow keys lead on a board, which edge a finger meant, what a
//! clock shows.

mod beginner;
pub mod bot_queue;
mod card_colour;
mod checker;
mod clock;
pub mod coaching;
mod cue;
pub mod day;
mod explain;
mod game_card;
mod grid;
pub mod guard;
pub mod health;
mod keyboard;
pub mod lesson;
pub mod lesson_word_list;
mod look_up;
pub mod news;
pub mod notices;
mod pace;
mod palette;
pub mod presence;
mod rack;
pub mod rating;
pub mod record_check;
pub mod retry;
pub mod review;
mod route;
mod saving_state;
pub mod set_up;
mod settings;
mod shortened_name;
mod stored_draft;
pub mod text;
mod wall_sign;

pub use beginner::record_game;
pub use card_colour::CardColour;
pub use checker::{
    CheckerAnswer, CheckerHit, CheckerInput, CheckerVerdict, Derivation, DerivedGroup,
    LengthColumn, check,
};
pub use clock::{ClockFace, ClockStage};
pub use cue::{Cue, CueNote};
pub use explain::{Explain, Explanation, KEYS_THING, UnknownThing};
pub use game_card::{GameCard, OtherScreen, TaskCard, Workshop};
pub use grid::{
    BoardAction, CellFace, CellSpecial, CursorMove, EdgeSide, Grid, GridCell, GridCellId,
    GridCursor, GridEdge,
};
pub use keyboard::KEY_ROWS;
pub use look_up::{ForbidsLookUps, game_blocking_look_ups};
pub use news::ActSentence;
pub use palette::{SeatLook, TableColour, seat_looks};
pub use rack::{DropTarget, Rack, RackAction, Tile, TileId};
pub use route::{Chunk, Route};
pub use saving_state::SavingState;
pub use settings::{
    Contrast, Help, Moments, Motion, Pace, Settings, Sound, TextSize, Theme, TurnEnd, Vibration,
};
pub use shortened_name::split_name;
pub use stored_draft::StoredDraft;
pub use wall_sign::{SentencePart, WallSign, drawn_length, sentence_parts};
