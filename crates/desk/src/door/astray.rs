//! Plain requests on an encrypted port: browsers that were given the address without its `https` are led there.

use axum::body::Body;
use axum::http::{Method, Request, Response, StatusCode, header};
use axum::response::{IntoResponse, Redirect};

use rokade_words::text;

use crate::lang;
use crate::public::qr;

pub(super) async fn answer<B>(request: Request<B>) -> Response<Body> {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| qr::is_host(host));
    let mut answer = match (host, request.method()) {
        // Whatever a form sent has already been readable; it is not asked for a second time without the person.
        (Some(host), &Method::GET | &Method::HEAD) => {
            Redirect::temporary(&format!("https://{host}{path}")).into_response()
        }
        _ => {
            let lang = lang::chosen(request.uri(), request.headers());
            (StatusCode::BAD_REQUEST, text(lang, "desk-door-address")).into_response()
        }
    };
    answer.headers_mut().insert(header::CONNECTION, header::HeaderValue::from_static("close"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn asked(method: Method, host: &str, path: &str) -> (StatusCode, String) {
        let request = Request::builder().method(method).uri(path).header(header::HOST, host).body(()).unwrap();
        let answer = answer(request).await;
        let to = answer.headers().get(header::LOCATION).map_or("", |to| to.to_str().unwrap()).to_owned();
        (answer.status(), to)
    }

    #[tokio::test]
    async fn a_browser_is_led_to_the_encrypted_address() {
        let (status, to) = asked(Method::GET, "192.168.1.7:4464", "/p/k4m2?lang=da").await;
        assert_eq!((status, to.as_str()), (StatusCode::TEMPORARY_REDIRECT, "https://192.168.1.7:4464/p/k4m2?lang=da"));
    }

    #[tokio::test]
    async fn a_form_or_a_host_that_is_none_is_refused() {
        assert_eq!(asked(Method::POST, "192.168.1.7:4464", "/signin").await.0, StatusCode::BAD_REQUEST);
        assert_eq!(asked(Method::GET, "evil.example/x", "/").await.0, StatusCode::BAD_REQUEST);
    }
}
