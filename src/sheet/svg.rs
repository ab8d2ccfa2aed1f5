//! A page as SVG: the preview, the browser's print, a file.
//!
//! Its size is given in millimetres, its text is text, and every mark names its own ink,
//! so that no style sheet around it shows through.

use std::fmt::{self, Write};

use super::number::Number;
use super::{Align, Cap, Face, Ink, Mark, Page, Path, Pen, Step, Text};

/// The page as an SVG document, under a title that is read out in its place.
pub fn write(page: &Page, title: &str) -> String {
    let mut out = String::with_capacity(page.marks.len() * 120);
    // Writing to a string cannot fail.
    let _ = document(&mut out, page, title);
    out
}

fn document(out: &mut String, page: &Page, title: &str) -> fmt::Result {
    let (width, height) = (Number(page.size.width), Number(page.size.height));
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" fill=\"none\" \
         font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">\n\
         <title>{}</title>\n<path d=\"M0 0H{width}V{height}H0z\" fill=\"#fff\"/>\n",
        Escaped(title)
    )?;
    for mark in &page.marks {
        match mark {
            Mark::Line(from, to, pen) => stroke(out, &Path::through(&[*from, *to]), *pen)?,
            Mark::Stroke(path, pen) => stroke(out, path, *pen)?,
            Mark::Fill(path, ink) => {
                let (data, ink) = (Data(path), Grey(*ink));
                writeln!(
                    out,
                    "<path d=\"{data}\" fill=\"{ink}\" fill-rule=\"evenodd\"/>"
                )?;
            }
            Mark::Text(text) => line(out, text)?,
        }
    }
    out.write_str("</svg>\n")
}

fn stroke(out: &mut String, path: &Path, pen: Pen) -> fmt::Result {
    let (data, ink, width) = (Data(path), Grey(pen.ink), Number(pen.width));
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
            Number(dash),
            Number(gap)
        )?;
    }
    out.write_str("/>\n")
}

/// The length is given with the text: whatever face stands in for Helvetica keeps to it.
fn line(out: &mut String, text: &Text) -> fmt::Result {
    let anchor = match text.align {
        Align::Left => "",
        Align::Middle => " text-anchor=\"middle\"",
        Align::Right => " text-anchor=\"end\"",
    };
    let weight = match text.face {
        Face::Regular => "",
        Face::Bold => " font-weight=\"700\"",
    };
    writeln!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{anchor}{weight} fill=\"{}\" \
         textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>",
        Number(text.at.x),
        Number(text.at.y),
        Number(text.size),
        Grey(text.ink),
        Number(text.words.width(text.face, text.size)),
        Escaped(text.words.as_str()),
    )
}

/// A path's steps, as SVG spells them.
struct Data<'a>(&'a Path);

impl fmt::Display for Data<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in self.0.steps() {
            match *step {
                Step::Move(p) => write!(f, "M{} {}", Number(p.x), Number(p.y))?,
                Step::Line(p) => write!(f, "L{} {}", Number(p.x), Number(p.y))?,
                Step::Curve(a, b, c) => {
                    write!(f, "C{} {}", Number(a.x), Number(a.y))?;
                    write!(f, " {} {}", Number(b.x), Number(b.y))?;
                    write!(f, " {} {}", Number(c.x), Number(c.y))?;
                }
                Step::Close => f.write_str("z")?,
            }
        }
        Ok(())
    }
}

/// An ink as a colour.
struct Grey(Ink);

impl fmt::Display for Grey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = (self.0.lightness() * 255.0).round() as u8;
        write!(f, "#{level:02x}{level:02x}{level:02x}")
    }
}

/// Text that is never read as markup.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // Characters that XML does not allow, even escaped.
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
    fn inks_are_greys() {
        assert_eq!(Grey(Ink::BLACK).to_string(), "#000000");
        assert_eq!(Grey(Ink::WHITE).to_string(), "#ffffff");
        assert_eq!(Grey(Ink(20)).to_string(), "#cccccc");
    }
}
