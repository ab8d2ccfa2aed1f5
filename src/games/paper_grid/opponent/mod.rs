//! The opponent at Paper Grid.
//!
//! | file | what is in it |
//! |---|---|
//! | `apprentice` | who it is, and what it plays |
//! | `errand` | what the thinker is asked |

mod apprentice;
mod errand;

pub use apprentice::{choose, choose_after};
pub use errand::{Errand, Report};
