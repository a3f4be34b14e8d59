// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The containers around the controller, from the inside out.
  private var barContainers: some Sequence<any BarContainer> {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? any BarContainer }
  }

  func announceToolbarItems(animated: Bool) {
    for container in barContainers {
      container.toolbarItemsDidChange(of: self, animated: animated)
    }
  }

  func announceBarRelations() {
    for container in barContainers { container.barRelationsDidChange(of: self) }
  }
}
