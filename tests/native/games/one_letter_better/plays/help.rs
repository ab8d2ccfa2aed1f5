//! A beginner's help: which words of the table are shown as usable with a card.

use game::{Chance, Judge, Match, Moment, Viewer};
use lexicon::Level;
use one_letter_better::bots::Finder;
use one_letter_better::screen::Draft;
use one_letter_better::text::explain::Explainer;
use one_letter_better_rules::{
    Action, CardId, CheckingRule, Choices, Face, LaidCard, OneLetterBetter, Options, PlayKind,
    Preset, TableWord, TableWordId, View,
};

use crate::list::LIST;
use crate::seats::human_seats;
use crate::thorough;

/// A game between two after some turns of everyday words: eight words are on the table and the seat
/// to play has drawn. `None` if the round ends before.
fn crowded_game(seed: u64, checking: CheckingRule) -> Option<Match<OneLetterBetter>> {
    let choices = Choices {
        checking,
        judge: Judge::Full,
        target: None,
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).unwrap();
    let mut game =
        Match::<OneLetterBetter>::start(options, human_seats(2), Chance::new(seed)).unwrap();
    for at in 1..80 {
        let seat = game.waiting_for().seats().iter().next()?;
        let view = game.view(Viewer::Seat(seat));
        let turn = &view.table.turn;
        let action = if !turn.drawn {
            Action::Draw
        } else if view.table.open_words().count() >= 8 {
            return Some(game);
        } else if let Some(line) = new_word(&view).filter(|_| turn.plays.is_empty()) {
            Action::Play(line)
        } else {
            let count = *view.allowed_discards().start();
            Action::End(view.hand.iter().rev().take(count).copied().collect())
        };
        game.act(seat, &action, Moment(at * 1_000), Some(&LIST))
            .ok()?;
    }
    None
}

/// The best new word of the commonest ones.
fn new_word(view: &View) -> Option<Vec<LaidCard>> {
    let finds = Finder::new(view).up_to(Level::Common).find(&LIST);
    let mut new = finds.into_iter().filter(|find| find.way == PlayKind::New);
    new.next().map(|find| find.line)
}

/// Whether the rules let a card make an everyday word of a table word: at any gap, or in place of
/// any cards that lie side by side.
fn makes_everyday_word(view: &View, old: &TableWord, card: CardId) -> bool {
    let Face::Letters(_, letters) = view.table.options.deck.face(card) else {
        return false;
    };
    let count = old.cards.len();
    let mut runs = (0..=count).flat_map(|from| (from..=count).map(move |to| from..to));
    runs.any(|run| {
        let mut line = old.cards.clone();
        line.splice(run, [LaidCard { card, letters }]);
        let made = view.preview(&line, Some(&LIST));
        made.is_ok_and(|made| LIST.contains_up_to(made.word(), Level::EVERYDAY))
    })
}

/// The words that are lit for a card of the hand.
fn lit_words(view: &View, card: CardId) -> Vec<TableWordId> {
    let explainer = Explainer {
        view,
        draft: &Draft::default(),
        seats: &[],
        lineages: &[],
        helps: true,
        words: Some(&LIST),
    };
    explainer.changeable_words(Some(card))
}

#[test]
fn help_lights_at_most_three_words_and_each_makes_an_everyday_word_now() {
    // About half of the games come to eight words.
    let seeds = if thorough::is_thorough() { 100 } else { 24 };
    let (mut cards, mut on_table, mut lit) = (0, 0, 0);
    for seed in 1..=seeds {
        for checking in [CheckingRule::AutoCheck, CheckingRule::Honour] {
            let Some(game) = crowded_game(seed, checking) else {
                continue;
            };
            let view = game.view(Viewer::Seat(game.state().table.turn.seat));
            for card in &view.hand {
                let words = lit_words(&view, *card);
                let could = |old: &&TableWord| makes_everyday_word(&view, old, *card);
                let useful = view.table.open_words().filter(could).count();
                cards += 1;
                on_table += view.table.open_words().count();
                lit += words.len();
                assert_eq!(words.len(), useful.min(3), "seed {seed}: {card:?}");
                for id in words {
                    let old = view.table.word(id).unwrap();
                    assert!(could(&old), "seed {seed}: {card:?} at {}", old.word());
                }
            }
        }
    }
    eprintln!("{cards} cards, {on_table} words beside them, {lit} lit");
    assert!(cards > 100, "{cards} cards");
    assert!(
        lit > 0 && 3 * lit <= on_table,
        "{lit} of {on_table} words are lit"
    );
}

#[test]
fn o29_help_lights_nothing_where_words_can_be_challenged() {
    let games = (1..20).filter_map(|seed| {
        let plain = crowded_game(seed, CheckingRule::Honour)?;
        let seat = plain.state().table.turn.seat;
        Some(plain.view(Viewer::Seat(seat)))
    });
    let mut lit = 0;
    for mut view in games {
        let card = view
            .hand
            .iter()
            .find(|card| !lit_words(&view, **card).is_empty());
        let Some(card) = card.copied() else {
            continue;
        };
        lit += 1;
        let choices = Choices {
            checking: CheckingRule::Challenge,
            ..view.table.options.clone().into_inner()
        };
        view.table.options = Options::new(choices).unwrap();
        assert!(lit_words(&view, card).is_empty());
    }
    assert!(lit > 0);
}
