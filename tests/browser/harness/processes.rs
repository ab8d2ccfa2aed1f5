//! Finding a browser's processes and killing them at the same moment.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use super::wait::wait_for;

/// Kills `root`, all its descendants, and every other process that was started with `folder`:
/// browsers, pages, graphics and storage processes.
///
/// All are stopped before the first is killed: a process that sees another one die might still
/// write data that a real power cut would have lost.
pub fn kill_tree(root: u32, folder: &Path) {
    let mut stopped = HashSet::new();
    loop {
        let mut fresh = living_processes(root, folder);
        fresh.retain(|id| !stopped.contains(id));
        if fresh.is_empty() {
            break;
        }
        // A process may have just ended by itself, so errors don't matter.
        send_signal("STOP", &fresh);
        stopped.extend(fresh);
    }
    send_signal("KILL", &stopped.into_iter().collect::<Vec<_>>());
    let gone = wait_for(|| living_processes(root, folder).is_empty().then_some(()));
    assert!(gone.is_some(), "the browser's processes cannot be killed");
}

/// Returns the processes that are alive; zombies are left out.
fn living_processes(root: u32, folder: &Path) -> Vec<u32> {
    let own = std::process::id();
    let running: HashMap<u32, u32> = process_ids()
        .filter(|id| *id != own)
        .filter_map(|id| Some((id, parent_id(id)?)))
        .collect();
    // Each process of the session is given a path inside the folder; no other session's paths begin
    // with it.
    let inside = format!("{}/", folder.display());
    let ours = |id: &u32| {
        let line = std::iter::successors(Some(*id), |id| running.get(id).copied());
        line.take(64).any(|id| id == root) || mentions_folder(*id, &inside)
    };
    running.keys().copied().filter(ours).collect()
}

fn process_ids() -> impl Iterator<Item = u32> {
    let entries = fs::read_dir("/proc").expect("there is /proc").flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
}

/// Returns the parent of a process, if it is alive.
fn parent_id(id: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The process name may contain anything, even brackets.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut words = rest.split(' ');
    let state = words.next()?;
    let parent = words.next()?.parse().ok()?;
    (!["Z", "X"].contains(&state)).then_some(parent)
}

/// Whether the command line or the environment of a process names the folder.
fn mentions_folder(id: u32, folder: &str) -> bool {
    ["cmdline", "environ"].iter().any(|file| {
        let text = fs::read(format!("/proc/{id}/{file}")).unwrap_or_default();
        let mut windows = text.windows(folder.len());
        windows.any(|window| window == folder.as_bytes())
    })
}

fn send_signal(name: &str, ids: &[u32]) {
    let mut command = Command::new("sh");
    let kill = format!("kill -{name} \"$@\" 2>/dev/null");
    command.args(["-c", &kill, "kill"]);
    command.args(ids.iter().map(ToString::to_string));
    let _ = command.status();
}
