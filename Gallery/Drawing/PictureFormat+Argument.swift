// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import ArgumentParser
public import UIKit

extension PictureFormat: ExpressibleByArgument {
  /// The formats as a user types them.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
