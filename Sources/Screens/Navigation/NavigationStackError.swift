// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

/// What is wrong with a stack of screens.
package enum NavigationStackError: Error, Hashable, CustomStringConvertible {
  /// A controller is in it twice.
  case repeatedController(String)
  /// A navigation controller in another one.
  case navigationController(String)
  /// A controller that is to be popped to and is not there.
  case missingController(String, count: Int)
  /// An item is in a bar twice.
  case repeatedItem(String, index: Int)

  package var description: String {
    switch self {
    case .repeatedController(let name):
      "Pushing the same view controller instance more than once is not supported (\(name)). "
        + "Pop to it, or push another instance."
    case .navigationController(let name):
      "Pushing a navigation controller is not supported (\(name)). Push its view controllers, or "
        + "present it."
    case .missingController(let name, let count):
      "Tried to pop to a view controller that doesn't exist: \(name) is not one of the \(count) on "
        + "the stack."
    case .repeatedItem(let title, let index):
      "A navigation bar shows each item once; item \(index), '\(title)', is already in the bar."
    }
  }

  /// Checks controllers that are to be a stack.
  @MainActor package static func check(
    _ controllers: [UIViewController], of owner: UIViewController
  ) throws(NavigationStackError) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers {
      let name = "\(type(of: controller))"
      guard !(controller is UINavigationController), controller !== owner else {
        throw .navigationController(name)
      }
      guard known.insert(ObjectIdentifier(controller)).inserted else {
        throw .repeatedController(name)
      }
    }
  }

  /// Checks the items of a bar.
  @MainActor static func check(
    _ items: [UINavigationItem]
  ) throws(NavigationStackError) {
    var known: Set<ObjectIdentifier> = []
    for (index, item) in items.enumerated()
    where !known.insert(ObjectIdentifier(item)).inserted {
      throw .repeatedItem(String((item.title ?? "").prefix(40)), index: index)
    }
  }
}
