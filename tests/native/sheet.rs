//! Drawings as files: SVG that any XML reader opens, and PDF with every object at the offset that
//! its table says.

use drawing::{
    Align, Cap, Clip, Drawing, FontFace, FontFaces, Ink, Orientation, Page, PageMark, PageSize,
    Paper, Path, Pen, Phrase, Rect, Tag, Text, at, pdf, svg,
};

use crate::opened::{PdfFile, number_after, object_numbers};

fn text(words: &str, y: f32) -> Text {
    Text {
        at: at(20.0, y),
        align: Align::Left,
        size: 5.0,
        face: FontFace::Bold,
        ink: Ink::BLACK,
        turned: false,
        words: Phrase::from(words),
    }
}

/// A drawing with one of every kind of mark.
fn drawing_with_every_mark() -> Drawing {
    let size = PageSize::new(Paper::A4, Orientation::Portrait);
    let mut first = Page::new(size);
    let pen = Pen::new(0.3, Ink::Grey(60));
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
    let drawing = drawing_with_every_mark();
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
fn text_is_escaped_in_svg() {
    let drawing = drawing_with_every_mark();
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
fn every_svg_mark_sets_its_own_ink() {
    let drawing = drawing_with_every_mark();
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
    assert_eq!(
        pdf::write(&drawing_with_every_mark(), FontFaces::shipped()),
        pdf::write(&drawing_with_every_mark(), FontFaces::shipped())
    );
}

#[test]
fn every_pdf_page_has_its_own_size() {
    let opened = PdfFile::new(&pdf::write(
        &drawing_with_every_mark(),
        FontFaces::shipped(),
    ));
    let pages = opened.pages();
    assert_eq!(pages.len(), 2);
    assert!(pages[0].0.contains("/MediaBox [0 0 595.276 841.89]"), "A4");
    assert!(pages[1].0.contains("/MediaBox [0 0 792 612]"), "Letter");
    let all = opened.objects.values().cloned().collect::<String>();
    assert!(!all.contains("Date"), "a PDF contains no date");
}

#[test]
fn a_pdf_embeds_only_the_letters_in_use() {
    let opened = PdfFile::new(&pdf::write(
        &drawing_with_every_mark(),
        FontFaces::shipped(),
    ));
    // All text in the drawing is bold.
    let descriptor = opened.object_with("/FontDescriptor /FontName");
    assert!(descriptor.contains("+LettercaseText-Bold"), "{descriptor}");
    let file = &opened.streams[&number_after(descriptor, "/FontFile2").unwrap()];
    assert!(file.starts_with(&[0, 1, 0, 0]));
    assert!(file.len() < 9_000, "{}", file.len());
    let map = opened.object_with("/ToUnicode");
    let map = &opened.streams[&number_after(map, "/ToUnicode").unwrap()];
    let map = String::from_utf8_lossy(map);
    for c in "Fish&ŽŁğ".chars() {
        let line = format!("> <{:04X}>", u32::from(c));
        assert_eq!(map.matches(&line).count(), 1, "{c}");
    }
    assert!(!map.contains("> <0051>"), "the drawing has no Q");
}

/// A page with a title, a paragraph of two lines, a figure, a link and a decorative line.
fn text_drawing() -> Drawing {
    let mut page = Page::new(PageSize::new(Paper::A5, Orientation::Portrait));
    page.draw_tagged(Tag::Title, |page| page.text(text("A title", 20.0)));
    page.text(text("Two lines", 30.0));
    page.text(text("of one paragraph.", 36.0));
    page.text(text("Another one, further down.", 60.0));
    page.line(at(10.0, 65.0), at(90.0, 65.0), Pen::new(0.3, Ink::BLACK));
    page.draw_tagged(Tag::Figure("A square (small)".to_owned()), |page| {
        page.fill(Path::rect(Rect::new(10.0, 70.0, 9.0, 9.0)), Ink::BLACK);
        page.text(text("S", 75.0));
    });
    let address = "https://letters.example/#/board".to_owned();
    page.draw_tagged(Tag::Link(address), |page| {
        page.text(text("The board", 90.0))
    });
    Drawing {
        title: "Told".to_owned(),
        pages: vec![
            page.clone().with_outline(0, "First"),
            page.with_outline(1, "Second"),
        ],
    }
}

#[test]
fn every_pdf_mark_is_tagged_or_an_artifact() {
    let opened = PdfFile::new(&pdf::write(&text_drawing(), FontFaces::shipped()));
    for (page, content) in opened.pages() {
        let mut depth = 0;
        let mut roles = Vec::new();
        for line in content.lines() {
            match line.split(' ').next_back() {
                Some("BDC" | "BMC") => {
                    depth += 1;
                    roles.push(line.split(' ').next().unwrap().to_owned());
                }
                Some("EMC") => depth -= 1,
                Some("f*" | "S" | "Tj") => assert_eq!(depth, 1, "{line}"),
                _ => assert!(depth <= 1, "{line}"),
            }
        }
        assert_eq!(depth, 0);
        assert_eq!(roles, ["/H1", "/P", "/P", "/Artifact", "/Figure", "/Link"]);
        assert!(page.contains("/Tabs /S") && page.contains("/StructParents "));
        assert_eq!(
            object_numbers(page.split("/Annots").nth(1).unwrap()).len(),
            1
        );
    }
    let elements = opened.objects_with("/Type /StructElem /S /");
    // One element for the document and five on each page, each under its own page and number.
    assert_eq!(elements.len(), 11);
    let figure = opened.objects_with("/S /Figure")[0].1;
    assert!(figure.contains(r"/Alt (A square \(small\))") && figure.contains("/BBox ["));
    let root = opened.object_with("/Type /StructTreeRoot");
    let parents = &opened.objects[&number_after(root, "/ParentTree").unwrap()];
    // Two pages and two links, each with its parent element.
    assert_eq!(object_numbers(parents).len(), 12, "{parents}");
    for (link, text) in opened.objects_with("/Subtype /Link") {
        assert!(text.contains("/URI (https://letters.example/#/board)"));
        let key = number_after(text, "/StructParent").unwrap();
        let holder = object_numbers(parents.split(&format!(" {key} ")).nth(1).unwrap())[0];
        assert!(opened.objects[&holder].contains(&format!("/Obj {link} 0 R")));
    }
}

#[test]
fn a_pdf_declares_its_language_tags_and_outline() {
    let opened = PdfFile::new(&pdf::write(&text_drawing(), FontFaces::shipped()));
    let root = opened.object_with("/Type /Catalog");
    for part in [
        "/Lang (en-GB)",
        "/MarkInfo << /Marked true >>",
        "/DisplayDocTitle true",
        "/PageMode /UseOutlines",
    ] {
        assert!(root.contains(part), "{root}");
    }
    let about = &opened.streams[&number_after(root, "/Metadata").unwrap()];
    let about = String::from_utf8_lossy(about).into_owned();
    let document = roxmltree::Document::parse(&about).expect("well-formed");
    let metadata_text = |name: &str| {
        let found = document
            .descendants()
            .find(|node| node.tag_name().name() == name);
        found.map(|node| {
            node.descendants()
                .filter(|node| node.is_text())
                .filter_map(|node| node.text())
                .collect::<String>()
        })
    };
    assert_eq!(metadata_text("title").as_deref(), Some("Told"));
    assert_eq!(metadata_text("part").as_deref(), Some("1"), "PDF/UA-1");
    let list = opened.object_with("/Type /Outlines");
    assert!(list.contains("/Count 1"), "{list}");
    let first = opened.object_with("/Title (First)");
    let second = opened.object_with("/Title (Second)");
    let (pages, number_of) = (opened.pages(), |line: &str| {
        object_numbers(line.split("/Dest").nth(1).unwrap())[0]
    });
    assert_eq!(opened.objects[&number_of(first)], pages[0].0);
    assert_eq!(opened.objects[&number_of(second)], pages[1].0);
    assert!(first.contains("/First ") && first.contains("/Count -1"));
    assert!(!first.contains("/Next ") && !second.contains("/Prev "));
}

#[test]
fn a_long_pdf_is_compressed() {
    let page = drawing_with_every_mark().pages.swap_remove(0);
    let pages = vec![page; 200];
    let title = "Many".to_owned();
    let file = pdf::write(&Drawing { title, pages }, FontFaces::shipped());
    assert_eq!(PdfFile::new(&file).pages().len(), 200);
    assert!(file.len() < 200 * 600, "{}", file.len());
}

#[test]
fn coloured_marks_and_windows_are_drawn() {
    let mut page = Page::new(PageSize::new(Paper::A5, Orientation::Portrait));
    let marks = drawing_with_every_mark().pages.swap_remove(0).marks;
    let seen = Rect::new(20.0, 10.0, 30.0, 60.0);
    page.marks.push(PageMark::Clip(Clip {
        visible: seen,
        marks,
    }));
    page.fill(Path::rect(seen), Ink::from_hex(0x39642c));
    let written = svg::write(&page, "Part");
    let document = roxmltree::Document::parse(&written).expect("well-formed");
    let within = document
        .descendants()
        .filter(|node| node.has_tag_name("svg"))
        .nth(1);
    assert_eq!(
        within.and_then(|node| node.attribute("overflow")),
        Some("hidden")
    );
    assert!(written.contains("fill=\"#39642c\""));
    let title = "Part".to_owned();
    let file = pdf::write(
        &Drawing {
            title,
            pages: vec![page],
        },
        FontFaces::shipped(),
    );
    let content = PdfFile::new(&file).pages()[0].1.clone();
    assert!(
        content.contains("W n") && content.contains("0.224 0.392 0.173 rg"),
        "{content}"
    );
}

#[test]
fn a_standalone_svg_embeds_its_fonts_and_links() {
    let written = svg::write_file(&text_drawing().pages[0], "Told", FontFaces::shipped());
    let document = roxmltree::Document::parse(&written).expect("well-formed");
    let style = document
        .descendants()
        .find(|node| node.has_tag_name("style"));
    let style = style.and_then(|node| node.text()).expect("faces");
    assert_eq!(style.matches("@font-face").count(), 1, "only bold is used");
    let link = document
        .descendants()
        .find(|node| node.tag_name().name() == "a");
    let link = link.expect("a link");
    assert_eq!(
        link.attribute("href"),
        Some("https://letters.example/#/board")
    );
    assert!(!svg::write(&text_drawing().pages[0], "Told").contains("@font-face"));
}

#[test]
fn a_pdf_written_page_by_page_is_identical() {
    let drawing = drawing_with_every_mark();
    let mut file = pdf::PdfFile::new(&drawing.title, FontFaces::shipped());
    for page in &drawing.pages {
        file.add_page(page);
    }
    assert_eq!(file.finish(), pdf::write(&drawing, FontFaces::shipped()));
}
