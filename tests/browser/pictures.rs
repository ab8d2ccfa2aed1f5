//! The README's pictures of the four tables. `make pictures` takes them and sets their folder; the
//! tests are ignored otherwise, since they write into the repository.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use arena::{Contest, Question};
use game::{Match, Moment, SeatId, Viewer};
use lexicon::{Lexicon, WordBook};
use paper_grid_rules::{Amount, GENERATOR_VERSION, generate};
use serde_json::json;

use crate::beside;
use crate::harness::browse;
use crate::page::{Page, Size};

const NAMES: [&str; 3] = ["Ada", "Bo", "Cleo"];

const WINDOW: Size = Size {
    width: 1024,
    height: 768,
};

/// Maximum size of a picture in bytes, so that the README loads quickly on a slow line.
const HEAVIEST: usize = 150_000;

static BOOK: LazyLock<WordBook> = LazyLock::new(|| {
    let list = Lexicon::open(include_bytes!("../../crates/lexicon/words.lex"));
    WordBook::new(list.expect("the list opens"))
});

/// Plays a game of three people, each acting as the given bot level would, until a good moment for
/// a picture.
fn play_until<G: Contest>(
    options: <G::Game as game::Game>::Options,
    level: &str,
    good: impl Fn(&Match<G::Game>) -> bool,
) -> Match<G::Game> {
    let mut game: Match<G::Game> = beside::new_match(&NAMES, options, 11);
    let mind = G::BOTS.iter().find(|mind| mind.name == level);
    let mind = mind.expect("a level of the game");
    while !good(&game) {
        assert!(game.outcome().is_none(), "the moment never comes");
        let mut chance = game.chance_for_bots();
        let mut first: Option<(u64, SeatId, <G::Game as game::Game>::Action)> = None;
        for seat in G::seats_to_ask(&game).iter() {
            let question = Question {
                seen: &G::bot_view(&game, seat),
                seat,
                book: &BOOK,
                made: G::words_by_others(&game, seat),
                wrong_model: false,
            };
            if let Some(plan) = (mind.acts)(&question, &mut chance)
                && first.as_ref().is_none_or(|(after, ..)| plan.after < *after)
            {
                first = Some((plan.after, seat, plan.action));
            }
        }
        let (_, seat, action) = first.expect("a bot acts");
        // No clock runs out while the picture is set up.
        let at = Moment(game.last_moment().0 + 100);
        let done = game.act(seat, &action, at, Some(&BOOK.lexicon));
        assert_eq!(done, Ok(()), "{seat}: {action:?}");
    }
    game
}

/// Lets the next player take the device, and closes the first message.
fn take_device(page: &Page) {
    page.css(".cover .button-main").press();
    page.css(".cover").disappears();
}

/// Takes a picture of the window and saves it under a name.
fn save_picture(page: &Page, name: &str) {
    let folder = env::var_os("LETTERCASE_PICTURES");
    let folder = PathBuf::from(folder.expect("`make pictures` says where pictures go"));
    crate::whole::close_ribbon(page);
    page.set_theme("light");
    page.wait_for_animations();
    let shot = json!({"format": "webp", "quality": 82});
    let shot = page.driver().call_devtools("Page.captureScreenshot", shot);
    let picture = decode_base64(shot["data"].as_str().expect("a picture"));
    assert!(picture.starts_with(b"RIFF"), "{name} is no WebP");
    assert!(
        picture.len() <= HEAVIEST,
        "{name} weighs {} bytes",
        picture.len()
    );
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join(name).with_extension("webp"), picture).expect("it can be written");
}

fn decode_base64(text: &str) -> Vec<u8> {
    let value = |sign: u8| match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for six in text.bytes().filter_map(value) {
        held = held << 6 | u32::from(six);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    bytes
}

#[test]
fn base64_from_chromium_is_decoded() {
    assert_eq!(decode_base64("UklGRg=="), b"RIFF");
    assert_eq!(decode_base64("AP+/"), [0, 255, 191]);
}

#[test]
#[ignore = "writes into docs/pictures: make pictures"]
fn paper_grid_table_is_pictured_for_the_readme() {
    browse(|page| {
        page.resize(WINDOW);
        let settings = paper_grid_rules::BoardSettings {
            seats: NAMES.len(),
            walls: Amount::Some,
            seed: "picnic".parse().expect("a seed"),
            ..Default::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).expect("there is room");
        let options = paper_grid_rules::Options::new(paper_grid_rules::Choices::on_board(board));
        let game = play_until::<paper_grid::arena::Contestants>(
            options.expect("these can be played"),
            "jackdaw",
            |game| {
                let playing = game.state().stage == paper_grid_rules::Stage::Playing;
                playing && game.journal().steps.len() > 36
            },
        );
        beside::open_game(page, "picture", &game);
        page.css(".stage-hand button").appears();
        save_picture(page, "paper-grid");
    });
}

#[test]
#[ignore = "writes into docs/pictures: make pictures"]
fn word_heist_table_is_pictured_for_the_readme() {
    browse(|page| {
        page.resize(WINDOW);
        let options = word_heist_rules::Options::new(word_heist_rules::Choices::default());
        let game = play_until::<word_heist::arena::Contestants>(
            options.expect("these can be played"),
            "raccoon",
            |game| {
                let table = &game.view(Viewer::Table);
                let makes = game.waiting_for().phase() == Some(word_heist_rules::Phase::Make);
                makes && table.words_on_table().count() > 8 && table.centre.len() > 3
            },
        );
        beside::open_game(page, "picture", &game);
        page.css(".heist-word").appears();
        save_picture(page, "word-heist");
    });
}

#[test]
#[ignore = "writes into docs/pictures: make pictures"]
fn one_letter_better_table_is_pictured_for_the_readme() {
    browse(|page| {
        page.resize(WINDOW);
        let choices = one_letter_better_rules::Preset::Opponents.choices();
        let options = one_letter_better_rules::Options::new(choices).expect("these can be played");
        let game = play_until::<one_letter_better::arena::Contestants>(options, "queen", |game| {
            let table = &game.state().table;
            let playing = table.stage == one_letter_better_rules::Stage::Playing;
            playing && !table.turn.drawn && game.journal().steps.len() > 34
        });
        beside::open_game(page, "picture", &game);
        take_device(page);
        page.css(".better-word").appears();
        save_picture(page, "one-letter-better");
    });
}

#[test]
#[ignore = "writes into docs/pictures: make pictures"]
fn c_u_letter_table_is_pictured_for_the_readme() {
    browse(|page| {
        page.resize(WINDOW);
        let choices = c_u_letter_rules::Preset::Opponents.choices();
        let options = c_u_letter_rules::Options::new(choices).expect("these can be played");
        let game = play_until::<c_u_letter::arena::Contestants>(options, "conjurer", |game| {
            let table = &game.state().table;
            let places = table.stage == c_u_letter_rules::Stage::Placing && !table.turn.ready;
            places && table.counter > 11
        });
        beside::open_game(page, "picture", &game);
        page.stop_clock();
        take_device(page);
        page.css(".letter-hand button").appears();
        save_picture(page, "c-u-letter");
    });
}
