//! A list that is cheap to copy: whoever keeps the old one sees nothing of what changes in the new.

use std::sync::Arc;

/// So many entries are copied for one that changes.
pub(super) const PAGE: usize = 256;

#[derive(Clone, Debug)]
pub(crate) struct Pages<T> {
    pages: Vec<Arc<Vec<Arc<T>>>>,
    length: usize,
}

impl<T> Default for Pages<T> {
    fn default() -> Self {
        Self { pages: Vec::new(), length: 0 }
    }
}

impl<T> Pages<T> {
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    pub(crate) fn get(&self, at: usize) -> Option<&Arc<T>> {
        self.pages.get(at / PAGE)?.get(at % PAGE)
    }

    pub(crate) fn push(&mut self, value: Arc<T>) {
        if self.length.is_multiple_of(PAGE) {
            self.pages.push(Arc::new(Vec::with_capacity(PAGE)));
        }
        if let Some(last) = self.pages.last_mut() {
            Arc::make_mut(last).push(value);
            self.length += 1;
        }
    }

    /// Puts another value in a place that is there.
    pub(crate) fn set(&mut self, at: usize, value: Arc<T>) {
        if let Some(place) = self.pages.get_mut(at / PAGE).and_then(|page| Arc::make_mut(page).get_mut(at % PAGE)) {
            *place = value;
        }
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<T>> {
        self.pages.iter().flat_map(|page| page.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_keeps_what_it_saw() {
        let mut list = Pages::default();
        (0..600).for_each(|number| list.push(Arc::new(number)));
        let before = list.clone();
        list.set(300, Arc::new(7));
        list.push(Arc::new(8));
        assert_eq!((before.len(), before.get(300).map(|value| **value), before.get(600)), (600, Some(300), None));
        assert_eq!((list.len(), list.get(300).map(|value| **value)), (601, Some(7)));
        assert_eq!(list.iter().count(), 601);
    }
}
