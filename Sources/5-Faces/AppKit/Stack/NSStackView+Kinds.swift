// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// A direction from side to side, or from top to bottom.
public enum NSUserInterfaceLayoutOrientation: Int, Hashable, Sendable {
  /// The horizontal axis.
  case horizontal = 0
  /// The vertical axis.
  case vertical = 1
}

extension NSStackView {
  /// An area of a stack along its axis.
  public enum Gravity: Int, Hashable, Sendable {
    /// The area where a row is read first, or the top of a column.
    case leading = 1
    /// The middle.
    case center = 2
    /// The area where a row is read last, or the bottom of a column.
    case trailing = 3

    /// The top of a column.
    public static var top: Gravity { .leading }
    /// The bottom of a column.
    public static var bottom: Gravity { .trailing }

    var area: StackArea {
      switch self {
      case .leading: .start
      case .center: .middle
      case .trailing: .end
      }
    }

    /// The list of its views in documents.
    var nibList: String {
      switch self {
      case .leading: "beginningViews"
      case .center: "middleViews"
      case .trailing: "endViews"
      }
    }
  }

  /// The distribution of a stack's length among its views.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views are while their contents, in three areas: at the start, in the middle and at the end.
    case gravityAreas = -1
    /// Views fill the stack. Those with the least hugging priority grow, those with the least
    /// compression resistance shrink; among equals, the first.
    case fill = 0
    /// Views fill the stack and have equal lengths.
    case fillEqually = 1
    /// Views fill the stack, each in proportion to the length of its contents.
    case fillProportionally = 2
    /// Views are as long as their contents, with equal gaps.
    case equalSpacing = 3
    /// Views are as long as their contents, with equal distances between their centres where the
    /// spacing allows it.
    case equalCentering = 4

    var core: UIStackView.Distribution {
      switch self {
      case .gravityAreas, .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
  }
}
