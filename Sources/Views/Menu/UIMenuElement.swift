// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that a menu offers: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// Whether an element is the chosen one.
  public enum State: Int, Hashable, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    ///
    /// - Parameter rawValue: The bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is shown, in grey, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It is shown in red: what it does cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var elementTitle: String
  var elementImage: UIImage?

  /// The words that it shows.
  open var title: String { elementTitle }
  /// The smaller words below the title; nil for none.
  open var subtitle: String?
  /// The image beside the title; nil for none.
  open var image: UIImage? { elementImage }

  init(elementTitle: String, subtitle: String?, image: UIImage?) {
    self.elementTitle = elementTitle
    elementImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Returns an element that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIMenuElement(elementTitle: elementTitle, subtitle: subtitle, image: elementImage)
  }
}

/// Names for elements that were given none: no two are the same.
@MainActor
enum ElementNames {
  private static var count = 0

  /// The next name.
  ///
  /// > Note: Differs from UIKit, whose names end with a UUID: here the same calls give the same.
  static func next(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}
