// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension Path {
  /// The corners of each outline, in points; a curve is sixteen straight lines.
  package var polygons: [[CGPoint]] {
    outlines.map { outline in
      var corners = [outline.start]
      for segment in outline.segments {
        if let controls = segment.controls {
          for step in 1..<16 {
            corners.append(
              Segment.point(
                segment.start, controls.0, controls.1, segment.end, at: CGFloat(step) / 16))
          }
        }
        corners.append(segment.end)
      }
      return corners
    }
  }
}
