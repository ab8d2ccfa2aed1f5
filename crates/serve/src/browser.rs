//! Opens the page in the user's browser.

use std::process::{Command, Stdio};
use std::thread;

/// Opens the address in a browser if there is one. If not, the printed address is all that is
/// needed, so no fault is reported.
pub fn open(address: &str) {
    let Some((program, words)) = open_command() else {
        return;
    };
    let child = Command::new(program)
        .args(words)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = child {
        // The exit code must be collected, or the process stays as a zombie.
        thread::spawn(move || child.wait());
    }
}

fn open_command() -> Option<(&'static str, &'static [&'static str])> {
    match std::env::consts::OS {
        "macos" => Some(("open", &[])),
        "windows" => Some(("cmd", &["/C", "start", ""])),
        _ => {
            let screen = ["DISPLAY", "WAYLAND_DISPLAY"]
                .iter()
                .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
            screen.then_some(("xdg-open", &[] as &[_]))
        }
    }
}
