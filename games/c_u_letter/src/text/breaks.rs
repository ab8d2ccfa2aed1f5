//! Sentences about what a placing does to the words on the table, and why, before and after it.

use crate::screen::{BreakCause, BrokenClaim, ClaimChanges, VoidReason};
use c_u_letter_rules::{CardId, Claim, ClaimId, Ledger};
use game::{Seat, SeatId};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, name, sentence};
use screen::text::you::{own_thing, owned_thing, possessive_at_start};

/// Letters that fit into a line of the narrowest window.
const MAX_LINE_LETTERS: usize = 38;

fn letter_of(card: CardId) -> char {
    card.letter().uppercase()
}

/// Returns the first variant that fits into a narrow line, or else the last, which is the shortest.
pub(super) fn first_fitting(ways: &[String]) -> String {
    first_within(MAX_LINE_LETTERS, ways)
}

/// Returns the first variant of at most this many letters, or else the last.
pub(super) fn first_within(most: usize, ways: &[String]) -> String {
    let fits = |says: &&String| says.chars().count() <= most;
    let fitting = ways.iter().find(fits).or(ways.last());
    fitting.cloned().unwrap_or_default()
}

/// Describes what a placed card did to a word, to be put before the word: "Bo’s J covers the T of".
pub(super) fn break_phrase(by: &str, card: CardId, how: &BreakCause) -> String {
    let own = format!("{} {}", possessive_at_start(by), letter_of(card));
    match how {
        BreakCause::Covered { card, .. } => format!("{own} covers the {} of", letter_of(*card)),
        BreakCause::Swapped { card, .. } => format!("{own} takes the {} out of", letter_of(*card)),
        BreakCause::Split { .. } => format!("{own} splits"),
        BreakCause::Pushed { card, .. } => format!("{own} pushes the {} out of", letter_of(*card)),
    }
}

/// Names a claim with its owner, inside a sentence: "Bo’s CAT", "your CAT".
pub(crate) fn claim_with_owner(claim: &Claim, seats: &[Seat]) -> String {
    owned_thing(&capitals(claim.word), &name(seats, claim.owner))
}

/// Names a claim like [`claim_with_owner`], but as "their own CAT" if the acting seat owns it.
fn claim_from_breaker(claim: &Claim, by: SeatId, seats: &[Seat]) -> String {
    if claim.owner == by {
        own_thing(&capitals(claim.word), &name(seats, by))
    } else {
        claim_with_owner(claim, seats)
    }
}

/// Describes the broken words. Those that break in the same way share a sentence.
fn break_sentences(
    changes: &ClaimChanges,
    ledger: &Ledger,
    how: impl Fn(CardId, &BreakCause) -> String,
    word: impl Fn(&Claim, SeatId) -> String,
) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    let Some((by, card)) = changes.placed else {
        return all;
    };
    for BrokenClaim {
        claim, how: own, ..
    } in &changes.broke
    {
        let Some(claim) = ledger.claim(*claim) else {
            continue;
        };
        let (how, word) = (how(card, own), word(claim, by));
        match all.iter_mut().find(|(other, _)| *other == how) {
            Some((_, words)) => words.push(word),
            None => all.push((how, vec![word])),
        }
    }
    all
}

/// Describes what the chosen placing would do to the words: "J over T breaks Bo’s CAT."
pub fn preview(changes: &ClaimChanges, ledger: &Ledger, seats: &[Seat]) -> Vec<String> {
    let how = |card: CardId, how: &BreakCause| {
        let own = letter_of(card);
        match how {
            BreakCause::Covered { card, .. } => format!("{own} over {} breaks", letter_of(*card)),
            BreakCause::Swapped { card, .. } => format!("{own} for {} breaks", letter_of(*card)),
            BreakCause::Split { before, after, .. } => {
                let (before, after) = (letter_of(*before), letter_of(*after));
                format!("{own} between {before} and {after} breaks")
            }
            BreakCause::Pushed { card, .. } => format!("Pushing {} away breaks", letter_of(*card)),
        }
    };
    let broke = break_sentences(changes, ledger, how, |claim, _| {
        claim_with_owner(claim, seats)
    });
    let broke = broke.into_iter();
    let broke = broke.map(|(how, words)| format!("{how} {}.", list_all(&words)));
    broke
        .chain(dormancy_sentences(changes, ledger, seats))
        .collect()
}

/// Like [`preview`], shortened until it fits into a narrow line.
pub fn short_preview(changes: &ClaimChanges, ledger: &Ledger, seats: &[Seat]) -> String {
    let mut ways = vec![preview(changes, ledger, seats).join(" ")];
    let words: Vec<String> = changes
        .broke
        .iter()
        .filter_map(|broke| ledger.claim(broke.claim))
        .map(|claim| capitals(claim.word))
        .collect();
    let many = |words: usize, what: &str| match words {
        1 => format!("1 word {what}s."),
        _ => format!("{words} words {what}."),
    };
    match (words.as_slice(), changes.asleep.len(), changes.awake.len()) {
        ([], 0, awake) => ways.push(many(awake, "wake")),
        ([], asleep, _) => ways.push(match asleep {
            1 => "1 word falls asleep.".into(),
            _ => format!("{asleep} words fall asleep."),
        }),
        (words, ..) => {
            ways.push(format!("It breaks {}.", list_all(words)));
            ways.push(many(words.len(), "break"));
        }
    }
    first_fitting(&ways)
}

/// Describes what a placing or a claim did to the words: "Bo’s J covers the T of CAT."
pub fn describe_changes(changes: &ClaimChanges, ledger: &Ledger, seats: &[Seat]) -> Vec<String> {
    let by = changes.placed.map(|(by, _)| name(seats, by));
    let by = by.unwrap_or_default();
    let how = |card: CardId, how: &BreakCause| break_phrase(&by, card, how);
    let broke = break_sentences(changes, ledger, how, |claim, by| {
        claim_from_breaker(claim, by, seats)
    });
    let broke = broke.into_iter();
    let broke = broke.map(|(how, words)| format!("{how} {}.", list_all(&words)));
    broke
        .chain(dormancy_sentences(changes, ledger, seats))
        .collect()
}

/// Describes which claims become dormant behind which others, and which revive.
fn dormancy_sentences(changes: &ClaimChanges, ledger: &Ledger, seats: &[Seat]) -> Vec<String> {
    let claim = |id: ClaimId| ledger.claim(id);
    let mut told = Vec::new();
    for one in &changes.asleep {
        if let (Some(own), Some(behind)) = (claim(one.claim), claim(one.behind)) {
            let (own, behind) = (
                sentence(&claim_with_owner(own, seats)),
                capitals(behind.word),
            );
            told.push(format!("{own} falls asleep behind {behind}."));
        }
    }
    for id in &changes.awake {
        if let Some(own) = claim(*id) {
            told.push(format!(
                "{} wakes up.",
                sentence(&claim_with_owner(own, seats))
            ));
        }
    }
    told
}

/// Says why a claim is broken, from the current places of its cards.
pub fn void_reason(why: &VoidReason) -> String {
    match why {
        VoidReason::Covered { card, by, at } => {
            let by = by.map_or("A face-down card".to_owned(), |by| {
                letter_of(by).to_string()
            });
            format!("{by} covers its {} on {at}.", letter_of(*card))
        }
        VoidReason::Gone(card) => format!("Its {} has left the board.", letter_of(*card)),
        VoidReason::Parted { one, other, at } => {
            let (one, other) = (letter_of(*one), letter_of(*other));
            let (from, to) = at;
            format!("Its {one} on {from} and {other} on {to} are no longer in order.")
        }
        VoidReason::ForGood => {
            "Its cards are in order again, but a broken word stays broken.".into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::{changes_from_claims, preview_changes, void_reason as why};
    use c_u_letter_rules::{Heading, Options, Placing, Square, State, Use, View};
    use game::{PlayedBy, Roster, Viewer};

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn seats(names: &[&str]) -> Vec<Seat> {
        let mut roster = Roster::default();
        for name in names {
            roster.add(name).unwrap();
        }
        let seat = |player: &game::Player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        };
        roster.players().iter().map(seat).collect()
    }

    fn view(hand: &str, board: &str, claims: &[(SeatId, &str, &str)]) -> View {
        let mut state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
        for (owner, from, to) in claims {
            state = state.with_claim(*owner, from, to).unwrap();
        }
        state.seen_by(Viewer::Seat(ADA))
    }

    fn changes(view: &View, at: &str, using: Use) -> ClaimChanges {
        let placing = Placing {
            card: view.hand[0],
            at: Square::from_name(at).unwrap(),
            using,
        };
        assert_eq!(view.check_placing(&placing), Ok(()));
        preview_changes(view, &placing)
    }

    fn both(view: &View, at: &str, using: Use) -> (String, String) {
        let (changes, ledger) = (changes(view, at, using), &view.table.ledger);
        let seats = seats(&["Ada", "Bo"]);
        let told = preview(&changes, ledger, &seats).join(" ");
        (told, describe_changes(&changes, ledger, &seats).join(" "))
    }

    #[test]
    fn c26_a_covered_word_names_the_covering_card() {
        let claims = [(BO, "a1", "c1"), (ADA, "c1", "c2")];
        let view = view("rJ", "C A T rI*\n. . O", &claims);
        let (would, did) = both(&view, "c1", Use::Overwrite);
        assert_eq!(would, "J over T breaks Bo’s CAT and Ada’s TO.");
        assert_eq!(did, "Ada’s J covers the T of Bo’s CAT and their own TO.");
    }

    #[test]
    fn c25_a_swap_is_described() {
        let view = view("bM", "C A bT*\n. .", &[(BO, "a1", "c1")]);
        let using = Use::Swap(Square::from_name("b1").unwrap());
        let (would, did) = both(&view, "b2", using);
        assert_eq!(would, "M for A breaks Bo’s CAT.");
        assert_eq!(did, "Ada’s M takes the A out of Bo’s CAT.");
    }

    #[test]
    fn c27_a_push_says_which_cards_it_separates() {
        let split = view("gE", "C A T gI*", &[(BO, "a1", "c1")]);
        let (would, did) = both(&split, "c1", Use::Insert(Heading::Right));
        assert_eq!(would, "E between A and T breaks Bo’s CAT.");
        assert_eq!(did, "Ada’s E splits Bo’s CAT.");
        let pushed = view("gE", ". . gI*\nC A T", &[(BO, "a2", "c2")]);
        let (would, did) = both(&pushed, "c1", Use::Insert(Heading::Down));
        assert_eq!(would, "Pushing T away breaks Bo’s CAT.");
        assert_eq!(did, "Ada’s E pushes the T out of Bo’s CAT.");
    }

    #[test]
    fn the_short_preview_fits_a_narrow_line() {
        let claims = [(BO, "a1", "c1"), (ADA, "c1", "c2"), (BO, "b1", "c1")];
        let board = view("rJ", "C A T rI*\n. . O", &claims);
        let covers = changes(&board, "c1", Use::Overwrite);
        let short = |names: &[&str]| short_preview(&covers, &board.table.ledger, &seats(names));
        assert_eq!(short(&["Ada", "Bo"]), "It breaks CAT, TO and AT.");
        let alone = view("rJ", "C A T rI*", &[(BO, "a1", "c1")]);
        let covers = changes(&alone, "c1", Use::Overwrite);
        let told = short_preview(&covers, &alone.table.ledger, &seats(&["Ada", "Bo"]));
        assert_eq!(told, "J over T breaks Bo’s CAT.");
        let long = "Bartholomew Montgomery";
        let told = short_preview(&covers, &alone.table.ledger, &seats(&["Ada", long]));
        assert_eq!(told, "It breaks CAT.");
    }

    #[test]
    fn c14_claims_that_become_dormant_or_revive_are_described() {
        let claims = [(ADA, "a1", "c1"), (BO, "a1", "d1")];
        let view = view("rJ", "H A T S rI*", &claims);
        let (would, _) = both(&view, "d1", Use::Overwrite);
        assert_eq!(would, "J over S breaks Bo’s HATS. Ada’s HAT wakes up.");
        let state = State::set_out(&Options::default(), &["S", "E"], "H A T S").unwrap();
        let before = state.with_claim(ADA, "a1", "c1").unwrap();
        let after = before.clone().with_claim(BO, "a1", "d1").unwrap();
        let changes = changes_from_claims(&before.table, &after.table);
        let told = describe_changes(&changes, &after.table.ledger, &seats(&["You", "Bo"]));
        assert_eq!(told, ["Your HAT falls asleep behind HATS."]);
    }

    #[test]
    fn c13_a_broken_claim_says_why() {
        let state = State::set_out(&Options::default(), &["S", "S"], "C A T").unwrap();
        let state = state.with_claim(ADA, "a1", "c1").unwrap();
        let claim = &state.table.ledger.claims()[0];
        let told = |board: &str| {
            let state = State::set_out(&Options::default(), &["S", "S"], board).unwrap();
            void_reason(&why(&state.table.board, claim))
        };
        assert_eq!(told("C A rJ/T"), "J covers its T on c1.");
        assert_eq!(told("C A"), "Its T has left the board.");
        assert_eq!(
            told("C A . T"),
            "Its A on b1 and T on d1 are no longer in order."
        );
        let again = "Its cards are in order again, but a broken word stays broken.";
        assert_eq!(told("C A T"), again);
    }

    #[test]
    fn a_player_called_you_is_addressed() {
        let view = view("rJ", "C A T rI*", &[(ADA, "a1", "c1")]);
        let changes = changes(&view, "c1", Use::Overwrite);
        let seats = seats(&["You", "Bo"]);
        let ledger = &view.table.ledger;
        assert_eq!(
            preview(&changes, ledger, &seats),
            ["J over T breaks your CAT."]
        );
        assert_eq!(
            describe_changes(&changes, ledger, &seats),
            ["Your J covers the T of your own CAT."]
        );
    }
}
