/// The items of a list that matter, kept as long as there are not too many.
#[derive(Clone, Copy)]
pub(crate) struct Few<T> {
    list: [Option<T>; 16],
    len: usize,
}

impl<T: Copy> Few<T> {
    pub(crate) const NONE: Few<T> = Few { list: [None; 16], len: 0 };

    // Not inlined: it is rarely called from loops over long lists, and those
    // are to stay small.
    #[inline(never)]
    pub(crate) fn add(&mut self, item: T) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = Some(item);
        }
        self.len += 1;
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there were more than are kept: then the caller has to go
    /// through its whole list again.
    #[inline]
    pub(crate) fn spilt(&self) -> bool {
        self.len > self.list.len()
    }

    /// The items kept.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> + Clone {
        self.list.iter().map_while(|item| *item)
    }
}
