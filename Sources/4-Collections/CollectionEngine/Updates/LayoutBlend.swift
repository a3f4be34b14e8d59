// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
import Geometry

/// The blend of two layouts, in proportion to a progress (behaviour rule T-e).
///
/// An element that only one of them has is where that one says, and fades.
@MainActor
package struct LayoutBlend<Layout: OpenLayout> {
  /// The layout at progress 0.
  package let start: Layout
  /// The layout at progress 1.
  package let end: Layout
  /// The progress of the change. Not clamped: beyond the ends it goes on in straight lines.
  package var progress: CGFloat = 0
  package var values: [String: CGFloat] = [:]

  package init(from start: Layout, to end: Layout) {
    self.start = start
    self.end = end
  }

  private func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }

  private func mix(_ start: CGSize, _ end: CGSize) -> CGSize {
    CGSize(
      width: max(0, mix(start.width, end.width)), height: max(0, mix(start.height, end.height)))
  }

  package func prepare() {
    start.prepare()
    end.prepare()
  }

  /// Returns whether either layout is recreated for other bounds.
  package func shouldInvalidate(forBoundsChange bounds: CGRect) -> Bool {
    start.shouldInvalidateLayout(forBoundsChange: bounds)
      || end.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  /// The sizes of both contents, in proportion.
  package var contentSize: CGSize { mix(start.engineContentSize, end.engineContentSize) }

  package func elements(in rect: CGRect) -> [Layout.FaceAttributes] {
    var seen: Set<ElementIdentity> = []
    return (start.elements(in: rect) + end.elements(in: rect)).map(\.key)
      .filter { seen.insert($0).inserted }.compactMap(element)
  }

  /// An element; nil if neither layout has it.
  package func element(_ key: ElementIdentity) -> Layout.FaceAttributes? {
    mixed(key).map { Layout.attributes($0) }
  }

  private func mixed(_ key: ElementIdentity) -> (any ElementAttributes)? {
    let (first, last) = (start.element(key), end.element(key))
    // At its ends it is exactly one of the two (Appendix A, invariant 16).
    if progress == 0, let first { return first }
    if progress == 1, let last { return last }
    guard let from = first ?? last?.transparentCopy(), let to = last ?? first?.transparentCopy()
    else { return nil }
    let result = (progress >= 0.5 ? to : from).duplicated()
    let (one, other) = (from.state, to.state)
    var state = result.state
    state.size = mix(one.size, other.size)
    state.center = CGPoint(
      x: mix(one.center.x, other.center.x), y: mix(one.center.y, other.center.y))
    state.alpha = min(max(mix(one.alpha, other.alpha), 0), 1)
    state.transform = one.transform.mixed(with: other.transform, mix)
    // Frames in between are settled already.
    state.sizing = .final
    result.state = state
    return result
  }
}

extension CATransform3D {
  /// The transform whose elements are made of those of two.
  fileprivate func mixed(
    with other: CATransform3D, _ mix: (CGFloat, CGFloat) -> CGFloat
  ) -> CATransform3D {
    guard self != other else { return self }
    var result = self
    for element in Self.elements {
      result[keyPath: element] = mix(self[keyPath: element], other[keyPath: element])
    }
    return result
  }

  private static var elements: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
  }
}
