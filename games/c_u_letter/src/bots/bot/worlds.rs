//! Possible worlds: full games that match what a seat sees.

use base::sorting::sort;
use c_u_letter_rules::{AbilityColour, BoardCard, CardId, Secret, State, View};
use game::Chance;

/// Builds a game that matches what a seat sees. Hidden parts (hands, face-down cards, the order of
/// the deck) are random; finished rounds are left out.
pub(super) fn sample_world(view: &View, chance: &mut Chance) -> Option<State> {
    let own = view.own?;
    let mut table = view.table.clone();
    let mut unseen = unseen_cards(view);
    chance.shuffle(&mut unseen);
    let mut secrets: Vec<CardId> = Vec::new();
    for secret in face_down_cards(view) {
        let card = match peek(view, secret) {
            Some(card) => card,
            None => {
                // Only grey cards can be face down (C28).
                let grey = |card: &CardId| card.face().colour == AbilityColour::Grey;
                unseen.remove(unseen.iter().position(grey)?)
            }
        };
        let number = usize::from(secret.number);
        if secrets.len() <= number {
            secrets.resize(number + 1, card);
        }
        *secrets.get_mut(number)? = card;
    }
    let mut hands = Vec::new();
    for seat in table.all_seats() {
        hands.push(if seat == own {
            view.hand.clone()
        } else {
            unseen.split_off(unseen.len().checked_sub(view.hand_size(seat))?)
        });
    }
    unseen.truncate(view.deck.into());
    table.results.clear();
    table.owned.iter_mut().for_each(Vec::clear);
    Some(State {
        table,
        deck: unseen,
        hands,
        secrets,
    })
}

/// Returns the cards that the viewing seat doesn't see, in the order of the deck.
fn unseen_cards(view: &View) -> Vec<CardId> {
    let table = &view.table;
    let lying = table
        .board
        .all_cards()
        .filter_map(|(_, lying)| lying.face_up());
    let peeks = view.peeks.iter().map(|(_, card)| *card);
    let owned = table.owned.iter().flatten().copied();
    let loose = table.loose.iter().copied();
    let hand = view.hand.iter().copied();
    let mut seen = [false; CardId::COUNT];
    for card in lying.chain(peeks).chain(owned).chain(loose).chain(hand) {
        if let Some(seen) = seen.get_mut(card.index()) {
            *seen = true;
        }
    }
    let hidden = |card: &CardId| !seen.get(card.index()).is_some_and(|seen| *seen);
    CardId::all().filter(hidden).collect()
}

/// Returns the face-down cards in the order of placing, including covered ones.
fn face_down_cards(view: &View) -> Vec<Secret> {
    let all = view.table.board.all_cards();
    let down = all.filter_map(|(_, lying)| match lying {
        BoardCard::Down(secret) => Some(secret),
        BoardCard::Up(_) => None,
    });
    let mut down: Vec<Secret> = down.collect();
    sort(&mut down);
    down
}

/// Returns a face-down card if the viewing seat may peek at it.
fn peek(view: &View, secret: Secret) -> Option<CardId> {
    let mut peeks = view.peeks.iter();
    let down = Some(BoardCard::Down(secret));
    let found = peeks.find(|(square, _)| view.table.board.top(*square) == down);
    found.map(|(_, card)| *card)
}
