//! Compares ownership with a slow, literal reading of the source (the makers' rules), on random
//! boards and claims.

use std::collections::BTreeMap;

use c_u_letter_rules::{
    BoardLine, CardId, Claim, ClaimStatus, Heading, Ledger, Options, Ownership, Span, Square,
    State, Table,
};
use game::{Chance, SeatId};

/// A table with random cards and random claims, many of them void.
fn random_table(chance: &mut Chance) -> Table {
    let mut deck: Vec<CardId> = CardId::all().collect();
    chance.shuffle(&mut deck);
    let dense = chance.between(4, 9);
    let rows: Vec<String> = (0..9)
        .map(|_| {
            let mut square = || {
                if chance.below(10) < dense {
                    let card = deck.pop().map(|card| card.face().to_string());
                    let card = card.unwrap_or(".".into());
                    match chance.below(14) {
                        0 => format!("2({card})"),
                        _ => card,
                    }
                } else {
                    ".".to_owned()
                }
            };
            (0..9).map(|_| square()).collect::<Vec<_>>().join(" ")
        })
        .collect();
    let board = rows.join("\n");
    let state = State::set_out(&Options::default(), &["", "", "", ""], &board).unwrap();
    let mut table = state.table;
    let lines: Vec<BoardLine> = BoardLine::all().collect();
    let few: Vec<BoardLine> = (0..4).map(|_| *chance.pick(&lines).unwrap()).collect();
    let mut claims: Vec<Claim> = Vec::new();
    for _ in 0..chance.between(1, 24) {
        let from = if chance.below(3) > 0 { &few } else { &lines };
        let line = *chance.pick(from).unwrap();
        let squares: Vec<Square> = line.squares().collect();
        let (one, other) = (chance.below(9), chance.below(9));
        let Some(span) = Span::new(squares[one], squares[other]) else {
            continue;
        };
        let Some(mut cards) = table.board.cards_on(span) else {
            continue;
        };
        if chance.below(8) == 0 {
            // Replaces one of the claim's cards, so that they are no longer next to each other.
            let place = chance.below(cards.len());
            cards[place] = *chance.pick(&deck).unwrap_or(&cards[place]);
        }
        let number = claims.len();
        let hidden = (chance.below(9) == 0).then(|| cards[0]);
        claims.push(Claim {
            id: serde_json::from_value(number.into()).unwrap(),
            owner: SeatId::new(chance.below(4) as u8),
            word: Default::default(),
            hidden,
            agreed: false,
            void: chance.below(10) == 0,
            cards,
        });
    }
    let ledger = serde_json::to_value(&claims).unwrap();
    table.ledger = serde_json::from_value::<Ledger>(ledger).unwrap();
    table
}

/// Returns the squares of a claim's cards, found by trying every square and direction.
fn find_claim_squares(table: &Table, claim: &Claim) -> Option<Vec<Square>> {
    if claim.void {
        return None;
    }
    for from in Square::all() {
        for heading in Heading::ALL {
            let squares: Vec<Square> = from.ray(heading).take(claim.cards.len()).collect();
            let there = squares
                .iter()
                .map(|square| table.board.face_up_card(*square));
            if there.eq(claim.cards.iter().map(|card| Some(*card))) {
                return Some(squares);
            }
        }
    }
    None
}

fn is_row(squares: &[Square]) -> bool {
    squares[0].row() == squares[1].row()
}

fn are_in_same_line(one: &[Square], other: &[Square]) -> bool {
    match (is_row(one), is_row(other)) {
        (true, true) => one[0].row() == other[0].row(),
        (false, false) => one[0].column() == other[0].column(),
        _ => false,
    }
}

/// Returns the status of each claim and the owner of each square, following the source sentence by
/// sentence.
fn ownership_as_in_source(table: &Table) -> (Vec<&'static str>, BTreeMap<Square, SeatId>) {
    let claims = table.ledger.claims();
    let standing: Vec<(usize, Vec<Square>)> = claims
        .iter()
        .enumerate()
        .filter_map(|(number, claim)| Some((number, find_claim_squares(table, claim)?)))
        .collect();
    // "Only 1 word may exist in a line": the longest counts and, of equally long ones, the last to
    // be claimed. A word through a hidden card counts before all others.
    let beats = |one: usize, other: usize| {
        let (first, second) = (&claims[one], &claims[other]);
        match (first.hidden.is_some(), second.hidden.is_some()) {
            (true, false) => true,
            (false, true) => false,
            _ if first.cards.len() != second.cards.len() => first.cards.len() > second.cards.len(),
            _ => one > other,
        }
    };
    let valid: Vec<&(usize, Vec<Square>)> = standing
        .iter()
        .filter(|(one, squares)| {
            !standing.iter().any(|(other, theirs)| {
                other != one && are_in_same_line(squares, theirs) && beats(*other, *one)
            })
        })
        .collect();
    let state = (0..claims.len())
        .map(|number| {
            if valid.iter().any(|(one, _)| *one == number) {
                "counts"
            } else if standing.iter().any(|(one, _)| *one == number) {
                "dormant"
            } else {
                "void"
            }
        })
        .collect();
    // "Player who creates the longest word with the shared letter owns the card"; if equal, "the
    // last person who creates a word with it".
    let mut owners = BTreeMap::new();
    for square in Square::all() {
        let mut owner: Option<(usize, usize)> = None;
        for (number, squares) in &valid {
            let len = squares.len();
            if squares.contains(&square)
                && owner.is_none_or(|(most, last)| len > most || (len == most && *number > last))
            {
                owner = Some((len, *number));
            }
        }
        if let Some((_, number)) = owner {
            owners.insert(square, claims[number].owner);
        }
    }
    (state, owners)
}

#[test]
fn c18_c19_ownership_agrees_with_a_literal_reading_of_the_source() {
    let mut chance = Chance::new(8);
    let mut seen = [0_usize; 3];
    let (mut shared, mut owned_squares) = (0, 0);
    for round in 0..4_000 {
        let table = random_table(&mut chance);
        let quick = Ownership::from_ledger(&table.board, &table.ledger);
        let (state, owners) = ownership_as_in_source(&table);
        let told = table
            .ledger
            .claims()
            .iter()
            .map(|claim| match quick.status_of(claim.id) {
                ClaimStatus::Counts(_) => "counts",
                ClaimStatus::Dormant { .. } => "dormant",
                ClaimStatus::Void => "void",
            });
        let told: Vec<&str> = told.collect();
        assert_eq!(told, state, "round {round}");
        let owned: BTreeMap<Square, SeatId> = quick
            .owned_cards()
            .iter()
            .map(|one| (one.square, one.seat))
            .collect();
        assert_eq!(owned, owners, "round {round}");
        for (place, kind) in ["counts", "dormant", "void"].into_iter().enumerate() {
            seen[place] += state.iter().filter(|one| **one == kind).count();
        }
        let counting = table.ledger.claims().iter().zip(&state);
        let counting = counting.filter(|(_, state)| **state == "counts");
        let cards: usize = counting.map(|(claim, _)| claim.cards.len()).sum();
        shared += cards - owned.len();
        owned_squares += owned.len();
    }
    assert!(
        seen.iter().all(|count| *count > 1_000) && shared > 500,
        "{seen:?} {shared}"
    );
    assert!(owned_squares > 10_000, "{owned_squares}");
}

#[test]
fn ownership_depends_only_on_board_and_claims() {
    let mut chance = Chance::new(3);
    for _ in 0..50 {
        let table = random_table(&mut chance);
        let mut other = table.clone();
        other.turn.seat = SeatId::new(3);
        other.counter = 9;
        assert_eq!(table.ownership(), other.ownership());
    }
}
