//! Printed cards match the cards on screen. The style sheet draws one and the print shop the other,
//! so each value is read from the style sheet and looked for in what is printed.

use std::fs;

use drawing::{Align, Ink, Page, PageMark, Paper, Path, PathStep, Pen, Rect, Tag, Text};
use games::print_orders::{CardGame, PrintItem};
use printing::{CardSize, DeckOptions};

use super::printed;

/// A style sheet.
struct Css(String);

impl Css {
    fn of(file: &str) -> Css {
        Css(fs::read_to_string(format!("style/{file}")).expect("a style sheet"))
    }

    /// The value of a property in the last rule with this selector that sets it.
    #[track_caller]
    fn says(&self, selector: &str, property: &str) -> &str {
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
    fn share(&self, selector: &str, property: &str) -> f32 {
        share(self.says(selector, property))
    }
}

/// The first share in a value: `* 0.5` of the width, or `9%`.
#[track_caller]
fn share(value: &str) -> f32 {
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
struct Card {
    place: Rect,
    marks: Vec<PageMark>,
}

/// The first card of a game whose description starts like this.
#[track_caller]
fn card(game: CardGame, called: &str) -> Card {
    let options = DeckOptions {
        size: CardSize::Poker,
        kinds: true,
        ..DeckOptions::default()
    };
    let pages = printed(Paper::A4, PrintItem::Deck(game, options));
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
    Card { place, marks }
}

fn better(called: &str) -> Card {
    card(CardGame::OneLetterBetter(None), called)
}

fn letter(called: &str) -> Card {
    card(CardGame::CULetter, called)
}

impl Card {
    /// A length in card widths.
    fn wide(&self, length: f32) -> f32 {
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
fn same(printed: f32, shown: f32) {
    assert!((printed - shown).abs() < 0.002, "{printed} for {shown}");
}

#[test]
fn one_letter_better_letters_and_values_are_as_large_as_on_screen() {
    let css = Css::of("parts/card.css");
    for (called, selector) in [
        ("A, worth", ".card"),
        ("TH, ", ".card[data-long]"),
        ("ING, ", ".card[data-long=\"3\"]"),
        ("STL-1", ".card[data-long=\"5\"]"),
    ] {
        let card = better(called);
        let [letters, value] = card.texts()[..] else {
            panic!("{called}: expected letters and a value");
        };
        same(card.wide(letters.size), css.share(selector, "font-size"));
        same(card.wide(letters.at.x - card.place.x), 0.5);
        let size = css.says(".card .corner", "font");
        same(card.wide(value.size), share(size));
        let right = card.wide(card.place.right() - value.at.x);
        assert_eq!(value.align, Align::Right);
        same(right, css.share(".card .value", "right"));
        let foot = (card.place.bottom() - value.at.y) / card.place.height;
        let shown = css.share(".card .value", "bottom");
        assert!((shown..shown + 0.04).contains(&foot), "{foot} for {shown}");
    }
}

#[test]
fn one_letter_better_frames_and_signs_match_the_screen() {
    let css = Css::of("parts/card.css");
    let tokens = Css::of("tokens.css");
    let usual = css.says(".card[data-colour]::before", "border");
    let inset = css.share(".card[data-colour]::before", "inset");
    for (called, colour) in [
        ("A, green", "green"),
        ("D, blue", "blue"),
        ("A, red", "red"),
        ("STL-1", "grey"),
        ("Wild", "wild"),
    ] {
        let card = better(called);
        let before = format!(".card[data-colour=\"{colour}\"]::before");
        let style = match colour {
            "green" | "wild" => usual,
            _ => css.says(&before, "border-style"),
        };
        let strokes = card.strokes();
        let (place, pen) = strokes[0];
        let edge = card.wide(place.x - pen.width / 2.0 - card.place.x);
        same(edge, inset);
        match strokes[..] {
            [one] if style.contains("solid") => {
                assert_eq!(one.1.dash, None);
                same(card.wide(pen.width), share(usual));
            }
            [_] if style.contains("dashed") => {
                let (dash, gap) = pen.dash.expect("dashes");
                assert!(dash > 1.5 * pen.width && gap > pen.width);
                same(card.wide(pen.width), share(usual));
            }
            [_] if style.contains("dotted") => {
                assert_eq!(pen.dash, Some((pen.width, pen.width)));
                same(card.wide(pen.width), share(usual));
            }
            // A double border has two lines and a gap, each a third of its width.
            [_, (within, other)] if style.contains("double") => {
                let all = css.share(&before, "border-width");
                same(card.wide(pen.width + other.width), all / 1.5);
                let end = card.wide(within.x + other.width / 2.0 - card.place.x);
                same(end, inset + all);
            }
            _ => panic!("{called}: {style}, and {} lines", strokes.len()),
        }
        let ink = tokens.ink(&format!("--card-{colour}"));
        assert!(strokes.iter().all(|(_, pen)| pen.ink == ink), "{colour}");
        // The sign is in the middle of its room, as large as fits.
        let [(sign, of)] = card.fills()[..] else {
            panic!("{called}: expected a sign");
        };
        assert_eq!(of, ink);
        let at = |property| css.share(".card .sign", property);
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
        better("A, worth").strokes().is_empty(),
        "a plain card has no frame"
    );
}

impl Css {
    /// A colour by name, following references to other colours.
    #[track_caller]
    fn ink(&self, name: &str) -> Ink {
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
            None => self.ink(&value["var(".len()..value.len() - 1]),
        }
    }
}

#[test]
fn c_u_letter_patterns_match_the_screen() {
    let css = Css::of("rooms/c-u-letter/table.css");
    let tokens = Css::of("tokens.css");
    let size = css.share(".card", "font-size");
    let foot = css.says(".card[data-colour]::after", "height");
    let tint = css.says(".card[data-colour]::after", "background");
    for (called, colour, gradient) in [
        ("E, blue", "blue", "linear-gradient(0deg"),
        ("A, red", "red", "linear-gradient(-45deg"),
        ("B, green", "green", "linear-gradient(90deg"),
        ("E, grey", "grey", "radial-gradient(circle"),
    ] {
        let shown = css.says(&format!(".card[data-colour=\"{colour}\"]"), "--pattern");
        assert!(shown.contains(gradient), "{colour}: {shown}");
        let card = letter(called);
        same(card.wide(card.texts()[0].size), size);
        let ink = tokens.ink(&format!("--card-{colour}"));
        let fills = card.fills();
        let (ground, tinted) = fills[0];
        assert_eq!(tinted, ink.tint((share(tint) * 100.0).round() as u8));
        let top = card.place.bottom() - ground.bounds().y;
        same(top / card.place.height, share(foot));
        let within = card.marks.iter().find_map(|mark| match mark {
            PageMark::Clip(window) => Some(&window.marks),
            _ => None,
        });
        let (pattern, of) = match within.map(|marks| &marks[..]) {
            Some([PageMark::Fill(path, ink)]) => (path, *ink),
            Some(_) => panic!("{called}: expected one pattern"),
            None => fills[1],
        };
        assert_eq!((of, piece(pattern)), (ink, painted(gradient)), "{called}");
    }
}

/// The shapes that patterns are made of.
#[derive(Debug, PartialEq)]
enum Piece {
    Across,
    Slanted,
    Upright,
    Dot,
}

/// The shape of a printed pattern, from its first outline.
fn piece(pattern: &Path) -> Piece {
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
                Piece::Across
            } else {
                Piece::Upright
            }
        }
        [_, _, _, _] => Piece::Slanted,
        _ => Piece::Dot,
    }
}

/// The shape that the style sheet paints: a gradient runs across its lines.
fn painted(gradient: &str) -> Piece {
    match gradient {
        "linear-gradient(0deg" => Piece::Across,
        "linear-gradient(90deg" => Piece::Upright,
        "linear-gradient(-45deg" => Piece::Slanted,
        _ => Piece::Dot,
    }
}

#[test]
fn an_enchanters_plate_matches_the_screen() {
    let css = Css::of("rooms/c-u-letter/table.css");
    let selector = ".card[data-enchanter] [data-sign]";
    let card = letter("A, green, an Enchanter");
    let text = card.texts()[0];
    let em = |property| {
        let value = css.says(selector, property);
        let before = value.split("em").next().unwrap_or_default();
        let number = before.rsplit([' ', ',']).next().unwrap_or_default();
        number.parse::<f32>().expect("em")
    };
    let usual = css.share(".card", "font-size");
    same(card.wide(text.size), usual * em("font-size"));
    let (round, pen) = card.strokes()[0];
    same((round.width - pen.width) / text.size, em("width"));
    same(pen.width / text.size, em("box-shadow"));
    let tint = css.says(".card[data-enchanter]::after", "background");
    let ink = Css::of("tokens.css").ink("--card-green");
    let mixed = ink.tint((share(tint) * 100.0).round() as u8);
    assert!(card.fills().iter().any(|(_, ink)| *ink == mixed));
}
