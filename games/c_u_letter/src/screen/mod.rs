//! Screen models of C U Letter's table: what a tap or a drag means, and what is shown.

mod best_words;
mod breaks;
mod ceremony;
mod claim_sum;
mod coached_moments;
mod draft;
mod ending;
mod last_act;
pub mod lessons;
pub mod news;
mod offers;
mod outlines;
pub mod rule_examples;
pub mod rules_sections;
mod scene;
pub mod set_up;
mod shown_table;
mod story;
mod table_sign;
mod table_thing;
mod turn_end;
mod turn_hint;
mod zones;

pub use best_words::{BestWord, best_words};
pub use breaks::{
    BreakCause, BrokenClaim, ClaimChanges, DormantClaim, VoidReason, changes_from_claims,
    changes_from_placing, last_changes, preview_changes, void_reason,
};
pub use ceremony::{CeremonyStep, DormantReason, ceremony_steps, seats_by_score};
pub use claim_sum::{ClaimSum, claim_sum};
pub use coached_moments::{CoachedMoment, coached_moments};
pub use draft::{Draft, DraftOutcome, Push, pushes};
pub use ending::{Ending, ending};
pub use last_act::{LastAct, last_act};
pub use offers::{
    OfferDistinction, PreparedClaim, WordOffer, offers, order_claims, prepared_claim,
    put_hinted_first,
};
pub use outlines::{BADGE_RADIUS, Outline, OutlineStatus, outlines};
pub use scene::{
    Scene, auto_starting_seat, people_who_can_buzz, person_needed, scene, starts_after_motion,
    thinking_bot, timed_out_seat,
};
pub use shown_table::{
    ShownCard, ShownClaim, ShownFace, ShownSeat, ShownSquare, ShownTable, shown_card, shown_table,
    words_to_mark,
};
pub use story::{acts, ledger_news};
pub use table_sign::TableSign;
pub use table_thing::{ButtonAction, TableThing};
pub use turn_end::{TURN_END_SECONDS, TurnEndScreen, ends_by_itself};
pub use turn_hint::{HintFocus, HintedThings, TurnHint};
pub use zones::{SQUARE_SIZE, ZoneArea, zone_areas};
