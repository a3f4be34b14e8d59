// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIStackView {
  /// Makes the constraints follow from the arranged views and the settings.
  func updateOwnConstraints() {
    let description = describe()
    made.wrapping = Set(description.views.indices.filter { description.views[$0].wrapsText })
    let canvas: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    made.update(self, to: StackRecipe.rules(for: description), canvas: canvas)
    madeConstraints.watchesContents = watchesContents
  }

  func describe() -> StackDescription {
    var description = StackDescription()
    description.axis = axis
    description.distribution = distribution
    description.alignment = alignment
    description.isBaselineRelative = isBaselineRelativeArrangement
    description.hugging = options.hugging
    description.hasAreas = options.areas != nil
    description.spacing = points(spacing) { 8 }
    let readsBaselines =
      axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    for entry in arranged.entries {
      let view = entry.view
      var described = StackDescription.View(isHidden: isLeftOut(view))
      described.wrapsText = (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
      if distribution == .fillProportionally, !described.isHidden {
        described.naturalLength = view.naturalLength(along: axis)
      }
      if readsBaselines {
        described.hasFirstBaseline = view.hasBaseline(isFirst: true)
        described.hasLastBaseline = view.hasBaseline(isFirst: false)
      }
      if let areas = options.areas { described.area = areas[ObjectIdentifier(view)] ?? .start }
      description.views.append(described)
    }
    let visible = arranged.entries.indices.filter { !isLeftOut(arranged.entries[$0].view) }
    for (index, next) in zip(visible, visible.dropFirst()) {
      let entry = arranged.entries[index]
      description.views[index].spacing = points(entry.customSpacing ?? spacing) {
        systemSpacing(from: entry.view, to: arranged.entries[next].view)
      }
    }
    return description
  }

  /// Whether an arranged view takes no space.
  func isLeftOut(_ view: UIView) -> Bool { view.isHidden && !options.keepsHiddenViews }

  /// A spacing in points, on pixels.
  private func points(_ spacing: CGFloat, system: () -> CGFloat) -> CGFloat {
    if spacing == Self.spacingUseDefault { return 0 }
    if spacing == Self.spacingUseSystem { return system() }
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1).round(spacing)
  }

  /// The system's distance between two views: that of the anchors that the gap is between.
  private func systemSpacing(from view: UIView, to next: UIView) -> CGFloat {
    if axis == .horizontal {
      return next.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1
      ).constant
    }
    let usesBaselines = isBaselineRelativeArrangement
    let (one, other) =
      usesBaselines
      ? (view.lastBaselineAnchor, next.firstBaselineAnchor) : (view.bottomAnchor, next.topAnchor)
    return other.constraint(equalToSystemSpacingBelow: one, multiplier: 1).constant
  }

  // MARK: Contents

  /// Whether a change inside of an arranged view may ask for other constraints.
  private var watchesContents: Bool {
    if distribution == .fillProportionally { return true }
    if axis == .vertical { return isBaselineRelativeArrangement }
    if alignment == .firstBaseline || alignment == .lastBaseline { return true }
    return distribution == .fill && arranged.entries.contains { $0.view is UILabel }
  }

  /// Called when something inside of an arranged view changed that its size may depend on.
  func contentsChanged(of view: UIView) {
    guard distribution == .fill, axis == .horizontal, alignment != .firstBaseline,
      alignment != .lastBaseline
    else { return setNeedsUpdateConstraints() }
    // Only whether a label wraps matters; a new text does not concern the stack.
    guard let label = view as? UILabel, let index = arranged.index(of: view) else { return }
    if made.wrapping.contains(index) != (label.numberOfLines != 1) { setNeedsUpdateConstraints() }
  }
}
