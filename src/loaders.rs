//! How the page fetches each of its chunks. All of them are split off here: a release compiles the
//! functions of every crate in this program (docs/adr/0002-code-in-the-program.md).

use std::future::ready;

use leptos::wasm_split::SplitLoaderError;

use screen::Chunk;
use ui::chunk::ChunkResult;
use ui::deferred::{ChunkFuture, DeferredFns};
use ui::loaded_game::GameReader;
use ui::registry::{GameChunkFuture, Registry};
use ui::screens::{FileFns, PlayerResultFns, chunks};
use ui::split_point;

/// What the shared screens get from this program.
pub const PROGRAM: Registry = Registry {
    build: env!("LETTERCASE_BUILD"),
    cards: games::CARDS,
    chunk: load_chunk,
    reader: game_reader,
    player_result_fns: || Box::pin(keeper()),
    file_fns: || Box::pin(files()),
};

/// Runs when the program is loaded. The boot script asks for a chunk before the page is drawn, so
/// from here on all chunks can be fetched.
pub fn start() {
    ui::registry::register(PROGRAM);
    paper_grid_ui::deferred::TABLE_LOADER.set(|| Box::pin(paper_grid_rest()));
    paper_grid_ui::deferred::READER_LOADER.set(|| Box::pin(paper_grid_reader()));
    word_heist_ui::deferred::TABLE_LOADER.set(|| Box::pin(word_heist_rest()));
    word_heist_ui::deferred::READER_LOADER.set(|| Box::pin(word_heist_reader()));
    one_letter_better_ui::deferred::TABLE_LOADER.set(|| Box::pin(one_letter_better_rest()));
    one_letter_better_ui::deferred::READER_LOADER.set(|| Box::pin(one_letter_better_reader()));
    c_u_letter_ui::deferred::TABLE_LOADER.set(|| Box::pin(c_u_letter_rest()));
    c_u_letter_ui::deferred::READER_LOADER.set(|| Box::pin(c_u_letter_reader()));
    paper_grid_ui::deferred::PICTURE_LOADER.set(|| Box::pin(paper_grid_drawing()));
    ui::start();
}

/// Generates, from the list of games, the functions that fetch a game's chunks by its id.
macro_rules! chunk_loaders {
    ($($game:ident: $table:ident, $extras:ident, $reader:ident;)*) => {
        fn load_chunk(room: Chunk) -> GameChunkFuture<ChunkResult> {
            match room {
                $(Chunk::Game(id) if id == $game::CARD.id => {
                    Box::pin(async { Some($table().await) })
                })*
                $(Chunk::Extras(id) if id == $game::CARD.id => {
                    Box::pin(async { Some($extras().await) })
                })*
                Chunk::Game(_) | Chunk::Extras(_) => Box::pin(ready(None)),
                Chunk::Studio => Box::pin(async { Some(studio().await) }),
                Chunk::About => Box::pin(async { Some(about().await) }),
                Chunk::Words => Box::pin(async { Some(checker().await) }),
                Chunk::Day => Box::pin(async { Some(day().await) }),
                Chunk::Settings => Box::pin(async { Some(settings().await) }),
                Chunk::Parts => Box::pin(async { Some(parts().await) }),
            }
        }

        fn game_reader(game: &str) -> Option<ChunkFuture<GameReader>> {
            $(if game == $game::CARD.id {
                return Some(Box::pin($reader()));
            })*
            None
        }
    };
}

chunk_loaders! {
    paper_grid: paper_grid_table, paper_grid_extras, paper_grid_reader;
    word_heist: word_heist_table, word_heist_extras, word_heist_reader;
    one_letter_better: one_letter_better_table, one_letter_better_extras, one_letter_better_reader;
    c_u_letter: c_u_letter_table, c_u_letter_extras, c_u_letter_reader;
}

split_point! { paper_grid:
    fn paper_grid_table() -> ChunkResult {
        Ok(paper_grid_ui::screen)
    }
}

split_point! { paper_grid__extras:
    fn paper_grid_extras() -> ChunkResult {
        Ok(paper_grid_ui::extras)
    }
}

split_point! { paper_grid__deferred:
    fn paper_grid_reader() -> Result<GameReader, SplitLoaderError> {
        Ok(GameReader::for_game::<paper_grid_rules::PaperGrid>())
    }
}

split_point! { paper_grid__deferred:
    fn paper_grid_rest() -> Result<DeferredFns<paper_grid_ui::TableState>, SplitLoaderError> {
        Ok(paper_grid_ui::deferred::TABLE_FNS)
    }
}

split_point! { paper_grid__deferred:
    fn paper_grid_drawing() -> Result<paper_grid_ui::deferred::DrawBoard, SplitLoaderError> {
        Ok(paper_grid_ui::deferred::DRAW_BOARD)
    }
}

split_point! { paper_grid__studio:
    fn studio() -> ChunkResult {
        Ok(paper_grid_ui::studio)
    }
}

split_point! { word_heist:
    fn word_heist_table() -> ChunkResult {
        Ok(word_heist_ui::screen)
    }
}

split_point! { word_heist__extras:
    fn word_heist_extras() -> ChunkResult {
        Ok(word_heist_ui::extras)
    }
}

split_point! { word_heist__deferred:
    fn word_heist_reader() -> Result<GameReader, SplitLoaderError> {
        Ok(GameReader::for_game::<word_heist_rules::WordHeist>())
    }
}

split_point! { word_heist__deferred:
    fn word_heist_rest() -> Result<DeferredFns<word_heist_ui::TableState>, SplitLoaderError> {
        Ok(word_heist_ui::deferred::TABLE_FNS)
    }
}

split_point! { one_letter_better:
    fn one_letter_better_table() -> ChunkResult {
        Ok(one_letter_better_ui::screen)
    }
}

split_point! { one_letter_better__extras:
    fn one_letter_better_extras() -> ChunkResult {
        Ok(one_letter_better_ui::extras)
    }
}

split_point! { one_letter_better__deferred:
    fn one_letter_better_reader() -> Result<GameReader, SplitLoaderError> {
        Ok(GameReader::for_game::<one_letter_better_rules::OneLetterBetter>())
    }
}

split_point! { one_letter_better__deferred:
    fn one_letter_better_rest() -> Result<DeferredFns<one_letter_better_ui::TableState>, SplitLoaderError> {
        Ok(one_letter_better_ui::deferred::TABLE_FNS)
    }
}

split_point! { c_u_letter:
    fn c_u_letter_table() -> ChunkResult {
        Ok(c_u_letter_ui::screen)
    }
}

split_point! { c_u_letter__extras:
    fn c_u_letter_extras() -> ChunkResult {
        Ok(c_u_letter_ui::extras)
    }
}

split_point! { c_u_letter__deferred:
    fn c_u_letter_reader() -> Result<GameReader, SplitLoaderError> {
        Ok(GameReader::for_game::<c_u_letter_rules::CULetter>())
    }
}

split_point! { c_u_letter__deferred:
    fn c_u_letter_rest() -> Result<DeferredFns<c_u_letter_ui::TableState>, SplitLoaderError> {
        Ok(c_u_letter_ui::deferred::TABLE_FNS)
    }
}

split_point! { about:
    fn about() -> ChunkResult {
        Ok(chunks::about)
    }
}

split_point! { words:
    fn checker() -> ChunkResult {
        Ok(chunks::checker)
    }
}

split_point! { day:
    fn day() -> ChunkResult {
        Ok(|_| chunks::day())
    }
}

split_point! { day:
    fn keeper() -> Result<PlayerResultFns, SplitLoaderError> {
        Ok(PlayerResultFns::FUNCTIONS)
    }
}

split_point! { settings:
    fn settings() -> ChunkResult {
        Ok(chunks::settings)
    }
}

split_point! { settings:
    fn files() -> Result<FileFns, SplitLoaderError> {
        Ok(FileFns::FUNCTIONS)
    }
}

split_point! { parts:
    fn parts() -> ChunkResult {
        Ok(chunks::parts)
    }
}
