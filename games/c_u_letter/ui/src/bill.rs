//! The bill of a round: one line per seat with its words, what they paid, and what it owns now.

use leptos::prelude::*;

use super::card;
use super::table_state::TableState;
use c_u_letter::screen::seats_by_score;
use c_u_letter::text::stage as words;
use c_u_letter_rules::{CardId, Table};
use game::SeatId;
use screen::text::capitals;
use ui::draw::{DrawLine, join_views, keyed_list, memo, nothing};
use ui::parts::{SeatMark, colour_class};

/// Draws the bill of a round, one line per seat in order of score. It grows during the ceremony.
pub(crate) fn bill(state: TableState, table: &Table) -> AnyView {
    let seats = seats_by_score(table);
    view! {
        <ol class="letter-bill" aria-label=words::BILL_HEADING>
            {join_views(seats.into_iter().map(|seat| bill_line(state, seat)))}
        </ol>
    }
    .into_any()
}

fn bill_line(state: TableState, seat: SeatId) -> AnyView {
    let Some(player) = state.player_with_colour(seat) else {
        return nothing();
    };
    let paid = memo(move || state.ceremony.paid_words(seat));
    let words_paid = move || {
        let each = paid.get().into_iter();
        let word = |(word, cards): (lexicon::Word, usize)| {
            view! { <span><b>{capitals(word)}</b>" "{cards.to_string()}</span> }.into_any()
        };
        join_views(each.map(word))
    };
    let round = memo(move || state.ceremony.pile(seat).len());
    let heard = move || {
        let each = paid.get().into_iter();
        let each: Vec<(String, usize)> = each.map(|(word, n)| (capitals(word), n)).collect();
        words::bill_label(&each, round.get(), state.score(seat))
    };
    let plus = move || format!("+{}", round.get());
    let sum = move || state.score(seat).to_string();
    view! {
        <li data-seat=colour_class(player.colour)>
            <SeatMark colour=player.colour />
            <span class="name" dir="auto">{player.name.to_string()}</span>
            <span class="only-heard">{heard}</span>
            <span class="paid" aria-hidden="true">{words_paid}</span>
            <span class="plus" aria-hidden="true">{plus}</span>
            <span class="sum" aria-hidden="true">{sum}</span>
            {card_pile(state, seat)}
        </li>
    }
    .into_any()
}

/// Draws the pile to which the cards paid to a seat fly during the ceremony. Cards in it are
/// hidden; the line shows only their number.
fn card_pile(state: TableState, seat: SeatId) -> AnyView {
    let list = move || {
        let cards = state.ceremony.pile(seat).into_iter();
        let draw = |of: CardId| {
            let draw: DrawLine = Box::new(move || {
                view! { <span data-card=card::data_id(of)>{card::face_up(of)}</span> }.into_any()
            });
            (card::data_id(of), draw)
        };
        cards.map(draw).collect()
    };
    let holder = format!("heap {seat}");
    view! { <div class="letter-heap" aria-hidden="true" data-holder=holder>{keyed_list(list)}</div> }
        .into_any()
}
