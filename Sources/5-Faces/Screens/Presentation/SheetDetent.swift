// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the identifier.
      public let rawValue: String
      /// Creates an identifier from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its text, without a label.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of ``Detent/medium()``.
      public static let medium = Self(
        rawValue: "com.apple.UIKit.medium")
      /// The identifier of ``Detent/large()``.
      public static let large = Self(
        rawValue: "com.apple.UIKit.large")
    }

    private enum Rule {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    private static var namedByNumber = 0

    /// The name of the detent.
    public let identifier: Identifier
    private let rule: Rule

    private init(_ identifier: Identifier, _ rule: Rule) {
      self.identifier = identifier
      self.rule = rule
      super.init()
    }

    /// Creates a detent at about half of the container's height; none in compact height.
    public class func medium() -> Detent { Detent(.medium, .medium) }

    /// Creates a detent at the full height of a sheet.
    public class func large() -> Detent { Detent(.large, .large) }

    /// Creates a detent whose height code decides.
    ///
    /// - Parameters:
    ///   - identifier: Its name; nil for one of its own.
    ///   - resolver: Returns the height in points without the safe area at the lower edge; more than
    ///     the maximum counts as that, nil and what is not finite leave the detent out.
    /// - Returns: The detent.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      if identifier == nil { namedByNumber += 1 }
      let name = identifier ?? Identifier(rawValue: "com.apple.UIKit.custom-\(namedByNumber)")
      return Detent(name, .custom(resolver))
    }

    /// Returns the height of the detent.
    ///
    /// - Parameter context: The container.
    /// - Returns: Points, without the safe area at the lower edge; nil if there is none here.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch rule {
      case .large: return context.maximumDetentValue
      case .medium:
        if let context = context as? DetentContext { return context.mediumDetentValue }
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : context.maximumDetentValue / 2
      case .custom(let resolver):
        guard let value = resolver(context), value.isFinite else { return nil }
        return min(max(0, value), context.maximumDetentValue)
      }
    }
  }
}

/// The container in which the height of a detent is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a detent, in points, without the safe area at the lower edge.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat?

  init(_ layout: SheetLayout, _ traits: UITraitCollection, isLow: Bool) {
    containerTraitCollection = traits
    maximumDetentValue = layout.maximumDetentValue
    mediumDetentValue = layout.mediumDetentValue(isLow: isLow)
  }
}
