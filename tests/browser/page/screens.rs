//! Screenshots, in the sizes and themes of the design.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::Page;
use crate::harness::{DEADLINE, Engine, in_proof, project_folder, wait_for};

/// Inner size of a window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
}

/// A phone, a tablet and a laptop.
pub const SIZES: [Size; 3] = [
    Size {
        width: 360,
        height: 780,
    },
    Size {
        width: 820,
        height: 1180,
    },
    Size {
        width: 1440,
        height: 900,
    },
];

/// The page's themes.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// Waits for at most the given milliseconds until fonts have loaded and animations have ended.
/// Checks before each frame, since pending animations start with the next one; a hidden page draws
/// none.
const STANDS_STILL: &str = "
    const [most] = arguments;
    const ends = Date.now() + most;
    const arrived = (one) => one.playState !== 'running'
        || one.effect?.getComputedTiming().endTime === Infinity
        || one.animationName === 'lesson-waits';
    return new Promise((done) => {
      const look = () => {
        const stands = document.fonts.status === 'loaded'
            && !document.querySelector('[data-travels]') && document.getAnimations().every(arrived);
        if (stands || Date.now() > ends) done(stands);
        else if (document.hidden) setTimeout(look, 20);
        else requestAnimationFrame(look);
      };
      if (document.hidden) look();
      else requestAnimationFrame(() => requestAnimationFrame(look));
    })";

impl Page {
    /// Checks in every size that the screen isn't wider than the window. Outside the proof it also
    /// saves a picture in every size and theme: `target/screens/ENGINE/NAME-360-light.png` and so
    /// on.
    #[track_caller]
    pub fn check_all_sizes(&self, name: &str) {
        for size in SIZES {
            self.resize(size);
            self.wait_for_animations();
            assert!(!self.scrolls_sideways(), "{name} is wider than {size:?}");
            for theme in THEMES.into_iter().filter(|_| !in_proof()) {
                self.set_theme(theme);
                self.take_picture(&format!("{name}-{}-{theme}", size.width));
            }
        }
        self.reset_theme();
    }

    /// Gives the window this inner size.
    #[track_caller]
    pub fn resize(&self, size: Size) {
        let frame = self.frame_size();
        self.request_size(size, frame);
        let inside = "return [innerWidth, innerHeight]";
        let wanted = json!([size.width, size.height]);
        let mut seen = json!(null);
        let fits = wait_for(|| {
            let before = seen.take();
            seen = self.driver.run_script(inside, json!([]));
            // Once, at a load of ten, Firefox still had its first size after 20 s, for an unknown
            // reason. Repeating the request is harmless if the first one is still being handled.
            if seen == before && seen != wanted {
                self.request_size(size, frame);
            }
            (seen == wanted).then_some(())
        });
        assert!(
            fits.is_some(),
            "the window should be {wanted} inside, not {seen}"
        );
    }

    /// Returns the width and height of the window's frame. Chromium's emulated window has none.
    #[track_caller]
    fn frame_size(&self) -> [u32; 2] {
        if self.engine() == Engine::Chromium {
            return [0, 0];
        }
        let script = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        serde_json::from_value(self.driver.run_script(script, json!([]))).unwrap_or_default()
    }

    #[track_caller]
    fn request_size(&self, size: Size, [width, height]: [u32; 2]) {
        if self.engine() == Engine::Chromium {
            let metrics = json!({
                "width": size.width, "height": size.height,
                "deviceScaleFactor": 1, "mobile": false,
            });
            self.driver
                .call_devtools("Emulation.setDeviceMetricsOverride", metrics);
            return;
        }
        let session = self.driver.session();
        let resized = session.set_window_rect(0, 0, size.width + width, size.height + height);
        if let Err(error) = self.driver.block_on(resized) {
            panic!("the window cannot be resized: {error}");
        }
    }

    /// Shows the page in a theme, whatever its settings.
    #[track_caller]
    pub fn set_theme(&self, theme: &str) {
        let script = "const root = document.documentElement;\
             root.dataset.themeBefore ??= root.dataset.theme ?? '';\
             root.dataset.theme = arguments[0]";
        self.driver.run_script(script, json!([theme]));
    }

    /// Shows the page in the theme of its settings again.
    #[track_caller]
    pub fn reset_theme(&self) {
        let script = "const root = document.documentElement;\
             const before = root.dataset.themeBefore;\
             delete root.dataset.themeBefore;\
             if (before) root.dataset.theme = before; else delete root.dataset.theme";
        self.driver.run_script(script, json!([]));
    }

    /// Takes a picture of the window, for people to look at.
    #[track_caller]
    pub fn take_picture(&self, name: &str) -> PathBuf {
        self.wait_for_animations();
        let path = project_folder()
            .join("target/screens")
            .join(self.engine().name())
            .join(format!("{name}.png"));
        self.save_picture(&path);
        path
    }

    /// Waits until fonts have loaded and finite animations have ended.
    #[track_caller]
    pub fn wait_for_animations(&self) {
        let most = json!(DEADLINE.as_millis() as u64);
        match self.driver.try_run_script(STANDS_STILL, json!([most])) {
            Ok(Value::Bool(true)) => {}
            Ok(_) => self.fail_after_waiting("fonts are there and nothing moves"),
            Err(error) => panic!("the page draws nothing: {error}"),
        }
    }

    /// Saves a picture of the window.
    #[track_caller]
    pub(super) fn save_picture(&self, path: &PathBuf) {
        let picture = match self
            .driver
            .block_on(self.driver.session().screenshot_as_png())
        {
            Ok(picture) => picture,
            Err(error) => panic!("no picture can be taken: {error}"),
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("a folder for pictures can be made");
        }
        fs::write(path, picture).expect("a picture can be written");
    }
}
