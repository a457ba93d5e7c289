//! The one file of a zip archive, within limits.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use zip::ZipArchive;

use crate::problem::Problem;

/// No list comes near two gigabytes.
const MOST_UNPACKED: u64 = 2 * 1024 * 1024 * 1024;
/// Lists shrink to a tenth; what shrinks to a hundredth is made to fill a disk.
const MOST_RATIO: u64 = 100;

/// Hands the list in the source to the work, with the name it has in there, unpacked if it is packed.
pub(super) fn unpacked<R: Read + Seek, T>(
    mut source: R,
    name: &str,
    work: impl FnOnce(&mut dyn BufRead, &str) -> T,
) -> Result<T, Box<Problem>> {
    let unreadable = |error: &io::Error| Problem::at(1, None, "fide_list_unreadable").with("error", error.to_string());
    let mut head = [0; 4];
    let length = fill(&mut source, &mut head).map_err(|error| unreadable(&error))?;
    source.seek(SeekFrom::Start(0)).map_err(|error| unreadable(&error))?;
    if !head[..length].starts_with(b"PK") {
        return Ok(work(&mut BufReader::with_capacity(1 << 16, source.take(MOST_UNPACKED)), name));
    }
    let damaged = |error: &dyn ToString| Problem::at(1, None, "fide_list_archive").found(error.to_string());
    let mut archive = ZipArchive::new(BufReader::new(source)).map_err(|error| damaged(&error))?;
    if archive.len() != 1 {
        return Err(Problem::at(1, None, "fide_list_archive_files").found(archive.len()).expected("1").into());
    }
    let file = archive.by_index(0).map_err(|error| damaged(&error))?;
    let inner = file.name().map(|name| name.into_owned()).unwrap_or_default();
    if !file.is_file() || file.encrypted() || inner.contains(['/', '\\', ':']) || inner.starts_with("..") {
        return Err(Problem::at(1, None, "fide_list_archive").found(inner).into());
    }
    let most = MOST_UNPACKED.min(file.compressed_size().saturating_mul(MOST_RATIO));
    if file.size() > most {
        return Err(Problem::at(1, None, "fide_list_archive_large").found(file.size()).expected(most).into());
    }
    let mut bounded = BufReader::with_capacity(1 << 16, Bounded { source: file, left: most });
    Ok(work(&mut bounded, &inner))
}

fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < buffer.len() {
        match source.read(&mut buffer[length..])? {
            0 => break,
            count => length += count,
        }
    }
    Ok(length)
}

/// An archive that gives more than it says, or more than there may be, ends as an error.
struct Bounded<R> {
    source: R,
    left: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.left = u64::try_from(count)
            .ok()
            .and_then(|count| self.left.checked_sub(count))
            .ok_or_else(|| io::Error::from(io::ErrorKind::FileTooLarge))?;
        Ok(count)
    }
}
