//! Reads a match's journal as news, turn by turn.

use super::breaks::{BreakCause, broken_by};
use super::news::{BrokenNews, ClaimedNews, LedgerNews, News, PlacedNews, TurnNews};
use c_u_letter_rules::{
    CULetter, Claim, ClaimId, ClaimStatus, Event, LetterBoard, LogEntry, Placing, Stage, State,
    Table,
};
use game::{Game, Match, SeatId, Viewer};
use lexicon::Word;
use screen::news::GameAct;

/// Returns everything that has happened, oldest first, as far as all players may see it.
pub fn acts(game: &Match<CULetter>) -> Vec<GameAct<News>> {
    StoryBuilder::from_game(game).acts
}

/// Returns the claims of the current or last round, the last one first.
pub fn ledger_news(game: &Match<CULetter>) -> Vec<LedgerNews> {
    let story = StoryBuilder::from_game(game);
    // Paid cards have left the board, so claims are shown as they were before the payout.
    let table = match game.state().table.stage {
        Stage::RoundOver | Stage::Over => story.before_end.as_ref(),
        _ => None,
    };
    let table = table.unwrap_or(&game.state().table);
    let ownership = table.ownership();
    let stacks = table.options.stacks;
    let claims = table.ledger.claims().iter().rev().map(|claim| {
        let lies = ownership.status_of(claim.id);
        let claimed = story.claimed.iter().find(|(id, _)| *id == claim.id);
        let broken = story.broken.iter().find(|(id, _)| *id == claim.id);
        LedgerNews {
            id: claim.id,
            step: claimed.map_or(0, |(_, step)| *step),
            owner: claim.owner,
            word: claim.word,
            lies,
            behind: counting_word(table, lies),
            how: broken.map(|(_, how)| *how),
            pays: ownership.payout_of(claim.id, &table.board, stacks),
            shared: ownership.shared_letters(claim.id),
        }
    });
    claims.collect()
}

fn counting_word(table: &Table, lies: ClaimStatus) -> Option<Word> {
    match lies {
        ClaimStatus::Dormant { behind, .. } => table.ledger.claim(behind).map(|claim| claim.word),
        ClaimStatus::Counts(_) | ClaimStatus::Void => None,
    }
}

/// The news gathered so far while a journal is read, step by step.
#[derive(Default)]
struct StoryBuilder {
    acts: Vec<GameAct<News>>,
    /// The news of the current turn. `told`: whether it already has an entry in `acts`.
    turn: TurnNews,
    told: bool,
    /// The last placing, and the board before it.
    last: Option<(Placing, LetterBoard)>,
    /// The step in which each claim of the round was made. `broken`: how each broken claim broke.
    claimed: Vec<(ClaimId, usize)>,
    broken: Vec<(ClaimId, BreakCause)>,
    /// The table before the last round was paid.
    before_end: Option<Table>,
}

impl StoryBuilder {
    fn from_game(game: &Match<CULetter>) -> StoryBuilder {
        let mut story = StoryBuilder::default();
        let mut state = game.state_after(0);
        for (step, done) in game.journal().steps.iter().enumerate() {
            // C5: apart from the deal, only the clock makes steps without a seat.
            if done.by.is_none() && step > 0 {
                story.turn.out = true;
                story.update_turn_entry(step, state.table.turn.seat);
            }
            for event in &done.events {
                story.before_event(&state, event, step);
                CULetter::evolve(&mut state, event, done.at);
                story.after_event(&state, event, step);
            }
        }
        story
    }

    /// Adds or updates the news entry of the current turn.
    fn update_turn_entry(&mut self, step: usize, seat: SeatId) {
        if self.told {
            self.acts.pop();
        }
        self.told = true;
        self.acts.push(GameAct {
            step,
            actor: Some(seat),
            news: News::Turn(self.turn.clone()),
        });
    }

    fn begin_turn(&mut self) {
        self.turn = TurnNews::default();
        self.told = false;
    }

    fn push_entry(&mut self, step: usize, news: News) {
        self.begin_turn();
        self.acts.push(GameAct {
            step,
            actor: None,
            news,
        });
    }

    /// Processes an event in the state before it.
    fn before_event(&mut self, state: &State, event: &Event, step: usize) {
        let seat = state.table.turn.seat;
        let Some(told) = CULetter::log_entry(state, event, Viewer::Table) else {
            match event {
                Event::Turn(_) | Event::Scrambles(_) => self.begin_turn(),
                Event::Over => self.push_entry(step, News::Over),
                _ => {}
            }
            return;
        };
        match (told, event) {
            (LogEntry::RoundBegan { round, starter, .. }, _) => {
                self.claimed.clear();
                self.broken.clear();
                self.push_entry(step, News::RoundBegan { round, starter });
            }
            (
                LogEntry::Placed {
                    card,
                    at,
                    using,
                    other,
                    ..
                },
                Event::Placed(placing),
            ) => {
                self.last = Some((*placing, state.table.board.clone()));
                self.turn.placed = Some(PlacedNews {
                    card,
                    at,
                    using,
                    other,
                    broke: Vec::new(),
                });
                self.update_turn_entry(step, seat);
            }
            (_, Event::Broken(claims)) => {
                let claims = claims.iter().filter_map(|id| state.table.ledger.claim(*id));
                for claim in claims {
                    self.record_break(claim);
                }
                self.update_turn_entry(step, seat);
            }
            (LogEntry::Claimed { word, over, .. }, _) => {
                self.turn.asks = None;
                self.turn.denied = None;
                let behind = None;
                self.turn.claims.push(ClaimedNews { word, over, behind });
            }
            (LogEntry::Proposed { word, .. }, _) => {
                self.turn.asks = Some(word);
                self.update_turn_entry(step, seat);
            }
            (LogEntry::Declined { word, .. }, _) => {
                self.turn.asks = None;
                self.turn.denied = Some(word);
                self.update_turn_entry(step, seat);
            }
            (LogEntry::Revealed { seat, square, card }, _) => {
                self.begin_turn();
                self.turn.revealed = Some((card, square));
                self.update_turn_entry(step, seat);
            }
            (LogEntry::RoundEnded { end, cards }, _) => {
                let round = state.table.results.len() + 1;
                self.before_end = Some(state.table.clone());
                self.push_entry(step, News::RoundOver { round, end, cards });
            }
            (LogEntry::ScrambleBegan(left), _) => self.push_entry(step, News::ScrambleBegan(left)),
            (LogEntry::Buzzed { pressed, floor }, _) => {
                self.begin_turn();
                self.turn.pressed = pressed;
                self.update_turn_entry(step, floor);
            }
            (LogEntry::Spelled { word, cards, .. }, _) => {
                self.turn.asks = None;
                self.turn.spelled = Some((word, cards));
                self.update_turn_entry(step, seat);
            }
            (LogEntry::Passed(passed), _) => {
                if self.turn.has_news() && !self.turn.out {
                    self.begin_turn();
                }
                self.turn.passed = true;
                self.update_turn_entry(step, passed);
            }
            _ => {}
        }
    }

    /// Processes an event in the state after it.
    fn after_event(&mut self, state: &State, event: &Event, step: usize) {
        let Event::Claimed(claim) = event else { return };
        self.claimed.push((claim.id, step));
        let lies = state.table.ownership().status_of(claim.id);
        if let Some(last) = self.turn.claims.last_mut() {
            last.behind = counting_word(&state.table, lies);
        }
        self.update_turn_entry(step, claim.owner);
    }

    fn record_break(&mut self, claim: &Claim) {
        let Some((placing, board)) = &self.last else {
            return;
        };
        let Some(how) = broken_by(board, placing, claim).map(|broke| broke.how) else {
            return;
        };
        self.broken.push((claim.id, how));
        if let Some(placed) = &mut self.turn.placed {
            placed.broke.push(BrokenNews {
                owner: claim.owner,
                word: claim.word,
                how,
            });
        }
    }
}
