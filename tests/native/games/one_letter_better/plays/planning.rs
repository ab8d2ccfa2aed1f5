//! How bots plan turns, in clear cases: combining plays, fearing steals, and looking ahead.

use game::SeatId;
use one_letter_better::bots::{ACE, BotLevel};
use one_letter_better_rules::{Action, View};

use super::regulars::{BO, choose_action, common_word_list, laid_word, line_text};

#[test]
fn a_turn_is_planned_as_a_set_of_words() {
    // ZXA is worth most alone, but the cards left make nothing.
    let words = common_word_list(&["zxa", "zob", "xac"]);
    let view = View::set_out(&[], "Z X A O B C", "").unwrap();
    let mut greedy = ACE;
    (
        greedy.plays,
        greedy.greedy,
        greedy.mind.judgement.candidates,
    ) = (1, 0, 1);
    assert_eq!(laid_word(&view, &greedy, &words).as_deref(), Some("zxa"));
    let first = laid_word(&view, &ACE, &words);
    assert!(
        ["zob", "xac"].contains(&first.as_deref().unwrap()),
        "{first:?}"
    );
}

#[test]
fn a_turn_that_ends_the_round_keeps_no_good_cards_back() {
    // BZAC uses the wild, which CAB would leave in the hand.
    let words = common_word_list(&["cab", "bzac"]);
    let choose_word = |points: i32, greedy: usize| {
        let mut view = View::set_out(&[], "C A B ?", "").unwrap();
        view.table.points[0] = points;
        let mut regular = BotLevel { greedy, ..ACE };
        regular.mind.judgement.candidates = 1;
        laid_word(&view, &regular, &words).unwrap()
    };
    assert_eq!(choose_word(20, ACE.greedy), "cab");
    assert_eq!(
        choose_word(95, 0),
        "cab",
        "by the value of the cards kept in hand"
    );
    assert_eq!(choose_word(95, ACE.greedy), "bzac");
}

#[test]
fn extending_an_own_word_is_valued_for_its_further_growth() {
    // R turns TIME into TIMER, for 7; or DR can be laid next to it, for 5.
    let words = common_word_list(&["time", "timer", "dr"]);
    let view = View::set_out(&[(SeatId::FIRST, "T I M E")], "R D", "").unwrap();
    let choose_word = |grows: i32| {
        let mut regular = BotLevel {
            grows,
            keeps: 0,
            fears: 0,
            ..ACE
        };
        regular.mind.judgement.worlds = 0;
        laid_word(&view, &regular, &words).unwrap()
    };
    assert_eq!(choose_word(0), "timer");
    assert_eq!(choose_word(ACE.grows), "dr");
}

#[test]
fn a_bot_lays_the_word_that_fewer_unseen_cards_can_steal() {
    let words = common_word_list(&["bac", "cab", "baca", "bace", "baci", "baco", "bacs", "bact"]);
    let view = View::set_out(&[], "C A B", "").unwrap();
    let mut fearful = ACE;
    fearful.mind.judgement.worlds = 0;
    let careless = BotLevel {
        fears: 0,
        ..fearful
    };
    assert_eq!(laid_word(&view, &careless, &words).as_deref(), Some("bac"));
    assert_eq!(laid_word(&view, &fearful, &words).as_deref(), Some("cab"));
}

#[test]
fn a_bot_foresees_that_its_word_can_be_joined_with_another() {
    let mut list = vec!["bac".to_owned(), "cab".to_owned()];
    for short in [
        "at", "en", "in", "is", "it", "on", "or", "re", "to", "ti", "ea", "ie",
    ] {
        list.extend([short.to_owned(), format!("bac{short}")]);
    }
    let words = common_word_list(&list.iter().map(String::as_str).collect::<Vec<_>>());
    let view = View::set_out(&[], "C A B", "").unwrap();
    let mut at_once = ACE;
    at_once.mind.judgement.worlds = 0;
    assert_eq!(laid_word(&view, &at_once, &words).as_deref(), Some("bac"));
    assert_ne!(laid_word(&view, &ACE, &words).as_deref(), Some("bac"));
}

#[test]
fn a_bot_avoids_words_that_the_top_of_the_pile_can_steal() {
    // Two unseen H cards would take CAB. Of two F cards that would take BAC, one is in the pile.
    let words = common_word_list(&["bac", "cab", "bacf", "cabh"]);
    let choose_word = |pile: &str, tops: i32| {
        let view = View::set_out(&[], "C A B", pile).unwrap();
        let mut regular = BotLevel { tops, ..ACE };
        regular.mind.judgement.worlds = 0;
        laid_word(&view, &regular, &words).unwrap()
    };
    assert_eq!(choose_word("V F", 0), "bac");
    assert_eq!(choose_word("V F", ACE.tops), "cab");
    assert_eq!(choose_word("F V", ACE.tops), "bac", "the F isn't on top");
}

/// A bot that chooses among three plans by their points alone, without looking ahead.
fn plain_bot(replans: usize) -> BotLevel {
    let mut plain = BotLevel {
        replans,
        greedy: 0,
        keeps: 0,
        fears: 0,
        grows: 0,
        ..ACE
    };
    (
        plain.mind.judgement.candidates,
        plain.mind.judgement.worlds,
        plain.plays,
    ) = (3, 0, 2);
    plain
}

#[test]
fn a_plan_includes_plays_that_an_earlier_play_makes_possible() {
    // ANT takes AN and scores least at once; then the bot owns it, and can add Z, X and O too.
    let words = common_word_list(&["an", "ant", "antzxo", "ztxo", "zo", "xo"]);
    let view = View::set_out(&[(BO, "A N")], "T Z X O", "").unwrap();
    assert_eq!(
        laid_word(&view, &plain_bot(0), &words).as_deref(),
        Some("ztxo")
    );
    assert_eq!(
        laid_word(&view, &plain_bot(ACE.replans), &words).as_deref(),
        Some("ant")
    );
}

#[test]
fn a_plan_is_improved_play_by_play() {
    // With JK, ZOB and XAC total more than any of the highest-scoring words.
    let words = common_word_list(&["jk", "zxa", "zxb", "zxc", "zob", "xac"]);
    let view = View::set_out(&[], "J K Z X A O B C", "").unwrap();
    assert_eq!(
        laid_word(&view, &plain_bot(0), &words).as_deref(),
        Some("zxb")
    );
    assert_eq!(
        laid_word(&view, &plain_bot(ACE.replans), &words).as_deref(),
        Some("jk")
    );
}

#[test]
fn a_play_that_is_best_only_by_chance_is_not_chosen() {
    // Equally many cards take either word, so neither is better, whatever some worlds say. Without
    // the worlds that settle it, the first is passed over 15 times.
    let words = common_word_list(&["bac", "cab", "bacs", "cabd"]);
    let view = View::set_out(&[], "C A B", "").unwrap();
    let mut at_once = ACE;
    at_once.mind.judgement.worlds = 0;
    let first = laid_word(&view, &at_once, &words);
    let left = (0..100).filter(|seed| {
        let mut regular = ACE;
        regular.mind.judgement.candidates = 2;
        let action = choose_action(&view, &regular, &words, *seed);
        !matches!(action, Action::Play(line) if Some(line_text(&line)) == first)
    });
    let left = left.count();
    assert!(left < 10, "{left} of 100");
}
