//! Checks `docs/formats.md` against what the tool writes.

use std::collections::BTreeSet;

use serde_json::Value;

/// Returns the example with this name: the code block whose first line ends with the name.
fn find_example(name: &str) -> &'static str {
    let page = include_str!("../../../../docs/formats.md");
    let mut blocks = page.split("\n```").skip(1).step_by(2);
    let found = blocks.find_map(|block| {
        let (info, text) = block.split_once('\n')?;
        (info.split_whitespace().last() == Some(name)).then_some(text)
    });
    found.unwrap_or_else(|| panic!("docs/formats.md has no example {name}"))
}

/// Collects the names in a JSON text, each with the path of names that contain it.
fn collect_names(value: &Value, within: &str, all: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = format!("{within}.{name}");
                collect_names(value, &name, all);
                all.insert(name);
            }
        }
        Value::Array(list) => list.iter().for_each(|one| collect_names(one, within, all)),
        _ => {}
    }
}

#[test]
fn arena_json_has_the_documented_field_names() {
    let order =
        "arena --game c-u-letter --minds dabbler,newcomer --games 2 --seed judge:1 --json -";
    let tool = std::process::Command::new(env!("CARGO_BIN_EXE_lettercase"))
        .args(order.split(' '))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("run the tool");
    let written = serde_json::from_slice(&tool.stdout).expect("JSON");
    let shown = serde_json::from_str(find_example("arena")).expect("JSON");
    let [mut one, mut other] = [BTreeSet::new(), BTreeSet::new()];
    collect_names(&written, "", &mut one);
    collect_names(&shown, "", &mut other);
    assert_eq!(one, other);
}
