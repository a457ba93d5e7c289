//! What must hold for any bytes whatever. The fuzz targets and the noise tests call the same functions.

use jiff::civil::date;
use rokade_model::TimeControl;
use rokade_rating::candidate::EventKind;
use rokade_rating::fide::Edition;
use rokade_rating::norm::norms;
use rokade_rating::{dsu, fide, norm};

use crate::{Recorded, Stake, Tournament, digest};

/// A journal from elsewhere is refused or becomes a tournament every page can show.
pub fn folded_journals_can_be_shown(records: &[Recorded]) {
    let Ok(tournament) = Tournament::fold(records) else { return };
    let _ = digest(records);
    let _ = tournament.undoable(0);
    let _ = tournament.report_checklist(0);
    let _ = tournament.sanctions();
    let event = tournament.dsu_event(&());
    let new: Vec<_> = dsu::rate(&event).players.iter().map(|player| (player.player, player.new)).collect();
    assert_eq!(dsu::ratings(&event), new, "with and without the derivation");
    for group in tournament.groups.keys().copied() {
        let _ = tournament.history(group);
        let _ = tournament.points_now(group);
        let _ = tournament.checklist(group, 0);
        let _ = tournament.compare_manual(group);
        let _ = tournament.bracket(group);
        let _ = tournament.team_standings(group);
        let _ = tournament.rated_games(group);
        let _ = tournament.level_for_lot(group);
        let _ = tournament.level_for_play_off(group, Stake::Title);
        let _ = tournament.prizes(group, &());
        let _ = tournament.candidate_results(group, EventKind::Team, &());
        let day = |_| Some(date(2026, 4, 10));
        let _ = fide::rate(&tournament.fide_event(group, &(), &day), Edition::Y2025);
        let field = tournament.norm_field(group, &(), &day);
        let _ = norms(&field.event(norm::Edition::Fide2024));
        let _ = tournament.what_if(group, &[]);
    }
}

/// What is understood as a time control is written so that it is read back the same.
pub fn time_controls_read_what_they_write(text: &str) {
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
}
