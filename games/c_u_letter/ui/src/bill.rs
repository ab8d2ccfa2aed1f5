//! The bill of a round: one line per seat with its words, what they paid, and what it owns now.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use c_u_letter::screen::by_score;
use c_u_letter::text::stage as words;
use c_u_letter_rules::{CardId, Table};
use game::SeatId;
use screen::text::capitals;
use ui::draw::{Draw, all, keyed, memo, nothing};
use ui::parts::{Mark, seat_word};

/// Draws the bill of a round, one line per seat in order of score. It grows during the ceremony.
pub fn bill(bench: Bench, table: &Table) -> AnyView {
    let seats = by_score(table);
    view! {
        <ol class="letter-bill" aria-label=words::BILL>
            {all(seats.into_iter().map(|seat| line(bench, seat)))}
        </ol>
    }
    .into_any()
}

fn line(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.wearing(seat) else {
        return nothing();
    };
    let paid = memo(move || bench.walk.paid(seat));
    let words_paid = move || {
        let each = paid.get().into_iter();
        let word = |(word, cards): (lexicon::Word, usize)| {
            view! { <span><b>{capitals(word)}</b>" "{cards.to_string()}</span> }.into_any()
        };
        all(each.map(word))
    };
    let round = memo(move || bench.walk.heap(seat).len());
    let heard = move || {
        let each = paid.get().into_iter();
        let each: Vec<(String, usize)> = each.map(|(word, n)| (capitals(word), n)).collect();
        words::bill_heard(&each, round.get(), bench.score(seat))
    };
    let plus = move || format!("+{}", round.get());
    let sum = move || bench.score(seat).to_string();
    view! {
        <li data-seat=seat_word(player.colour)>
            <Mark colour=player.colour />
            <span class="name" dir="auto">{player.name.to_string()}</span>
            <span class="only-heard">{heard}</span>
            <span class="paid" aria-hidden="true">{words_paid}</span>
            <span class="plus" aria-hidden="true">{plus}</span>
            <span class="sum" aria-hidden="true">{sum}</span>
            {heap(bench, seat)}
        </li>
    }
    .into_any()
}

/// Draws the pile to which the cards paid to a seat fly during the ceremony. Cards in it are
/// hidden; the line shows only their number.
fn heap(bench: Bench, seat: SeatId) -> AnyView {
    let list = move || {
        let cards = bench.walk.heap(seat).into_iter();
        let draw = |of: CardId| {
            let draw: Draw = Box::new(move || {
                view! { <span data-card=card::id_of(of)>{card::up(of)}</span> }.into_any()
            });
            (card::id_of(of), draw)
        };
        cards.map(draw).collect()
    };
    let holder = format!("heap {seat}");
    view! { <div class="letter-heap" aria-hidden="true" data-holder=holder>{keyed(list)}</div> }
        .into_any()
}
