//! C U Letter in the conformance suite.

use std::sync::LazyLock;

use c_u_letter::bots::{LEVELS, think};
use c_u_letter_rules::{
    Action, BoardCard, CULetter, CardId, Event, Heading, Options, Placing, RoundEndReason, Span,
    Square, Stage, State, Use, View, WordProposal,
};
use game::rule::random_options;
use game::{Chance, Game, Match, Moment, SeatId, SeatSet, Viewer, Waiting};
use lexicon::{FamilyFilter, Level, Lexicon};

use super::suite::{Trial, assert_conforms};
use crate::seats::human_seats;
use crate::thorough;

/// Short words that often form by chance, some of them rare.
const WORDS: &str = "ad ah am an as at be by do go ha he hi ho id if in is it la lo ma me mi no of \
    oh on or ox pa pi re so to up us we ace act add age ago aid ail air ale all and ant any ape arc \
    are arm art ash ate bad bag ban bar bat bed bee bet bid big bin bit boa bog bud bus but cat cot \
    dad den dew die dig din dip dog dot due ear eat eel egg ego end era eve fee fig fin fit foe fog \
    gas get gin god got gut had hat hen her hid hip his hit hog hop hot how ice ill inn ion its lad \
    lap led leg let lid lie lip lit log lot mad man mat men met mid mop mud net nod nor not now nut \
    oar oat odd ode oil old one ore our out owe own pad pan par pat pea pen per pet pie pig pin pit \
    pod pop pot put ran rap rat raw red rib rid rim rip rod rot row rub rug run sad sat saw sea see \
    set she sin sip sir sit six sob son sow sum sun tag tan tap tar tea ten the tie tin tip toe ton \
    too top tot tow toy tub two use via vow war was web wet who why win wit won wow yes yet you \
    area dare date dear dine diet dirt done door dose east edit else emit ease edge idea iron item \
    late lead lean line lion list lose mine mint moon more name near neat nest node none noon nose \
    note once open over poor pore port post rain rare rate read real rein rent rest rice ride rise \
    road rode roll room root rose rote sail salt sand seat seed seen send side site soda soil sold \
    sole some soon sore sort star stir stop suit tail tale tear tent tide tied tile time tire toad \
    told tone tool toot tore torn tour trio unit";

static LIST: LazyLock<Lexicon> = LazyLock::new(|| {
    let level = |word: &'static str| match word.len() {
        2 => Level::Rare,
        _ => Level::Common,
    };
    let words = WORDS.split_whitespace().map(|word| (word, level(word)));
    Lexicon::from_words(words).unwrap()
});

fn pick_one<T: Copy>(chance: &mut Chance, from: &[T]) -> T {
    chance.pick(from).copied().unwrap()
}

fn random_placing(chance: &mut Chance, card: CardId) -> Placing {
    let squares: Vec<Square> = Square::all().collect();
    let using = match chance.below(6) {
        0 => Use::Swap(pick_one(chance, &squares)),
        1 => Use::Overwrite,
        2 => Use::Insert(pick_one(chance, &Heading::ALL)),
        3 => Use::Hide,
        _ => Use::Nothing,
    };
    let at = pick_one(chance, &squares);
    Placing { card, at, using }
}

impl Trial for CULetter {
    type Game = CULetter;
    const LONGEST: usize = 6_000;

    fn options(chance: &mut Chance) -> Options {
        random_options(chance)
    }

    fn word_list() -> Option<&'static Lexicon> {
        Some(&LIST)
    }

    fn random_action(state: &State, chance: &mut Chance) -> Action {
        let all: Vec<CardId> = CardId::all().collect();
        let squares: Vec<Square> = Square::all().collect();
        let held = state.hand(state.table.turn.seat);
        let card = chance.pick(held).copied().unwrap_or(pick_one(chance, &all));
        let line = pick_one(chance, &squares).lines()[chance.below(2)];
        let own: Vec<Square> = line.squares().collect();
        let span = Span::new(pick_one(chance, &own), pick_one(chance, &own));
        let span = span.unwrap_or(Span::new(squares[0], squares[1]).unwrap());
        let cards: Vec<CardId> = (0..chance.below(5))
            .map(|_| pick_one(chance, &all))
            .collect();
        let seat = |chance: &mut Chance| SeatId::new(chance.below(5) as u8);
        match chance.below(12) {
            0..=2 => Action::Place(random_placing(chance, card)),
            3 => Action::Place(random_placing(chance, pick_one(&mut chance.clone(), &all))),
            4 | 5 => Action::Claim(span),
            6 => Action::Propose(WordProposal::Span(span)),
            7 => Action::Spell(cards),
            8 => Action::Buzz(SeatSet::EMPTY.with(seat(chance)).with(seat(chance))),
            9 => Action::Propose(WordProposal::Cards(cards)),
            10 => random_simple_action(chance),
            _ => Action::Ready,
        }
    }

    fn check_state(game: &Match<CULetter>) -> Result<(), String> {
        check_every_card_once(game.state())?;
        check_claims_match_board(game.state())
    }

    fn bot_actions(view: &View, seat: SeatId) -> Vec<Action> {
        let does = |wits| {
            think(
                view,
                seat,
                wits,
                &LIST,
                &FamilyFilter::default(),
                &mut Chance::new(1),
            )
        };
        LEVELS.iter().map(does).collect()
    }

    fn scramble_hidden_state(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = state.clone();
        let peeks: Vec<CardId> = state
            .seen_by(viewer)
            .peeks
            .iter()
            .map(|(_, card)| *card)
            .collect();
        let lying = state
            .table
            .board
            .all_cards()
            .filter_map(|(_, lying)| match lying {
                BoardCard::Down(secret) => Some(usize::from(secret.number)),
                BoardCard::Up(_) => None,
            });
        let unseen: Vec<usize> = lying
            .filter(|number| !peeks.contains(&state.secrets[*number]))
            .collect();
        let own = |seat: &usize| viewer != Viewer::Seat(SeatId::new(*seat as u8));
        let mut hidden: Vec<CardId> = other.deck.clone();
        hidden.extend(unseen.iter().map(|number| state.secrets[*number]));
        for seat in (0..other.hands.len()).filter(own) {
            hidden.extend(&state.hands[seat]);
        }
        chance.shuffle(&mut hidden);
        let mut next = || hidden.pop().unwrap();
        other.deck.iter_mut().for_each(|card| *card = next());
        unseen
            .iter()
            .for_each(|number| other.secrets[*number] = next());
        for seat in (0..state.hands.len()).filter(own) {
            other.hands[seat].iter_mut().for_each(|card| *card = next());
        }
        other
    }

    fn scramble_hidden_event(event: &Event, viewer: Viewer, chance: &mut Chance) -> Event {
        let all: Vec<CardId> = CardId::all().collect();
        match event {
            Event::Placed(placed) if placed.using == Use::Hide => Event::Placed(Placing {
                card: pick_one(chance, &all),
                ..*placed
            }),
            // The event doesn't say whose card it was, and the table never shows it.
            Event::Drew(_) if viewer == Viewer::Table => Event::Drew(pick_one(chance, &all)),
            other => other.clone(),
        }
    }
}

fn random_simple_action(chance: &mut Chance) -> Action {
    let all = [
        Action::Agree,
        Action::Decline,
        Action::Done,
        Action::NextRound,
        Action::Pass,
    ];
    chance.pick(&all).cloned().unwrap()
}

/// Checks that every card of the deck is in exactly one place.
fn check_every_card_once(state: &State) -> Result<(), String> {
    let State {
        table,
        deck,
        hands,
        secrets,
    } = state;
    let board = table.board.all_cards().map(|(_, lying)| match lying {
        BoardCard::Up(card) => card,
        BoardCard::Down(secret) => secrets[usize::from(secret.number)],
    });
    let mut all: Vec<CardId> = board.collect();
    all.extend(deck.iter().chain(hands.iter().flatten()));
    all.extend(table.owned.iter().flatten().chain(&table.loose));
    all.sort_unstable();
    if all.iter().copied().eq(CardId::all()) {
        Ok(())
    } else {
        Err(format!("{all:?}"))
    }
}

/// Checks that during a round a claim is void exactly when its cards are no longer in place.
fn check_claims_match_board(state: &State) -> Result<(), String> {
    let table = &state.table;
    let playing = matches!(
        table.stage,
        Stage::Placing | Stage::Claiming | Stage::Revealing(_)
    );
    let wrong = |claim: &&c_u_letter_rules::Claim| {
        !claim.void && claim.current_span(&table.board).is_none()
    };
    match table.ledger.claims().iter().find(wrong).filter(|_| playing) {
        Some(claim) => Err(format!("{claim:?}")),
        None => Ok(()),
    }
}

#[test]
fn c_u_letter_passes_the_conformance_suite() {
    assert_conforms::<CULetter>(400);
}

/// Checks what the suite would not notice: that the random games use every ability and every end.
#[test]
fn random_games_use_every_ability_and_every_end() {
    let mut uses = [0_usize; 5];
    let (mut broken, mut dormant, mut revealed, mut hidden) = (0, 0, 0, 0);
    let (mut paid, mut agreed, mut spelled, mut coins) = (0, 0, 0, 0);
    let mut ends = [0_usize; 4];
    // Half of the games have a single player.
    for seed in 0..thorough::quarter(300) as u64 {
        let game = play_random_game(seed);
        for event in game.journal().steps.iter().flat_map(|step| &step.events) {
            match event {
                Event::Placed(placed) => {
                    uses[match placed.using {
                        Use::Nothing => 0,
                        Use::Swap(_) => 1,
                        Use::Overwrite => 2,
                        Use::Insert(_) => 3,
                        Use::Hide => 4,
                    }] += 1;
                }
                Event::Broken(claims) => broken += claims.len(),
                Event::Claimed(claim) => {
                    hidden += usize::from(claim.hidden.is_some());
                    agreed += usize::from(claim.agreed);
                    dormant += 1;
                }
                Event::Revealed { .. } => revealed += 1,
                Event::RoundEnded(result) => {
                    paid += result.paid.len();
                    let all = [
                        RoundEndReason::Counter,
                        RoundEndReason::HandsEmpty,
                        RoundEndReason::BoardFull,
                        RoundEndReason::Skips,
                    ];
                    ends[all.iter().position(|end| *end == result.end).unwrap()] += 1;
                }
                Event::Spelled(_) => spelled += 1,
                Event::Buzzed { pressed, .. } => coins += usize::from(pressed.len() > 1),
                _ => {}
            }
        }
    }
    dormant -= paid;
    assert!(
        uses.iter()
            .all(|count| *count > thorough::min_occurrences(300)),
        "{uses:?}"
    );
    assert!(
        broken > thorough::min_occurrences(100)
            && dormant > thorough::min_occurrences(300)
            && paid > thorough::min_occurrences(600),
        "{broken} {dormant} {paid}"
    );
    assert!(
        revealed > thorough::min_occurrences(200)
            && hidden > thorough::min_occurrences(30)
            && agreed > thorough::min_occurrences(30),
        "{revealed} {hidden} {agreed}"
    );
    assert!(
        spelled > thorough::min_occurrences(200) && coins > thorough::min_occurrences(5),
        "{spelled} {coins}"
    );
    assert!(
        ends.iter()
            .all(|count| *count > thorough::min_occurrences(10)),
        "{ends:?}"
    );
}

/// A whole game of the random player, who lets a clock run out now and then.
fn play_random_game(seed: u64) -> Match<CULetter> {
    let mut chance = Chance::new(seed);
    let options = CULetter::options(&mut chance);
    let seats = human_seats(*CULetter::seats(&options).end());
    let mut game = Match::<CULetter>::start(options, seats, Chance::new(seed)).unwrap();
    let mut now = Moment::START;
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let asleep = chance.below(if seed.is_multiple_of(3) { 5 } else { 40 }) == 0;
        now = Moment(now.0 + if asleep { 40_000 } else { 1_000 });
        if game.pass_time(now) {
            continue;
        }
        let seats: Vec<SeatId> = seats.iter().collect();
        let seat = chance.pick(&seats).copied().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(&LIST), &mut chance);
        game.act(seat, &action, now, Some(&LIST)).unwrap();
    }
    game
}
