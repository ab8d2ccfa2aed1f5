//! Green and blue cards on words (O22 to O24), and wilds in steals (O26).

use one_letter_better_rules::{Action, Refusal, WordStatus};

use super::table::{A, B, set_up};

#[test]
fn o22_a_green_card_anywhere_protects_a_new_word() {
    let mut rummy = set_up().hand(A, "T +I N S").word_list("tin tins").deal();
    rummy.play(A, "T +I N").unwrap();
    assert_eq!(rummy.points(A), 5);
    assert!(rummy.words_of(A).is_empty(), "it is turned down");
    assert_eq!(rummy.table().words[0].lies, WordStatus::Protected);
}

#[test]
fn o22_a_green_card_goes_only_at_an_end_when_stealing_or_extending() {
    let case = set_up()
        .hand(A, "+S +R E")
        .with_word(A, "P I N T")
        .with_word(B, "T I M E");
    let mut rummy = case.word_list("print times timers pints pinters").deal();
    let green = rummy.card_in_hand(A, "+R");
    let inside = rummy.preview_points(A, "[PINT 0 1] +R [PINT 1 4]");
    assert_eq!(inside, Err(Refusal::GreenInside(green)));
    assert_eq!(
        rummy.preview_points(A, "[PINT] E +R +S"),
        Err(Refusal::GreenInside(green))
    );
    assert_eq!(rummy.preview_points(A, "[PINT] +S"), Ok((7, 0)));
    rummy.play(A, "[TIME] +S").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (15 + 21, 0));
    assert_eq!(rummy.words_of(B).len(), 0);
    let word = rummy
        .table()
        .words
        .iter()
        .find(|word| word.lies == WordStatus::Protected);
    assert_eq!(word.map(|word| (word.owner, word.stolen)), Some((A, 1)));
}

#[test]
fn o22_a_protected_word_cannot_be_changed() {
    let mut rummy = set_up().hand(A, "T +I N S").word_list("tin tins").deal();
    let mut line = rummy.parse_line(A, "T +I N S");
    rummy.play(A, "T +I N").unwrap();
    let gone = line[0].card;
    line.rotate_left(3);
    assert_eq!(
        rummy.act(A, Action::Play(line)),
        Err(Refusal::NotThere(gone))
    );
}

#[test]
fn o23_slant_becomes_chant() {
    let mut rummy = set_up()
        .hand(A, "=CH")
        .with_word(B, "S L A N T")
        .word_list("chant")
        .deal();
    // SLANT is worth 9 and a bonus of 10; CHANT has four cards, worth 8 + 5, and a bonus of 5.
    assert_eq!(rummy.preview_points(A, "=CH [SLANT 2 5]"), Ok((18, 19)));
    rummy.play(A, "=CH [SLANT 2 5]").unwrap();
    assert_eq!(rummy.words_of(A), ["chant"]);
    assert_eq!(
        rummy.hand_text(A),
        "S L",
        "the replaced cards go to the hand"
    );
    assert_eq!(rummy.find_word("chant").stolen, 1);
    assert!(rummy.has_every_card_once());
}

#[test]
fn o23_a_blue_card_replaces_whole_cards_with_as_many_letters() {
    let case = set_up()
        .hand(A, "=CH =P =B")
        .with_word(B, "S L A N T")
        .with_word(B, "TH I N");
    let rummy = case.word_list("pant plant chin pin thip").deal();
    let count = Refusal::BlueCount {
        blue: 1,
        replaced: 2,
    };
    assert_eq!(rummy.preview_points(A, "=P [SLANT 2 5]"), Err(count));
    assert!(rummy.preview_points(A, "=P [SLANT 1 5]").is_ok());
    assert!(rummy.preview_points(A, "=CH [THIN 1 3]").is_ok());
    let count = Refusal::BlueCount {
        blue: 1,
        replaced: 2,
    };
    assert_eq!(rummy.preview_points(A, "=P [THIN 1 3]"), Err(count));
}

#[test]
fn o23_a_blue_card_replaces_only_at_an_end_and_adds_no_other_card() {
    let case = set_up().hand(A, "=P S P").with_word(B, "S A N T");
    let rummy = case.word_list("pant pants sapt").deal();
    let id = rummy.find_word("sant").id;
    let missing = Err(Refusal::CardsMissing(id));
    assert_eq!(rummy.preview_points(A, "[SANT 0 2] =P [SANT 3 4]"), missing);
    assert_eq!(rummy.preview_points(A, "=P [SANT 1 4] S"), missing);
    assert_eq!(
        rummy.preview_points(A, "P [SANT 1 4]"),
        missing,
        "it must be blue"
    );
}

#[test]
fn o23_a_blue_card_may_replace_the_end_of_an_own_word() {
    let mut rummy = set_up()
        .hand(A, "=ST")
        .with_word(A, "F I =SH")
        .word_list("fist")
        .deal();
    // FISH, whose last card is SH, is already worth 15 to its owner.
    assert_eq!(rummy.preview_points(A, "[FISH 0 2] =ST"), Ok((4 - 8, 0)));
    rummy.play(A, "[FISH 0 2] =ST").unwrap();
    assert_eq!(
        (rummy.find_word("fist").stolen, rummy.hand_text(A).as_str()),
        (0, "=SH")
    );
}

#[test]
fn o23_a_replaced_wild_returns_blank() {
    let mut rummy = set_up()
        .hand(A, "=P E")
        .with_word(A, "?R A T")
        .word_list("pat eat")
        .deal();
    rummy.play(A, "=P [RAT 1 3]").unwrap();
    assert_eq!(rummy.hand_text(A), "E ?");
}

#[test]
fn o23_blue_plays_as_an_ordinary_letter() {
    let rummy = set_up().hand(A, "=P A T").word_list("pat").deal();
    assert_eq!(rummy.preview_points(A, "=P A T"), Ok((8, 0)));
}

#[test]
fn o24_a_substitution_may_lower_the_value_and_overfill_the_hand() {
    let case = set_up()
        .hand(A, "=TH E E E E E E E")
        .with_word(A, "Q U I N")
        .word_list("thin")
        .deal();
    let mut rummy = case;
    assert_eq!(rummy.preview_points(A, "=TH [QUIN 2 4]"), Ok((11 - 20, 0)));
    rummy.play(A, "=TH [QUIN 2 4]").unwrap();
    assert_eq!(rummy.points(A), 11);
    assert_eq!(rummy.hand_text(A).split(' ').count(), 9);
    let one = Refusal::Discards { least: 1, most: 1 };
    assert_eq!(rummy.end_turn(A, ""), Err(one));
    rummy.end_turn(A, "Q").unwrap();
    assert_eq!(rummy.top_of_pile(1), "Q");
}

#[test]
fn o26_a_wild_cannot_steal() {
    let rummy = set_up()
        .hand(A, "? ??")
        .with_word(B, "T I M E")
        .word_list("timer timers")
        .deal();
    let (wild, double) = (rummy.card_in_hand(A, "?"), rummy.card_in_hand(A, "??"));
    assert_eq!(
        rummy.preview_points(A, "[TIME] ?R"),
        Err(Refusal::WildCannotSteal(wild))
    );
    assert_eq!(
        rummy.preview_points(A, "[TIME] ??RS"),
        Err(Refusal::WildCannotSteal(double))
    );
}
