use super::*;

type Deeds = Vec<Order<&'static str>>;

fn send(number: Number, errand: &str, list: Option<&'static str>) -> Order<&'static str> {
    Order::Send {
        number,
        errand: errand.into(),
        list,
    }
}

/// Returns a queue whose worker is busy with its first errand and has the list "old".
fn busy() -> (Queue<&'static str>, Number) {
    let mut queue = Queue::default();
    let (first, _) = queue.send("first", "old", 0);
    queue.woke(0);
    (queue, first)
}

/// Returns a queue whose worker has the list "old" and nothing to do.
fn idle() -> Queue<&'static str> {
    let (mut queue, first) = busy();
    queue.said(first, true, 0);
    queue
}

#[test]
fn a_thinker_is_started_by_the_first_errand_and_sent_it_when_it_is_awake() {
    let mut queue = Queue::default();
    let (first, orders) = queue.send("first", "old", 0);
    assert_eq!(orders, [Order::Start]);
    let (_, orders) = queue.send("second", "old", 1);
    assert_eq!(orders, [], "the worker is starting");
    assert_eq!(queue.woke(2), [send(first, "first", Some("old"))]);
}

#[test]
fn the_list_goes_with_the_first_errand_alone() {
    let mut queue = idle();
    for _ in 0..3 {
        let (number, orders) = queue.send("next", "old", 5);
        assert_eq!(orders, [send(number, "next", None)]);
        queue.said(number, true, 6);
    }
}

#[test]
fn another_list_goes_along_once() {
    let mut queue = idle();
    let (number, orders) = queue.send("next", "new", 5);
    assert_eq!(orders, [send(number, "next", Some("new"))]);
    queue.said(number, true, 6);
    let (number, orders) = queue.send("next", "new", 7);
    assert_eq!(orders, [send(number, "next", None)]);
}

#[test]
fn errands_are_done_in_turn() {
    let (mut queue, first) = busy();
    let (second, orders) = queue.send("second", "old", 1);
    assert_eq!(orders, []);
    let (third, _) = queue.send("third", "old", 2);
    let heard = queue.said(first, true, 3);
    assert!(heard.wanted);
    assert_eq!(heard.orders, [send(second, "second", None)]);
    let heard = queue.said(second, true, 4);
    assert_eq!(heard.orders, [send(third, "third", None)]);
}

#[test]
fn each_step_is_heard_and_the_next_one_asked_for() {
    let (mut queue, first) = busy();
    for _ in 0..2 {
        let heard = queue.said(first, false, 1);
        assert!(heard.wanted);
        assert_eq!(heard.orders, [Order::GoOn(first)]);
    }
    let heard = queue.said(first, true, 2);
    assert!(heard.wanted);
    assert_eq!(heard.orders, []);
}

#[test]
fn what_is_dismissed_before_it_is_sent_is_never_sent() {
    let (mut queue, first) = busy();
    let (second, _) = queue.send("second", "old", 1);
    let (third, _) = queue.send("third", "old", 1);
    assert_eq!(queue.dismiss(second, 2), []);
    assert_eq!(
        queue.said(first, true, 3).orders,
        [send(third, "third", None)]
    );
}

#[test]
fn an_answer_that_nobody_wants_any_more_is_not_heard() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    let (second, _) = queue.send("second", "old", 2);
    let heard = queue.said(first, true, 3);
    assert!(!heard.wanted);
    assert_eq!(heard.orders, [send(second, "second", None)]);
    assert!(queue.said(second, true, 4).wanted);
    assert!(!queue.said(second, true, 5).wanted, "already answered");
}

#[test]
fn what_is_dismissed_between_two_steps_goes_no_further() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    let heard = queue.said(first, false, 2);
    assert!(!heard.wanted);
    assert_eq!(heard.orders, [], "no next step");
    let (second, orders) = queue.send("second", "old", 3);
    assert_eq!(orders, [send(second, "second", None)]);
}

#[test]
fn a_step_is_waited_for_a_while_and_no_longer() {
    let (mut queue, first) = busy();
    assert_eq!(queue.dismiss(first, 1), [], "nothing waits for it");
    let (second, orders) = queue.send("second", "old", 1_000);
    assert_eq!(orders, [Order::LookLater]);
    assert_eq!(
        queue.send("third", "old", 1_100).1,
        [],
        "a timer is set already"
    );
    assert_eq!(queue.look(1_499), [Order::LookLater]);
    assert_eq!(queue.look(1_500), [Order::End, Order::Start]);
    let sent = send(second, "second", Some("old"));
    assert_eq!(queue.woke(1_600), [sent], "it gets the list again");
    assert!(!queue.said(first, true, 1_601).wanted);
}

#[test]
fn what_somebody_wants_is_waited_for_as_long_as_it_takes() {
    let (mut queue, _) = busy();
    let (_, orders) = queue.send("second", "old", 1);
    assert_eq!(orders, []);
    assert_eq!(queue.look(100_000), []);
}

#[test]
fn who_waited_and_went_leaves_nothing_in_the_way() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    let (second, _) = queue.send("second", "old", 2);
    queue.dismiss(second, 3);
    assert_eq!(queue.look(1_000), []);
    let (_, orders) = queue.send("third", "old", 2_000);
    assert_eq!(orders, [Order::LookLater], "it blocks from now on");
    assert_eq!(queue.look(2_499), [Order::LookLater]);
}

#[test]
fn what_a_thinker_trips_over_fails_and_the_rest_is_for_another() {
    let (mut queue, first) = busy();
    let (second, _) = queue.send("second", "old", 1);
    let orders = queue.tripped(2);
    assert_eq!(orders, [Order::End, Order::Fail(first), Order::Start]);
    assert_eq!(queue.woke(3), [send(second, "second", Some("old"))]);
}

#[test]
fn nobody_hears_that_what_nobody_wants_has_failed() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    assert_eq!(queue.tripped(2), [Order::End]);
    let (_, orders) = queue.send("second", "old", 3);
    assert_eq!(orders, [Order::Start]);
}

#[test]
fn where_no_thinker_can_be_started_everything_fails() {
    let mut queue: Queue<&str> = Queue::default();
    let (first, _) = queue.send("first", "old", 0);
    let (second, _) = queue.send("second", "old", 0);
    let failed: Deeds = vec![Order::End, Order::Fail(first), Order::Fail(second)];
    assert_eq!(queue.tripped(1), failed);
    // The next errand tries to start a worker again.
    assert_eq!(queue.send("third", "old", 2).1, [Order::Start]);
}

#[test]
fn who_is_left_by_all_ends() {
    let (mut queue, first) = busy();
    queue.send("second", "old", 1);
    assert_eq!(queue.close(), [Order::End]);
    assert_eq!(queue.close(), []);
    assert!(!queue.said(first, true, 2).wanted);
    assert_eq!(queue.send("third", "old", 3).1, [Order::Start]);
}
