// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The attributes that the readers of a document ask for, recorded where a test compares them with the
/// table of those that have an effect (rule IB-53).
package final class AttributeReads: Sendable {
  /// An attribute, or the role of an element inside, with the name of the element.
  package struct Name: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let element: String
    package let attribute: String

    package init(element: String, attribute: String) {
      self.element = element
      self.attribute = attribute
    }

    package var description: String { "\(element).\(attribute)" }

    package static func < (left: Name, right: Name) -> Bool {
      (left.element, left.attribute) < (right.element, right.attribute)
    }
  }

  private let recorded = Mutex<Set<Name>>([])

  package init() {}

  /// The names that were asked for, whether the document has them or not.
  package var names: Set<Name> { recorded.withLock { $0 } }

  func record(_ attribute: String, of element: String) {
    let name = Name(element: element, attribute: attribute)
    recorded.withLock { _ = $0.insert(name) }
  }
}
