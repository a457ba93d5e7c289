//! A form with a file in it.

use axum::extract::{FromRequest, Multipart, Request};
use rokade_clause::Reason;

use crate::error::DeskError;

/// Extractor: the fields of the form, and the file as bytes.
pub(crate) struct Upload {
    fields: Vec<(String, String)>,
    file: Option<Vec<u8>>,
    pub file_name: String,
}

impl Upload {
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The file, unless none was chosen.
    pub(crate) fn file(&self) -> Option<&[u8]> {
        self.file.as_deref().filter(|bytes| !bytes.is_empty())
    }
}

/// The form was sent without a file.
pub(crate) fn no_file() -> DeskError {
    DeskError::BadForm(vec![Reason::house("no_file_chosen")])
}

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = DeskError;

    async fn from_request(request: Request, state: &S) -> Result<Self, DeskError> {
        let broken = |_| DeskError::BadForm(vec![Reason::house("upload_broken")]);
        let mut form = Multipart::from_request(request, state)
            .await
            .map_err(|_| DeskError::BadForm(vec![Reason::house("upload_broken")]))?;
        let mut upload = Upload { fields: Vec::new(), file: None, file_name: String::new() };
        while let Some(field) = form.next_field().await.map_err(broken)? {
            let name = field.name().unwrap_or_default().to_owned();
            match field.file_name().map(str::to_owned) {
                Some(file_name) => {
                    upload.file_name = file_name;
                    upload.file = Some(field.bytes().await.map_err(broken)?.to_vec());
                }
                None => upload.fields.push((name, field.text().await.map_err(broken)?)),
            }
        }
        Ok(upload)
    }
}
