// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// One page of the gallery: a screen worth a look.
@MainActor protocol Sample: UIViewController {
  /// What a user types: lower case, words joined by hyphens.
  nonisolated static var name: String { get }
  /// Other names that find the sample.
  nonisolated static var aliases: [String] { get }
  /// One sentence: what to look at.
  nonisolated static var summary: String { get }
  /// The size of its reference pictures, in points; nil for the usual one.
  static var referenceSize: CGSize? { get }
  /// The references that are particular to it.
  static var ownStates: GoldenState.Changes { get }

  /// Creates the screen.
  ///
  /// - Parameter seed: Where random data begins.
  init(seed: UInt64)
}

extension Sample {
  nonisolated static var aliases: [String] { [] }
  static var referenceSize: CGSize? { nil }
  static var ownStates: GoldenState.Changes { [:] }

  /// The summary, and whether it moves.
  nonisolated static var caption: String {
    self is any AnimatedSample.Type ? summary + " (animated)" : summary
  }
}

/// A screen that is a sample. It has no data of its own to load from anywhere.
class SampleViewController: UIViewController {
  /// Where random data begins.
  let seed: UInt64

  required init(seed: UInt64) {
    self.seed = seed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("samples are not read from archives")
  }
}
