//! Explanations of buttons: what each would do now, or what is missing.

use super::Explaining;
use super::zones::rule;
use crate::screen::{Deed, Prospect};
use crate::text::{moments, play, table as words};
use c_u_letter_rules::{Placing, Stage, Then, Use};
use game::Allowance;
use screen::Explained;
use screen::text::UNDO;
use screen::text::phrase::{capitals, name};
use screen::text::table::HINT;
use screen::text::you::whose;

impl Explaining<'_> {
    pub(super) fn using(&self, using: Use) -> Explained {
        let mut facts: Vec<String> = match using.colour() {
            Some(of) => rule(of).iter().map(|says| (*says).to_owned()).collect(),
            None => vec!["The card goes on its square face up and does nothing else.".into()],
        };
        let mut can = Vec::new();
        if let Some((card, at)) = self.draft.card().zip(self.draft.at()) {
            let placing = Placing { card, at, using };
            match self.view.may_place(&placing) {
                Ok(()) => {
                    facts.insert(0, play::placed_so(&placing, self.view));
                    can = self.would(&placing);
                }
                Err(refusal) => can.push(play::refusal(&refusal, self.seats)),
            }
        }
        Explained {
            title: play::use_name(using),
            facts,
            can,
        }
    }

    pub(super) fn deed(&self, deed: Deed) -> Explained {
        let (title, facts, can) = self.about(deed);
        Explained {
            title: title.into(),
            facts,
            can,
        }
    }

    fn about(&self, deed: Deed) -> (&'static str, Vec<String>, Vec<String>) {
        let one = |says: &str| vec![says.to_owned()];
        match deed {
            Deed::Ready => {
                let time = match self.view.table.stage {
                    Stage::Revealing(_) | Stage::Scramble(_) => {
                        self.view.table.options.extra_clock()
                    }
                    _ => self.view.table.options.clock,
                };
                let starts = match time {
                    Allowance::Seconds(time) => format!("Starts your clock: {time} seconds."),
                    Allowance::Untimed => "There’s no clock. Take your time.".into(),
                };
                (words::READY, vec![starts], Vec::new())
            }
            Deed::Place => {
                let (facts, can) = self.about_placing();
                (words::PLACE, facts, can)
            }
            Deed::Claim => {
                let marked = self.draft.to_claim();
                let read = marked.and_then(|span| self.view.table.board.read(span));
                let (mut facts, can) = match read {
                    Some(made) => (vec![format!("Claims {}.", capitals(made))], Vec::new()),
                    None => (Vec::new(), one(moments::MARK)),
                };
                facts.push(words::FREE.into());
                (words::CLAIM, facts, can)
            }
            Deed::Propose => {
                let asks = "Asks the other players to accept a word that isn’t in the list.";
                (
                    words::PROPOSE,
                    one(asks),
                    one("It counts if everyone agrees."),
                )
            }
            Deed::Agree => (
                words::AGREE,
                one("The word is claimed, and marked as agreed."),
                vec![],
            ),
            Deed::Decline => (
                words::DECLINE,
                one("The word isn’t claimed. Nothing is lost."),
                vec![],
            ),
            Deed::Done => (words::DONE, self.about_done(), Vec::new()),
            Deed::Undo => {
                let facts = vec![
                    "Takes back your last step.".into(),
                    "It works until a hidden card is seen or the turn ends.".into(),
                ];
                (UNDO, facts, Vec::new())
            }
            Deed::Hint => {
                let facts = one("Shows a good card first. Press again to see where it goes.");
                (HINT, facts, Vec::new())
            }
            Deed::Clear => {
                let facts = match self.draft.card() {
                    Some(_) => "Puts the chosen card back into your hand.",
                    None => "Takes back what you have marked.",
                };
                (words::CLEAR, one(facts), Vec::new())
            }
            Deed::Spell => self.about_spelling(),
            Deed::Pass => {
                let facts = vec![
                    "You don’t make a word now.".into(),
                    "The game is over when everyone passes in a row.".into(),
                ];
                (words::PASS, facts, Vec::new())
            }
            Deed::Buzz => {
                let facts = vec![
                    "The first to press makes the word.".into(),
                    "If two press at once, a coin decides.".into(),
                ];
                (words::BUZZ, facts, Vec::new())
            }
            Deed::GoOn => self.about_next(),
        }
    }

    fn about_placing(&self) -> (Vec<String>, Vec<String>) {
        match self.draft.prospect(self.view) {
            Prospect::Place { placing, .. } => {
                let mut facts = vec![play::placed_so(&placing, self.view)];
                facts.extend(self.would(&placing));
                facts.push("Then you can claim words.".into());
                (facts, Vec::new())
            }
            Prospect::Refused(why) => {
                let why = vec![play::refusal(&why, self.seats), moments::TRY_ANOTHER.into()];
                (Vec::new(), why)
            }
            Prospect::Where(_) => (Vec::new(), vec!["Choose a square first.".into()]),
            Prospect::Empty => (Vec::new(), vec!["Choose a card first.".into()]),
        }
    }

    /// Says what the end of the turn leads to.
    fn about_done(&self) -> Vec<String> {
        let table = &self.view.table;
        if matches!(table.stage, Stage::Revealing(_)) {
            return vec!["You stop claiming words through this card.".into()];
        }
        let mut facts = vec!["Ends your turn.".to_owned()];
        if self.view.deck > 0 && !table.last {
            facts.push("You draw a card.".into());
        }
        // C2: seats with empty hands are skipped.
        let mut next = table.after(table.turn.seat);
        for _ in 0..table.seats {
            if self.view.held(next) > 0 {
                break;
            }
            next = table.after(next);
        }
        facts.push(match table.cards_left() {
            Some(0) => "That was the last card of the round, so the round ends.".into(),
            _ if table.board.is_full() => "The board is full, so the round ends.".into(),
            _ => format!("Then it’s {} turn.", whose(&name(self.seats, next))),
        });
        facts
    }

    fn about_spelling(&self) -> (&'static str, Vec<String>, Vec<String>) {
        let spelled = self.draft.spelled();
        let letters: String = spelled.iter().map(|card| card.letter().capital()).collect();
        match spelled.len() {
            0 | 1 => (words::SPELL, Vec::new(), vec![moments::TAP_THEM.into()]),
            many => {
                let takes = format!("Makes {letters}. You get its {}.", play::cards(many));
                (words::SPELL, vec![takes], Vec::new())
            }
        }
    }

    fn about_next(&self) -> (&'static str, Vec<String>, Vec<String>) {
        let then = self.view.table.results.last().map(|result| result.then);
        match then {
            Some(Then::Scramble | Then::Over) => (
                words::TO_THE_SCRAMBLE,
                vec!["Make last words from the cards left.".into()],
                Vec::new(),
            ),
            Some(Then::NextRound) | None => (
                words::NEXT_ROUND,
                vec!["Hands, cards on the board and zones stay as they are.".into()],
                Vec::new(),
            ),
        }
    }
}
