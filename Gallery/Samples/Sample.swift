// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// One page of the gallery: a screen worth a look.
@MainActor protocol Sample: ScreenContent, Sendable {
  /// What a user types: lower case, words joined by hyphens.
  nonisolated static var name: String { get }
  /// Other names that find the sample.
  nonisolated static var aliases: [String] { get }
  /// One sentence: what to look at.
  nonisolated static var summary: String { get }
  /// The size of its pictures where no option says another, in points.
  static var size: CGSize { get }
  /// The size of its reference pictures, in points; nil for that of its pictures.
  static var referenceSize: CGSize? { get }
  /// The references that are particular to it.
  static var ownStates: GoldenState.Changes { get }
  /// The sample as one that shows something over time; nil if it does not.
  ///
  /// Nothing implements it but ``AnimatedSample``. To ask a type for a protocol at run time searches
  /// all conformances of the program: for every sample of the catalogue that took 20 million
  /// instructions of each start, 7 % of a picture.
  nonisolated static var animated: (any AnimatedSample.Type)? { get }
  /// The sample as one with options of its own; nil if it has none. Nothing implements it but
  /// ``ConfigurableSample``.
  nonisolated static var configurable: (any ConfigurableSample.Type)? { get }

  /// Creates the screen.
  ///
  /// - Parameter seed: Where random data begins.
  init(seed: UInt64)
}

extension Sample where Self: UIViewController {
  static var size: CGSize { CGSize(width: 390, height: 844) }
}

extension Sample {
  nonisolated static var aliases: [String] { [] }
  static var referenceSize: CGSize? { nil }
  nonisolated static var animated: (any AnimatedSample.Type)? { nil }
  nonisolated static var configurable: (any ConfigurableSample.Type)? { nil }
  static var ownStates: GoldenState.Changes { [:] }

  /// The summary, and whether it moves.
  nonisolated static var caption: String {
    animated != nil ? summary + " (animated)" : summary
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
