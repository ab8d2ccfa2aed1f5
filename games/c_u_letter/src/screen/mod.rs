//! Screen models of C U Letter's table: what a tap or a drag means, and what is shown.

mod best_words;
mod breaks;
mod ceremony;
mod coached;
mod draft;
mod ending;
mod last;
pub mod lesson;
pub mod lessons;
pub mod news;
mod offers;
mod outlines;
mod scene;
pub mod sections;
pub mod set_up;
mod shown;
mod story;
mod thing;
mod zones;

pub use best_words::{BestWord, best_words};
pub use breaks::{
    Apart, Broke, Changes, How, Sleeper, apart, changes_by, changes_in, changes_of_claims,
    last_changes, would_change,
};
pub use ceremony::{Asleep, CeremonyStep, by_score, ceremony};
pub use coached::{Coached, coached};
pub use draft::{Draft, Prospect, Push, pushes};
pub use ending::{Ending, ending};
pub use last::{Last, last};
pub use offers::{Offer, ToldBy, offers};
pub use outlines::{BADGE, Outline, Stands, outlines};
pub use scene::{Scene, buzzers, ran_out, scene, starts, thinks, wanted};
pub use shown::{
    Shown, ShownCard, ShownClaim, ShownFace, ShownSeat, ShownSquare, card, claims_now, shown,
};
pub use story::{acts, ledger};
pub use thing::{Deed, Thing};
pub use zones::{SQUARE, ZoneArea, zone_areas};
