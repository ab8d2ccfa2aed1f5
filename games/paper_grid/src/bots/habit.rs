//! What bots do by habit, without a search: they keep a balanced hand, and answer with
//! what suits it.

use base::sorting::sort_by_key;
use game::{Chance, SeatId};
use lexicon::ease::ease;
use lexicon::{Letter, Level, Lexicon};
use paper_grid_rules::{
    Action, Cell, CellId, Laid, Letterfraud, Move, Placed, Special, Stage, State, is_vowel,
};

/// Returns a habitual action for a seat that the game waits for: its best play, if `best` finds
/// one. It accepts any words that are shown.
pub(super) fn by_habit(
    view: &State,
    seat: SeatId,
    chance: &mut Chance,
    best: impl FnOnce() -> Option<Move>,
) -> Action {
    match &view.stage {
        Stage::Claiming => claim(view, chance),
        Stage::Playing => match best() {
            Some(best) => Action::Play(best.placed),
            None if view.endgame => Action::Pass,
            None => ask(view, seat),
        },
        Stage::Judging(_) => Action::Accept,
        Stage::Acting(_) => act(view, seat, chance),
        Stage::Asking | Stage::Over(_) => ask(view, seat),
        Stage::Answering { called, .. } => answer(view, seat, called, chance),
    }
}

/// Returns the seat that has to act.
pub(super) fn waited_for(view: &State) -> SeatId {
    match &view.stage {
        Stage::Answering { seat, .. } => *seat,
        _ => view.turn.seat,
    }
}

pub(super) fn claim(view: &State, chance: &mut Chance) -> Action {
    let plain = |cell: &CellId| view.board.cell(*cell) == Cell::default();
    let rim: Vec<CellId> = view.board.size().rim().into_iter().filter(plain).collect();
    chance
        .pick(&rim)
        .copied()
        .map_or(Action::Pass, Action::Claim)
}

/// K16: as a judge, a bot accepts what the full list has, and nothing else.
pub(super) fn judge(view: &State, placed: &[Placed], words: &Lexicon) -> Action {
    let laid = Laid::new(view, view.turn.seat, placed);
    let has = |laid: Laid| laid.not_in_list(view, words, Level::FULL).is_empty();
    match laid.is_ok_and(has) {
        true => Action::Accept,
        false => Action::TakeBack,
    }
}

pub(super) fn act(view: &State, seat: SeatId, chance: &mut Chance) -> Action {
    match view.acting() {
        Some((_, Special::Thief)) => steal(view, seat),
        Some((_, Special::Destroyer)) => Action::Destroy(two_to_destroy(view, chance)),
        _ => Action::Block(three_to_block(view, seat)),
    }
}

/// Steals the letter that the hand wants most, whichever seat has it.
fn steal(view: &State, seat: SeatId) -> Action {
    let hand = view.hand(seat);
    let offers = view.robbable().flat_map(|from| {
        let letters = view.hand(from).iter();
        letters.map(move |letter| (from, *letter))
    });
    let best = offers.max_by_key(|(_, letter)| wish(hand, *letter));
    best.map_or(Action::Pass, |(from, letter)| Action::Steal(from, letter))
}

/// Chooses two cells to cross out. It prefers empty special cells, because they invite other
/// players, and then any empty cells.
fn two_to_destroy(view: &State, chance: &mut Chance) -> Vec<CellId> {
    let mut cells: Vec<CellId> = view.crossable().iter().collect();
    chance.shuffle(&mut cells);
    sort_by_key(&mut cells, |cell| {
        let here = view.board.cell(*cell);
        (!here.is_free(), here.special.is_none())
    });
    cells.truncate(2);
    cells
}

/// Chooses a blockade: hard letters of the hand, placed away from all other letters.
fn three_to_block(view: &State, seat: SeatId) -> Vec<Placed> {
    let mut hand = view.hand(seat).to_vec();
    sort_by_key(&mut hand, |letter| ease(*letter));
    hand.retain(|letter| ease(*letter) < EASY);
    let lonely = |cell: &CellId| {
        let mut beside = view.board.neighbours(*cell);
        view.board.cell(*cell) == Cell::default()
            && !beside.any(|other| view.board.letter(other).is_some())
    };
    let cells = view.board.ids().filter(lonely);
    let placed = cells.zip(hand).take(3);
    placed.map(|(cell, letter)| Placed(cell, letter)).collect()
}

/// Calls the letters that the hand wants most, within the limits.
pub(super) fn ask(view: &State, seat: SeatId) -> Action {
    let mut called = match view.letterfraud() {
        Some(Letterfraud::InLine) => best_in_line(view, seat),
        fraud => best_of_all(view, seat, fraud),
    };
    let hand = view.hand(seat);
    sort_by_key(&mut called, |letter| std::cmp::Reverse(wish(hand, *letter)));
    let kept = called.iter().copied().take(view.room(seat)).collect();
    Action::Ask { called, kept }
}

/// Number of letters to call: as many as the hand has room for. More would only give the others a
/// wider choice.
pub(super) fn calls(view: &State, room: usize) -> usize {
    let (least, most) = view.calls().into_inner();
    room.clamp(least, most)
}

/// Chooses letters one after the other, each as the hand wants it with those before.
fn best_of_all(view: &State, seat: SeatId, fraud: Option<Letterfraud>) -> Vec<Letter> {
    let held = view.hand(seat);
    let mut hand = held.to_vec();
    let mut called: Vec<Letter> = Vec::new();
    for _ in 0..calls(view, view.room(seat)) {
        let allowed = |letter: &Letter| match fraud {
            Some(Letterfraud::AllDifferent) => !called.contains(letter),
            // A bot never wants two letters that it has, so "at most one" becomes none.
            Some(Letterfraud::NoneHeld | Letterfraud::AtMostOneHeld) => !held.contains(letter),
            _ => true,
        };
        let letters = Letter::all().filter(allowed);
        let Some(best) = letters.max_by_key(|letter| wish(&hand, *letter)) else {
            break;
        };
        hand.push(best);
        called.push(best);
    }
    called
}

/// Returns the neighbouring letters in a line that the hand wants most.
fn best_in_line(view: &State, seat: SeatId) -> Vec<Letter> {
    let hand = view.hand(seat);
    let count = calls(view, view.room(seat)).max(1);
    let lines: Vec<Vec<Letter>> = view.lines().collect();
    let parts = lines.iter().flat_map(|line| line.windows(count));
    let wishes = |part: &&[Letter]| part.iter().map(|letter| wish(hand, *letter)).sum::<i32>();
    parts.max_by_key(wishes).unwrap_or_default().to_vec()
}

/// Takes the best of the called letters while the hand wants any; otherwise places a wall away
/// from the letters on the board, where it doesn't spoil the bot's own plays.
pub(super) fn answer(view: &State, seat: SeatId, called: &[Letter], chance: &mut Chance) -> Action {
    let hand = view.hand(seat);
    let best = called
        .iter()
        .copied()
        .max_by_key(|letter| wish(hand, *letter));
    let best = best.filter(|_| view.room(seat) > 0);
    let wanted = best.filter(|letter| hand.len() < 5 || wish(hand, *letter) > 0);
    if let Some(letter) = wanted {
        return Action::Take(letter);
    }
    let mut edges: Vec<_> = view.board.open_edges().collect();
    chance.shuffle(&mut edges);
    sort_by_key(&mut edges, |edge| {
        let sides = view.board.size().beside_edge(*edge);
        let lettered = |cell: CellId| view.board.letter(cell).is_some();
        sides.is_none_or(|(one, other)| lettered(one) || lettered(other))
    });
    let wall = edges.into_iter().find(|edge| view.may_wall(*edge).is_ok());
    let wall = wall.map(Action::Wall);
    wall.or(best.map(Action::Take)).unwrap_or(Action::Pass)
}

/// Rates how much a hand wants a letter: easy letters, a balance of vowels and consonants, and no
/// second copies.
pub(super) fn wish(hand: &[Letter], letter: Letter) -> i32 {
    let vowels = hand.iter().filter(|held| is_vowel(**held)).count() as i32;
    let consonants = hand.len() as i32 - vowels;
    // Two vowels to three consonants are about right.
    let lack = if is_vowel(letter) {
        2 * consonants - 3 * vowels
    } else {
        3 * vowels - 2 * consonants
    };
    let copies = hand.iter().filter(|held| **held == letter).count() as i32;
    ease(letter) + 2 * lack - 9 * copies
}

/// Number of plays taken back in a turn after which a bot shows no more.
pub(super) const PATIENCE: usize = 3;

/// Ease from which a letter counts as easy to play.
const EASY: i32 = 4;
