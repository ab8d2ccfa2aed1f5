//! Screen models of One Letter Better: what a tap, a drop or a letter means on the table, and what
//! is shown.

mod coached_moments;
mod draft;
mod editor;
mod given_hint;
mod hand_arrangements;
pub mod lessons;
mod lineage;
mod news;
mod row_fit;
pub mod rule_examples;
pub mod rules_sections;
mod scene;
mod score_sheet;
pub mod set_up;
mod shown_table;
mod table_thing;
mod turn_facts;
mod word_places;

pub use coached_moments::{CoachedMoment, coached_moments};
pub use draft::{BlueUse, CardDropTarget, Draft, DraftCard, DraftOutcome, PointerTarget};
pub use editor::{DeckEditor, DeckGroup};
pub use given_hint::{CardPlaces, GivenHint, HintFact, HintLights, HintStep, OwnedWord};
pub use hand_arrangements::{HandArrangements, HandOrder};
pub use lineage::{Lineage, lineages};
pub use news::{News, news};
pub use row_fit::{RowFit, row_fits};
pub use scene::{Scene, challengers, scene, seat_to_act, thinking_bot};
pub use score_sheet::{ScoreChart, TurnScore, chart_scores, score_sheet};
pub use shown_table::{
    CardLook, LineCard, LinePart, ShownCard, ShownSeat, ShownTable, ShownWord, face_up, letters_on,
    pick_up_from, show_table, shown_line,
};
pub use table_thing::{ButtonAction, TableThing};
pub use turn_facts::{BetterPlay, BetterTurnFacts, Improvement, TurnFacts};
pub use word_places::{PlaceOnTable, PlacedWord, placed_words, word_places};
