//! A drawing, written: SVG that any reader of XML opens, PDF whose every part is where
//! its table says.

use lettercase::sheet::{
    Align, Cap, Drawing, Face, Ink, Orientation, Page, PageSize, Paper, Path, Pen, Phrase, Rect,
    Text, at, pdf, svg,
};

fn text(words: &str, y: f32) -> Text {
    Text {
        at: at(20.0, y),
        align: Align::Left,
        size: 5.0,
        face: Face::Bold,
        ink: Ink::BLACK,
        words: Phrase::from(words),
    }
}

/// One of everything.
fn drawing() -> Drawing {
    let size = PageSize::new(Paper::A4, Orientation::Portrait);
    let mut first = Page::new(size);
    let pen = Pen::new(0.3, Ink(60));
    first.line(at(10.0, 10.0), at(100.0, 10.0), pen.dashed(1.0, 0.5));
    first.fill(Path::rect(Rect::new(10.0, 20.0, 30.0, 8.0)), Ink::BLACK);
    first.stroke(Path::circle(at(60.0, 60.0), 10.0), pen.capped(Cap::Round));
    first.text(text("Fish & \"chips\" <3", 90.0));
    first.text(text("Jiří, Žofie, Łukasz (and Ağa)", 100.0));
    let mut second = Page::new(PageSize::new(Paper::Letter, Orientation::Landscape));
    second.text(Text {
        ink: Ink::WHITE,
        align: Align::Middle,
        ..text("the last page", 40.0)
    });
    Drawing {
        title: "A test & a half".to_owned(),
        pages: vec![first, second],
    }
}

#[test]
fn a_page_is_xml_with_its_size_in_millimetres() {
    let drawing = drawing();
    let written = svg::write(&drawing.pages[1], &drawing.title);
    let document = roxmltree::Document::parse(&written).expect("well-formed");
    let root = document.root_element();
    assert_eq!(root.attribute("width"), Some("279.4mm"));
    assert_eq!(root.attribute("height"), Some("215.9mm"));
    assert_eq!(root.attribute("viewBox"), Some("0 0 279.4 215.9"));
    let title = (root.children()).find(|node| node.tag_name().name() == "title");
    assert_eq!(title.and_then(|node| node.text()), Some("A test & a half"));
}

#[test]
fn text_is_text_and_never_markup() {
    let drawing = drawing();
    let written = svg::write(&drawing.pages[0], &drawing.title);
    let document = roxmltree::Document::parse(&written).expect("well-formed");
    let texts: Vec<&str> = (document.descendants())
        .filter(|node| node.tag_name().name() == "text")
        .filter_map(|node| node.text())
        .collect();
    assert_eq!(
        texts,
        ["Fish & \"chips\" <3", "Jiří, Žofie, Łukasz (and Ağa)"]
    );
}

#[test]
fn every_mark_names_its_own_ink() {
    let drawing = drawing();
    let written = svg::write(&drawing.pages[0], &drawing.title);
    let document = roxmltree::Document::parse(&written).expect("well-formed");
    let marks =
        (document.descendants()).filter(|node| matches!(node.tag_name().name(), "path" | "text"));
    for mark in marks {
        assert!(
            mark.has_attribute("fill") || mark.has_attribute("stroke"),
            "{mark:?}"
        );
        assert!(
            !mark.has_attribute("class") && !mark.has_attribute("style"),
            "{mark:?}"
        );
    }
}

#[test]
fn the_same_drawing_gives_the_same_bytes() {
    assert_eq!(pdf::write(&drawing()), pdf::write(&drawing()));
}

/// The number that stands before `mark`, searched from the end.
fn number_after(bytes: &[u8], mark: &str) -> Option<usize> {
    let at = bytes
        .windows(mark.len())
        .rposition(|window| window == mark.as_bytes())?;
    let rest = String::from_utf8_lossy(bytes.get(at + mark.len()..)?).into_owned();
    rest.split_whitespace().next()?.parse().ok()
}

#[test]
fn every_part_of_a_pdf_is_where_its_table_says() {
    let bytes = pdf::write(&drawing());
    assert!(bytes.starts_with(b"%PDF-1.7"));
    assert!(bytes.trim_ascii_end().ends_with(b"%%EOF"));
    let table = number_after(&bytes, "startxref").expect("a table");
    let text = String::from_utf8_lossy(&bytes[table..]).into_owned();
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("xref"));
    let count: usize = lines
        .next()
        .unwrap()
        .split(' ')
        .nth(1)
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(
        count, 12,
        "three of the file, four fonts, two each page, and the free one"
    );
    for (number, line) in lines.take(count).enumerate().skip(1) {
        let offset: usize = line.split(' ').next().unwrap().parse().unwrap();
        let there = bytes[offset..].starts_with(format!("{number} 0 obj").as_bytes());
        assert!(there, "object {number} at {offset}");
    }
}

#[test]
fn a_pdf_has_each_page_in_its_size() {
    let bytes = pdf::write(&drawing());
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(text.contains("/Count 2"));
    assert!(text.contains("/MediaBox [0 0 595.276 841.89]"), "A4");
    assert!(text.contains("/MediaBox [0 0 792 612]"), "Letter");
    assert!(text.contains("/BaseFont /Helvetica-Bold"));
    assert!(!text.contains("/FontFile"), "nothing is embedded");
    assert!(!text.contains("Date"), "no clock");
}

#[test]
fn a_file_grown_page_by_page_is_the_same_file() {
    let drawing = drawing();
    let mut file = pdf::PdfFile::new(&drawing.title);
    for page in &drawing.pages {
        file.add(page);
    }
    assert_eq!(file.finish(), pdf::write(&drawing));
}
