//! Races: tables of timed actions and the state after each.
//!
//! A line has a time in milliseconds, a seat, its action, and after a bar the expected state:
//! - `A` has the reservation; `A < B < C` with a queue; `open` if no seat has one
//! - `; locked B` where seats may not press
//! - `no: TooSoon` if it is refused, `no: NotWaitedFor` if the game doesn't wait for that seat
//! - `1005@998` is received at 1005 and happened at 998

use game::{ActError, Moment, SeatId};
use word_heist_rules::{Action, Attempt, Stage};

use super::table::{HeistTable, word};

/// Runs a race and asserts the state after each line.
pub fn play_table(heist: &mut HeistTable, table: &str) {
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (what, expected) = line.split_once('|').unwrap();
        let refused = play_step(heist, what.trim());
        let stands = refused.unwrap_or_else(|| describe_table(heist));
        assert_eq!(stands, expected.trim(), "after: {line}");
    }
}

/// Performs one line; returns the refusal, if there is one.
fn play_step(heist: &mut HeistTable, what: &str) -> Option<String> {
    let mut parts = what.split_whitespace();
    let time = parts.next().unwrap();
    let (told, pressed) = time.split_once('@').unwrap_or((time, time));
    heist.wait_until(told.parse().unwrap());
    let seat = parts.next()?.bytes().next().unwrap() - b'A';
    let pressed = Moment(pressed.parse().unwrap());
    let verb = parts.next().unwrap();
    let mut typed = || word(parts.next().unwrap());
    let action = match verb {
        "presses" => Action::Buzz(pressed),
        "called" => Action::Call,
        "flips" => Action::Flip,
        "gives-up" => Action::Release,
        "closes" => Action::Interrupt,
        "keeps" => Action::Type(typed()),
        "makes" => Action::Make(Attempt::from_any_source(typed())),
        other => panic!("unknown action {other}"),
    };
    let name = match heist.try_act(SeatId::new(seat), action).err()? {
        ActError::Refused(refusal) => format!("{refusal:?}"),
        other => format!("{other:?}"),
    };
    let end = name.find(|c: char| !c.is_alphanumeric());
    Some(format!("no: {}", &name[..end.unwrap_or(name.len())]))
}

/// Which seat has the reservation, which wait, and which are locked out.
fn describe_table(heist: &HeistTable) -> String {
    let table = heist.table();
    let name = |seat: SeatId| char::from(b'A' + seat.index() as u8).to_string();
    let mut stands = match &table.stage {
        Stage::Reserved { press, .. } => {
            let waiting = table.queue.iter().map(|press| press.seat);
            let all = std::iter::once(press.seat).chain(waiting);
            all.map(name).collect::<Vec<_>>().join(" < ")
        }
        Stage::Open => "open".to_owned(),
        other => panic!("unexpected value: {other:?}"),
    };
    if !table.locked.is_empty() {
        let locked: Vec<String> = table.locked.iter().map(name).collect();
        stands += &format!("; locked {}", locked.join(" "));
    }
    stands
}
