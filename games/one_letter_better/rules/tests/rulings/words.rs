//! New words and what they are worth (O9 to O12, O26).

use one_letter_better_rules::{Refusal, RepeatRule};

use super::table::{A, B, set_up, word};

const LIST: &str = "time timer timers at ta tea eat ate thing tin";

#[test]
fn time_is_worth_14_as_in_the_source() {
    let mut rummy = set_up().hand(A, "T I M E").word_list(LIST).deal();
    assert_eq!(rummy.preview_points(A, "T I M E"), Ok((14, 0)));
    rummy.play(A, "T I M E").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (14, 0));
    assert_eq!(rummy.words_of(A), ["time"]);
    assert!(rummy.has_every_card_once());
}

#[test]
fn the_bonus_counts_cards_not_letters() {
    let rummy = set_up().hand(A, "TH ING T H I N G").word_list(LIST).deal();
    assert_eq!(rummy.preview_points(A, "TH ING"), Ok((14, 0)));
    assert_eq!(rummy.preview_points(A, "T H I N G"), Ok((14 + 10, 0)));
}

#[test]
fn o9_a_word_needs_two_cards_and_two_letters() {
    let rummy = set_up().hand(A, "A T ENT").word_list("at a ent").deal();
    assert_eq!(rummy.preview_points(A, "A T"), Ok((3, 0)));
    assert_eq!(rummy.preview_points(A, "ENT"), Err(Refusal::TooFewCards));
    assert_eq!(rummy.preview_points(A, "A"), Err(Refusal::TooFewCards));
    let three = set_up().choose(|choices| choices.least_letters = 3);
    let rummy = three.hand(A, "A T ED E").word_list("at ate").deal();
    assert_eq!(rummy.preview_points(A, "A T"), Err(Refusal::TooShort(3)));
    assert_eq!(rummy.preview_points(A, "A T E"), Ok((4, 0)));
}

#[test]
fn o10_cards_on_the_table_keep_their_order() {
    let mut rummy = set_up()
        .hand(A, "S")
        .with_word(A, "T E A")
        .word_list("eats seta")
        .deal();
    let id = rummy.find_word("tea").id;
    let mut line = rummy.parse_line(A, "[TEA] S");
    line.swap(0, 1);
    let play = one_letter_better_rules::Action::Play(line);
    assert_eq!(rummy.act(A, play), Err(Refusal::OrderChanges(id)));
}

#[test]
fn o10_a_table_word_cannot_be_taken_apart() {
    let rummy = set_up()
        .hand(A, "R")
        .with_word(A, "T E A")
        .word_list("ear")
        .deal();
    let id = rummy.find_word("tea").id;
    assert_eq!(
        rummy.preview_points(A, "[TEA 1 3] R"),
        Err(Refusal::CardsMissing(id))
    );
    assert_eq!(
        rummy.preview_points(A, "[TEA]"),
        Err(Refusal::NothingAdded(id))
    );
}

#[test]
fn o11_a_word_may_be_made_again_unless_forbidden() {
    let table = set_up()
        .hand(A, "T E A S")
        .with_word(B, "T E A")
        .word_list("tea teas");
    assert_eq!(table.clone().deal().preview_points(A, "T E A"), Ok((4, 0)));
    let once = table.choose(|choices| choices.repeats = RepeatRule::Forbidden);
    let mut rummy = once.deal();
    let there = Refusal::OnTheTable(word("tea"));
    assert_eq!(rummy.preview_points(A, "T E A"), Err(there));
    // The changed word itself isn't an obstacle, and after the change it is gone.
    rummy.play(A, "[TEA] S").unwrap();
    assert_eq!(rummy.find_word("teas").owner, A);
}

#[test]
fn o12_a_turn_may_make_any_number_of_words() {
    let case = set_up().hand(A, "A T T I N E A T R");
    let mut rummy = case
        .with_word(B, "T I M E")
        .word_list("at tin eat timer")
        .deal();
    for line in ["A T", "T I N", "[TIME] R", "E A T"] {
        rummy.play(A, line).unwrap();
    }
    assert_eq!(rummy.words_of(A), ["timer", "at", "tin", "eat"]);
    assert_eq!(rummy.table().turn.plays.len(), 4);
    assert!(rummy.has_every_card_once());
}

#[test]
fn o26_a_wild_is_the_one_declared_letter() {
    let mut rummy = set_up().hand(A, "T ? M E").word_list(LIST).deal();
    // The wild is worth nothing, but counts as a card.
    assert_eq!(rummy.preview_points(A, "T ?I M E"), Ok((13, 0)));
    assert_eq!(
        rummy.preview_points(A, "T ?U M E"),
        Err(Refusal::NotInTheList(word("tume")))
    );
    let wild = rummy.card_in_hand(A, "?");
    assert_eq!(
        rummy.preview_points(A, "T ?IM E"),
        Err(Refusal::OtherLetters(wild))
    );
    rummy.play(A, "T ?I M E").unwrap();
    assert_eq!(rummy.words_of(A), ["time"]);
}

#[test]
fn o26_a_double_wild_is_two_letters_on_one_card() {
    let rummy = set_up().hand(A, "T ?? E").word_list(LIST).deal();
    assert_eq!(rummy.preview_points(A, "T ??IM E"), Ok((3, 0)));
}

#[test]
fn o26_a_wilds_letter_is_fixed_on_the_table() {
    let mut rummy = set_up()
        .hand(A, "R")
        .with_word(A, "T ?I M E")
        .word_list("timer tamer")
        .deal();
    let mut line = rummy.parse_line(A, "[TIME] R");
    line[1].letters = word("a");
    let wild = line[1].card;
    let play = one_letter_better_rules::Action::Play(line);
    assert_eq!(rummy.act(A, play), Err(Refusal::OtherLetters(wild)));
    rummy.play(A, "[TIME] R").unwrap();
}

#[test]
fn o26_a_wild_may_extend_an_own_word_only_at_an_end() {
    let mut rummy = set_up()
        .hand(A, "? ?")
        .with_word(A, "T I M E")
        .word_list("timer timers tie")
        .deal();
    assert_eq!(rummy.preview_points(A, "[TIME] ?R"), Ok((5, 0)));
    let wild = rummy.card_in_hand(A, "?");
    let inside = rummy.preview_points(A, "[TIME 0 2] ?N [TIME 2 4]");
    assert_eq!(inside, Err(Refusal::OnlyRedInside(wild)));
    rummy.play(A, "[TIME] ?R ?S").unwrap();
    assert_eq!(rummy.points(A), 14 + 10);
}

#[test]
fn played_cards_must_be_held_and_distinct() {
    let mut rummy = set_up()
        .hand(A, "T E A !")
        .hand(B, "R")
        .word_list(LIST)
        .deal();
    let mut line = rummy.parse_line(A, "T E A");
    line.push(line[0]);
    let twice = Refusal::Twice(line[0].card);
    let play = |line| one_letter_better_rules::Action::Play(line);
    assert_eq!(rummy.act(A, play(line)), Err(twice));
    let others = rummy.parse_line(B, "R");
    let there = Refusal::NotThere(others[0].card);
    assert_eq!(rummy.act(A, play(others)), Err(there));
    let mut thief = rummy.parse_line(A, "T");
    thief[0].card = rummy.card_in_hand(A, "!");
    let spells = Refusal::CannotSpell(thief[0].card);
    assert_eq!(rummy.act(A, play(thief)), Err(spells));
}

#[test]
fn words_of_more_than_fifteen_letters_are_refused() {
    let rummy = set_up()
        .hand(A, "ING ING ANT ENT EST TH")
        .word_list("at")
        .deal();
    assert_eq!(
        rummy.preview_points(A, "ING ING ANT ENT EST TH"),
        Err(Refusal::TooLong)
    );
}
