//! `rokade norms`: title norms, every requirement by itself.

mod field;
mod written;

use clap::Args;
use clap::builder::PossibleValuesParser;
use rokade_clause::Reason;
use rokade_formats::trf::Trf;
use rokade_model::{Sex, StartNumber, Title};
use rokade_rating::norm::{
    Contestant, Edition, Event, Exempt, Field, Need, Norm, NormTitle, Requirement, before, circumstances, norm,
    still_needs, title_by_rating, titles_to_earn, too_short,
};

use super::Setting;
use super::candidates::no_such_player;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::norms::NormsShape;
use crate::{arguments, input, output};

const AFTER_HELP: &str = "\
Editions: dsu-4.7.4, the extract in the DSU handbook (default), and 2024-01, FIDE's title regulations for events from \
1 January 2024. A file that names an edition of the FIDE rating is judged by 2024-01. What a report does not say \
(registration, the arbiter's title unless it is given with the name) is shown as not known.
With --before-last: against which opponents and with which results the last round still makes the norm.

Examples:
  rokade norms open.trf
  rokade norms --title IM --player 7 open.trf
  rokade norms --before-last --edition 2024-01 --json open.trf";

/// Title norms: reached, missed and by what
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct NormsArgs {
    /// Only this title
    #[arg(long, value_parser = PossibleValuesParser::new(["GM", "IM", "WGM", "WIM"]), ignore_case = true)]
    title: Option<String>,
    /// Only the player with this start number
    #[arg(long, value_name = "N", value_parser = arguments::start_number())]
    player: Option<StartNumber>,
    /// What the last round must bring; a finished event is judged as it was before that round
    #[arg(long)]
    before_last: bool,
    /// The regulations to judge by
    #[arg(long, value_parser = PossibleValuesParser::new(Edition::ALL.map(|(_, key)| key)))]
    edition: Option<String>,
    /// The event is exempt from the requirements on federations (2024-01)
    #[arg(long, value_name = "EVENT", value_parser = PossibleValuesParser::new(Exempt::ALL.map(|(_, key)| key)))]
    exempt: Option<String>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

/// One player and one title.
pub(crate) struct Row {
    pub norm: Norm,
    /// With `--before-last`: what the last round must bring, `None` within if nothing is enough.
    pub still_needs: Option<Option<Vec<Need>>>,
}

/// The whole answer.
pub(crate) struct Norms {
    pub edition: Edition,
    pub event: Vec<Requirement>,
    pub rows: Vec<Row>,
    /// Players whose rating alone is enough for a title they do not hold.
    pub by_rating: Vec<(StartNumber, Title)>,
    /// Why nobody can make a norm here.
    pub too_short: Option<Reason>,
}

pub(crate) fn run(args: &NormsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    if let Some(number) = args.player
        && trf.history.player(number).is_none()
    {
        return Err(no_such_player(&file, number, trf.history.players.iter().map(|player| player.number)).into());
    }
    let exempt =
        Exempt::ALL.into_iter().find_map(|(exempt, key)| (args.exempt.as_deref() == Some(key)).then_some(exempt));
    let mut field = field::of(&trf, exempt)?;
    if args.before_last {
        take_back(&mut field, &file)?;
    }
    let edition = edition(args, &trf);
    let norms = judged(args, &field, edition);
    let voice = setting.voice.knowing(&trf);
    output::tell_dates(&file, &trf, &voice);
    match setting.json {
        true => output::write_json(&NormsShape::of(&norms, &voice))?,
        false => output::write(&written::written(&norms, args.player, &voice))?,
    }
    Ok(Answer::Yes)
}

/// The option, else FIDE's own where the file says that it goes by them, else the handbook
/// (docs/readings/norm-edition.md).
fn edition(args: &NormsArgs, trf: &Trf) -> Edition {
    let named = args.edition.as_ref().and_then(|name| name.parse().ok());
    let of_file = trf.facts.fide_rating_edition.as_ref().map(|_| Edition::Fide2024);
    named.or(of_file).unwrap_or_default()
}

/// To the moment before the last round's games.
fn take_back(field: &mut Field, file: &str) -> Result<(), Failure> {
    let history = &field.history;
    let (last, paired) = (history.rounds.max(history.paired_rounds()), history.paired_rounds());
    if paired + 1 < last || last == 0 {
        let reason = Reason::house("norm_not_before_last").with("round", paired).with("last", last);
        return Err(Fault::of(reason).in_file(file).into());
    }
    field.history = before(history, last);
    Ok(())
}

fn judged(args: &NormsArgs, field: &Field, edition: Edition) -> Norms {
    let event = field.event(edition);
    let asked = args.title.as_ref().and_then(|title| title.parse::<NormTitle>().ok());
    let players = field.history.players.iter().filter(|player| args.player.is_none_or(|asked| asked == player.number));
    let mut rows = Vec::new();
    let mut by_rating = Vec::new();
    for player in players {
        let Some(contestant) = field.contestants.get(&player.number) else { continue };
        by_rating.extend(title_by_rating(edition, contestant).map(|title| (player.number, title)));
        for title in titles(contestant, asked) {
            rows.push(Row {
                norm: norm(&event, player, title),
                still_needs: args.before_last.then(|| still_needs(&event, player, title)),
            });
        }
    }
    let too_short = too_short(&event);
    Norms { edition, event: circumstances_of(&event, field), rows, by_rating, too_short }
}

fn circumstances_of(event: &Event, field: &Field) -> Vec<Requirement> {
    circumstances(event, &field.circumstances)
}

/// What the player may still earn, or of it the title asked for. Asking for a woman's title tells what the file does
/// not say (docs/readings/norm-titles.md).
fn titles(contestant: &Contestant, asked: Option<NormTitle>) -> Vec<NormTitle> {
    let Some(asked) = asked else { return titles_to_earn(contestant) };
    let sex = contestant.sex.or(asked.is_for_women().then_some(Sex::Woman));
    let open = titles_to_earn(&Contestant { sex, ..contestant.clone() });
    open.into_iter().filter(|title| *title == asked).collect()
}
