//! C U Letter's table: what a tap or a drag means there, and what is shown.

mod ceremony;
mod draft;
mod shown;

pub use ceremony::{CeremonyStep, ceremony};
pub use draft::{Draft, Prospect, Push, pushes};
pub use shown::{
    Shown, ShownCard, ShownClaim, ShownFace, ShownSeat, ShownSquare, claims_now, shown,
};
