// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// A label that writes down in which width it is asked for its size, and adds space around it.
@MainActor
private final class AskedLabel: UILabel {
  var padding: CGFloat = 0
  private(set) var askedWidths: [CGFloat] = []

  override var intrinsicContentSize: CGSize {
    askedWidths.append(preferredMaxLayoutWidth)
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + padding)
  }

  func forget() { askedWidths = [] }
}

/// Rule ALT-2: constraints ask a label for its intrinsic size again, in the width that they found.
@MainActor
@Suite("Labels measured by constraints")
struct MeasuredLabelTests {
  private let root = makeRoot(300, 480)
  private let long = "Several words in a row that go on and on until they reach the second line"

  private func pinned(_ text: String) -> AskedLabel {
    root.traitOverrides.textRendering = .blocks
    let label = root.add(AskedLabel())
    label.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    label.numberOfLines = 0
    label.text = text
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return label
  }

  @Test func `The second call sees the width that constraints gave`() {
    let label = pinned(long)
    root.layoutIfNeeded()
    expectEqual(label.askedWidths.prefix(2), [0, 300])
    expectEqual(Set(label.askedWidths), [0, 300])
    expectEqual(label.preferredMaxLayoutWidth, 0)
    // Three lines of 20.2878.
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 300, height: 61))
  }

  @Test func `An override of the intrinsic size counts`() {
    let label = pinned(long)
    label.padding = 10
    root.layoutIfNeeded()
    expectEqual(label.frame.height, 71)
    // While the width stays the same, edits elsewhere measure nothing (ALT-4).
    label.forget()
    let other = root.add(SizedView(10, 10))
    other.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(other.frame.minY, 71)
    expectAll(label.askedWidths, where: { $0 == 300 })
  }

  @Test func `A subclass is asked though its text fits`() {
    let label = pinned("Short")
    root.layoutIfNeeded()
    expectEqual(label.askedWidths.prefix(2), [0, 300])
    expectEqual(Set(label.askedWidths), [0, 300])
    expectEqual(label.frame.height, 20.5)
  }

  @Test func `A width of the client's is the only one`() {
    let label = pinned(long)
    label.preferredMaxLayoutWidth = 200
    root.layoutIfNeeded()
    expectEqual(Set(label.askedWidths), [200])
    expectEqual(label.preferredMaxLayoutWidth, 200)
  }

  @Test func `A single line is asked once`() {
    let label = pinned(long)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    expectEqual(Set(label.askedWidths), [0])
  }

  @Test func `Asking again does not invalidate`() {
    let label = pinned(long)
    root.layoutIfNeeded()
    label.forget()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(label.askedWidths, [])
  }
}
