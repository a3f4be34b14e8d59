// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
import Geometry

extension CollectionEngine {
  /// A point of the contents in layout coordinates, or the other way round.
  package func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: pass.contentWidth - point.x, y: point.y) : point
  }

  /// The visible orthogonal section that scrolls at a point, and how far it is scrolled.
  ///
  /// - Parameter point: The point, in layout coordinates.
  /// - Returns: The section and what its contents are shifted by; nil for a point in none.
  package func scrolledSection(at point: CGPoint) -> (section: Int, shift: CGPoint)? {
    let sections = Set(elements.visible.compactMap(\.scrollArea))
    for section in sections.sorted() {
      guard let area = scrollArea(forSection: section), area.frame.contains(point) else {
        continue
      }
      return (section, area.shift(by: orthogonalOffset(forSection: section)))
    }
    return nil
  }

  /// Returns a rectangle of the layout in the coordinates of the contents.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - section: The orthogonal section that it scrolls with; nil for none.
  /// - Returns: The rectangle in the host's coordinates.
  package func shown(_ rect: CGRect, inSection section: Int?) -> CGRect {
    var rect = rect
    if let section, let area = scrollArea(forSection: section) {
      let shift = area.shift(by: orthogonalOffset(forSection: section))
      rect = rect.offsetBy(dx: -shift.x, dy: -shift.y)
    }
    return mirrored(rect)
  }
}

/// The position of an element in the viewport after scrolling, on each axis; nil to stay.
package struct ScrollTarget {
  /// A place on one axis.
  package enum Alignment {
    /// At the top or the left.
    case start
    case center
    /// At the bottom or the right.
    case end
  }

  var x: Alignment?
  var y: Alignment?

  package init(x: Alignment?, y: Alignment?) {
    self.x = x
    self.y = y
  }

  subscript(axis: LayoutAxis) -> Alignment? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension OptionSet where Self == Element, RawValue: FixedWidthInteger {
  /// Stops the program for a scroll position that makes several choices for an axis (rule SC-2).
  package func requireOneChoice(vertical: Self, horizontal: Self, in method: String) {
    for (name, choices) in [("vertical", vertical), ("horizontal", horizontal)] {
      let count = intersection(choices).rawValue.nonzeroBitCount
      guard count > 1 else { continue }
      programmerError(
        """
        \(method): the scroll position \(rawValue) makes \(count) \(name) choices; make at most one \
        for each axis.
        """)
    }
  }
}

extension CollectionEngine {
  /// The offset at which an item is at a target, clamped. A section that scrolls orthogonally is
  /// scrolled to the item itself (behaviour rule O-13).
  ///
  /// - Returns: The offset; nil if the layout does not have the item.
  package func offset(showing path: PresentedIndexPath, at target: ScrollTarget) -> CGPoint? {
    guard let attributes = layout.element(.cell(path)) else { return nil }
    var target = target
    let frame = mirrored(attributes.frame)
    if attributes.state.isInScrollArea, let area = scrollArea(forSection: path.section),
      let own = target[area.axis]
    {
      scroll(area, section: path.section, to: frame, at: own)
      target[area.axis] = nil
    }
    return offset(showing: frame, at: target)
  }

  private func scroll(
    _ area: OrthogonalScrollArea, section: Int, to frame: CGRect,
    at alignment: ScrollTarget.Alignment
  ) {
    let (view, axis) = (mirrored(area.frame), area.axis)
    let excess = frame.size[axis] - view.size[axis]
    let distance =
      frame.origin[axis] - view.origin[axis]
      + {
        switch alignment {
        case .start: 0
        case .center: excess / 2
        case .end: excess
        }
      }()
    let isReversed = isMirrored && axis == .horizontal
    scrolling.scroll(section, to: area.clamped(isReversed ? -distance : distance))
    setNeedsPass()
  }

  /// The table of behaviour section 11.6, clamped.
  package func offset(showing frame: CGRect, at target: ScrollTarget) -> CGPoint {
    let (insets, size) = (host.contentInsets, host.containerSize)
    func position(
      _ alignment: ScrollTarget.Alignment?, _ offset: CGFloat, start: CGFloat, length: CGFloat,
      container: CGFloat, before: CGFloat, after: CGFloat
    ) -> CGFloat {
      switch alignment {
      case nil: offset
      case .start: start - before
      case .center: start + length / 2 - (container - before - after) / 2 - before
      case .end: start + length - container + after
      }
    }
    return clamped(
      CGPoint(
        x: position(
          target.x, host.offset.x, start: frame.minX, length: frame.width, container: size.width,
          before: insets.left, after: insets.right),
        y: position(
          target.y, host.offset.y, start: frame.minY, length: frame.height,
          container: size.height, before: insets.top, after: insets.bottom)))
  }
}
