// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds the controller that a segue leads back to, and goes there (rule IB-36).
@MainActor
enum UnwindSearch {
  /// Returns the nearest controller that has the action: of each container around the source, and of
  /// each controller that presents it, those in it before itself; nil if none has it.
  static func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var container = around(source.source)
    while let here = container {
      if let found = destination(of: source, in: here) { return found }
      container = around(here)
    }
    return nil
  }

  /// The container that a controller is in or, without one, the controller that presents it.
  private static func around(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentation?.presenting
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

  /// Shows the destination of a segue again: what is presented over it is dismissed, and the nearest
  /// container around both ends goes back towards it, then each one in that.
  static func unwind(_ segue: UIStoryboardSegue) {
    dismissWhatIsOver(segue.destination, from: segue.source)
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

  /// Dismisses what is presented between the controllers around the destination and the source.
  private static func dismissWhatIsOver(
    _ destination: UIViewController, from source: UIViewController
  ) {
    let kept = Set(sequence(first: destination, next: \.parent).map(ObjectIdentifier.init))
    var presenter: UIViewController?
    var current = source
    while !sequence(first: current, next: \.parent).contains(where: {
      kept.contains(ObjectIdentifier($0))
    }) {
      let outermost = sequence(first: current, next: \.parent).reversed().first ?? current
      guard let next = outermost.presentation?.presenting else { return }
      (presenter, current) = (next, next)
    }
    presenter?.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
