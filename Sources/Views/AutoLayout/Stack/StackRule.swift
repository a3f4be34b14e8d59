// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// One constraint of a stack, described: what a ``StackRecipe`` is made of.
struct StackRule: Hashable {
  /// What a side of the constraint speaks of.
  enum Item: Hashable {
    /// The stack itself.
    case stack
    /// The stack, or the rectangle inside its margins.
    case canvas
    /// An arranged view, by its index.
    case view(Int)
    /// The guide in a gap; gaps count from 0.
    case gap(Int)
    /// The guide around the visible views, across the axis.
    case alignmentSpanner
    /// The guide that fills a stack without visible views.
    case orderingSpanner
  }

  /// An attribute of an item.
  struct Place: Hashable {
    var item: Item
    var attribute: NSLayoutConstraint.Attribute

    init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// UIKit's name of it, which is in messages: `UISV-spacing`.
  var identifier: String
  var first: Place
  var relation = NSLayoutConstraint.Relation.equal
  /// Nil for a number.
  var second: Place?
  var multiplier: CGFloat = 1
  /// Points.
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
}
