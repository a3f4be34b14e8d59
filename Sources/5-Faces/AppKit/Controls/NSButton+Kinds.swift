// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSButton {
  /// The behavior of a button that is pressed.
  public enum ButtonType: UInt, Hashable, Sendable {
    /// A button that is lit while the mouse presses it.
    case momentaryLight = 0
    /// A button that stays pressed until it is pressed again.
    case pushOnPushOff = 1
    /// A button that stays pressed, with another image, until it is pressed again.
    case toggle = 2
    /// A check box.
    case `switch` = 3
    /// A radio button.
    case radio = 4
    /// A button that shows another image while the mouse presses it.
    case momentaryChange = 5
    /// A button that stays lit until it is pressed again.
    case onOff = 6
    /// A button that is pressed while the mouse presses it.
    case momentaryPushIn = 7

    /// A Boolean value that says whether a click changes the state.
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
    /// A button that is bordered only while it is on.
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
    /// The button has no image.
    case noImage = 0
    /// The button has no title.
    case imageOnly = 1
    /// The image is on the left of the title.
    case imageLeft = 2
    /// The image is on the right of the title.
    case imageRight = 3
    /// The image is below the title.
    case imageBelow = 4
    /// The image is above the title.
    case imageAbove = 5
    /// The image is in the middle, behind the title.
    case imageOverlaps = 6
    /// The image is on the leading side of the title.
    case imageLeading = 7
    /// The image is on the trailing side of the title.
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

    /// The mixed state: a part is on.
    public static let mixed = StateValue(rawValue: -1)
    /// The state off.
    public static let off = StateValue(rawValue: 0)
    /// The state on.
    public static let on = StateValue(rawValue: 1)
  }
}
