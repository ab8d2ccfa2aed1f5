//! The bots from before the levels, weakest first: wren, jay, raven. They notice some of the
//! possible plays, make the one with the largest swing, and discard cards that make no words.
//!
//! The arena measures levels against them. In a saved game a current level plays for them
//! (`Game::RETIRED_BOTS`), so no page contains them.
//!
//! | file | contents |
//! |---|---|
//! | `rival` | the bots' vocabulary and care |
//! | `choosing` | which play, which card of the pile, which opponent to use STL-1 on |
//! | `discarding` | which cards a hand can do without |

mod choosing;
mod discarding;
mod rival;

pub use choosing::choose;
pub use rival::Rival;
