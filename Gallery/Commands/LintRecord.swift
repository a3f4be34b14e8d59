// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The output of `gallery lint --json`.
struct LintRecord: Encodable {
  let sample: String
  /// The sizes that were looked at, in points, as width and height.
  let sizes: [[Double]]
  let findings: [Finding]

  /// Something that breaks.
  struct Finding: Encodable {
    /// A case of `LayoutFinding.Kind`.
    let kind: String
    let place: String
    let size: [Double]
    let reason: String
    let repair: String
  }

  /// Makes the record of a subject.
  init(_ subject: Subject, at sizes: [CGSize], _ findings: [LayoutFinding]) {
    sample = subject.argument
    self.sizes = sizes.map(\.numbers)
    self.findings = findings.map {
      Finding(
        kind: "\($0.kind)", place: $0.place, size: $0.size.numbers, reason: $0.reason,
        repair: $0.repair)
    }
  }
}
