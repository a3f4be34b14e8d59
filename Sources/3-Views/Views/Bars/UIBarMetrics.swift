// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The heights of bars that images and positions can be set for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// A bar of the usual height, in portrait.
  case `default` = 0
  /// A compact bar, as on a phone on its side.
  case compact = 1
  /// A default bar with a prompt above the title.
  case defaultPrompt = 101
  /// A compact bar with a prompt above the title.
  case compactPrompt = 102
}

/// The style of a bar without an appearance of its own.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// A bar that follows the user interface style.
  case `default` = 0
  /// A dark bar, with light text.
  case black = 1
}

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// A bar in any position.
  case any = 0
  /// A bar at the bottom of its container.
  case bottom = 1
  /// A bar at the top of its container.
  case top = 2
  /// A bar at the top of the screen: its background extends under the status bar.
  case topAttached = 3
}

/// A distance by which something is moved from its position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset downwards.
  public var vertical: CGFloat

  /// The offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: Points to the right.
  ///   - vertical: Points downwards.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The way in which a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The status bar changes without animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides.
  case slide = 2
}

/// The colour of the text in a status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark or light text, as the user interface style determines.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}

extension NSValue {
  /// Creates a value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }
  /// The offset that the value holds. A value of another type stops the program.
  public var uiOffsetValue: UIOffset {
    let part = numbers(2)
    return UIOffset(horizontal: part[0], vertical: part[1])
  }
}
