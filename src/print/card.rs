//! Cards of every game, faces and backs, as large as somebody wants them. What stands on a face
//! is told by its game; how it is drawn keeps to what the screen shows, in shares of a card's
//! width.

use crate::sheet::{Align, Face, Ink, Mark, Page, Path, Pen, Point, Rect, Tag, Text, Window, at};

use super::{Style, icons};

/// What goes round a card's letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// Nothing.
    None,
    /// A line.
    Solid,
    /// Two.
    Double,
    /// One with gaps.
    Dashed,
    /// Dots.
    Dotted,
}

/// What tells a colour where no colour is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pattern {
    /// Lines across.
    Across,
    /// Lines from corner to corner.
    Slanted,
    /// Upright lines.
    Upright,
    /// Dots.
    Dots,
}

/// Where a pattern lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spread {
    /// Along the foot of the card.
    Foot(Pattern),
    /// All over it, with a plate under the letter.
    All(Pattern),
}

/// What stands on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardFace {
    /// The card, for those who do not see it.
    pub said: String,
    /// One to five signs in its middle.
    pub letters: String,
    /// Its colour.
    pub colour: Ink,
    /// What goes round it.
    pub line: Line,
    /// Its pattern, if its colour has one.
    pub spread: Option<Spread>,
    /// The sign of what it does, as SVG draws it in a square of 24.
    pub sign: Option<&'static str>,
    /// What it is worth, if that stands on it.
    pub value: Option<i32>,
}

/// The ink of letters on cards.
pub const LETTER: Ink = Ink::of(0x2a_2118);
/// The two inks of a back.
pub const BACK: (Ink, Ink) = (Ink::of(0x6f_5a3a), Ink::of(0x86_704a));

/// From a card's edge to the middle of its frame, in widths: far enough for scissors.
const FRAME: f32 = 0.07;

/// Prints a face on a card that will be cut out there.
pub fn face(page: &mut Page, card: &CardFace, place: Rect, style: Style) {
    page.tagged(Tag::Figure(card.said.clone()), |page| {
        let (ink, letter) = match style {
            Style::Full => (card.colour, LETTER),
            Style::InkFriendly => (Ink::BLACK, Ink::BLACK),
        };
        let wide = place.width;
        let mut middle = place.centre();
        // Patterns lie within the frame, so that no cut shows.
        let within = place.inset(wide * FRAME);
        match card.spread {
            None => {}
            Some(Spread::Foot(pattern)) => {
                let tall = place.height * 0.2;
                let foot = Rect {
                    y: within.bottom() - tall,
                    height: tall,
                    ..within
                };
                fill(page, foot, pattern, ink, 16, wide, style);
                middle.y -= tall / 2.0;
            }
            Some(Spread::All(pattern)) => {
                fill(page, within, pattern, ink, 24, wide, style);
                let radius = wide * 0.32;
                page.fill(Path::circle(middle, radius), Ink::WHITE);
                page.stroke(Path::circle(middle, radius), Pen::new(wide * 0.035, ink));
            }
        }
        round(page, card.line, place, ink);
        letters(page, card, middle, wide, letter);
        if let Some(sign) = card.sign {
            let side = wide * 0.17;
            let corner = at(place.x + wide * 0.155, place.y + wide * 0.155);
            page.fill(Path::of_svg(sign).placed(side / 24.0, corner), ink);
        }
        if let Some(value) = card.value {
            let size = wide * 0.17;
            let place = at(place.right() - wide * 0.16, place.bottom() - wide * 0.165);
            let value = value.to_string().replace('-', "−");
            let value = Text::new(place, size, value).bold().inked(letter);
            page.text(value.aligned(Align::Right));
        }
    });
}

/// The letters in the middle, as large as their number allows.
fn letters(page: &mut Page, card: &CardFace, middle: Point, wide: f32, ink: Ink) {
    let plate = matches!(card.spread, Some(Spread::All(_)));
    let size = match card.letters.chars().count() {
        1 if plate => 0.42,
        1 => 0.54,
        2 => 0.4,
        3 => 0.32,
        _ => 0.22,
    };
    let size = size * wide;
    let baseline = at(middle.x, middle.y + size * Face::Display.capital() / 2.0);
    let text = Text::new(baseline, size, card.letters.as_str());
    let text = text.display().inked(ink).aligned(Align::Middle);
    page.text(text.within(wide * 0.74));
}

/// What goes round a card.
fn round(page: &mut Page, line: Line, place: Rect, ink: Ink) {
    let wide = place.width;
    let frame = |inset: f32| icons::rounded(place.inset(wide * inset), wide * 0.07);
    let pen = Pen::new(wide * 0.04, ink);
    match line {
        Line::None => {}
        Line::Solid => page.stroke(frame(FRAME), pen),
        Line::Double => {
            let pen = Pen::new(wide * 0.024, ink);
            page.stroke(frame(0.062), pen);
            page.stroke(frame(0.11), pen);
        }
        Line::Dashed => page.stroke(frame(FRAME), pen.dashed(wide * 0.1, wide * 0.06)),
        Line::Dotted => page.stroke(frame(FRAME), pen.dashed(wide * 0.04, wide * 0.04)),
    }
}

/// A pattern, over a tint of its ink where inks are plenty.
fn fill(
    page: &mut Page,
    room: Rect,
    pattern: Pattern,
    ink: Ink,
    tint: u8,
    wide: f32,
    style: Style,
) {
    if style == Style::Full {
        page.fill(Path::rect(room), ink.mixed(tint));
    }
    let (step, line) = (wide * 0.055, wide * 0.02);
    let steps = |long: f32| (0..(long / step) as usize).map(move |n| (n as f32 + 0.5) * step);
    let mut path = Path::new();
    match pattern {
        Pattern::Across => {
            for y in steps(room.height) {
                let bar = Rect::new(room.x, room.y + y, room.width, line);
                path = path.and(Path::rect(bar));
            }
        }
        Pattern::Upright => {
            for x in steps(room.width) {
                let bar = Rect::new(room.x + x, room.y, line, room.height);
                path = path.and(Path::rect(bar));
            }
        }
        Pattern::Slanted => {
            let tall = room.height;
            for x in steps(room.width + tall) {
                let left = room.x + x - tall;
                let wide = line * 1.5;
                path = path.and(Path::polygon(&[
                    at(left, room.bottom()),
                    at(left + tall, room.y),
                    at(left + tall + wide, room.y),
                    at(left + wide, room.bottom()),
                ]));
            }
        }
        Pattern::Dots => {
            for y in steps(room.height) {
                for x in steps(room.width) {
                    let dot = at(room.x + x, room.y + y);
                    path = path.and(Path::circle(dot, line * 0.8));
                }
            }
        }
    }
    match pattern {
        Pattern::Slanted => page.marks.push(Mark::Window(Window {
            seen: room,
            marks: vec![Mark::Fill(path, ink)],
        })),
        _ => page.fill(path, ink),
    }
}

/// Prints a back: the same whichever way round the card is held.
pub fn back(page: &mut Page, name: &str, place: Rect, bleed: f32, style: Style) {
    page.tagged(Tag::Figure(format!("{name}, back")), |page| {
        let wide = place.width;
        let whole = place.inset(-bleed);
        let (dark, light) = match style {
            Style::Full => BACK,
            Style::InkFriendly => (Ink::WHITE, Ink::BLACK),
        };
        page.fill(Path::rect(whole), dark);
        let (tall, step) = (whole.height, wide * 0.06);
        let thick = match style {
            Style::Full => step * 0.7,
            Style::InkFriendly => step * 0.2,
        };
        let mut path = Path::new();
        // Turned round its middle a line lies where another lay.
        let half = ((whole.width + tall) / 2.0 / step) as i32;
        for n in -half..=half {
            let x = whole.centre().x + n as f32 * step - thick / 2.0;
            path = path.and(Path::polygon(&[
                at(x - tall / 2.0, whole.bottom()),
                at(x + tall / 2.0, whole.y),
                at(x + tall / 2.0 + thick, whole.y),
                at(x - tall / 2.0 + thick, whole.bottom()),
            ]));
        }
        page.marks.push(Mark::Window(Window {
            seen: whole,
            marks: vec![Mark::Fill(path, light)],
        }));
        let frame = icons::rounded(place.inset(wide * 0.075), wide * 0.07);
        let (line, letter) = match style {
            Style::Full => (Ink::WHITE, LETTER),
            Style::InkFriendly => (Ink::BLACK, Ink::BLACK),
        };
        page.stroke(frame, Pen::new(wide * 0.02, line));
        let size = wide * 0.1;
        let plate = Rect::new(
            place.x + wide * 0.14,
            place.centre().y - size * 1.5,
            wide * 0.72,
            size * 3.0,
        );
        page.fill(icons::rounded(plate, size * 0.5), Ink::WHITE);
        page.stroke(
            icons::rounded(plate, size * 0.5),
            Pen::new(wide * 0.012, letter),
        );
        let centre = plate.centre();
        let text = |y: f32| {
            let text = Text::new(at(centre.x, y), size, name).display();
            let text = text.aligned(Align::Middle).inked(letter);
            text.within(plate.width - size)
        };
        let capital = text(0.0).size * Face::Display.capital();
        let away = size * 0.28;
        page.text(text(centre.y + away + capital));
        page.text(text(centre.y - away - capital).turned());
    });
}
