//! `rokade notation`: moves between languages, figurines and the spoken form.

mod convert;

use std::io::{self, BufReader};

use clap::Args;
use rokade_board::notation::Letters;
use rokade_board::notation::spoken::Voice as Tongue;
use rokade_clause::Reason;
use rokade_view::score;
use rokade_words::Lang;

use super::Setting;
use crate::answer::Answer;
use crate::arguments::is_standard_input;
use crate::fault::{Failure, Fault};
use crate::input::STDIN_NAME;
use crate::lines::Lines;
use crate::output::{self, Stream};
use crate::position;
use crate::progress::Progress;
use crate::shape::notation::NotationShape;
use convert::{Converted, Form, Request};

const AFTER_HELP: &str = "\
Languages: en, da, nb, sv, de, fr, nl, es, fi, is, figurine for pictures of the pieces, and spoken for the form \
announced to blind players. Without --from the language is recognised from the letters; without --to the answer is in \
the language of the messages.

Without --fen only the letters change: numbers, signs and comments stay as they are. With --fen the moves are \
played on the board from that position (start for the starting position), checked and numbered; what follows \
a move, comments and results too, and the sign of castling, stay as they are. A wrong sign (a capture, check or mate \
that is not one, a wrong number) is reported on standard error and in \"notes\"; variations are left out and reported. \
A text that can mean several things is not converted: everything it can mean is listed, and the exit code is 1.

Moves are said in the language of --to (de, da, nb, sv, en), otherwise in that of the messages, and understood in \
all of these; several announcements are separated by commas, semicolons or line ends.

With --json \"from\" is the language named or recognised (of several that fit equally well yours, or else the \
first of the list), and null where nothing decides it: the text has no letter, or the languages that fit mean \
different pieces. Everything wrong with a line is reported at once, each with its half-move (\"ply\").

Examples:
  rokade notation --from da --to en \"1. e4 e5 2. Sf3 Sc6 3. Lb5\"
  rokade notation --to figurine Nf3
  rokade notation --fen start --to de --spoken \"1. e4 e5 2. Nf3\"
  rokade notation --from spoken --lang da \"springer Frederik tre\"
  rokade notation --to sv - < moves.txt";

/// Writes moves in another language, in figurines or as they are spoken
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct NotationArgs {
    /// Language of the text (default: recognised)
    #[arg(long, value_name = "L")]
    from: Option<String>,
    /// Language of the answer (default: that of the messages)
    #[arg(long, value_name = "L")]
    to: Option<String>,
    /// Check the moves on the board from this position; start for the starting position
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Give the spoken form
    #[arg(long)]
    spoken: bool,
    /// The moves; - for standard input, a line each
    #[arg(value_name = "TEXT", required = true, num_args = 1..)]
    text: Vec<String>,
}

pub(crate) fn run(args: &NotationArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let request = request(args, setting)?;
    if is_standard_input(&args.text, "notation")? {
        return lines(&request, setting);
    }
    one(&args.text.join(" "), &request, setting)
}

fn one(text: &str, request: &Request, setting: &Setting) -> anyhow::Result<Answer> {
    let converted = convert::convert(text, request).map_err(|faults| Failure { faults })?;
    if setting.json {
        output::write_json(&shape(text, &converted, request, setting))?;
    } else {
        output::write(&plain(&converted))?;
        tell(&converted, None, setting);
    }
    Ok(answer(&converted))
}

/// A text a line, each for itself.
fn lines(request: &Request, setting: &Setting) -> anyhow::Result<Answer> {
    let mut stream = Stream::new(setting.json, &setting.voice);
    let mut progress = Progress::counting();
    let mut has_doubt = false;
    for line in Lines::of(BufReader::new(io::stdin())) {
        let number = line.number;
        let converted = match &line.text {
            Ok(text) => convert::convert(text, request),
            Err(reason) => Err(vec![Fault::of(reason.clone())]),
        };
        match (converted, line.text) {
            (Ok(converted), Ok(text)) if setting.json => {
                has_doubt |= converted.doubt.is_some();
                stream.write_json(&shape(&text, &converted, request, setting))?;
            }
            (Ok(converted), _) => {
                has_doubt |= converted.doubt.is_some();
                stream.write(&plain(&converted))?;
                tell(&converted, Some(number), setting);
            }
            (Err(faults), _) => {
                if !setting.json {
                    // Answers and lines keep step.
                    stream.write("\n")?;
                }
                let placed = |fault: Fault| Fault { line: Some(number), ..fault.in_file(STDIN_NAME) };
                stream.refuse(&Failure { faults: faults.into_iter().map(placed).collect() })?;
            }
        }
        if stream.is_closed() {
            break;
        }
        progress.step();
    }
    drop(progress);
    match stream.finish()? {
        Answer::Yes if has_doubt => Ok(Answer::No),
        other => Ok(other),
    }
}

/// What can mean several things is no answer.
fn answer(converted: &Converted) -> Answer {
    if converted.doubt.is_some() { Answer::No } else { Answer::Yes }
}

/// The answer in one line; nothing where it is ambiguous.
fn plain(converted: &Converted) -> String {
    let answer = converted.spoken.as_ref().or(converted.output.as_ref());
    answer.map_or_else(|| "\n".to_owned(), |text| format!("{text}\n"))
}

/// What is doubtful or wrong in the text, on standard error.
fn tell(converted: &Converted, line: Option<usize>, setting: &Setting) {
    let notes = converted.played.iter().flat_map(|played| &played.notes);
    let wrong = notes.filter(|note| convert::WRONG.contains(&note.note)).map(|note| {
        let ply = i64::try_from(note.ply).unwrap_or(i64::MAX);
        Reason::house("notation_note").with("ply", ply).with("note", note.note)
    });
    for reason in converted.doubt.iter().cloned().chain(wrong) {
        let fault = Fault { line, ..Fault::of(reason) };
        let fault = if line.is_some() { fault.in_file(STDIN_NAME) } else { fault };
        output::tell(&fault.written(&setting.voice));
    }
}

fn shape<'a>(text: &'a str, converted: &'a Converted, request: &Request, setting: &Setting) -> NotationShape<'a> {
    NotationShape {
        schema: "rokade.notation/1",
        from: converted.from,
        to: request.to.key(),
        input: text,
        output: converted.output.as_deref(),
        spoken: converted.spoken.as_deref(),
        alternatives: &converted.alternatives,
        text: converted.doubt.as_ref().map(|reason| setting.voice.reason(reason)),
        uci: converted.played.as_ref().map(|played| played.uci.as_slice()),
        final_fen: converted.played.as_ref().map(|played| played.fen.as_str()),
        notes: converted.played.as_ref().map(|played| played.notes.as_slice()),
    }
}

fn request(args: &NotationArgs, setting: &Setting) -> Result<Request, Failure> {
    let reader = score::letters_of(setting.voice.lang);
    let to = args.to.as_deref().map_or(Ok(Form::Written(reader)), |key| form("--to", key))?;
    let from = args.from.as_deref().map(|key| form("--from", key)).transpose()?;
    let tongue = match to {
        Form::Written(letters) => Tongue::from_key(letters.key()),
        Form::Spoken => None,
    };
    let start = match args.fen.as_deref() {
        None => None,
        Some("start") => Some(rokade_board::Position::start()),
        Some(fen) => Some(position::read(fen, None).map_err(|faults| Failure { faults })?),
    };
    let own = tongue_of(setting.voice.lang);
    let mut ears = vec![own];
    ears.extend(tongue.into_iter().chain(Tongue::ALL).filter(|ear| *ear != own));
    Ok(Request {
        from,
        to,
        tongue: tongue.unwrap_or(own),
        ears,
        is_spoken: args.spoken || to == Form::Spoken,
        start,
        reader,
    })
}

fn form(option: &'static str, key: &str) -> Result<Form, Failure> {
    if key == Form::Spoken.key() {
        return Ok(Form::Spoken);
    }
    Letters::from_key(key).map(Form::Written).ok_or_else(|| {
        let known: Vec<&str> = Letters::ALL.iter().map(|letters| letters.key()).chain([Form::Spoken.key()]).collect();
        let reason = Reason::house("value_not_understood").with("option", option);
        Fault::of(reason).found(key).expected(known.join(", ")).into()
    })
}

fn tongue_of(lang: Lang) -> Tongue {
    match lang {
        Lang::Da => Tongue::Danish,
        Lang::Nb => Tongue::Norwegian,
        Lang::Sv => Tongue::Swedish,
        Lang::En => Tongue::English,
    }
}
