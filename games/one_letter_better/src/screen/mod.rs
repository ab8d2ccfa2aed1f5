//! Screen models of One Letter Better: what a tap, a drop or a letter means on the table, and what
//! is shown.

mod arranged;
mod coached;
mod draft;
mod editor;
mod fact;
mod fitting;
pub mod lesson;
pub mod lessons;
mod lineage;
mod news;
mod scene;
mod score_sheet;
pub mod sections;
pub mod set_up;
mod shown;
mod thing;

pub use arranged::{Arranged, Order};
pub use coached::{Coached, coached};
pub use draft::{Aim, BlueWay, Draft, Onto, Placed, Prospect};
pub use editor::{DeckEditor, Group};
pub use fact::{BetterTurn, How, Play, Reviewed};
pub use fitting::{Lines, fitting};
pub use lineage::{Lineage, lineages};
pub use news::{News, news};
pub use scene::{Scene, doubters, scene, thinks, wanted};
pub use score_sheet::{Curves, TurnScore, curves, score_sheet};
pub use shown::{
    Look, Shown, ShownCard, ShownSeat, ShownWord, comes_along, face_up, letters_on, line, shown,
};
pub use thing::{Deed, Thing};
