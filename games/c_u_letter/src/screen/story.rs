//! Reads a match's journal as news, turn by turn.

use super::breaks::{How, broken};
use super::news::{BrokeNews, ClaimedNews, LedgerNews, News, PlacedNews, TurnNews};
use c_u_letter_rules::{
    Board, CULetter, Claim, ClaimId, Event, Lies, Placing, Stage, State, Table, Told,
};
use game::{Game, Match, SeatId, Viewer};
use lexicon::Word;
use screen::news::Act;

/// Returns everything that has happened, oldest first, as far as all players may see it.
pub fn acts(game: &Match<CULetter>) -> Vec<Act<News>> {
    Story::of(game).acts
}

/// Returns the claims of the current or last round, the last one first.
pub fn ledger(game: &Match<CULetter>) -> Vec<LedgerNews> {
    let story = Story::of(game);
    // Paid cards have left the board, so claims are shown as they were before the payout.
    let table = match game.state().table.stage {
        Stage::RoundOver | Stage::Over => story.before_end.as_ref(),
        _ => None,
    };
    let table = table.unwrap_or(&game.state().table);
    let ownership = table.ownership();
    let stacks = table.options.stacks;
    let claims = table.ledger.claims().iter().rev().map(|claim| {
        let lies = ownership.lies(claim.id);
        let claimed = story.claimed.iter().find(|(id, _)| *id == claim.id);
        let broken = story.broken.iter().find(|(id, _)| *id == claim.id);
        LedgerNews {
            id: claim.id,
            step: claimed.map_or(0, |(_, step)| *step),
            owner: claim.owner,
            word: claim.word,
            lies,
            behind: behind(table, lies),
            how: broken.map(|(_, how)| *how),
            pays: ownership.paid_by(claim.id, &table.board, stacks),
        }
    });
    claims.collect()
}

fn behind(table: &Table, lies: Lies) -> Option<Word> {
    match lies {
        Lies::Dormant { behind, .. } => table.ledger.claim(behind).map(|claim| claim.word),
        Lies::Counts(_) | Lies::Void => None,
    }
}

/// What is known so far while a journal is read, step by step.
#[derive(Default)]
struct Story {
    acts: Vec<Act<News>>,
    /// The news of the current turn. `told`: whether it already has an entry in `acts`.
    turn: TurnNews,
    told: bool,
    /// The last placing, and the board before it.
    last: Option<(Placing, Board)>,
    /// The step in which each claim of the round was made. `broken`: how each broken claim broke.
    claimed: Vec<(ClaimId, usize)>,
    broken: Vec<(ClaimId, How)>,
    /// The table before the last round was paid.
    before_end: Option<Table>,
}

impl Story {
    fn of(game: &Match<CULetter>) -> Story {
        let mut story = Story::default();
        let mut state = game.at(0);
        for (step, done) in game.journal().steps.iter().enumerate() {
            // C5: apart from the deal, only the clock makes steps without a seat.
            if done.by.is_none() && step > 0 {
                story.turn.out = true;
                story.tell(step, state.table.turn.seat);
            }
            for event in &done.events {
                story.before(&state, event, step);
                CULetter::evolve(&mut state, event, done.at);
                story.after(&state, event, step);
            }
        }
        story
    }

    /// Adds or updates the news entry of the current turn.
    fn tell(&mut self, step: usize, seat: SeatId) {
        if self.told {
            self.acts.pop();
        }
        self.told = true;
        self.acts.push(Act {
            step,
            actor: Some(seat),
            news: News::Turn(self.turn.clone()),
        });
    }

    fn begins(&mut self) {
        self.turn = TurnNews::default();
        self.told = false;
    }

    fn goes_on(&mut self, step: usize, news: News) {
        self.begins();
        self.acts.push(Act {
            step,
            actor: None,
            news,
        });
    }

    /// Processes an event in the state before it.
    fn before(&mut self, state: &State, event: &Event, step: usize) {
        let seat = state.table.turn.seat;
        let Some(told) = CULetter::tell(state, event, Viewer::Table) else {
            match event {
                Event::Turn(_) | Event::Scrambles(_) => self.begins(),
                Event::Over => self.goes_on(step, News::Over),
                _ => {}
            }
            return;
        };
        match (told, event) {
            (Told::RoundBegan { round, starter, .. }, _) => {
                self.claimed.clear();
                self.broken.clear();
                self.goes_on(step, News::RoundBegan { round, starter });
            }
            (
                Told::Placed {
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
                self.tell(step, seat);
            }
            (_, Event::Broken(claims)) => {
                let claims = claims.iter().filter_map(|id| state.table.ledger.claim(*id));
                for claim in claims {
                    self.breaks(claim);
                }
                self.tell(step, seat);
            }
            (Told::Claimed { word, over, .. }, _) => {
                self.turn.asks = None;
                self.turn.denied = None;
                let behind = None;
                self.turn.claims.push(ClaimedNews { word, over, behind });
            }
            (Told::Proposed { word, .. }, _) => {
                self.turn.asks = Some(word);
                self.tell(step, seat);
            }
            (Told::Declined { word, .. }, _) => {
                self.turn.asks = None;
                self.turn.denied = Some(word);
                self.tell(step, seat);
            }
            (Told::Revealed { seat, square, card }, _) => {
                self.begins();
                self.turn.revealed = Some((card, square));
                self.tell(step, seat);
            }
            (Told::RoundEnded { end, cards }, _) => {
                let round = state.table.results.len() + 1;
                self.before_end = Some(state.table.clone());
                self.goes_on(step, News::RoundOver { round, end, cards });
            }
            (Told::ScrambleBegan(left), _) => self.goes_on(step, News::ScrambleBegan(left)),
            (Told::Buzzed { pressed, floor }, _) => {
                self.begins();
                self.turn.pressed = pressed;
                self.tell(step, floor);
            }
            (Told::Spelled { word, cards, .. }, _) => {
                self.turn.asks = None;
                self.turn.spelled = Some((word, cards));
                self.tell(step, seat);
            }
            (Told::Passed(passed), _) => {
                if self.turn.tells() && !self.turn.out {
                    self.begins();
                }
                self.turn.passed = true;
                self.tell(step, passed);
            }
            _ => {}
        }
    }

    /// Processes an event in the state after it.
    fn after(&mut self, state: &State, event: &Event, step: usize) {
        let Event::Claimed(claim) = event else { return };
        self.claimed.push((claim.id, step));
        let lies = state.table.ownership().lies(claim.id);
        if let Some(last) = self.turn.claims.last_mut() {
            last.behind = behind(&state.table, lies);
        }
        self.tell(step, claim.owner);
    }

    fn breaks(&mut self, claim: &Claim) {
        let Some((placing, board)) = &self.last else {
            return;
        };
        let Some(how) = broken(board, placing, claim).map(|broke| broke.how) else {
            return;
        };
        self.broken.push((claim.id, how));
        if let Some(placed) = &mut self.turn.placed {
            placed.broke.push(BrokeNews {
                owner: claim.owner,
                word: claim.word,
                how,
            });
        }
    }
}
