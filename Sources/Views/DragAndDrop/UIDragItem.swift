// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that is dragged: what it represents, and how it looks on the way.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  private let provider: NSItemProvider

  /// Creates an item.
  ///
  /// - Parameter itemProvider: What others can load.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  /// What others can load.
  open var itemProvider: NSItemProvider { provider }
  /// The object that the item represents, for receivers in the same program.
  open var localObject: Any?
  /// Makes the preview that is shown while the item is dragged; it is asked when the drag begins.
  /// Nil for the preview that was lifted; one that returns nil for none.
  open var previewProvider: (() -> UIDragPreview?)?
}
