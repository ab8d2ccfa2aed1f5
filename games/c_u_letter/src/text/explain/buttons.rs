//! Explanations of buttons: what each would do now, or what is missing.

use super::Explainer;
use super::zones::ability_rules;
use crate::screen::{ButtonAction, DraftOutcome};
use crate::text::{moments, play, stage, table as words};
use c_u_letter_rules::{AfterRound, Placing, Stage, Use};
use game::TimeLimit;
use screen::Explanation;
use screen::text::UNDO;
use screen::text::phrase::{capitals, name};
use screen::text::table::HINT;
use screen::text::you::possessive;

/// What it means to place a card face up that could go face down.
const FACE_UP: &str = "Face up, everyone sees it, and it can be part of words at once.";
const FACE_DOWN: &str = "Nobody sees it until the round ends. Then you can claim words through it.";
/// What it means not to swap.
const KEPT: &str = "The card stays there. To swap it, tap a lit card first.";

impl Explainer<'_> {
    pub(super) fn explain_use(&self, using: Use) -> Explanation {
        let mut facts: Vec<String> = match using.colour() {
            Some(of) => ability_rules(of)
                .iter()
                .map(|says| (*says).to_owned())
                .collect(),
            None => vec!["The card goes on its square face up and does nothing else.".into()],
        };
        let mut can = Vec::new();
        if let Some((card, at)) = self.draft.card().zip(self.draft.square()) {
            let placing = Placing { card, at, using };
            match self.view.check_placing(&placing) {
                Ok(()) => {
                    facts.insert(0, play::describe_placing(&placing, self.view));
                    can = self.preview_effects(&placing);
                }
                Err(refusal) => can.push(play::describe_refusal(&refusal, self.seats)),
            }
        }
        Explanation {
            title: play::use_name(using),
            facts,
            can,
        }
    }

    pub(super) fn explain_button(&self, deed: ButtonAction) -> Explanation {
        let (title, facts, can) = self.button_facts(deed);
        let title = match self.draft.outcome(self.view) {
            // The title is what the button says.
            DraftOutcome::Place { placing, uses, .. } if deed == ButtonAction::Place => {
                stage::place_label(&placing, &uses, self.can_swap())
            }
            _ => title.into(),
        };
        Explanation { title, facts, can }
    }

    fn button_facts(&self, deed: ButtonAction) -> (&'static str, Vec<String>, Vec<String>) {
        let one = |says: &str| vec![says.to_owned()];
        match deed {
            ButtonAction::Ready => {
                let time = match self.view.table.stage {
                    Stage::Revealing(_) | Stage::Scramble(_) => {
                        self.view.table.options.extra_clock()
                    }
                    _ => self.view.table.options.clock,
                };
                let starts = match time {
                    TimeLimit::Seconds(time) => format!("Starts your clock: {time} seconds."),
                    TimeLimit::Untimed => "There’s no clock. Take your time.".into(),
                };
                (words::READY, vec![starts], Vec::new())
            }
            ButtonAction::Place => {
                let (facts, can) = self.placing_facts();
                (words::PLACE, facts, can)
            }
            ButtonAction::Claim => {
                let marked = self.draft.to_claim();
                let read = marked.and_then(|span| self.view.table.board.word_on(span));
                let (mut facts, can) = match read {
                    Some(made) => (vec![format!("Claims {}.", capitals(made))], Vec::new()),
                    None => (Vec::new(), one(moments::HOW_TO_MARK)),
                };
                facts.push(words::CLAIMS_ARE_FREE.into());
                (words::CLAIM, facts, can)
            }
            ButtonAction::Propose => {
                let asks = "Asks the other players to accept a word that isn’t in the list.";
                (
                    words::PROPOSE,
                    one(asks),
                    one("It counts if everyone agrees."),
                )
            }
            ButtonAction::Agree => (
                words::AGREE,
                one("The word is claimed, and marked as agreed."),
                vec![],
            ),
            ButtonAction::Decline => (
                words::DECLINE,
                one("The word isn’t claimed. Nothing is lost."),
                vec![],
            ),
            ButtonAction::Done => (words::DONE, self.end_turn_facts(), Vec::new()),
            ButtonAction::Wait => (
                words::WAIT,
                one("Your turn goes on until you press End turn."),
                one("You can turn this off for all turns in Settings."),
            ),
            ButtonAction::Undo => {
                let facts = vec![
                    "Takes back your last step.".into(),
                    "It works until a hidden card is seen or the turn ends.".into(),
                ];
                (UNDO, facts, Vec::new())
            }
            ButtonAction::Hint => {
                let facts = vec![
                    "Says where to look. Press again to see the card and its square.".into(),
                    "The third press prepares the placing and says what it gains.".into(),
                ];
                (HINT, facts, Vec::new())
            }
            ButtonAction::Clear => {
                let facts = match self.draft.card() {
                    Some(_) => "Puts the chosen card back into your hand.",
                    None => "Takes back what you have marked.",
                };
                (words::CLEAR, one(facts), Vec::new())
            }
            ButtonAction::Spell => self.spelling_facts(),
            ButtonAction::Pass => {
                let facts = vec![
                    "You don’t make a word now.".into(),
                    "The game is over when everyone passes in a row.".into(),
                ];
                (words::PASS, facts, Vec::new())
            }
            ButtonAction::Buzz => {
                let facts = vec![
                    "The first to press makes the word.".into(),
                    "If two press at once, a coin decides.".into(),
                ];
                (words::BUZZ, facts, Vec::new())
            }
            ButtonAction::GoOn => self.next_round_facts(),
        }
    }

    fn placing_facts(&self) -> (Vec<String>, Vec<String>) {
        match self.draft.outcome(self.view) {
            DraftOutcome::Place { placing, uses, .. } => {
                let mut facts = vec![play::describe_placing(&placing, self.view)];
                facts.extend(self.preview_effects(&placing));
                let choice = match placing.using {
                    Use::Nothing if uses.contains(&Use::Hide) => Some(FACE_UP),
                    Use::Nothing if self.can_swap() => Some(KEPT),
                    Use::Hide => Some(FACE_DOWN),
                    _ => None,
                };
                facts.extend(choice.map(str::to_owned));
                facts.push("Then you can claim words.".into());
                (facts, Vec::new())
            }
            DraftOutcome::Refused(why) => {
                let why = vec![
                    play::describe_refusal(&why, self.seats),
                    moments::TRY_ANOTHER.into(),
                ];
                (Vec::new(), why)
            }
            DraftOutcome::Where(_) => (Vec::new(), vec!["Choose a square first.".into()]),
            DraftOutcome::Empty => (Vec::new(), vec!["Choose a card first.".into()]),
        }
    }

    /// Whether the chosen card could swap places with another on the board (C25).
    fn can_swap(&self) -> bool {
        self.placing.is_some() && !self.draft.targets(self.view).is_empty()
    }

    /// Says what follows the end of the turn.
    fn end_turn_facts(&self) -> Vec<String> {
        let table = &self.view.table;
        if matches!(table.stage, Stage::Revealing(_)) {
            return vec!["You stop claiming words through this card.".into()];
        }
        let mut facts = vec!["Ends your turn.".to_owned()];
        if self.view.deck > 0 && !table.last {
            facts.push("You draw a card.".into());
        }
        // C2: seats with empty hands are skipped.
        let mut next = table.next_seat(table.turn.seat);
        for _ in 0..table.seats {
            if self.view.hand_size(next) > 0 {
                break;
            }
            next = table.next_seat(next);
        }
        facts.push(match table.cards_left() {
            Some(0) => "That was the last card of the round, so the round ends.".into(),
            _ if table.board.is_full() => "The board is full, so the round ends.".into(),
            _ => format!("Then it’s {} turn.", possessive(&name(self.seats, next))),
        });
        facts
    }

    fn spelling_facts(&self) -> (&'static str, Vec<String>, Vec<String>) {
        let spelled = self.draft.spelled();
        let letters: String = spelled
            .iter()
            .map(|card| card.letter().uppercase())
            .collect();
        match spelled.len() {
            0 | 1 => (words::SPELL, Vec::new(), vec![moments::TAP_CARDS.into()]),
            many => {
                let takes = format!("Makes {letters}. You get its {}.", play::card_count(many));
                (words::SPELL, vec![takes], Vec::new())
            }
        }
    }

    fn next_round_facts(&self) -> (&'static str, Vec<String>, Vec<String>) {
        let then = self.view.table.results.last().map(|result| result.then);
        match then {
            Some(AfterRound::Scramble | AfterRound::Over) => (
                words::TO_THE_SCRAMBLE,
                vec!["Make last words from the cards left.".into()],
                Vec::new(),
            ),
            Some(AfterRound::NextRound) | None => (
                words::NEXT_ROUND,
                vec!["Hands, cards on the board and zones stay as they are.".into()],
                Vec::new(),
            ),
        }
    }
}
