// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A dragged item: the data that it represents, and its preview.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  private let provider: NSItemProvider

  /// Creates a drag item.
  ///
  /// - Parameter itemProvider: What others can load.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  /// The provider from which others load.
  open var itemProvider: NSItemProvider { provider }
  /// The object that the item represents, for receivers in the same program.
  open var localObject: Any?
  /// A closure that creates the preview of the dragged item; called when the drag begins. Nil for
  /// the preview that was lifted; a closure that returns nil for none.
  open var previewProvider: (() -> UIDragPreview?)?
}

@MainActor
struct DraggedItem {
  let item: UIDragItem
  /// The interaction that gave it: the drag's own, or another that added to the drag.
  let source: UIDragInteraction
  /// The origin and the preview of what was lifted; nil without a preview.
  let lifted: UITargetedDragPreview?
  /// The view that shows it in the overlay; nil without a preview.
  var preview: PreviewView?

  /// Sets how the view looks in its place; does nothing if the source does so itself.
  func setAlphaInPlace(_ alpha: CGFloat) {
    guard !(source.delegate is any DragSourceAppearance) else { return }
    lifted?.view.fade(to: alpha, for: .drag)
  }
}
