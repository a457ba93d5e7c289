//! The history: what was done, and by what kind of doer.

use rokade_store::TournamentKey;
use rokade_tournament::{Actor, Command, GroupId, PlayerId};

use crate::stage::Stage;

const NOON: i64 = 1_790_000_000_000_000;

#[tokio::test]
async fn the_history_says_who_did_a_step_and_what_kind_of_doer_that_is() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let key = TournamentKey::new(group.split('/').nth(2).unwrap());
    let doers = [
        Actor::Device { name: "Sal B".to_owned() },
        Actor::Device { name: String::new() },
        Actor::Player { player: PlayerId(1) },
        Actor::Captain { group: GroupId(1), team: 2 },
        Actor::Key { name: "screen".to_owned() },
        Actor::Clock,
    ];
    for (doer, number) in doers.iter().zip(1..) {
        let command = Command::FixBoard { player: PlayerId(1), board: Some(number) };
        stage.app.store().execute(&key, &command, NOON, doer).await.unwrap();
    }
    let said = [
        (
            "da",
            [
                "Konto\">Solveig Dahl",
                "Enhed\">Enheden Sal B",
                "Enhed ved brættet",
                "(spillerens link)",
                "2 (holdlederens link)",
                "Nøgle\">Nøglen screen",
                "Uret\">Uret",
            ],
        ),
        (
            "en",
            [
                "Account\">Solveig Dahl",
                "Device\">Device Sal B",
                "Device at the board",
                "(player’s link)",
                "2 (captain’s link)",
                "Key\">Key screen",
                "The clock\">The clock",
            ],
        ),
        (
            "nb",
            [
                "Konto\">Solveig Dahl",
                "Enhet\">Enheten Sal B",
                "Enhet ved bordet",
                "(spillerens lenke)",
                "2 (lagleders lenke)",
                "Nøkkel\">Nøkkelen screen",
                "Klokka\">Klokka",
            ],
        ),
        (
            "sv",
            [
                "Konto\">Solveig Dahl",
                "Enhet\">Enheten Sal B",
                "Enhet vid bordet",
                "(spelarens länk)",
                "2 (lagledarens länk)",
                "Nyckel\">Nyckeln screen",
                "Klockan\">Klockan",
            ],
        ),
    ];
    for (lang, texts) in said {
        let page = stage.get(&owner, &format!("/t/{key}/history?lang={lang}")).await.body;
        for text in texts {
            assert!(page.contains(text), "{lang}: no {text:?} in {page}");
        }
    }
}
