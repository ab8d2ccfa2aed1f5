//! Pictures of the screens, in the sizes and themes that the design knows.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::Page;
use crate::harness::{DEADLINE, Engine, in_proof, project, wait_for};

/// The inside of a window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// How wide it is.
    pub width: u32,
    /// How high it is.
    pub height: u32,
}

/// A phone in one hand, a tablet flat on the table, a laptop.
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

/// The themes that the page can be set in.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// Looks with each picture whether all has arrived, for so many milliseconds at most. What is about
/// to move does so with the next picture; a page out of sight draws none.
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
    /// Nothing of the screen as it stands is wider than the window, in every size. In each it has
    /// its picture taken in every theme, `target/screens/ENGINE/NAME-360-light.png` and its
    /// siblings, but in the proof, where nobody looks at them.
    #[track_caller]
    pub fn screens(&self, name: &str) {
        for size in SIZES {
            self.resize(size);
            self.stands_still();
            assert!(!self.scrolls_sideways(), "{name} is wider than {size:?}");
            for theme in THEMES.into_iter().filter(|_| !in_proof()) {
                self.theme(theme);
                self.picture(&format!("{name}-{}-{theme}", size.width));
            }
        }
        self.theme_as_set();
    }

    /// Makes the inside of the window this large.
    #[track_caller]
    pub fn resize(&self, size: Size) {
        let frame = self.frame();
        self.ask_for_size(size, frame);
        let inside = "return [innerWidth, innerHeight]";
        let wanted = json!([size.width, size.height]);
        let mut seen = json!(null);
        let fits = wait_for(|| {
            let before = seen.take();
            seen = self.driver.script(inside, json!([]));
            // Once, at a load of ten, Firefox still had its first size after 20 s. Why isn't known;
            // the same request again changes nothing where the first one is on its way.
            if seen == before && seen != wanted {
                self.ask_for_size(size, frame);
            }
            (seen == wanted).then_some(())
        });
        assert!(
            fits.is_some(),
            "the window should be {wanted} inside, not {seen}"
        );
    }

    /// Width and height of the window's own frame. Chromium's emulated window has none.
    #[track_caller]
    fn frame(&self) -> [u32; 2] {
        if self.engine() == Engine::Chromium {
            return [0, 0];
        }
        let script = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        serde_json::from_value(self.driver.script(script, json!([]))).unwrap_or_default()
    }

    #[track_caller]
    fn ask_for_size(&self, size: Size, [width, height]: [u32; 2]) {
        if self.engine() == Engine::Chromium {
            let metrics = json!({
                "width": size.width, "height": size.height,
                "deviceScaleFactor": 1, "mobile": false,
            });
            self.driver
                .chromium("Emulation.setDeviceMetricsOverride", metrics);
            return;
        }
        let session = self.driver.session();
        let resized = session.set_window_rect(0, 0, size.width + width, size.height + height);
        if let Err(error) = self.driver.run(resized) {
            panic!("the window cannot be resized: {error}");
        }
    }

    /// Shows the page in a theme, whatever is set.
    #[track_caller]
    pub fn theme(&self, theme: &str) {
        let script = "const root = document.documentElement;\
             root.dataset.themeBefore ??= root.dataset.theme ?? '';\
             root.dataset.theme = arguments[0]";
        self.driver.script(script, json!([theme]));
    }

    /// Shows it again in the theme that is set.
    #[track_caller]
    pub fn theme_as_set(&self) {
        let script = "const root = document.documentElement;\
             const before = root.dataset.themeBefore;\
             delete root.dataset.themeBefore;\
             if (before) root.dataset.theme = before; else delete root.dataset.theme";
        self.driver.script(script, json!([]));
    }

    /// One picture of the window, for people to look at.
    #[track_caller]
    pub fn picture(&self, name: &str) -> PathBuf {
        self.stands_still();
        let path = project()
            .join("target/screens")
            .join(self.engine().name())
            .join(format!("{name}.png"));
        self.save_picture(&path);
        path
    }

    /// Waits until fonts are there and what moves has arrived; what moves without end may.
    #[track_caller]
    pub fn stands_still(&self) {
        let most = json!(DEADLINE.as_millis() as u64);
        match self.driver.try_script(STANDS_STILL, json!([most])) {
            Ok(Value::Bool(true)) => {}
            Ok(_) => self.waited_in_vain("fonts are there and nothing moves"),
            Err(error) => panic!("the page draws nothing: {error}"),
        }
    }

    /// Writes what the window shows.
    #[track_caller]
    pub(super) fn save_picture(&self, path: &PathBuf) {
        let picture = match self.driver.run(self.driver.session().screenshot_as_png()) {
            Ok(picture) => picture,
            Err(error) => panic!("no picture can be taken: {error}"),
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("a folder for pictures can be made");
        }
        fs::write(path, picture).expect("a picture can be written");
    }
}
