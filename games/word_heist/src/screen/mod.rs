//! Screen models of Word Heist: what a screen shows, and what a tap or a key does.

mod asked;
mod coached;
mod corner;
mod curve;
mod entry;
mod first;
pub mod hinted;
pub mod lesson;
pub mod lessons;
mod main_act;
pub mod news;
mod offer;
pub mod practice;
pub mod review;
pub mod sections;
pub mod set_up;
mod speaker;
mod strips;
mod thing;
mod tried;
mod undo;

pub use asked::asks;
pub use coached::{Coached, coached};
pub use corner::{Corner, buzz_key, corners, far_seats, is_far};
pub use curve::{Curve, HEIGHT as CURVE_HEIGHT, WIDTH as CURVE_WIDTH, curves};
pub use entry::{Entry, Prospect};
pub use first::may_learn_to_steal;
pub use hinted::{Hinted, Marks, has_hints, may_ask};
pub use main_act::{MainAct, gives_up_apart, main_act, still_asked};
pub use offer::Offer;
pub use speaker::{asker, flipping, speaker};
pub use strips::{crowd, letters_there, strips};
pub use thing::{Deed, Thing};
pub use tried::{Tried, made, opens};
pub use undo::undoes;
