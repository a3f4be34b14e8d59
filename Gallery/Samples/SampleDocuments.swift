// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The Interface Builder documents of samples, in a folder beside the program.
enum SampleDocuments {
  private static let folder = "OpenCollectionView_gallery.resources"

  /// The reason why they cannot be shown, as sentences; nil if they are there.
  static var problem: String? {
    let path = Bundle.main.bundleURL.appendingPathComponent(folder).path
    guard !FileManager.default.fileExists(atPath: path) else { return nil }
    return "The sample needs the folder \(folder) beside the program: copy both."
  }
}
