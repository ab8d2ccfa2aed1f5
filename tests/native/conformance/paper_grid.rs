//! Paper Grid in the conformance suite.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::rule::random_options;
use game::{Chance, Match, SeatId, Viewer};
use lexicon::{Letter, Level, Lexicon};
use paper_grid::bots::{LEVELS, think};
use paper_grid_rules::{
    Action, CallAnswer, CellId, Contents, Effect, Event, Options, PaperGrid, Placed, Size,
    SpecialType, State, TakenBackPlays,
};

use super::suite::{Trial, assert_conforms};

/// Short words of common letters, so that plays exist and are found quickly.
const WORDS: &str = "a aa ad ae ah ai al am an ar as at aw ax be bo by do ed eh el em en er es \
    et ex fa go ha he hi ho id if in is it la lo ma me mi mu my na ne no nu od of oh om on op or \
    os ow ox pa pe pi re sh so ta te ti to uh um un up us ut we wo xi ya ye yo za qi jo ka ace \
    act add age ago aid aim air ale all and ant any ape arc are ark arm art ash ask ate awe bad \
    bag ban bar bat bed bee bet bid big bin bit box boy bud bug bus but buy cab can cap car cat \
    cow cry cub cup cut dad day den dew did die dig dim dip dog dot dry due ear eat egg elf end \
    era eve eye fan far fat fed fee few fig fin fit fix flu fly fog for fox fun fur gap gas gem \
    get god got gum gun gut guy had ham has hat hay hen her hey hid him hip his hit hop hot how \
    hub hug hut ice ill ink inn ion jam jar jaw jet job jog joy key kid kin kit lab lad lap law \
    lay led leg let lid lie lip lit log lot low mad man map mat may men met mix mob mud mug nap \
    net new nod nor not now nut oak oat odd off oil old one orb ore our out owl own pad pan pat \
    paw pay pen pet pie pig pin pit pot pub put rag ram ran rat raw ray red rib rid rim rip rob \
    rod rot row rub rug run sad sat saw say sea see set sew she shy sin sip sir sit six ski sky \
    son spy sum sun tan tap tar tax tea ten the tie tin tip toe ton too top toy try tub two use \
    van vet via war was wax way web wet who why wig win wit won yes yet you zip zoo east stone \
    tones notes onset seat rates stare tears rate tear note tone nose ones earn near";

static LIST: LazyLock<Lexicon> = LazyLock::new(|| {
    let level = |word: &'static str| match word.len() {
        2 => Level::Rare,
        _ => Level::Common,
    };
    let words = WORDS.split_whitespace().map(|word| (word, level(word)));
    Lexicon::from_words(words).unwrap()
});

fn pick_one<T: Clone>(chance: &mut Chance, from: &[T]) -> T {
    chance.pick(from).cloned().unwrap()
}

fn random_cell(state: &State, chance: &mut Chance) -> CellId {
    let cells: Vec<CellId> = state.board.cell_ids().collect();
    pick_one(chance, &cells)
}

fn random_letter(state: &State, chance: &mut Chance) -> Letter {
    let hand = state.hand(state.turn.seat);
    let all: Vec<Letter> = Letter::all()
        .chain(hand.iter().copied().cycle().take(30))
        .collect();
    pick_one(chance, &all)
}

impl Trial for PaperGrid {
    type Game = PaperGrid;
    const LONGEST: usize = 4_000;

    fn options(chance: &mut Chance) -> Options {
        loop {
            let options: Options = random_options(chance);
            // Games on large boards take long; one in six is enough.
            if options.board.size() != Size::Large || chance.below(2) == 0 {
                return options;
            }
        }
    }

    fn word_list() -> Option<&'static Lexicon> {
        Some(&LIST)
    }

    fn random_action(state: &State, chance: &mut Chance) -> Action {
        let (one, other) = (random_cell(state, chance), random_cell(state, chance));
        let (a, b) = (random_letter(state, chance), random_letter(state, chance));
        let seat = SeatId::new(chance.below(7) as u8);
        let placed = vec![Placed(one, a), Placed(other, b)];
        let edges: Vec<_> = state.board.size().edge_ids().collect();
        match chance.below(13) {
            0 => Action::Claim(one),
            1 => Action::Play(placed),
            2 => Action::Play(vec![Placed(one, a)]),
            3 => Action::Make(one, pick_one(chance, &SpecialType::ALL)),
            4 => Action::Accept,
            5 => Action::TakeBack,
            6 => Action::Steal(seat, a),
            7 => Action::Destroy(vec![one, other]),
            8 => Action::Block(placed),
            9 => Action::Ask {
                called: vec![a, b],
                kept: vec![a],
            },
            10 => Action::Take(a),
            11 => chance
                .pick(&edges)
                .copied()
                .map_or(Action::Pass, Action::Wall),
            _ => Action::Hint(placed),
        }
    }

    fn check_state(game: &Match<PaperGrid>) -> Result<(), String> {
        Ledger::from_match(game).check_against(game.state())
    }

    fn bot_actions(view: &State, seat: SeatId) -> Vec<Action> {
        let (none, chance) = (TakenBackPlays::default(), &mut Chance::new(1));
        let does = |bot| think(bot, view, seat, &LIST, &none, chance);
        LEVELS.into_iter().map(does).collect()
    }

    fn scramble_hidden_state(state: &State, _: Viewer, _: &mut Chance) -> State {
        state.clone()
    }

    fn scramble_hidden_event(event: &Event, _: Viewer, _: &mut Chance) -> Event {
        event.clone()
    }
}

/// The letters, walls and points that there must be, added up from the journal alone.
#[derive(Default)]
struct Ledger {
    hands: Vec<BTreeMap<Letter, i32>>,
    laid: BTreeMap<CellId, Letter>,
    crossed: usize,
    walls: usize,
    points: Vec<i32>,
}

impl Ledger {
    fn from_match(game: &Match<PaperGrid>) -> Ledger {
        let first = game.state_after(0);
        let mut ledger = Ledger {
            walls: first.board.walls().len(),
            points: vec![0; first.seats.into()],
            ..Ledger::default()
        };
        for seat in SeatId::all(first.seats) {
            let mut hand = BTreeMap::new();
            first
                .hand(seat)
                .iter()
                .for_each(|letter| *hand.entry(*letter).or_default() += 1);
            ledger.hands.push(hand);
        }
        let mut turn = SeatId::FIRST;
        for event in game.journal().steps.iter().flat_map(|step| &step.events) {
            if let Event::Turn { seat, .. } = event {
                turn = *seat;
            }
            ledger.apply_event(turn, event);
        }
        ledger
    }

    fn add_letters(&mut self, seat: SeatId, letter: Letter, count: i32) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            *hand.entry(letter).or_default() += count;
        }
    }

    fn lay_letters(&mut self, seat: SeatId, placed: &[Placed]) {
        for Placed(cell, letter) in placed {
            self.add_letters(seat, *letter, -1);
            self.laid.insert(*cell, *letter);
        }
    }

    fn apply_event(&mut self, seat: SeatId, event: &Event) {
        match event {
            Event::Played(play) => {
                self.lay_letters(seat, &play.placed);
                if let Some(points) = self.points.get_mut(seat.index()) {
                    *points = points.saturating_add(play.points);
                }
            }
            Event::Acted(_, Effect::Stolen { from, letter, kept }) => {
                self.add_letters(*from, *letter, -1);
                self.add_letters(seat, *letter, i32::from(*kept));
            }
            Event::Acted(_, Effect::Destroyed(cells)) => {
                self.crossed += cells.len();
                cells.iter().for_each(|cell| {
                    self.laid.remove(cell);
                });
            }
            Event::Acted(_, Effect::Garbage { letter, .. }) => {
                self.hands.iter_mut().for_each(|hand| {
                    hand.remove(letter);
                });
            }
            Event::Acted(_, Effect::Blocked(placed)) => self.lay_letters(seat, placed),
            Event::Asked { kept, .. } => kept.iter().for_each(|l| self.add_letters(seat, *l, 1)),
            Event::Answered(seat, CallAnswer::Took(letter)) => self.add_letters(*seat, *letter, 1),
            Event::Answered(_, CallAnswer::Wall(_)) => self.walls += 1,
            _ => {}
        }
    }

    fn check_against(&self, state: &State) -> Result<(), String> {
        for (seat, expected) in SeatId::all(state.seats).zip(&self.hands) {
            let held = |letter: &Letter| {
                state
                    .hand(seat)
                    .iter()
                    .filter(|held| *held == letter)
                    .count() as i32
            };
            let count: i32 = expected.values().sum();
            let same = expected
                .iter()
                .all(|(letter, count)| held(letter) == *count);
            if !same || count != state.hand(seat).len() as i32 {
                return Err(format!("{expected:?} are not {:?}", state.hand(seat)));
            }
        }
        let lie = |(cell, letter): (&CellId, &Letter)| {
            state.board.contents(*cell) == Contents::Letter(*letter)
        };
        let crossed = state
            .board
            .cells_where(|cell| cell.contents == Contents::Crossed);
        let walls = state.board.walls().len();
        if !self.laid.iter().all(lie) || crossed.len() != self.crossed || walls != self.walls {
            return Err(format!("another board:\n{}", state.board));
        }
        let scores = SeatId::all(state.seats).map(|seat| state.score(seat));
        if !state.options.devils && !scores.eq(self.points.iter().copied()) {
            return Err(format!("{:?} are not {:?}", state.scores, self.points));
        }
        Ok(())
    }
}

#[test]
fn paper_grid_passes_the_conformance_suite() {
    assert_conforms::<PaperGrid>(200);
}
