//! Words about the way that a request came: believed of named proxies, and of nobody else.

use super::wire::{Reply, Request, first_sign_in, form, get, local};
use super::{Desk, NAME};

const PROXY: u8 = 9;
const STRANGER: u8 = 10;

async fn sent(desk: &Desk, from: u8, request: Request) -> Reply {
    request.send(local(from), desk.server.port()).await.expect("the desk answers")
}

fn by_https(path: &str) -> Request {
    get(path).with("x-forwarded-proto", "https").with("x-forwarded-for", "192.0.2.7")
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_secure_and_stay_encrypted_behind_a_named_proxy_only() {
    let desk = Desk::start(&["--trust-proxy", "127.0.0.9", "--trust-proxy", "10.0.0.0/8"]);
    let page = sent(&desk, PROXY, by_https("/signin?lang=da")).await;
    assert_eq!(page.status, 200);
    assert!(page.all("set-cookie").iter().all(|cookie| cookie.ends_with("; Secure")), "{page:?}");
    assert!(page.header("strict-transport-security").is_some());
    let plain = sent(&desk, PROXY, get("/signin?lang=da").with("x-forwarded-proto", "http")).await;
    let stranger = sent(&desk, STRANGER, by_https("/signin?lang=da")).await;
    let forwarded = sent(&desk, STRANGER, get("/signin?lang=da").with("forwarded", "for=10.0.0.1;proto=https")).await;
    for page in [plain, stranger, forwarded] {
        assert!(page.header("set-cookie").is_some_and(|cookie| !cookie.contains("Secure")), "{page:?}");
        assert_eq!(page.header("strict-transport-security"), None);
    }
    let cookie = first_sign_in(desk.server.link.as_deref().unwrap(), desk.server.port()).await;
    let invite = |request: Request| request.with("cookie", &cookie);
    let session = sent(&desk, STRANGER, invite(get("/api/session").with("accept", "application/json"))).await;
    let csrf = super::wire::between(&session.body, "\"csrf\":\"", "\"");
    let asked = || invite(form("/accounts/invite", &[("name", "Birk Lund"), ("csrf", &csrf)]));
    let by_proxy = sent(&desk, PROXY, asked().with("x-forwarded-proto", "https")).await;
    let by_stranger = sent(&desk, STRANGER, asked().with("x-forwarded-proto", "https")).await;
    assert!(by_proxy.body.contains("https://127.0.0.1"), "{by_proxy:?}");
    assert!(by_stranger.body.contains("http://127.0.0.1") && !by_stranger.body.contains("https://127.0.0.1"));
    desk.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_counted_as_the_named_proxy_gives_them() {
    let desk = Desk::start(&["--trust-proxy", "127.0.0.9"]);
    first_sign_in(desk.server.link.as_deref().unwrap(), desk.server.port()).await;
    let guess = |number: u32, client: &str| {
        form("/signin", &[("name", &format!("{NAME} {number}")), ("password", "12345678")])
            .with("x-forwarded-for", client)
    };
    let mut waits = [0; 3];
    for number in 0..40 {
        let one = sent(&desk, PROXY, guess(number, "192.0.2.7")).await;
        waits[0] += usize::from(one.status == 429);
        let client = format!("192.0.2.{number}");
        let many = sent(&desk, PROXY, guess(1000 + number, &format!("203.0.113.1, {client}"))).await;
        waits[1] += usize::from(many.status == 429);
        let forged = sent(&desk, STRANGER, guess(2000 + number, &client)).await;
        waits[2] += usize::from(forged.status == 429);
    }
    assert!(waits[0] > 0, "one client behind the proxy is slowed down");
    assert!(waits[1] <= 1, "many clients behind the proxy are not, but for the one above: {waits:?}");
    assert!(waits[2] > 0, "a stranger cannot pass for many");
    desk.server.stop();
}
