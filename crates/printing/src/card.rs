//! Card faces and backs of every game, in any size. The game says what a face shows. The drawing
//! follows the screen, in shares of a card's width: the numbers are those of `style/parts/card.css`
//! and of C U Letter's style sheet, and a test compares them. Two things are specific to paper:
//! frames and patterns keep away from the edge, where the card is cut, and dashes have the length
//! that suits a printed card.

use drawing::{Align, Clip, FontFace, Ink, Page, PageMark, Path, Pen, Rect, Tag, Text, at};

use super::{Style, icons};

/// The frame around a card's face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardFrame {
    /// No frame.
    None,
    /// A frame with a solid line.
    Solid,
    /// A frame with two parallel lines.
    Double,
    /// A frame with a dashed line.
    Dashed,
    /// A frame with a dotted line.
    Dotted,
}

/// A pattern that identifies a colour where no colour is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FillPattern {
    /// A pattern of horizontal lines.
    Across,
    /// A pattern of diagonal lines.
    Slanted,
    /// A pattern of vertical lines.
    Upright,
    /// A pattern of dots.
    Dots,
}

/// Where a pattern is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PatternArea {
    /// Along the foot of the card.
    Foot(FillPattern),
    /// Over the whole card, with a plate under the letter.
    All(FillPattern),
}

/// The face of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedCardFace {
    /// A description of the card for screen readers.
    pub said: String,
    /// One to five characters in the middle of the card.
    pub letters: String,
    /// The height of the letters, in thousandths of the card's width.
    pub size: u16,
    /// The card's colour.
    pub colour: Ink,
    /// The card's frame.
    pub line: CardFrame,
    /// The card's pattern, if its colour has one.
    pub spread: Option<PatternArea>,
    /// The icon of the card's effect, as SVG path data in a 24 × 24 square.
    pub sign: Option<&'static str>,
    /// The card's value, if it is printed on the card.
    pub value: Option<i32>,
}

/// The ink of letters on cards.
pub(crate) const LETTER_INK: Ink = Ink::from_hex(0x2a_2118);
/// The two inks of a card's back.
pub(crate) const BACK_INKS: (Ink, Ink) = (Ink::from_hex(0x6f_5a3a), Ink::from_hex(0x86_704a));

/// The distance from a card's edge to its frame, in card widths: enough for imprecise cuts.
const EDGE_DISTANCE: f32 = 0.05;
/// The width of a single frame line, and of a double line with its gap.
const FRAME_WIDTHS: (f32, f32) = (0.045, 0.08);
/// The share of a card's height that a foot pattern takes, and the strength of the tint under a
/// pattern: at the foot, and over the whole card.
const FOOT_SHARE: f32 = 0.22;
const TINT_PERCENTAGES: (u8, u8) = (16, 24);
/// The plate under an Enchanter's letter and the ring around it, in multiples of that letter's
/// size.
const PLATE_SIZE: (f32, f32) = (1.28, 0.07);
/// The icon: its left edge, its top (in card heights), and the width and height available to it.
const ICON_BOX: (f32, f32, f32, f32) = (0.13, 0.09, 0.24, 0.18);
/// The value: its right edge, its foot (in card heights), and its size.
const VALUE_BOX: (f32, f32, f32) = (0.14, 0.1, 0.19);

/// Draws a card's face at the place where the card will be cut out.
pub(crate) fn draw_face(page: &mut Page, card: &PrintedCardFace, place: Rect, style: Style) {
    page.draw_tagged(Tag::Figure(card.said.clone()), |page| {
        let (ink, letter) = match style {
            Style::Full => (card.colour, LETTER_INK),
            Style::InkFriendly => (Ink::BLACK, Ink::BLACK),
        };
        let wide = place.width;
        let size = wide * f32::from(card.size) / 1000.0;
        let mut middle = place.centre();
        // Patterns stay inside the frame, so that an imprecise cut doesn't show.
        let within = place.inset(wide * (EDGE_DISTANCE + FRAME_WIDTHS.0 / 2.0));
        match card.spread {
            None => {}
            Some(PatternArea::Foot(pattern)) => {
                let top = place.bottom() - place.height * FOOT_SHARE;
                let foot = Rect {
                    y: top,
                    height: within.bottom() - top,
                    ..within
                };
                draw_pattern(page, foot, pattern, ink, TINT_PERCENTAGES.0, wide, style);
                middle.y = (within.y + top) / 2.0;
            }
            Some(PatternArea::All(pattern)) => {
                draw_pattern(page, within, pattern, ink, TINT_PERCENTAGES.1, wide, style);
                let (across, ring) = (PLATE_SIZE.0 * size, PLATE_SIZE.1 * size);
                page.fill(Path::circle(middle, across / 2.0), Ink::WHITE);
                let round = Path::circle(middle, (across + ring) / 2.0);
                page.stroke(round, Pen::new(ring, ink));
            }
        }
        draw_frame(page, card.line, place, ink);
        let baseline = at(
            middle.x,
            middle.y + size * FontFace::Display.cap_height() / 2.0,
        );
        let text = Text::new(baseline, size, card.letters.as_str()).display();
        let text = text.inked(letter).aligned(Align::Middle);
        page.text(text.fit_width(wide * 0.74));
        if let Some(sign) = card.sign {
            let (left, top, across, down) = ICON_BOX;
            let (across, down) = (wide * across, place.height * down);
            let side = across.min(down);
            let corner = at(
                place.x + wide * left + (across - side) / 2.0,
                place.y + place.height * top + (down - side) / 2.0,
            );
            page.fill(Path::from_svg(sign).placed(side / 24.0, corner), ink);
        }
        if let Some(value) = card.value {
            let (right, foot, size) = VALUE_BOX;
            let size = wide * size;
            // On screen this is the foot of the line, so the digits are a little higher.
            let place = at(
                place.right() - wide * right,
                place.bottom() - place.height * foot - size * 0.16,
            );
            let value = value.to_string().replace('-', "−");
            let value = Text::new(place, size, value).bold().inked(letter);
            page.text(value.aligned(Align::Right));
        }
    });
}

/// Draws a card's frame.
fn draw_frame(page: &mut Page, line: CardFrame, place: Rect, ink: Ink) {
    let wide = place.width;
    let frame = |inset: f32| icons::rounded_rect(place.inset(wide * inset), wide * 0.07);
    let middle = EDGE_DISTANCE + FRAME_WIDTHS.0 / 2.0;
    let pen = Pen::new(wide * FRAME_WIDTHS.0, ink);
    match line {
        CardFrame::None => {}
        CardFrame::Solid => page.stroke(frame(middle), pen),
        CardFrame::Double => {
            // Two lines and a gap, all equally wide.
            let line = FRAME_WIDTHS.1 / 3.0;
            let pen = Pen::new(wide * line, ink);
            page.stroke(frame(EDGE_DISTANCE + line / 2.0), pen);
            page.stroke(frame(EDGE_DISTANCE + line * 2.5), pen);
        }
        CardFrame::Dashed => page.stroke(frame(middle), pen.dashed(wide * 0.1, wide * 0.06)),
        CardFrame::Dotted => page.stroke(frame(middle), pen.dashed(wide * 0.045, wide * 0.045)),
    }
}

/// Draws a pattern, over a tint of its ink unless the style saves ink.
fn draw_pattern(
    page: &mut Page,
    room: Rect,
    pattern: FillPattern,
    ink: Ink,
    tint: u8,
    wide: f32,
    style: Style,
) {
    if style == Style::Full {
        page.fill(Path::rect(room), ink.tint(tint));
    }
    let (step, line) = (wide * 0.055, wide * 0.02);
    let steps = |long: f32| (0..(long / step) as usize).map(move |n| (n as f32 + 0.5) * step);
    let mut path = Path::new();
    match pattern {
        FillPattern::Across => {
            for y in steps(room.height) {
                let bar = Rect::new(room.x, room.y + y, room.width, line);
                path = path.and(Path::rect(bar));
            }
        }
        FillPattern::Upright => {
            for x in steps(room.width) {
                let bar = Rect::new(room.x + x, room.y, line, room.height);
                path = path.and(Path::rect(bar));
            }
        }
        FillPattern::Slanted => {
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
        FillPattern::Dots => {
            for y in steps(room.height) {
                for x in steps(room.width) {
                    let dot = at(room.x + x, room.y + y);
                    path = path.and(Path::circle(dot, line * 0.8));
                }
            }
        }
    }
    match pattern {
        FillPattern::Slanted => page.marks.push(PageMark::Clip(Clip {
            visible: room,
            marks: vec![PageMark::Fill(path, ink)],
        })),
        _ => page.fill(path, ink),
    }
}

/// Draws a card's back, which looks the same when the card is turned upside down.
pub(crate) fn draw_back(page: &mut Page, name: &str, place: Rect, bleed: f32, style: Style) {
    page.draw_tagged(Tag::Figure(format!("{name}, back")), |page| {
        let wide = place.width;
        let whole = place.inset(-bleed);
        let (dark, light) = match style {
            Style::Full => BACK_INKS,
            Style::InkFriendly => (Ink::WHITE, Ink::BLACK),
        };
        page.fill(Path::rect(whole), dark);
        let (tall, step) = (whole.height, wide * 0.06);
        let thick = match style {
            Style::Full => step * 0.7,
            Style::InkFriendly => step * 0.2,
        };
        let mut path = Path::new();
        // The pattern is symmetric: rotated by half a turn, each line falls on another one.
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
        page.marks.push(PageMark::Clip(Clip {
            visible: whole,
            marks: vec![PageMark::Fill(path, light)],
        }));
        let frame = icons::rounded_rect(place.inset(wide * 0.075), wide * 0.07);
        let (line, letter) = match style {
            Style::Full => (Ink::WHITE, LETTER_INK),
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
        page.fill(icons::rounded_rect(plate, size * 0.5), Ink::WHITE);
        page.stroke(
            icons::rounded_rect(plate, size * 0.5),
            Pen::new(wide * 0.012, letter),
        );
        let centre = plate.centre();
        let text = |y: f32| {
            let text = Text::new(at(centre.x, y), size, name).display();
            let text = text.aligned(Align::Middle).inked(letter);
            text.fit_width(plate.width - size)
        };
        let capital = text(0.0).size * FontFace::Display.cap_height();
        let away = size * 0.28;
        page.text(text(centre.y + away + capital));
        page.text(text(centre.y - away - capital).turned());
    });
}
