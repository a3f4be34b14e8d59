// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// An element that is on screen, with its view.
@MainActor
final class VisibleElement {
  var key: ElementKey
  let view: UICollectionReusableView
  /// What the layout last answered for it; a copy, in layout coordinates.
  var attributes: UICollectionViewLayoutAttributes
  /// What the view was last told by `apply(_:)`; in view coordinates.
  var applied: UICollectionViewLayoutAttributes?
  /// Whether its attributes hide the view. A view may also hide itself.
  var isHiddenByLayout = false
  /// The last measurement, if there was one.
  var measurement: Measurement?
  /// Whether the view asked to be measured again.
  var asksForMeasurement = false
  /// The key after a change that takes the element out of sight; nil for one that is gone for good.
  var laterKey: ElementKey?
  /// What the view's place and looks were last set to, before `apply(_:)` had its say.
  var looks: Looks?
  /// Whether `apply(_:)` puts the view elsewhere than its attributes say.
  var placesItself = false
  /// The section whose scroll area the view is in; nil for the collection view itself.
  var scrollArea: Int?

  init(
    key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes
  ) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  /// A place and looks.
  struct Looks {
    var attributes: UICollectionViewLayoutAttributes
    /// In the superview.
    var center: CGPoint
  }

  /// What was measured, and what came out.
  struct Measurement {
    /// The size that the layout had given.
    var original: CGSize
    /// The size that the view asked for.
    var preferred: CGSize
    /// The size that the view asked for the time before, if that was another one.
    var before: CGSize?
  }
}

extension VisibleElement {
  /// Whether the view is to be measured (behaviour rules Z-1 to Z-3): once for each width.
  func needsMeasurement(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard key.category != .decorationView else { return false }
    if asksForMeasurement { return attributes.estimatedAxes != [] }
    guard let axes = attributes.estimatedAxes else {
      // The layout does not say what it estimates. It has the answer when it gives the size that
      // was asked for, and does not care for it when it still gives the same as before.
      guard let measurement else { return true }
      return attributes.size != measurement.original && attributes.size != measurement.preferred
    }
    guard !axes.isEmpty, !attributes.isMeasured else { return false }
    return measurement?.original != attributes.size
  }

  /// Remembers a measurement.
  func record(original: CGSize, preferred: CGSize) {
    let before = measurement?.preferred
    measurement = Measurement(original: original, preferred: preferred, before: before)
    asksForMeasurement = false
  }
}
