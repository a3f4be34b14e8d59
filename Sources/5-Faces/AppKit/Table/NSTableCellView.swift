// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A view for what is in a row: with an image and a text, as the client puts them there.
@preconcurrency @MainActor
open class NSTableCellView: NSView {
  /// The value that the row shows: that of the data source's `tableView(_:objectValueFor:row:)`.
  open var objectValue: Any?
  /// The text of the row, which is a subview of the client's; nil for none.
  open weak var textField: NSTextField? {
    didSet {
      oldValue?.isEmphasized = false
      showBackgroundStyle()
    }
  }
  /// The image of the row, which is a subview of the client's; nil for none.
  open weak var imageView: NSImageView?
  /// The kind of background that is behind the view: its text is white on an emphasized one.
  open var backgroundStyle = NSView.BackgroundStyle.normal {
    didSet { if backgroundStyle != oldValue { showBackgroundStyle() } }
  }

  private func showBackgroundStyle() { textField?.isEmphasized = backgroundStyle == .emphasized }
}

extension NSView {
  /// The kind of background that a view is drawn on.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The usual one, on which text is dark in light appearances.
    case normal = 0
    /// The accent colour, on which text is white.
    case emphasized = 1
    /// A background that stands out.
    case raised = 2
    /// A background that lies deeper.
    case lowered = 3
  }
}
