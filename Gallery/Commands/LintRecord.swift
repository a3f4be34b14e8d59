// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A finding of a layout or of accessibility, as `gallery lint` prints it.
struct LintFinding: Encodable, CustomStringConvertible {
  /// A case of `LayoutFinding.Kind`; or `lowContrast`, `smallTarget` or `missingLabel`.
  let kind: String
  let place: String
  let size: [Double]
  let reason: String
  let repair: String
  /// The finding as text.
  let description: String
  /// What two findings share of which one is left out: of a layout all, with the size; of accessibility
  /// the class and the reason.
  let identity: [String]

  private enum CodingKeys: CodingKey {
    case kind, place, size, reason, repair
  }

  init(_ finding: LayoutFinding) {
    kind = "\(finding.kind)"
    place = finding.place
    size = finding.size.numbers
    reason = finding.reason
    repair = finding.repair
    description = finding.description
    identity = [finding.description]
  }

  init(_ finding: AccessibilityFinding) {
    kind = finding.kind.rawValue
    place = finding.wholePlace
    size = finding.size.numbers
    reason = finding.reason
    repair = finding.repair
    description = finding.description
    identity = [finding.type, finding.reason]
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
}
