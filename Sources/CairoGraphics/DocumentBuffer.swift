// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// Where Cairo writes an SVG or PDF document to.
final class DocumentBuffer {
  private(set) var bytes: [UInt8] = []

  /// What Cairo is handed. The canvas holds the buffer as long as the surface.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let buffer = Unmanaged<DocumentBuffer>.fromOpaque(closure).takeUnretainedValue()
    buffer.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
