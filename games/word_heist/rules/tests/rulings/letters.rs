//! Letters, flips, and the letters that a word takes (A1 to A3).

use game::{Chance, Match};
use word_heist_rules::{
    Action, Choices, Event, LetterBag, LetterTile, Options, Refusal, WordHeist,
};

use super::table::{A, B, set_up_turns};
use crate::seats::human_seats;

fn begin_game(choices: Choices, seed: u64) -> Match<WordHeist> {
    Match::start(
        Options::new(choices).unwrap(),
        human_seats(2),
        Chance::new(seed),
    )
    .unwrap()
}

#[test]
fn a1_the_order_is_fixed_at_the_start() {
    let game = begin_game(Choices::default(), 3);
    let order = game.state().pile.letters().to_vec();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert!(LetterBag::Standard.letters().eq(sorted), "all of the bag");
    assert_ne!(order, LetterBag::Standard.letters().collect::<Vec<_>>());
    assert_eq!(game, begin_game(Choices::default(), 3), "the same seed");
    assert_ne!(
        order,
        begin_game(Choices::default(), 4).state().pile.letters()
    );
}

#[test]
fn a2_a_flip_turns_the_next_letter_up_into_the_centre() {
    let mut heist = set_up_turns()
        .centre("r")
        .next_letters("qu")
        .before_the_flip()
        .deal();
    heist.act(A, Action::Flip).unwrap();
    assert_eq!(heist.centre(), "rq");
    let flipped = heist.game.last_step().unwrap().events[0].clone();
    let Event::Flipped(LetterTile { id, letter }) = flipped else {
        panic!("unexpected value: {flipped:?}");
    };
    assert_eq!((id.index(), letter.lowercase()), (1, 'q'));
    assert_eq!(heist.table().face_down, 194);
}

#[test]
fn a2_three_or_four_letters_may_be_face_up_at_the_start() {
    for face_up in [3, 4] {
        let game = begin_game(
            Choices {
                face_up,
                ..Choices::default()
            },
            1,
        );
        let state = game.state();
        let up = state.table.centre.iter().map(|tile| tile.letter);
        let first = &state.pile.letters()[..face_up.into()];
        assert!(up.eq(first.iter().copied()));
    }
    assert!(
        begin_game(Choices::default(), 1)
            .state()
            .table
            .centre
            .is_empty()
    );
}

#[test]
fn a3_a_word_takes_only_its_own_letters() {
    let mut heist = set_up_turns().centre("xtreaz").word_list("tear").deal();
    heist.make(A, "tear").unwrap();
    assert_eq!(heist.words(A), ["tear"]);
    assert_eq!(heist.centre(), "xz");
    assert!(heist.words(B).is_empty());
}

#[test]
fn a3_tiles_keep_their_ids_in_words() {
    let mut heist = set_up_turns()
        .with_word(B, "gain")
        .centre("xpt")
        .word_list("taping")
        .deal();
    heist.make(A, "taping").unwrap();
    let made = &heist.table().words[1];
    let numbers: Vec<usize> = made.tiles.iter().map(|tile| tile.id.index()).collect();
    // T and P from the centre, A, I, N and G from GAIN.
    assert_eq!(numbers, [6, 1, 5, 2, 3, 0]);
}

#[test]
fn a2_every_letter_turns_up_once() {
    let half = |choices: &mut Choices| choices.bag = LetterBag::Half;
    let mut heist = set_up_turns()
        .seats(1)
        .choose(half)
        .before_the_flip()
        .deal();
    for _ in 0..49 {
        heist.act(A, Action::Flip).unwrap();
        heist.act(A, Action::Pass).unwrap();
    }
    assert_eq!(heist.act(A, Action::Flip), Err(Refusal::NothingToFlip));
    assert_eq!(heist.centre().len(), 49);
}
