//! The bots: an id, which saves keep, and a name, which is a text.

use std::collections::BTreeSet;

use base::json;
use c_u_letter::bots::{Mage, choose};
use c_u_letter_rules::{CULetter, Options};
use game::{
    BotId, Chance, Game, Journal, JournalError, Match, Moment, PlayedBy, Roster, Rung, Seat,
    SeatId, Viewer,
};
use one_letter_better_rules::OneLetterBetter;
use paper_grid_rules::PaperGrid;
use screen::day::PlayedGames;
use screen::rating::{adapt_bots, bot_results};
use screen::set_up::{Participant, SetUpForm};
use screen::text::program::BotText;
use word_heist_rules::WordHeist;

use crate::list::{FAMILY, LIST};
use crate::players::roster;
use crate::seats::{bot_seats, human_seats};

#[test]
fn every_bot_has_texts_and_a_unique_name_of_one_word() {
    fn check_bot_texts<G: Game>(words: &[BotText]) {
        let ids: Vec<BotId> = words.iter().map(|one| one.id).collect();
        let (adapts, own) = ids.split_last().expect("some");
        assert_eq!(own, G::BOTS, "{}", G::ID);
        assert_eq!(*adapts, BotId::ADAPTIVE, "{}", G::ID);
        let names: BTreeSet<&str> = words.iter().map(|one| one.name).collect();
        assert_eq!(names.len(), words.len(), "{}", G::ID);
        for one in words.iter().filter(|one| one.id != BotId::ADAPTIVE) {
            let name = one.name.to_lowercase();
            assert_eq!(one.id.to_string(), name, "one word, without an article");
        }
    }
    check_bot_texts::<PaperGrid>(paper_grid::text::BOTS);
    check_bot_texts::<WordHeist>(word_heist::text::BOTS);
    check_bot_texts::<OneLetterBetter>(one_letter_better::text::BOTS);
    check_bot_texts::<CULetter>(c_u_letter::text::BOTS);
}

#[test]
fn every_games_bot_ratings_rise_from_1000() {
    fn check_ratings<G: Game>() {
        assert_eq!(G::BOT_RATINGS.len(), G::BOTS.len(), "{}", G::ID);
        assert_eq!(G::BOT_RATINGS.first(), Some(&1_000), "{}", G::ID);
        assert!(
            G::BOT_RATINGS.is_sorted_by(|one, next| one < next),
            "{}",
            G::ID
        );
    }
    check_ratings::<PaperGrid>();
    check_ratings::<WordHeist>();
    check_ratings::<OneLetterBetter>();
    check_ratings::<CULetter>();
}

/// A game of C U Letter with a bot in the second seat.
fn game_against(id: BotId, seed: u64) -> Match<CULetter> {
    let mut seats = human_seats(2);
    seats[1].by = PlayedBy::Bot(id);
    let options =
        Options::new(c_u_letter_rules::Preset::Opponents.choices()).expect("they go together");
    Match::start(options, seats, Chance::new(seed)).expect("two seats")
}

fn bot_level(id: &str, seed: u64) -> Option<usize> {
    game_against(BotId::new(id), seed).bot_index(SeatId::new(1))
}

#[test]
fn a_seats_level_follows_the_bots_id_not_its_name() {
    for (at, id) in CULetter::BOTS.iter().enumerate() {
        assert_eq!(game_against(*id, 1).bot_index(SeatId::new(1)), Some(at));
    }
    let game = game_against(CULetter::BOTS[0], 1);
    assert_eq!(game.bot_index(SeatId::FIRST), None, "a person");
    assert_eq!(
        bot_level("owl", 1),
        None,
        "C U Letter has no bot called owl"
    );
}

#[test]
fn former_bots_are_replaced_by_todays() {
    fn check_retired_bots<G: Game>() {
        for (old, today) in G::RETIRED_BOTS {
            assert!(G::BOTS.contains(today), "{old:?}");
            assert!(!G::BOTS.contains(old), "{old:?}");
            assert_eq!(Rung::of_bot::<G>(*old), Rung::of_bot::<G>(*today));
        }
    }
    check_retired_bots::<PaperGrid>();
    check_retired_bots::<WordHeist>();
    check_retired_bots::<OneLetterBetter>();
    check_retired_bots::<CULetter>();
    assert_eq!(bot_level("sorcerer", 1), Some(2));
    let text = game_against(BotId::new("sorcerer"), 1).journal().write();
    let read = Journal::<CULetter>::read(&text).expect("old saves are readable");
    assert_eq!(read.seats[1].by.bot_id(), Some(BotId::new("sorcerer")));
}

#[test]
fn an_adaptive_bot_plays_at_a_level_or_between_two() {
    for seed in 0..20 {
        assert_eq!(bot_level("match-0", seed), Some(0));
        assert_eq!(bot_level("match-6", seed), Some(3));
    }
    let between: BTreeSet<_> = (0..20).map(|seed| bot_level("match-3", seed)).collect();
    assert_eq!(between, [Some(1), Some(2)].into());
    assert_eq!(bot_level("match-3", 7), bot_level("match-3", 7));
    assert_eq!(bot_level("match", 7), bot_level("match-1", 7));
    for none in ["match-7", "match-9"] {
        let text = game_against(BotId::new(none), 1).journal().write();
        let read = Journal::<CULetter>::read(&text).map(|journal| journal.seats);
        assert_eq!(read, Err(JournalError::Newer), "{none}");
    }
}

#[test]
fn an_adaptive_bot_matches_the_first_persons_rating() {
    let mut form = SetUpForm::<c_u_letter::screen::set_up::Form>::default();
    let roster = roster(&["Ada", "Bo"]);
    form.apply_preset(c_u_letter_rules::Preset::Opponents, &roster);
    let chairs = form.chairs();
    form.people.remove_bots(&roster, &chairs);
    let adapts = Participant::Program(BotId::ADAPTIVE);
    form.people.add_participant(&adapts, &roster, &chairs);
    let sits = |kept: &str| {
        let mut seats = form.seats(&roster);
        adapt_bots(kept, &mut seats);
        seats.last().and_then(|seat| seat.by.bot_id())
    };
    assert_eq!(sits(""), Some(Rung::FIRST.adaptive_bot()));
    let kept = "Bo\t1500\t60\t9\t6\tx\nAda\t1300\t80\t9\t4\tx";
    assert_eq!(sits(kept), Some(BotId::new("match-4")));
    // When the same people play again, the level adapts again.
    let mut seats = form.seats(&roster);
    adapt_bots(kept, &mut seats);
    let again = SetUpForm::<c_u_letter::screen::set_up::Form>::again(
        &form.options(&roster).expect("ready").0,
        &seats,
    );
    assert_eq!(again.seats(&roster), form.seats(&roster));
}

#[test]
fn a_saved_form_with_a_former_bot_gets_todays_bot() {
    let roster = roster(&["Ada"]);
    let mut form = SetUpForm::<c_u_letter::screen::set_up::Form>::default();
    form.apply_preset(c_u_letter_rules::Preset::Opponents, &roster);
    let chairs = form.chairs();
    form.people.remove_bots(&roster, &chairs);
    let conjurer = Participant::Program(BotId::new("conjurer"));
    form.people.add_participant(&conjurer, &roster, &chairs);
    let text = serde_json::to_string(&form).expect("the form is saved");
    assert!(text.contains("conjurer"), "{text}");
    let form: SetUpForm<c_u_letter::screen::set_up::Form> =
        json::read(&text.replace("conjurer", "charmer")).expect("a form");
    let seats = form.seats(&roster);
    let programs: Vec<_> = seats.iter().filter_map(|seat| seat.by.bot_id()).collect();
    assert_eq!(programs, [BotId::new("conjurer")]);
}

#[test]
fn a_game_against_bots_reports_each_persons_results() {
    let mut seats = human_seats(2);
    let bots = bot_seats::<CULetter>(2);
    seats.extend(bots);
    let options =
        Options::new(c_u_letter_rules::Preset::Opponents.choices()).expect("they go together");
    let mut game = Match::<CULetter>::start(options, seats, Chance::new(3)).expect("enough seats");
    assert_eq!(bot_results(&game, SeatId::FIRST), []);
    let mut chance = Chance::new(3);
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let action = choose(&view, seat, Mage::Charmer, &LIST, &FAMILY, &mut chance);
        game.act(seat, &action, Moment::START, Some(&LIST))
            .expect("the action is legal");
    }
    let outcome = game.outcome().expect("the game is over");
    let place = |seat: u8| {
        let mut all = outcome.standings().iter();
        all.find(|one| one.seat == SeatId::new(seat))
            .map(|one| one.place)
    };
    for person in 0..2 {
        let told = bot_results(&game, SeatId::new(person));
        let better = |bot: u8| match place(person).cmp(&place(bot)) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
        let halves: Vec<u8> = told.iter().map(|one| one.halves).collect();
        assert_eq!(halves, [better(2), better(3)]);
        assert!(
            told.iter()
                .all(|one| one.strength == CULetter::BOT_RATINGS[0])
        );
    }
}

/// Writes a Word Heist journal with `by` in place of the second seat's bot, and reads its seats.
fn read_seats_with_bot(by: &str, name: &str) -> Result<Vec<Seat>, JournalError> {
    let mut form = SetUpForm::<word_heist::screen::set_up::Form>::default();
    form.apply_preset(word_heist_rules::Preset::Opponents, &Roster::default());
    let (options, _) = form.options(&Roster::default()).expect("valid options");
    let mut seats = human_seats(1);
    let mut program = bot_seats::<WordHeist>(1).remove(0);
    program.player.name = name.parse().expect("a name");
    seats.push(program);
    let game = Match::<WordHeist>::start(options, seats, Chance::new(1)).expect("two seats");
    let text = game.journal().write();
    let written = "\"by\":\"mouse\"";
    assert!(text.contains(written), "{text}");
    let text = text.replace(written, &format!("\"by\":\"{by}\""));
    let text = match by {
        "program" => {
            let now = format!("\"rules\":{}", Journal::<WordHeist>::RULES_VERSION);
            text.replace(&now, "\"rules\":1")
        }
        _ => text,
    };
    Journal::<WordHeist>::read(&text).map(|journal| journal.seats)
}

#[test]
fn old_saves_identify_bots_by_name() {
    let reads = |name: &str| {
        let seats = read_seats_with_bot("program", name).unwrap();
        seats[1].by
    };
    assert_eq!(reads("The Owl"), PlayedBy::Bot(BotId::new("owl")));
    let gentlest = PlayedBy::Bot(WordHeist::BOTS[0]);
    for stranger in ["Somebody", "The Wren"] {
        assert_eq!(reads(stranger), gentlest, "{stranger}");
    }
}

#[test]
fn a_save_with_an_unknown_bot_is_refused_as_newer() {
    let newer = read_seats_with_bot("phoenix", "The Phoenix");
    assert_eq!(newer, Err(JournalError::Newer));
    let renamed = read_seats_with_bot("owl", "Barn Owl").unwrap();
    assert_eq!(renamed[1].by.bot_id(), Some(BotId::new("owl")));
}

#[test]
fn an_old_journal_shows_plain_bot_names() {
    let name = |by: &str, name: &str| {
        read_seats_with_bot(by, name).unwrap()[1]
            .player
            .name
            .to_string()
    };
    assert_eq!(name("mouse", "The Mouse"), "Mouse");
    assert_eq!(name("owl", "The Owl"), "Owl");
    assert_eq!(name("program", "The Fox"), "Fox");
    assert_eq!(name("person", "The Mouse"), "The Mouse", "a person");
    assert_eq!(
        name("mouse", "The Ada"),
        "Ada (bot)",
        "the other player is Ada"
    );
}

#[test]
fn an_old_record_of_games_shows_the_plain_name_of_every_bot() {
    fn shows<G: Game>() {
        let former = G::RETIRED_BOTS.iter().map(|(old, _)| old);
        for id in G::BOTS.iter().chain(former) {
            let id = id.to_string();
            let plain = id[..1].to_uppercase() + &id[1..];
            let line = format!(
                r#"[{{"who":"Ada","game":"{}","id":"a","on":"2026-11-22","place":1,"points":9,"others":[{{"name":"The {plain}","halves":2}}]}}]"#,
                G::ID
            );
            let played: PlayedGames = json::read(&line).expect("a record");
            assert_eq!(played.totals("Ada", None).against[0].name, plain);
        }
    }
    shows::<PaperGrid>();
    shows::<WordHeist>();
    shows::<OneLetterBetter>();
    shows::<CULetter>();
}
