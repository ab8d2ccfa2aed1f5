//! The contents of the table screen: squares with zones and owners, claims, hands and scores.

use super::{Draft, DraftOutcome, ZoneArea, zone_areas};
use c_u_letter_rules::{
    AbilityColour, BoardCard, BoardWord, CardId, CardKind, ClaimId, ClaimStatus, Help, Ownership,
    Secret, Square, Stage, View, WordProposal,
};
use game::SeatId;
use lexicon::{Lexicon, Word};

/// A card on the screen. Its pattern and frame also show its colour and kind, so neither is shown
/// by colour alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownCard {
    pub card: CardId,
    pub letter: char,
    pub colour: AbilityColour,
    pub enchanter: bool,
    /// Whether the card is chosen.
    pub chosen: bool,
}

/// The contents of a square as shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownFace {
    Empty,
    /// A face-up card.
    Up(ShownCard),
    /// A face-down card.
    Down {
        /// The card's number in the order of hiding.
        number: u8,
        /// The seat that placed the face-down card.
        by: SeatId,
        /// The identity of the face-down card, if the viewer may peek at it now (C35).
        peek: Option<CardId>,
    },
}

/// A square on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownSquare {
    pub square: Square,
    /// The contents of the square as shown.
    pub face: ShownFace,
    /// How many cards are under the top one.
    pub under: usize,
    /// The colours of the zones that cover the square, each once, in the order of the deck.
    pub zones: Vec<AbilityColour>,
    /// The seat that would get the square's card if the round ended now.
    pub owner: Option<SeatId>,
    /// Whether the chosen card may go on this square.
    pub target: bool,
    /// Whether the square is chosen or marked.
    pub chosen: bool,
    /// Whether the chosen placing would change the square.
    pub changes: bool,
}

/// A claim in the ledger on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownClaim {
    pub id: ClaimId,
    pub word: Word,
    pub owner: SeatId,
    /// The status of the claim.
    pub lies: ClaimStatus,
    /// If the claim is dormant, the word that counts instead.
    pub behind: Option<Word>,
    /// Whether the word isn't in the list, but everyone accepted it (C11).
    pub agreed: bool,
    /// How many cards the claim would pay now, including stacks (C21).
    pub pays: usize,
    /// How many of its letters go to other words while it counts (C19).
    pub shared: usize,
}

/// A seat's score on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownSeat {
    pub seat: SeatId,
    /// How many cards the seat owns.
    pub cards: usize,
    /// How many cards the seat would get if the round ended now, including stacks (C21).
    pub now: usize,
    /// How many words paid the seat a card.
    pub words: u8,
    /// How many cards the seat holds in its hand.
    pub held: usize,
}

/// The contents of the table screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownTable {
    /// The squares, row by row.
    pub squares: Vec<ShownSquare>,
    pub zones: Vec<ZoneArea>,
    /// The viewer's own hand.
    pub hand: Vec<ShownCard>,
    /// The leftover cards in a scramble where their squares don't matter (C40).
    pub loose: Vec<ShownCard>,
    /// The ledger, the last claim first.
    pub claims: Vec<ShownClaim>,
    pub seats: Vec<ShownSeat>,
}

impl ShownTable {
    /// Unmarks empty squares for a player without help, who is assumed to know where a card may go.
    /// Squares where the card could affect other cards stay marked.
    #[must_use]
    pub fn for_player(mut self, draft: &Draft, helps: bool) -> ShownTable {
        if !helps && draft.square().is_none() {
            for square in &mut self.squares {
                square.target &= square.face != ShownFace::Empty;
            }
        }
        self
    }
}

/// Returns a card as the screen shows it.
pub fn shown_card(card: CardId, chosen: bool) -> ShownCard {
    let face = card.face();
    ShownCard {
        card,
        letter: face.letter.uppercase(),
        colour: face.colour,
        enchanter: face.kind == CardKind::Enchanter,
        chosen,
    }
}

/// Computes the contents of the table screen. With a placing chosen, they show its result.
pub fn shown_table(view: &View, draft: &Draft) -> ShownTable {
    let table = &view.table;
    let targets = draft.targets(view);
    let (board, changes) = match draft.outcome(view) {
        DraftOutcome::Place { placing, board, .. } => (*board, table.board.touched(&placing)),
        _ => (table.board.clone(), Default::default()),
    };
    let ownership = Ownership::from_ledger(&board, &table.ledger);
    let stacks = table.options.stacks;
    let peek = |secret: Secret| {
        let mut lying = table.board.secrets().into_iter();
        let (at, _) = lying.find(|(_, other)| *other == secret)?;
        let mut peeks = view.peeks.iter();
        peeks
            .find(|(square, _)| *square == at)
            .map(|(_, card)| *card)
    };
    // After the payout, claims no longer own the cards that are left.
    let paid = matches!(table.stage, Stage::RoundOver | Stage::Over);
    let owner = |square: Square| ownership.owned_card_at(square).filter(|_| !paid);
    let squares = Square::all().map(|square| {
        // The span of a proposed word is marked for all viewers.
        let asked = match &table.proposed {
            Some(WordProposal::Span(span)) => Some(*span),
            _ => draft.span(),
        };
        let marked = asked.is_some_and(|span| span.covers(square));
        let chosen = marked || draft.square() == Some(square) || draft.mark_start() == Some(square);
        let face = match board.top(square) {
            None => ShownFace::Empty,
            Some(BoardCard::Up(up)) => ShownFace::Up(shown_card(up, chosen)),
            Some(BoardCard::Down(secret)) => ShownFace::Down {
                number: secret.number,
                by: secret.by,
                peek: peek(secret),
            },
        };
        let covers = |colour: &AbilityColour| !board.zone_at(square, *colour).is_empty();
        ShownSquare {
            square,
            face,
            under: board.cards_under(square).count(),
            zones: AbilityColour::ALL.into_iter().filter(covers).collect(),
            owner: owner(square).map(|owned| owned.seat),
            target: targets.contains(&square),
            chosen,
            changes: changes.contains(square),
        }
    });
    let claims = table.ledger.claims().iter().rev().map(|claim| {
        let lies = ownership.status_of(claim.id);
        let behind = match lies {
            ClaimStatus::Dormant { behind, .. } => {
                table.ledger.claim(behind).map(|other| other.word)
            }
            ClaimStatus::Counts(_) | ClaimStatus::Void => None,
        };
        ShownClaim {
            id: claim.id,
            word: claim.word,
            owner: claim.owner,
            lies,
            behind,
            agreed: claim.agreed,
            pays: ownership.payout_of(claim.id, &board, stacks),
            shared: ownership.shared_letters(claim.id),
        }
    });
    let seats = table.all_seats().map(|seat| ShownSeat {
        seat,
        cards: table.score(seat),
        now: ownership.payout_to(seat, &board, stacks),
        words: table.word_count(seat),
        held: view.hand_size(seat),
    });
    let hand = view.hand.iter();
    let loose = table.loose.iter();
    ShownTable {
        squares: squares.collect(),
        zones: zone_areas(&board),
        hand: hand
            .map(|one| shown_card(*one, draft.card() == Some(*one)))
            .collect(),
        loose: loose
            .map(|one| shown_card(*one, draft.spelled().contains(one)))
            .collect(),
        claims: claims.collect(),
        seats: seats.collect(),
    }
}

/// Returns the words to mark for the acting seat, if its help includes that (C10). Claimable words
/// are public, so any view will do.
pub fn words_to_mark(view: &View, acting: Option<SeatId>, words: &Lexicon) -> Vec<BoardWord> {
    let helped = acting.is_some_and(|seat| view.table.options.help(seat) != Help::Alone);
    // C34: at a reveal the longest word is suggested to every placer.
    let suggests = matches!(view.table.stage, Stage::Revealing(_));
    if !(helped || suggests) {
        return Vec::new();
    }
    let mut view = view.clone();
    view.own = acting;
    view.claimable_words(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Choices, Options, Span, Stacks, State, Use};
    use game::Viewer;
    use lexicon::Level;

    fn view(hands: &[&str], board: &str) -> View {
        let state = State::set_out(&Options::default(), hands, board).unwrap();
        let state = state.with_claim(SeatId::FIRST, "a1", "c1").unwrap();
        let state = state.with_claim(SeatId::new(1), "a1", "d1").unwrap();
        state.seen_by(Viewer::Seat(SeatId::FIRST))
    }

    fn square<'s>(shown: &'s ShownTable, name: &str) -> &'s ShownSquare {
        let wanted = Square::from_name(name).unwrap();
        let mut squares = shown.squares.iter();
        squares.find(|one| one.square == wanted).unwrap()
    }

    #[test]
    fn a_square_shows_its_zones_owner_and_stack() {
        let view = view(
            &["rT S", "E"],
            "H A rT/N S rI* . 2(yE)\n. . . . bN* . 1(yO)",
        );
        let shown = shown_table(&view, &Draft::default());
        let d1 = square(&shown, "d1");
        assert_eq!(
            (d1.zones.as_slice(), d1.owner),
            (
                [AbilityColour::Blue, AbilityColour::Red].as_slice(),
                Some(SeatId::new(1))
            )
        );
        assert_eq!(square(&shown, "c1").under, 1);
        let peek = |name: &str| match square(&shown, name).face {
            ShownFace::Down { by, peek, .. } => (by, peek.map(|card| card.letter().uppercase())),
            other => panic!("unexpected value: {other:?}"),
        };
        assert_eq!(peek("g1"), (SeatId::new(1), None));
        assert_eq!(peek("g2"), (SeatId::FIRST, Some('O')));
        let lies: Vec<(&str, bool, usize)> = shown
            .claims
            .iter()
            .map(|claim| (claim.word.as_str(), claim.behind.is_some(), claim.pays))
            .collect();
        // C21: the N under the T is paid, too.
        assert_eq!(lies, [("hats", false, 5), ("hat", true, 0)]);
        assert_eq!((shown.seats[1].now, shown.seats[0].held), (5, 2));
    }

    #[test]
    fn c21_shown_payouts_count_the_cards_of_stacks() {
        let told = |stacks: Stacks| {
            let options = Options::new(Choices {
                stacks,
                ..Choices::default()
            });
            // The A covers another card.
            let state = State::set_out(&options.unwrap(), &["E", "E"], "C A/S T").unwrap();
            let state = state.with_claim(SeatId::FIRST, "a1", "c1").unwrap();
            let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
            let shown = shown_table(&view, &Draft::default());
            (shown.claims[0].pays, shown.seats[0].now)
        };
        assert_eq!(told(Stacks::Whole), (4, 4));
        assert_eq!(told(Stacks::BuriedStay), (3, 3), "the S stays");
    }

    #[test]
    fn c11_the_proposed_word_is_marked() {
        let mut view = view(&["rT S", "E"], "H A T S");
        let named = |name| Square::from_name(name).unwrap();
        view.table.proposed = Span::new(named("b1"), named("d1")).map(WordProposal::Span);
        let shown = shown_table(&view, &Draft::default());
        let marked = shown.squares.iter().filter(|one| one.chosen);
        let marked: Vec<String> = marked.map(|one| one.square.to_string()).collect();
        assert_eq!(marked, ["b1", "c1", "d1"]);
    }

    #[test]
    fn c20_cards_left_after_a_round_have_no_owner() {
        let mut view = view(&["rT S", "E"], "H A T S");
        let mut owner = |stage: Stage| {
            view.table.stage = stage;
            square(&shown_table(&view, &Draft::default()), "a1").owner
        };
        assert_eq!(owner(Stage::Claiming), Some(SeatId::new(1)));
        assert_eq!(owner(Stage::RoundOver), None);
        assert_eq!(owner(Stage::Over), None);
    }

    #[test]
    fn squares_for_the_chosen_card_are_marked() {
        let view = view(&["rP S", "E"], "H A T S rI*");
        let mut draft = Draft::default();
        let red = view.hand[0];
        draft.tap_card(red, &view);
        let before = shown_table(&view, &draft);
        assert!(square(&before, "d1").target && !square(&before, "c1").target);
        assert!(square(&before, "a2").target);
        // Without help, only squares where the card would affect others are marked.
        let told = shown_table(&view, &draft).for_player(&draft, false);
        assert!(square(&told, "d1").target && !square(&told, "a2").target);
        assert_eq!(shown_table(&view, &draft).for_player(&draft, true), before);
        draft.tap_square(Square::from_name("d1").unwrap(), &view);
        let after = shown_table(&view, &draft);
        assert!(square(&after, "d1").changes && after.hand[0].chosen);
        // HATS would be broken, and HAT would count again.
        let lies: Vec<bool> = after
            .claims
            .iter()
            .map(|one| one.lies == ClaimStatus::Void)
            .collect();
        assert_eq!(
            (lies.as_slice(), after.seats[0].now),
            ([true, false].as_slice(), 3)
        );
        assert_eq!(draft.uses(&view), [Use::Overwrite]);
    }

    #[test]
    fn c34_a_revealed_card_suggests_its_longest_word_to_the_table() {
        let options = Options::default();
        let state = State::set_out(&options, &["rT", "E"], "H A T S").unwrap();
        // The hands are covered: the viewer has no seat.
        let mut view = state.seen_by(Viewer::Table);
        let list = ["hat", "hats"].map(|word| (word, Level::Common));
        let words = Lexicon::from_words(list).unwrap();
        let acting = Some(view.table.turn.seat);
        view.table.turn.ready = true;
        view.table.stage = Stage::Claiming;
        assert_eq!(words_to_mark(&view, acting, &words), []);
        let shown = shown_table(&view, &Draft::default());
        let ShownFace::Up(revealed) = square(&shown, "d1").face else {
            panic!("expected a card on the square");
        };
        view.table.stage = Stage::Revealing(revealed.card);
        let told: Vec<String> = words_to_mark(&view, acting, &words)
            .iter()
            .map(|one| one.word.to_string())
            .collect();
        assert_eq!(told, ["hats"]);
    }
}
