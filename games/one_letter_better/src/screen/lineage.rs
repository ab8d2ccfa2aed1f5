//! Who made a word on the table, and what it was before.

use game::{Game, Match, SeatId};
use lexicon::Word;
use one_letter_better_rules::{Event, OneLetterBetter, TableWordId};

/// The stages of a word, oldest first, each with the seat that made it.
pub type Lineage = Vec<(SeatId, Word)>;

/// The lineages of all words in the current or last round, after this number of journal steps.
pub fn lineages(game: &Match<OneLetterBetter>, steps: usize) -> Vec<(TableWordId, Lineage)> {
    let mut state = game.state_after(0);
    let mut all: Vec<(TableWordId, Lineage)> = Vec::new();
    for step in game.journal().steps.iter().take(steps) {
        for event in &step.events {
            match event {
                Event::Dealt(_) => all.clear(),
                Event::Made(made) => {
                    let own = (state.table.turn.seat, made.word());
                    match all.iter_mut().find(|(id, _)| *id == made.id) {
                        Some((_, lineage)) => lineage.push(own),
                        None => all.push((made.id, vec![own])),
                    }
                }
                // O32: this play and all later ones of the turn are undone.
                Event::Challenged(verdict) if !verdict.good => {
                    let plays = state.table.turn.plays.iter().skip(verdict.play.into());
                    for played in plays {
                        let undone = all.iter_mut().find(|(id, _)| *id == played.made.id);
                        if let Some((_, lineage)) = undone {
                            lineage.pop();
                        }
                    }
                }
                _ => {}
            }
            OneLetterBetter::evolve(&mut state, event, step.at);
        }
    }
    all.retain(|(_, lineage)| !lineage.is_empty());
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Moment, PlayedBy, Roster, Seat};
    use lexicon::{Level, Lexicon};
    use one_letter_better_rules::{
        Action, CheckingRule, Choices, Colour, Face, LaidCard, Options, Preset, spell,
    };

    /// Two cards from the hand of the seat whose turn it is. They needn't spell a word.
    fn two(game: &Match<OneLetterBetter>) -> Vec<LaidCard> {
        let seat = game.state().table.turn.seat;
        let deck = &game.state().table.options.deck;
        let spells = game.state().hand(seat).iter().filter_map(|card| {
            let face = deck.face(*card);
            let letters = match face {
                Face::Letters(_, letters) => letters,
                _ => return None,
            };
            (letters.len() == 1 && face.colour() == Some(Colour::Plain)).then_some(LaidCard {
                card: *card,
                letters,
            })
        });
        spells.take(2).collect()
    }

    #[test]
    fn a_lineage_grows_with_each_play_and_shrinks_when_it_is_undone() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let choices = Choices {
            checking: CheckingRule::Challenge,
            ..Preset::Table.choices()
        };
        let options = Options::new(choices).unwrap();
        let mut game = Match::<OneLetterBetter>::start(options, seats, Chance::new(3)).unwrap();
        let act = |game: &mut Match<OneLetterBetter>, seat: SeatId, action: &Action| {
            let words = Lexicon::from_words([("zzz", Level::Common)]);
            game.act(seat, action, Moment(0), Some(&words.unwrap()))
                .unwrap();
        };
        let maker = game.state().table.turn.seat;
        act(&mut game, maker, &Action::Draw);
        let line = two(&game);
        let word = spell(&line).unwrap();
        act(&mut game, maker, &Action::Play(line.clone()));
        assert_eq!(lineages(&game, usize::MAX)[0].1, [(maker, word)]);
        let more = two(&game)[0];
        let longer: Vec<LaidCard> = line.iter().copied().chain([more]).collect();
        act(&mut game, maker, &Action::Play(longer.clone()));
        let grown = spell(&longer).unwrap();
        assert_eq!(
            lineages(&game, usize::MAX)[0].1,
            [(maker, word), (maker, grown)]
        );
        let before = game.journal().steps.len() - 1;
        assert_eq!(lineages(&game, before)[0].1, [(maker, word)], "first play");
        act(&mut game, maker, &Action::End(vec![]));
        let other = maker.next_clockwise(2);
        act(&mut game, other, &Action::Challenge(1));
        assert_eq!(lineages(&game, usize::MAX)[0].1, [(maker, word)]);
    }
}
