//! What a group is played by, for the remark lines of its report: acceleration, lots, teams, and the
//! single games of its matches.

use rokade_clause::HandbookEdition;
use rokade_formats::trf::{AccelerationRule, Plan, TeamName};
use rokade_tournament::Group;

pub(super) fn plan(group: &Group, handbook: HandbookEdition) -> Plan {
    let teams = (1..).zip(&group.teams).map(|(number, team)| TeamName { number, name: team.name.clone() });
    Plan {
        acceleration: AccelerationRule::of(group.settings.system),
        lots: group.lot_seed,
        teams: teams.collect(),
        games: group.match_games(handbook),
    }
}

#[cfg(test)]
mod tests {
    use rokade_formats::trf::{TrfEdition, WriteOptions, read, write};
    use rokade_model::{GameResult, StageKind};
    use rokade_pairing::{Groups, Host, System};

    use crate::files::trf;
    use crate::trial::{GROUP, Trial};

    /// The report of a trial, written and read again.
    fn again(trial: &Trial) -> rokade_formats::trf::Trf {
        let report = trf(&trial.book(), GROUP).unwrap();
        let options =
            WriteOptions { edition: TrfEdition::Trf26, crlf: true, ascii_names: false, engine_dialect: false };
        let read = read(write(&report, &options).as_bytes(), "").unwrap();
        assert_eq!(read.plan, report.plan);
        read
    }

    #[test]
    fn a_report_names_every_system_with_what_was_chosen_about_it() {
        let gladiator = |system: System| System::Gladiator { host: system.host().unwrap() };
        let accelerated = System::Of(Host::DanishSwiss { acceleration: Some(Groups { groups: 2, rounds: 2 }) });
        let systems = [
            System::Of(Host::Monrad),
            System::Of(Host::RoundRobin { cycles: 2 }),
            accelerated,
            System::Of(Host::FIDE_DUTCH_BAKU),
            System::Of(Host::Fide1998),
            System::Of(Host::Dubov1997),
            System::KnockOut,
            System::Olympiad { teams: 3 },
            gladiator(System::Of(Host::Monrad)),
        ];
        for system in systems {
            let read = again(&Trial::new(system, 6, 3));
            assert_eq!(read.system(), Some(Ok(system)));
        }
    }

    #[test]
    fn d4_9_8_3_a_report_carries_every_game_of_a_match() {
        let mut trial = Trial::new(System::KnockOut, 4, 0);
        let round = trial.publish();
        trial.enter_game(round, 1, 1, GameResult::WhiteWins);
        trial.enter_game(round, 1, 2, GameResult::WhiteWins);
        trial.enter_game(round, 1, 3, GameResult::Draw);
        let read = again(&trial);
        let games: Vec<(StageKind, Option<GameResult>)> =
            read.plan.games.iter().map(|game| (game.stage, game.result)).collect();
        assert_eq!(games.len(), 4);
        assert_eq!(games[2], (StageKind::Rapid, Some(GameResult::Draw)));
        assert_eq!(games[3], (StageKind::Rapid, None));
    }
}
