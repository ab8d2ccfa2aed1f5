//! The words that took the most cards in a game, for its end screen.

use base::sorting::sort_by_key;
use c_u_letter_rules::{CULetter, Event};
use game::{Match, SeatId};
use lexicon::Word;

/// A word, with the seat that made it and the cards that it won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestWord {
    /// The seat that made the word.
    pub seat: SeatId,
    pub word: Word,
    /// How many cards the word won.
    pub cards: usize,
}

/// Returns up to `most` words, those that won the most cards, including scramble words (C22, C40).
/// Ties are in the order of payment.
pub fn best_words(game: &Match<CULetter>, most: usize) -> Vec<BestWord> {
    let mut words = Vec::new();
    let mut spells = SeatId::FIRST;
    for event in game.journal().steps.iter().flat_map(|step| &step.events) {
        match event {
            Event::RoundEnded(result) => words.extend(result.paid.iter().map(|paid| BestWord {
                seat: paid.owner,
                word: paid.word,
                cards: paid.cards(),
            })),
            Event::Scrambles(seat) | Event::Buzzed { floor: seat, .. } => spells = *seat,
            Event::Spelled(spelled) => words.push(BestWord {
                seat: spells,
                word: spelled.word,
                cards: spelled.cards.len(),
            }),
            _ => {}
        }
    }
    words.retain(|one| one.cards > 0);
    sort_by_key(&mut words, |one| std::cmp::Reverse(one.cards));
    words.truncate(most);
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Choices, Options, Scramble};
    use game::{Chance, Game, Moment, PlayedBy, Roster, Seat, TimeLimit, Viewer, Waiting};
    use lexicon::{Level, Lexicon};

    const WORDS: &str = "ad am an as at be by do go he hi if in is it me no of on or so to up us we \
        ant are art ate bad bat bed cat cot den dot ear eat end hat hot its net not oat one \
        pin pit rat red rot sat sea set sit son sun tan tea ten tin toe ton use";

    /// Plays a whole game with the random player.
    fn played(scramble: Scramble, seed: u64) -> Match<CULetter> {
        let words = WORDS.split_whitespace().map(|word| (word, Level::Common));
        let words = Lexicon::from_words(words).unwrap();
        let options = Options::new(Choices {
            clock: TimeLimit::Untimed,
            scramble,
            ..Choices::default()
        });
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let mut chance = Chance::new(seed);
        let mut game = Match::start(options.unwrap(), seats, Chance::new(seed)).unwrap();
        while let Waiting::For { seats, .. } = game.waiting_for() {
            let seat = seats.iter().next().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let action = CULetter::sample_action(&view, seat, Some(&words), &mut chance);
            let done = game.act(seat, &action, Moment::START, Some(&words));
            done.unwrap();
        }
        game
    }

    #[test]
    fn c22_best_words_include_scramble_words() {
        for scramble in [Scramble::Turns, Scramble::Buzzers, Scramble::InLines] {
            let mut spelled = 0;
            for seed in 1..4 {
                let game = played(scramble, seed);
                let events = game.journal().steps.iter().flat_map(|step| &step.events);
                let spells = |event: &&Event| matches!(event, Event::Spelled(_));
                spelled += events.filter(spells).count();
                let table = &game.state().table;
                let all = best_words(&game, usize::MAX);
                for seat in table.all_seats() {
                    let own = all.iter().filter(|one| one.seat == seat);
                    let cards: usize = own.clone().map(|one| one.cards).sum();
                    let told = (cards, own.count());
                    let words = usize::from(table.word_count(seat));
                    assert_eq!(
                        told,
                        (table.score(seat), words),
                        "{scramble:?} {seed} {seat}"
                    );
                }
                assert!(all.is_sorted_by_key(|one| std::cmp::Reverse(one.cards)));
                assert!(best_words(&game, 3).iter().eq(all.iter().take(3)));
            }
            assert!(
                spelled > 0,
                "{scramble:?}: nobody made a word of what was left"
            );
        }
    }
}
