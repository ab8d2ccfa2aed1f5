//! The key to the signs on the table, drawn as on the table.

use leptos::prelude::*;

use super::{board, card, zones};
use c_u_letter::screen::{SQUARE_SIZE, ShownFace, TableSign, ZoneArea, shown_card};
use c_u_letter::text::signs as says;
use c_u_letter_rules::{AbilityColour, CardId, CardKind};
use game::{SeatColour, SeatId};
use ui::draw::{join_views, nothing};
use ui::parts::colour_class;
use ui::stage::sign_key;

/// Draws the key. Signs of a player are in this colour.
pub fn key(colour: Option<SeatColour>) -> AnyView {
    let line = |sign: TableSign| (draw_sign(sign, colour), says::describe_sign(sign));
    sign_key(says::HEADING, TableSign::ALL.map(line))
}

/// Draws a sign on one square, or on two for a word.
fn draw_sign(sign: TableSign, colour: Option<SeatColour>) -> AnyView {
    let outline = sign.outline();
    let (of, kind) = match sign {
        TableSign::Colour(of) => (of, CardKind::Letter),
        TableSign::Enchanter => (AbilityColour::Blue, CardKind::Enchanter),
        _ => (AbilityColour::Green, CardKind::Letter),
    };
    let has = |card: &CardId| (card.face().colour, card.face().kind) == (of, kind);
    let up = |at: usize| {
        let card = CardId::all().filter(has).nth(at);
        card.map_or(ShownFace::Empty, |card| {
            ShownFace::Up(shown_card(card, false))
        })
    };
    let face = |at: usize| match sign {
        TableSign::Target => ShownFace::Empty,
        TableSign::FaceDown => ShownFace::Down {
            number: 0,
            by: SeatId::FIRST,
            peek: None,
        },
        _ => up(at),
    };
    let (count, under) = (
        1 + usize::from(outline.is_some()),
        usize::from(sign == TableSign::Stack),
    );
    let owner = (sign == TableSign::Paid).then_some(SeatId::FIRST);
    let is = |other: TableSign| (sign == other).then_some("");
    let square = |at: usize| {
        let drawn = card::lying(None, face(at), under, owner, &|_| colour);
        view! {
            <span
                class="square"
                data-seat=colour.map(colour_class)
                data-full=(sign != TableSign::Target).then_some("")
                data-last=is(TableSign::Last)
                data-changes=is(TableSign::Changes)
                data-target=is(TableSign::Target)
                data-hinted=is(TableSign::Lit)
                data-pays=is(TableSign::Paid)
            >
                {drawn}
            </span>
        }
        .into_any()
    };
    let ground = match sign {
        TableSign::Colour(colour) => {
            let path = format!("M0 0h{SQUARE_SIZE}v{SQUARE_SIZE}h-{SQUARE_SIZE}z");
            let (fill, edge) = (path.clone(), path);
            zones::ground(&[ZoneArea { colour, fill, edge }])
        }
        _ => nothing(),
    };
    let frame = format!(
        "0 0 {} {SQUARE_SIZE}",
        SQUARE_SIZE * if count > 1 { 2 } else { 1 }
    );
    view! {
        <span class="letter-sign" aria-hidden="true">
            <svg class="letter-ground" viewBox=frame.clone()>{ground}</svg>
            {join_views((0..count).map(square))}
            <svg class="letter-words" viewBox=frame>
                {outline.map(|one| board::draw_outlines(&[one], &|_| colour))}
            </svg>
        </span>
    }
    .into_any()
}
