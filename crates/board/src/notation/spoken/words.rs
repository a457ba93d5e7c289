//! The words of each voice. The first of several is the one that is said; all are understood.

use super::Voice;

/// What a player says in one language.
pub(super) struct Words {
    /// The a-file to the h-file.
    pub files: [&'static str; 8],
    pub ranks: [&'static [&'static str]; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    pub men: [&'static [&'static str]; 6],
    pub short_castling: &'static [&'static str],
    pub long_castling: &'static [&'static str],
    pub takes: &'static [&'static str],
    /// Words that join the parts and mean nothing by themselves.
    pub joints: &'static [&'static str],
    pub check: &'static [&'static str],
    pub mate: &'static [&'static str],
}

pub(super) const EN_PASSANT: &str = "en passant";

/// Every given name in use for a file, whatever the voice.
pub(super) const FILE_NAMES: [&[&str]; 8] = [
    &["anna"],
    &["bodil", "bella"],
    &["cecilie", "cesar", "caesar"],
    &["dora", "david"],
    &["erik", "eva"],
    &["frederik", "felix"],
    &["gustav"],
    &["henrik", "hector", "hektor"],
];

pub(super) const fn words(voice: Voice) -> &'static Words {
    match voice {
        Voice::German => &GERMAN,
        Voice::Danish => &DANISH,
        Voice::Norwegian => &NORWEGIAN,
        Voice::Swedish => &SWEDISH,
        Voice::English => &ENGLISH,
    }
}

const INTERNATIONAL_FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

pub(super) static GERMAN: Words = Words {
    files: INTERNATIONAL_FILES,
    ranks: [&["eins"], &["zwei", "zwo"], &["drei"], &["vier"], &["fünf", "funf"], &["sechs"], &["sieben"], &["acht"]],
    men: [&["Bauer"], &["Springer"], &["Läufer", "Laufer"], &["Turm"], &["Dame"], &["König", "Konig"]],
    short_castling: &["Kurze Rochade", "kurz Rochade", "Rochade kurz"],
    long_castling: &["Lange Rochade", "lang Rochade", "Rochade lang"],
    takes: &["schlägt", "nimmt"],
    joints: &["von", "nach", "auf", "wird", "zur", "zum"],
    check: &["Schach"],
    mate: &["matt", "schachmatt"],
};

static DANISH: Words = Words {
    files: ["Anna", "Bodil", "Cecilie", "Dora", "Erik", "Frederik", "Gustav", "Henrik"],
    ranks: [&["et", "en", "één"], &["to"], &["tre"], &["fire"], &["fem"], &["seks"], &["syv"], &["otte"]],
    men: [&["bonde"], &["springer"], &["løber"], &["tårn"], &["dronning"], &["konge"]],
    short_castling: &["kort rokade", "rokade kort"],
    long_castling: &["lang rokade", "rokade lang"],
    takes: &["slår"],
    joints: &["fra", "til", "på", "bliver"],
    check: &["skak"],
    mate: &["mat", "skakmat"],
};

static NORWEGIAN: Words = Words {
    files: ["Anna", "Bella", "Cæsar", "David", "Eva", "Felix", "Gustav", "Hector"],
    ranks: [&["en", "én", "ett"], &["to"], &["tre"], &["fire"], &["fem"], &["seks"], &["sju", "syv"], &["åtte"]],
    men: [&["bonde"], &["springer", "hest"], &["løper"], &["tårn"], &["dronning"], &["konge"]],
    short_castling: &["kort rokade", "rokade kort"],
    long_castling: &["lang rokade", "rokade lang"],
    takes: &["slår"],
    joints: &["fra", "til", "på", "blir"],
    check: &["sjakk"],
    mate: &["matt", "sjakkmatt"],
};

static SWEDISH: Words = Words {
    files: INTERNATIONAL_FILES,
    // The Swedish text recommends the German numbers and names; its own words are understood as well.
    ranks: [
        &["eins", "ett", "en"],
        &["zwei", "två", "tva"],
        &["drei", "tre"],
        &["vier", "fyra"],
        &["fünf", "fem"],
        &["sechs", "sex"],
        &["sieben", "sju"],
        &["acht", "åtta", "atta"],
    ],
    men: [
        &["Bauer", "bonde"],
        &["Springer", "springare", "häst"],
        &["Läufer", "löpare"],
        &["Turm", "torn"],
        &["Dame", "dam", "drottning"],
        &["König", "kung"],
    ],
    short_castling: &["Kurze Rochade", "kort rockad", "rockad kort"],
    long_castling: &["Lange Rochade", "lång rockad", "lang rockad", "rockad lång"],
    takes: &["slår"],
    joints: &["från", "till", "på", "blir"],
    check: &["schack"],
    mate: &["matt", "schackmatt", "schack matt"],
};

static ENGLISH: Words = Words {
    files: INTERNATIONAL_FILES,
    ranks: [&["one"], &["two"], &["three"], &["four"], &["five"], &["six"], &["seven"], &["eight"]],
    men: [&["pawn"], &["knight"], &["bishop"], &["rook"], &["queen"], &["king"]],
    short_castling: &["short castling", "castling short", "castles short", "castle short", "castles kingside"],
    long_castling: &["long castling", "castling long", "castles long", "castle long", "castles queenside"],
    takes: &["takes", "captures"],
    joints: &["from", "to", "on", "becomes", "promotes"],
    check: &["check"],
    mate: &["mate", "checkmate"],
};
