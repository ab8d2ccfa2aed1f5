//! What somebody ticks on the page's order form.

use thiserror::Error;

use crate::games::word_heist::rules::Bag;
use crate::print::{CardSize, DeckOptions, Edge, Series, TileShape};

use super::{CardGame, Game, Letters, NoNames, Order, Pack, Thing, names};

/// An order form, as far as it is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// The games whose cards are wanted.
    pub decks: [bool; 2],
    /// How large cards are.
    pub size: CardSize,
    /// Whether they have backs, and how the printer turns its sheets.
    pub duplex: Option<Edge>,
    /// The letters.
    pub letters: bool,
    /// The game that pads and rules are for.
    pub game: Game,
    /// Its score pad.
    pub pad: bool,
    /// For how many.
    pub seats: u32,
    /// Its rules on a page.
    pub rules: bool,
    /// Its booklet.
    pub booklet: bool,
    /// A class's pack, of the studio's boards.
    pub pack: bool,
    /// The list of the class, as it was pasted.
    pub names: String,
    /// The class.
    pub class: String,
    /// The day.
    pub date: String,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            decks: [false; 2],
            size: CardSize::Poker,
            duplex: None,
            letters: false,
            game: Game::PaperGrid,
            pad: false,
            seats: 4,
            rules: false,
            booklet: false,
            pack: false,
            names: String::new(),
            class: String::new(),
            date: String::new(),
        }
    }
}

/// Why a form is no order yet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoOrder {
    /// Nothing is ticked.
    #[error("Tick what to print first.")]
    Nothing,
    /// The list of names will not do.
    #[error("{0}.")]
    Names(NoNames),
    /// Boards were chosen, and there are more names.
    #[error("There are {0} names but only {1} boards. Find {0} boards first.")]
    FewBoards(usize, usize),
}

impl Wish {
    /// The games whose decks can be had, in the order of [`Wish::decks`].
    pub const DECKS: [Game; 2] = [Game::OneLetterBetter, Game::CULetter];

    /// Everything that is ticked, with a pack of these boards.
    ///
    /// # Errors
    /// What is missing.
    pub fn order(&self, boards: &Series) -> Result<Order, NoOrder> {
        let mut things = Vec::new();
        let options = DeckOptions {
            size: self.size,
            duplex: self.duplex,
            bleed: false,
            kinds: true,
        };
        let games = [CardGame::OneLetterBetter(None), CardGame::CULetter];
        for (game, wanted) in games.into_iter().zip(self.decks) {
            if wanted {
                things.push(Thing::Deck(game, options));
            }
        }
        if self.letters {
            things.push(Thing::Letters(Letters {
                bag: Bag::Standard,
                shape: TileShape::Square,
                values: true,
            }));
        }
        if self.pad {
            things.push(Thing::Pad(self.game, self.seats as usize, 1));
        }
        if self.rules {
            things.push(Thing::Rules(self.game));
        }
        if self.booklet {
            things.push(Thing::Booklet(self.game));
        }
        if self.pack {
            things.push(Thing::Pack(self.pack(boards)?));
        }
        if things.is_empty() {
            return Err(NoOrder::Nothing);
        }
        Ok(Order {
            style: boards.options.style,
            ..Order::of(boards.options.paper, things)
        })
    }

    fn pack(&self, boards: &Series) -> Result<Pack, NoOrder> {
        let list = match names(&self.names) {
            Ok(list) => list.all,
            Err(NoNames::Empty) => Vec::new(),
            Err(why) => return Err(NoOrder::Names(why)),
        };
        if (1..list.len()).contains(&boards.numbers.len()) {
            return Err(NoOrder::FewBoards(list.len(), boards.numbers.len()));
        }
        Ok(Pack {
            boards: boards.clone(),
            names: list,
            class: self.class.clone(),
            date: self.date.clone(),
            pads: self.pad.then_some(self.seats as usize),
            rules: true,
        })
    }

    /// The names that are in the list more than once.
    #[must_use]
    pub fn twice(&self) -> Vec<String> {
        names(&self.names)
            .map(|list| list.twice)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::SheetOptions;
    use crate::shop::compose;

    fn boards() -> Series {
        Series {
            link: "#/board/1/medium-4/picnic".into(),
            base: "https://letters.example/".into(),
            count: 2,
            numbers: Vec::new(),
            different: true,
            options: SheetOptions::default(),
        }
    }

    #[test]
    fn everything_that_is_ticked_is_ordered() {
        let wish = Wish {
            decks: [true, true],
            letters: true,
            pad: true,
            rules: true,
            booklet: true,
            pack: true,
            names: "Ada\nBo\nAda".into(),
            ..Wish::default()
        };
        let order = wish.order(&boards()).unwrap();
        assert_eq!(order.things.len(), 7);
        assert!(compose(&order).is_ok());
        assert_eq!(wish.twice(), ["Ada"]);
        let Some(Thing::Pack(pack)) = order.things.last() else {
            panic!("the pack is the last");
        };
        assert_eq!((pack.names.len(), pack.pads), (3, Some(4)));
    }

    #[test]
    fn boards_that_were_chosen_are_enough_for_all_names() {
        let chosen = Series {
            numbers: vec![1, 4],
            ..boards()
        };
        let wish = |names: &str| Wish {
            pack: true,
            names: names.into(),
            ..Wish::default()
        };
        for enough in ["", "Ada", "Ada\nBo"] {
            assert!(wish(enough).order(&chosen).is_ok(), "{enough}");
        }
        let few = wish("Ada\nBo\nCleo").order(&chosen).unwrap_err();
        let wanted = "There are 3 names but only 2 boards. Find 3 boards first.";
        assert_eq!(few.to_string(), wanted);
    }

    #[test]
    fn an_empty_form_and_a_strange_name_are_told() {
        let nothing = Wish::default().order(&boards()).unwrap_err();
        assert_eq!(nothing.to_string(), "Tick what to print first.");
        let strange = Wish {
            pack: true,
            names: "Ада".into(),
            ..Wish::default()
        };
        let told = strange.order(&boards()).unwrap_err().to_string();
        let wanted = "the printed letters have no “А”, so “Ада” can’t be printed.";
        assert_eq!(told, wanted);
    }
}
