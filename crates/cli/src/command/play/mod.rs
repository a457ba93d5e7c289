//! `rokade play`: a game in the terminal under the referee, with clocks, offers and claims.

mod arguments;
mod control;
mod hand;
mod moment;
mod order;
mod record;
mod screen;
mod session;
mod setup;
mod table;
mod verbs;

use clap::Args;
use rokade_board::notation::Letters;
use rokade_clause::{Country, Edition};
use rokade_laws::referee::Supervision;

use super::Setting;
use crate::answer::Answer;
use crate::editions::filled;
use control::GameTime;
use session::Session;

const AFTER_HELP: &str = "\
A line is a move or a command. A move is written in the letters of any language or by its squares (e4, Nf3, Sf3, \
O-O, e2e4, e7e8q); it is played and the clock pressed. e4; leaves the clock unpressed, `e4 draw` offers a draw with \
the move. An illegal move given by its squares is made as it is: the referee rules on it when somebody objects. \
? lists the commands: offers, claims, touched pieces, the arbiter's notices, decisions and penalties, adjournment. \
white, black or arbiter before a command says who does it. A game only goes forward; nothing is undone.

Time controls: 90+30 is 90 minutes and 30 seconds for every move; 40/90+30:30+30 is 40 moves in 90 minutes, then 30 \
minutes, with the same increment; 5d3 delays by 3 seconds; 180s is in seconds, 2.5 in parts of a minute; 5,4 gives \
White 5 and Black 4 minutes. With --no-clock time stands still, and --time only says whether it is a standard, a \
rapid or a blitz game.

--record keeps the script of the game, event by event, for rokade referee and for --load, which continues a game \
with its own settings. A file with a line of settings alone begins a game with any setting of a script. \
Commands may come over a pipe; lines that cannot be used are reported and the rest is played (exit code 2). \
With --json everything else goes to standard error, and the referee's account is the only answer.

Examples:
  rokade play
  rokade play --laws 2018 --federation SE --time 3+2 --supervision limited --record game.jsonl
  rokade play --white \"Astrid Holm\" --black \"Bo Lund\" --time 40/90+30:30+30 --letters da
  rokade play --chess960 518 --no-clock
  rokade play --load game.jsonl --record game.jsonl";

/// Plays a game in the terminal under the referee, with clocks, offers and claims
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct PlayArgs {
    #[arg(
        long,
        value_name = "EDITION",
        value_parser = setup::edition,
        help = filled("Edition of the Laws: {shortest} (default: 2023)")
    )]
    laws: Option<Edition>,
    /// Time control, such as 90+30, 40/90+30:30+30, 5d3 or 180s (default: 90+30)
    #[arg(long, value_name = "TIME", value_parser = control::read)]
    time: Option<GameTime>,
    /// White's name
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// Black's name
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// Chess960, from the array of a number or by lot
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, value_parser = setup::array)]
    chess960: Option<Option<u16>>,
    /// Position to begin from
    #[arg(long, value_name = "FEN")]
    start: Option<String>,
    /// Supervision of rapid and blitz: full or limited (default: full)
    #[arg(long, value_name = "HOW", value_parser = setup::supervision)]
    supervision: Option<Supervision>,
    /// Federation whose additions apply: DK, NO or SE
    #[arg(long, value_name = "CODE", value_parser = setup::federation)]
    federation: Option<Country>,
    /// The rules of the quickplay finish were announced for the event (appendix G; 2018 and 2023)
    #[arg(long)]
    appendix_g: bool,
    /// Letters of the moves (default: any are read, those of the messages are written)
    #[arg(long, value_name = "L", value_parser = setup::letters)]
    letters: Option<Letters>,
    /// Write the script of the game to this file, event by event
    #[arg(long, value_name = "FILE.jsonl")]
    record: Option<String>,
    /// Continue the game of a script
    #[arg(long, value_name = "FILE.jsonl",
        conflicts_with_all = ["laws", "time", "chess960", "start", "supervision", "federation", "appendix_g"])]
    load: Option<String>,
    /// Play without clocks
    #[arg(long)]
    no_clock: bool,
    /// Take the time from the lines: `@12000 e4`
    #[arg(long, hide = true, conflicts_with = "no_clock")]
    ticks: bool,
}

pub(crate) fn run(args: &PlayArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let begun = setup::begin(args, setting)?;
    Session::new(begun, args, setting)?.play()
}
