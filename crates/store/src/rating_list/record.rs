//! A player as the bytes of a record.

use rokade_model::{Activity, ListedPlayer, ListedRating, ListedTitles, Sex};

/// No record is longer: numbers of fixed size, and texts of at most 255 bytes each.
pub(super) const LONGEST: usize = 4 + 3 + 1 + 2 + 15 + 5 * 256;

/// Appends the record of a player.
pub(super) fn write(player: &ListedPlayer, record: &mut Vec<u8>) {
    record.extend(player.fide_id.to_le_bytes());
    let mut federation = [0; 3];
    federation.iter_mut().zip(player.federation.bytes()).for_each(|(place, byte)| *place = byte);
    record.extend(federation);
    let sex = match player.sex {
        None => 0,
        Some(Sex::Man) => 1,
        Some(Sex::Woman) => 2,
    };
    let activity = match player.activity {
        None => 0,
        Some(Activity::Active) => 4,
        Some(Activity::Inactive) => 8,
    };
    record.push(sex | activity);
    record.extend(player.birth_year.unwrap_or(0).to_le_bytes());
    for listed in player.ratings {
        record.extend(listed.rating.unwrap_or(0).to_le_bytes());
        record.extend(listed.games.to_le_bytes());
        record.push(listed.k.unwrap_or(0));
    }
    let ListedTitles { open, women, other, arena } = &player.titles;
    for text in [&player.name, open, women, other, arena] {
        let text = &text[..text.floor_char_boundary(255)];
        record.push(u8::try_from(text.len()).expect("cut to what a byte can count"));
        record.extend(text.as_bytes());
    }
}

/// The player at the beginning of the bytes; `None` if they are no record.
pub(super) fn read(record: &[u8]) -> Option<ListedPlayer> {
    let mut rest = record;
    let mut take = |count: usize| {
        let (taken, left) = rest.split_at_checked(count)?;
        rest = left;
        Some(taken)
    };
    let two = |bytes: &[u8]| u16::from_le_bytes([bytes[0], bytes[1]]);
    let fide_id = u32::from_le_bytes(take(4)?.try_into().ok()?);
    let federation = std::str::from_utf8(take(3)?).ok()?.trim_end_matches('\0').to_owned();
    let marks = take(1)?[0];
    let sex = match marks & 3 {
        1 => Some(Sex::Man),
        2 => Some(Sex::Woman),
        _ => None,
    };
    let activity = match marks & 12 {
        4 => Some(Activity::Active),
        8 => Some(Activity::Inactive),
        _ => None,
    };
    let birth_year = Some(two(take(2)?)).filter(|year| *year > 0);
    let mut ratings = [ListedRating::default(); 3];
    for listed in &mut ratings {
        let bytes = take(5)?;
        let rating = Some(two(bytes)).filter(|rating| *rating > 0);
        *listed = ListedRating { rating, games: two(&bytes[2..]), k: Some(bytes[4]).filter(|k| *k > 0) };
    }
    let mut text = || {
        let length = take(1)?[0];
        Some(std::str::from_utf8(take(usize::from(length))?).ok()?.to_owned())
    };
    let name = text()?;
    let titles = ListedTitles { open: text()?, women: text()?, other: text()?, arena: text()? };
    Some(ListedPlayer { fide_id, name, federation, sex, birth_year, titles, ratings, activity })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_read_what_they_write() {
        let titles = ListedTitles { women: "WIM".into(), other: "FA,NI".into(), ..ListedTitles::default() };
        let rating = ListedRating { rating: Some(2201), games: 9, k: Some(20) };
        let player = ListedPlayer {
            fide_id: 999_999_999,
            name: "Ærø, Åse".into(),
            federation: "DEN".into(),
            sex: Some(Sex::Woman),
            birth_year: Some(1987),
            titles,
            ratings: [rating, ListedRating::default(), rating],
            activity: Some(Activity::Inactive),
        };
        for player in [player, ListedPlayer::default()] {
            let mut record = Vec::new();
            write(&player, &mut record);
            assert!(record.len() <= LONGEST);
            assert_eq!(read(&record), Some(player));
            assert_eq!(read(&record[..record.len() - 1]), None);
        }
    }
}
