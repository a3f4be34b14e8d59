// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PlaygroundSession
public import UIKit

/// What a playground can show: a view controller, a view, or a layout, which is shown with numbered
/// cells.
@preconcurrency @MainActor
public protocol PlaygroundShowable {
  /// The controller that shows it.
  var playgroundController: UIViewController { get }
}

extension UIViewController: PlaygroundShowable {
  /// The controller itself.
  public var playgroundController: UIViewController { self }
}

extension UIView: PlaygroundShowable {
  /// A controller whose view is filled by this one.
  public var playgroundController: UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    frame = controller.view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(self)
    return controller
  }
}

extension UICollectionViewLayout: PlaygroundShowable {
  /// A collection view with numbered cells in this layout.
  public var playgroundController: UIViewController {
    NumberedCellsController(collectionViewLayout: self)
  }
}
