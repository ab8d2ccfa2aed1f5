//! A coached first game of each kind, played to its end: each tip is shown once, in one line that
//! fits a phone, and the tips that any game needs are shown.

use game::{Chance, Game, Match, Moment, SeatId, Viewer};
use screen::coaching::{Tip, mark_shown, next_tip};

use crate::list::LIST;
use crate::seats::human_seats;

/// Number of characters that fit the tip's line on a phone.
const FITS: usize = 46;
/// A number of actions that no game reaches.
const ENOUGH: usize = 4_000;

/// Plays a game to its end by random actions; returns the tips that each seat saw, in order.
fn collect_tips<G: Game>(
    options: G::Options,
    seed: u64,
    now: impl Fn(&Match<G>, SeatId) -> Vec<Tip>,
) -> Vec<(SeatId, u32)> {
    let names = ["Ada", "Bo"];
    let mut chance = Chance::new(seed);
    let mut game = Match::<G>::start(options, human_seats(2), Chance::new(seed)).unwrap();
    let (mut kept, mut told) = (String::new(), Vec::new());
    for _ in 0..ENOUGH {
        let waited: Vec<SeatId> = game.waiting_for().seats().iter().collect();
        let Some(seat) = chance.pick(&waited).copied() else {
            return told;
        };
        let moments = now(&game, seat);
        let name = names[seat.index()];
        if let Some((at, says)) = next_tip(&kept, name, &moments, None) {
            assert!(says.chars().count() <= FITS, "{says}");
            assert!(!told.contains(&(seat, at)), "{says} is shown twice");
            kept = mark_shown(&kept, name, at);
            told.push((seat, at));
        }
        let view = game.view(Viewer::Seat(seat));
        let action = G::sample_action(&view, seat, Some(&LIST), &mut chance);
        let at = Moment(game.last_moment().0 + 1_000);
        if game.act(seat, &action, at, Some(&LIST)).is_err() {
            game.pass_time(at);
        }
    }
    panic!("the game did not end");
}

#[track_caller]
fn assert_tips_seen(told: &[Vec<(SeatId, u32)>], moments: &[u32]) {
    for at in moments {
        let mut all = told.iter().flatten();
        assert!(all.any(|(_, one)| one == at), "tip {at} is never shown");
    }
}

#[test]
fn paper_grid_shows_each_tip_once_and_the_essential_ones() {
    use paper_grid::screen::{CoachedMoment, coached_moments};
    use paper_grid_rules::{Board, Choices, Options, PaperGrid, Size};

    let mut choices = Choices::on_board(Board::blank(Size::Small));
    choices.endgame_at = 4;
    let options = Options::new(choices).unwrap();
    let games = [1, 2, 3].map(|seed| {
        collect_tips::<PaperGrid>(options.clone(), seed, |game, seat| {
            let moments = coached_moments(game.state(), seat, false).into_iter();
            moments.map(CoachedMoment::tip).collect()
        })
    });
    use CoachedMoment::{Answer, Area, Ask, Edge, Endgame, Star, Values, Wall, Word};
    let essential = [Area, Star, Word, Ask, Answer, Wall, Endgame, Values, Edge];
    assert_tips_seen(&games, &essential.map(|one| one as u32));
}

#[test]
fn where_a_bot_begins_paper_grid_a_person_gets_tips_from_the_first_act_on() {
    use paper_grid::screen::{CoachedMoment, coached_moments};
    use paper_grid_rules::{Board, Choices, FirstSeat, Judge, Options, PaperGrid};

    const ADA: SeatId = SeatId::FIRST;
    let board = "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . . . . . . .\n\
                 hand 1 RATED\nhand 2 ODEST";
    let mut choices = Choices::on_board(board.parse::<Board>().unwrap());
    choices.first = FirstSeat::Seat(SeatId::new(1));
    choices.judge = Judge::Everyday;
    let options = Options::new(choices).unwrap();
    let [answer, word, star] = [
        CoachedMoment::Answer,
        CoachedMoment::Word,
        CoachedMoment::Star,
    ]
    .map(|one| Some(one.tip()));
    for seed in 1..=10 {
        let mut chance = Chance::new(seed);
        let mut game =
            Match::<PaperGrid>::start(options.clone(), human_seats(2), Chance::new(seed)).unwrap();
        let (mut kept, mut told) = (String::new(), Vec::new());
        for _ in 0..ENOUGH {
            if told.len() == 2 {
                break;
            }
            let seat = game.waiting_for().seats().iter().next().unwrap();
            let moments = coached_moments(game.state(), seat, false).into_iter();
            let moments: Vec<Tip> = moments.map(CoachedMoment::tip).collect();
            let view = game.view(Viewer::Seat(seat));
            let action = PaperGrid::sample_action(&view, seat, Some(&LIST), &mut chance);
            let at = Moment(game.last_moment().0 + 1_000);
            if game.act(seat, &action, at, Some(&LIST)).is_ok() && seat == ADA {
                let tip = next_tip(&kept, "Ada", &moments, None);
                if let Some((at, _)) = tip {
                    kept = mark_shown(&kept, "Ada", at);
                }
                told.push(tip);
            }
        }
        // Ada answers the bot's round of asking, then it is her turn.
        assert_eq!(told[0], answer, "seed {seed}");
        assert!([word, star].contains(&told[1]), "seed {seed}: {told:?}");
    }
}

#[test]
fn word_heist_shows_each_tip_once_and_the_essential_ones() {
    use word_heist::screen::{CoachedMoment, coached_moments};
    use word_heist_rules::{Options, Preset, WordHeist};

    let options = Options::new(Preset::QuickStart.choices()).unwrap();
    let games = [1, 2].map(|seed| {
        collect_tips::<WordHeist>(options.clone(), seed, |game, seat| {
            let moments = coached_moments(&game.state().table, seat).into_iter();
            moments.map(CoachedMoment::tip).collect()
        })
    });
    use CoachedMoment::{Done, Flip, Grow, Make, Steal};
    assert_tips_seen(
        &games,
        &[Flip, Make, Steal, Done, Grow].map(|one| one as u32),
    );
}

#[test]
fn one_letter_better_shows_each_tip_once_and_the_essential_ones() {
    use one_letter_better::screen::{CoachedMoment, coached_moments};
    use one_letter_better_rules::{OneLetterBetter, Options, Preset};

    let options = Options::new(Preset::Table.choices()).unwrap();
    let games = [1, 2].map(|seed| {
        collect_tips::<OneLetterBetter>(options.clone(), seed, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            coached_moments(&view, seat)
                .into_iter()
                .map(CoachedMoment::tip)
                .collect()
        })
    });
    use CoachedMoment::{Doubt, Draw, Lay, More, Steal};
    assert_tips_seen(
        &games,
        &[Draw, Lay, Steal, Doubt, More].map(|one| one as u32),
    );
}

#[test]
fn c_u_letter_shows_each_tip_once_and_the_essential_ones() {
    use c_u_letter::screen::{CoachedMoment, coached_moments};
    use c_u_letter_rules::{CULetter, Options, Preset};

    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let games = [1, 2].map(|seed| {
        collect_tips::<CULetter>(options, seed, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            coached_moments(&view, seat)
                .into_iter()
                .map(CoachedMoment::tip)
                .collect()
        })
    });
    use CoachedMoment::{Broken, Claim, Clock, Place, Zone};
    assert_tips_seen(
        &games,
        &[Place, Claim, Zone, Broken, Clock].map(|one| one as u32),
    );
}
