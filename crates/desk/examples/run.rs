#[tokio::main]
async fn main() {
    let a: Vec<String> = std::env::args().collect();
    let o = rokade_desk::ServeOptions {
        database: Some(a[1].clone()),
        listen: Some(a[2].parse().unwrap()),
        demo: a.get(3).is_some_and(|x| x == "demo"),
        open_browser: false,
        new_link: true,
        backup_dir: None,
    };
    if let Err(e) = rokade_desk::serve(o).await {
        eprintln!("{e}");
        std::process::exit(1)
    }
}
