// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import UIKit
import Views

/// The name of the controller that a playground shows.
///
/// A playground shows whatever is `Pictured`. A type conforms to this protocol instead if it is shown by
/// a controller of its own; pictures of it draw the controller's view.
@preconcurrency @MainActor
public protocol PlaygroundShowable: Pictured {
  /// The controller that shows it.
  var playgroundController: UIViewController { get }
}

extension PlaygroundShowable {
  /// The view of the controller.
  public var pictureContent: PictureContent { playgroundController.pictureContent }
}

extension UIViewController: PlaygroundShowable {
  /// The controller itself.
  public var playgroundController: UIViewController { self }
}

extension UIView: PlaygroundShowable {
  /// A controller whose view is filled by this one.
  public var playgroundController: UIViewController { shownController }
}

extension UICollectionViewLayout: PlaygroundShowable {
  /// A collection view in this layout: the layout's own, or one with numbered cells.
  public var playgroundController: UIViewController { shownController }
}

extension Pictured {
  /// The controller that shows the value in a playground: itself, if it is one; its own; otherwise one
  /// whose view is filled by what a picture of the value draws. What keeps its own size, such as an
  /// image, is in the middle.
  package var shownController: UIViewController {
    let content = pictureContent
    return content.owner as? UIViewController ?? ContentController(content)
  }
}

private final class ContentController: UIViewController {
  private let content: PictureContent

  init(_ content: PictureContent) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let shown = content.view
    if content.keepsItsSize {
      shown.sizeToFit()
      shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      shown.autoresizingMask = [
        .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
      ]
    } else {
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(shown)
  }
}
