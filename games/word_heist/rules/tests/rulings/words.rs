//! Which words are legal (A4 to A8, A10, A11).

use game::{Judge, SeatSet};
use lexicon::Letter;
use word_heist_rules::{Choices, Difference, MergerRule, Refusal, RepeatedWords, parse_word};

use super::table::{A, B, TableSetUp, set_up_turns, word};

fn letters(text: &str) -> Vec<Letter> {
    text.chars().map(|c| Letter::new(c).unwrap()).collect()
}

/// Makes a word for seat A from one of B's words and the centre.
fn steal(old: &'static str, centre: &'static str, new: &'static str) -> Result<(), Refusal> {
    steal_under(Difference::NotInOnePiece, old, centre, new)
}

fn steal_under(
    difference: Difference,
    old: &'static str,
    centre: &'static str,
    new: &'static str,
) -> Result<(), Refusal> {
    let case = set_up_turns()
        .with_word(B, old)
        .centre(centre)
        .word_list(new);
    let mut heist = case
        .choose(|choices| choices.difference = difference)
        .deal();
    heist.make(A, new)?;
    assert_eq!(heist.words(A), [new]);
    assert!(heist.words(B).is_empty() && heist.centre().is_empty());
    Ok(())
}

#[test]
fn a5_the_steals_of_the_source_are_legal() {
    for (old, centre, new) in [
        ("gape", "r", "grape"),
        ("gain", "tp", "taping"),
        ("engine", "d", "needing"),
        ("engine", "k", "keening"),
        ("kindred", "le", "rekindled"),
    ] {
        assert_eq!(steal(old, centre, new), Ok(()), "{old} {new}");
    }
}

#[test]
fn a5_a_mere_extension_is_not_a_steal() {
    let extends = |old| Err(Refusal::OnlyExtends(word(old)));
    assert_eq!(steal("gape", "s", "gapes"), extends("gape"));
    assert_eq!(steal("rate", "c", "crate"), extends("rate"));
    assert_eq!(steal("kind", "un", "unkind"), extends("kind"));
}

#[test]
fn a5_a_steal_needs_a_letter_of_the_centre() {
    assert_eq!(steal("sleep", "", "peels"), Err(Refusal::NeedsCentreLetter));
    assert_eq!(
        steal("sleep", "x", "peels"),
        Err(Refusal::NeedsCentreLetter)
    );
}

#[test]
fn a5_a_steal_uses_all_letters_of_the_word() {
    // GRAPE would leave the S of PAGES behind.
    let refused = Refusal::LettersNotThere {
        missing: Vec::new(),
    };
    assert_eq!(steal("pages", "r", "grape"), Err(refused));
}

#[test]
fn a5_a_word_from_the_centre_alone_needs_no_rearranging() {
    let mut heist = set_up_turns()
        .with_word(B, "gape")
        .centre("gapes")
        .word_list("gapes")
        .deal();
    assert_eq!(heist.make_from(A, "gapes", &[]), Ok(()));
}

#[test]
fn a6_no_insertion_bans_steals_that_keep_the_letter_order() {
    let strict = |old, centre, new| steal_under(Difference::NoInsertion, old, centre, new);
    assert_eq!(
        strict("gape", "r", "grape"),
        Err(Refusal::KeepsOrder(word("gape")))
    );
    assert_eq!(strict("gain", "tp", "taping"), Ok(()));
    assert_eq!(
        strict("gape", "s", "gapes"),
        Err(Refusal::OnlyExtends(word("gape")))
    );
}

#[test]
fn a6_no_shared_root_bans_inflections() {
    let strict = |old, centre, new| steal_under(Difference::NoSharedRoot, old, centre, new);
    let same = |old| Err(Refusal::SameRoot(word(old)));
    assert_eq!(strict("paints", "er", "painters"), same("paints"));
    assert_eq!(strict("write", "tn", "written"), same("write"));
    assert_eq!(strict("gape", "r", "grape"), Ok(()));
    assert_eq!(strict("paints", "er", "pantries"), Ok(()));
    assert_eq!(
        strict("gape", "s", "gapes"),
        Err(Refusal::OnlyExtends(word("gape")))
    );
}

fn merger_set_up(centre: &'static str, new: &'static str) -> TableSetUp {
    let case = set_up_turns()
        .with_word(B, "near")
        .with_word(A, "tea")
        .with_word(B, "tin");
    case.centre(centre).word_list(new)
}

#[test]
fn a7_words_may_be_merged_with_or_without_centre_letters() {
    let mut with = merger_set_up("est", "nearest").deal();
    assert_eq!(
        with.make(A, "nearest"),
        Err(Refusal::OnlyExtends(word("near")))
    );
    // ENTRAIN is made from NEAR and TIN alone.
    let mut without = merger_set_up("x", "entrain").deal();
    without.make(A, "entrain").unwrap();
    assert_eq!(without.words(A), ["tea", "entrain"]);
    assert!(without.words(B).is_empty());
    assert_eq!(without.centre(), "x");
}

#[test]
fn a7_a_merger_may_be_required_to_use_a_centre_letter() {
    let strict =
        |case: TableSetUp| case.choose(|choices| choices.merging = MergerRule::WithALetter);
    let mut heist = strict(merger_set_up("x", "entrain")).deal();
    assert_eq!(heist.make(A, "entrain"), Err(Refusal::NeedsCentreLetter));
    let mut heist = strict(merger_set_up("s", "entrains")).deal();
    assert_eq!(heist.make(A, "entrains"), Ok(()));
}

#[test]
fn a7_each_merged_word_must_be_rearranged() {
    let case = set_up_turns()
        .with_word(B, "star")
        .with_word(A, "fish")
        .word_list("starfish fishstar");
    let mut heist = case.deal();
    for joined in ["starfish", "fishstar"] {
        let refused = heist.make(A, joined);
        assert!(
            matches!(refused, Err(Refusal::OnlyExtends(_))),
            "{refused:?}"
        );
    }
}

#[test]
fn a8_own_words_are_extended_by_the_same_rule() {
    let own = || {
        set_up_turns()
            .with_word(A, "gape")
            .centre("rs")
            .word_list("grape gapes")
            .deal()
    };
    let mut heist = own();
    assert_eq!(
        heist.make(A, "gapes"),
        Err(Refusal::OnlyExtends(word("gape")))
    );
    heist.make(A, "grape").unwrap();
    assert_eq!(heist.words(A), ["grape"]);
}

#[test]
fn a4_words_have_four_letters_or_three_for_a_beginner() {
    let case = || set_up_turns().centre("eat").word_list("eat");
    let short = Err(Refusal::TooShort { least: 4 });
    assert_eq!(case().deal().make(A, "eat"), short);
    let beginner = |seat| {
        move |c: &mut Choices| {
            c.beginners = SeatSet::EMPTY.with(seat);
        }
    };
    assert_eq!(case().choose(beginner(A)).deal().make(A, "eat"), Ok(()));
    assert_eq!(case().choose(beginner(B)).deal().make(A, "eat"), short);
    let mut heist = case().choose(beginner(A)).deal();
    assert_eq!(heist.make(A, "ea"), Err(Refusal::TooShort { least: 3 }));
}

#[test]
fn a10_a_word_may_be_on_the_table_twice_unless_forbidden() {
    let case = || {
        set_up_turns()
            .with_word(B, "tear")
            .centre("tear")
            .word_list("tear")
    };
    let mut heist = case().deal();
    heist.make(A, "tear").unwrap();
    assert_eq!(
        (heist.words(A), heist.words(B)),
        (vec!["tear".into()], vec!["tear".into()])
    );
    let forbid = |choices: &mut Choices| {
        choices.repeats = RepeatedWords::Forbidden;
    };
    let mut heist = case().choose(forbid).deal();
    assert_eq!(
        heist.make(A, "tear"),
        Err(Refusal::OnTheTable(word("tear")))
    );
}

#[test]
fn a11_input_is_reduced_to_letters_of_any_case() {
    assert_eq!(parse_word(" Ta-ping! "), Ok(word("taping")));
    assert_eq!(parse_word("12"), Ok(word("")));
    assert_eq!(parse_word("abcdefghijklmnop"), Err(Refusal::TooLong));
}

#[test]
fn a11_refusals_name_the_reason() {
    let case = set_up_turns().with_word(B, "gape").centre("rts");
    let mut heist = case.word_list("grape ~tsar").deal();
    let missing = |text| {
        Err(Refusal::LettersNotThere {
            missing: letters(text),
        })
    };
    assert_eq!(heist.make(A, "rat"), Err(Refusal::TooShort { least: 4 }));
    assert_eq!(heist.make(A, "quartz"), missing("quz"));
    // All letters are on the table, but the A only in GAPE.
    assert_eq!(heist.make(A, "tsar"), missing(""));
    assert_eq!(
        heist.make(A, "gapes"),
        Err(Refusal::OnlyExtends(word("gape")))
    );
    assert_eq!(heist.make(A, "page"), Err(Refusal::NeedsCentreLetter));
    assert_eq!(
        heist.make(A, "prage"),
        Err(Refusal::NotInTheList(word("prage")))
    );
}

#[test]
fn a11_a_word_may_hold_one_letter_eight_times_or_more() {
    for (centre, new) in [
        ("eeeeeeee", "eeeeeeee"),
        ("eeeeeeeet", "teeeeeeee"),
        ("eeeeeeeeeeeeeee", "eeeeeeeeeeeeeee"),
    ] {
        let mut heist = set_up_turns().centre(centre).word_list(new).deal();
        assert_eq!(heist.make(A, new), Ok(()), "{new}");
        assert_eq!(heist.words(A), [new]);
        assert_eq!(heist.centre().as_str(), "");
    }
    let mut short = set_up_turns()
        .centre("eeeeeee")
        .word_list("eeeeeeee")
        .deal();
    let missing = letters("e");
    assert_eq!(
        short.make(A, "eeeeeeee"),
        Err(Refusal::LettersNotThere { missing })
    );
}

#[test]
fn a7_a_merger_may_hold_one_letter_eight_times_or_more() {
    let case = set_up_turns()
        .with_word(B, "teeee")
        .with_word(A, "seeee")
        .centre("e");
    let mut heist = case.word_list("eeeeteeesee").deal();
    assert_eq!(heist.make(A, "eeeeteeesee"), Ok(()));
    assert_eq!(heist.words(A), ["eeeeteeesee"]);
    assert!(heist.words(B).is_empty() && heist.centre().is_empty());
}

#[test]
fn a11_the_entry_box_does_not_look_words_up() {
    // Neither word can be made; only one of them is in the list, and the answer is the same.
    let mut heist = set_up_turns().centre("abc").word_list("zebra").deal();
    let answers = ["zebra", "zebar"].map(|text| heist.make(A, text));
    assert_eq!(answers[0], answers[1]);
    heist.list = None;
    assert_eq!(heist.make(A, "zebra"), answers[0]);
}

#[test]
fn a11_words_are_refused_until_the_list_has_loaded() {
    let mut heist = set_up_turns().centre("tear").deal();
    heist.list = None;
    assert_eq!(heist.make(A, "tear"), Err(Refusal::NoListYet));
}

#[test]
fn a11_the_everyday_list_lacks_rare_words() {
    let case = || set_up_turns().centre("tare").word_list("~aret");
    assert_eq!(case().deal().make(A, "aret"), Ok(()));
    let mut heist = case()
        .choose(|choices| choices.judge = Judge::Everyday)
        .deal();
    assert_eq!(
        heist.make(A, "aret"),
        Err(Refusal::NotInTheList(word("aret")))
    );
}

#[test]
fn a15_a_wrong_word_costs_nothing() {
    let mut heist = set_up_turns().centre("tear").word_list("tear").deal();
    let before = heist.game.clone();
    assert!(heist.make(A, "reta").is_err());
    assert_eq!(heist.game, before);
    heist.make(A, "tear").unwrap();
}
