//! C U Letter's table: what a tap or a drag means there, and what is shown.

mod best_words;
mod ceremony;
mod draft;
pub mod lesson;
pub mod news;
mod scene;
pub mod sections;
pub mod set_up;
mod shown;
mod story;
mod zones;

pub use best_words::{BestWord, best_words};
pub use ceremony::{Asleep, CeremonyStep, ceremony};
pub use draft::{Draft, Prospect, Push, pushes};
pub use scene::{Scene, buzzers, ran_out, scene, starts, thinks, wanted};
pub use shown::{
    Shown, ShownCard, ShownClaim, ShownFace, ShownSeat, ShownSquare, card, claims_now, shown,
};
pub use story::{acts, ledger};
pub use zones::{SQUARE, ZoneArea, zone_areas};
