// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

/// A bitmap of opacities, for shadows.
final class Mask {
  let surface: OpaquePointer
  private let width: Int
  private let height: Int

  init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    self.width = width
    self.height = height
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(surface) }

  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(surface) else { return }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    body(context)
    cairo_destroy(context)
  }

  /// The mask as an image of one colour. The caller destroys it.
  func colored(_ color: RGBA) -> OpaquePointer? {
    let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(image)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, surface, 0, 0)
    cairo_destroy(context)
    return image
  }

  /// Blurs with three boxes, whose widths follow the SVG standard's rule for Gaussian blur.
  ///
  /// - Parameter deviation: The Gaussian's standard deviation, in pixels.
  func blur(deviation: Double) {
    let box = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard box > 1 else { return }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    // An even box lies half a pixel off its centre: one to the left, one to the right, and an odd
    // one put that right again.
    let windows =
      box.isMultiple(of: 2)
      ? [(box / 2, box / 2 - 1), (box / 2 - 1, box / 2), (box / 2, box / 2)]
      : Array(repeating: (box / 2, box / 2), count: 3)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
    defer { line.deallocate() }
    for (before, after) in windows {
      for row in 0..<height {
        average(pixels + row * stride, step: 1, count: width, window: (before, after), line: line)
      }
    }
    for (before, after) in windows {
      for column in 0..<width {
        average(
          pixels + column, step: stride, count: height, window: (before, after), line: line)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces each value by the mean of its neighbours, in one pass over a running sum.
  private func average(
    _ values: UnsafeMutablePointer<UInt8>, step: Int, count: Int,
    window: (before: Int, after: Int), line: UnsafeMutablePointer<UInt8>
  ) {
    let size = window.before + window.after + 1
    var sum = 0
    // Without ranges, whose iterators take most of the time in debug builds.
    var index = 0
    while index < count {
      line[index] = values[index * step]
      if index < window.after { sum += Int(line[index]) }
      index += 1
    }
    index = 0
    while index < count {
      if index + window.after < count { sum += Int(line[index + window.after]) }
      if index > window.before { sum -= Int(line[index - window.before - 1]) }
      values[index * step] = UInt8(truncatingIfNeeded: (sum + size / 2) / size)
      index += 1
    }
  }
}
