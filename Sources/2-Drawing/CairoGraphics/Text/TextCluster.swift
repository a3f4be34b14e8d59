// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Characters of a line that are drawn as one: a letter with its marks, a ligature, an attachment.
package struct TextCluster: Hashable, Sendable {
  /// The first of its bytes, in the text that the line was set from.
  package var byte: Int
  /// The run that it belongs to, counted in the text that the line was set from.
  package var run: Int
  /// From the left end of the line to its left edge, in points.
  package var x: CGFloat
  /// From its left edge to its right edge, in points.
  package var width: CGFloat
  /// A Boolean value that says whether it is white space.
  package var isSpace: Bool
  /// A Boolean value that says whether its first edge is the right one.
  package var isRightToLeft: Bool
  /// A Boolean value that says whether it is an ellipsis, which stands for what is left out.
  package var isEllipsis = false
}

/// A part of a line in one run, all white space or all not.
struct TextSegment {
  var run: Int
  var isSpace: Bool
  var left: CGFloat
  var right: CGFloat
}

extension [TextCluster] {
  /// The parts of the line, from left to right; none reaches further than the line does.
  func segments(lineWidth: CGFloat) -> [TextSegment] {
    var segments: [TextSegment] = []
    for cluster in self {
      let left = Swift.max(0, cluster.x)
      let right = Swift.min(cluster.x + cluster.width, lineWidth)
      guard right > left else { continue }
      if let last = segments.last, last.run == cluster.run, last.isSpace == cluster.isSpace {
        segments[segments.count - 1].right = right
      } else {
        segments.append(
          TextSegment(run: cluster.run, isSpace: cluster.isSpace, left: left, right: right))
      }
    }
    return segments
  }
}

extension TextLayout {
  /// Returns the clusters of a line, from left to right.
  ///
  /// - Returns: The clusters; none for an empty line.
  package func clusters(line: Int) -> [TextCluster] { content.clusters(line: line) }

  /// Returns the part of the text that a line was set from.
  ///
  /// - Returns: UTF-8 bytes of the line's paragraph; for the last line of a text that is truncated they
  ///   count from where that line begins.
  package func sourceBytes(line: Int) -> Range<Int> { content.sourceBytes(line: line) }
}

struct TextRuns {
  let runs: [TextRequest.Run]
  /// The first byte of each run.
  let starts: [Int]
  let count: Int
  let hasStyles: Bool
  let hasAttachments: Bool
  /// Whether any run has letters that are wider or narrower than its font's.
  let hasExpansions: Bool

  init(_ runs: [TextRequest.Run]) {
    self.runs = runs
    var (starts, count): ([Int], Int) = ([], 0)
    for run in runs {
      starts.append(count)
      count += run.text.utf8.count
    }
    (self.starts, self.count) = (starts, count)
    hasStyles = runs.contains { $0.style != nil }
    hasAttachments = hasStyles && runs.contains { $0.style?.attachment != nil }
    hasExpansions = hasStyles && runs.contains(where: \.isExpanded)
  }

  /// Returns the run that a byte belongs to; the last one for those beyond the text.
  func run(ofByte byte: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > byte } - 1)
  }

  /// Returns the runs that have a part of some bytes: none of an empty line.
  func runs(ofBytes bytes: Range<Int>) -> ArraySlice<TextRequest.Run> {
    guard !runs.isEmpty, !bytes.isEmpty else { return [] }
    let first = run(ofByte: bytes.lowerBound)
    let last = run(ofByte: Swift.max(bytes.lowerBound, bytes.upperBound - 1))
    return runs[first...last]
  }
}
