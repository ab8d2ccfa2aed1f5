//! The quiet check: during a test, no error was logged and no other host was requested.
//!
//! Each engine reports its console in a different way: Chromium in the driver's log, Firefox in its
//! output, and a recorder in the page fills the gaps in Firefox and WebKit. Each check proves that
//! reporting works: it logs an error of its own last and waits until that has arrived.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::Page;
use crate::harness::{Engine, FaultyProxy, wait_for};

/// The text that the check logs last.
const END: &str = "the test ends here";

/// What the quiet check has observed during the test.
#[derive(Debug)]
pub struct Observations {
    scripts: bool,
    hosts: RefCell<BTreeSet<String>>,
    errors: RefCell<Vec<String>>,
    forgiven: RefCell<Vec<String>>,
    pardoned: RefCell<BTreeSet<String>>,
}

impl Observations {
    /// Starts with no observations. Without scripts the page can't log anything.
    pub fn new(scripts: bool) -> Self {
        Self {
            scripts,
            hosts: RefCell::default(),
            errors: RefCell::default(),
            forgiven: RefCell::default(),
            pardoned: RefCell::default(),
        }
    }
}

impl Page {
    /// Ignores errors that contain `text`, which the test causes.
    pub fn forgive(&self, text: &str) {
        self.watch.forgiven.borrow_mut().push(text.to_string());
    }

    /// Ignores requests to a host to which the test itself sends the page.
    pub fn allow_host(&self, host: &str) {
        self.watch.pardoned.borrow_mut().insert(host.to_string());
    }

    /// Fails if an error was logged, or another host was requested.
    #[track_caller]
    pub fn assert_quiet(&self) {
        let errors = self.errors();
        assert!(
            errors.is_empty(),
            "logged as errors:\n  {}",
            errors.join("\n  ")
        );
        let mut hosts = self.other_hosts();
        hosts.retain(|host| !self.watch.pardoned.borrow().contains(host));
        assert!(
            hosts.is_empty(),
            "other hosts were asked: {}",
            hosts.join(", ")
        );
    }

    /// Returns everything logged as an error so far, except forgiven errors.
    #[track_caller]
    pub fn errors(&self) -> Vec<String> {
        self.drain_console();
        let forgiven = self.watch.forgiven.borrow();
        let errors = self.watch.errors.borrow();
        errors
            .iter()
            .filter(|error| !error.contains(END))
            .filter(|error| !forgiven.iter().any(|text| error.contains(text)))
            .cloned()
            .collect()
    }

    /// Returns the requested hosts other than the page's own.
    #[track_caller]
    pub fn other_hosts(&self) -> Vec<String> {
        self.record_hosts();
        let own = self.address("");
        let own = host(&own).unwrap_or_default();
        let hosts = self.watch.hosts.borrow();
        hosts.iter().filter(|host| **host != own).cloned().collect()
    }

    /// Reads the console up to now.
    #[track_caller]
    fn drain_console(&self) {
        if self.watch.scripts {
            let script = "console.error(arguments[0])";
            // A browser without a document has logged nothing.
            if self.driver.try_run_script(script, json!([END])).is_err() {
                return;
            }
        }
        let came = wait_for(|| {
            let errors = match self.engine() {
                Engine::Chromium => {
                    let fresh = self.chromium_errors();
                    let mut all = self.watch.errors.borrow_mut();
                    all.extend(fresh);
                    all.clone()
                }
                Engine::Firefox => {
                    let mut lines = self.driver.log().lines();
                    lines.retain(|line| is_firefox_error(line));
                    lines.extend(self.recorded_lines());
                    lines
                }
                Engine::WebKit => self.recorded_lines(),
            };
            let ended = !self.watch.scripts || errors.iter().any(|error| error.contains(END));
            self.watch.errors.replace(errors);
            ended.then_some(())
        });
        assert!(
            came.is_some(),
            "the console does not come through, so nothing can be told about it:\n{}",
            self.driver.log().tail()
        );
    }

    /// Reads Chromium's console and the hosts that were requested. The driver returns each log
    /// entry only once.
    #[track_caller]
    fn chromium_errors(&self) -> Vec<String> {
        let session = self.driver.session();
        let console = self
            .driver
            .block_on(session.get_log("browser"))
            .unwrap_or_default();
        let errors = console.into_iter().filter(|entry| entry.level == "SEVERE");
        errors.map(|entry| entry.message).collect()
    }

    fn recorded_lines(&self) -> Vec<String> {
        let line = self.mischief.as_ref();
        line.map(FaultyProxy::recorded_lines).unwrap_or_default()
    }

    /// Notes the hosts that the current document has requested, before it goes.
    pub(super) fn record_hosts(&self) {
        let mut hosts = self.watch.hosts.borrow_mut();
        let script = "return performance.getEntries().filter((entry) => 'initiatorType' in entry)\
             .map((entry) => entry.name)";
        let asked = self
            .driver
            .try_run_script(script, json!([]))
            .unwrap_or_default();
        for address in asked.as_array().into_iter().flatten() {
            hosts.extend(address.as_str().and_then(host));
        }
        if self.engine() == Engine::Chromium {
            let session = self.driver.session();
            let traffic = self.driver.block_on(session.get_log("performance"));
            for entry in traffic.unwrap_or_default() {
                hosts.extend(requested_address(&entry.message).as_deref().and_then(host));
            }
        }
    }
}

/// Whether a line of Firefox's output is an error of the page. Firefox's own modules log there too,
/// behind a bare name (`console.error: RSLoader:`); what a page logs is in quotes or brackets.
fn is_firefox_error(line: &str) -> bool {
    let own = |text: &str| {
        text.split(' ')
            .next()
            .is_some_and(|word| word.ends_with(':'))
    };
    line.starts_with("JavaScript error: http")
        || line
            .strip_prefix("console.error: ")
            .is_some_and(|text| !own(text))
}

/// Returns the address in an entry of Chromium's traffic log, if a request was sent.
fn requested_address(entry: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let message = entry.get("message")?;
    if message.get("method")? != "Network.requestWillBeSent" {
        return None;
    }
    let address = message.pointer("/params/request/url")?;
    address.as_str().map(String::from)
}

/// Returns the host and port of an address on the network.
fn host(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    if !["http", "https", "ws", "wss"].contains(&scheme) {
        return None;
    }
    let host = rest.split(['/', '?', '#']).next()?;
    Some(host.to_string())
}
