//! Printed cards match the cards on screen. The style sheet draws one and the print shop the other,
//! so each value is read from the style sheet and looked for in what is printed.

use std::fs;

use drawing::{Align, Ink, Page, PageMark, Paper, Path, PathStep, Pen, Rect, Tag, Text};
use games::print_orders::{CardGame, PrintItem};
use printing::{CardSize, DeckOptions};

use super::print_item;

/// A style sheet.
struct StyleSheet(String);

impl StyleSheet {
    fn load(file: &str) -> StyleSheet {
        StyleSheet(fs::read_to_string(format!("style/{file}")).expect("a style sheet"))
    }

    /// The value of a property in the last rule with this selector that sets it.
    #[track_caller]
    fn property_value(&self, selector: &str, property: &str) -> &str {
        let head = format!("\n  {selector} {{");
        let rules = self.0.split(&head).skip(1);
        let rules = rules.filter_map(|rest| rest.split('}').next());
        let set = rules.flat_map(|rule| rule.split([';', '\n']));
        let values = set.filter_map(|set| set.trim().strip_prefix(property)?.strip_prefix(':'));
        let last = values.last();
        last.unwrap_or_else(|| panic!("{selector} has no {property}"))
            .trim()
    }

    /// A property's value as a share of the card's width, or of its container.
    #[track_caller]
    fn share_of(&self, selector: &str, property: &str) -> f32 {
        parse_share(self.property_value(selector, property))
    }
}

/// The first share in a value: `* 0.5` of the width, or `9%`.
#[track_caller]
fn parse_share(value: &str) -> f32 {
    let number = |text: &str| {
        let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.');
        text[..digits.unwrap_or(text.len())].parse::<f32>().ok()
    };
    let share = match value.split_once("--width) * ") {
        Some((_, factor)) => number(factor),
        None => {
            let before = value.split_once('%').map(|(before, _)| before);
            let last = before.and_then(|before| before.split_whitespace().last());
            last.and_then(number).map(|hundredths| hundredths / 100.0)
        }
    };
    share.unwrap_or_else(|| panic!("no share in {value}"))
}

/// A printed card: its position, and its marks.
struct PrintedCard {
    place: Rect,
    marks: Vec<PageMark>,
}

/// The first card of a game whose description starts like this.
#[track_caller]
fn find_card(game: CardGame, called: &str) -> PrintedCard {
    let options = DeckOptions {
        size: CardSize::Poker,
        kinds: true,
        ..DeckOptions::default()
    };
    let pages = print_item(Paper::A4, PrintItem::Deck(game, options));
    let figure = |page: &Page| {
        let tagged = page.tags.iter().enumerate().find(
            |(_, tagged)| matches!(&tagged.tag, Tag::Figure(shows) if shows.starts_with(called)),
        );
        tagged.map(|(at, tagged)| (page.clone(), at, tagged.marks.clone()))
    };
    let found = pages.iter().find_map(figure);
    let (page, at, marks) = found.unwrap_or_else(|| panic!("no card is called {called}"));
    // The page has three cards across and three down, in its middle.
    let (wide, tall) = CardSize::Poker.sides();
    let (across, down) = ((at % 3) as f32, (at / 3) as f32);
    let corner = (
        (page.size.width - 3.0 * wide) / 2.0,
        (page.size.height - 3.0 * tall) / 2.0,
    );
    let place = Rect::new(corner.0 + across * wide, corner.1 + down * tall, wide, tall);
    let marks = page.marks[marks].to_vec();
    assert!(marks.iter().all(|mark| place.contains(mark.bounds(), 0.1)));
    PrintedCard { place, marks }
}

fn one_letter_better_card(called: &str) -> PrintedCard {
    find_card(CardGame::OneLetterBetter(None), called)
}

fn c_u_letter_card(called: &str) -> PrintedCard {
    find_card(CardGame::CULetter, called)
}

impl PrintedCard {
    /// A length in card widths.
    fn in_card_widths(&self, length: f32) -> f32 {
        length / self.place.width
    }

    fn texts(&self) -> Vec<&Text> {
        let texts = self.marks.iter().filter_map(|mark| match mark {
            PageMark::Text(text) => Some(text),
            _ => None,
        });
        texts.collect()
    }

    fn strokes(&self) -> Vec<(Rect, Pen)> {
        let stroke = |mark: &PageMark| match mark {
            PageMark::Stroke(path, pen) => Some((path.bounds(), *pen)),
            _ => None,
        };
        self.marks.iter().filter_map(stroke).collect()
    }

    fn fills(&self) -> Vec<(&Path, Ink)> {
        let fill = |mark| match mark {
            &PageMark::Fill(ref path, ink) => Some((path, ink)),
            _ => None,
        };
        self.marks.iter().filter_map(fill).collect()
    }
}

#[track_caller]
fn assert_same_length(printed: f32, shown: f32) {
    assert!((printed - shown).abs() < 0.002, "{printed} for {shown}");
}

#[test]
fn one_letter_better_letters_and_values_are_as_large_as_on_screen() {
    let css = StyleSheet::load("parts/card.css");
    for (called, selector) in [
        ("A, worth", ".card"),
        ("TH, ", ".card[data-long]"),
        ("ING, ", ".card[data-long=\"3\"]"),
        ("STL-1", ".card[data-long=\"5\"]"),
    ] {
        let card = one_letter_better_card(called);
        let [letters, value] = card.texts()[..] else {
            panic!("{called}: expected letters and a value");
        };
        assert_same_length(
            card.in_card_widths(letters.size),
            css.share_of(selector, "font-size"),
        );
        assert_same_length(card.in_card_widths(letters.at.x - card.place.x), 0.5);
        let size = css.property_value(".card .corner", "font");
        assert_same_length(card.in_card_widths(value.size), parse_share(size));
        let right = card.in_card_widths(card.place.right() - value.at.x);
        assert_eq!(value.align, Align::Right);
        assert_same_length(right, css.share_of(".card .value", "right"));
        let foot = (card.place.bottom() - value.at.y) / card.place.height;
        let shown = css.share_of(".card .value", "bottom");
        assert!((shown..shown + 0.04).contains(&foot), "{foot} for {shown}");
    }
}

#[test]
fn one_letter_better_frames_and_signs_match_the_screen() {
    let css = StyleSheet::load("parts/card.css");
    let tokens = StyleSheet::load("tokens.css");
    let usual = css.property_value(".card[data-colour]::before", "border");
    let inset = css.share_of(".card[data-colour]::before", "inset");
    for (called, colour) in [
        ("A, green", "green"),
        ("D, blue", "blue"),
        ("A, red", "red"),
        ("STL-1", "grey"),
        ("Wild", "wild"),
    ] {
        let card = one_letter_better_card(called);
        let before = format!(".card[data-colour=\"{colour}\"]::before");
        let style = match colour {
            "green" | "wild" => usual,
            _ => css.property_value(&before, "border-style"),
        };
        let strokes = card.strokes();
        let (place, pen) = strokes[0];
        let edge = card.in_card_widths(place.x - pen.width / 2.0 - card.place.x);
        assert_same_length(edge, inset);
        match strokes[..] {
            [one] if style.contains("solid") => {
                assert_eq!(one.1.dash, None);
                assert_same_length(card.in_card_widths(pen.width), parse_share(usual));
            }
            [_] if style.contains("dashed") => {
                let (dash, gap) = pen.dash.expect("dashes");
                assert!(dash > 1.5 * pen.width && gap > pen.width);
                assert_same_length(card.in_card_widths(pen.width), parse_share(usual));
            }
            [_] if style.contains("dotted") => {
                assert_eq!(pen.dash, Some((pen.width, pen.width)));
                assert_same_length(card.in_card_widths(pen.width), parse_share(usual));
            }
            // A double border has two lines and a gap, each a third of its width.
            [_, (within, other)] if style.contains("double") => {
                let all = css.share_of(&before, "border-width");
                assert_same_length(card.in_card_widths(pen.width + other.width), all / 1.5);
                let end = card.in_card_widths(within.x + other.width / 2.0 - card.place.x);
                assert_same_length(end, inset + all);
            }
            _ => panic!("{called}: {style}, and {} lines", strokes.len()),
        }
        let ink = tokens.colour(&format!("--card-{colour}"));
        assert!(strokes.iter().all(|(_, pen)| pen.ink == ink), "{colour}");
        // The sign is in the middle of its room, as large as fits.
        let [(sign, of)] = card.fills()[..] else {
            panic!("{called}: expected a sign");
        };
        assert_eq!(of, ink);
        let at = |property| css.share_of(".card .sign", property);
        let (left, wide) = (at("left"), at("width"));
        let bounds = sign.bounds();
        let room = Rect::new(
            card.place.x + left * card.place.width,
            card.place.y + at("top") * card.place.height,
            wide * card.place.width,
            at("height") * card.place.height,
        );
        assert!(
            room.contains(bounds, 0.1),
            "{called}: {bounds:?} in {room:?}"
        );
        assert!(bounds.width.max(bounds.height) > 0.7 * room.width.min(room.height));
    }
    assert!(
        one_letter_better_card("A, worth").strokes().is_empty(),
        "a plain card has no frame"
    );
}

impl StyleSheet {
    /// A colour by name, following references to other colours.
    #[track_caller]
    fn colour(&self, name: &str) -> Ink {
        let lines = self.0.lines().map(str::trim);
        let mut values = lines.filter_map(|line| {
            line.strip_prefix(name)?
                .strip_prefix(": ")?
                .split(';')
                .next()
        });
        let value = values.next().unwrap_or_else(|| panic!("no {name}"));
        match value.strip_prefix('#') {
            Some(hex) => Ink::from_hex(u32::from_str_radix(hex, 16).expect("a colour")),
            None => self.colour(&value["var(".len()..value.len() - 1]),
        }
    }
}

#[test]
fn c_u_letter_patterns_match_the_screen() {
    let css = StyleSheet::load("rooms/c-u-letter/table.css");
    let tokens = StyleSheet::load("tokens.css");
    let size = css.share_of(".card", "font-size");
    let foot = css.property_value(".card[data-colour]::after", "height");
    let tint = css.property_value(".card[data-colour]::after", "background");
    for (called, colour, gradient) in [
        ("E, blue", "blue", "linear-gradient(0deg"),
        ("A, red", "red", "linear-gradient(-45deg"),
        ("B, green", "green", "linear-gradient(90deg"),
        ("E, grey", "grey", "radial-gradient(circle"),
    ] {
        let shown = css.property_value(&format!(".card[data-colour=\"{colour}\"]"), "--pattern");
        assert!(shown.contains(gradient), "{colour}: {shown}");
        let card = c_u_letter_card(called);
        assert_same_length(card.in_card_widths(card.texts()[0].size), size);
        let ink = tokens.colour(&format!("--card-{colour}"));
        let fills = card.fills();
        let (ground, tinted) = fills[0];
        assert_eq!(tinted, ink.tint((parse_share(tint) * 100.0).round() as u8));
        let top = card.place.bottom() - ground.bounds().y;
        assert_same_length(top / card.place.height, parse_share(foot));
        let within = card.marks.iter().find_map(|mark| match mark {
            PageMark::Clip(window) => Some(&window.marks),
            _ => None,
        });
        let (pattern, of) = match within.map(|marks| &marks[..]) {
            Some([PageMark::Fill(path, ink)]) => (path, *ink),
            Some(_) => panic!("{called}: expected one pattern"),
            None => fills[1],
        };
        assert_eq!(
            (of, printed_shape(pattern)),
            (ink, painted_shape(gradient)),
            "{called}"
        );
    }
}

/// The shapes that patterns are made of.
#[derive(Debug, PartialEq)]
enum PatternShape {
    Across,
    Slanted,
    Upright,
    Dot,
}

/// The shape of a printed pattern, from its first outline.
fn printed_shape(pattern: &Path) -> PatternShape {
    let first = pattern
        .steps()
        .split(|step| matches!(step, PathStep::Close))
        .next();
    let first = first.expect("a piece");
    let points = first.iter().filter_map(|step| match step {
        PathStep::Move(point) | PathStep::Line(point) => Some(*point),
        _ => None,
    });
    let points: Vec<_> = points.collect();
    match points[..] {
        [a, b, c, _] if a.y == b.y && b.x == c.x => {
            if (b.x - a.x).abs() > (c.y - b.y).abs() {
                PatternShape::Across
            } else {
                PatternShape::Upright
            }
        }
        [_, _, _, _] => PatternShape::Slanted,
        _ => PatternShape::Dot,
    }
}

/// The shape that the style sheet paints: a gradient runs across its lines.
fn painted_shape(gradient: &str) -> PatternShape {
    match gradient {
        "linear-gradient(0deg" => PatternShape::Across,
        "linear-gradient(90deg" => PatternShape::Upright,
        "linear-gradient(-45deg" => PatternShape::Slanted,
        _ => PatternShape::Dot,
    }
}

#[test]
fn an_enchanters_plate_matches_the_screen() {
    let css = StyleSheet::load("rooms/c-u-letter/table.css");
    let selector = ".card[data-enchanter] [data-sign]";
    let card = c_u_letter_card("A, green, an Enchanter");
    let text = card.texts()[0];
    let em = |property| {
        let value = css.property_value(selector, property);
        let before = value.split("em").next().unwrap_or_default();
        let number = before.rsplit([' ', ',']).next().unwrap_or_default();
        number.parse::<f32>().expect("em")
    };
    let usual = css.share_of(".card", "font-size");
    assert_same_length(card.in_card_widths(text.size), usual * em("font-size"));
    let (round, pen) = card.strokes()[0];
    assert_same_length((round.width - pen.width) / text.size, em("width"));
    assert_same_length(pen.width / text.size, em("box-shadow"));
    let tint = css.property_value(".card[data-enchanter]::after", "background");
    let ink = StyleSheet::load("tokens.css").colour("--card-green");
    let mixed = ink.tint((parse_share(tint) * 100.0).round() as u8);
    assert!(card.fills().iter().any(|(_, ink)| *ink == mixed));
}
