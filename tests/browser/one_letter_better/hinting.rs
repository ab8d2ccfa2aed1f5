//! Hints: given in three steps that stay until the turn is done, and laid for the player.

use lexicon::FamilyFilter;
use one_letter_better::bots::{Hint, hint};
use one_letter_better::screen::{GivenHint, HintLights, HintStep};
use one_letter_better::text::hints::describe_hint;
use one_letter_better_rules::{Action, Preset, WordPlay};

use super::{ADA, NativeGame, lay_word, tap_card};
use crate::beside::word_list;
use crate::harness::browse;
use crate::page::{Page, SIZES};

/// What a hint shows: its play, and the sentence and lights of each step.
struct ShownHint {
    play: WordPlay,
    steps: Vec<(String, HintLights)>,
}

/// The hint that the page's bot worker finds, if it changes a word of the table without loss.
fn find_hint(game: &NativeGame) -> Option<ShownHint> {
    let view = game.view();
    let of = |family: &FamilyFilter| hint(&view, word_list(), family).ok();
    let found = of(&FamilyFilter::default()).filter(|hint| matches!(hint, Hint::Play(_)))?;
    let same = of(&FamilyFilter::for_lexicon(word_list())).as_ref() == Some(&found);
    let mut given = GivenHint::new(game.seat(), found);
    let play = given.play(&view)?;
    let step = |_| {
        let says = describe_hint(&given.fact(&view)?, &view, &game.0.journal().seats);
        let lights = given.lights(&view);
        given.reveal_more();
        Some((says, lights))
    };
    let steps = HintStep::ALL.map(step).into_iter().collect::<Option<_>>()?;
    (same && play.gain > 0 && !play.used.is_empty()).then_some(ShownHint { play, steps })
}

/// A game against a bot in which Ada has a hint about a word of the table.
fn game_with_hint() -> (NativeGame, ShownHint) {
    let mut game = NativeGame::new(&["Ada", "Wren"], Preset::Opponents.choices());
    loop {
        if game.seat() == ADA {
            game.act(&Action::Draw);
            if let Some(hint) = find_hint(&game) {
                return (game, hint);
            }
        }
        game.play_turn();
    }
}

/// Returns the numbers of the lit words and of the lit cards.
fn lit(page: &Page) -> (Vec<usize>, Vec<usize>) {
    let script = "
        const lit = (kind) => [...document.querySelectorAll(`[data-${kind}][data-hinted]`)]
            .map((one) => Number(one.dataset[kind])).sort((a, b) => a - b);
        return [lit('word'), lit('card')]";
    serde_json::from_value(page.css("body").eval(script)).expect("they are numbers")
}

/// Returns the number of cards in the line.
fn laid_cards(page: &Page) -> usize {
    let line = page.css(".better-line");
    let count = line.eval("return part.querySelectorAll('[data-card]').length");
    serde_json::from_value(count).expect("it is a number")
}

fn expected_lights(lights: &HintLights) -> (Vec<usize>, Vec<usize>) {
    let mut words: Vec<usize> = lights.words.iter().map(|id| id.index()).collect();
    let mut cards: Vec<usize> = lights.cards.iter().map(|card| card.index()).collect();
    words.sort_unstable();
    cards.sort_unstable();
    (words, cards)
}

#[test]
fn a_hint_has_three_steps_and_lays_its_play() {
    browse(|page| {
        let (mut game, hint) = game_with_hint();
        game.open(page);
        page.css(".better-hand").appears();
        for (at, (says, lights)) in hint.steps.iter().enumerate() {
            page.tap(if at == 0 { "Hint" } else { "Tell me more" });
            page.announces(says);
            page.wait("what it speaks of is lit", || {
                lit(page) == expected_lights(lights)
            });
            page.audit_themes();
            page.check_all_sizes(&format!("better-hint-{}", at + 1));
            page.resize(SIZES[0]);
        }
        let last = &hint.steps[2].0;
        page.wait("the play is laid", || {
            laid_cards(page) == hint.play.line.len()
        });
        // The hint outlasts the line, and lays it again in place of another.
        page.tap("Clear");
        page.says(last);
        let other = game.view().hand[0];
        tap_card(page, other);
        page.says(last);
        page.tap("Show me again");
        page.wait("the play is laid again", || {
            laid_cards(page) == hint.play.line.len()
        });
        lay_word(page);
        game.act(&Action::Play(hint.play.line.clone()));
        page.no_longer_says(last);
        page.wait("nothing is lit", || lit(page) == (vec![], vec![]));
        page.part("button", "Hint").appears();
    });
}
