use super::*;

type Orders = Vec<QueueOrder<&'static str>>;

fn send(
    number: ErrandNumber,
    errand: &str,
    list: Option<&'static str>,
) -> QueueOrder<&'static str> {
    QueueOrder::Send {
        number,
        errand: errand.into(),
        list,
    }
}

/// Returns a queue whose worker is busy with its first errand and has the list "old".
fn busy() -> (ErrandQueue<&'static str>, ErrandNumber) {
    let mut queue = ErrandQueue::default();
    let (first, _) = queue.send("first", "old", 0);
    queue.woke(0);
    (queue, first)
}

/// Returns a queue whose worker has the list "old" and nothing to do.
fn idle() -> ErrandQueue<&'static str> {
    let (mut queue, first) = busy();
    queue.said(first, true, 0);
    queue
}

#[test]
fn the_first_errand_starts_a_worker_and_is_sent_once_it_is_ready() {
    let mut queue = ErrandQueue::default();
    let (first, orders) = queue.send("first", "old", 0);
    assert_eq!(orders, [QueueOrder::Start]);
    let (_, orders) = queue.send("second", "old", 1);
    assert_eq!(orders, [], "the worker is starting");
    assert_eq!(queue.woke(2), [send(first, "first", Some("old"))]);
}

#[test]
fn the_word_list_is_sent_with_the_first_errand_only() {
    let mut queue = idle();
    for _ in 0..3 {
        let (number, orders) = queue.send("next", "old", 5);
        assert_eq!(orders, [send(number, "next", None)]);
        queue.said(number, true, 6);
    }
}

#[test]
fn a_new_word_list_is_sent_once() {
    let mut queue = idle();
    let (number, orders) = queue.send("next", "new", 5);
    assert_eq!(orders, [send(number, "next", Some("new"))]);
    queue.said(number, true, 6);
    let (number, orders) = queue.send("next", "new", 7);
    assert_eq!(orders, [send(number, "next", None)]);
}

#[test]
fn errands_are_done_in_order() {
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
fn each_step_is_passed_on_and_the_next_one_requested() {
    let (mut queue, first) = busy();
    for _ in 0..2 {
        let heard = queue.said(first, false, 1);
        assert!(heard.wanted);
        assert_eq!(heard.orders, [QueueOrder::GoOn(first)]);
    }
    let heard = queue.said(first, true, 2);
    assert!(heard.wanted);
    assert_eq!(heard.orders, []);
}

#[test]
fn an_errand_dismissed_before_it_is_sent_is_never_sent() {
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
fn the_answer_to_a_dismissed_errand_is_dropped() {
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
fn an_errand_dismissed_between_two_steps_gets_no_further_step() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    let heard = queue.said(first, false, 2);
    assert!(!heard.wanted);
    assert_eq!(heard.orders, [], "no next step");
    let (second, orders) = queue.send("second", "old", 3);
    assert_eq!(orders, [send(second, "second", None)]);
}

#[test]
fn a_dismissed_step_blocks_the_next_errand_for_500_ms_at_most() {
    let (mut queue, first) = busy();
    assert_eq!(queue.dismiss(first, 1), [], "nothing waits for it");
    let (second, orders) = queue.send("second", "old", 1_000);
    assert_eq!(orders, [QueueOrder::LookLater]);
    assert_eq!(
        queue.send("third", "old", 1_100).1,
        [],
        "a timer is set already"
    );
    assert_eq!(queue.look(1_499), [QueueOrder::LookLater]);
    assert_eq!(queue.look(1_500), [QueueOrder::End, QueueOrder::Start]);
    let sent = send(second, "second", Some("old"));
    assert_eq!(queue.woke(1_600), [sent], "it gets the list again");
    assert!(!queue.said(first, true, 1_601).wanted);
}

#[test]
fn an_errand_that_is_still_wanted_has_no_time_limit() {
    let (mut queue, _) = busy();
    let (_, orders) = queue.send("second", "old", 1);
    assert_eq!(orders, []);
    assert_eq!(queue.look(100_000), []);
}

#[test]
fn the_500_ms_restart_once_the_queued_errand_is_dismissed() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    let (second, _) = queue.send("second", "old", 2);
    queue.dismiss(second, 3);
    assert_eq!(queue.look(1_000), []);
    let (_, orders) = queue.send("third", "old", 2_000);
    assert_eq!(orders, [QueueOrder::LookLater], "it blocks from now on");
    assert_eq!(queue.look(2_499), [QueueOrder::LookLater]);
}

#[test]
fn a_crash_fails_the_current_errand_and_a_new_worker_takes_the_rest() {
    let (mut queue, first) = busy();
    let (second, _) = queue.send("second", "old", 1);
    let orders = queue.on_crash(2);
    assert_eq!(
        orders,
        [QueueOrder::End, QueueOrder::Fail(first), QueueOrder::Start]
    );
    assert_eq!(queue.woke(3), [send(second, "second", Some("old"))]);
}

#[test]
fn a_crash_on_a_dismissed_errand_is_not_reported() {
    let (mut queue, first) = busy();
    queue.dismiss(first, 1);
    assert_eq!(queue.on_crash(2), [QueueOrder::End]);
    let (_, orders) = queue.send("second", "old", 3);
    assert_eq!(orders, [QueueOrder::Start]);
}

#[test]
fn all_errands_fail_if_no_worker_can_be_started() {
    let mut queue: ErrandQueue<&str> = ErrandQueue::default();
    let (first, _) = queue.send("first", "old", 0);
    let (second, _) = queue.send("second", "old", 0);
    let failed: Orders = vec![
        QueueOrder::End,
        QueueOrder::Fail(first),
        QueueOrder::Fail(second),
    ];
    assert_eq!(queue.on_crash(1), failed);
    // The next errand tries to start a worker again.
    assert_eq!(queue.send("third", "old", 2).1, [QueueOrder::Start]);
}

#[test]
fn closing_the_queue_ends_the_worker() {
    let (mut queue, first) = busy();
    queue.send("second", "old", 1);
    assert_eq!(queue.close(), [QueueOrder::End]);
    assert_eq!(queue.close(), []);
    assert!(!queue.said(first, true, 2).wanted);
    assert_eq!(queue.send("third", "old", 3).1, [QueueOrder::Start]);
}
