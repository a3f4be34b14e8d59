// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The path of a value in the description of a layout: the sections, groups and items that lead to it,
/// and a property of the last one.
///
/// It leads from what is found in a solved layout back to what was written.
package struct DescriptionPath: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case section(Int)
    /// The outermost group of a section.
    case group
    /// A subitem of a group, by its index in an instance of it: subitem k is described by the one at k
    /// modulo the number of those that the group lists.
    case subitem(Int)
    /// An item of the data, by its index in its section.
    case item(Int)
    /// A header, a footer or a side item, by its kind.
    case boundaryItem(String)
    /// A badge of an item or a group, by its kind.
    case badge(String)
  }

  /// A property, by UIKit's name.
  package enum Property: String, Hashable, Sendable {
    case width, height, interItemSpacing, interGroupSpacing, itemSize
  }

  /// The steps, from the layout inwards; none for the layout itself.
  package var steps: [Step]
  /// The property; nil for the part itself.
  package var property: Property?

  /// Creates a path; that of the layout itself by default.
  package init(_ steps: [Step] = [], _ property: Property? = nil) {
    self.steps = steps
    self.property = property
  }

  package func appending(_ step: Step) -> DescriptionPath { DescriptionPath(steps + [step]) }

  package func property(_ property: Property) -> DescriptionPath {
    DescriptionPath(steps, property)
  }

  package func length(along axis: LayoutAxis) -> DescriptionPath {
    property(axis == .horizontal ? .width : .height)
  }
}

package struct DescriptionChange: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A width or a height.
    case dimension(DimensionSpecification)
    case spacing(CGFloat)
    case size(CGSize)
  }

  package var path: DescriptionPath
  package var value: Value

  package init(_ path: DescriptionPath, _ value: Value) {
    self.path = path
    self.value = value
  }
}
