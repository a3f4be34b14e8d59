// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
import Views

/// The numbers of sheets, in points: a column for each design. [those of iOS 17: design, but for the distance from the top of a small phone, which
/// is measured: 40 on 375 × 667]
package enum SheetMetrics {
  /// The radius of the corners of a sheet at the lower edge and of one in the middle. LK-151, LK-154, LK-162
  static let cornerRadius = ByDesign<CGFloat>(10, 38)
  static let centeredRadius = ByDesign<CGFloat>(10, 32)
  /// The least distance of a sheet from the upper edge of the container. LK-150
  static let leastTop = ByDesign<CGFloat>(40, 30)
  /// The distance of a sheet from the safe area above it. LK-150
  static let topDistance = ByDesign<CGFloat>(10, 0)
  /// Whether what is behind steps back. LK-150
  static let recedes = ByDesign(true, false)
  /// Whether a sheet below its full height floats. LK-152
  static let floats = ByDesign(false, true)
  /// The detent in the middle, as a share of the container's height or, where that is nil, of the greatest
  /// detent. LK-156
  static let mediumShare = ByDesign<CGFloat?>(nil, 0.56)
  /// The size of a form sheet in the middle of a wide container, and how far it is above the middle. LK-161
  static let formSize = ByDesign(
    CGSize(width: 540, height: 620), CGSize(width: 580, height: 650))
  static let formRise = ByDesign<CGFloat>(0, 5)
  /// The greatest width of a page sheet in the middle of a wide container.
  static let pageWidth: CGFloat = 704
  /// The least distance of a sheet in the middle from the sides of the container, and from its other edges. LK-163
  static let margin: CGFloat = 44
  static let verticalMargin = ByDesign<CGFloat>(44, 42)
  /// The fill of a sheet that floats, behind contents that have none: of glass as a plain colour, in the dark that
  /// over black; and the opacity, the blur radius and the distance of its shadow. LK-159, LK-160, LK-304
  static let floatingFill = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 18 : 245) / 255, alpha: 1)
  }
  static let floatingShadow: (opacity: Float, radius: CGFloat, distance: CGFloat) = (
    0.09, 15.5, 7.5
  )
  /// The distance of what has stepped back behind a sheet from the sides.
  static let recessionMargin: CGFloat = 16
  static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance of the grabber from the upper edge.
  static let grabberTop: CGFloat = 5
  /// Seconds in which a sheet comes to rest that was dragged: a critically damped spring of 18.257 radians a
  /// second, as on iOS.
  static let settlingDuration: TimeInterval = 0.5057
  /// The speed downwards at which a sheet that is let go is dismissed, in points a second; measured.
  static let dismissalSpeed: CGFloat = 1000
  /// The distance by which a sheet lags behind the touch that drags it. LK-165
  static let dragSlack = ByDesign<CGFloat>(0, 10)
  /// The share of a pull by which a sheet follows that may not be dismissed.
  static let resistance: CGFloat = 0.15
  /// The colour that lies over what is behind.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
  /// The same behind a sheet at its full height. LK-157
  static let fullDimming = ByDesign(dimming, UIColor(white: 0, alpha: 0.2))

  /// The distance of a floating sheet from the sides and the lower edge of the container, by its height. LK-152,
  /// LK-153. In the last 34 points before the full height it goes to zero, which is chosen.
  package static func floatingInset(_ height: CGFloat, below full: CGFloat) -> CGFloat {
    let inset = 28 - 20 * min(max((height - 76) / 74, 0), 1)
    return inset * min(max((full - height) / 34, 0), 1)
  }
}

/// The places of a sheet in a container: a pure function of sizes.
package struct SheetLayout: Equatable {
  enum Kind: Equatable {
    /// At the lower edge, as in narrow containers.
    case attached
    /// In the middle of a wide container.
    case centered
    /// Over all of a low container.
    case full
  }

  let kind: Kind
  let container: CGRect
  /// The insets that the bars and corners of the screen cover.
  let safeArea: UIEdgeInsets
  package let largest: CGSize
  private let design: InterfaceDesign
  /// The distance of a sheet in the middle above that.
  private let rise: CGFloat

  package init(
    in container: CGRect, _ safeArea: UIEdgeInsets, isWide: Bool, isLow: Bool, _ request: Request,
    _ design: InterfaceDesign
  ) {
    self.design = design
    rise = request.isForm ? SheetMetrics.formRise[design] : 0
    self.container = container
    self.safeArea = safeArea
    let width = container.width
    if isLow, !request.attachesInLowContainers {
      kind = .full
      largest = container.size
    } else if isWide, !isLow {
      kind = .centered
      var size =
        request.isForm
        ? SheetMetrics.formSize[design]
        : CGSize(width: SheetMetrics.pageWidth, height: container.height)
      if request.preferredSize.width > 0 { size.width = request.preferredSize.width }
      if request.preferredSize.height > 0 { size.height = request.preferredSize.height }
      largest = CGSize(
        width: max(0, min(size.width, width - 2 * SheetMetrics.margin)),
        height: max(
          0, min(size.height, container.height - 2 * SheetMetrics.verticalMargin[design])))
    } else {
      kind = .attached
      let preferred = request.preferredSize.width
      let follows = isLow && request.followsPreferredWidth && preferred > 0
      let top = max(
        isLow ? 0 : SheetMetrics.leastTop[design], safeArea.top + SheetMetrics.topDistance[design])
      largest = CGSize(
        width: follows ? min(preferred, width) : width, height: max(0, container.height - top))
    }
  }

  package struct Request: Equatable {
    package var isForm = false
    var preferredSize = CGSize.zero
    /// Whether the sheet is at the lower edge also where the container is low.
    var attachesInLowContainers = false
    /// Whether the sheet is as wide as its contents ask for where the container is low.
    var followsPreferredWidth = false

    package init() {}
  }

  /// The height at the lower edge that is covered, which detents do not count.
  private var coveredHeight: CGFloat { kind == .attached ? safeArea.bottom : 0 }

  package var maximumDetentValue: CGFloat { max(0, largest.height - coveredHeight) }

  /// The value of the detent in the middle: half of the container; of a sheet in the middle, half of
  /// it. Nil where the container is too low for it.
  package func mediumDetentValue(isLow: Bool) -> CGFloat? {
    if isLow { return nil }
    if kind == .attached, let share = SheetMetrics.mediumShare[design] {
      return (maximumDetentValue * share).rounded()
    }
    let whole = kind == .attached ? container.height : largest.height
    return min((whole / 2).rounded() - coveredHeight, maximumDetentValue)
  }

  package func height(of detentValue: CGFloat) -> CGFloat {
    min(max(0, detentValue), maximumDetentValue) + coveredHeight
  }

  /// Returns whether a sheet that is so high is away from the edges of the container.
  func isFloating(height: CGFloat) -> Bool {
    kind == .attached && SheetMetrics.floats[design] && height < largest.height - 0.5
  }

  /// Returns the frame of a sheet that is so high.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - offset: How far the sheet is moved down.
  /// - Returns: The frame in the container's coordinates.
  package func frame(height: CGFloat, offset: CGFloat = 0) -> CGRect {
    let height = kind == .full ? container.height : height
    if isFloating(height: height) {
      let inset = SheetMetrics.floatingInset(height, below: largest.height)
      let width = max(0, largest.width - 2 * inset)
      let shown = largest.width > 0 ? height * width / largest.width : height
      return CGRect(
        x: container.minX + ((container.width - largest.width) / 2).rounded() + inset,
        y: container.maxY - inset - shown + offset, width: width, height: shown)
    }
    let y =
      kind == .centered
      ? container.minY + ((container.height - height) / 2).rounded() - rise
      : container.maxY - height
    return CGRect(
      x: container.minX + ((container.width - largest.width) / 2).rounded(), y: y + offset,
      width: largest.width, height: height)
  }
}

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
