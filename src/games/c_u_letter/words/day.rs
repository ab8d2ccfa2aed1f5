//! A position of a day's task, or of practice: what is asked, and what came of it.

use super::play::{card, use_name};
use crate::desk::day::Try;
use crate::games::c_u_letter::opponent::Posed;
use crate::games::c_u_letter::rules::{Placing, Use};
use crate::words::list::all_of;
use crate::words::phrase::{capitals, count};

/// What is asked.
pub const ASKS: &str = "Place the card that gains you most. Every word you could then claim \
     counts. You have one try.";

/// What came of it.
#[must_use]
pub fn tried(posed: &Posed, tried: Try) -> String {
    let got = cards(tried.got);
    if tried.got >= tried.par {
        return format!("{got}. Nothing beats that.");
    }
    let best = placed(&posed.best);
    let opens: Vec<String> = posed.opens.iter().map(|word| capitals(*word)).collect();
    let opens = match opens.is_empty() {
        true => String::new(),
        false => format!(" It makes {}.", all_of(&opens)),
    };
    format!(
        "{got}. The best was {best} for {}.{opens}",
        cards(tried.par)
    )
}

fn placed(placing: &Placing) -> String {
    let (card, at) = (card(placing.card), placing.at);
    match placing.using {
        Use::Nothing => format!("{card} on {at}"),
        using => format!("{card} on {at} ({})", use_name(using)),
    }
}

fn cards(cards: i32) -> String {
    let gained = usize::try_from(cards.max(0)).unwrap_or_default();
    count(gained, "card", "cards")
}
