//! The store is cleared while pages are open, between any two transactions.

use game::Chance;
use store::vault::{Content, Rows, read_entries};
use store::{Archive, Records, initial_row_requests};

use super::page::{BulkOperation, Page};
use super::stores::{Disk, LocalStore};
use crate::thorough;

const GAME: &str = "game/table";
/// A game on the disk that no page has loaded.
const UNREAD: &str = "game/unread";
/// The small record that each page changes.
const SMALL: [&str; 2] = ["settings", "players"];

fn game_content(steps: &[u32]) -> Content {
    Content {
        head: format!("{} steps", steps.len()),
        lines: steps.iter().map(u32::to_string).collect(),
    }
}

/// Two pages of one browser, and the last change of each.
struct Simulation {
    disk: Disk,
    local: LocalStore,
    pages: Vec<Page>,
    small: [u32; 2],
    steps: Vec<u32>,
    number: u32,
    cleared: bool,
    path: String,
}

impl Simulation {
    fn new(pages: usize) -> Simulation {
        let (mut disk, local) = (Disk::default(), LocalStore::default());
        let mut first = Page::open(&local, Some(&disk), 1);
        for name in SMALL {
            first.save_content(name, Content::from_text("0"));
        }
        first.save_content(GAME, game_content(&[0]));
        first.save_content(UNREAD, game_content(&[0, 0]));
        while !first.is_saved() {
            run_next_step(&mut first, &mut disk);
        }
        let open = |at| Page::open(&local, Some(&disk), 2 + at as u64);
        let mut pages: Vec<Page> = (0..pages).map(open).collect();
        assert_eq!(pages[0].open_game(&disk, GAME), Ok(game_content(&[0])));
        Simulation {
            disk,
            local,
            pages,
            small: [0, 0],
            steps: vec![0],
            number: 0,
            cleared: false,
            path: String::new(),
        }
    }

    fn act_on_page(&mut self, what: usize) {
        self.number += 1;
        let (page, name, content) = match what {
            0 => {
                self.steps.push(self.number);
                (0, GAME, game_content(&self.steps))
            }
            1 => {
                self.steps.truncate(self.steps.len().max(2) - 1);
                (0, GAME, game_content(&self.steps))
            }
            of => {
                let of = of % 2;
                self.small[of] = self.number;
                let page = of % self.pages.len();
                (
                    page,
                    SMALL[of],
                    Content::from_text(&self.number.to_string()),
                )
            }
        };
        self.pages[page].save_content(name, content);
    }

    fn apply_random_event(&mut self, chance: &mut Chance) {
        let of = chance.below(self.pages.len());
        let what = chance.below(12);
        self.path += &format!(" {of}.{what}");
        match what {
            0..4 => self.act_on_page(what),
            4 => self.clear(chance.below(2) == 0),
            // Another tab's message is handled only after the running transaction.
            5 if self.pages[of].running.is_none() && self.pages[of].ended.is_none() => {
                self.pages[of].reload(&self.disk);
            }
            _ => run_next_step(&mut self.pages[of], &mut self.disk),
        }
    }

    fn clear(&mut self, all: bool) {
        self.cleared = true;
        self.disk.rows = Rows::new();
        if all {
            self.local.remove_prefix("");
        }
    }

    /// Lets the pages finish all pending work, without further clearing.
    fn settle(&mut self) {
        for _ in 0..3 {
            for page in &mut self.pages {
                for _ in 0..12 {
                    run_next_step(page, &mut self.disk);
                }
                page.reload(&self.disk);
            }
        }
        for page in &mut self.pages {
            assert!(page.is_saved(), "{}", self.path);
        }
    }

    /// Checks that a page opened later finds what each page had.
    fn check(&mut self) {
        let path = &self.path;
        for page in &self.pages {
            assert_eq!(page.elsewhere, [""; 0], "no other tab has the game:{path}");
        }
        let mut later = Page::open(&self.local, Some(&self.disk), 99);
        for (name, number) in SMALL.into_iter().zip(self.small) {
            let kept = later.records.load(name).body;
            assert_eq!(kept, Some(number.to_string()), "{name}:{path}");
        }
        let kept = later.open_game(&self.disk, GAME);
        assert_eq!(kept, Ok(game_content(&self.steps)), "{path}");
        let there = later.open_game(&self.disk, UNREAD).is_ok();
        assert_eq!(there, !self.cleared, "{path}");
        for page in &mut self.pages {
            assert_eq!(page.records.was_lost(), self.cleared, "{path}");
            let gone = page.records.take_lost_game_count();
            assert_eq!(
                gone,
                usize::from(self.cleared),
                "the loss must be reported:{path}"
            );
            let shown = page.records.entry(UNREAD).is_some();
            assert_eq!(shown, !self.cleared, "{path}");
        }
    }
}

fn run_next_step(page: &mut Page, disk: &mut Disk) {
    match page.next_steps().first() {
        Some(&"start") => page.start(),
        Some(&"commit") => page.commit(disk),
        Some(&"answer") => page.end_commit(disk),
        _ => {}
    }
}

fn run_random_events(pages: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut world = Simulation::new(pages);
    for _ in 0..chance.between(2, 30) {
        world.apply_random_event(&mut chance);
    }
    // The last event may have been a clearing: a change follows, so that all pages notice it.
    world.settle();
    world.check();
}

#[test]
fn a_single_page_rewrites_all_it_knows_after_the_store_is_cleared() {
    thorough::seeds(20_000).for_each(|seed| run_random_events(1, seed));
}

#[test]
fn two_pages_rewrite_all_they_know_after_the_store_is_cleared() {
    thorough::seeds(20_000).for_each(|seed| run_random_events(2, seed));
}

#[test]
fn two_quick_saves_after_a_clearing_are_not_mistaken_for_another_tab() {
    let mut world = Simulation::new(1);
    world.clear(true);
    world.act_on_page(0);
    run_next_step(&mut world.pages[0], &mut world.disk);
    world.act_on_page(0);
    world.settle();
    world.check();
}

/// The disk has an earlier state of the game, so its lines there differ from those that the page
/// knows.
#[test]
fn a_page_that_reloads_with_a_pending_step_keeps_all_lines() {
    for everything in [true, false] {
        let mut world = Simulation::new(1);
        world.act_on_page(0);
        let page = &mut world.pages[0];
        if everything {
            page.reload(&world.disk);
        } else {
            let rows = world.disk.read(&initial_row_requests(page.generation()));
            let there = read_entries(page.generation(), &rows).remove(GAME);
            page.records.vault().sync_head(GAME, there);
        }
        assert_eq!(page.records.vault().get(GAME), Some(game_content(&[0, 1])));
        world.clear(true);
        world.settle();
        world.check();
    }
}

#[test]
fn a_page_opened_with_a_full_store_does_not_report_a_lost_store() {
    let local = LocalStore::default();
    local.set_room(Some(10));
    let mut page = Page::open(&local, None, 1);
    page.save_content("players", Content::from_text("Ada"));
    assert!(!page.records.was_lost() && !page.is_saved());
    local.set_room(None);
    page.records.run_pending();
    assert!(!page.records.was_lost() && page.is_saved());
}

#[test]
fn records_that_another_tab_erased_stay_erased() {
    for cleared in [false, true] {
        let mut world = Simulation::new(2);
        if cleared {
            world.clear(true);
            world.pages[1].reload(&world.disk);
            (0..3).for_each(|_| run_next_step(&mut world.pages[1], &mut world.disk));
        }
        let page = &mut world.pages[1];
        let erase = page.records.replace_op(&Archive::default());
        page.begin_bulk(BulkOperation::StoreOp(erase));
        page.commit_bulk(&mut world.disk);
        page.end_bulk(&world.disk);
        page.apply_read_rows();
        world.act_on_page(2);
        world.settle();
        let later = Page::open(&world.local, Some(&world.disk), 99);
        assert_eq!(later.records.names(), ["settings"], "cleared: {cleared}");
    }
}

#[test]
fn without_a_disk_a_cleared_store_is_rewritten_too() {
    let local = LocalStore::default();
    let mut page = Page::open(&local, None, 1);
    page.save_content("players", Content::from_text("Ada"));
    page.save_content(GAME, game_content(&[1]));
    for all in [true, false] {
        if all {
            local.remove_prefix("")
        } else {
            local.remove_prefix("lettercase-rows/")
        }
        page.save_content("settings", Content::from_text("dark"));
        page.save_content(GAME, game_content(&[1, 2]));
        page.save_content(GAME, game_content(&[1, 2, 3]));
        let mut later = Records::new(local.copy());
        assert_eq!(later.names(), [GAME, "players", "settings"]);
        assert_eq!(later.content(GAME), Some(game_content(&[1, 2, 3])));
        assert!(page.records.was_lost());
        assert_eq!(page.records.take_lost_game_count(), 0);
        page.save_content(GAME, game_content(&[1]));
    }
    // A message from another tab makes the page notice it, too.
    local.remove_prefix("");
    page.records.reread().unwrap();
    page.records.run_pending();
    assert_eq!(
        Records::new(local.copy()).names(),
        [GAME, "players", "settings"]
    );
}
