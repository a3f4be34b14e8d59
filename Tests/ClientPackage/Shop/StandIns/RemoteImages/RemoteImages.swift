// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// Stands in for a package of that name, which is for iOS alone: what the app uses of it, drawn in grey.
extension UIImageView {
  public func setImage(from address: URL) {
    backgroundColor = .systemGray4
    accessibilityIdentifier = address.lastPathComponent
  }
}
