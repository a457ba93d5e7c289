//! The figures of the rules, from `rules/dsu/danish_swiss.toml`.

use std::sync::LazyLock;

use rokade_clause::table;

pub(super) struct Figures {
    /// Games more with one colour than the other that make a preference strong (D4.9.3-8.1).
    pub strong_difference: usize,
    /// Last rounds with the same colour that do (D4.9.3-8.1).
    pub strong_run: usize,
    /// Per cent of the points above which two players are free of it in the last round (D4.9.3-8.2).
    pub free_above: i32,
    /// Half-points between neighbouring groups (D4.9.3-10).
    pub group_step: i32,
    /// Groups at most, if the points are kept through the whole event (D4.9.3-10).
    pub most_groups: i32,
}

pub(super) fn figures() -> &'static Figures {
    static FIGURES: LazyLock<Figures> = LazyLock::new(|| {
        let table = table("dsu/danish_swiss").expect("the embedded table is tested");
        let read = |figure| table.number(figure, "dsu").expect("the embedded table is tested").value;
        let small = |figure| i32::try_from(read(figure)).expect("the embedded table is tested");
        let count = |figure| usize::try_from(read(figure)).expect("the embedded table is tested");
        Figures {
            strong_difference: count("strong_difference"),
            strong_run: count("strong_run"),
            free_above: small("free_above"),
            group_step: small("group_step"),
            most_groups: small("most_groups"),
        }
    });
    &FIGURES
}
