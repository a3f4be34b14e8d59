// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The values of an element, read once for a document and then set on each object, in order.
///
/// What the document leaves out, and has no other value, is not set.
@MainActor
package struct NibValues<Object> {
  private let element: NibElement
  private var changes: [@MainActor (Object) -> Void] = []

  package init(_ element: NibElement) { self.element = element }

  package var step: NibStep<Object> {
    { [changes] object, _ in
      for change in changes { change(object) }
    }
  }

  /// Adds a change of each object, after those before.
  package mutating func change(_ change: @escaping @MainActor (Object) -> Void) {
    changes.append(change)
  }

  package mutating func set<Value>(
    _ value: Value?, _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    if let value { changes.append { set($0, value) } }
  }

  package mutating func flag(
    _ name: String, otherwise value: Bool? = nil,
    _ set: @escaping @MainActor (Object, Bool) -> Void
  ) { self.set(element.flag(name) ?? value, set) }

  package mutating func number(
    _ name: String, otherwise value: CGFloat? = nil,
    _ set: @escaping @MainActor (Object, CGFloat) -> Void
  ) { self.set(element.number(name) ?? value, set) }

  package mutating func integer(
    _ name: String, otherwise value: Int? = nil,
    _ set: @escaping @MainActor (Object, Int) -> Void
  ) { self.set(element.integer(name) ?? value, set) }

  package mutating func text(
    _ name: String, otherwise value: String? = nil,
    _ set: @escaping @MainActor (Object, String) -> Void
  ) { self.set(element.text(name) ?? value, set) }

  package mutating func choice<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>, otherwise value: Value? = nil,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) { self.set(element.choice(name, values) ?? value, set) }

  package mutating func color(
    _ name: String, _ set: @escaping @MainActor (Object, UIColor) -> Void
  ) { self.set(element.color(for: name), set) }

  package mutating func image(
    _ name: String, _ set: @escaping @MainActor (Object, UIImage) -> Void
  ) { self.set(element.image(name), set) }

  package mutating func insets(
    _ name: String, otherwise value: UIEdgeInsets? = nil,
    _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void
  ) { self.set(element.insets(for: name) ?? value, set) }

  package mutating func size(
    _ name: String, otherwise value: CGSize? = nil,
    _ set: @escaping @MainActor (Object, CGSize) -> Void
  ) { self.set(element.size(for: name) ?? value, set) }
}
