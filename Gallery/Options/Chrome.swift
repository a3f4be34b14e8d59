// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// What surrounds a sample.
enum Chrome: String, ExpressibleByArgument, CaseIterable {
  case none, bars, device, window

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether the sample is on a device, below a status bar and a navigation bar.
  var isDevice: Bool { self == .bars || self == .device }

  /// What surrounds a sample of the other kind in its place.
  func suited(to sample: any Sample.Type) -> Chrome {
    let isMac = sample is MacSample.Type
    switch self {
    case .none: return .none
    case .bars, .device: return isMac ? .window : self
    case .window: return isMac ? .window : .bars
    }
  }

  /// Refuses a phone around a window of the Mac, and the other way round.
  ///
  /// - Parameter sample: The sample.
  /// - Throws: A usage failure.
  func check(for sample: any Sample.Type) throws(GalleryFailure) {
    guard suited(to: sample) != self else { return }
    let kind = sample is MacSample.Type ? "a window of the Mac" : "a screen of iOS"
    let other = sample is MacSample.Type ? "window" : "bars or device"
    throw GalleryFailure(
      "'\(sample.name)' is \(kind): give --chrome \(other) in place of --chrome \(rawValue).",
      .usage)
  }
}
