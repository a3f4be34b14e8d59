// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The numbers of sheets, in points. [design, but for the distance from the top of a small phone, which
/// is measured: 40 on 375 × 667]
enum SheetMetrics {
  static let cornerRadius: CGFloat = 10
  /// The least distance of a sheet from the upper edge of the container.
  static let leastTop: CGFloat = 40
  /// The distance of a sheet from the safe area above it.
  static let topDistance: CGFloat = 10
  /// The size of a form sheet in the middle of a wide container.
  static let formSize = CGSize(width: 540, height: 620)
  /// The greatest width of a page sheet in the middle of a wide container.
  static let pageWidth: CGFloat = 704
  /// The least distance of a sheet in the middle from the edges of the container.
  static let margin: CGFloat = 44
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
  /// The share of a pull by which a sheet follows that may not be dismissed.
  static let resistance: CGFloat = 0.15
  /// The colour that lies over what is behind.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}

/// The places of a sheet in a container: a pure function of sizes.
struct SheetLayout: Equatable {
  /// The place of a sheet.
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
  /// The greatest size of the sheet.
  let largest: CGSize

  /// - Parameters:
  ///   - container: The container's bounds.
  ///   - safeArea: Its safe area.
  ///   - isWide: Whether its width is regular.
  ///   - isLow: Whether its height is compact.
  ///   - request: What the sheet and its contents ask for.
  init(
    in container: CGRect, _ safeArea: UIEdgeInsets, isWide: Bool, isLow: Bool, _ request: Request
  ) {
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
        ? SheetMetrics.formSize
        : CGSize(width: SheetMetrics.pageWidth, height: container.height)
      if request.preferredSize.width > 0 { size.width = request.preferredSize.width }
      if request.preferredSize.height > 0 { size.height = request.preferredSize.height }
      largest = CGSize(
        width: max(0, min(size.width, width - 2 * SheetMetrics.margin)),
        height: max(0, min(size.height, container.height - 2 * SheetMetrics.margin)))
    } else {
      kind = .attached
      let preferred = request.preferredSize.width
      let follows = isLow && request.followsPreferredWidth && preferred > 0
      let top = max(isLow ? 0 : SheetMetrics.leastTop, safeArea.top + SheetMetrics.topDistance)
      largest = CGSize(
        width: follows ? min(preferred, width) : width, height: max(0, container.height - top))
    }
  }

  /// The wishes of a sheet and of its contents.
  struct Request: Equatable {
    var isForm = false
    var preferredSize = CGSize.zero
    /// Whether the sheet is at the lower edge also where the container is low.
    var attachesInLowContainers = false
    /// Whether the sheet is as wide as its contents ask for where the container is low.
    var followsPreferredWidth = false
  }

  /// The height at the lower edge that is covered, which detents do not count.
  private var coveredHeight: CGFloat { kind == .attached ? safeArea.bottom : 0 }

  /// The greatest value of a detent.
  var maximumDetentValue: CGFloat { max(0, largest.height - coveredHeight) }

  /// The value of the detent in the middle: half of the container; of a sheet in the middle, half of
  /// it. Nil where the container is too low for it.
  func mediumDetentValue(isLow: Bool) -> CGFloat? {
    if isLow { return nil }
    let whole = kind == .attached ? container.height : largest.height
    return min((whole / 2).rounded() - coveredHeight, maximumDetentValue)
  }

  /// Returns the height of a sheet at a detent's value.
  func height(of detentValue: CGFloat) -> CGFloat {
    min(max(0, detentValue), maximumDetentValue) + coveredHeight
  }

  /// Returns the frame of a sheet that is so high.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - offset: How far the sheet is moved down.
  /// - Returns: The frame in the container's coordinates.
  func frame(height: CGFloat, offset: CGFloat = 0) -> CGRect {
    let height = kind == .full ? container.height : height
    let y =
      kind == .centered
      ? container.minY + ((container.height - height) / 2).rounded() : container.maxY - height
    return CGRect(
      x: container.minX + ((container.width - largest.width) / 2).rounded(), y: y + offset,
      width: largest.width, height: height)
  }
}
