//! A file of checked pages: whatever is read of it is as it was written, or is known to be damaged.
//!
//! Pages of 4 KiB, then a sum for each of them, then a head that says what lies where, then a tail of fixed size. Only
//! the sums and the head stay in memory; pages are read where they lie.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::ListError;

const PAGE: usize = 4096;
/// Pages read at once where much is read.
const STRETCH: usize = 32;
const MAGIC: &[u8; 14] = b"rokade list 1\n";
const KIND: &[u8] = b"rokade list ";
const TAIL: usize = MAGIC.len() + 8 + 4 + 4;
/// Heads are small; a larger one is none of ours.
const LARGEST_HEAD: u32 = 1 << 20;

/// Writes pages one after the other.
pub(super) struct PageWriter {
    file: BufWriter<File>,
    page: Vec<u8>,
    sums: Vec<u32>,
    written: u64,
}

impl PageWriter {
    pub(super) fn new(file: File) -> Self {
        let file = BufWriter::with_capacity(1 << 18, file);
        Self { file, page: Vec::with_capacity(PAGE), sums: Vec::new(), written: 0 }
    }

    /// Where the next byte goes.
    pub(super) fn position(&self) -> u64 {
        self.written
    }

    pub(super) fn write(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        self.written += bytes.len() as u64;
        while !bytes.is_empty() {
            let (taken, rest) = bytes.split_at(bytes.len().min(PAGE - self.page.len()));
            self.page.extend_from_slice(taken);
            bytes = rest;
            if self.page.len() == PAGE {
                self.end_page()?;
            }
        }
        Ok(())
    }

    fn end_page(&mut self) -> io::Result<()> {
        self.sums.push(crc32fast::hash(&self.page));
        self.file.write_all(&self.page)?;
        self.page.clear();
        Ok(())
    }

    /// Ends the file with its head, and waits for nothing.
    pub(super) fn finish(mut self, head: &[u8]) -> io::Result<()> {
        if !self.page.is_empty() {
            self.page.resize(PAGE, 0);
            self.end_page()?;
        }
        let sums: Vec<u8> = self.sums.iter().flat_map(|sum| sum.to_le_bytes()).collect();
        let length = u32::try_from(head.len()).map_err(io::Error::other)?;
        let mut sum = crc32fast::Hasher::new();
        sum.update(&sums);
        sum.update(head);
        for part in [
            sums.as_slice(),
            head,
            MAGIC,
            &(self.sums.len() as u64).to_le_bytes(),
            &length.to_le_bytes(),
            &sum.finalize().to_le_bytes(),
        ] {
            self.file.write_all(part)?;
        }
        self.file.flush()
    }
}

/// Pages that are read where they lie.
pub(super) struct PageFile {
    file: File,
    path: PathBuf,
    sums: Vec<u32>,
    head: Vec<u8>,
}

impl PageFile {
    pub(super) fn open(path: &Path) -> Result<Self, ListError> {
        let failed = |error| ListError::file(path, error);
        let damaged = || ListError::Damaged { file: path.to_owned() };
        let file = File::open(path).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        let start = length.checked_sub(TAIL as u64).ok_or_else(damaged)?;
        let mut tail = [0; TAIL];
        read_at(&file, &mut tail, start).map_err(failed)?;
        let (magic, numbers) = tail.split_at(MAGIC.len());
        if magic != MAGIC {
            let is_newer = magic.starts_with(KIND);
            return Err(if is_newer { ListError::Newer { file: path.to_owned() } } else { damaged() });
        }
        let pages = u64::from_le_bytes(numbers[..8].try_into().map_err(|_| damaged())?);
        let head = number(&numbers[8..12]);
        let wanted = number(&numbers[12..16]);
        let is_whole = pages
            .checked_mul(PAGE as u64 + 4)
            .and_then(|rest| rest.checked_add(u64::from(head)))
            .is_some_and(|before| before == start);
        if !is_whole || head > LARGEST_HEAD {
            return Err(damaged());
        }
        let sums_at = pages * PAGE as u64;
        let mut rest = vec![0; usize::try_from(start - sums_at).map_err(|_| damaged())?];
        read_at(&file, &mut rest, sums_at).map_err(failed)?;
        if crc32fast::hash(&rest) != wanted {
            return Err(damaged());
        }
        let head = rest.split_off(rest.len() - head as usize);
        let sums = rest.chunks_exact(4).map(number).collect();
        Ok(Self { file, path: path.to_owned(), sums, head })
    }

    pub(super) fn head(&self) -> &[u8] {
        &self.head
    }

    pub(super) fn damaged(&self) -> ListError {
        ListError::Damaged { file: self.path.clone() }
    }

    /// These bytes, checked.
    pub(super) fn read(&self, start: u64, length: usize) -> Result<Vec<u8>, ListError> {
        let mut bytes = Vec::with_capacity(length);
        self.stretches(start, length, |stretch| bytes.extend_from_slice(stretch))?;
        Ok(bytes)
    }

    /// The same bytes a stretch at a time, for whoever needs them once. Stretches begin at `start` and at the
    /// beginning of pages.
    pub(super) fn stretches(&self, start: u64, length: usize, mut found: impl FnMut(&[u8])) -> Result<(), ListError> {
        let end = start.checked_add(length as u64).ok_or_else(|| self.damaged())?;
        let all = (end - start / PAGE as u64 * PAGE as u64).div_ceil(PAGE as u64).min(STRETCH as u64);
        let mut buffer = vec![0; PAGE * usize::try_from(all).unwrap_or(STRETCH)];
        let mut at = start;
        while at < end {
            let page = at / PAGE as u64;
            let pages = (end - page * PAGE as u64).div_ceil(PAGE as u64).min(STRETCH as u64);
            let first = usize::try_from(page).map_err(|_| self.damaged())?;
            let count = usize::try_from(pages).map_err(|_| self.damaged())?;
            let sums = self.sums.get(first..first + count).ok_or_else(|| self.damaged())?;
            let bytes = &mut buffer[..count * PAGE];
            read_at(&self.file, bytes, page * PAGE as u64).map_err(|error| ListError::file(&self.path, error))?;
            let is_good = bytes.chunks_exact(PAGE).zip(sums).all(|(page, sum)| crc32fast::hash(page) == *sum);
            if !is_good {
                return Err(self.damaged());
            }
            let from = usize::try_from(at - page * PAGE as u64).map_err(|_| self.damaged())?;
            let until = usize::try_from((end - page * PAGE as u64).min(bytes.len() as u64)).unwrap_or(bytes.len());
            found(&bytes[from..until]);
            at = (page + pages) * PAGE as u64;
        }
        Ok(())
    }

    /// Reads every page.
    pub(super) fn verify(&self) -> Result<(), ListError> {
        self.stretches(0, self.sums.len() * PAGE, |_| ())
    }
}

/// A number of four bytes.
pub(super) fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |number, byte| (number << 8) | u32::from(*byte))
}

#[cfg(unix)]
fn read_at(file: &File, buffer: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, at)
}

#[cfg(windows)]
fn read_at(file: &File, mut buffer: &mut [u8], mut at: u64) -> io::Result<()> {
    while !buffer.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, buffer, at)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => (buffer, at) = (&mut buffer[count..], at + count as u64),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_read_what_they_wrote_and_damage_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pages");
        let content: Vec<u8> = (0..300_000_u32).flat_map(u32::to_le_bytes).collect();
        let mut writer = PageWriter::new(File::create(&path).unwrap());
        content.chunks(777).for_each(|part| writer.write(part).unwrap());
        assert_eq!(writer.position(), content.len() as u64);
        writer.finish(b"{}").unwrap();
        let pages = PageFile::open(&path).unwrap();
        assert_eq!(pages.head(), b"{}");
        for (start, length) in [(0, 1), (4095, 2), (5000, 400_000), (0, content.len()), (9, 0)] {
            let read = pages.read(start as u64, length).unwrap();
            assert_eq!(read, content[start..start + length], "{start} {length}");
        }
        pages.verify().unwrap();
        assert!(matches!(pages.read(content.len() as u64 + 8192, 1), Err(ListError::Damaged { .. })));
        let whole = std::fs::read(&path).unwrap();
        for place in [0, 4096, whole.len() / 2, whole.len() - 40, whole.len() - 3] {
            let mut bytes = whole.clone();
            bytes[place] ^= 1;
            std::fs::write(&path, &bytes).unwrap();
            let checked = PageFile::open(&path).and_then(|pages| pages.verify());
            assert!(matches!(checked, Err(ListError::Damaged { .. })), "byte {place}");
        }
        for length in [0, 10, 4096, whole.len() - 1] {
            std::fs::write(&path, &whole[..length]).unwrap();
            assert!(matches!(PageFile::open(&path), Err(ListError::Damaged { .. })), "{length} bytes");
        }
    }
}
