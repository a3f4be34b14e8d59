// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The part of a view whose lines are not too long to read (auto-layout rule ALG-5).
///
/// It takes its share of the margins or its greatest width, whichever is less, so the constraints
/// around treat it as an item like a guide that a client adds, with constraints of its own.
final class ReadableContentGuide: ConstrainedLayoutGuide {
  init(_ view: UIView) {
    super.init(in: view, identifier: "UIViewReadableContentGuide")
    let margins = view.marginsGuide
    let width = widthAnchor.constraint(equalToConstant: greatestWidth)
    width.priority = UILayoutPriority(999.5)
    constrain(
      by: [
        ("leading", leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor)),
        ("trailing", trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor)),
        ("centerX", centerXAnchor.constraint(equalTo: margins.centerXAnchor)),
        ("top", topAnchor.constraint(equalTo: margins.topAnchor)),
        ("bottom", bottomAnchor.constraint(equalTo: margins.bottomAnchor)),
        ("width", width),
      ], in: view)
  }

  /// Follows the reader's text size.
  func textSizeMayHaveChanged() { constraints.last?.constant = greatestWidth }

  private var greatestWidth: CGFloat {
    ReadableWidth.points(for: owningView?.traitCollection.preferredContentSizeCategory ?? .large)
  }

  override var layoutFrame: CGRect {
    get {
      guard let margins = owningView?.marginsGuide.layoutFrame else { return .zero }
      let width = min(greatestWidth, margins.width)
      return CGRect(
        x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
    }
    set {}
  }
}

enum ReadableWidth {
  private static let widths: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 560, .small: 600, .medium: 632, .large: 672, .extraLarge: 728,
    .extraExtraLarge: 784,
  ]

  /// Returns the greatest width, in points.
  ///
  /// - Returns: The width; that of the default size where none is specified.
  static func points(for category: UIContentSizeCategory) -> CGFloat {
    if let width = widths[category] { return width }
    return category == .unspecified ? 672 : 896
  }
}

/// The rectangle of a scroll view's contents: at the origin, as large as constraints make it.
///
/// Its lengths are unknowns of the constraints around; its origin is not (auto-layout rule ALG-7).
final class ContentLayoutGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init()
    owningView = view
    identifier = "UIScrollView-contentLayoutGuide"
  }

  override var isOfSystem: Bool { true }
  override var hasUnknowns: Bool { true }
}

/// The rectangle of a scroll view that is seen, in its contents' coordinates.
final class FrameLayoutGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init()
    owningView = view
    identifier = "UIScrollView-frameLayoutGuide"
  }

  override var isOfSystem: Bool { true }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? { GuideSpan(.zero, axis) }

  override var layoutFrame: CGRect {
    get { systemFrame }
    set {}
  }
}
