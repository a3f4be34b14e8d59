// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
public import Views

/// Makes a colour of another one, where a configuration is shown.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure runs only where colours are resolved, which views do on the main actor.
  private final class Identity {}

  /// Makes the colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer.
  ///
  /// - Parameter transform: Makes the colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes a colour of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as light as the colour, and as opaque.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in UIColor(color.value(in: traits).gray) }
  }

  /// The colour itself: phones know no tint that a reader prefers.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The text's colour, as opaque as the colour: one colour for everything.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor { traits in
      UIColor(UIColor.label.value(in: traits).withAlpha(color.value(in: traits).alpha))
    }
  }

  /// Returns whether two transformers are copies of one.
  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool {
    left.identity === right.identity
  }

  /// Feeds the transformer's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension ColorValue {
  /// The grey of the same luma.
  fileprivate var gray: ColorValue {
    // ITU-R BT.709, the primaries of sRGB.
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return ColorValue(red: luma, green: luma, blue: luma, alpha: alpha)
  }
}

extension UIColor {
  /// The colour as a transformer has it, if there is one.
  func transformed(by transformer: UIConfigurationColorTransformer?) -> UIColor {
    transformer?(self) ?? self
  }
}
