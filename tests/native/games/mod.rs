//! The games, each in its own folder, as in `games/`.

mod c_u_letter;
mod coached;
mod golden;
mod judged;
mod learning;
mod lessons;
mod one_letter_better;
mod paper_grid;
mod par;
mod reviewed;
mod rules_at_hand;
mod rules_pages;
mod trying;
mod word_heist;

#[test]
fn every_ruling_test_passes_with_the_shipped_list() {
    support::shipped::check_ruling_tests("::applied::", 10, &[]);
}

#[test]
fn every_ruling_test_uses_a_list_that_can_be_the_shipped_one() {
    let own_lists = [
        (
            "word_heist/steals",
            "what bots do and a review finds depends on all words; on the shipped list they are \
             tried in whole games",
        ),
        (
            "one_letter_better/plays",
            "the same, and the finder is compared with every play that the rules allow",
        ),
        (
            "one_letter_better/applied/affixes.rs",
            "it takes the shipped list without one word",
        ),
    ];
    let package = env!("CARGO_MANIFEST_DIR");
    support::shipped::check_replaceable_lists(package, "tests/native/games", &own_lists);
}
