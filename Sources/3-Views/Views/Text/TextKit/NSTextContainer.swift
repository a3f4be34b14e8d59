// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

/// A region in which a layout manager sets text.
///
/// It is a rectangle from zero to ``size``, without the ``exclusionPaths``. A subclass of another shape
/// overrides ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``.
open class NSTextContainer: NSObject {
  /// The layout manager that sets text in the container; nil before it is added to one.
  public internal(set) weak var layoutManager: NSLayoutManager?
  /// The text view that shows the container; nil without one.
  package weak var view: (any TextContainerView)?

  /// The size of the region, in points. A width or height that is not above 0 is no limit.
  open var size: CGSize {
    didSet { if size != oldValue { changed() } }
  }
  /// The space at both ends of each line, in points; 5 unless set, and 0 in place of numbers below it.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// The greatest number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// The treatment of the last line of a layout manager's last container, if there is more text than
  /// lines: the modes that truncate put an ellipsis in place of what is left out.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// A Boolean value for views that show the container: whether it is as wide as they are.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }
  /// A Boolean value for views that show the container: whether it is as high as they are.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { changed() } }
  }

  /// The shapes that lines keep clear of, in the container's coordinates.
  ///
  /// A line is set on both sides of a shape. Of each of its outlines all from its leftmost to its
  /// rightmost point beside the line counts, a bay as well. Beside a shape there are whole words; one
  /// that is longer than the space goes on where there is more of it.
  @preconcurrency @MainActor open var exclusionPaths: [UIBezierPath] {
    get { excludedPaths.map { UIBezierPath(cgPath: CGPath($0)) } }
    set {
      excludedPaths = newValue.map(\.cgPath.path)
      exclusions = excludedPaths.flatMap(\.polygons).compactMap(ExcludedShape.init)
      changed()
    }
  }
  private var excludedPaths: [Path] = []
  private(set) var exclusions: [ExcludedShape] = []

  /// Creates a container.
  ///
  /// - Parameter size: The size of the region, in points. A length that is not above 0 is no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// A Boolean value that says whether all lines are as wide as the container.
  open var isSimpleRectangularTextContainer: Bool {
    exclusions.isEmpty && type(of: self) == NSTextContainer.self
  }

  /// Replaces the layout manager of the container with another one, which adopts all of its
  /// containers and its text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    guard let storage = old.textStorage else { return }
    storage.removeLayoutManager(old)
    storage.addLayoutManager(newLayoutManager)
  }

  /// Returns the first part of a line that is free.
  ///
  /// - Parameters:
  ///   - proposedRect: The line, in the container's coordinates; what is outside of the container's
  ///     width does not count.
  ///   - characterIndex: The index of the first character of the line.
  ///   - baseWritingDirection: Where reading begins: the first part is the leftmost, or with
  ///     `rightToLeft` the rightmost.
  ///   - remainingRect: The rest of the line behind the part, to be asked for in turn; zero for none.
  /// - Returns: The part; zero if none is free, or the line reaches below the container.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    guard !(size.height > 0) || proposedRect.maxY <= size.height + 1e-6 else { return .zero }
    let left = max(0, proposedRect.minX)
    let right = size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
    guard right > left else { return .zero }
    let isRightToLeft = baseWritingDirection == .rightToLeft
    let free = freeParts(of: left...right, from: proposedRect.minY, to: proposedRect.maxY)
    // A part that is all padding has no place for text.
    let usable = free.filter { $0.upperBound - $0.lowerBound > 2 * padding }
    guard let part = isRightToLeft ? usable.last : usable.first else { return .zero }
    func rect(_ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
    }
    if usable.count > 1 {
      remainingRect?.pointee =
        isRightToLeft ? rect(left, part.lowerBound) : rect(part.upperBound, right)
    }
    return rect(part.lowerBound, part.upperBound)
  }

  /// The padding, at least 0; 0 for a number that is not finite.
  package var padding: CGFloat {
    lineFragmentPadding > 0 && lineFragmentPadding.isFinite ? lineFragmentPadding : 0
  }

  private func changed() {
    guard let layoutManager else { return }
    layoutManager.textContainerChangedGeometry(self)
  }

  private func freeParts(
    of line: ClosedRange<CGFloat>, from top: CGFloat, to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let taken = exclusions.compactMap { $0.extent(from: top, to: bottom) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var (free, start): ([ClosedRange<CGFloat>], CGFloat) = ([], line.lowerBound)
    for part in taken where part.upperBound > start {
      guard part.lowerBound < line.upperBound else { break }
      if part.lowerBound > start { free.append(start...part.lowerBound) }
      start = part.upperBound
    }
    if start < line.upperBound { free.append(start...line.upperBound) }
    return free
  }
}

extension NSTextContainer {
  /// The lowest point of all shapes that lines keep clear of, in points; 0 without any.
  var bottomOfExclusions: CGFloat { exclusions.map(\.bottom).max() ?? 0 }
}

/// An outline that lines of text keep clear of.
struct ExcludedShape {
  /// The corners of the outline, which is closed.
  private let corners: [CGPoint]
  let bottom: CGFloat

  /// Creates a shape; nil for one with corners that are not finite.
  init?(_ corners: [CGPoint]) {
    guard let bottom = corners.map(\.y).max(),
      corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    self.corners = corners
    self.bottom = bottom
  }

  /// Returns what the outline takes of a band, from its leftmost to its rightmost point there; nil for
  /// nothing. One that only touches the band takes nothing.
  func extent(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
      // Of an edge along the band's own edge nothing is inside.
      guard upper.y < bottom, lower.y > top else { continue }
      func x(at y: CGFloat) -> CGFloat {
        guard lower.y > upper.y else { return upper.x }
        return upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
      }
      let ends =
        lower.y > upper.y
        ? [x(at: max(upper.y, top)), x(at: min(lower.y, bottom))]
        : [upper.x, lower.x]
      left = min(left, ends[0], ends[1])
      right = max(right, ends[0], ends[1])
    }
    return left < right ? left...right : nil
  }
}
