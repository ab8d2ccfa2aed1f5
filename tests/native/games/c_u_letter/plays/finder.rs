//! The finder against a brute-force search that tries every card on every square in every way and
//! asks the rules for the result.

use std::collections::BTreeMap;

use c_u_letter::bots::Finder;
use c_u_letter_rules::{
    Action, CULetter, CardId, Choices, ClaimId, Event, Heading, Help, LetterFace, Options,
    Ownership, Phase, Placing, Preset, Span, Square, Stacks, Stage, State, Table, Use,
};
use game::{Actor, Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::{Level, Lexicon, Word};

use super::table::{table_state, view};
use crate::list::LIST;
use crate::seats::bot_seats;
use crate::thorough;

/// The value of a placing: the words it opens by their squares, the claims it breaks, its gain and
/// loss, and its gain as an ambush.
type PlacingValue = (Vec<(Word, Vec<Square>)>, Vec<ClaimId>, i32, i32, i32);
type FoundPlacings = BTreeMap<(LetterFace, Square, Use), PlacingValue>;

fn sorted_squares(span: Span) -> Vec<Square> {
    let mut squares: Vec<Square> = span.squares().collect();
    squares.sort_unstable();
    squares
}

fn find_with_finder(state: &State, words: &Lexicon) -> FoundPlacings {
    let view = state.seen_by(Viewer::Seat(state.table.turn.seat));
    let finds = Finder::new(&view).find(words).into_iter().map(|find| {
        let mut opens: Vec<_> = find
            .opens
            .iter()
            .map(|one| (one.word, sorted_squares(one.span)))
            .collect();
        // A span that reads both ways is listed once, in either direction.
        opens
            .iter_mut()
            .for_each(|(word, _)| *word = (*word).min(word.reversed()));
        opens.sort();
        let Placing { card, at, using } = find.placing;
        let worth = (opens, find.breaks, find.gain, find.loss, find.ambush);
        ((card.face(), at, using), worth)
    });
    finds.collect()
}

fn try_action(
    state: &State,
    seat: SeatId,
    action: &Action,
    words: &Lexicon,
) -> Option<(State, Vec<Event>)> {
    let by = Actor {
        seat,
        at: Moment::START,
    };
    let events = CULetter::decide(state, by, action, Some(words), &mut Chance::new(1)).ok()?;
    let mut after = state.clone();
    for event in &events {
        CULetter::evolve(&mut after, event, Moment::START);
    }
    Some((after, events))
}

/// The number of cards for a seat and for the others if the round ended now.
fn cards_at_round_end(table: &Table, seat: SeatId) -> (i32, i32) {
    let ownership: Ownership = table.ownership();
    let whole = table.options.stacks == Stacks::Whole;
    let mut sum = (0, 0);
    for owned in ownership.owned_cards() {
        let height = if whole {
            table.board.stack(owned.square).count() as i32
        } else {
            1
        };
        if owned.seat == seat {
            sum.0 += height;
        } else {
            sum.1 += height;
        }
    }
    sum
}

/// Every unclaimed word on the board, with its cards.
fn unclaimed_words(table: &Table, words: &Lexicon) -> Vec<(Word, Vec<CardId>, Vec<Square>)> {
    let mut all = Vec::new();
    let (least, level) = (
        table.options.least_letters,
        table.options.judge.level().unwrap(),
    );
    for from in Square::all() {
        for to in Square::all() {
            let Some(span) = Span::new(from, to) else {
                continue;
            };
            let (Some(word), Some(cards)) = (table.board.word_on(span), table.board.cards_on(span))
            else {
                continue;
            };
            let judged = word.len() >= least.into() && words.contains_up_to(word, level);
            if judged && table.ledger.claim_on(&cards).is_none() {
                all.push((word, cards, sorted_squares(span)));
            }
        }
    }
    all
}

fn find_by_brute_force(state: &State, words: &Lexicon) -> FoundPlacings {
    let seat = state.table.turn.seat;
    let (own, others) = cards_at_round_end(&state.table, seat);
    let stood: Vec<Vec<CardId>> = unclaimed_words(&state.table, words)
        .into_iter()
        .map(|(_, cards, _)| cards)
        .collect();
    let claims = state.table.ledger.claims().iter();
    let claims = claims.filter(|claim| !claim.void);
    let claimed: Vec<Vec<CardId>> = claims.map(|claim| claim.cards.clone()).collect();
    let swaps = Square::all().map(Use::Swap);
    let inserts = Heading::ALL.map(Use::Insert);
    let uses: Vec<Use> = [Use::Nothing, Use::Overwrite, Use::Hide]
        .into_iter()
        .chain(inserts)
        .chain(swaps)
        .collect();
    let mut finds = FoundPlacings::new();
    for card in state.hand(seat) {
        for at in Square::all() {
            for using in &uses {
                let placing = Placing {
                    card: *card,
                    at,
                    using: *using,
                };
                let Some((after, events)) = try_action(state, seat, &Action::Place(placing), words)
                else {
                    continue;
                };
                let mut before_claims = after.table.clone();
                before_claims.ledger = state.table.ledger.clone();
                let breaks = events.iter().find_map(|event| match event {
                    Event::Broken(claims) => Some(claims.clone()),
                    _ => None,
                });
                // Words whose cards were already in place before, claimed or not, are not newly
                // opened.
                let fresh = unclaimed_words(&before_claims, words).into_iter();
                let mut opens: Vec<(Word, Vec<Square>)> = fresh
                    .filter(|(_, cards, _)| {
                        let back: Vec<CardId> = cards.iter().rev().copied().collect();
                        let same = |old: &Vec<CardId>| *old == *cards || *old == back;
                        !stood.iter().any(same) && !claimed.iter().any(same)
                    })
                    .map(|(word, _, squares)| (word.min(word.reversed()), squares))
                    .collect();
                opens.sort();
                opens.dedup();
                let (more, fewer) = cards_in_state(&after, seat);
                let ambush = match using {
                    Use::Hide => ambush_gain(&after, seat, words, more, fewer),
                    _ => 0,
                };
                finds.insert(
                    (card.face(), at, *using),
                    (
                        opens,
                        breaks.unwrap_or_default(),
                        more - own,
                        others - fewer,
                        ambush,
                    ),
                );
            }
        }
    }
    finds
}

fn cards_in_state(state: &State, seat: SeatId) -> (i32, i32) {
    cards_at_round_end(&state.table, seat)
}

/// The gain if the round ends with this placing: the card is revealed, and words through it are
/// claimed.
fn ambush_gain(state: &State, seat: SeatId, words: &Lexicon, own: i32, others: i32) -> i32 {
    let mut state = state.clone();
    state.table.counter = 100;
    let (ended, _) = try_action(&state, seat, &Action::Done, words).unwrap();
    assert!(matches!(ended.table.stage, Stage::Revealing(_)));
    let (revealed, _) = try_action(&ended, seat, &Action::Ready, words).unwrap();
    let (more, fewer) = cards_in_state(&revealed, seat);
    (more - own) + (others - fewer)
}

/// Tables from the middle of random games in which words are claimed for all seats.
fn random_positions(count: usize) -> Vec<State> {
    let mut chance = Chance::new(12);
    let mut positions = Vec::new();
    let mut seed = 0;
    while positions.len() < count {
        seed += 1;
        let options = Options::new(Choices {
            help: [Help::ClaimsWords; 4],
            cards: Some(30),
            stacks: [Stacks::Whole, Stacks::BuriedStay][chance.below(2)],
            least_letters: [2, 3][chance.below(2)],
            ..Preset::Opponents.choices()
        });
        let mut game = Match::<CULetter>::start(
            options.unwrap(),
            bot_seats::<CULetter>(3),
            Chance::new(seed),
        )
        .unwrap();
        let steps = chance.between(6, 200);
        for _ in 0..steps {
            let Waiting::For { seats, .. } = game.waiting_for() else {
                break;
            };
            let seat = seats.iter().next().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let action = CULetter::sample_action(&view, seat, Some(&LIST), &mut chance);
            game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
        }
        if game.waiting_for().phase() != Some(Phase::Place) {
            continue;
        }
        let mut state = game.state().clone();
        // If another card were hidden already, it might be revealed first.
        if state.table.board.secrets().is_empty() {
            let seat = state.table.turn.seat;
            let hand = state.hands.get_mut(seat.index()).unwrap();
            hand.truncate(4);
            positions.push(state);
        }
    }
    positions
}

#[test]
fn the_finder_agrees_with_a_brute_force_search() {
    let (mut placings, mut opened, mut broken, mut ambushes) = (0, 0, 0, 0);
    for state in random_positions(thorough::cases(48) as usize) {
        let (quick, slow) = (
            find_with_finder(&state, &LIST),
            find_by_brute_force(&state, &LIST),
        );
        for (key, worth) in &slow {
            assert_eq!(quick.get(key), Some(worth), "{key:?}");
        }
        assert_eq!(quick.len(), slow.len());
        placings += quick.len();
        for (opens, breaks, .., ambush) in quick.values() {
            opened += opens.len();
            broken += breaks.len();
            ambushes += usize::from(*ambush > 0);
        }
    }
    if thorough::is_thorough() {
        assert!(placings > 1_500 && opened > 1_500, "{placings} {opened}");
        assert!(broken > 50 && ambushes > 5, "{broken} {ambushes}");
    }
}

#[test]
fn the_best_find_comes_first() {
    let state = table_state(&["S E X", "E"], "C A T . .")
        .with_claim(SeatId::new(1), "a1", "c1")
        .unwrap();
    let finds = Finder::new(&view(&state)).find(&LIST);
    assert!(finds.is_sorted_by(|one, next| one.swing() >= next.swing()));
    let best = &finds[0];
    assert_eq!(
        (best.gain, best.loss),
        (4, 3),
        "CATS is taken from CAT: {best:?}"
    );
}

#[test]
fn the_best_placing_breaks_an_opponents_word_with_an_ability() {
    let state = table_state(&["rJ", "E"], "C A S T\n. rI* . .");
    let state = state.with_claim(SeatId::new(1), "a1", "d1").unwrap();
    let best = &Finder::new(&view(&state)).find(&LIST)[0];
    assert!(best.breaks.len() == 1 && best.loss >= 2, "{best:?}");
}

#[test]
fn the_finder_can_leave_out_rare_words() {
    let state = table_state(&["E T", "E"], "C A R\n. . E\n. . D");
    let view = view(&state);
    let opens =
        |finder: Finder| -> usize { finder.find(&LIST).iter().map(|find| find.opens.len()).sum() };
    let (all, common) = (
        opens(Finder::new(&view)),
        opens(Finder::new(&view).with_max_level(Level::Common)),
    );
    assert!(common < all && common > 0, "{common} of {all}");
}

#[test]
fn the_finder_finds_nothing_for_an_observer_or_out_of_turn() {
    let state = table_state(&["E T", "E"], "C A R");
    for viewer in [Viewer::Table, Viewer::Seat(SeatId::new(1))] {
        assert!(Finder::new(&state.seen_by(viewer)).find(&LIST).is_empty());
    }
}
