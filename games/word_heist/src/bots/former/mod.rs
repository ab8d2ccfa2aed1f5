//! The bots that preceded today's, the easiest first: magpie, fox, owl. Like people, they look at
//! the table, and after a while see a word.
//!
//! The arena measures today's levels against them. In old games a current level takes their seat
//! (`Game::RETIRED_BOTS`), so they are not part of the page.
//!
//! | file | contents |
//! |---|---|
//! | `rogue` | the bots: the words they know, and how quick they are |
//! | `noticing` | the chance of seeing a word in a tenth of a second |
//! | `seeing` | which word is seen first, and when |
//! | `choosing` | what the bot does about it in each mode |

mod choosing;
mod noticing;
mod rogue;
mod seeing;

pub use choosing::{first_rogue, make_plan};
pub use rogue::Rogue;
