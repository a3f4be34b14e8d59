// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Views

@MainActor
final class VisibleElement {
  var key: ElementIdentity
  let view: any ElementView
  /// The layout's last answer for it; a copy, in layout coordinates.
  var attributes: any ElementAttributes
  /// The attributes that the view last received; in content coordinates.
  var received: (any ElementAttributes)?
  /// The geometry and appearance that the view last had before attributes.
  var placement: Placement?
  /// Whether the view places itself elsewhere than its attributes say.
  var positionsItself = false
  /// Whether its attributes hide the view. A view may also hide itself.
  var isHiddenByLayout = false
  /// Whether the host knows that the element is displayed: not of a placeholder.
  var isDisplayed = false
  /// The element's key for clients before the change that lets it disappear; nil before that.
  var lastClientKey: ElementIdentity?
  var measurement: Measurement?
  /// Whether the layout has given the element the size that was measured last.
  var isMeasurementKept = false
  var asksForMeasurement = false
  /// The key after a change that lets the element leave the screen; nil for one that is deleted.
  var laterKey: ElementIdentity?
  /// The section whose scroll area the view is in; nil for the host itself.
  var scrollArea: Int?

  init(key: ElementIdentity, view: any ElementView, attributes: any ElementAttributes) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  struct Placement: Equatable {
    var state: ElementState
    var center: CGPoint
  }

  struct Measurement {
    /// The size that the layout had given.
    var original: CGSize
    var preferred: CGSize
    /// The round of the pass, from 1.
    var round: Int
    /// The size of the viewport for which the layout was solved when it took the size; nil if it did
    /// not want it.
    var viewport: CGSize?
  }
}

extension VisibleElement {
  /// Its height in the stack of views.
  var depth: Int { placement?.state.zIndex ?? attributes.state.zIndex }

  /// Asks whether the view is to be measured (behaviour rules Z-1 to Z-3): once for each width.
  ///
  /// - Parameters:
  ///   - state: What the layout says of the element.
  ///   - viewport: The size of the viewport for which the layout is solved.
  /// - Returns: Whether it is.
  func needsMeasurement(for state: ElementState, in viewport: CGSize) -> Bool {
    guard key.category != .decorationView else { return false }
    if asksForMeasurement { return state.sizing != .final }
    switch state.sizing {
    case .final: return false
    case .measured:
      isMeasurementKept = true
      return false
    // A layout that had the answer, or took it, and has the estimate again was solved for another width
    // meanwhile.
    case .estimated:
      guard let measurement, measurement.original == state.size else { return true }
      return isMeasurementKept || (measurement.viewport ?? viewport) != viewport
    case .unknown:
      // The layout does not say what it estimates. It has the answer when it gives the size that
      // was asked for, and does not care for it when it still gives the same as before.
      guard let measurement else { return true }
      return state.size != measurement.original && state.size != measurement.preferred
    }
  }

  func record(_ measurement: Measurement) {
    self.measurement = measurement
    asksForMeasurement = false
    isMeasurementKept = false
  }
}

extension UIView {
  /// Returns the size of the view's contents on the estimated axes (behaviour rule Z-5).
  ///
  /// - Parameters:
  ///   - size: The size that the layout knows; a contents' length that is no use leaves its own.
  ///   - axes: The axes that are estimates; nil for both.
  /// - Returns: The size that fits.
  package func fittedSize(_ size: CGSize, estimated axes: EstimatedAxes?) -> CGSize {
    let free = axes ?? [.width, .height]
    guard !free.isEmpty else { return size }
    // No space is named on a free axis: the estimate must not cut the contents short.
    let available = CGSize(
      width: free.contains(.width) ? 0 : size.width,
      height: free.contains(.height) ? 0 : size.height)
    let fitted = systemLayoutSizeFitting(
      available,
      withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
    var size = size
    if free.contains(.width), fitted.width.isUseful { size.width = fitted.width }
    if free.contains(.height), fitted.height.isUseful { size.height = fitted.height }
    return size
  }
}

extension CGFloat {
  /// Whether a length is the length of something: a view that returns the space it was given, which
  /// has no limit, says nothing.
  fileprivate var isUseful: Bool { isFinite && self > 0 && self < 1e9 }
}
