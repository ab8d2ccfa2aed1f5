//! The rows of games in progress on home: whose turn it is, and the scores, as they are in the game
//! itself.

use c_u_letter_rules::{self as letter, CULetter};
use game::rule::random_options;
use game::{BotId, Chance, Game, GameId, Judge, Match, Moment, PlayedBy, Seat, SeatId, Viewer};
use one_letter_better_rules::{self as better, OneLetterBetter};
use paper_grid_rules::{self as grid, PaperGrid};
use screen::text::shelf::{YOUR_TURN, turn};
use store::{GameShelf, MatchCard, MemoryStore, Records, Timestamp};
use support::list::LIST;
use support::seats::human_seats;
use word_heist_rules::{self as heist, WordHeist};

/// Number of games of each kind.
const GAMES: u64 = 8;
/// A number of steps that no game reaches.
const LONGEST: usize = 10_000;

/// What a row must say of a state: the seat whose turn it is, and the scores.
type Expected = (Option<SeatId>, Vec<i32>);

/// Plays random games, and compares the row with the state after every step. Returns how often it
/// was a seat's turn, and how often not.
fn check_rows<G: Game>(
    options: impl Fn(&mut Chance) -> G::Options,
    expected: fn(&G::State) -> Expected,
) -> (usize, usize) {
    let (mut turns, mut none) = (0, 0);
    'games: for seed in 0..GAMES {
        let mut chance = Chance::new(seed);
        let options = options(&mut chance);
        let count = G::seats(&options);
        let count = chance.between((*count.start()).into(), (*count.end()).into());
        let mut seats: Vec<Seat> = human_seats(count as u8);
        // In every second game one person plays against bots.
        if seed % 2 == 0 {
            for seat in seats.iter_mut().skip(1) {
                seat.by = PlayedBy::Bot(G::BOTS[0]);
            }
        }
        let mut game = Match::<G>::start(options, seats, Chance::new(seed)).unwrap();
        for step in 0..LONGEST {
            let card = MatchCard::new(None, &game, Timestamp(1));
            if game.outcome().is_some() || step == 20 {
                check_saved(&game, &card);
            }
            if game.outcome().is_some() {
                assert_eq!(
                    (card.turn, &card.scores, turn(&card)),
                    (None, &vec![], None)
                );
                continue 'games;
            }
            assert_eq!((card.turn, card.scores.clone()), expected(game.state()));
            match card.turn {
                Some(seat) => {
                    assert!(
                        game.waiting_for().seats().iter().eq([seat]),
                        "{seat} may act"
                    );
                    turns += 1;
                }
                None => none += 1,
            }
            assert_eq!(turn(&card), card.turn.map(|seat| whose_turn(&card, seat)));
            let at = Moment(game.last_moment().0 + chance.below(9_000) as u64);
            if game.pass_time(at) {
                continue;
            }
            let seats: Vec<SeatId> = game.waiting_for().seats().iter().collect();
            let seat = *chance.pick(&seats).unwrap();
            let view = game.view(Viewer::Seat(seat));
            let action = G::sample_action(&view, seat, Some(&LIST), &mut chance);
            game.act(seat, &action, at, Some(&LIST)).unwrap();
        }
        panic!("{} {seed} never ends", G::ID);
    }
    (turns, none)
}

/// Home reads the card that was saved with the game.
fn check_saved<G: Game>(game: &Match<G>, card: &MatchCard) {
    let mut records = Records::new(MemoryStore::default());
    let mut shelf = GameShelf::new(&mut records);
    let id: GameId = "one".parse().unwrap();
    shelf.save(&id, None, game, Timestamp(1));
    assert_eq!(shelf.card(&id).as_ref(), Ok(card));
    assert_eq!(shelf.entries()[0].over, game.outcome().is_some());
}

fn whose_turn(card: &MatchCard, seat: SeatId) -> String {
    let people = card.seats.iter().filter(|seat| seat.by == PlayedBy::Person);
    let one = people.count() == 1 && card.seats[seat.index()].by == PlayedBy::Person;
    let name = &card.seats[seat.index()].player.name;
    if one {
        YOUR_TURN.to_owned()
    } else {
        format!("{name}’s turn")
    }
}

fn scores_of<T>(seats: u8, score: impl Fn(SeatId) -> T) -> Vec<i32>
where
    i32: TryFrom<T>,
{
    let score = |seat| i32::try_from(score(seat)).ok().unwrap();
    SeatId::all(seats).map(score).collect()
}

#[test]
fn a_row_of_paper_grid_says_whose_turn_it_is_and_the_scores() {
    let options = |chance: &mut Chance| {
        let mut choices = random_options::<grid::Choices>(chance).into_inner();
        if chance.below(2) == 0 {
            choices.judge = Judge::Table;
        }
        grid::Options::new(choices).unwrap()
    };
    let (turns, _) = check_rows::<PaperGrid>(options, |state| {
        let turn = match &state.stage {
            // The table decides about a play.
            grid::Stage::Judging(_) => None,
            grid::Stage::Answering { seat, .. } => Some(*seat),
            _ => Some(state.turn.seat),
        };
        (turn, scores_of(state.seats, |seat| state.score(seat)))
    });
    // Random games hardly ever come to a play that the table decides about.
    assert!(turns > 0);
}

#[test]
fn a_row_of_word_heist_says_whose_turn_it_is_and_the_scores() {
    let (turns, none) = check_rows::<WordHeist>(random_options, |state| {
        let table = &state.table;
        let turn = match &table.stage {
            _ if table.motion.is_some() => None,
            heist::Stage::ToFlip | heist::Stage::Window { .. } => Some(table.flipper),
            heist::Stage::Sweep { seat, .. } => Some(*seat),
            _ => None,
        };
        (turn, scores_of(table.seats, |seat| table.score(seat)))
    });
    assert!(turns > 0 && none > 0, "{turns} {none}");
}

#[test]
fn a_row_of_one_letter_better_says_whose_turn_it_is_and_the_scores() {
    let (turns, none) = check_rows::<OneLetterBetter>(random_options, |state| {
        let table = &state.table;
        let waits = matches!(
            table.stage,
            better::Stage::Window { .. } | better::Stage::RoundOver
        );
        let turn = Some(table.turn.seat).filter(|_| !waits);
        (turn, scores_of(table.seats, |seat| table.score(seat)))
    });
    assert!(turns > 0 && none > 0, "{turns} {none}");
}

#[test]
fn a_row_of_c_u_letter_says_whose_turn_it_is_and_the_scores() {
    let (turns, none) = check_rows::<CULetter>(random_options, |state| {
        let table = &state.table;
        // A scramble is played in turns or with buzzers (C40).
        let plays = match table.stage {
            letter::Stage::Placing | letter::Stage::Claiming | letter::Stage::Revealing(_) => true,
            letter::Stage::Scramble(_) => table.options.scramble != letter::Scramble::Buzzers,
            _ => false,
        };
        let turn = Some(table.turn.seat).filter(|_| plays && table.proposed.is_none());
        (turn, scores_of(table.seats, |seat| table.score(seat)))
    });
    assert!(turns > 0 && none > 0, "{turns} {none}");
}

/// A card that an earlier version saved, as JSON, and what this version adds.
const EARLIER: &str = r#"{"game":"word-heist","seats":[{"player":{"name":"Ada","colour":"vermilion"},"by":"person"},{"player":{"name":"You","colour":"ocean"},"by":"person"}],"played":1}"#;

#[test]
fn a_card_of_an_earlier_version_says_nothing_of_turn_and_scores() {
    let mut card: MatchCard = serde_json::from_str(EARLIER).unwrap();
    assert_eq!((card.turn, turn(&card)), (None, None));
    assert!(card.scores.is_empty());
    assert_eq!(serde_json::to_string(&card).unwrap(), EARLIER);
    let whose = |card: &mut MatchCard, seat| {
        card.turn = Some(SeatId::new(seat));
        turn(card)
    };
    assert_eq!(whose(&mut card, 0).as_deref(), Some("Ada’s turn"));
    assert_eq!(whose(&mut card, 1).as_deref(), Some("your turn"));
    assert_eq!(
        whose(&mut card, 2),
        None,
        "a foreign file names a third seat"
    );
    // The only person is addressed, whatever the name.
    card.seats[1].by = PlayedBy::Bot(BotId::new("mouse"));
    assert_eq!(whose(&mut card, 0).as_deref(), Some(YOUR_TURN));
}
