// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension UIButton {
  /// The appearance of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a default appearance.
    case custom = 0
    /// A button with text of 15 points in the tint colour.
    case system = 1
    /// An information symbol.
    case detailDisclosure = 2
    /// An information symbol.
    case infoLight = 3
    /// An information symbol.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a grey circle.
    case close = 7

    /// Another name of ``system``.
    public static let roundedRect = ButtonType.system

    /// The image that the button shows by itself.
    var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: Self.largeSymbol("info.circle")
      case .contactAdd: Self.largeSymbol("plus.circle")
      case .close: UIImage(systemName: "xmark.circle.fill")
      }
    }

    /// A symbol a little larger than body text; a circled plus measured 24.333 × 23.667 at scale 3.
    private static func largeSymbol(_ name: String) -> UIImage? {
      UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20.33))
    }
  }

  /// The role of a button: its effect on the reader's data.
  public enum Role: Int, Hashable, Sendable {
    /// A button of the normal role.
    case normal = 0
    /// The operation that the reader most likely wants.
    case primary = 1
    /// A button that cancels.
    case cancel = 2
    /// A button that deletes something: it is red.
    case destructive = 3
  }
}

extension UIControl {
  /// The alignment of contents from side to side in a control that is wider than they are.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// Contents are centred horizontally.
    case center = 0
    /// Contents are at the left of the control.
    case left = 1
    /// Contents are at the right of the control.
    case right = 2
    /// Contents are as wide as the control.
    case fill = 3
    /// The edge at which lines begin.
    case leading = 4
    /// The edge at which lines end.
    case trailing = 5
  }

  /// The alignment of contents from top to bottom in a control that is higher than they are.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// Contents are centred vertically.
    case center = 0
    /// Contents are at the top of the control.
    case top = 1
    /// Contents are at the bottom of the control.
    case bottom = 2
    /// Contents are as high as the control.
    case fill = 3
  }
}
