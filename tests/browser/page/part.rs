//! A part of the page, looked up again at each use, so that redraws in between do no harm.

use serde_json::{Value, json};
use thirtyfour::WebElement;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};

use super::Page;
use crate::harness::wait_for;

/// The search script that all parts use.
const FIND: &str = include_str!("find.js");

/// How a part is found.
#[derive(Debug, Clone)]
enum Query {
    /// By role and accessible name, perhaps inside a group.
    Named {
        role: String,
        name: String,
        group: Option<String>,
    },
    /// By CSS selector, for parts without a name.
    Css(String),
}

/// A reference to a part of the page.
#[derive(Clone)]
pub struct Part<'page> {
    pub(super) page: &'page Page,
    query: Query,
}

impl Page {
    /// The part with this role (`button`, `gridcell`, `textbox` ...) and this accessible name.
    /// `pressable` matches everything that can be pressed.
    pub fn part(&self, role: &str, name: &str) -> Part<'_> {
        self.part_by_name(role, name, None)
    }

    /// The part with this role and name inside the group, region, grid or dialog called `group`.
    pub fn part_in(&self, group: &str, role: &str, name: &str) -> Part<'_> {
        self.part_by_name(role, name, Some(group.to_string()))
    }

    /// The part that matches a CSS selector: for pictures and frames, which have no name.
    pub fn css(&self, selector: &str) -> Part<'_> {
        Part {
            page: self,
            query: Query::Css(selector.to_string()),
        }
    }

    fn part_by_name(&self, role: &str, name: &str, group: Option<String>) -> Part<'_> {
        Part {
            page: self,
            query: Query::Named {
                role: role.to_string(),
                name: name.to_string(),
                group,
            },
        }
    }

    /// Returns the names of all visible parts with this role.
    #[track_caller]
    pub fn visible_names(&self, role: &str) -> Vec<String> {
        let names = self
            .driver
            .run_script(FIND, json!(["names", role, null, null]));
        serde_json::from_value(names).unwrap_or_default()
    }

    /// Returns all visible text, of the open dialog if there is one.
    pub fn visible_text(&self) -> String {
        let words = self
            .driver
            .try_run_script(FIND, json!(["text", null, null, null]));
        match words {
            Ok(Value::String(words)) => words,
            Ok(_) => "(nothing)".to_string(),
            Err(error) => format!("(it cannot be asked: {error})"),
        }
    }
}

impl Part<'_> {
    /// Whether the part exists now.
    pub fn exists(&self) -> bool {
        matches!(self.find_element("part"), Ok(Some(_)))
    }

    /// Waits until the part exists.
    #[track_caller]
    pub fn appears(&self) {
        self.element();
    }

    /// Waits until the part is gone.
    #[track_caller]
    pub fn disappears(&self) {
        self.page.wait(&format!("{} goes", self.describe()), || {
            matches!(self.find_element("part"), Ok(None))
        });
    }

    /// Clicks the part, once it exists and is enabled and still.
    #[track_caller]
    pub fn press(&self) {
        let why = "it is not there, disabled, moving, or presses don't count";
        self.act_on(
            "press",
            why,
            || self.pressable_element(),
            |element| self.page.driver.block_on(element.click()),
        );
    }

    /// Replaces the part's text.
    #[track_caller]
    pub fn fill(&self, text: &str) {
        self.act("fill", |element| {
            self.page.driver.block_on(async {
                element.clear().await?;
                element.send_keys(text).await
            })
        });
    }

    /// Types over the part's text as a person does: selects all of it first, so that the field is
    /// never empty.
    #[track_caller]
    pub fn type_over(&self, text: &str) {
        self.press();
        self.eval("part.select()");
        self.page.type_text(text);
    }

    /// Returns the part's visible text.
    #[track_caller]
    pub fn text(&self) -> String {
        let text = self.eval("return arguments[0].innerText.replace(/\\s+/g, ' ').trim()");
        text.as_str().unwrap_or_default().to_string()
    }

    /// Returns a field's value.
    #[track_caller]
    pub fn value(&self) -> String {
        let value = self.eval("return String(arguments[0].value)");
        value.as_str().unwrap_or_default().to_string()
    }

    /// Whether the part is chosen: ticked, pressed, selected or current.
    #[track_caller]
    pub fn is_chosen(&self) -> bool {
        let chosen = self.eval(
            "const el = arguments[0];\
             const says = (name) => ['true', 'page', 'step'].includes(el.getAttribute(name));\
             return !!el.checked || !!el.selected || says('aria-checked') || says('aria-pressed')\
               || says('aria-selected') || says('aria-current')",
        );
        chosen == json!(true)
    }

    /// Waits until the part is chosen.
    #[track_caller]
    pub fn becomes_chosen(&self) {
        self.page
            .wait(&format!("{} is chosen", self.describe()), || {
                self.is_chosen()
            });
    }

    /// Whether the part has the focus.
    #[track_caller]
    pub fn has_focus(&self) -> bool {
        self.eval("return document.activeElement === arguments[0]") == json!(true)
    }

    /// Waits until the part has the focus.
    #[track_caller]
    pub fn gets_focus(&self) {
        self.page
            .wait(&format!("{} has the focus", self.describe()), || {
                self.has_focus()
            });
    }

    /// Returns an attribute of the part.
    #[track_caller]
    pub fn attribute(&self, name: &str) -> Option<String> {
        let value = self.eval(&format!("return part.getAttribute({})", json!(name)));
        value.as_str().map(String::from)
    }

    /// Returns the part's left, top, width and height in the window, in CSS pixels.
    #[track_caller]
    pub fn bounding_box(&self) -> [f64; 4] {
        let place = self.eval(
            "const box = arguments[0].getBoundingClientRect();\
             return [box.x, box.y, box.width, box.height]",
        );
        serde_json::from_value(place).expect("a place is four numbers")
    }

    /// Runs a script once the part exists; in the script, `part` is the element.
    #[track_caller]
    pub fn eval(&self, script: &str) -> Value {
        let mut last = String::from("it is not there");
        let answer = wait_for(|| match self.try_eval("part", script) {
            Ok(answer) => answer,
            Err(error) if matches!(*error, WebDriverErrorInner::JavascriptError(_)) => {
                panic!("the page cannot run this: {error}\n{script}")
            }
            // The document itself may still be loading.
            Err(error) => {
                last = error.to_string();
                None
            }
        });
        answer.unwrap_or_else(|| self.fail("ask", &last))
    }

    /// Returns the result of a script, if the part exists. The part is found and used in one step,
    /// so that no redraw can come between. Firefox runs scripts in a sandbox, where the page's
    /// promises have a different type.
    pub(super) fn try_eval(&self, what: &str, script: &str) -> WebDriverResult<Option<Value>> {
        let (find, named) = match &self.query {
            Query::Named { role, name, group } => (
                format!("(function () {{ {FIND} }}).apply(null, arguments)"),
                json!([what, role, name, group]),
            ),
            Query::Css(selector) => (
                "document.querySelector(arguments[0])".to_string(),
                json!([selector]),
            ),
        };
        let asked = format!(
            "const found = {find};\
             if (!found) return null;\
             const answer = (function (part) {{ {script}\n}})(found);\
             return typeof answer?.then === 'function'\
               ? Promise.resolve(answer).then((says) => [says]) : [answer]"
        );
        match self.page.driver.try_run_script(&asked, named)? {
            Value::Array(mut says) => Ok(says.pop()),
            _ => Ok(None),
        }
    }

    /// Waits for the element and returns it.
    #[track_caller]
    pub fn element(&self) -> WebElement {
        match wait_for(|| self.find_element("part").ok().flatten()) {
            Some(element) => element,
            None => self.fail("find", "it is not there"),
        }
    }

    /// Acts on the part's handle, and retries until that succeeds.
    #[track_caller]
    pub(super) fn act(&self, verb: &str, act: impl Fn(&WebElement) -> WebDriverResult<()>) {
        let why = "it is not there, or disabled";
        self.act_on(
            verb,
            why,
            || self.find_element("handle").ok().flatten(),
            act,
        );
    }

    /// Finds the handle with `find` and acts on it, and retries until that succeeds. `why` is the
    /// reason in the failure message if no handle is found.
    #[track_caller]
    fn act_on(
        &self,
        verb: &str,
        why: &str,
        find: impl Fn() -> Option<WebElement>,
        act: impl Fn(&WebElement) -> WebDriverResult<()>,
    ) {
        let mut last = why.to_string();
        let done = wait_for(|| {
            let element = find()?;
            match act(&element) {
                Ok(()) => Some(()),
                Err(error) if is_temporary(&error) => {
                    last = error.to_string();
                    self.scroll_into_view(&element);
                    None
                }
                Err(error) => self.fail(verb, &error.to_string()),
            }
        });
        if done.is_none() {
            self.fail(verb, &last);
        }
    }

    /// Scrolls the part out from under a sticky bar: the driver takes a covered part for a visible
    /// one and doesn't scroll.
    fn scroll_into_view(&self, element: &WebElement) {
        if let Ok(part) = element.to_json() {
            let script = "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })";
            // The element may just be redrawn; then the next try finds the new one.
            let _ = self.page.driver.try_run_script(script, json!([part]));
        }
    }

    fn find_element(&self, what: &str) -> WebDriverResult<Option<WebElement>> {
        let driver = &self.page.driver;
        let found = match &self.query {
            Query::Named { role, name, group } => {
                driver.try_run_script(FIND, json!([what, role, name, group]))?
            }
            Query::Css(selector) => driver.try_run_script(
                "return document.querySelector(arguments[0])",
                json!([selector]),
            )?,
        };
        if found.is_null() {
            return Ok(None);
        }
        let handle = driver.session().handle().clone();
        WebElement::from_json(found, handle).map(Some)
    }

    fn describe(&self) -> String {
        match &self.query {
            Query::Named { role, name, group } => {
                let inside = group.as_ref().map(|group| format!(" in \"{group}\""));
                format!("the {role} \"{name}\"{}", inside.unwrap_or_default())
            }
            Query::Css(selector) => format!("the part at {selector}"),
        }
    }

    #[track_caller]
    pub(super) fn fail(&self, verb: &str, why: &str) -> ! {
        let there = match &self.query {
            Query::Named { role, group, .. } => {
                let asked = json!(["names", role, null, group]);
                let names = self.page.driver.try_run_script(FIND, asked);
                format!("\n  there are: {}", names.unwrap_or_default())
            }
            Query::Css(_) => String::new(),
        };
        let words = self.page.visible_text();
        let part = self.describe();
        panic!("cannot {verb} {part}: {why}{there}\n  the page says: {words}")
    }
}

/// Whether an error may resolve itself if the test waits: something covers the part, or it is being
/// redrawn.
fn is_temporary(error: &thirtyfour::error::WebDriverError) -> bool {
    matches!(
        **error,
        WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::MoveTargetOutOfBounds(_)
    )
}
