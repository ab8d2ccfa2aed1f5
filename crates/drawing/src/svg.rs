//! Writes a page as SVG: for the preview, for printing from the browser, and for files.
//!
//! Sizes are in millimetres, text stays text, and every mark has its own ink, so that no
//! surrounding style sheet affects it. Inside the app the text uses the fonts of the page
//! ([`write()`]); a file embeds the glyphs that it uses ([`write_file()`]).

use std::fmt::{self, Write};

use super::decimal::Decimal;
use super::{Align, Cap, FontFace, FontFaces, Ink, Page, PageMark, Path, PathStep, Pen, Tag, Text};

/// Writes a page as an SVG element for use inside the app. Screen readers read the title in its
/// place: it is a single picture, and links in it can't be clicked.
pub fn write(page: &Page, title: &str) -> String {
    let mut out = String::with_capacity(page.marks.len() * 120);
    // Writing to a string can't fail.
    let _ = write_document(&mut out, page, title, "", Links::Plain);
    out
}

/// Writes a page as a separate SVG file, with the glyphs that it uses and with working links.
///
/// ```
/// use drawing::{FontFaces, Orientation, Page, PageSize, Paper, Tag, Text, at, svg};
///
/// let mut page = Page::new(PageSize::new(Paper::A5, Orientation::Portrait));
/// let link = Tag::Link("https://example.org/".to_owned());
/// page.draw_tagged(link, |page| page.text(Text::new(at(10.0, 20.0), 5.0, "More")));
/// let file = svg::write_file(&page, "Rules", FontFaces::shipped());
/// assert!(file.contains("@font-face") && file.contains("href=\"https://example.org/\""));
/// // Inside the app, the fonts of the page are used and the link is plain text.
/// let element = svg::write(&page, "Rules");
/// assert!(!element.contains("@font-face") && !element.contains("href"));
/// ```
pub fn write_file(page: &Page, title: &str, faces: &FontFaces) -> String {
    let mut used: [Vec<char>; 3] = Default::default();
    collect_chars(&page.marks, &mut used);
    let mut styles = String::new();
    for (face, characters) in FontFace::ALL.into_iter().zip(&used) {
        if characters.is_empty() {
            continue;
        }
        let font = faces.font(face);
        let glyphs: Vec<u16> = (characters.iter().map(|c| font.glyph(*c)))
            .map(Option::unwrap_or_default)
            .collect();
        let (family, weight) = family(face);
        // Writing to a string can't fail.
        let _ = write!(
            styles,
            "@font-face{{font-family:\"{family}\";font-weight:{weight};\
             src:url(data:font/ttf;base64,{})}}",
            Base64(&font.subset(&glyphs).to_web_font(characters))
        );
    }
    let mut out = String::with_capacity(page.marks.len() * 120 + styles.len());
    // Writing to a string can't fail.
    let _ = write_document(&mut out, page, title, &styles, Links::Clickable);
    out
}

/// Returns a face's family and weight in style sheets.
fn family(face: FontFace) -> (&'static str, u16) {
    match face {
        FontFace::Regular => ("Lettercase Text", 400),
        FontFace::Bold => ("Lettercase Text", 700),
        FontFace::Display => ("Besley", 600),
    }
}

/// Collects the characters that each face draws, each once, in order of appearance.
fn collect_chars(marks: &[PageMark], used: &mut [Vec<char>; 3]) {
    for mark in marks {
        match mark {
            PageMark::Text(text) => {
                for c in text.words.as_str().chars() {
                    let held = text.face.face_for(c);
                    let place = FontFace::ALL.iter().position(|face| held == Some(*face));
                    if let Some(used) = place.and_then(|place| used.get_mut(place))
                        && !used.contains(&c)
                    {
                        used.push(c);
                    }
                }
            }
            PageMark::Clip(window) => collect_chars(&window.marks, used),
            PageMark::Line(..) | PageMark::Fill(..) | PageMark::Stroke(..) => {}
        }
    }
}

/// How links on a page are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Links {
    /// Links are written as plain text.
    Plain,
    /// Links are written so that they can be clicked.
    Clickable,
}

fn write_document(
    out: &mut String,
    page: &Page,
    title: &str,
    styles: &str,
    links: Links,
) -> fmt::Result {
    let (width, height) = (Decimal(page.size.width), Decimal(page.size.height));
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" fill=\"none\" \
         font-family=\"'Lettercase Text', Helvetica, Arial, sans-serif\">\n\
         <title>{}</title>\n<path d=\"M0 0H{width}V{height}H0z\" fill=\"#fff\"/>\n",
        Escaped(title)
    )?;
    if !styles.is_empty() {
        writeln!(out, "<style>{styles}</style>")?;
    }
    let mut at = 0;
    for tagged in page.tags.iter().filter(|_| links == Links::Clickable) {
        let Tag::Link(address) = &tagged.tag else {
            continue;
        };
        let (from, to) = (tagged.marks.start, tagged.marks.end);
        write_marks(out, page.marks.get(at..from).unwrap_or_default())?;
        writeln!(out, "<a href=\"{}\">", Escaped(address))?;
        write_marks(out, page.marks.get(from..to).unwrap_or_default())?;
        out.write_str("</a>\n")?;
        at = to;
    }
    write_marks(out, page.marks.get(at..).unwrap_or_default())?;
    out.write_str("</svg>\n")
}

fn write_marks(out: &mut String, marks: &[PageMark]) -> fmt::Result {
    for mark in marks {
        match mark {
            PageMark::Line(from, to, pen) => {
                write_stroke(out, &Path::through(&[*from, *to]), *pen)?
            }
            PageMark::Stroke(path, pen) => write_stroke(out, path, *pen)?,
            PageMark::Fill(path, ink) => {
                let (data, ink) = (PathData(path), HexColour(*ink));
                writeln!(
                    out,
                    "<path d=\"{data}\" fill=\"{ink}\" fill-rule=\"evenodd\"/>"
                )?;
            }
            PageMark::Text(text) => write_text(out, text)?,
            PageMark::Clip(window) => {
                let seen = window.visible;
                let [x, y, width, height] = [seen.x, seen.y, seen.width, seen.height].map(Decimal);
                writeln!(
                    out,
                    "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                     viewBox=\"{x} {y} {width} {height}\" overflow=\"hidden\">"
                )?;
                self::write_marks(out, &window.marks)?;
                out.write_str("</svg>\n")?;
            }
        }
    }
    Ok(())
}

fn write_stroke(out: &mut String, path: &Path, pen: Pen) -> fmt::Result {
    let (data, ink, width) = (PathData(path), HexColour(pen.ink), Decimal(pen.width));
    write!(
        out,
        "<path d=\"{data}\" stroke=\"{ink}\" stroke-width=\"{width}\""
    )?;
    match pen.cap {
        Cap::Butt => {}
        Cap::Round => out.write_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")?,
        Cap::Square => out.write_str(" stroke-linecap=\"square\"")?,
    }
    if let Some((dash, gap)) = pen.dash {
        write!(
            out,
            " stroke-dasharray=\"{} {}\"",
            Decimal(dash),
            Decimal(gap)
        )?;
    }
    out.write_str("/>\n")
}

/// Writes a line of text. Its width is stated too, so that a substitute font keeps to it.
fn write_text(out: &mut String, text: &Text) -> fmt::Result {
    let anchor = match text.align {
        Align::Left => "",
        Align::Middle => " text-anchor=\"middle\"",
        Align::Right => " text-anchor=\"end\"",
    };
    let weight = match text.face {
        FontFace::Regular => "",
        FontFace::Bold => " font-weight=\"700\"",
        FontFace::Display => {
            " font-family=\"Besley, 'Lettercase Text', serif\" font-weight=\"600\""
        }
    };
    let turn = if text.turned {
        format!(
            " transform=\"rotate(180 {} {})\"",
            Decimal(text.at.x),
            Decimal(text.at.y)
        )
    } else {
        String::new()
    };
    writeln!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{anchor}{weight}{turn} fill=\"{}\" \
         textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>",
        Decimal(text.at.x),
        Decimal(text.at.y),
        Decimal(text.size),
        HexColour(text.ink),
        Decimal(text.words.width(text.face, text.size)),
        Escaped(text.words.as_str()),
    )
}

/// A path, formatted as SVG's path data.
struct PathData<'a>(&'a Path);

impl fmt::Display for PathData<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in self.0.steps() {
            match *step {
                PathStep::Move(p) => write!(f, "M{} {}", Decimal(p.x), Decimal(p.y))?,
                PathStep::Line(p) => write!(f, "L{} {}", Decimal(p.x), Decimal(p.y))?,
                PathStep::Curve(a, b, c) => {
                    write!(f, "C{} {}", Decimal(a.x), Decimal(a.y))?;
                    write!(f, " {} {}", Decimal(b.x), Decimal(b.y))?;
                    write!(f, " {} {}", Decimal(c.x), Decimal(c.y))?;
                }
                PathStep::Close => f.write_str("z")?,
            }
        }
        Ok(())
    }
}

/// An ink, formatted as a hexadecimal colour.
struct HexColour(Ink);

impl fmt::Display for HexColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('#')?;
        let parts = self.0.rgb();
        parts
            .into_iter()
            .try_for_each(|part| write!(f, "{:02x}", (part * 255.0).round() as u8))
    }
}

/// Bytes, formatted as Base64.
struct Base64<'a>(&'a [u8]);

impl fmt::Display for Base64<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |bits: u32| match bits & 63 {
            bits @ 0..26 => bits + 65,
            bits @ 26..52 => bits + 71,
            bits @ 52..62 => bits - 4,
            62 => 43,
            _ => 47,
        };
        for three in self.0.chunks(3) {
            let byte = |n: usize| u32::from(three.get(n).copied().unwrap_or(0));
            let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
            for (n, shift) in [18, 12, 6, 0].into_iter().enumerate() {
                let sign = if n > three.len() {
                    61
                } else {
                    sign(bits >> shift)
                };
                f.write_char(char::from_u32(sign).unwrap_or('='))?;
            }
        }
        Ok(())
    }
}

/// Text with everything escaped that could be read as markup.
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // XML forbids these characters, even escaped.
                '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' => f.write_char(' ')?,
                '\u{fffe}' | '\u{ffff}' => f.write_char(' ')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inks_are_written_as_hexadecimal_colours() {
        assert_eq!(HexColour(Ink::BLACK).to_string(), "#000000");
        assert_eq!(HexColour(Ink::WHITE).to_string(), "#ffffff");
        assert_eq!(HexColour(Ink::Grey(20)).to_string(), "#cccccc");
        assert_eq!(HexColour(Ink::from_hex(0xad3419)).to_string(), "#ad3419");
    }

    #[test]
    fn bytes_are_written_in_standard_base64() {
        for (bytes, text) in [
            (&b"Man"[..], "TWFu"),
            (b"Ma", "TWE="),
            (b"M", "TQ=="),
            (b"", ""),
        ] {
            assert_eq!(Base64(bytes).to_string(), text);
        }
        assert_eq!(Base64(&[0xfb, 0xff, 0xfe]).to_string(), "+//+");
    }
}
