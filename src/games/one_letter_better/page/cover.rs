//! The device goes from hand to hand: what happened since somebody's last turn, and what the
//! list said.

use leptos::prelude::*;

use super::bench::Bench;
use super::{doubt, middle};
use crate::shell::screens::covered::{covered, stands};
use crate::table::SeatId;

/// The cover.
pub fn cover(bench: Bench, seat: SeatId) -> AnyView {
    let news = bench.news.get_untracked();
    let since = news.lines.iter().map(|line| middle::told(bench, line));
    let verdicts = doubt::verdicts(bench);
    covered(bench, seat, since.collect(), verdicts)
}

/// The words of the turn on their way to the next player, who may doubt them (O30).
pub fn hand_over(bench: Bench) -> AnyView {
    stands(doubt::window(bench))
}
