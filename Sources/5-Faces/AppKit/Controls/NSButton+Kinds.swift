// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSButton {
  /// The behavior of a button that is pressed.
  public enum ButtonType: UInt, Hashable, Sendable {
    /// Lit for as long as the mouse presses it.
    case momentaryLight = 0
    /// Pressed in, until it is pressed again.
    case pushOnPushOff = 1
    /// The same, with another image.
    case toggle = 2
    /// Checked or not.
    case `switch` = 3
    /// One of several.
    case radio = 4
    /// Another image for as long as the mouse presses it.
    case momentaryChange = 5
    /// Lit, until it is pressed again.
    case onOff = 6
    /// Pressed for as long as the mouse is.
    case momentaryPushIn = 7

    /// Whether a click changes the state.
    var keepsState: Bool {
      switch self {
      case .pushOnPushOff, .toggle, .switch, .onOff: true
      case .momentaryLight, .radio, .momentaryChange, .momentaryPushIn: false
      }
    }
  }

  /// The shape of a button's border. All are drawn as rounded or square push buttons.
  public enum BezelStyle: UInt, Hashable, Sendable {
    /// A push button.
    case rounded = 1
    /// A square one of any height.
    case regularSquare = 2
    /// A triangle that opens.
    case disclosure = 5
    /// A square one without a shadow.
    case shadowlessSquare = 6
    /// A circle.
    case circular = 7
    /// A textured square.
    case texturedSquare = 8
    /// A question mark.
    case helpButton = 9
    /// A small square.
    case smallSquare = 10
    /// A textured push button.
    case texturedRounded = 11
    /// A rounded rectangle.
    case roundRect = 12
    /// One that is bordered only while it is on.
    case recessed = 13
    /// A disclosure in a rounded button.
    case roundedDisclosure = 14
    /// A pill in a line of text.
    case inline = 15

    /// The radius of the corners, in points.
    var cornerRadius: CGFloat {
      switch self {
      case .regularSquare, .shadowlessSquare, .texturedSquare, .smallSquare: 0
      case .circular, .helpButton, .inline: 10
      default: 5
      }
    }
  }
}

extension NSControl {
  /// The place of an image in a control that has a title, too.
  public enum ImagePosition: UInt, Hashable, Sendable {
    /// There is no image.
    case noImage = 0
    /// There is no title.
    case imageOnly = 1
    /// On the left of the title.
    case imageLeft = 2
    /// On the right of the title.
    case imageRight = 3
    /// Below the title.
    case imageBelow = 4
    /// Above the title.
    case imageAbove = 5
    /// In the middle, behind the title.
    case imageOverlaps = 6
    /// On the side at which the title begins.
    case imageLeading = 7
    /// On the side at which the title ends.
    case imageTrailing = 8
  }

  /// The state of something that is on or off.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The state as a number, with AppKit's values.
    public let rawValue: Int
    /// Creates a state from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Some of it is on.
    public static let mixed = StateValue(rawValue: -1)
    /// It is off.
    public static let off = StateValue(rawValue: 0)
    /// It is on.
    public static let on = StateValue(rawValue: 1)
  }
}
