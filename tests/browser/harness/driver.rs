//! The driver program, its browser session, and the basic calls that the page objects use.

use std::fs;
use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use thirtyfour::WebDriver;
use thirtyfour::common::command::{Actions, Command as Order};
use thirtyfour::error::WebDriverResult;
use tokio::runtime::{Builder, Runtime};

use super::capabilities::FIREFOX_WINDOW;
use super::child::{Child, watched_command};
use super::profile::prepare_profile;
use super::wait::wait_for;
use super::{Engine, Log, Setup, first, port, processes, steady};

/// A fresh browser without any stored data. It closes when this value is dropped.
pub struct Driver {
    engine: Engine,
    setup: Setup,
    runtime: Runtime,
    // `None` after the browser was killed.
    session: Option<WebDriver>,
    program: Option<Child>,
    log: Log,
    display: Option<String>,
    // Dropped last: the display must outlive its browser.
    _screen: Option<Child>,
    folder: PathBuf,
    // Number of earlier tests in this browser.
    served: usize,
}

impl Driver {
    /// Starts the driver, and a browser as `setup` wants it.
    pub fn start(engine: Engine, setup: &Setup) -> Self {
        let folder = unique_folder();
        if engine == Engine::Firefox {
            first::copy_profile(first::prepared_profile(), &folder.join("profile"))
                .expect("a profile can be copied");
        }
        Self::start_in(folder, engine, setup)
    }

    /// Returns a Firefox that was started twice, opened nothing and ended: only then has it written
    /// all its start-up data.
    pub fn warmed_up_firefox() -> Self {
        let mut driver = Self::start_in(unique_folder(), Engine::Firefox, &Setup::new());
        driver.quit();
        driver.start_again();
        driver.quit();
        driver
    }

    fn start_in(folder: PathBuf, engine: Engine, setup: &Setup) -> Self {
        let downloads = folder.join("downloads");
        for folder in [&downloads, &folder.join("profile"), &folder.join("config")] {
            fs::create_dir_all(folder).expect("a folder for the browser can be made");
        }
        let (screen, display) = match engine {
            Engine::WebKit => start_virtual_display(),
            Engine::Chromium | Engine::Firefox => (None, None),
        };
        prepare_profile(engine, &folder);
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime can be made");
        let mut driver = Self {
            engine,
            setup: setup.clone(),
            runtime,
            session: None,
            program: None,
            log: Log::default(),
            display,
            _screen: screen,
            folder,
            served: 0,
        };
        driver.start_again();
        driver
    }

    /// Starts a browser on the existing profile with another driver; the previous one was killed.
    pub fn start_again(&mut self) {
        remove_stale_locks(&self.profile());
        let (program, address) = self.start_program();
        let capabilities = self.setup.capabilities(self.engine, &self.folder);
        let session = self.block_on(WebDriver::new(address, capabilities));
        let session = session.unwrap_or_else(|error| {
            panic!(
                "no {} starts: {error}\n{}",
                self.engine.name(),
                self.log.tail()
            )
        });
        self.program = Some(program);
        self.session = Some(session);
        if self.engine == Engine::Chromium && self.setup.can_share_browser(self.engine) {
            // The headless shell ignores preferences.
            let folder = self.folder.join("downloads");
            let downloads = json!({ "behavior": "allow", "downloadPath": folder });
            self.call_devtools("Browser.setDownloadBehavior", downloads);
        }
    }

    /// Closes the last test's windows, with everything emulated in them, and opens a new one. In
    /// Chromium it also deletes the test's data; in Firefox that data stays with the port of the
    /// test's server.
    pub fn reset(&mut self, origin: &str) -> WebDriverResult<()> {
        self.served += 1;
        let session = self.session();
        self.runtime.block_on(async {
            let old = session.windows().await?;
            let fresh = session.new_tab().await?;
            for window in old {
                session.switch_to_window(window).await?;
                session.close_window().await?;
            }
            session.switch_to_window(fresh).await?;
            if self.engine == Engine::Firefox {
                // All tabs share a window, which keeps its size.
                session.cmd(Order::ReleaseActions).await?;
                let [width, height] = FIREFOX_WINDOW;
                return session.set_window_rect(0, 0, width, height).await;
            }
            let tools = session.cdp();
            let all = json!({ "origin": origin, "storageTypes": "all" });
            tools.send_raw("Storage.clearDataForOrigin", all).await?;
            for order in [
                "Network.clearBrowserCache",
                "Network.clearBrowserCookies",
                "Browser.resetPermissions",
            ] {
                tools.send_raw(order, json!({})).await?;
            }
            // The logs so far belong to the last test.
            for log in ["browser", "performance"] {
                session.get_log(log).await?;
            }
            WebDriverResult::Ok(())
        })?;
        if self.engine == Engine::Firefox {
            self.log.clear();
        }
        remove_test_files(&self.folder)?;
        Ok(())
    }

    /// Number of earlier tests in this browser.
    pub fn tests_served(&self) -> usize {
        self.served
    }

    /// Lets the driver close the browser, then ends the driver.
    fn quit(&mut self) {
        if let Some(session) = self.session.take() {
            let _ = self.runtime.block_on(session.quit());
        }
        self.program = None;
    }

    /// Kills the driver and all of the browser's processes at the same moment. Only the data in the
    /// profile survives.
    pub fn kill(&mut self) {
        let Some(program) = self.program.take() else {
            return;
        };
        processes::kill_tree(program.id(), &self.folder);
        if let Some(session) = self.session.take() {
            // The driver is dead, so it can't be told that the session ends.
            let _ = session.leak();
        }
    }

    /// The engine under test.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Output of the driver and the browser.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// This session's own folder: the profile, downloads, files to upload.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The browser's profile in that folder.
    pub fn profile(&self) -> PathBuf {
        self.folder.join("profile")
    }

    /// The WebDriver session, for calls that have no method here.
    pub fn session(&self) -> &WebDriver {
        self.session
            .as_ref()
            .expect("the browser was killed, and not started again")
    }

    /// Waits for a response of the session.
    pub fn block_on<T>(&self, asked: impl Future<Output = T>) -> T {
        self.runtime.block_on(asked)
    }

    /// Runs a script's body in the page with `arguments` and returns its result. The page's policy
    /// doesn't restrict the driver.
    pub fn try_run_script(&self, body: &str, arguments: Value) -> WebDriverResult<Value> {
        let arguments = match arguments {
            Value::Array(list) => list,
            Value::Null => Vec::new(),
            one => vec![one],
        };
        let answer = self.block_on(self.session().execute(body, arguments))?;
        Ok(answer.json().clone())
    }

    /// Like [`Self::try_run_script`], but panics on failure.
    #[track_caller]
    pub fn run_script(&self, body: &str, arguments: Value) -> Value {
        match self.try_run_script(body, arguments) {
            Ok(value) => value,
            Err(error) => panic!("the page cannot run this: {error}\n{body}"),
        }
    }

    /// Sends input like that of real devices: the protocol's `actions`, one entry per device.
    pub fn perform_actions(&self, actions: Value) -> WebDriverResult<()> {
        let order = Order::PerformActions(Actions::from(actions));
        self.block_on(self.session().cmd(order))?;
        Ok(())
    }

    /// Calls Chromium's DevTools protocol. Other engines have no such call.
    #[track_caller]
    pub fn call_devtools(&self, method: &str, parameters: Value) -> Value {
        assert_eq!(
            self.engine,
            Engine::Chromium,
            "{method} is for Chromium alone"
        );
        self.block_on(self.session().cdp().send_raw(method, parameters))
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Starts the driver on a free port and waits until it answers. Retries, because another
    /// program may take the port first.
    fn start_program(&self) -> (Child, String) {
        for _ in 0..3 {
            let port = port::free_port();
            let (mut command, log) = (self.driver_command(port), self.log.clone());
            let mut program = if self.setup.can_share_browser(self.engine) {
                Child::start_watched(&mut command, log)
            } else {
                Child::start_with_log(&mut command, log)
            };
            let listens = wait_for(|| {
                // If the driver has ended, the answer came from another program.
                let answered = port::driver_answers(port);
                if program.is_running() {
                    answered.then_some(true)
                } else {
                    Some(false)
                }
            });
            if listens == Some(true) {
                return (program, format!("http://127.0.0.1:{port}"));
            }
        }
        panic!(
            "the driver for {} does not start:\n{}",
            self.engine.name(),
            self.log.tail()
        );
    }

    /// Returns the driver's command with the environment for it and its browser.
    fn driver_command(&self, port: u16) -> Command {
        let (path, words) = self.engine.driver_program(port);
        let mut command = if self.setup.can_share_browser(self.engine) {
            watched_command(path)
        } else {
            Command::new(path)
        };
        command
            .args(words)
            .env("XDG_CONFIG_HOME", self.folder.join("config"));
        if self.setup.wasm_off {
            // WebKit reads this variable; the other engines have a preference instead.
            command.env("JSC_useWasm", "0");
        }
        if self.engine == Engine::WebKit {
            let mut libraries = steady::errno_keeper_library().display().to_string();
            if self.setup.on_disk {
                libraries = format!("{libraries}:{}", steady::profile_keeper_library().display());
                command.env("LETTERCASE_WEBKIT_PROFILE", self.profile());
            }
            command
                .env("LD_PRELOAD", libraries)
                .envs(steady::COMPILES_LESS)
                .envs(steady::DOES_WITHOUT);
        }
        if let Some(display) = &self.display {
            // Uses only the virtual display that was started for it.
            command.env("DISPLAY", display).env("GDK_BACKEND", "x11");
        }
        command
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.quit();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Deletes the files that a test put beside the browser's own.
fn remove_test_files(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let own = ["profile", "config"]
            .iter()
            .any(|own| entry.file_name() == *own);
        match entry.file_type()?.is_dir() {
            _ if own => {}
            true => fs::remove_dir_all(entry.path())?,
            false => fs::remove_file(entry.path())?,
        }
    }
    fs::create_dir(folder.join("downloads"))
}

/// Returns a folder that no other session uses.
fn unique_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("browser-{}-{number}", std::process::id());
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Deletes what a killed browser leaves in its profile and would mislead the next one: the
/// profile's lock and the address of its driver.
fn remove_stale_locks(profile: &Path) {
    for name in [
        "SingletonLock",
        "SingletonCookie",
        "SingletonSocket",
        "DevToolsActivePort",
        "MarionetteActivePort",
        "lock",
    ] {
        // A fresh profile has no such file.
        let _ = fs::remove_file(profile.join(name));
    }
}

/// Starts a virtual display, for engines that need one.
fn start_virtual_display() -> (Option<Child>, Option<String>) {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1600x1400x24"]);
    command.args(["-nolisten", "tcp", "-noreset"]);
    let screen = Child::start(&mut command);
    let number = wait_for(|| {
        let lines = screen.log().lines();
        lines
            .into_iter()
            .find_map(|line| line.trim().parse::<u32>().ok())
    });
    let Some(number) = number else {
        panic!("Xvfb does not start:\n{}", screen.log().tail());
    };
    (Some(screen), Some(format!(":{number}")))
}

/// Returns the `actions` of one device for [`Driver::perform_actions`]. The protocol wants a mouse
/// and a finger to have different names.
pub fn device_actions(kind: &str, name: &str, parameters: Value, actions: Vec<Value>) -> Value {
    let mut device = json!({ "type": kind, "id": name, "actions": actions });
    if !parameters.is_null() {
        device["parameters"] = parameters;
    }
    json!([device])
}
