//! Screen models of Word Heist: what a screen shows, and what a tap or a key does.

mod acting_seats;
mod coached_moments;
mod corner;
pub mod hint_state;
pub mod lessons;
mod main_action;
pub mod news;
pub mod practice;
mod prompt_id;
mod refusal_remedy;
mod retry;
pub mod review;
pub mod rule_examples;
pub mod rules_sections;
pub mod set_up;
mod steal_tip;
mod table_thing;
mod undo;
mod word_count_curve;
mod word_entry;
mod word_sizes;

pub use acting_seats::{flipping_seat, proposing_seat, typing_seat};
pub use coached_moments::{CoachedMoment, coached_moments};
pub use corner::{Corner, buzz_key, corners, far_seats, is_far};
pub use hint_state::{HintMarks, HintMessage, HintState, are_hints_available, hint_asker};
pub use main_action::{MainAction, has_separate_give_up, main_action, remaining_sweep_seats};
pub use prompt_id::prompt_id;
pub use refusal_remedy::RefusalRemedy;
pub use retry::{RetryResult, made_words, retry_step};
pub use steal_tip::should_suggest_stealing;
pub use table_thing::{ButtonAction, TableThing};
pub use undo::can_undo_step;
pub use word_count_curve::{CURVE_HEIGHT, CURVE_WIDTH, WordCountCurve, word_count_curves};
pub use word_entry::{DraftOutcome, WordEntry};
pub use word_sizes::{crowding_class, letters_on_table, word_size_properties};
