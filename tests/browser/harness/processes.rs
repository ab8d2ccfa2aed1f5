//! The processes of a browser, found and killed in one moment.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use super::wait::wait_for;

/// Kills `root`, all that it has started, and whatever else was told of `folder`: browsers,
/// pages, what draws and what stores.
///
/// They are all stopped before the first is killed. A process that finds another one gone might
/// still write what a real end would have kept from the disk.
pub fn kill(root: u32, folder: &Path) {
    let mut stopped = HashSet::new();
    loop {
        let mut fresh = living(root, folder);
        fresh.retain(|id| !stopped.contains(id));
        if fresh.is_empty() {
            break;
        }
        // One may have ended by itself just now, so what comes of it does not matter.
        signal("STOP", &fresh);
        stopped.extend(fresh);
    }
    signal("KILL", &stopped.into_iter().collect::<Vec<_>>());
    let gone = wait_for(|| living(root, folder).is_empty().then_some(()));
    assert!(gone.is_some(), "the browser's processes cannot be killed");
}

/// Those that run, or could: what is dead and only not yet buried is left out.
fn living(root: u32, folder: &Path) -> Vec<u32> {
    let own = std::process::id();
    let running: HashMap<u32, u32> = numbers()
        .filter(|id| *id != own)
        .filter_map(|id| Some((id, parent(id)?)))
        .collect();
    // A folder inside it is named to each of them, and no other session's begins like this.
    let inside = format!("{}/", folder.display());
    let ours = |id: &u32| {
        let line = std::iter::successors(Some(*id), |id| running.get(id).copied());
        line.take(64).any(|id| id == root) || is_told_of(*id, &inside)
    };
    running.keys().copied().filter(ours).collect()
}

fn numbers() -> impl Iterator<Item = u32> {
    let entries = fs::read_dir("/proc").expect("there is /proc").flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
}

/// Who started a process, if it is alive.
fn parent(id: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // Its name may hold anything, even brackets.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut words = rest.split(' ');
    let state = words.next()?;
    let parent = words.next()?.parse().ok()?;
    (!["Z", "X"].contains(&state)).then_some(parent)
}

/// Whether its command line or its environment names the folder.
fn is_told_of(id: u32, folder: &str) -> bool {
    ["cmdline", "environ"].iter().any(|file| {
        let text = fs::read(format!("/proc/{id}/{file}")).unwrap_or_default();
        let mut windows = text.windows(folder.len());
        windows.any(|window| window == folder.as_bytes())
    })
}

fn signal(name: &str, ids: &[u32]) {
    let mut command = Command::new("sh");
    let kill = format!("kill -{name} \"$@\" 2>/dev/null");
    command.args(["-c", &kill, "kill"]);
    command.args(ids.iter().map(ToString::to_string));
    let _ = command.status();
}
