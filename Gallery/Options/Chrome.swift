// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// What surrounds a subject.
enum Chrome: String, WordOption {
  case none, bars, device, window

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether the subject is on a device, below a status bar and a navigation bar.
  var isDevice: Bool { self == .bars || self == .device }

  /// What surrounds a subject of the other kind in its place.
  func suited(to subject: Subject) -> Chrome {
    let isMac = subject.isMac
    switch self {
    case .none: return .none
    case .bars, .device: return isMac ? .window : self
    case .window: return isMac ? .window : .bars
    }
  }

  /// Refuses a phone around a window of the Mac, and the other way round.
  ///
  /// - Parameter subject: The subject.
  /// - Throws: A usage failure.
  func check(for subject: Subject) throws(GalleryFailure) {
    guard suited(to: subject) != self else { return }
    let kind = subject.isMac ? "a window of the Mac" : "a screen of iOS"
    let other = subject.isMac ? "window" : "bars or device"
    throw GalleryFailure(
      "'\(subject.argument)' is \(kind): give --chrome \(other) in place of --chrome \(rawValue).",
      .usage)
  }
}
