//! What must hold for any bytes whatever. The fuzz targets and the noise tests call the same functions.

use crate::{Recorded, TimeControl, Tournament, digest};

/// A journal from elsewhere is refused or becomes a tournament every page can show.
pub fn folded_journals_can_be_shown(records: &[Recorded]) {
    let Ok(tournament) = Tournament::fold(records) else { return };
    let _ = digest(records);
    let _ = tournament.undoable(0);
    for group in tournament.groups.keys().copied() {
        let _ = tournament.history(group);
        let _ = tournament.standings_now(group);
        let _ = tournament.checklist(group, 0);
        let _ = tournament.compare_manual(group);
        let _ = tournament.bracket(group);
        let _ = tournament.team_standings(group);
        let _ = tournament.rated_games(group);
        let _ = tournament.level_for_lot(group);
        let _ = tournament.what_if(group, &[]);
    }
}

/// What is understood as a time control is written so that it is read back the same.
pub fn time_controls_read_what_they_write(text: &str) {
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
}
