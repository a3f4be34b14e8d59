// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Memory for many pixels, all zero, in huge pages where the system has them.
///
/// Linux gives memory page by page when it is first touched, 4 KiB at a time. For the canvas and the
/// filtered rows of a phone's screen that was 2,251 faults, a sixth of the whole command's processor
/// time; in pages of 2 MiB it is five. A system without huge pages gives the same memory as before.
///
/// What is given back is kept for whoever asks next: the frames of an animation need the same memory one
/// after the other, and a system that has to make a huge page first took 10 ms for one of them.
struct LargeMemory: @unchecked Sendable {
  private static let hugePage = 2 << 20
  /// The memory that is kept, the latest last: the canvas, the pixels and the filtered rows of two frames.
  private static let kept = Mutex<[LargeMemory]>([])
  private static let mostKept = 4
  /// The length of what is kept at most, in bytes.
  private static let longestKept = 16 << 20

  /// The bytes that were asked for; the first is aligned to a huge page.
  let bytes: UnsafeMutableRawBufferPointer
  private let mappedLength: Int

  /// Takes memory from the system.
  ///
  /// Returns nil for less than half a huge page, for which it is not worth a call of the system, and
  /// where there is no memory.
  init?(byteCount: Int) {
    let page = Self.hugePage
    guard byteCount >= page / 2 else { return nil }
    let length = (byteCount + page - 1) / page * page
    mappedLength = length
    if let known = Self.keptMemory(of: length)?.bytes.baseAddress {
      bytes = UnsafeMutableRawBufferPointer(start: known, count: byteCount)
      memset(known, 0, byteCount)
      return
    }
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
  }

  /// Returns memory of a length that was given back, and keeps it no longer; nil if there is none.
  private static func keptMemory(of length: Int) -> LargeMemory? {
    kept.withLock { kept in
      kept.lastIndex { $0.mappedLength == length }.map { kept.remove(at: $0) }
    }
  }

  func deallocate() {
    guard mappedLength <= Self.longestKept else { return unmap() }
    let oldest = Self.kept.withLock { kept in
      kept.append(self)
      return kept.count > Self.mostKept ? kept.removeFirst() : nil
    }
    oldest?.unmap()
  }

  private func unmap() { munmap(bytes.baseAddress, mappedLength) }
}
