//! The player's actions, and the states that they should lead to.

use store::vault::WriterId;

use super::super::house::{House, PAGE, parse_content, thing_of};
use super::super::page::Deed;
use super::{Checked, SMALL, Way, World};

impl World {
    /// Performs a random action.
    pub(super) fn verb(&mut self) -> Checked {
        let page = self.page.as_ref().unwrap();
        if page.deed.is_some() {
            self.background();
            return Ok(());
        }
        let house = self.track.now().clone();
        let mut games = house.games();
        // A game that is being loaded isn't at the table.
        let reading = page.reading.as_ref().map(|(name, _)| name.as_str());
        games.retain(|name| Some(name.as_str()) != reading);
        let game = self.chance.pick(&games).cloned();
        let what = self.chance.below(24);
        match (what, game) {
            (0..3, _) => self.save(house),
            (3..5, _) => self.begin(house),
            (5, Some(game)) => {
                self.say(format_args!("ask({game})"));
                let page = self.page.as_mut().unwrap();
                page.table = None;
                page.ask(&self.disk, &game);
            }
            (6..12, Some(game)) => return self.step(house, &game),
            (12..14, Some(game)) => return self.undo(house, &game),
            (14, Some(game)) => self.rename(house, &game),
            (15, Some(game)) => self.remove(house, &game),
            (16, Some(game)) if page.has_disk => {
                self.say(format_args!("pack({game})"));
                self.page.as_mut().unwrap().pack(&self.disk, &game);
            }
            (17, _) if !self.holds => self.deed(Deed::Sweep, house.swept(), None),
            (18, _) => {
                let file = House::default();
                self.replace(house, &file);
            }
            (19, _) => {
                let file = self.file(&house)?;
                self.replace(house, &file);
            }
            (20..22, _) => return self.merge(house),
            _ => self.goes_back(house),
        }
        Ok(())
    }

    fn save(&mut self, mut house: House) {
        let name = *self.chance.pick(&SMALL).unwrap();
        let number = self.fresh();
        self.say(format_args!("save({name} {number})"));
        let page = self.page.as_mut().unwrap();
        page.records.save(name, &number.to_string());
        house.put(name, number, &[], PAGE);
        self.push(house);
    }

    fn begin(&mut self, mut house: House) {
        let number = self.fresh();
        let sign = |at: u32| char::from(b'a' + (at % 26) as u8);
        let name = format!("game/{}{}", sign(number / 26), sign(number));
        self.say(format_args!("begin({name} {number})"));
        self.keep(&mut house, &name, number, vec![number]);
        self.push(house);
    }

    fn keep(&mut self, house: &mut House, name: &str, head: u32, steps: Vec<u32>) {
        let page = self.page.as_mut().unwrap();
        page.keep(name, parse_content(name, head, &steps));
        house.put(name, head, &steps, PAGE);
    }

    fn step(&mut self, mut house: House, name: &str) -> Checked {
        let number = self.fresh();
        self.say(format_args!("step({name} {number})"));
        let content = self
            .page
            .as_mut()
            .unwrap()
            .add_participant(&self.disk, name)?;
        let (head, mut steps) = thing_of(&content).unwrap();
        steps.push(number);
        self.keep(&mut house, name, head, steps);
        self.push(house);
        Ok(())
    }

    fn undo(&mut self, mut house: House, name: &str) -> Checked {
        self.say(format_args!("undo({name})"));
        let content = self
            .page
            .as_mut()
            .unwrap()
            .add_participant(&self.disk, name)?;
        let (head, mut steps) = thing_of(&content).unwrap();
        if steps.len() > 1 {
            steps.pop();
            self.keep(&mut house, name, head, steps);
            self.push(house);
        }
        Ok(())
    }

    fn rename(&mut self, mut house: House, name: &str) {
        let number = self.fresh();
        self.say(format_args!("rename({name} {number})"));
        let page = self.page.as_mut().unwrap();
        // Renamed on the shelf, not at the table.
        page.table = None;
        let head = parse_content(name, number, &[]).head;
        page.records.save_head(name, &head);
        let thing = house.things.get_mut(name).unwrap();
        (thing.head, thing.by) = (number, PAGE);
        self.push(house);
    }

    fn remove(&mut self, mut house: House, name: &str) {
        self.say(format_args!("remove({name})"));
        let page = self.page.as_mut().unwrap();
        page.table = None;
        page.records.remove(name);
        house.set_gone(name, true, PAGE);
        self.push(house);
        self.way = Some(Way::Removed(name.to_owned()));
        self.holds = true;
    }

    /// A file with new contents, or with the current records.
    fn file(&mut self, house: &House) -> Result<House, String> {
        if self.chance.below(3) == 0 {
            let archive = self.page.as_ref().unwrap().archive(&self.disk);
            return if archive == house.archive() {
                Ok(house.clone())
            } else {
                Err(format!("a file of {archive:?}\nfor {house:?}"))
            };
        }
        let mut file = House::default();
        if self.chance.below(2) == 0 {
            let number = self.fresh();
            file.put(SMALL[1], number, &[], PAGE);
        }
        for _ in 0..self.chance.between(1, 2) {
            let number = self.fresh();
            let games = house.games();
            let taken = self.chance.pick(&games).cloned();
            let name = taken.filter(|_| number.is_multiple_of(2));
            let name = name.unwrap_or_else(|| "game/file".to_owned());
            let other = self.fresh();
            file.put(&name, number, &[number, other], PAGE);
        }
        Ok(file)
    }

    /// Begins a bulk operation. Without a disk it is done at once.
    fn deed(&mut self, deed: Deed, house: House, way: Option<Way>) {
        self.say(format_args!("{}", deed.name()));
        let page = self.page.as_mut().unwrap();
        let has_disk = page.has_disk;
        page.begin(deed);
        self.next = Some((house, way));
        if !has_disk {
            for what in ["commit_deed", "end_deed", "turn"] {
                self.does(what);
            }
            self.kept();
        }
    }

    fn replace(&mut self, house: House, file: &House) {
        let page = self.page.as_ref().unwrap();
        let before = page.generation();
        let deed = page.records.replace_op(&file.archive());
        let way = Way::Generation(before, house.clone());
        self.holds = true;
        self.way = None;
        self.deed(Deed::Does(deed), house.replaced(file), Some(way));
    }

    fn merge(&mut self, house: House) -> Checked {
        let file = self.file(&house)?;
        let by = 5_000 + u64::from(self.fresh());
        let page = self.page.as_mut().unwrap();
        let merging = page.merge(&self.disk, &file.archive(), by);
        let (now, brought) = house.merged(&file, by);
        let way = Way::Without(merging.clone(), brought);
        self.holds = true;
        self.way = None;
        self.deed(Deed::Does(merging.bulk_op()), now, Some(way));
        Ok(())
    }

    fn goes_back(&mut self, mut house: House) {
        match self.way.take() {
            None => {}
            Some(Way::Generation(generation, before)) => {
                let back = self.page.as_ref().unwrap().records.go_back_op(generation);
                self.deed(Deed::Does(back), house.gone_back(&before), None);
            }
            Some(Way::Without(merging, brought)) => {
                let by = 5_000 + u64::from(self.fresh());
                let page = self.page.as_mut().unwrap();
                let back = page.records.unmerge(&merging, WriterId(by));
                self.deed(Deed::Does(back), house.unmerged(&brought, by), None);
            }
            Some(Way::Removed(name)) => {
                self.say(format_args!("restore({name})"));
                let page = self.page.as_mut().unwrap();
                page.records.restore(&name);
                let gone = house.things.get(&name).is_some_and(|thing| thing.gone);
                if gone {
                    house.set_gone(&name, false, PAGE);
                    self.push(house);
                }
            }
        }
    }
}
