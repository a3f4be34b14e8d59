// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

extension UIViewController {
  /// The nearest navigation controller around the controller; nil outside one.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }
}
