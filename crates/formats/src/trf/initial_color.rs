//! The colour drawn before round 1, told by round 1 itself.

use rokade_model::{ByeKind, Color, Entry, StartNumber};
use rokade_pairing::FirstColours;

use super::Trf;

impl Trf {
    /// The colour of the strongest player who has one in round 1. Where colours alternate by place in the order
    /// of strength, an even place tells the other one; where they alternate by board, this is the first board.
    /// See docs/readings/trf-initial-colour.md.
    pub(super) fn drawn_color(&self) -> Option<Color> {
        let entry = |number: StartNumber| self.history.player(number).map_or(Entry::Blank, |player| player.entry(1));
        let of = |number: StartNumber| match entry(number) {
            Entry::Game { color, .. } => color,
            Entry::Bye(_) | Entry::Blank => None,
        };
        let colours = self.system().and_then(Result::ok).map(|system| system.row().first_colours);
        let counts = |number: &StartNumber| {
            let is_paired = matches!(entry(*number), Entry::Game { .. } | Entry::Bye(ByeKind::PairingAllocated));
            is_paired || colours == Some(FirstColours::ByPlaceOfAll)
        };
        let ranked = self.history.by_strength().into_iter().filter(counts);
        let (place, color) = (1_usize..).zip(ranked).find_map(|(place, number)| Some((place, of(number)?)))?;
        Some(if colours == Some(FirstColours::ByBoard) || place % 2 == 1 { color } else { !color })
    }
}

#[cfg(test)]
mod tests {
    use rokade_model::{History, Participant};

    use super::*;

    fn report(system: &str) -> Trf {
        let mut players: Vec<Participant> = (1..=3).map(|number| Participant::new(StartNumber(number), None)).collect();
        players[0].set_entry(1, Entry::Bye(ByeKind::Half));
        players[1].set_entry(1, Entry::Game { opponent: StartNumber(3), color: Some(Color::White), mark: None });
        players[2].set_entry(1, Entry::Game { opponent: StartNumber(2), color: Some(Color::Black), mark: None });
        let mut trf = Trf { history: History { rounds: 3, players, ..History::default() }, ..Trf::default() };
        trf.header.system = Some(system.to_owned());
        trf
    }

    #[test]
    fn the_first_player_with_a_colour_tells_the_colour_drawn() {
        assert_eq!(report("fide-1998").drawn_color(), Some(Color::Black), "number 2 has the other one");
        assert_eq!(report("fide-dutch").drawn_color(), Some(Color::White), "2 is the first of those who were paired");
        assert_eq!(report("dubov-1997").drawn_color(), Some(Color::White), "the first board has it");
        assert_eq!(Trf::default().drawn_color(), None);
    }

    #[test]
    fn what_the_file_states_stands_above_what_it_shows() {
        let mut trf = report("fide-dutch");
        assert_eq!(trf.history_for_round(2).initial_color, Some(Color::White));
        trf.history.initial_color = Some(Color::Black);
        assert_eq!(trf.history_for_round(2).initial_color, Some(Color::Black));
    }
}
