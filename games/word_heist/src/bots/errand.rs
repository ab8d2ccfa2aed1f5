//! Requests that Word Heist sends to the bot worker: bot moves, help, hints and the review.

use super::hints::{find_hint, usable_words};
use serde::{Deserialize, Serialize};

use super::review::{Review, ReviewInProgress};
use super::{DelayedAction, Finder, Hint, bot, with_thread_cache};
use base::messages::{BOT_WORKER, WorkerRequest};
use game::bots::{BotErrand, StepReport, SteppedTask, in_one_step};
use game::{BotSoloGame, Match, SeatId, Viewer};
use lexicon::Word;
use word_heist_rules::{MadeWordId, Options, Table, WordHeist};

/// A request to the bot worker, which has the word list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Asks which bot acts first, and how. All bots are asked at once, since the first to act
    /// changes the table for the others.
    Think {
        /// The table as every player sees it.
        view: Box<Table>,
        /// The seat of each bot, with its level as an index into the levels.
        bots: Vec<(SeatId, usize)>,
    },
    /// Asks whether a seat can make any word in the list. The answer reveals nothing else.
    Look {
        /// The table as every player sees it.
        view: Box<Table>,
        /// The seat that asks.
        seat: SeatId,
    },
    /// Asks which words on the table a seat could build into a well-known word. The new word isn't
    /// revealed.
    Help {
        /// The table as every player sees it.
        view: Box<Table>,
        /// The seat that is helped.
        seat: SeatId,
        /// What the seat has typed so far.
        typed: Word,
    },
    /// Asks for the best word that a seat can make.
    Hint {
        /// The table as every player sees it.
        view: Box<Table>,
        /// The seat that asks.
        seat: SeatId,
    },
    /// Asks for the review of a game (A20).
    Review {
        /// The table at the end of the game.
        table: Box<Table>,
    },
    /// Asks what the hardest bot would score with the letters of a day, alone and at its own pace.
    Par(Box<Options>),
}

impl Errand {
    /// The request for the next move of all bots in a game.
    pub fn for_next_move(game: &Match<WordHeist>) -> Errand {
        let seats = SeatId::all(game.journal().seats.len() as u8);
        let bots = seats.filter_map(|seat| Some((seat, game.bot_index(seat)?)));
        Errand::Think {
            view: Box::new(game.view(Viewer::Table)),
            bots: bots.collect(),
        }
    }
}

impl WorkerRequest for Errand {
    type Report = Report;
    const PROGRAM: &'static str = BOT_WORKER;
    const KIND: Option<&'static str> = Some("word_heist");
}

impl BotErrand for Errand {
    fn begin(self) -> SteppedTask<Report> {
        match self {
            Errand::Think { view, bots } => in_one_step(move |book| {
                let (words, family) = (&book.lexicon, &book.family);
                Report::Does(bot::first_to_act(&view, &bots, words, family))
            }),
            Errand::Look { view, seat } => in_one_step(move |book| {
                // Where the table decides, any string may be a word.
                let Some(level) = view.options.judge.level() else {
                    return Report::Can(true);
                };
                let finder = Finder::for_seat(&view, seat).up_to_level(level);
                Report::Can(!finder.find(&book.lexicon).is_empty())
            }),
            Errand::Help { view, seat, typed } => in_one_step(move |book| {
                let (words, family) = (&book.lexicon, &book.family);
                Report::May(usable_words(&view, seat, typed, words, family))
            }),
            Errand::Hint { view, seat } => in_one_step(move |book| {
                let (words, family) = (&book.lexicon, &book.family);
                let hint = with_thread_cache(words, |memory| {
                    find_hint(&view, seat, words, family, memory)
                });
                Report::Hint(hint)
            }),
            Errand::Par(options) => {
                let mut alone = BotSoloGame::<WordHeist>::start(*options);
                Box::new(move |book| {
                    let (words, family) = (&book.lexicon, &book.family);
                    let over = alone.step(words, |game| {
                        let bots = [(SeatId::FIRST, bot::LEVELS.len() - 1)];
                        let view = game.view(Viewer::Table);
                        let (_, plan) = bot::first_to_act(&view, &bots, words, family)?;
                        Some((plan.after, plan.action))
                    });
                    over.map_or(StepReport::SoFar(Report::Par(None)), |par| {
                        StepReport::Last(Report::Par(par))
                    })
                })
            }
            Errand::Review { table } => {
                let mut reviewing = ReviewInProgress::new(*table);
                Box::new(move |book| {
                    if reviewing.step(&book.lexicon, &book.family) {
                        let (done, all) = reviewing.progress();
                        return StepReport::SoFar(Report::LookedAt(done, all));
                    }
                    let found = reviewing.finish();
                    StepReport::Last(Report::Review(Box::new(found)))
                })
            }
        }
    }
}

/// An answer from the bot worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// The seat that acts first if nothing else happens, with its plan; `None` if all bots wait.
    Does(Option<(SeatId, DelayedAction)>),
    /// Whether any word can be made.
    Can(bool),
    /// The words on the table that can be built into a new word.
    May(Vec<MadeWordId>),
    /// The word that the hint names; `None` if no word can be made.
    Hint(Option<Hint>),
    /// How many points of the game have been reviewed, out of how many.
    LookedAt(usize, usize),
    /// The finished review.
    Review(Box<Review>),
    /// The score of the hardest bot; `None` while it is still playing.
    Par(Option<i32>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::messages::{encode_request, read, write};
    use game::Judge;
    use lexicon::{Letter, Level, Lexicon, WordBook};
    use word_heist_rules::{Action, Choices, Options, State};

    /// A request as the bot worker reads it, with the name of its game.
    #[derive(Debug, PartialEq, Deserialize)]
    #[expect(
        non_camel_case_types,
        reason = "it bears the name of the game's folder"
    )]
    enum AnyReport {
        word_heist(Errand),
    }

    #[test]
    fn look_reports_only_whether_any_word_can_be_made() {
        let words = [("gape", Level::Common), ("grape", Level::Rare)];
        let book = WordBook::new(Lexicon::from_words(words).unwrap());
        let can = |centre: &str, judge| {
            let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
            let gape = [Word::new("gape").unwrap()];
            let mut table = Table::for_example(&gape, &centre);
            let choices = Choices {
                judge,
                ..Choices::default()
            };
            table.options = Options::new(choices).unwrap();
            let look = Errand::Look {
                view: Box::new(table),
                seat: SeatId::FIRST,
            };
            match look.begin()(&book) {
                StepReport::Last(Report::Can(can)) => can,
                _ => panic!("expected Report::Can"),
            }
        };
        assert!(can("r", Judge::Full) && can("pega", Judge::Everyday));
        assert!(!can("r", Judge::Everyday), "not in this part of the list");
        assert!(!can("s", Judge::Full), "GAPES only extends it");
        assert!(can("s", Judge::Table), "the table might allow it");
    }

    #[test]
    fn help_reveals_the_usable_words_but_not_the_new_word() {
        let words = [
            ("gape", Level::Common),
            ("grape", Level::Common),
            ("taper", Level::Rare),
        ];
        let book = WordBook::new(Lexicon::from_words(words).unwrap());
        let may = |centre: &str, typed: &str| {
            let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
            let words = ["gape", "pear"].map(|text| Word::new(text).unwrap());
            let help = Errand::Help {
                view: Box::new(Table::for_example(&words, &centre)),
                seat: SeatId::FIRST,
                typed: typed.parse().unwrap(),
            };
            match help.begin()(&book) {
                StepReport::Last(Report::May(may)) => may,
                _ => panic!("expected Report::May"),
            }
        };
        let none: [MadeWordId; 0] = [];
        assert_eq!(may("r", ""), [MadeWordId::new(0)]);
        assert_eq!(may("r", "grap"), [MadeWordId::new(0)]);
        assert_eq!(may("r", "gx"), none, "GRAPE has no X");
        assert_eq!(may("t", ""), none, "TAPER of PEAR isn't well known");
        assert_eq!(may("s", ""), none, "GAPES only extends it");
    }

    #[test]
    fn errands_and_reports_survive_serialisation() {
        let table = State::new(&Options::default(), 3).table;
        let thought = Errand::Think {
            view: Box::new(table.clone()),
            bots: vec![(SeatId::new(2), 3)],
        };
        let look = Errand::Look {
            view: Box::new(table.clone()),
            seat: SeatId::FIRST,
        };
        let help = Errand::Help {
            view: Box::new(table.clone()),
            seat: SeatId::FIRST,
            typed: "gra".parse().unwrap(),
        };
        let hint = Errand::Hint {
            view: Box::new(table.clone()),
            seat: SeatId::FIRST,
        };
        let review = Errand::Review {
            table: Box::new(table),
        };
        for errand in [thought, look, help, hint, review] {
            assert_eq!(
                read(&encode_request(&errand)),
                Some(AnyReport::word_heist(errand))
            );
        }
        let plan = DelayedAction {
            after: 2_500,
            action: Action::Flip,
        };
        let does = Report::Does(Some((SeatId::FIRST, plan)));
        let hint = Hint {
            word: "grape".parse().unwrap(),
            taken: vec![MadeWordId::new(3)].into(),
        };
        for report in [does, Report::Hint(Some(hint)), Report::Hint(None)] {
            assert_eq!(read(&write(&report)), Some(report));
        }
    }
}
