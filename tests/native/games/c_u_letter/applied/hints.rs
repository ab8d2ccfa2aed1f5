//! Hints are given only where the options allow them (C10).

use c_u_letter::bots::hint;
use c_u_letter_rules::Help;
use lexicon::FamilyFilter;

use super::super::table::{A, set_up};

#[test]
fn c10_without_hints_no_help_setting_gives_hints() {
    for help in [Help::Alone, Help::MarksWords, Help::ClaimsWords] {
        for hints in [true, false] {
            let sitting = set_up("C A T")
                .hands(&["S", "E"])
                .word_list("cat cats")
                .choose(|choices| (choices.help, choices.hints) = ([help; 4], hints))
                .deal();
            let words = sitting.list.as_ref().unwrap();
            let hint = hint(&sitting.view(A), words, &FamilyFilter::default());
            assert_eq!(hint.is_ok(), hints, "{help:?}: {hint:?}");
        }
    }
}
