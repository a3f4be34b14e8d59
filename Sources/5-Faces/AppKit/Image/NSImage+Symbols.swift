// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension NSImage {
  /// The scale of a symbol beside text of its size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The small scale.
    case small = 1
    /// A symbol as large as the text beside it.
    case medium = 2
    /// The large scale.
    case large = 3

    fileprivate var uiScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    // Never changes after `init`, which is what makes the class safe to share.
    fileprivate let configuration: UIImage.SymbolConfiguration

    fileprivate init(_ configuration: UIImage.SymbolConfiguration) {
      self.configuration = configuration
    }

    /// Creates a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text that the symbol goes with, in points.
    ///   - weight: Its weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight.symbolWeight))
    }

    /// Creates a size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text that the symbol goes with, in points.
    ///   - weight: Its weight.
    ///   - scale: How large the symbol is against it.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
      self.init(
        UIImage.SymbolConfiguration(
          pointSize: pointSize, weight: weight.symbolWeight, scale: scale.uiScale))
    }

    /// Creates the size and weight of a text style.
    @preconcurrency @MainActor
    public convenience init(textStyle style: NSFont.TextStyle) {
      self.init(UIImage.SymbolConfiguration(font: NSFont.preferredFont(forTextStyle: style).uiFont))
    }

    /// Creates a scale.
    public convenience init(scale: SymbolScale) {
      self.init(UIImage.SymbolConfiguration(scale: scale.uiScale))
    }

    /// Returns the configuration with the values of another one in place of its own.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(self.configuration.applying(configuration.configuration))
    }
  }

  /// Returns the symbol in another size and weight; nil for an image that is no symbol.
  @preconcurrency @MainActor
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard uiImage.isSymbolImage,
      let image = uiImage.applyingSymbolConfiguration(configuration.configuration)
    else { return nil }
    let result = NSImage(image)
    result.isTemplate = isTemplate
    return result
  }

  /// The image as nodes draw it: a template in their tint, any other in its own colours.
  @MainActor
  var shown: UIImage { isTemplate ? uiImage.withRenderingMode(.alwaysTemplate) : uiImage }
}

extension NSFont.Weight {
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    switch rawValue {
    case ..<(-0.7): .ultraLight
    case ..<(-0.5): .thin
    case ..<(-0.2): .light
    case ..<0.1: .regular
    case ..<0.27: .medium
    case ..<0.35: .semibold
    case ..<0.5: .bold
    case ..<0.6: .heavy
    default: .black
    }
  }
}
