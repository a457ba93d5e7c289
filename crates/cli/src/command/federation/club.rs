//! `rokade federation club` and `district`: clubs and the main districts they belong to (F-13).

use clap::{Args, Subcommand};
use jiff::civil::Date;
use rokade_federation::register::Command;

use super::Setting;
use super::acting::{ActArgs, LookArgs, club, district};
use crate::answer::Answer;
use crate::output;
use crate::shape::federation::register::{
    ClubShape, ClubsShape, DistrictsShape, club_said, clubs_said, districts_said,
};

/// Clubs
#[derive(Args)]
pub(super) struct ClubArgs {
    #[command(subcommand)]
    command: ClubCommand,
}

#[derive(Subcommand)]
enum ClubCommand {
    List(ListArgs),
    Show(ShowArgs),
    New(NewArgs),
    Change(ChangeArgs),
    Close(CloseArgs),
    Merge(MergeArgs),
}

/// The clubs that are open on a day
#[derive(Args)]
struct ListArgs {
    #[command(flatten)]
    look: LookArgs,
    /// Only those of a district, by number or name
    #[arg(long, value_name = "DISTRICT")]
    district: Option<String>,
}

/// A club with its members
#[derive(Args)]
struct ShowArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The club by number or name
    #[arg(value_name = "CLUB")]
    club: String,
}

/// Opens a club
#[derive(Args)]
struct NewArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The district by number or name
    #[arg(long, value_name = "DISTRICT")]
    district: String,
    /// The name
    #[arg(value_name = "NAME")]
    name: String,
}

/// Changes the name or the district of a club from the day on
#[derive(Args)]
struct ChangeArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The new name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The new district by number or name
    #[arg(long, value_name = "DISTRICT")]
    district: Option<String>,
    /// The club by number or name
    #[arg(value_name = "CLUB")]
    club: String,
}

/// Closes a club; the memberships end with it
#[derive(Args)]
struct CloseArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The club by number or name
    #[arg(value_name = "CLUB")]
    club: String,
}

/// Joins clubs to another one: their members belong to it from the day on
#[derive(Args)]
struct MergeArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The club that goes on, by number or name
    #[arg(long, value_name = "CLUB")]
    into: String,
    /// The clubs that end, by number or name
    #[arg(value_name = "CLUBS", required = true)]
    clubs: Vec<String>,
}

pub(super) fn run(args: &ClubArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        ClubCommand::List(args) => args.look.look(|open, register| {
            let of = args.district.as_deref().map(|text| district(register, text)).transpose()?;
            match setting.json {
                true => output::write_json(&ClubsShape::of(register, of.map(|of| of.id), open.day))?,
                false => output::write(&clubs_said(register, of.map(|of| of.id), open.day))?,
            }
            Ok(Answer::Yes)
        }),
        ClubCommand::Show(args) => args.look.look(|open, register| {
            let club = club(register, &args.club)?;
            match setting.json {
                true => output::write_json(&ClubShape::of(register, club, open.day))?,
                false => output::write(&club_said(register, club, open.day, &setting.voice))?,
            }
            Ok(Answer::Yes)
        }),
        ClubCommand::New(args) => args.act.act(setting, |_, register| {
            let district = district(register, &args.district)?.id;
            Ok(Command::OpenClub { name: args.name.clone(), district, from: args.act.day() })
        }),
        ClubCommand::Change(args) => args.act.act(setting, |_, register| {
            let (club, name) = (club(register, &args.club)?.id, args.name.clone());
            let district = args.district.as_deref().map(|text| district(register, text)).transpose()?;
            Ok(Command::ChangeClub { club, name, district: district.map(|of| of.id), from: args.act.day() })
        }),
        ClubCommand::Close(args) => args.act.act(setting, |_, register| {
            Ok(Command::CloseClub { club: club(register, &args.club)?.id, to: args.act.day() })
        }),
        ClubCommand::Merge(args) => args.act.act(setting, |_, register| {
            let into = club(register, &args.into)?.id;
            let clubs = args.clubs.iter().map(|text| Ok(club(register, text)?.id));
            let clubs = clubs.collect::<Result<_, crate::fault::Failure>>()?;
            Ok(Command::MergeClubs { clubs, into, from: args.act.day() })
        }),
    }
}

/// Main districts
#[derive(Args)]
pub(super) struct DistrictArgs {
    #[command(subcommand)]
    command: DistrictCommand,
}

#[derive(Subcommand)]
enum DistrictCommand {
    List(DistrictListArgs),
    New(DistrictNewArgs),
    Close(DistrictCloseArgs),
}

/// The districts that are open on a day
#[derive(Args)]
struct DistrictListArgs {
    #[command(flatten)]
    look: LookArgs,
}

/// Opens a district
#[derive(Args)]
struct DistrictNewArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The name
    #[arg(value_name = "NAME")]
    name: String,
}

/// Closes a district that has no clubs any more
#[derive(Args)]
struct DistrictCloseArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The district by number or name
    #[arg(value_name = "DISTRICT")]
    district: String,
}

pub(super) fn run_district(args: &DistrictArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        DistrictCommand::List(args) => args.look.look(|open, register| {
            match setting.json {
                true => output::write_json(&DistrictsShape::of(register, open.day))?,
                false => output::write(&districts_said(register, open.day))?,
            }
            Ok(Answer::Yes)
        }),
        DistrictCommand::New(args) => args.act.act(setting, |_, _| {
            let from: Date = args.act.day();
            Ok(Command::OpenDistrict { name: args.name.clone(), from })
        }),
        DistrictCommand::Close(args) => args.act.act(setting, |_, register| {
            Ok(Command::CloseDistrict { district: district(register, &args.district)?.id, to: args.act.day() })
        }),
    }
}
