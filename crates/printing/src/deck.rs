//! Decks of cards, their backs, and a sheet that explains each kind of card.

use serde::{Deserialize, Serialize};

use drawing::{FontFace, Orientation, Page, PageSize, Paper, Phrase, Rect, Tag, Text, at};

use super::card::{self, PrintedCardFace};
use super::cut::{BLEED, CutGrid, DuplexEdge};
use super::look::SOFT_INK;
use super::{Style, TooSmall};

/// The size of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum CardSize {
    /// Poker size: 63 × 88 mm.
    #[default]
    Poker,
    /// Bridge size: 57 × 88 mm.
    Bridge,
    /// Mini size: 44 × 67 mm.
    Mini,
    /// A8 size: 52 × 74 mm.
    A8,
}

impl CardSize {
    /// All card sizes.
    pub const ALL: [CardSize; 4] = [
        CardSize::Poker,
        CardSize::Bridge,
        CardSize::Mini,
        CardSize::A8,
    ];

    /// Returns the width and height of a card, in millimetres.
    pub const fn sides(self) -> (f32, f32) {
        match self {
            CardSize::Poker => (63.0, 88.0),
            CardSize::Bridge => (57.0, 88.0),
            CardSize::Mini => (44.0, 67.0),
            CardSize::A8 => (52.0, 74.0),
        }
    }

    /// Returns the size's name in file names and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            CardSize::Poker => "poker",
            CardSize::Bridge => "bridge",
            CardSize::Mini => "mini",
            CardSize::A8 => "a8",
        }
    }
}

/// The cards of a game, as the game has them printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedDeck {
    /// The game's name.
    pub name: String,
    /// All cards, in order.
    pub cards: Vec<PrintedCardFace>,
    /// The title of the sheet of card kinds.
    pub kinds_title: String,
    /// For each kind: a sample card, its name and its effect.
    pub kinds: Vec<(PrintedCardFace, String, String)>,
}

/// How a deck is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct DeckOptions {
    /// The card size.
    pub size: CardSize,
    /// The edge about which the printer turns its sheets; `None` prints no backs.
    pub duplex: Option<DuplexEdge>,
    /// Whether ink that reaches the edge of a card extends beyond it.
    pub bleed: bool,
    /// Whether to add a sheet that explains each kind of card.
    pub kinds: bool,
}

impl DeckOptions {
    /// Returns the positions of cards on a sheet.
    ///
    /// # Errors
    /// Not even one card fits on the sheet.
    pub fn grid(
        &self,
        paper: Paper,
        orientation: Option<Orientation>,
        margin: f32,
    ) -> Result<CutGrid, TooSmall> {
        let bleed = if self.bleed { BLEED } else { 0.0 };
        CutGrid::new(paper, orientation, margin, self.size.sides(), bleed).ok_or(TooSmall)
    }
}

impl PrintedDeck {
    /// Draws the page of cards from `first` on, and its reverse page if there are backs.
    pub fn draw_pages(
        &self,
        first: usize,
        grid: &CutGrid,
        options: &DeckOptions,
        style: Style,
    ) -> Vec<Page> {
        let cards = self.cards.iter().skip(first).take(grid.count());
        let mut front = Page::new(grid.page);
        let mut back = Page::new(grid.page);
        for (n, card) in cards.enumerate() {
            card::draw_face(&mut front, card, grid.place(n), style);
            if let Some(edge) = options.duplex {
                let place = grid.reverse_place(n, edge);
                card::draw_back(&mut back, &self.name, place, grid.bleed, style);
            }
        }
        grid.draw_marks(&mut front, self.cards.len().saturating_sub(first));
        match options.duplex {
            Some(_) => vec![front, back],
            None => vec![front],
        }
    }

    /// Draws the sheet that explains each kind of card.
    pub fn draw_kinds(&self, size: PageSize, margin: f32, style: Style) -> Page {
        let mut page = Page::new(size);
        let room = size.rect().inset(margin.max(10.0));
        let text = (room.height / 58.0).min(4.6);
        let title = text * 2.0;
        page.draw_tagged(Tag::Title, |page| {
            let baseline = at(room.x, room.y + title * FontFace::Display.cap_height());
            let title = Text::new(baseline, title, self.kinds_title.as_str());
            page.text(title.display().fit_width(room.width));
        });
        let head = title * 1.7;
        let count = self.kinds.len().max(1) as f32;
        let tall = ((room.height - head) / count).min(text * 10.0);
        let card_tall = tall * 0.86;
        let card_wide = card_tall / 1.4;
        for (n, (card, name, does)) in self.kinds.iter().enumerate() {
            let top = room.y + head + n as f32 * tall;
            let place = Rect::new(room.x, top, card_wide, card_tall);
            card::draw_face(&mut page, card, place, style);
            let frame = super::icons::rounded_rect(place, card_wide * 0.07);
            page.stroke(frame, drawing::Pen::new(0.2, SOFT_INK));
            let x = place.right() + text * 1.6;
            let mut y = top + text * 1.9;
            page.draw_tagged(Tag::Heading, |page| {
                page.text(Text::new(at(x, y), text * 1.15, name.as_str()).bold());
            });
            for line in Phrase::from(does.as_str()).wrap(FontFace::Regular, text, room.right() - x)
            {
                y += text * 1.35;
                page.text(Text::new(at(x, y), text, line));
            }
        }
        page
    }
}
