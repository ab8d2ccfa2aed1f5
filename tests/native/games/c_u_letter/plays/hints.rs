//! Hints: the best placing in three steps, with the sums of the table after it.

use c_u_letter::bots::{Finder, Hint, HintedPlacing, NoHint, hint};
use c_u_letter::screen::{Draft, TurnHint, shown_table};
use c_u_letter::text::hints::describe_hint_now;
use c_u_letter_rules::{
    Action, CULetter, Choices, Help, Options, Preset, Square, Stage, State, Use, View,
};
use game::{Actor, Chance, Game, Match, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon};

use super::table::{table_state, view};
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

#[test]
fn a_hint_is_about_the_best_placing() {
    let state = table_state(&["S X V", "E"], "P L A N T")
        .with_claim(SeatId::new(1), "a1", "e1")
        .unwrap();
    let Ok(Hint::Placing(hinted)) = hint(&view(&state), &LIST, &FAMILY) else {
        panic!("expected a placing");
    };
    let at = Square::from_name("f1").unwrap();
    let card = hinted.placing.card.letter().uppercase();
    assert_eq!((card, hinted.placing.at), ('S', at));
    assert_eq!(hinted.claims[0].word.as_str(), "plants");
    assert_eq!(hinted.sums, [(SeatId::FIRST, 6), (SeatId::new(1), -5)]);
}

#[test]
fn no_hint_out_of_turn_or_where_nothing_pays() {
    let state = table_state(&["V", "E"], "X");
    let given = hint(&view(&state), &LIST, &FAMILY);
    let Ok(Hint::Nothing(hinted)) = &given else {
        panic!("expected a placing without a gain: {given:?}");
    };
    assert_eq!(view(&state).check_placing(&hinted.placing), Ok(()));
    let other = state.seen_by(Viewer::Seat(SeatId::new(1)));
    assert_eq!(hint(&other, &LIST, &FAMILY), Err(NoHint));
}

/// What each seat would get if the round ended now, as the table shows it.
fn shown_payouts(state: &State, seat: SeatId) -> Vec<i32> {
    let view = state.seen_by(Viewer::Seat(seat));
    let shown = shown_table(&view, &Draft::default());
    shown.seats.iter().map(|seat| seat.now as i32).collect()
}

fn act(state: &mut State, seat: SeatId, action: &Action) {
    let by = Actor {
        seat,
        at: Moment::START,
    };
    let events = CULetter::decide(state, by, action, Some(&LIST), &mut Chance::new(1)).unwrap();
    for event in &events {
        CULetter::evolve(state, event, Moment::START);
    }
}

/// Checks a hint against the table after the placing and the claims that it names, and returns the
/// lengths of its sentences.
fn check_hint(game: &Match<CULetter>, seat: SeatId, hinted: &HintedPlacing) -> [usize; 3] {
    let mut state = game.state().clone();
    let before = shown_payouts(&state, seat);
    act(&mut state, seat, &Action::Place(hinted.placing));
    for id in &hinted.breaks {
        assert!(state.table.ledger.claim(*id).unwrap().void, "{hinted:?}");
    }
    let placed = shown_payouts(&state, seat);
    let mut given = TurnHint::new(Hint::Placing(hinted.clone()), game.view(Viewer::Seat(seat)));
    while given.prepared().is_none() {
        given.give_next();
    }
    let left = given.claims_left(&state.seen_by(Viewer::Seat(seat)));
    for word in &hinted.claims {
        act(&mut state, seat, &Action::Claim(word.span));
    }
    // What is left to claim adds up to what the claims bring.
    let sum: i32 = left.iter().map(|claim| claim.gain).sum();
    let claimed = shown_payouts(&state, seat)[seat.index()] - placed[seat.index()];
    assert_eq!(
        (left.len(), sum),
        (hinted.claims.len(), claimed),
        "{hinted:?}"
    );
    if hinted.placing.using != Use::Hide {
        let after = shown_payouts(&state, seat);
        let each = SeatId::all(state.table.seats).zip(before.iter().zip(after));
        let each = each.map(|(seat, (was, is))| (seat, is - was));
        let sums: Vec<(SeatId, i32)> = each.filter(|(_, by)| *by != 0).collect();
        assert_eq!(hinted.sums, sums, "{hinted:?}");
    }
    let view = game.view(Viewer::Seat(seat));
    let mut given = TurnHint::new(Hint::Placing(hinted.clone()), view.clone());
    [(); 3].map(|()| {
        let says = describe_hint_now(&given, &view, &game.journal().seats);
        given.give_next();
        assert!(says.ends_with('.') && !says.contains(['…', '—']), "{says}");
        says.chars().count()
    })
}

#[test]
fn a_hints_sums_are_those_of_the_table_and_its_sentences_are_short() {
    let choices = Choices {
        help: [Help::Alone; 4],
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).unwrap();
    let (mut last, mut short) = (0, 0);
    for seed in 0..if thorough::is_thorough() { 40 } else { 4 } {
        let seats = bot_seats::<CULetter>(2 + seed as u8 % 3);
        let mut game = Match::<CULetter>::start(options, seats, Chance::new(seed)).unwrap();
        let mut chance = Chance::new(seed);
        for at in 0..200 {
            let Some(seat) = game.waiting_for().seats().iter().next() else {
                break;
            };
            let view = game.view(Viewer::Seat(seat));
            if at % 4 == 0 && view.table.stage == Stage::Placing && view.can_act() {
                let finds = Finder::new(&view).find(&LIST).into_iter();
                let hinted = finds
                    .filter_map(|find| HintedPlacing::new(&view, find.placing, &LIST, &FAMILY));
                let gaining = hinted.filter(|hinted| hinted.swing(seat) > 0);
                for hinted in gaining.take(12) {
                    let [first, second, third] = check_hint(&game, seat, &hinted);
                    assert!(first <= 60 && second <= 60, "{hinted:?}");
                    assert!(third <= 80, "{third}: {hinted:?}");
                    (last, short) = (last + 1, short + usize::from(third <= 60));
                }
            }
            let action = CULetter::sample_action(&view, seat, Some(&LIST), &mut chance);
            let _ = game.act(seat, &action, Moment::START, Some(&LIST));
        }
    }
    assert!(last > 100 && short * 10 > last * 9, "{short} of {last}");
}

#[test]
fn of_words_about_as_good_the_hint_names_the_most_common() {
    let words = [("cay", Level::Rare), ("cat", Level::Common)];
    let words = Lexicon::from_words(words).unwrap();
    for hand in ["Y T V", "T Y V", "V Y T"] {
        let state = table_state(&[hand, "E"], "C A");
        let Ok(Hint::Placing(hinted)) = hint(&view(&state), &words, &FamilyFilter::default())
        else {
            panic!("expected a placing");
        };
        assert_eq!(hinted.claims[0].word.as_str(), "cat", "{hand}");
    }
}

#[test]
fn no_hint_names_rarer_words_than_another_placing_that_gains_as_much() {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let mut asked = 0;
    for seed in 0..if thorough::is_thorough() { 30 } else { 3 } {
        let seats = bot_seats::<CULetter>(2);
        let mut game = Match::<CULetter>::start(options, seats, Chance::new(seed)).unwrap();
        let mut chance = Chance::new(seed);
        for at in 0..60 {
            let Some(seat) = game.waiting_for().seats().iter().next() else {
                break;
            };
            let view = game.view(Viewer::Seat(seat));
            if at % 7 == 3
                && let Ok(Hint::Placing(given)) = hint(&view, &LIST, &FAMILY)
            {
                check_rarity(&view, seat, &given);
                asked += 1;
            }
            let action = CULetter::sample_action(&view, seat, Some(&LIST), &mut chance);
            let _ = game.act(seat, &action, Moment::START, Some(&LIST));
        }
    }
    assert!(asked > 0);
}

fn rarest(hinted: &HintedPlacing) -> Level {
    let ids = hinted.claims.iter().filter_map(|one| one.id);
    let levels = ids.map(|id| LIST.level(id));
    levels.max().unwrap_or(Level::Common)
}

/// Checks that no placing without an ambush gains as much, breaks the same, and needs only more
/// common words.
fn check_rarity(view: &View, seat: SeatId, given: &HintedPlacing) {
    if !given.ambush.is_empty() {
        return;
    }
    for find in Finder::new(view).find(&LIST) {
        let other = HintedPlacing::new(view, find.placing, &LIST, &FAMILY);
        let better = other.filter(|other| {
            let alike = other.breaks == given.breaks && other.ambush.is_empty();
            let mut ids = find.opens.iter().filter_map(|one| one.id);
            let hidden = ids.any(|id| FAMILY.hides(id));
            let commoner = rarest(other) < rarest(given);
            alike && !hidden && commoner && other.swing(seat) >= given.swing(seat)
        });
        assert_eq!(better, None, "{given:?}");
    }
}
