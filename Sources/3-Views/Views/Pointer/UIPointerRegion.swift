// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a view in which the pointer has one style.
///
/// Two regions are equal if their rectangles and their identifiers are: from one to the other the
/// pointer leaves nothing.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  private let area: CGRect
  /// Compared on any thread, and never changed.
  private nonisolated(unsafe) let name: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the interaction's view.
  ///   - identifier: A name to know it by; nil for none.
  public required init(rect: CGRect, identifier: AnyHashable? = nil) {
    area = rect
    name = identifier
    super.init()
  }

  /// The part, in the coordinates of the interaction's view.
  open var rect: CGRect { area }
  /// A name to know the region by; nil for none.
  open var identifier: AnyHashable? { name }
  /// Has no effect: a pointer here presses nothing. The directions in which a press keeps the pointer
  /// in the region.
  open var latchingAxes: UIAxis = []

  /// Returns a region of the same rectangle and name.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(rect: area, identifier: name)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Returns whether the other is a region of the same rectangle and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return area == other.area && name == other.name
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(area.minX)
    hasher.combine(area.minY)
    return hasher.finalize()
  }
}

/// The place of a pointer that a delegate is asked about.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  private let point: CGPoint
  private let keys: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    point = location
    keys = modifiers
    super.init()
  }

  /// The pointer's place, in the coordinates of the interaction's view.
  open var location: CGPoint { point }
  /// The modifiers of the keyboard that are held down.
  open var modifiers: UIKeyModifierFlags { keys }
}
