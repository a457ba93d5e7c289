//! What of a source file is compiled into the program: everything but the items that `#[cfg(test)]` governs, wherever
//! they stand. It rests on rustfmt: an item ends with a line that begins where it began.

/// The lines of a file without the items that only tests have.
pub(crate) fn compiled(source: &str) -> String {
    let mut code = String::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.trim_start().starts_with("#[cfg(test)]") {
            skip_item(line.len() - line.trim_start().len(), &mut lines);
        } else {
            code.push_str(line);
            code.push('\n');
        }
    }
    code
}

/// Goes past the item behind an attribute: one line, or all up to its closing brace.
fn skip_item<'a>(indent: usize, lines: &mut impl Iterator<Item = &'a str>) {
    for line in lines {
        let text = line.trim_start();
        let is_outermost = line.len() - text.len() == indent;
        let is_begun = is_outermost && !text.starts_with("#[") && !text.starts_with("//");
        if is_begun && (text.ends_with(';') || text.starts_with('}') || text.ends_with("{}")) {
            return;
        }
    }
}

#[test]
fn what_follows_a_test_module_is_compiled() {
    let source = "\
mod a;
#[cfg(test)]
mod tests;
fn b() {}
#[cfg(test)]
mod more {
    fn c() {
    }
}
fn d() {}
impl E {
    #[cfg(test)]
    fn f() {
        g();
    }
    fn h() {}
}
";
    assert_eq!(compiled(source), "mod a;\nfn b() {}\nfn d() {}\nimpl E {\n    fn h() {}\n}\n");
}
