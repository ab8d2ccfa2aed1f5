//! Texts of hints: where to look, which card goes where, and the whole play.

use super::play::bare_card_name;
use super::stage::{card_kind, signed};
use crate::screen::{CardLook, CardPlaces, HintFact, OwnedWord};
use game::Seat;
use one_letter_better_rules::{LaidCard, PlayKind, View};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, name};
use screen::text::you::{mid_sentence_name, possessive};

/// Most cards that a hint lists by name.
const MAX_LISTED: usize = 6;

/// Most characters of a sentence: a phone has two lines for it.
const MAX_CHARACTERS: usize = 64;

/// What a step of a hint says. Coloured cards are named with the signs they show, if there is room.
pub fn describe_hint(fact: &HintFact, view: &View, seats: &[Seat]) -> String {
    let says = |signs| HintWords { view, seats, signs }.sentence(fact);
    let whole = says(true);
    if whole.chars().count() > MAX_CHARACTERS {
        says(false)
    } else {
        whole
    }
}

/// Puts the parts of a play into words.
struct HintWords<'a> {
    view: &'a View,
    seats: &'a [Seat],
    /// Whether the signs of coloured cards are named too.
    signs: bool,
}

impl HintWords<'_> {
    fn sentence(&self, fact: &HintFact) -> String {
        match fact {
            HintFact::NoPlay => "No play gains you points.".into(),
            HintFact::Look(way, used) => self.where_to_look(*way, used),
            HintFact::Place(places) => self.places(places),
            HintFact::Play {
                made,
                words: used,
                added,
            } => {
                let (word, gain) = (capitals(made.word()), signed(made.gain));
                let cards = self.cards(added);
                let old = used.first().map(|(_, old)| capitals(*old));
                let old = old.unwrap_or_default();
                let own = used.iter().find(|(owner, _)| Some(*owner) == self.view.own);
                let why = match (made.victim, made.way) {
                    (Some(victim), _) => {
                        let with = made.joining.or(own.map(|(_, own)| *own));
                        let with = with.map_or(cards, capitals);
                        let from = mid_sentence_name(&name(self.seats, victim));
                        format!("a steal from {from} with your {with}")
                    }
                    (None, PlayKind::New) => "a new word from your hand".into(),
                    (None, PlayKind::Substitute) => format!("your {cards} changes {old}"),
                    (None, _) => {
                        let makes = if added.len() == 1 { "makes" } else { "make" };
                        format!("your {cards} {makes} {old} longer")
                    }
                };
                format!("{word} for {gain}: {why}.")
            }
        }
    }

    /// A table word with its owner: `your TRAIN`, `Bo’s TRAIN`.
    fn owned(&self, (owner, word): &OwnedWord) -> String {
        let whose = if self.view.own == Some(*owner) {
            "your".to_owned()
        } else {
            possessive(&name(self.seats, *owner))
        };
        format!("{whose} {}", capitals(*word))
    }

    /// A card as it is laid, without an article: `red T (wedge)`, `wild as E`.
    fn card(&self, laid: LaidCard) -> String {
        let deck = &self.view.table.options.deck;
        let face = deck.face(laid.card);
        if face.is_wild() {
            return format!("wild as {}", capitals(laid.letters));
        }
        let called = bare_card_name(deck, laid.card);
        match card_kind(CardLook::from_face(face)) {
            (_, "", _) => called,
            (_, sign, _) if self.signs => format!("{called} ({sign})"),
            _ => called,
        }
    }

    /// A blue card, with an article.
    const fn blue_card(&self) -> &'static str {
        if self.signs {
            "a blue card (arrows)"
        } else {
            "a blue card"
        }
    }

    /// A card of a new word, whose colour matters little: `T`, `wild as E`.
    fn letters(&self, laid: LaidCard) -> String {
        let deck = &self.view.table.options.deck;
        if deck.face(laid.card).is_wild() {
            self.card(laid)
        } else {
            capitals(laid.letters)
        }
    }

    fn cards(&self, all: &[LaidCard]) -> String {
        let each: Vec<String> = all.iter().map(|laid| self.card(*laid)).collect();
        list_all(&each)
    }

    fn where_to_look(&self, way: PlayKind, used: &[OwnedWord]) -> String {
        let own = |(owner, _): &&OwnedWord| self.view.own == Some(*owner);
        let mine = used.iter().find(own);
        let theirs = used.iter().find(|word| !own(word));
        let changed = theirs.or(mine).map(|word| self.owned(word));
        let changed = changed.unwrap_or_default();
        match (way, theirs, mine) {
            (PlayKind::New, ..) => "Make a new word from your hand.".into(),
            (PlayKind::Steal, ..) => format!("Steal {changed} with 1 card."),
            (PlayKind::Substitute, Some(_), _) => {
                format!("Steal {changed} with {}.", self.blue_card())
            }
            (PlayKind::Substitute, ..) => format!("Change {changed} with {}.", self.blue_card()),
            (PlayKind::Join, _, Some(mine)) => format!("Join {changed} with {}.", self.owned(mine)),
            (PlayKind::Join, ..) => format!("Join {changed} with a word from your hand."),
            (PlayKind::Extend, ..) => format!("Make {changed} longer."),
        }
    }

    fn places(&self, places: &CardPlaces) -> String {
        match places {
            CardPlaces::New { cards, first } => {
                let first = self.letters(*first);
                let each: Vec<String> = cards.iter().map(|laid| self.letters(*laid)).collect();
                if each.len() > MAX_LISTED {
                    let count = each.len();
                    format!("Use {count} cards from your hand. Begin with {first}.")
                } else {
                    format!("Use your {}. Begin with {first}.", list_all(&each))
                }
            }
            CardPlaces::Around {
                before,
                word,
                after,
            } => {
                let word = capitals(*word);
                match (self.cards(before), self.cards(after)) {
                    (cards, none) if none.is_empty() => format!("Put your {cards} before {word}."),
                    (none, cards) if none.is_empty() => format!("Put your {cards} after {word}."),
                    (before, after) => {
                        format!("Put your {before} before {word}, and {after} after it.")
                    }
                }
            }
            CardPlaces::Between { card, word, sides } => format!(
                "Put your {} into {}, between {} and {}.",
                self.card(*card),
                capitals(*word),
                capitals(sides.0),
                capitals(sides.1)
            ),
            CardPlaces::Over {
                card,
                letters,
                word,
                front,
            } => format!(
                "Put your {} over {} at the {} of {}.",
                self.card(*card),
                capitals(*letters),
                if *front { "start" } else { "end" },
                capitals(*word)
            ),
            CardPlaces::Into { cards, word } => {
                format!("Put your {} into {}.", self.cards(cards), capitals(*word))
            }
            CardPlaces::Joined(first, then) => {
                format!("Put {} before {}.", self.owned(first), self.owned(then))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Hint;
    use crate::screen::{Draft, DraftOutcome, GivenHint, HintStep};
    use game::{PlayedBy, Roster, SeatId};

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn seats() -> Vec<Seat> {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let players = roster.players().iter().cloned();
        let seat = |player| Seat {
            player,
            by: PlayedBy::Person,
        };
        players.map(seat).collect()
    }

    /// Lays this play by hand, hints at it, and returns what the three steps say.
    fn says(words: &[(SeatId, &str)], hand: &str, build: fn(&mut Draft, &View)) -> Vec<String> {
        let view = View::set_out(words, hand, "").unwrap();
        let mut draft = Draft::default();
        build(&mut draft, &view);
        let mut given = GivenHint::new(ADA, Hint::Play(draft.laid_cards()));
        let step = |_| {
            let says = describe_hint(&given.fact(&view).unwrap(), &view, &seats());
            given.reveal_more();
            says
        };
        HintStep::ALL.map(step).to_vec()
    }

    fn lay(draft: &mut Draft, view: &View, from: usize) {
        for card in view.hand.iter().skip(from) {
            draft.tap(*card, view);
        }
    }

    fn lay_word(draft: &mut Draft, view: &View) {
        draft.tap_word(view.table.words[0].id, view);
    }

    #[test]
    fn a_hint_says_where_to_look_then_which_card_then_the_whole_play() {
        let steal = says(&[(BO, "T I M E")], "R", |draft, view| {
            lay_word(draft, view);
            lay(draft, view, 0);
        });
        assert_eq!(steal[0], "Steal Bo’s TIME with 1 card.");
        assert_eq!(steal[1], "Put your R after TIME.");
        assert!(steal[2].starts_with("TIMER for "), "{steal:?}");
        assert!(
            steal[2].ends_with(": a steal from Bo with your R."),
            "{steal:?}"
        );
        let longer = says(&[(ADA, "T I M E")], "R S", |draft, view| {
            lay_word(draft, view);
            lay(draft, view, 0);
        });
        assert_eq!(longer[0], "Make your TIME longer.");
        assert_eq!(longer[1], "Put your R and S after TIME.");
        assert!(
            longer[2].ends_with(": your R and S make TIME longer."),
            "{longer:?}"
        );
        let new = says(&[], "E M I T", |draft, view| {
            for card in view.hand.iter().rev() {
                draft.tap(*card, view);
            }
        });
        assert_eq!(new[0], "Make a new word from your hand.");
        assert_eq!(new[1], "Use your E, M, I and T. Begin with T.");
        assert!(new[2].ends_with(": a new word from your hand."), "{new:?}");
    }

    #[test]
    fn a_laid_hint_is_the_play_that_it_names() {
        let view = View::set_out(&[(BO, "T I M E")], "R A", "").unwrap();
        let mut by_hand = Draft::default();
        lay_word(&mut by_hand, &view);
        by_hand.tap(view.hand[0], &view);
        let mut given = GivenHint::new(ADA, Hint::Play(by_hand.laid_cards()));
        assert_eq!((given.steps(), given.line_to_lay()), (1, None));
        given.reveal_more();
        assert_eq!((given.steps(), given.line_to_lay()), (2, None));
        given.reveal_more();
        given.reveal_more();
        assert_eq!(given.steps(), 3);
        // A word of the player's own is replaced.
        let mut draft = Draft::default();
        draft.tap(view.hand[1], &view);
        draft.lay(given.line_to_lay().unwrap(), &view);
        assert_eq!(draft.line(), by_hand.line());
        assert_eq!(draft.movable_card(), None);
        let made = given.play(&view).unwrap();
        let words = lexicon::Lexicon::from_words([("timer", lexicon::Level::Common)]).unwrap();
        assert_eq!(draft.outcome(&view, Some(&words)), DraftOutcome::Play(made));
        assert_eq!(Draft::from_text(&draft.to_text(), &view), Some(draft));
    }

    #[test]
    fn a_hint_lights_what_it_speaks_of() {
        let view = View::set_out(&[(BO, "T I M E")], "R A", "").unwrap();
        let word = view.table.words[0].id;
        let mut draft = Draft::default();
        lay_word(&mut draft, &view);
        draft.tap(view.hand[0], &view);
        let mut given = GivenHint::new(ADA, Hint::Play(draft.laid_cards()));
        let look = given.lights(&view);
        assert_eq!((look.words.as_slice(), look.hand), (&[word][..], false));
        assert!(look.cards.is_empty() && look.end.is_none());
        given.reveal_more();
        let place = given.lights(&view);
        assert_eq!(place.words, [word], "it stays lit");
        assert_eq!(place.cards, [view.hand[0]]);
        assert_eq!(place.end, Some((word, false)));
        let mut later = view.clone();
        later.table.turn.seat = BO;
        assert_eq!(given.lights(&later), Default::default(), "the turn is done");
        assert_eq!(given.fact(&later), None);
        let none = GivenHint::new(ADA, Hint::NoPlay);
        assert_eq!(none.lights(&view), Default::default());
        assert_eq!(none.steps(), 0);
    }

    #[test]
    fn a_blue_card_goes_over_letters_and_a_red_one_between_them() {
        let blue = says(&[(BO, "S L A N T")], "=CH", |draft, view| {
            let word = view.table.words[0].id;
            let over = crate::screen::CardDropTarget::Card(word, 0);
            draft.drop(view.hand[0], over, view);
        });
        assert_eq!(blue[0], "Steal Bo’s SLANT with a blue card (arrows).");
        assert_eq!(
            blue[1],
            "Put your blue CH (arrows) over SL at the start of SLANT."
        );
        assert!(
            blue[2].ends_with(": a steal from Bo with your blue CH (arrows)."),
            "{blue:?}"
        );
        let red = says(&[(BO, "P I N T")], "-R", |draft, view| {
            let word = view.table.words[0].id;
            let gap = crate::screen::CardDropTarget::Gap(word, 1);
            draft.drop(view.hand[0], gap, view);
        });
        assert_eq!(red[1], "Put your red R (wedge) into PINT, between P and I.");
        assert!(red[2].starts_with("PRINT for "), "{red:?}");
    }
}
