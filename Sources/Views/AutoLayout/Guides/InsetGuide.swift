// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A guide that follows its view at fixed distances from the edges.
final class InsetGuide: UILayoutGuide {
  private let read: @MainActor (UIView) -> UIEdgeInsets

  init(_ view: UIView, _ identifier: String, _ read: @escaping @MainActor (UIView) -> UIEdgeInsets)
  {
    self.read = read
    super.init()
    owningView = view
    self.identifier = identifier
  }

  override var isOfSystem: Bool { true }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? {
    GuideSpan(owningView.map(read) ?? .zero, axis)
  }

  override var layoutFrame: CGRect {
    get { systemFrame }
    set {}
  }
}
