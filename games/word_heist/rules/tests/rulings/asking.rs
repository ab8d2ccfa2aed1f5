//! Questions to the table: taking back, house words, words without a list (A18).

use game::{ActError, Chance, Judge, Match, Moment, TimeLimit, Viewer};
use word_heist_rules::{
    Action, Attempt, Choices, Event, LogEntry, Options, Phase, PlayMode, Preset, Refusal,
    VoteProposal, WordHeist, WordOrigin,
};

use super::race::play_table;
use super::table::{A, B, C, HeistTable, list, set_up_buzzers, set_up_mode, set_up_turns, word};
use crate::seats::human_seats;

fn house_word_proposal(text: &str) -> VoteProposal {
    VoteProposal::House(Attempt::from_any_source(word(text)))
}

fn phase_of(heist: &HeistTable) -> Option<Phase> {
    heist.game.waiting_for().phase()
}

#[test]
fn a18_the_last_word_is_taken_back_by_consent_of_all() {
    let case = set_up_turns().seats(3).with_word(B, "gain").centre("xtyp");
    let mut heist = case.word_list("taping").deal();
    let before = heist.table().clone();
    heist.make(A, "taping").unwrap();
    heist
        .act(A, Action::Propose(B, VoteProposal::TakeBack))
        .unwrap();
    heist.act(C, Action::Agree).unwrap();
    assert_eq!(heist.words(A), ["taping"], "B is still to answer");
    heist.act(A, Action::Agree).unwrap();
    assert_eq!(heist.words(B), ["gain"]);
    assert_eq!(heist.centre(), "xtyp");
    assert_eq!(
        phase_of(&heist),
        Some(Phase::Make),
        "A has its window again"
    );
    assert_eq!(heist.table().words, before.words);
    heist.make(A, "taping").unwrap();
}

#[test]
fn a18_one_refusal_is_enough() {
    let mut heist = set_up_turns()
        .seats(3)
        .centre("tear")
        .word_list("tear")
        .deal();
    heist.make(A, "tear").unwrap();
    heist
        .act(A, Action::Propose(B, VoteProposal::TakeBack))
        .unwrap();
    heist.act(A, Action::Decline).unwrap();
    assert_eq!(heist.words(A), ["tear"]);
    assert_eq!(phase_of(&heist), Some(Phase::Flip));
}

#[test]
fn a18_a_word_can_be_taken_back_only_before_the_next_flip() {
    let mut heist = set_up_turns().centre("tear").word_list("tear").deal();
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(heist.propose(A, VoteProposal::TakeBack), nothing);
    heist.make(A, "tear").unwrap();
    heist.act(A, Action::Flip).unwrap();
    assert_eq!(heist.propose(A, VoteProposal::TakeBack), nothing);
}

#[test]
fn a18_only_the_last_word_can_be_taken_back() {
    let mut heist = set_up_buzzers()
        .centre("teargape")
        .word_list("tear gape")
        .deal();
    play_table(
        &mut heist,
        "1000 A presses    | A
         1100 A makes tear | open
         2000 B presses    | B
         2100 B makes gape | open",
    );
    heist.propose(A, VoteProposal::TakeBack).unwrap();
    heist.act(B, Action::Agree).unwrap();
    assert_eq!(heist.table().flipper, A, "as before that word");
    assert_eq!(phase_of(&heist), Some(Phase::Open), "the press is used up");
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(heist.propose(A, VoteProposal::TakeBack), nothing);
    assert_eq!((heist.words(A).len(), heist.words(B).len()), (1, 0));
}

#[test]
fn a18_taking_back_a_word_of_a_sweep_returns_to_the_sweep() {
    let mut heist = set_up_turns()
        .seats(3)
        .centre("tear")
        .word_list("tear")
        .deal();
    heist.act(A, Action::Pass).unwrap();
    heist.make(B, "tear").unwrap();
    heist.propose(C, VoteProposal::TakeBack).unwrap();
    heist.act(A, Action::Agree).unwrap();
    heist.act(B, Action::Agree).unwrap();
    assert_eq!(phase_of(&heist), Some(Phase::Sweep));
    heist.act(B, Action::Pass).unwrap();
    heist.act(C, Action::Pass).unwrap();
    assert_eq!(heist.table().flipper, B, "B is next, and made no word");
}

#[test]
fn a18_a_house_word_needs_a_unanimous_vote_and_is_marked() {
    let mut heist = set_up_turns()
        .seats(3)
        .with_word(B, "gain")
        .centre("tpx")
        .deal();
    assert_eq!(
        heist.make(A, "pating"),
        Err(Refusal::NotInTheList(word("pating")))
    );
    heist.propose(A, house_word_proposal("pating")).unwrap();
    heist.act(B, Action::Agree).unwrap();
    assert!(heist.words(A).is_empty());
    heist.act(C, Action::Agree).unwrap();
    assert_eq!(heist.words(A), ["pating"]);
    assert!(heist.table().words[1].house);
    let told = heist.game.history(Viewer::Table).pop().unwrap().entry;
    let letters = "tp".chars().map(|c| lexicon::Letter::new(c).unwrap());
    assert_eq!(
        told,
        LogEntry::Made(WordOrigin {
            seat: A,
            word: word("pating"),
            from: vec![(B, word("gain"))],
            joined: letters.collect(),
            house: true,
        })
    );
}

#[test]
fn a18_a_house_word_stays_valid_for_the_rest_of_the_game() {
    let mut heist = set_up_turns().centre("ttaattaa").deal();
    heist.propose(A, house_word_proposal("tata")).unwrap();
    heist.act(B, Action::Agree).unwrap();
    heist.act(A, Action::Flip).unwrap();
    heist.make(A, "tata").unwrap();
    assert_eq!(heist.words(A), ["tata", "tata"]);
}

#[test]
fn a18_house_words_must_obey_every_rule_but_the_list() {
    let mut heist = set_up_turns()
        .with_word(B, "gape")
        .centre("tears")
        .word_list("tear")
        .deal();
    let in_list = Err(Refusal::InTheList(word("tear")));
    assert_eq!(heist.propose(A, house_word_proposal("tear")), in_list);
    assert_eq!(
        heist.propose(A, house_word_proposal("gapes")),
        Err(Refusal::OnlyExtends(word("gape")))
    );
    assert_eq!(
        heist.propose(A, house_word_proposal("eat")),
        Err(Refusal::TooShort { least: 4 })
    );
    assert_eq!(
        heist.act(A, Action::Propose(B, house_word_proposal("rate"))),
        Err(Refusal::NotNow),
        "it is A's turn"
    );
}

#[test]
fn a18_clocks_stop_while_the_table_is_asked() {
    let window = TimeLimit::Seconds(30);
    let timed = set_up_mode(PlayMode::Turns {
        window,
        sweep: false,
    });
    let mut heist = timed.centre("tear").deal();
    heist.now = 20_000;
    heist.propose(A, house_word_proposal("reta")).unwrap();
    heist.wait_until(100_000);
    heist.act(B, Action::Decline).unwrap();
    heist.wait_until(109_999);
    assert_eq!(phase_of(&heist), Some(Phase::Make));
    heist.wait_until(110_000);
    assert_eq!(phase_of(&heist), Some(Phase::Flip));
}

#[test]
fn a18_during_a_reservation_only_its_seat_may_ask_the_table() {
    let mut heist = set_up_buzzers().seats(3).centre("tear").deal();
    play_table(
        &mut heist,
        "1000 A presses | A
         1001 B presses | A < B",
    );
    let mut other = |proposal| heist.act(A, Action::Propose(B, proposal));
    assert_eq!(other(VoteProposal::Stop), Err(Refusal::Reserved(A)));
    assert_eq!(
        other(house_word_proposal("reta")),
        Err(Refusal::Reserved(A))
    );
    heist.propose(A, house_word_proposal("reta")).unwrap();
    heist.wait_until(60_000);
    for seat in [B, C] {
        heist.act(seat, Action::Agree).unwrap();
    }
    assert_eq!(heist.words(A), ["reta"]);
    play_table(&mut heist, "61000 B presses | B");
}

#[test]
fn a18_a_game_with_one_seat_has_no_house_words() {
    let mut heist = set_up_turns()
        .seats(1)
        .centre("zaza")
        .word_list("tear")
        .deal();
    let alone = Err(Refusal::NobodyToAsk(word("zaza")));
    assert_eq!(heist.propose(A, house_word_proposal("zaza")), alone);
    assert!(!heist.table().can_accept_house_words());
    let unlisted = Err(Refusal::NotInTheList(word("zaza")));
    assert_eq!(heist.make(A, "zaza"), unlisted);
    assert!(heist.words(A).is_empty());
}

#[test]
fn a18_no_house_words_once_all_other_seats_have_left() {
    let mut heist = set_up_turns().centre("zazatear").word_list("tear").deal();
    assert!(heist.table().can_accept_house_words());
    heist.act(A, Action::Leave(B)).unwrap();
    let alone = Err(Refusal::NobodyToAsk(word("zaza")));
    assert_eq!(heist.propose(A, house_word_proposal("zaza")), alone);
}

#[test]
fn a18_earlier_house_words_stay_valid_once_all_other_seats_have_left() {
    let mut heist = set_up_turns().centre("ttaattaa").deal();
    heist.propose(A, house_word_proposal("tata")).unwrap();
    heist.act(B, Action::Agree).unwrap();
    heist.act(A, Action::Leave(B)).unwrap();
    heist.act(A, Action::Flip).unwrap();
    heist.make(A, "tata").unwrap();
    assert_eq!(heist.words(A), ["tata", "tata"]);
}

#[test]
fn a18_the_daily_set_has_no_house_words() {
    let day = Preset::Day("2025-01-31".parse().unwrap()).choices();
    let options = Options::new(day).unwrap();
    let mut game = Match::<WordHeist>::start(options, human_seats(1), Chance::new(1)).unwrap();
    for _ in 0..6 {
        game.act(A, &Action::Flip, Moment::START, None).unwrap();
    }
    // The letters of that day begin with I, T, R, I, Y, E.
    let ask = Action::Propose(A, house_word_proposal("yirt"));
    let list = list("tire");
    let asked = game.act(A, &ask, Moment::START, Some(&list));
    let alone = Refusal::NobodyToAsk(word("yirt"));
    assert_eq!(asked, Err(ActError::Refused(alone)));
    assert!(game.state().table.words.is_empty());
}

#[test]
fn a18_with_one_seat_the_full_list_decides_instead_of_the_table() {
    let table = |choices: &mut Choices| choices.judge = Judge::Table;
    let case = set_up_turns().seats(1).choose(table).centre("zazatear");
    let mut heist = case.word_list("~tear").deal();
    let unlisted = Err(Refusal::NotInTheList(word("zaza")));
    assert_eq!(heist.make(A, "zaza"), unlisted);
    let alone = Err(Refusal::NobodyToAsk(word("zaza")));
    assert_eq!(heist.propose(A, house_word_proposal("zaza")), alone);
    heist.make(A, "tear").unwrap();
    assert_eq!(heist.words(A), ["tear"]);
    assert_eq!(
        phase_of(&heist),
        Some(Phase::Flip),
        "no other seat was asked"
    );
}

#[test]
fn a18_where_the_table_decides_every_word_is_put_to_a_vote() {
    let table = |choices: &mut Choices| choices.judge = Judge::Table;
    let mut heist = set_up_turns().choose(table).centre("zaza").deal();
    heist.list = None;
    heist.make(A, "zaza").unwrap();
    assert_eq!(phase_of(&heist), Some(Phase::Vote));
    heist.act(B, Action::Decline).unwrap();
    assert!(heist.words(A).is_empty());
    heist.make(A, "zaza").unwrap();
    heist.act(B, Action::Agree).unwrap();
    assert_eq!(heist.words(A), ["zaza"]);
    assert!(
        !heist.table().words[0].house,
        "there is no list to be outside of"
    );
}

#[test]
fn other_actions_are_refused_while_the_table_is_asked() {
    let mut heist = set_up_buzzers().centre("tear").word_list("tear").deal();
    heist.propose(A, VoteProposal::Stop).unwrap();
    heist.now = 5_000;
    assert_eq!(
        heist.act(B, Action::Buzz(Moment(5_000))),
        Err(Refusal::NotNow)
    );
    assert_eq!(heist.act(B, Action::Flip), Err(Refusal::NotNow));
    let last = heist.game.last_step().unwrap();
    assert!(matches!(last.events[..], [Event::Proposed(_)]));
}
