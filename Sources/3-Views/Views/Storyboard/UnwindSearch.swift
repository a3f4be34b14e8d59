// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// Finds the controller that a segue leads back to, and goes there (rule IB-36).
@MainActor
enum UnwindSearch {
  /// Returns the nearest controller that has the action: of each container around the source, those in
  /// it before itself; nil if none has it.
  static func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var container = source.source.parent
    while let here = container {
      if let found = destination(of: source, in: here) { return found }
      container = here.parent
    }
    return nil
  }

  private static func destination(
    of source: UIStoryboardUnwindSegueSource, in controller: UIViewController
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = destination(of: source, in: child) { return found }
    }
    let isThere = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return isThere ? controller : nil
  }

  /// Shows the destination of a segue again: the nearest container around both ends goes back towards
  /// it, then each one in that.
  static func unwind(_ segue: UIStoryboardSegue) {
    let around = Set(sequence(first: segue.source, next: \.parent).map(ObjectIdentifier.init))
    var path: [UIViewController] = []
    for controller in sequence(first: segue.destination, next: \.parent) {
      path.append(controller)
      if around.contains(ObjectIdentifier(controller)) { break }
    }
    for (next, container) in zip(path, path.dropFirst()).reversed() {
      container.unwind(for: segue, towards: next)
    }
  }
}
