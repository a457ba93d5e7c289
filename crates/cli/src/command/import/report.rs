//! A tournament report summed up, with everything that was taken for granted.

use rokade_formats::trf;
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::fault::Failure;
use crate::input::Input;
use crate::output;
use crate::shape::import::ReportShape;

pub(super) fn run(input: &Input, setting: &Setting) -> anyhow::Result<Answer> {
    let trf = trf::read(&input.bytes, &input.name).map_err(|problems| Failure::in_file(&input.name, problems))?;
    let voice = setting.voice.knowing(&trf);
    if setting.json {
        output::write_json(&ReportShape::of(&trf, &voice))?;
        return Ok(Answer::Yes);
    }
    let or_dash = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    let args = [
        ("name", Arg::from(or_dash(&trf.header.name))),
        ("players", Arg::from(trf.history.players.len())),
        ("paired", Arg::from(trf.history.paired_rounds())),
        ("rounds", Arg::from(trf.history.rounds)),
        ("system", Arg::from(or_dash(trf.header.system.as_deref().unwrap_or(&trf.header.encoded_type)))),
        ("tiebreaks", Arg::from(or_dash(&trf.header.tiebreaks.join(", ")))),
    ];
    let mut text = voice.text_with("cli-import-report", &args) + "\n";
    for reason in &trf.assumptions {
        text += &format!("– {}\n", voice.reason(reason));
    }
    output::write(&text)?;
    Ok(Answer::Yes)
}
