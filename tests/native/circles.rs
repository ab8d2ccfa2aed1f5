//! No cyclic dependencies between folders: files of different folders never need each other in a
//! circle.
//!
//! This is read from the sources: each name in a file is traced to the file that declares it,
//! through re-exports (`pub use`). Names inside macros, such as the registry's pages of the games,
//! are not seen: there the page asks for what has loaded, and the circle exists only at run time.

use std::collections::{BTreeMap, BTreeSet};

use crate::arrows::{code, files, source};

/// A module, as its path from the crate root.
type Module = Vec<String>;

/// An item that a file imports with `use`.
struct Used {
    path: Module,
    /// The name that the item has in the importing file.
    name: String,
    handed_on: bool,
}

struct Sources {
    /// Each module's file, as its path below `src` without the extension, and its code.
    all: BTreeMap<Module, (String, String)>,
    uses: BTreeMap<Module, Vec<Used>>,
}

impl Sources {
    fn read() -> Sources {
        let mut found = Vec::new();
        files(&source(), &mut found);
        let mut all = BTreeMap::new();
        for file in found {
            let parts = file.split('/').filter(|part| *part != "mod");
            let module: Module = parts.map(str::to_owned).collect();
            let outside = matches!(module[0].as_str(), "bin" | "main" | "lib");
            if !outside && !file.ends_with("tests") {
                let code = code(&file);
                all.insert(module, (file, code));
            }
        }
        let uses = all.iter().map(|(module, (_, code))| {
            let said = statements(code).into_iter();
            let used = said.flat_map(|(handed_on, tree)| {
                let paths = expand(tree).into_iter();
                paths.map(move |(path, name)| Used {
                    path,
                    name,
                    handed_on,
                })
            });
            (module.clone(), used.collect())
        });
        Sources {
            uses: uses.collect(),
            all,
        }
    }

    /// Returns the module whose file declares the item that a path names inside another module.
    fn find(&self, within: &Module, path: &[String], depth: u32) -> Option<Module> {
        let (mut at, mut rest) = match path.first()?.as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" => (within.clone(), &path[1..]),
            "super" => (within.clone(), path),
            first => {
                let child = [within.as_slice(), &[first.to_owned()]].concat();
                self.all.get(&child)?;
                (within.clone(), path)
            }
        };
        while rest.first().is_some_and(|part| part == "super") {
            at.pop();
            rest = &rest[1..];
        }
        while let Some(part) = rest.first() {
            let child = [at.as_slice(), std::slice::from_ref(part)].concat();
            if !self.all.contains_key(&child) {
                break;
            }
            at = child;
            rest = &rest[1..];
        }
        let here = self.all.contains_key(&at).then(|| at.clone());
        let (Some(item), true) = (rest.first(), depth < 12) else {
            return here;
        };
        for used in self.uses.get(&at).into_iter().flatten() {
            let found = match used.name.as_str() {
                name if name == item && used.path.len() > 1 => {
                    self.find(&at, &used.path, depth + 1)
                }
                "*" if used.handed_on => {
                    let (_, from) = used.path.split_last()?;
                    let from = self.find(&at, from, depth + 1);
                    from.and_then(|from| self.declared(&from, item, depth))
                }
                _ => None,
            };
            if found.is_some() {
                return found;
            }
        }
        here
    }

    /// Returns the module that declares an item, following re-exports from the given module.
    fn declared(&self, module: &Module, item: &str, depth: u32) -> Option<Module> {
        let (_, code) = self.all.get(module)?;
        let kinds = [
            "fn", "struct", "enum", "trait", "const", "static", "type", "mod",
        ];
        let declares = |kind: &str| {
            let begin = format!("{kind} {item}");
            let ends = |at: usize| {
                let next = code[at + begin.len()..].chars().next();
                next.is_none_or(|next| !is_name(next))
            };
            code.match_indices(&begin).any(|(at, _)| ends(at))
        };
        if kinds.into_iter().any(declares) {
            return Some(module.clone());
        }
        let path = ["self".to_owned(), item.to_owned()];
        let found = self.find(module, &path, depth + 1);
        found.filter(|found| found != module)
    }

    /// The modules whose files a file depends on.
    fn needs(&self, module: &Module) -> BTreeSet<Module> {
        let used = self.uses.get(module).into_iter().flatten();
        // A folder doesn't depend on its own files just by re-exporting from them.
        let outside =
            |used: &&Used| !used.handed_on || matches!(used.path[0].as_str(), "crate" | "super");
        let used = used
            .filter(outside)
            .map(|used| match used.path.split_last() {
                Some((last, from)) if last == "*" => from.to_vec(),
                _ => used.path.clone(),
            });
        let (_, code) = &self.all[module];
        let found = used.chain(paths(code)).chain(self.through(module));
        let found = found.filter_map(|path| self.find(module, &path, 0));
        found.filter(|found| found != module).collect()
    }

    /// The paths that a file names through modules it imports.
    fn through(&self, module: &Module) -> Vec<Module> {
        let (_, code) = &self.all[module];
        let mut found = Vec::new();
        for used in self.uses.get(module).into_iter().flatten() {
            let begin = format!("{}::", used.name);
            for (at, _) in code.match_indices(&begin) {
                let before = code[..at].chars().next_back();
                if before.is_some_and(|c| is_name(c) || c == ':') {
                    continue;
                }
                let rest = path_at(&code[at + begin.len()..]);
                found.push([used.path.as_slice(), rest.as_slice()].concat());
            }
        }
        found
    }

    /// The folder of a file. A file next to a folder of the same name belongs to that folder.
    fn folder(&self, module: &Module) -> Module {
        let (file, _) = &self.all[module];
        let longer = |other: &Module| other.len() > module.len() && other.starts_with(module);
        match file.ends_with("/mod") || self.all.keys().any(longer) {
            true => module.clone(),
            false => module[..module.len() - 1].to_vec(),
        }
    }
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The trees of the `use` statements, and whether each is a re-export.
fn statements(code: &str) -> Vec<(bool, &str)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let line = code[..at].rsplit('\n').next().unwrap_or_default().trim();
        let begins = line.is_empty() || (line.starts_with("pub") && !line.contains(' '));
        if let (true, Some(end)) = (begins, code[at..].find(';')) {
            found.push((!line.is_empty(), &code[at + 4..at + end]));
        }
    }
    found
}

/// Every path in a `use` tree, with its local name.
fn expand(tree: &str) -> Vec<(Module, String)> {
    let tree = tree.trim();
    let Some((before, inner)) = tree.split_once('{') else {
        let (path, other) = match tree.split_once(" as ") {
            Some((path, other)) => (path, Some(other.trim())),
            None => (tree, None),
        };
        let path: Module = path
            .split("::")
            .map(|part| part.trim().to_owned())
            .collect();
        let last = path.last().map(String::as_str);
        let name = other.or(last).unwrap_or_default().to_owned();
        return vec![(path, name)];
    };
    let before: Module = before
        .split("::")
        .map(|part| part.trim().to_owned())
        .collect();
    let inner = inner.strip_suffix('}').unwrap_or(inner);
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (at, c) in inner.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[from..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    let each = parts.flat_map(expand).map(|(path, name)| {
        let before = before.iter().filter(|part| !part.is_empty());
        // `self` is the module that the tree is in.
        let inner = path.into_iter().filter(|part| part != "self");
        let path: Module = before.cloned().chain(inner).collect();
        let name = match name.as_str() {
            "self" => path.last().cloned().unwrap_or_default(),
            _ => name,
        };
        (path, name)
    });
    each.collect()
}

/// The paths that code names outside `use` statements.
fn paths(code: &str) -> Vec<Module> {
    let mut found = Vec::new();
    for root in ["crate::", "super::"] {
        for (at, _) in code.match_indices(root) {
            let before = &code[..at];
            if before.ends_with("::")
                || before.ends_with("in ")
                || before.ends_with("use ")
                || before.ends_with('$')
            {
                continue;
            }
            found.push(path_at(&code[at..]));
        }
    }
    found
}

/// The path at the start of some code.
fn path_at(code: &str) -> Module {
    let is_path = |c: &char| is_name(*c) || *c == ':';
    let path: String = code.chars().take_while(is_path).collect();
    let parts = path.split("::").filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

/// The modules reachable from one, including itself if it is in a circle.
fn reached(needs: &BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let mut found = BTreeSet::new();
    let mut next = vec![from.clone()];
    while let Some(one) = next.pop() {
        for needed in &needs[&one] {
            if found.insert(needed.clone()) {
                next.push(needed.clone());
            }
        }
    }
    found
}

#[test]
fn no_circular_dependency_spans_two_folders() {
    let sources = Sources::read();
    let each = sources
        .all
        .keys()
        .map(|module| (module.clone(), sources.needs(module)));
    let needs: BTreeMap<Module, BTreeSet<Module>> = each.collect();
    let count: usize = needs.values().map(BTreeSet::len).sum();
    assert!(
        count > 1_000,
        "only {count} dependencies were found: the sources were not read"
    );
    let reach: BTreeMap<_, _> = needs
        .keys()
        .map(|one| (one, reached(&needs, one)))
        .collect();
    let mut circles = Vec::new();
    for (one, all) in &reach {
        let own = sources.folder(one);
        let back = |other: &&Module| reach[*other].contains(*one) && sources.folder(other) != own;
        if let Some(other) = needs[*one]
            .iter()
            .find(|other| all.contains(*other) && back(other))
        {
            circles.push(format!("{} and {}", one.join("/"), other.join("/")));
        }
    }
    assert!(circles.is_empty(), "circular dependencies: {circles:#?}");
}

#[test]
fn use_trees_and_paths_are_expanded_in_full() {
    let tree = "crate::table::{self, Game as Any, rule::{Rule, saved::*}}";
    let paths = expand(tree);
    let paths: Vec<_> = paths
        .iter()
        .map(|(path, name)| (path.join("::"), name.as_str()))
        .collect();
    let all = [
        ("crate::table", "table"),
        ("crate::table::Game", "Any"),
        ("crate::table::rule::Rule", "Rule"),
        ("crate::table::rule::saved::*", "*"),
    ];
    assert_eq!(paths, all.map(|(path, name)| (path.to_owned(), name)));
    let said = statements("pub use a::b;\n    use super::{c};\nfn f() { because(); }");
    assert_eq!(said, [(true, "a::b"), (false, "super::{c}")]);
}
