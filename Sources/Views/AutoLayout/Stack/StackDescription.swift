// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the constraints of a stack depend on: a value without views, which ``StackRecipe`` reads.
struct StackDescription: Hashable {
  /// An arranged view.
  struct View: Hashable {
    var isHidden = false
    /// Points to the next visible view.
    var spacing: CGFloat = 0
    /// The length along that the contents ask for, in points; only `fillProportionally` reads it.
    var naturalLength: CGFloat = 0
    /// Whether there is text to align by its first line.
    var hasFirstBaseline = false
    /// Whether there is text to align by its last line.
    var hasLastBaseline = false
    /// Whether it is a label whose text may have several lines.
    var wrapsText = false
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  /// Points between views that have no spacing of their own.
  var spacing: CGFloat = 0
  /// Whether gaps go from baseline to baseline, in a vertical stack.
  var isBaselineRelative = false
  var views: [View] = []
}
