//! Possible worlds: full games that match what a seat sees.

use base::sorting::sort;
use c_u_letter_rules::{CardId, Colour, Lying, Secret, State, View};
use game::Chance;

/// Builds a game that matches what a seat sees. Hidden parts (hands, face-down cards, the order of
/// the deck) are random; finished rounds are left out.
pub(super) fn world(view: &View, chance: &mut Chance) -> Option<State> {
    let own = view.own?;
    let mut table = view.table.clone();
    let mut unseen = unseen(view);
    chance.shuffle(&mut unseen);
    let mut secrets: Vec<CardId> = Vec::new();
    for secret in hidden(view) {
        let card = match peeked(view, secret) {
            Some(card) => card,
            None => {
                // Only grey cards can be face down (C33).
                let grey = |card: &CardId| card.face().colour == Colour::Grey;
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
        hands.push(match seat == own {
            true => view.hand.clone(),
            false => unseen.split_off(unseen.len().checked_sub(view.held(seat))?),
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
fn unseen(view: &View) -> Vec<CardId> {
    let table = &view.table;
    let lying = table.board.all().filter_map(|(_, lying)| lying.up());
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
fn hidden(view: &View) -> Vec<Secret> {
    let all = view.table.board.all();
    let down = all.filter_map(|(_, lying)| match lying {
        Lying::Down(secret) => Some(secret),
        Lying::Up(_) => None,
    });
    let mut down: Vec<Secret> = down.collect();
    sort(&mut down);
    down
}

/// Returns a face-down card if the viewing seat may peek at it.
fn peeked(view: &View, secret: Secret) -> Option<CardId> {
    let mut peeks = view.peeks.iter();
    let down = Some(Lying::Down(secret));
    let found = peeks.find(|(square, _)| view.table.board.top(*square) == down);
    found.map(|(_, card)| *card)
}
