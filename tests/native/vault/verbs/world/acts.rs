//! The player's actions, and the states that they should lead to.

use store::vault::WriterId;

use super::super::house::{PAGE, RecordSet, parse_content, parse_record};
use super::super::page::BulkOperation;
use super::{CheckResult, SMALL, Simulation, UndoWay};

impl Simulation {
    /// Performs a random action.
    pub(super) fn act_randomly(&mut self) -> CheckResult {
        let page = self.page.as_ref().unwrap();
        if page.deed.is_some() {
            self.run_background_step();
            return Ok(());
        }
        let house = self.track.current().clone();
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
                self.log_event(format_args!("ask({game})"));
                let page = self.page.as_mut().unwrap();
                page.table = None;
                page.start_loading(&self.disk, &game);
            }
            (6..12, Some(game)) => return self.add_step(house, &game),
            (12..14, Some(game)) => return self.undo_step(house, &game),
            (14, Some(game)) => self.rename(house, &game),
            (15, Some(game)) => self.remove(house, &game),
            (16, Some(game)) if page.has_disk => {
                self.log_event(format_args!("pack({game})"));
                self.page.as_mut().unwrap().pack(&self.disk, &game);
            }
            (17, _) if !self.holds => {
                self.run_bulk_operation(BulkOperation::Sweep, house.without_swept(), None)
            }
            (18, _) => {
                let file = RecordSet::default();
                self.replace(house, &file);
            }
            (19, _) => {
                let file = self.make_file(&house)?;
                self.replace(house, &file);
            }
            (20..22, _) => return self.merge(house),
            _ => self.go_back(house),
        }
        Ok(())
    }

    fn save(&mut self, mut house: RecordSet) {
        let name = *self.chance.pick(&SMALL).unwrap();
        let number = self.next_number();
        self.log_event(format_args!("save({name} {number})"));
        let page = self.page.as_mut().unwrap();
        page.records.save(name, &number.to_string());
        house.put(name, number, &[], PAGE);
        self.push_state(house);
    }

    fn begin(&mut self, mut house: RecordSet) {
        let number = self.next_number();
        let sign = |at: u32| char::from(b'a' + (at % 26) as u8);
        let name = format!("game/{}{}", sign(number / 26), sign(number));
        self.log_event(format_args!("begin({name} {number})"));
        self.save_record(&mut house, &name, number, vec![number]);
        self.push_state(house);
    }

    fn save_record(&mut self, house: &mut RecordSet, name: &str, head: u32, steps: Vec<u32>) {
        let page = self.page.as_mut().unwrap();
        page.save_content(name, parse_content(name, head, &steps));
        house.put(name, head, &steps, PAGE);
    }

    fn add_step(&mut self, mut house: RecordSet, name: &str) -> CheckResult {
        let number = self.next_number();
        self.log_event(format_args!("step({name} {number})"));
        let content = self.page.as_mut().unwrap().open_game(&self.disk, name)?;
        let (head, mut steps) = parse_record(&content).unwrap();
        steps.push(number);
        self.save_record(&mut house, name, head, steps);
        self.push_state(house);
        Ok(())
    }

    fn undo_step(&mut self, mut house: RecordSet, name: &str) -> CheckResult {
        self.log_event(format_args!("undo({name})"));
        let content = self.page.as_mut().unwrap().open_game(&self.disk, name)?;
        let (head, mut steps) = parse_record(&content).unwrap();
        if steps.len() > 1 {
            steps.pop();
            self.save_record(&mut house, name, head, steps);
            self.push_state(house);
        }
        Ok(())
    }

    fn rename(&mut self, mut house: RecordSet, name: &str) {
        let number = self.next_number();
        self.log_event(format_args!("rename({name} {number})"));
        let page = self.page.as_mut().unwrap();
        // Renamed on the shelf, not at the table.
        page.table = None;
        let head = parse_content(name, number, &[]).head;
        page.records.save_head(name, &head);
        let thing = house.things.get_mut(name).unwrap();
        (thing.head, thing.by) = (number, PAGE);
        self.push_state(house);
    }

    fn remove(&mut self, mut house: RecordSet, name: &str) {
        self.log_event(format_args!("remove({name})"));
        let page = self.page.as_mut().unwrap();
        page.table = None;
        page.records.remove(name);
        house.set_gone(name, true, PAGE);
        self.push_state(house);
        self.way = Some(UndoWay::Removed(name.to_owned()));
        self.holds = true;
    }

    /// A file with new contents, or with the current records.
    fn make_file(&mut self, house: &RecordSet) -> Result<RecordSet, String> {
        if self.chance.below(3) == 0 {
            let archive = self.page.as_ref().unwrap().archive(&self.disk);
            return if archive == house.archive() {
                Ok(house.clone())
            } else {
                Err(format!("a file of {archive:?}\nfor {house:?}"))
            };
        }
        let mut file = RecordSet::default();
        if self.chance.below(2) == 0 {
            let number = self.next_number();
            file.put(SMALL[1], number, &[], PAGE);
        }
        for _ in 0..self.chance.between(1, 2) {
            let number = self.next_number();
            let games = house.games();
            let taken = self.chance.pick(&games).cloned();
            let name = taken.filter(|_| number.is_multiple_of(2));
            let name = name.unwrap_or_else(|| "game/file".to_owned());
            let other = self.next_number();
            file.put(&name, number, &[number, other], PAGE);
        }
        Ok(file)
    }

    /// Begins a bulk operation. Without a disk it is done at once.
    fn run_bulk_operation(&mut self, deed: BulkOperation, house: RecordSet, way: Option<UndoWay>) {
        self.log_event(format_args!("{}", deed.name()));
        let page = self.page.as_mut().unwrap();
        let has_disk = page.has_disk;
        page.begin_bulk(deed);
        self.next = Some((house, way));
        if !has_disk {
            for what in ["commit_deed", "end_deed", "turn"] {
                self.run_step(what);
            }
            self.mark_kept();
        }
    }

    fn replace(&mut self, house: RecordSet, file: &RecordSet) {
        let page = self.page.as_ref().unwrap();
        let before = page.generation();
        let deed = page.records.replace_op(&file.archive());
        let way = UndoWay::Generation(before, house.clone());
        self.holds = true;
        self.way = None;
        self.run_bulk_operation(
            BulkOperation::StoreOp(deed),
            house.replaced_by(file),
            Some(way),
        );
    }

    fn merge(&mut self, house: RecordSet) -> CheckResult {
        let file = self.make_file(&house)?;
        let by = 5_000 + u64::from(self.next_number());
        let page = self.page.as_mut().unwrap();
        let merging = page.merge(&self.disk, &file.archive(), by);
        let (now, brought) = house.merged(&file, by);
        let way = UndoWay::Without(merging.clone(), brought);
        self.holds = true;
        self.way = None;
        self.run_bulk_operation(BulkOperation::StoreOp(merging.bulk_op()), now, Some(way));
        Ok(())
    }

    fn go_back(&mut self, mut house: RecordSet) {
        match self.way.take() {
            None => {}
            Some(UndoWay::Generation(generation, before)) => {
                let back = self.page.as_ref().unwrap().records.go_back_op(generation);
                self.run_bulk_operation(
                    BulkOperation::StoreOp(back),
                    house.restored_to(&before),
                    None,
                );
            }
            Some(UndoWay::Without(merging, brought)) => {
                let by = 5_000 + u64::from(self.next_number());
                let page = self.page.as_mut().unwrap();
                let back = page.records.unmerge(&merging, WriterId(by));
                self.run_bulk_operation(
                    BulkOperation::StoreOp(back),
                    house.unmerged(&brought, by),
                    None,
                );
            }
            Some(UndoWay::Removed(name)) => {
                self.log_event(format_args!("restore({name})"));
                let page = self.page.as_mut().unwrap();
                page.records.restore(&name);
                let gone = house.things.get(&name).is_some_and(|thing| thing.gone);
                if gone {
                    house.set_gone(&name, false, PAGE);
                    self.push_state(house);
                }
            }
        }
    }
}
