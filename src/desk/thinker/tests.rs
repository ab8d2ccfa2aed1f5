use super::*;

type Deeds = Vec<Deed<&'static str>>;

fn send(number: Number, errand: &str, list: Option<&'static str>) -> Deed<&'static str> {
    Deed::Send {
        number,
        errand: errand.into(),
        list,
    }
}

/// A line whose thinker is at its first errand and has the list "old".
fn busy() -> (Line<&'static str>, Number) {
    let mut line = Line::default();
    let (first, _) = line.send("first", "old", 0);
    line.woke(0);
    (line, first)
}

/// A line whose thinker has the list "old" and nothing to do.
fn idle() -> Line<&'static str> {
    let (mut line, first) = busy();
    line.said(first, true, 0);
    line
}

#[test]
fn a_thinker_is_started_by_the_first_errand_and_sent_it_when_it_is_awake() {
    let mut line = Line::default();
    let (first, deeds) = line.send("first", "old", 0);
    assert_eq!(deeds, [Deed::Start]);
    let (_, deeds) = line.send("second", "old", 1);
    assert_eq!(deeds, [], "it is on its way already");
    assert_eq!(line.woke(2), [send(first, "first", Some("old"))]);
}

#[test]
fn the_list_goes_with_the_first_errand_alone() {
    let mut line = idle();
    for _ in 0..3 {
        let (number, deeds) = line.send("next", "old", 5);
        assert_eq!(deeds, [send(number, "next", None)]);
        line.said(number, true, 6);
    }
}

#[test]
fn another_list_goes_along_once() {
    let mut line = idle();
    let (number, deeds) = line.send("next", "new", 5);
    assert_eq!(deeds, [send(number, "next", Some("new"))]);
    line.said(number, true, 6);
    let (number, deeds) = line.send("next", "new", 7);
    assert_eq!(deeds, [send(number, "next", None)]);
}

#[test]
fn errands_are_done_in_turn() {
    let (mut line, first) = busy();
    let (second, deeds) = line.send("second", "old", 1);
    assert_eq!(deeds, []);
    let (third, _) = line.send("third", "old", 2);
    let heard = line.said(first, true, 3);
    assert!(heard.wanted);
    assert_eq!(heard.deeds, [send(second, "second", None)]);
    let heard = line.said(second, true, 4);
    assert_eq!(heard.deeds, [send(third, "third", None)]);
}

#[test]
fn each_step_is_heard_and_the_next_one_asked_for() {
    let (mut line, first) = busy();
    for _ in 0..2 {
        let heard = line.said(first, false, 1);
        assert!(heard.wanted);
        assert_eq!(heard.deeds, [Deed::GoOn(first)]);
    }
    let heard = line.said(first, true, 2);
    assert!(heard.wanted);
    assert_eq!(heard.deeds, []);
}

#[test]
fn what_is_dismissed_before_it_is_sent_is_never_sent() {
    let (mut line, first) = busy();
    let (second, _) = line.send("second", "old", 1);
    let (third, _) = line.send("third", "old", 1);
    assert_eq!(line.dismiss(second, 2), []);
    assert_eq!(
        line.said(first, true, 3).deeds,
        [send(third, "third", None)]
    );
}

#[test]
fn an_answer_that_nobody_wants_any_more_is_not_heard() {
    let (mut line, first) = busy();
    line.dismiss(first, 1);
    let (second, _) = line.send("second", "old", 2);
    let heard = line.said(first, true, 3);
    assert!(!heard.wanted);
    assert_eq!(heard.deeds, [send(second, "second", None)]);
    assert!(line.said(second, true, 4).wanted);
    assert!(!line.said(second, true, 5).wanted, "it is said already");
}

#[test]
fn what_is_dismissed_between_two_steps_goes_no_further() {
    let (mut line, first) = busy();
    line.dismiss(first, 1);
    let heard = line.said(first, false, 2);
    assert!(!heard.wanted);
    assert_eq!(heard.deeds, [], "no next step");
    let (second, deeds) = line.send("second", "old", 3);
    assert_eq!(deeds, [send(second, "second", None)]);
}

#[test]
fn a_step_is_waited_for_a_while_and_no_longer() {
    let (mut line, first) = busy();
    assert_eq!(line.dismiss(first, 1), [], "it is in nobody's way");
    let (second, deeds) = line.send("second", "old", 1_000);
    assert_eq!(deeds, [Deed::LookLater]);
    assert_eq!(
        line.send("third", "old", 1_100).1,
        [],
        "it is looked already"
    );
    assert_eq!(line.look(1_499), [Deed::LookLater]);
    assert_eq!(line.look(1_500), [Deed::End, Deed::Start]);
    let sent = send(second, "second", Some("old"));
    assert_eq!(line.woke(1_600), [sent], "it is given the list again");
    assert!(!line.said(first, true, 1_601).wanted);
}

#[test]
fn what_somebody_wants_is_waited_for_as_long_as_it_takes() {
    let (mut line, _) = busy();
    let (_, deeds) = line.send("second", "old", 1);
    assert_eq!(deeds, []);
    assert_eq!(line.look(100_000), []);
}

#[test]
fn who_waited_and_went_leaves_nothing_in_the_way() {
    let (mut line, first) = busy();
    line.dismiss(first, 1);
    let (second, _) = line.send("second", "old", 2);
    line.dismiss(second, 3);
    assert_eq!(line.look(1_000), []);
    let (_, deeds) = line.send("third", "old", 2_000);
    assert_eq!(deeds, [Deed::LookLater], "it is in the way since now");
    assert_eq!(line.look(2_499), [Deed::LookLater]);
}

#[test]
fn what_a_thinker_trips_over_fails_and_the_rest_is_for_another() {
    let (mut line, first) = busy();
    let (second, _) = line.send("second", "old", 1);
    let deeds = line.tripped(2);
    assert_eq!(deeds, [Deed::End, Deed::Fail(first), Deed::Start]);
    assert_eq!(line.woke(3), [send(second, "second", Some("old"))]);
}

#[test]
fn nobody_hears_that_what_nobody_wants_has_failed() {
    let (mut line, first) = busy();
    line.dismiss(first, 1);
    assert_eq!(line.tripped(2), [Deed::End]);
    let (_, deeds) = line.send("second", "old", 3);
    assert_eq!(deeds, [Deed::Start]);
}

#[test]
fn where_no_thinker_can_be_started_everything_fails() {
    let mut line: Line<&str> = Line::default();
    let (first, _) = line.send("first", "old", 0);
    let (second, _) = line.send("second", "old", 0);
    let failed: Deeds = vec![Deed::End, Deed::Fail(first), Deed::Fail(second)];
    assert_eq!(line.tripped(1), failed);
    // The next who asks tries again.
    assert_eq!(line.send("third", "old", 2).1, [Deed::Start]);
}

#[test]
fn who_is_left_by_all_ends() {
    let (mut line, first) = busy();
    line.send("second", "old", 1);
    assert_eq!(line.close(), [Deed::End]);
    assert_eq!(line.close(), []);
    assert!(!line.said(first, true, 2).wanted);
    assert_eq!(line.send("third", "old", 3).1, [Deed::Start]);
}
