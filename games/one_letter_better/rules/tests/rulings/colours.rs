//! Green and blue cards on words (O22 to O24), and wilds in steals (O26).

use one_letter_better_rules::{Action, Refusal, WordStatus};

use super::table::{A, B, case};

#[test]
fn o22_a_green_card_anywhere_protects_a_new_word() {
    let mut rummy = case().hand(A, "T +I N S").list("tin tins").deal();
    rummy.play(A, "T +I N").unwrap();
    assert_eq!(rummy.points(A), 5);
    assert!(rummy.words(A).is_empty(), "it is turned down");
    assert_eq!(rummy.table().words[0].lies, WordStatus::Protected);
}

#[test]
fn o22_a_green_card_goes_only_at_an_end_when_stealing_or_extending() {
    let case = case()
        .hand(A, "+S +R E")
        .with(A, "P I N T")
        .with(B, "T I M E");
    let mut rummy = case.list("print times timers pints pinters").deal();
    let green = rummy.card(A, "+R");
    let inside = rummy.worth(A, "[PINT 0 1] +R [PINT 1 4]");
    assert_eq!(inside, Err(Refusal::GreenInside(green)));
    assert_eq!(
        rummy.worth(A, "[PINT] E +R +S"),
        Err(Refusal::GreenInside(green))
    );
    assert_eq!(rummy.worth(A, "[PINT] +S"), Ok((7, 0)));
    rummy.play(A, "[TIME] +S").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (15 + 21, 0));
    assert_eq!(rummy.words(B).len(), 0);
    let word = rummy
        .table()
        .words
        .iter()
        .find(|word| word.lies == WordStatus::Protected);
    assert_eq!(word.map(|word| (word.owner, word.stolen)), Some((A, 1)));
}

#[test]
fn o22_a_protected_word_cannot_be_changed() {
    let mut rummy = case().hand(A, "T +I N S").list("tin tins").deal();
    let mut line = rummy.line(A, "T +I N S");
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
    let mut rummy = case()
        .hand(A, "=CH")
        .with(B, "S L A N T")
        .list("chant")
        .deal();
    // SLANT is worth 9 and a bonus of 10; CHANT has four cards, worth 8 + 5, and a bonus of 5.
    assert_eq!(rummy.worth(A, "=CH [SLANT 2 5]"), Ok((18, 19)));
    rummy.play(A, "=CH [SLANT 2 5]").unwrap();
    assert_eq!(rummy.words(A), ["chant"]);
    assert_eq!(rummy.hand(A), "S L", "the replaced cards go to the hand");
    assert_eq!(rummy.find("chant").stolen, 1);
    assert!(rummy.all_there());
}

#[test]
fn o23_a_blue_card_replaces_whole_cards_with_as_many_letters() {
    let case = case()
        .hand(A, "=CH =P =B")
        .with(B, "S L A N T")
        .with(B, "TH I N");
    let rummy = case.list("pant plant chin pin thip").deal();
    let count = Refusal::BlueCount {
        blue: 1,
        replaced: 2,
    };
    assert_eq!(rummy.worth(A, "=P [SLANT 2 5]"), Err(count));
    assert!(rummy.worth(A, "=P [SLANT 1 5]").is_ok());
    assert!(rummy.worth(A, "=CH [THIN 1 3]").is_ok());
    let count = Refusal::BlueCount {
        blue: 1,
        replaced: 2,
    };
    assert_eq!(rummy.worth(A, "=P [THIN 1 3]"), Err(count));
}

#[test]
fn o23_a_blue_card_replaces_only_at_an_end_and_adds_no_other_card() {
    let case = case().hand(A, "=P S P").with(B, "S A N T");
    let rummy = case.list("pant pants sapt").deal();
    let id = rummy.find("sant").id;
    let missing = Err(Refusal::CardsMissing(id));
    assert_eq!(rummy.worth(A, "[SANT 0 2] =P [SANT 3 4]"), missing);
    assert_eq!(rummy.worth(A, "=P [SANT 1 4] S"), missing);
    assert_eq!(rummy.worth(A, "P [SANT 1 4]"), missing, "it must be blue");
}

#[test]
fn o23_a_blue_card_may_replace_the_end_of_an_own_word() {
    let mut rummy = case().hand(A, "=ST").with(A, "F I =SH").list("fist").deal();
    // FISH, whose last card is SH, is already worth 15 to its owner.
    assert_eq!(rummy.worth(A, "[FISH 0 2] =ST"), Ok((4 - 8, 0)));
    rummy.play(A, "[FISH 0 2] =ST").unwrap();
    assert_eq!(
        (rummy.find("fist").stolen, rummy.hand(A).as_str()),
        (0, "=SH")
    );
}

#[test]
fn o23_a_replaced_wild_returns_blank() {
    let mut rummy = case()
        .hand(A, "=P E")
        .with(A, "?R A T")
        .list("pat eat")
        .deal();
    rummy.play(A, "=P [RAT 1 3]").unwrap();
    assert_eq!(rummy.hand(A), "E ?");
}

#[test]
fn o23_blue_plays_as_an_ordinary_letter() {
    let rummy = case().hand(A, "=P A T").list("pat").deal();
    assert_eq!(rummy.worth(A, "=P A T"), Ok((8, 0)));
}

#[test]
fn o24_a_substitution_may_lower_the_value_and_overfill_the_hand() {
    let case = case()
        .hand(A, "=TH E E E E E E E")
        .with(A, "Q U I N")
        .list("thin")
        .deal();
    let mut rummy = case;
    assert_eq!(rummy.worth(A, "=TH [QUIN 2 4]"), Ok((11 - 20, 0)));
    rummy.play(A, "=TH [QUIN 2 4]").unwrap();
    assert_eq!(rummy.points(A), 11);
    assert_eq!(rummy.hand(A).split(' ').count(), 9);
    let one = Refusal::Discards { least: 1, most: 1 };
    assert_eq!(rummy.end(A, ""), Err(one));
    rummy.end(A, "Q").unwrap();
    assert_eq!(rummy.top(1), "Q");
}

#[test]
fn o26_a_wild_cannot_steal() {
    let rummy = case()
        .hand(A, "? ??")
        .with(B, "T I M E")
        .list("timer timers")
        .deal();
    let (wild, double) = (rummy.card(A, "?"), rummy.card(A, "??"));
    assert_eq!(
        rummy.worth(A, "[TIME] ?R"),
        Err(Refusal::WildCannotSteal(wild))
    );
    assert_eq!(
        rummy.worth(A, "[TIME] ??RS"),
        Err(Refusal::WildCannotSteal(double))
    );
}
