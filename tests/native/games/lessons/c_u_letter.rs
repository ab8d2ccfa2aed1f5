//! C U Letter's lessons.

use c_u_letter::screen::TableThing;
use c_u_letter::screen::lessons::Lessons;
use c_u_letter::text::lessons::LESSONS;
use c_u_letter::text::{news, play};
use c_u_letter_rules::{Action, Heading, Placing, Square, Stage, State, Use};
use game::{SeatId, Viewer};
use lexicon::Lexicon;
use screen::lesson::LessonGame;

use super::LessonFixture;

const FIXTURE: LessonFixture<Lessons> = LessonFixture {
    words: &LESSONS,
    possible_actions,
    deep: 2,
    shows: |game| {
        (
            news::last_act(game).map(|did| did.says),
            news::history(game).len(),
        )
    },
    thing: |name| name.parse::<TableThing>().is_ok(),
    tell: play::aria_label,
};

/// Every card on every square in every way, every word that can be claimed, and the end of the
/// turn.
fn possible_actions(state: &State, words: &Lexicon) -> Vec<Action> {
    let squares: Vec<Square> = Square::all().collect();
    match state.table.stage {
        Stage::Placing => {
            let swaps = squares.iter().map(|square| Use::Swap(*square));
            let pushes = Heading::ALL.map(Use::Insert);
            let uses: Vec<Use> = [Use::Nothing, Use::Overwrite, Use::Hide]
                .into_iter()
                .chain(pushes)
                .chain(swaps)
                .collect();
            let each = state.hand(SeatId::FIRST).iter().flat_map(|card| {
                let uses = &uses;
                squares.iter().flat_map(move |at| {
                    let placing = |using: &Use| Placing {
                        card: *card,
                        at: *at,
                        using: *using,
                    };
                    uses.iter().map(placing).map(Action::Place)
                })
            });
            each.collect()
        }
        Stage::Scramble(_) => ["R A T", "S T A R", "R A T E S"]
            .iter()
            .filter_map(|cards| Lessons::act(state, &format!("spell {cards}")))
            .collect(),
        _ if !state.table.turn.ready => vec![Action::Ready],
        _ => {
            let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
            let words = view.claimable_words(words).into_iter();
            let claims = words.map(|one| Action::Claim(one.span));
            claims.chain([Action::Done]).collect()
        }
    }
}

super::hold!(FIXTURE);
