//! Opponents at C U Letter: they look for placings that make, break and hide words, with an
//! ability when it pays, and claim what they notice.
//!
//! | file | what is in it |
//! |---|---|
//! | `mage` | who they are: the words they know, and what they notice |
//! | `choosing` | which card they place, and where |
//! | `claiming` | which words they claim, and which they make of what is left |

mod choosing;
mod claiming;
mod mage;

pub use choosing::c_u_letter;
pub use mage::Mage;
