//! The page's order form.

use thiserror::Error;

use paper_grid::sheet::BoardSeries;
use printing::{CardSize, DeckOptions, DuplexEdge, SheetOptions, TileShape};
use word_heist_rules::LetterBag;

use super::{
    CardGame, ClassPack, LetterTiles, NameListError, PrintItem, PrintOrder, PrintedGame,
    parse_names,
};

/// An order form, filled in completely or in part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderForm {
    /// Which decks are wanted, in the order of [`OrderForm::DECKS`].
    pub decks: [bool; 2],
    /// The deck code for One Letter Better; empty for the standard deck.
    pub code: String,
    /// The card size.
    pub size: CardSize,
    /// Whether cards have backs and, if so, about which edge the printer turns its sheets.
    pub duplex: Option<DuplexEdge>,
    /// Whether ink extends beyond the edges of cards, for easier cutting.
    pub bleed: bool,
    /// Whether to add a page that says what each card does.
    pub kinds: bool,
    /// Whether letter tiles are wanted.
    pub letters: bool,
    /// The set of letters.
    pub bag: LetterBag,
    /// The shape of the letter tiles.
    pub shape: TileShape,
    /// Whether values are printed on the letter tiles.
    pub values: bool,
    /// The game that the score pad, rules and booklet are for.
    pub game: PrintedGame,
    /// Whether the game's score pad is wanted.
    pub pad: bool,
    /// The number of seats on the score pad.
    pub seats: u32,
    /// Whether the game's rules on one page are wanted.
    pub rules: bool,
    /// Whether the game's booklet is wanted.
    pub booklet: bool,
    /// Whether an empty grid is wanted, as large as the studio's board.
    pub blank: bool,
    /// Whether a class pack of the studio's boards is wanted.
    pub pack: bool,
    /// The pasted list of names for the class pack.
    pub names: String,
    /// The name of the class.
    pub class: String,
    /// The date on the class pack.
    pub date: String,
    /// Prints each page as a poster of this many sheets across and down.
    pub poster: Option<(usize, usize)>,
}

impl Default for OrderForm {
    fn default() -> OrderForm {
        OrderForm {
            decks: [false; 2],
            code: String::new(),
            size: CardSize::Poker,
            duplex: None,
            bleed: false,
            kinds: true,
            letters: false,
            bag: LetterBag::Standard,
            shape: TileShape::Square,
            values: true,
            game: PrintedGame::PaperGrid,
            pad: false,
            seats: 4,
            rules: false,
            booklet: false,
            blank: false,
            pack: false,
            names: String::new(),
            class: String::new(),
            date: String::new(),
            poster: None,
        }
    }
}

/// Why a form can't become an order yet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OrderFormError {
    #[error("Tick what to print first.")]
    Nothing,
    /// The list of names is refused.
    #[error("{0}.")]
    Names(NameListError),
    /// There are more names than chosen boards.
    #[error("There are {0} names but only {1} boards. Find {0} boards first.")]
    FewBoards(usize, usize),
}

impl OrderForm {
    /// The games that have decks, in the order of [`OrderForm::decks`].
    pub const DECKS: [PrintedGame; 2] = [PrintedGame::OneLetterBetter, PrintedGame::CULetter];

    /// The form as filled in advance by a link. After `#/board/print/` the link holds a game's id,
    /// which ticks its cards or letters, or a deck code.
    pub fn from_link(rest: &str) -> OrderForm {
        let mut wish = OrderForm::default();
        let Some(game) = PrintedGame::ALL.into_iter().find(|game| game.id() == rest) else {
            if !rest.is_empty() {
                let [better, _] = &mut wish.decks;
                *better = true;
                wish.code = rest.to_owned();
            }
            return wish;
        };
        wish.game = game;
        match game {
            PrintedGame::PaperGrid => wish.pad = true,
            PrintedGame::WordHeist => wish.letters = true,
            PrintedGame::OneLetterBetter | PrintedGame::CULetter => {
                let decks = OrderForm::DECKS.map(|deck| deck == game);
                wish.decks = decks;
            }
        }
        wish
    }

    /// Orders everything that is ticked. `boards` are the studio's boards, with the paper settings.
    ///
    /// # Errors
    /// The reason why the form can't become an order yet.
    pub fn to_order(&self, boards: &BoardSeries) -> Result<PrintOrder, OrderFormError> {
        let mut things = Vec::new();
        let options = DeckOptions {
            size: self.size,
            duplex: self.duplex,
            bleed: self.bleed,
            kinds: self.kinds,
        };
        let code = self.code.trim();
        let code = (!code.is_empty()).then(|| code.to_owned());
        let games = [CardGame::OneLetterBetter(code), CardGame::CULetter];
        for (game, wanted) in games.into_iter().zip(self.decks) {
            if wanted {
                things.push(PrintItem::Deck(game, options));
            }
        }
        if self.letters {
            things.push(PrintItem::Letters(LetterTiles {
                bag: self.bag,
                shape: self.shape,
                values: self.values,
            }));
        }
        if self.pad {
            things.push(PrintItem::Pad(self.game, self.seats as usize, 1));
        }
        if self.rules {
            things.push(PrintItem::Rules(self.game));
        }
        if self.booklet {
            things.push(PrintItem::Booklet(self.game));
        }
        if self.blank {
            let one = BoardSeries {
                count: 1,
                ..boards.clone()
            };
            things.push(PrintItem::Blank(one));
        }
        if self.pack {
            things.push(PrintItem::Pack(self.to_pack(boards)?));
        }
        if things.is_empty() {
            return Err(OrderFormError::Nothing);
        }
        // Without an explicit margin, each thing uses its own default.
        let margin = boards.options.margin;
        Ok(PrintOrder {
            style: boards.options.style,
            margin: (margin != SheetOptions::default().margin).then_some(margin),
            poster: self.poster,
            ..PrintOrder::new(boards.options.paper, things)
        })
    }

    fn to_pack(&self, boards: &BoardSeries) -> Result<ClassPack, OrderFormError> {
        let list = match parse_names(&self.names) {
            Ok(list) => list.all,
            Err(NameListError::Empty) => Vec::new(),
            Err(why) => return Err(OrderFormError::Names(why)),
        };
        if (1..list.len()).contains(&boards.numbers.len()) {
            return Err(OrderFormError::FewBoards(list.len(), boards.numbers.len()));
        }
        Ok(ClassPack {
            boards: boards.clone(),
            names: list,
            class: self.class.clone(),
            date: self.date.clone(),
            pads: self.pad.then_some(self.seats as usize),
            rules: true,
        })
    }

    /// The names that occur more than once in the list.
    pub fn repeated_names(&self) -> Vec<String> {
        parse_names(&self.names)
            .map(|list| list.twice)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print_orders::compose;

    fn boards() -> BoardSeries {
        BoardSeries {
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
        let wish = OrderForm {
            decks: [true, true],
            letters: true,
            pad: true,
            rules: true,
            booklet: true,
            blank: true,
            pack: true,
            names: "Ada\nBo\nAda".into(),
            ..OrderForm::default()
        };
        let order = wish.to_order(&boards()).unwrap();
        assert_eq!(order.things.len(), 8);
        assert!(compose(&order).is_ok());
        assert_eq!(wish.repeated_names(), ["Ada"]);
        let Some(PrintItem::Pack(pack)) = order.things.last() else {
            panic!("expected the last item to be a pack");
        };
        assert_eq!((pack.names.len(), pack.pads), (3, Some(4)));
    }

    #[test]
    fn a_pack_is_refused_if_names_outnumber_chosen_boards() {
        let chosen = BoardSeries {
            numbers: vec![1, 4],
            ..boards()
        };
        let wish = |names: &str| OrderForm {
            pack: true,
            names: names.into(),
            ..OrderForm::default()
        };
        for enough in ["", "Ada", "Ada\nBo"] {
            assert!(wish(enough).to_order(&chosen).is_ok(), "{enough}");
        }
        let few = wish("Ada\nBo\nCleo").to_order(&chosen).unwrap_err();
        let wanted = "There are 3 names but only 2 boards. Find 3 boards first.";
        assert_eq!(few.to_string(), wanted);
    }

    #[test]
    fn a_link_ticks_its_game_or_deck() {
        let letters = OrderForm::from_link("word-heist");
        assert!(letters.letters && letters.decks == [false; 2]);
        assert_eq!(OrderForm::from_link("c-u-letter").decks, [false, true]);
        assert!(OrderForm::from_link("paper-grid").pad);
        assert_eq!(OrderForm::from_link(""), OrderForm::default());
        let code = one_letter_better_rules::Deck::standard().to_code();
        let own = OrderForm::from_link(&code);
        let order = own.to_order(&boards()).unwrap();
        let deck = CardGame::OneLetterBetter(Some(code));
        assert!(matches!(&order.things[..], [PrintItem::Deck(game, _)] if *game == deck));
        let wrong = OrderForm::from_link("A6.B2").to_order(&boards()).unwrap();
        assert!(
            compose(&wrong).is_err(),
            "the form accepts any code, and composing refuses it"
        );
    }

    #[test]
    fn the_order_carries_all_choices() {
        let wish = OrderForm {
            decks: [false, true],
            bleed: true,
            kinds: false,
            letters: true,
            bag: LetterBag::Half,
            shape: TileShape::Domino,
            values: false,
            poster: Some((2, 2)),
            ..OrderForm::default()
        };
        let mut boards = boards();
        let order = wish.to_order(&boards).unwrap();
        assert_eq!((order.poster, order.margin), (Some((2, 2)), None));
        boards.options.margin = 20;
        assert_eq!(wish.to_order(&boards).unwrap().margin, Some(20));
        let [PrintItem::Deck(_, deck), PrintItem::Letters(letters)] = &order.things[..] else {
            panic!("{:?}", order.things);
        };
        assert!(deck.bleed && !deck.kinds);
        let domino = (LetterBag::Half, TileShape::Domino, false);
        assert_eq!((letters.bag, letters.shape, letters.values), domino);
    }

    #[test]
    fn an_empty_form_and_an_unprintable_name_are_refused() {
        let nothing = OrderForm::default().to_order(&boards()).unwrap_err();
        assert_eq!(nothing.to_string(), "Tick what to print first.");
        let strange = OrderForm {
            pack: true,
            names: "Ада".into(),
            ..OrderForm::default()
        };
        let told = strange.to_order(&boards()).unwrap_err().to_string();
        let wanted = "the printed letters have no “А”, so “Ада” can’t be printed.";
        assert_eq!(told, wanted);
    }
}
