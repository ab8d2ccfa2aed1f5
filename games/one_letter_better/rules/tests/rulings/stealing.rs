//! Steals: with a card, with a word, and how often (O15 to O21, O25).

use one_letter_better_rules::{Refusal, StolenWordRule, WordStatus};

use super::table::{A, B, C, set_up, word};

#[test]
fn o15_timer_and_timers_score_as_in_the_source() {
    let case = set_up().hand(A, "R").hand(B, "S").with_word(B, "T I M E");
    let mut rummy = case
        .word_list("timer timers")
        .next_cards("A B C D E G H I")
        .deal();
    assert_eq!(rummy.preview_points(A, "[TIME] R"), Ok((21, 14)));
    rummy.play(A, "[TIME] R").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (21, 0));
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, one_letter_better_rules::Action::Draw).unwrap();
    assert_eq!(rummy.preview_points(B, "[TIMER] S"), Ok((28, 21)));
    rummy.play(B, "[TIMER] S").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (0, 28));
    let stolen = rummy.find_word("timers");
    assert_eq!(
        (stolen.owner, stolen.stolen, stolen.lies),
        (B, 2, WordStatus::Open)
    );
    assert!(rummy.has_every_card_once());
}

#[test]
fn o15_a_steal_adds_one_card_at_one_end() {
    let case = set_up()
        .hand(A, "S R R ING ER")
        .with_word(B, "T I M E")
        .with_word(B, "B O A T");
    let rummy = case.word_list("timers boating boater tired").deal();
    let id = rummy.find_word("time").id;
    // TIMERS adds two cards, and RS is not a word to join with.
    assert_eq!(
        rummy.preview_points(A, "[TIME] R S"),
        Err(Refusal::NotInTheList(word("rs")))
    );
    assert_eq!(
        rummy.preview_points(A, "S [TIME] R"),
        Err(Refusal::OneCardSteals(id))
    );
    assert!(
        rummy.preview_points(A, "[BOAT] ING").is_ok(),
        "one card of three letters"
    );
    let inside = rummy.preview_points(A, "[TIME 0 2] R [TIME 2 4]");
    assert_eq!(
        inside,
        Err(Refusal::OnlyRedInside(rummy.card_in_hand(A, "R")))
    );
}

#[test]
fn o15_blue_and_green_cards_steal_as_others_do() {
    let rummy = set_up()
        .hand(A, "+S =D")
        .with_word(B, "T I M E")
        .word_list("times timed")
        .deal();
    assert_eq!(rummy.preview_points(A, "[TIME] +S"), Ok((21, 14)));
    assert_eq!(rummy.preview_points(A, "[TIME] =D"), Ok((22, 14)));
}

#[test]
fn o15_the_thief_may_extend_the_stolen_word() {
    let mut rummy = set_up()
        .hand(A, "R S")
        .with_word(B, "T I M E")
        .word_list("timer timers")
        .deal();
    rummy.play(A, "[TIME] R").unwrap();
    rummy.play(A, "[TIMER] S").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (28, 0));
    assert_eq!(
        rummy.find_word("timers").stolen,
        1,
        "own changes do not count"
    );
}

#[test]
fn o16_own_words_may_grow_by_any_number_of_cards_at_either_end() {
    let case = set_up()
        .hand(A, "S R B E")
        .with_word(A, "T I M E")
        .with_word(A, "L O W");
    let mut rummy = case.word_list("timers below bellow").deal();
    assert_eq!(rummy.preview_points(A, "[TIME] R S"), Ok((4 + 10, 0)));
    rummy.play(A, "B E [LOW]").unwrap();
    assert_eq!(rummy.points(A), 14 + 9 + 6 + 10);
}

#[test]
fn o17_star_and_fish_join_either_way() {
    let own = set_up()
        .hand(A, "E")
        .with_word(A, "S T A R")
        .with_word(B, "F I S H")
        .word_list("starfish")
        .deal();
    // STAR is worth 7 + 5 to A, FISH 15 + 5 to B; STARFISH is 22 + 25.
    assert_eq!(own.preview_points(A, "[STAR] [FISH]"), Ok((47 - 12, 20)));
    let other = set_up()
        .hand(A, "E")
        .with_word(A, "F I S H")
        .with_word(B, "S T A R")
        .word_list("starfish")
        .deal();
    assert_eq!(other.preview_points(A, "[STAR] [FISH]"), Ok((47 - 20, 12)));
    let hand = set_up()
        .hand(A, "F I S H")
        .with_word(B, "S T A R")
        .word_list("starfish fish")
        .deal();
    assert_eq!(hand.preview_points(A, "[STAR] F I S H"), Ok((47, 12)));
    let before = set_up()
        .hand(A, "S T A R")
        .with_word(B, "F I S H")
        .word_list("starfish star")
        .deal();
    assert_eq!(before.preview_points(A, "S T A R [FISH]"), Ok((47, 20)));
}

#[test]
fn o17_a_join_uses_one_stolen_word_and_one_joining_word() {
    let case = set_up().seats(3).hand(A, "S E");
    let case = case
        .with_word(A, "S U N")
        .with_word(A, "D A Y")
        .with_word(B, "S E T")
        .with_word(C, "O F F");
    let rummy = case.word_list("sunset sunday setoff sunsets off").deal();
    assert!(rummy.preview_points(A, "[SUN] [SET]").is_ok());
    assert_eq!(
        rummy.preview_points(A, "[SUN] [DAY]"),
        Err(Refusal::JoinStealsOne)
    );
    assert_eq!(
        rummy.preview_points(A, "[SET] [OFF]"),
        Err(Refusal::JoinStealsOne)
    );
    assert_eq!(
        rummy.preview_points(A, "[SUN] [SET] S"),
        Err(Refusal::JoinIsTwoWords)
    );
    assert_eq!(
        rummy.preview_points(A, "[SUN] [SET] [OFF]"),
        Err(Refusal::JoinIsTwoWords)
    );
}

#[test]
fn o18_the_joining_word_may_not_hold_a_wild_or_green_card() {
    let case = set_up()
        .hand(A, "F I S H ? +S")
        .with_word(B, "S T A R")
        .word_list("starfish fish");
    let rummy = case.deal();
    let (wild, green) = (rummy.card_in_hand(A, "?"), rummy.card_in_hand(A, "+S"));
    assert_eq!(
        rummy.preview_points(A, "[STAR] F ?I S H"),
        Err(Refusal::WildCannotJoin(wild))
    );
    assert_eq!(
        rummy.preview_points(A, "[STAR] F I +S H"),
        Err(Refusal::GreenCannotJoin(green))
    );
    let own = super::table::set_up()
        .hand(A, "E")
        .with_word(A, "F ?I S H")
        .with_word(B, "S T ?A R");
    let rummy = own.word_list("starfish").deal();
    let wild = rummy.find_word("fish").cards[1].card;
    assert_eq!(
        rummy.preview_points(A, "[STAR] [FISH]"),
        Err(Refusal::WildCannotJoin(wild))
    );
}

#[test]
fn o18_the_stolen_word_may_hold_a_wild() {
    let rummy = set_up()
        .hand(A, "F I S H")
        .with_word(B, "S T ?A R")
        .word_list("starfish fish")
        .deal();
    assert!(rummy.preview_points(A, "[STAR] F I S H").is_ok());
}

#[test]
fn o19_same_root_steals_are_legal() {
    let rummy = set_up()
        .hand(A, "S")
        .with_word(B, "T I M E R")
        .word_list("timers")
        .deal();
    assert_eq!(rummy.preview_points(A, "[TIMER] S"), Ok((28, 21)));
}

#[test]
fn o20_the_third_steal_retires_a_word() {
    let case = set_up()
        .hand(A, "S")
        .with_stolen_word(B, "T I M E R", 2)
        .word_list("timers");
    let mut rummy = case.clone().deal();
    rummy.play(A, "[TIMER] S").unwrap();
    assert_eq!(rummy.points(A), 28, "the steal is credited first");
    assert!(rummy.words_of(A).is_empty());
    let word = &rummy.table().words[0];
    assert_eq!(
        (word.lies, word.stolen, word.owner),
        (WordStatus::Retired, 3, A)
    );
    let endless = case.choose(|choices| choices.steals = None);
    let mut rummy = endless.deal();
    rummy.play(A, "[TIMER] S").unwrap();
    assert_eq!(rummy.words_of(A), ["timers"]);
}

#[test]
fn o20_a_join_takes_the_larger_count_plus_one() {
    let case = set_up()
        .hand(A, "E")
        .with_stolen_word(A, "S T A R", 1)
        .with_stolen_word(B, "F I S H", 0);
    let mut rummy = case.word_list("starfish").deal();
    rummy.play(A, "[STAR] [FISH]").unwrap();
    assert_eq!(rummy.find_word("starfish").stolen, 2);
    assert_eq!(rummy.table().words.len(), 1);
}

#[test]
fn o20_own_changes_do_not_count_as_steals() {
    let mut rummy = set_up()
        .hand(A, "S")
        .with_stolen_word(A, "T I M E R", 2)
        .word_list("timers")
        .deal();
    rummy.play(A, "[TIMER] S").unwrap();
    assert_eq!(
        (rummy.find_word("timers").stolen, rummy.words_of(A).len()),
        (2, 1)
    );
}

#[test]
fn o21_points_of_retired_words_stay_with_the_scorer() {
    let case = set_up()
        .hand(A, "S")
        .hand(B, "ER")
        .with_stolen_word(B, "T I M E R", 2);
    let mut rummy = case
        .word_list("timers")
        .next_cards("A A A A A A A A")
        .deal();
    rummy.play(A, "[TIMER] S").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.points(A), 28);
    assert_eq!(rummy.table().open_words().count(), 0, "no seat can take it");
}

#[test]
fn in_family_mode_a_victim_keeps_its_points() {
    let case = set_up()
        .hand(A, "R")
        .with_word(B, "T I M E")
        .word_list("timer")
        .choose(|choices| {
            choices.handicaps[B.index()].stolen = StolenWordRule::Keeps;
        });
    let mut rummy = case.deal();
    assert_eq!(rummy.preview_points(A, "[TIME] R"), Ok((21, 0)));
    rummy.play(A, "[TIME] R").unwrap();
    assert_eq!((rummy.points(A), rummy.points(B)), (21, 14));
}

#[test]
fn o25_pint_plus_a_red_r_makes_print() {
    let mut rummy = set_up()
        .hand(A, "-R -S")
        .with_word(B, "P I N T")
        .word_list("print prints")
        .deal();
    // P5 I1 N2 T2 and the bonus; the red R costs two and counts as a card.
    assert_eq!(
        rummy.preview_points(A, "[PINT 0 1] -R [PINT 1 4]"),
        Ok((10 - 2 + 10, 15))
    );
    let id = rummy.find_word("pint").id;
    let two = rummy.preview_points(A, "[PINT 0 1] -R [PINT 1 4] -S");
    assert_eq!(two, Err(Refusal::OneCardSteals(id)), "one red per steal");
    rummy.play(A, "[PINT 0 1] -R [PINT 1 4]").unwrap();
    assert_eq!(rummy.preview_points(A, "[PRINT] -S"), Ok((-2 + 5, 0)));
}

#[test]
fn o25_own_and_new_words_may_use_several_reds() {
    let case = set_up().hand(A, "-R -S P I N T").with_word(A, "P I N T");
    let rummy = case.word_list("prints").deal();
    assert_eq!(
        rummy.preview_points(A, "[PINT 0 1] -R [PINT 1 4] -S"),
        Ok((-4 + 10, 0))
    );
    assert_eq!(
        rummy.preview_points(A, "P -R I N T -S"),
        Ok((10 - 4 + 15, 0))
    );
}
