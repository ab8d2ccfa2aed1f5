//! Its lessons, by finger on a phone and on a wide screen.

use lettercase::games::one_letter_better::words::lessons::LESSONS;
use lettercase::games::one_letter_better::{Action, Colour, Laid, OneLetterBetter};
use lettercase::table::Match;

use super::{Beside, lays, tap_card, tap_line};
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, walks};
use crate::page::Page;

/// A red card is tapped first, and then where it goes between others; a blue one is laid at an end,
/// and told to take the place of what is there.
fn tap_into(page: &Page, game: &Beside, line: &[Laid]) -> bool {
    let view = game.view();
    let of_colour = |wanted: Colour| {
        line.iter().find(|laid| {
            let colour = view.table.options.deck.face(laid.card).colour();
            colour == Some(wanted) && view.hand.contains(&laid.card)
        })
    };
    if of_colour(Colour::Blue).is_some() {
        tap_line(page, game, line);
        page.tap("Replace");
        return true;
    }
    let Some(card) = of_colour(Colour::Red) else {
        return false;
    };
    let word = view.table.open_words().next().expect("there is one");
    let word = format!("[data-word='{}']", word.id.index());
    tap_card(page, card.card);
    page.css(&format!("{word} .better-laid:nth-child(2)"))
        .tap_at(0.95, 0.5);
    true
}

fn does(page: &Page, game: &Match<OneLetterBetter>, action: &Action) {
    let game = Beside(game.clone());
    match action {
        Action::Draw => {
            page.tap("Draw");
            page.css("[data-draws]").goes();
        }
        Action::Take(count) => {
            let pile = &game.table().pile;
            let deep = pile[pile.len() - usize::from(*count)];
            page.css(&format!("[data-pile='{}']", deep.index())).tap();
            page.tap(&format!("Take {count} cards"));
        }
        Action::Play(line) => {
            if !tap_into(page, &game, line) {
                tap_line(page, &game, line);
            }
            lays(page);
        }
        Action::Challenge(_) => {
            page.tap("Challenge TIMO");
            page.tap("You challenge it");
        }
        Action::End(_) => page.tap("End turn"),
        other => panic!("no lesson comes to {other:?}"),
    }
}

#[test]
fn all_lessons_are_played_on_a_phone_and_on_a_wide_screen() {
    browse(|page| {
        walks::<OneLetterBetter>(page, &LESSONS, [(PHONE, &does), (WIDE, &does)]);
    });
}
