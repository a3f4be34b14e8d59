// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A finding of a layout or of accessibility, as `gallery lint` prints it.
struct LintFinding: Encodable, CustomStringConvertible {
  /// A case of `LayoutFinding.Kind`; or `lowContrast`, `smallTarget` or `missingLabel`.
  let kind: String
  let place: String
  /// The first of the sizes.
  let size: [Double]
  /// The sizes at which it is found, as width and height.
  private(set) var sizes: [[Double]]
  let reason: String
  let repair: String
  /// The parts that two findings share which are one: of a layout the kind and the place, whatever the
  /// numbers are; of accessibility the class and the reason.
  let identity: [String]

  private enum CodingKeys: CodingKey {
    case kind, place, size, sizes, reason, repair
  }

  init(_ finding: LayoutFinding) {
    kind = "\(finding.kind)"
    place = finding.place
    size = finding.size.numbers
    sizes = [size]
    reason = finding.reason
    repair = finding.repair
    identity = [kind, place, finding.path.map { "\($0)" } ?? ""]
  }

  init(_ finding: AccessibilityFinding) {
    kind = finding.kind.rawValue
    place = finding.wholePlace
    size = finding.size.numbers
    sizes = [size]
    reason = finding.reason
    repair = finding.repair
    identity = [finding.type, finding.reason]
  }

  /// Adds the sizes of a finding that is the same.
  mutating func add(_ other: LintFinding) {
    sizes += other.sizes.filter { !sizes.contains($0) }
  }

  /// The finding as text, with the numbers of the first size.
  var description: String {
    """
    \(place), at \(sizes.map(LintRecord.words).joined(separator: ", "))
      \(reason)
      → \(repair)
    """
  }
}

/// What `gallery lint --json` prints.
struct LintRecord: Encodable {
  let sample: String
  /// The sizes that were looked at, in points, as width and height.
  let sizes: [[Double]]
  let findings: [LintFinding]

  /// Makes the record of a subject.
  init(_ subject: Subject, at sizes: [CGSize], _ findings: [LintFinding]) {
    sample = subject.argument
    self.sizes = sizes.map(\.numbers)
    self.findings = findings
  }

  /// Returns a size in words: `320 × 568`.
  static func words(_ size: [Double]) -> String {
    CGSize(width: size[0], height: size[1]).compactDescription
  }
}
