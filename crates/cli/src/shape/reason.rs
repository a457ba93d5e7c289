//! A cited reason inside a shape, told by the voice of the command.

use rokade_clause::Reason;
use rokade_formats::reason::Saying;

use crate::voice::Voice;

pub(crate) use rokade_formats::reason::ReasonShape;

impl Saying for Voice {
    fn say(&self, reason: &Reason) -> String {
        self.reason(reason)
    }
}
