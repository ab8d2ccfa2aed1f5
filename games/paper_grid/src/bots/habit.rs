//! What bots do by habit, without a search: they keep a balanced hand, and give the answer that
//! suits it.

use base::sorting::sort_by_key;
use game::{Chance, SeatId};
use lexicon::letter_ease::letter_ease;
use lexicon::{Letter, Level, Lexicon};
use paper_grid_rules::{
    Action, Cell, CellId, LaidLetters, Letterfraud, Move, Placed, SpecialType, Stage, State,
    is_vowel,
};

/// Returns a habitual action for a seat that the game waits for: its best play, if `best` finds
/// one. It accepts any words that are shown.
pub(super) fn habitual_action(
    view: &State,
    seat: SeatId,
    chance: &mut Chance,
    best: impl FnOnce() -> Option<Move>,
) -> Action {
    match &view.stage {
        Stage::Claiming => choose_claim(view, chance),
        Stage::Playing => match best() {
            Some(best) => Action::Play(best.placed),
            None if view.endgame => Action::Pass,
            None => choose_call(view, seat),
        },
        Stage::Judging(_) => Action::Accept,
        Stage::Acting(_) => choose_effect(view, seat, chance),
        Stage::Asking | Stage::Over(_) => choose_call(view, seat),
        Stage::Answering { called, .. } => choose_answer(view, seat, called, chance),
    }
}

/// Returns the seat that has to act.
pub(super) fn seat_to_act(view: &State) -> SeatId {
    match &view.stage {
        Stage::Answering { seat, .. } => *seat,
        _ => view.turn.seat,
    }
}

pub(super) fn choose_claim(view: &State, chance: &mut Chance) -> Action {
    let plain = |cell: &CellId| view.board.cell(*cell) == Cell::default();
    let rim: Vec<CellId> = view
        .board
        .size()
        .rim_cells()
        .into_iter()
        .filter(plain)
        .collect();
    chance
        .pick(&rim)
        .copied()
        .map_or(Action::Pass, Action::Claim)
}

/// K16: as a judge, a bot accepts what the full list has, and nothing else.
pub(super) fn judge_play(view: &State, placed: &[Placed], words: &Lexicon) -> Action {
    let laid = LaidLetters::new(view, view.turn.seat, placed);
    let has = |laid: LaidLetters| laid.unlisted_words(view, words, Level::FULL).is_empty();
    if laid.is_ok_and(has) {
        Action::Accept
    } else {
        Action::TakeBack
    }
}

pub(super) fn choose_effect(view: &State, seat: SeatId, chance: &mut Chance) -> Action {
    match view.acting_special() {
        Some((_, SpecialType::Thief)) => choose_steal(view, seat),
        Some((_, SpecialType::Destroyer)) => Action::Destroy(cells_to_destroy(view, chance)),
        _ => Action::Block(letters_to_block(view, seat)),
    }
}

/// Steals the letter that the hand wants most, whichever seat has it.
fn choose_steal(view: &State, seat: SeatId) -> Action {
    let hand = view.hand(seat);
    let offers = view.robbable_seats().flat_map(|from| {
        let letters = view.hand(from).iter();
        letters.map(move |letter| (from, *letter))
    });
    let best = offers.max_by_key(|(_, letter)| desirability(hand, *letter));
    best.map_or(Action::Pass, |(from, letter)| Action::Steal(from, letter))
}

/// Chooses two cells to cross out. It prefers empty special cells, because they invite other
/// players, and then any empty cells.
fn cells_to_destroy(view: &State, chance: &mut Chance) -> Vec<CellId> {
    let mut cells: Vec<CellId> = view.crossable_cells().iter().collect();
    chance.shuffle(&mut cells);
    sort_by_key(&mut cells, |cell| {
        let here = view.board.cell(*cell);
        (!here.is_free(), here.special.is_none())
    });
    cells.truncate(2);
    cells
}

/// Chooses a blockade: hard letters of the hand, placed away from all other letters.
fn letters_to_block(view: &State, seat: SeatId) -> Vec<Placed> {
    let mut hand = view.hand(seat).to_vec();
    sort_by_key(&mut hand, |letter| letter_ease(*letter));
    hand.retain(|letter| letter_ease(*letter) < MIN_EASE);
    let lonely = |cell: &CellId| {
        let mut beside = view.board.neighbours(*cell);
        view.board.cell(*cell) == Cell::default()
            && !beside.any(|other| view.board.letter(other).is_some())
    };
    let cells = view.board.cell_ids().filter(lonely);
    let placed = cells.zip(hand).take(3);
    placed.map(|(cell, letter)| Placed(cell, letter)).collect()
}

/// Calls the letters that the hand wants most, within the limits.
pub(super) fn choose_call(view: &State, seat: SeatId) -> Action {
    call_by(view, seat, most_wanted)
}

/// Calls letters within the limits, each chosen by a hand, with those chosen before, among those
/// that the limits allow. Letters that must be in line are those that the hand wants most.
pub(super) fn call_by(
    view: &State,
    seat: SeatId,
    choose: impl FnMut(&[Letter], &[Letter]) -> Option<Letter>,
) -> Action {
    let mut called = match view.letterfraud() {
        Some(Letterfraud::InLine) => most_wanted_in_line(view, seat),
        fraud => choose_letters(view, seat, fraud, choose),
    };
    let hand = view.hand(seat);
    sort_by_key(&mut called, |letter| {
        std::cmp::Reverse(desirability(hand, *letter))
    });
    let kept = called
        .iter()
        .copied()
        .take(view.room_in_hand(seat))
        .collect();
    Action::Ask { called, kept }
}

/// Number of letters to call: as many as the hand has room for. More would only give the others a
/// wider choice.
pub(super) fn call_count(view: &State, room: usize) -> usize {
    let (least, most) = view.call_range().into_inner();
    room.clamp(least, most)
}

/// Returns the letter that a hand wants most.
pub(super) fn most_wanted(hand: &[Letter], letters: &[Letter]) -> Option<Letter> {
    let letters = letters.iter().copied();
    letters.max_by_key(|letter| desirability(hand, *letter))
}

/// Chooses letters one after the other.
fn choose_letters(
    view: &State,
    seat: SeatId,
    fraud: Option<Letterfraud>,
    mut choose: impl FnMut(&[Letter], &[Letter]) -> Option<Letter>,
) -> Vec<Letter> {
    let held = view.hand(seat);
    let mut hand = held.to_vec();
    let mut called: Vec<Letter> = Vec::new();
    for _ in 0..call_count(view, view.room_in_hand(seat)) {
        let allowed = |letter: &Letter| match fraud {
            Some(Letterfraud::AllDifferent) => !called.contains(letter),
            // A bot never wants two letters that it has, so "at most one" becomes none.
            Some(Letterfraud::NoneHeld | Letterfraud::AtMostOneHeld) => !held.contains(letter),
            _ => true,
        };
        let letters: Vec<Letter> = Letter::all().filter(allowed).collect();
        let Some(letter) = choose(&hand, &letters) else {
            break;
        };
        hand.push(letter);
        called.push(letter);
    }
    called
}

/// Returns the neighbouring letters in a line that the hand wants most.
fn most_wanted_in_line(view: &State, seat: SeatId) -> Vec<Letter> {
    let hand = view.hand(seat);
    let count = call_count(view, view.room_in_hand(seat)).max(1);
    let lines: Vec<Vec<Letter>> = view.letter_lines().collect();
    let parts = lines.iter().flat_map(|line| line.windows(count));
    let wishes = |part: &&[Letter]| {
        part.iter()
            .map(|letter| desirability(hand, *letter))
            .sum::<i32>()
    };
    parts.max_by_key(wishes).unwrap_or_default().to_vec()
}

/// Takes the best of the called letters while the hand wants any; otherwise places a wall away
/// from the letters on the board, where it doesn't spoil the bot's own plays.
pub(super) fn choose_answer(
    view: &State,
    seat: SeatId,
    called: &[Letter],
    chance: &mut Chance,
) -> Action {
    let hand = view.hand(seat);
    let best = most_wanted(hand, called).filter(|_| view.room_in_hand(seat) > 0);
    let wanted = best.filter(|letter| hand.len() < 5 || desirability(hand, *letter) > 0);
    if let Some(letter) = wanted {
        return Action::Take(letter);
    }
    let mut edges: Vec<_> = view.board.open_edges().collect();
    chance.shuffle(&mut edges);
    sort_by_key(&mut edges, |edge| {
        let sides = view.board.size().cells_beside_edge(*edge);
        let lettered = |cell: CellId| view.board.letter(cell).is_some();
        sides.is_none_or(|(one, other)| lettered(one) || lettered(other))
    });
    let wall = edges
        .into_iter()
        .find(|edge| view.check_wall(*edge).is_ok());
    let wall = wall.map(Action::Wall);
    wall.or(best.map(Action::Take)).unwrap_or(Action::Pass)
}

/// Rates how much a hand wants a letter: easy letters, a balance of vowels and consonants, and no
/// second copies.
pub(super) fn desirability(hand: &[Letter], letter: Letter) -> i32 {
    let vowels = hand.iter().filter(|held| is_vowel(**held)).count() as i32;
    let consonants = hand.len() as i32 - vowels;
    // Two vowels to three consonants are about right.
    let lack = if is_vowel(letter) {
        2 * consonants - 3 * vowels
    } else {
        3 * vowels - 2 * consonants
    };
    let copies = hand.iter().filter(|held| **held == letter).count() as i32;
    letter_ease(letter) + 2 * lack - 9 * copies
}

/// Number of plays taken back in a turn after which a bot shows no more.
pub(super) const MAX_TAKEN_BACK: usize = 3;

/// Lowest ease of a letter that counts as easy to play.
const MIN_EASE: i32 = 4;
