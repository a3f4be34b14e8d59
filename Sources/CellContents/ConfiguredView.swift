// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

/// A view whose size follows from its contents, and is asked for again when they change.
@MainActor
package protocol MeasuredView: UIView {
  /// Asks for another measurement.
  func requestMeasurement()
}

/// A view that shows configurations: a cell, a header, a footer.
@MainActor
package protocol ConfiguredView: MeasuredView, ContentHolder {
  /// The content view as long as no configuration is shown.
  var plainContentView: UIView { get }
  /// The background that is shown as long as the client sets none; nil for nothing.
  var automaticBackground: UIBackgroundConfiguration? { get }
  /// Removes the backgrounds that a configuration takes the place of.
  func removePlainBackgrounds()
  /// Asks for an update of the configurations before the next layout.
  func setNeedsUpdateConfiguration()
}
