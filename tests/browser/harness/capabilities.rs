//! The capabilities with which each browser starts.

use std::path::Path;

use serde_json::{Value, json};
use thirtyfour::Capabilities;

use super::{Engine, Setup};

/// Headless, without background traffic and prompts.
const CHROMIUM: &[&str] = &[
    "--headless=new",
    // A test navigates through the history faster than people and must not be throttled.
    "--disable-ipc-flooding-protection",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-sync",
    "--hide-scrollbars",
    "--lang=en-GB",
    "--window-size=1440,900",
];

/// Width and height of Firefox's window when it starts.
pub const FIREFOX_WINDOW: [u32; 2] = [1440, 900];

impl Setup {
    /// Returns the capabilities of a new session whose files are in `folder`, which
    /// [`prepare_profile`](super::profile::prepare_profile) has filled.
    pub fn capabilities(&self, engine: Engine, folder: &Path) -> Capabilities {
        let profile = &folder.join("profile");
        let downloads = &folder.join("downloads");
        let mut value = match engine {
            Engine::Chromium => self.chromium_capabilities(profile, downloads),
            Engine::Firefox => self.firefox_capabilities(profile, downloads),
            Engine::WebKit => self.webkit_capabilities(),
        };
        if self.unwaited {
            value["pageLoadStrategy"] = json!("none");
        }
        match value {
            Value::Object(map) => map.into(),
            other => panic!("capabilities are an object, not {other}"),
        }
    }

    fn chromium_capabilities(&self, profile: &Path, downloads: &Path) -> Value {
        let mut args: Vec<String> = CHROMIUM.iter().map(ToString::to_string).collect();
        args.push(format!("--user-data-dir={}", profile.display()));
        let mut prefs = json!({
            "download.default_directory": downloads,
            "download.prompt_for_download": false,
        });
        if self.storage_blocked {
            prefs["profile.default_content_setting_values.cookies"] = json!(2);
        }
        if self.scripts_off {
            prefs["profile.default_content_setting_values.javascript"] = json!(2);
        }
        if self.wasm_off {
            // Without a compiler V8 has no WebAssembly either.
            args.push("--js-flags=--jitless".to_string());
        }
        if self.still {
            args.push("--force-prefers-reduced-motion".to_string());
        }
        let bare = self.headless_shell();
        if bare.is_some() {
            // Without this, text in the headless shell would be hinted and wider than in the full
            // browser.
            args.push("--font-render-hinting=none".to_string());
        }
        json!({
            "browserName": if bare.is_some() { "chrome-headless-shell" } else { "chrome" },
            "goog:chromeOptions": {
                "binary": bare.or_else(|| Engine::Chromium.browser_path()),
                "args": args,
                "prefs": prefs,
            },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        })
    }

    fn firefox_capabilities(&self, profile: &Path, downloads: &Path) -> Value {
        let mut prefs = json!({
            // Firefox's console goes to its output, where the tests read it.
            "devtools.console.stdout.content": true,
            "devtools.console.stdout.chrome": false,
            "browser.dom.window.dump.enabled": true,
            // The profile's own style sheet lets the window be as narrow as a phone.
            "toolkit.legacyUserProfileCustomizations.stylesheets": true,
            "browser.download.folderList": 2,
            "browser.download.dir": downloads,
            "browser.download.always_ask_before_handling_new_types": false,
            "browser.helperApps.neverAsk.saveToDisk": "application/json,application/octet-stream,application/pdf,text/plain,image/svg+xml",
            "intl.accept_languages": "en-GB",
            // Saves work at the start: no new-tab page with its process, no process for built-in
            // add-ons, and no preallocated process.
            "browser.newtabpage.enabled": false,
            "browser.startup.homepage": "about:blank",
            "browser.startup.page": 0,
            "browser.tabs.remote.separatePrivilegedContentProcess": false,
            "dom.ipc.processPrelaunch.enabled": false,
            "extensions.webextensions.remote": false,
        });
        if self.storage_blocked {
            prefs["dom.storage.enabled"] = json!(false);
            prefs["dom.indexedDB.enabled"] = json!(false);
            // Newer versions can block storage only together with cookies.
            prefs["network.cookie.cookieBehavior"] = json!(2);
        }
        if self.scripts_off {
            prefs["javascript.enabled"] = json!(false);
        }
        if self.wasm_off {
            prefs["javascript.options.wasm"] = json!(false);
        }
        let [width, height] = FIREFOX_WINDOW.map(|side| side.to_string());
        json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "binary": Engine::Firefox.browser_path(),
                "args": ["-headless", "-width", &width, "-height", &height, "-profile", &profile.display().to_string()],
                "prefs": prefs,
            },
        })
    }

    fn webkit_capabilities(&self) -> Value {
        let mut args = vec!["--automation"];
        if self.storage_blocked {
            args.push("--enable-html5-local-storage=false");
            args.push("--enable-html5-database=false");
        }
        if self.scripts_off {
            args.push("--enable-javascript=false");
        }
        json!({
            "webkitgtk:browserOptions": {
                "binary": Engine::WebKit.browser_path(),
                "args": args,
            },
        })
    }
}
