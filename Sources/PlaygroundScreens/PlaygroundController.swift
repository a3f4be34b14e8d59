// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import UIKit
import Views

/// What a playground can show: whatever a picture can show.
public typealias PlaygroundShowable = Pictured

extension Pictured {
  /// The controller that shows the value in a playground: itself, if it is one; the controller of a
  /// layout's numbered cells; otherwise one whose view is filled by what a picture of the value draws.
  /// What keeps its own size, such as an image, is in the middle.
  public var playgroundController: UIViewController {
    let content = pictureContent
    return content.owner as? UIViewController ?? ContentController(content)
  }
}

/// Shows the content of a picture.
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
