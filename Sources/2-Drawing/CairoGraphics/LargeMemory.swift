// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Memory for many pixels, all zero, in huge pages where the system has them.
///
/// Linux gives memory page by page when it is first touched, 4 KiB at a time. For the canvas and the
/// filtered rows of a phone's screen that was 2,251 faults, a sixth of the whole command's processor
/// time; in pages of 2 MiB it is five. A system without huge pages gives the same memory as before.
struct LargeMemory {
  private static let hugePage = 2 << 20

  /// The bytes that were asked for; the first is aligned to a huge page.
  let bytes: UnsafeMutableRawBufferPointer
  private let mappedLength: Int

  /// Takes memory from the system.
  ///
  /// Returns nil for less than half a huge page, for which it is not worth a call of the system, and
  /// where there is no memory.
  ///
  /// - Parameter byteCount: How many bytes.
  init?(byteCount: Int) {
    let page = Self.hugePage
    guard byteCount >= page / 2 else { return nil }
    let length = (byteCount + page - 1) / page * page
    let access = PROT_READ | PROT_WRITE
    // One page more, of which what is before and behind the aligned part is given back.
    guard let start = mmap(nil, length + page, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return nil }
    let before = (page - Int(bitPattern: start) % page) % page
    if before > 0 { munmap(start, before) }
    munmap(start + before + length, page - before)
    // No more than a wish: without huge pages it fails, and nothing changes.
    _ = madvise(start + before, length, MADV_HUGEPAGE)
    bytes = UnsafeMutableRawBufferPointer(start: start + before, count: byteCount)
    mappedLength = length
  }

  /// Gives the memory back.
  func deallocate() { munmap(bytes.baseAddress, mappedLength) }
}
