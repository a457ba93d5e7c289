//! The claims of the fuzz targets, driven by seeded noise and by mutated files.

mod sheet;

use std::io::Write;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_clause::{Country, Edition};
use rokade_formats::{claims, script, trf};

const FILES: [&str; 2] = [include_str!("files/example.trf"), include_str!("files/javafo.trf")];

const CODES: [&str; 49] = [
    "001",
    "012",
    "042",
    "062",
    "092",
    "112",
    "132",
    "142",
    "152",
    "162",
    "172",
    "182",
    "192",
    "202",
    "212",
    "222",
    "240",
    "250",
    "260",
    "299",
    "300",
    "310",
    "352",
    "801",
    "XXR",
    "XXC",
    "XXZ",
    "XXS",
    "XXA",
    "XXP",
    "BBW",
    "BBD",
    "BBZ",
    "BBU",
    "DEN",
    "###",
    "### rokade withdrawn 3 after 1",
    "### rokade club 2 Havneby",
    "### rokade accelerate 3x2",
    "### rokade double-rounds yes",
    "### rokade lots 7",
    "### rokade lines 1 0 2 3",
    "### rokade team 1 Havneby: 1 2",
    "### rokade soft 1 2 3 4",
    "### rokade game round 1 white 1 black 2 stage blitz result 1-0",
    "013 Havneby                             1    2",
    "310   1 Havneby                          HAV     2104    5.0    9.5   2     1    2",
    "QQQ",
    "   ",
];

const SCRAPS: [&str; 28] = [
    " 1",
    " 2",
    " 3",
    " 4",
    " 5",
    " 0",
    " W",
    " D",
    " H 004",
    " Z 005",
    " F 2",
    " 1.0",
    " 0.5",
    " -1.0",
    "1.3",
    "=",
    "W=3",
    "BW=2",
    " rank",
    " white1",
    " PTS,DE",
    " 26/05/01",
    " DEN HBFN",
    "Ø",
    "Ã¸",
    ",",
    "\t",
    " round 3 1 2",
];

/// How often to try: ROKADE_SOAK=100 tries a hundred times as often, from other seeds.
fn times(usual: u64) -> std::ops::Range<u64> {
    let soak = std::env::var("ROKADE_SOAK").ok().and_then(|text| text.parse().ok());
    0..usual * soak.unwrap_or(1)
}

/// A file with something of it cut, doubled, moved, or replaced by something that fits almost.
fn mutated(rng: &mut ChaCha8Rng, base: &str) -> Vec<u8> {
    let mut lines: Vec<String> = base.lines().map(str::to_owned).collect();
    for _ in 0..rng.random_range(1..4) {
        if lines.is_empty() {
            break;
        }
        let at = rng.random_range(0..lines.len());
        match rng.random_range(0..9) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other = rng.random_range(0..lines.len());
                lines.swap(at, other);
            }
            3 => {
                let scraps: String =
                    (0..rng.random_range(0..6)).map(|_| SCRAPS[rng.random_range(0..SCRAPS.len())]).collect();
                lines.insert(at, format!("{}{scraps}", CODES[rng.random_range(0..CODES.len())]));
            }
            4 => {
                let keep = rng.random_range(0..=lines[at].chars().count());
                lines[at] = lines[at].chars().take(keep).collect();
            }
            5 => lines[at].push_str(SCRAPS[rng.random_range(0..SCRAPS.len())]),
            6..8 => {
                let mut letters: Vec<char> = lines[at].chars().collect();
                if !letters.is_empty() {
                    let place = rng.random_range(0..letters.len());
                    letters[place] = b" 0123456789=+-wbWDLHFUZ*?Xx.,/"[rng.random_range(0..30)] as char;
                    lines[at] = letters.into_iter().collect();
                }
            }
            _ => lines[at] = lines[at].replace(' ', "\u{a0}"),
        }
    }
    let end = ["\n", "\r\n", "\r"][rng.random_range(0..3)];
    lines.join(end).into_bytes()
}

fn noise(rng: &mut ChaCha8Rng, length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    rng.fill(&mut bytes[..]);
    bytes
}

#[test]
fn trf_never_panics_on_noise() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in times(300) {
        let length = rng.random_range(0..2_000);
        claims::trf_never_panics(&noise(&mut rng, length));
    }
}

#[test]
fn trf_reads_what_it_writes_of_mutated_files() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut read = 0;
    for round in times(1_000) {
        let bytes = mutated(&mut rng, FILES[(round % 2) as usize]);
        claims::trf_never_panics(&bytes);
        claims::trf_reads_what_it_writes(&bytes);
        read += usize::from(trf::read(&bytes, "x").is_ok());
    }
    assert!(read > 150, "only {read} of the mutated files could be read: the test says too little");
}

#[test]
fn players_never_panics_on_noise_and_mutated_lists() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let lists = ["Navn;Rating;Født\nAstrid Holm;1834;21.03.94\nOle Berg;-;1988\n", "Holm, Astrid\t1834 DEN\tFM\n"];
    for round in times(500) {
        let length = rng.random_range(0..1_000);
        claims::players_never_panics(&noise(&mut rng, length));
        claims::players_never_panics(&mutated(&mut rng, lists[(round % 2) as usize]));
    }
}

#[test]
fn member_lists_are_read_or_refused() {
    const LISTS: [&str; 2] = [
        "Medlemsnr;FIDE-ID;Navn;Født;Køn;Klub;Fra;Til\n40117;1499001;Lyngdal, Bjarke;02.04.2009;m;Hedeholm SK;1.8.2018;\n",
        "number\tfamily\tgiven\tbirth\tfederation\tkind\n40008\tSandgren\tYlva\t1993-10-02\tSWE\tforeign\n",
    ];
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut read = 0;
    for list in LISTS {
        assert_eq!(rokade_formats::members::read(list.as_bytes()).map(|list| list.members.len()), Ok(1));
        for _ in times(1_000) {
            let length = rng.random_range(0..400);
            claims::member_lists_are_read_or_refused(&noise(&mut rng, length));
            let bytes = mutated(&mut rng, list);
            claims::member_lists_are_read_or_refused(&bytes);
            read += usize::from(rokade_formats::members::read(&bytes).is_ok());
        }
    }
    assert!(read > 100, "only {read} of the mutated lists could be read: the test says too little");
}

#[test]
fn rating_lists_are_read_or_refused() {
    const LISTS: &str = "id,name,danish,national,elo,elo_games\n1,Alva Alm,yes,2301,2280,44\n2,Bo Lind,no,2150,,\n";
    assert_eq!(rokade_formats::rating_lists::read(LISTS.as_bytes(), "lists.csv").map(|lines| lines.len()), Ok(2));
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for _ in times(300) {
        let length = rng.random_range(0..400);
        claims::rating_lists_are_read_or_refused(&noise(&mut rng, length));
        claims::rating_lists_are_read_or_refused(&mutated(&mut rng, LISTS));
    }
}

/// The four layouts, damaged in a thousand ways, as they are and packed.
#[test]
fn fide_lists_never_panic() {
    let lists: [&[u8]; 4] = [
        include_bytes!("files/fide-combined.txt"),
        include_bytes!("files/fide-combined.xml"),
        include_bytes!("files/fide-standard.txt"),
        include_bytes!("files/fide-standard.xml"),
    ];
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for round in times(1_000) {
        let list = lists[(round % 4) as usize];
        let mut damaged = match round % 8 {
            0..4 => mutated(&mut rng, std::str::from_utf8(list).expect("our own list")),
            _ => {
                let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
                archive.start_file("list.txt", zip::write::SimpleFileOptions::default()).expect("memory");
                archive.write_all(list).expect("memory");
                archive.finish().expect("memory").into_inner()
            }
        };
        for _ in 0..rng.random_range(0..4) {
            let at = rng.random_range(0..damaged.len());
            match rng.random_range(0..3) {
                0 => damaged[at] = rng.random(),
                1 => drop(damaged.drain(at..(at + 30).min(damaged.len()))),
                _ => damaged.truncate(at.max(1)),
            }
        }
        claims::fide_lists_never_panic(&damaged);
        let length = rng.random_range(0..400);
        claims::fide_lists_never_panic(&noise(&mut rng, length));
    }
}

#[test]
fn half_points_read_what_they_write_of_noise() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for _ in times(20_000) {
        let length = rng.random_range(0..6);
        let text: String = (0..length).map(|_| b"0123456789.,-5"[rng.random_range(0..14)] as char).collect();
        claims::half_points_read_what_they_write(&text);
    }
}

#[test]
fn ten_megabytes_of_noise_end_with_few_problems() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let megabytes = 10 * 1024 * 1024;
    let printable: Vec<u8> =
        noise(&mut rng, megabytes).into_iter().map(|byte| b"001 2\n=wXZ"[byte as usize % 10]).collect();
    let one_line = vec![b'1'; megabytes];
    let player = sheet::player(1, "Holm, Astrid", "9.0", &["1 w x"; 20]).into_bytes();
    let players: Vec<u8> = player.into_iter().chain([b'\n']).cycle().take(megabytes / 5).collect();
    for bytes in [noise(&mut rng, megabytes), printable, one_line, players] {
        let problems = trf::read(&bytes, "noise.trf").unwrap_err();
        assert!(problems.len() <= 1_001);
    }
    claims::players_never_panics(&noise(&mut rng, megabytes / 5));
}

/// A script with every verb in it.
const SCRIPT: &str = concat!(
    r#"{"laws":"2018","federation":"SE","type":"standard","supervision":"full","#,
    r#""periods":[{"minutes":90,"moves":40,"increment":30},{"minutes":2.5,"delay":3}],"variant":"standard","start":null,"#,
    r#""default_minutes":0,"draw_agreement_from_move":null,"appendix_g":true,"arbiter_present":true,"blind":null,"#,
    r#""regulations":"DSU"}
{"at":0,"by":"white","do":"arrive"}
{"at":0,"by":"arbiter","do":"start"}
{"at":5000,"by":"white","do":"touch","squares":["e2","d2"],"adjust":false,"accidental":true}
{"at":6000,"by":"white","do":"move","uci":"e2e4","hands":2}
{"at":7000,"by":"white","do":"offer_draw"}
{"at":8000,"by":"white","do":"press"}
{"at":9000,"by":"black","do":"decline_draw"}
{"at":9000,"by":"black","do":"record","moves":1}
{"at":9500,"by":"black","do":"claim","rule":"fifty","move":"Sf6"}
{"at":10000,"by":"black","do":"move","uci":"g8f6"}
{"at":11000,"by":"black","do":"press"}
{"at":12000,"by":"arbiter","do":"stop","reason":"noise"}
{"at":13000,"by":"arbiter","do":"set_clock","white":60000,"black":90000}
{"at":14000,"by":"arbiter","do":"restart"}
{"at":15000,"by":"white","do":"claim","rule":"quickplay","grounds":"cannot_win"}
{"at":16000,"by":"arbiter","do":"notice","what":"both_flags","first":null}
{"at":17000,"by":"arbiter","do":"decide","penalty":"12.9.2","against":"white","ms":60000}
{"at":18000,"by":"arbiter","do":"reconstruct","moves":1}
{"at":19000,"by":"arbiter","do":"adjourn"}
{"at":20000,"by":"white","do":"seal","text":"Lb5","envelope":["names","position"]}
{"at":9000000,"by":"arbiter","do":"resume_play"}
{"at":9000001,"by":"black","do":"arrive"}
{"at":9000002,"by":"arbiter","do":"open_envelope"}
{"at":9000003,"by":"white","do":"resign"}
{"at":9000004,"by":"white","do":"sign","result":"0-1"}
"#,
);

#[test]
fn a_script_of_every_edition_reads_what_it_writes() {
    let every = Edition::all().flat_map(|edition| [edition.to_string(), edition.year().to_string()]);
    for laws in every {
        for federation in [None, Some(Country::Denmark), Some(Country::Norway), Some(Country::Sweden)] {
            let federation = federation.map_or(String::new(), |one| format!(",\"federation\":\"{}\"", one.code()));
            let settings = format!("{{\"laws\":\"{laws}\"{federation},\"periods\":[{{\"minutes\":90}}]}}\n");
            assert!(script::read(settings.as_bytes(), "x").is_ok(), "refused: {settings}");
            claims::scripts_are_heard_or_refused(settings.as_bytes());
        }
    }
}

#[test]
fn scripts_are_heard_or_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    claims::scripts_are_heard_or_refused(SCRIPT.as_bytes());
    for _ in times(4_000) {
        let length = rng.random_range(0..300);
        claims::scripts_are_heard_or_refused(&noise(&mut rng, length));
        claims::scripts_are_heard_or_refused(&mutated(&mut rng, SCRIPT));
        let kept = SCRIPT.lines().enumerate().filter(|(at, _)| *at == 0 || rng.random_bool(0.7));
        let shortened: String = kept.map(|(_, line)| format!("{line}\n")).collect();
        claims::scripts_are_heard_or_refused(shortened.as_bytes());
    }
}
