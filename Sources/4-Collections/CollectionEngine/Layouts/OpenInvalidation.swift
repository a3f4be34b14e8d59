// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// The attributes of one element from a client's layout, in a class of a face.
@MainActor
package protocol OpenAttributes: NSObject, ElementAttributes {
  var size: CGSize { get }
  /// Whether the element is an item. Attributes of the client's own need no key.
  var isCell: Bool { get }
  /// Which lengths are estimates; nil if the layout does not say, as a client's does not.
  var estimatedAxes: EstimatedAxes? { get set }
  /// Whether the estimates have been replaced by measured lengths.
  var isMeasured: Bool { get set }
}

extension OpenAttributes {
  package var sizing: ElementState.Sizing {
    get { ElementState.Sizing(estimatedAxes, isMeasured: isMeasured) }
    set { (estimatedAxes, isMeasured) = (newValue.axes, newValue.isMeasured) }
  }

  package func isSame(as other: any ElementAttributes) -> Bool { isEqual(other) }
}

/// The invalid part of a client's layout, in a class of a face.
@MainActor
package protocol OpenInvalidation: EngineInvalidation {
  associatedtype FacePaths: ExpressibleByArrayLiteral
  where FacePaths.ArrayLiteralElement == IndexPath

  var invalidated: InvalidatedElements { get set }
  var invalidateEverything: Bool { get }
  var invalidateDataSourceCounts: Bool { get }
  var contentOffsetAdjustment: CGPoint { get set }
  var contentSizeAdjustment: CGSize { get set }
  func invalidateItems(at indexPaths: FacePaths)
  func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: FacePaths)
  func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: FacePaths)
}

extension OpenInvalidation {
  package var invalidatesCounts: Bool { invalidateDataSourceCounts }
  package var offsetAdjustment: CGPoint { contentOffsetAdjustment }
  package var sizeAdjustment: CGSize { contentSizeAdjustment }

  var dataInvalidation: MeasurementStore.DataInvalidation? {
    invalidateEverything ? .everything : invalidateDataSourceCounts ? .counts : nil
  }
}

package struct InvalidatedElements {
  package typealias Kinds = [String: Set<IndexPath>]

  package var everything = false
  /// Whether the data source's counts are to be read again.
  package var counts = false
  /// The items; nil if none were ever named.
  package private(set) var items: Set<IndexPath>?
  /// The supplementary views by kind; nil if none were ever named.
  package private(set) var supplementaryElements: Kinds?
  /// The decoration views by kind; nil if none were ever named.
  package private(set) var decorationElements: Kinds?

  package init() {}

  /// Whether single elements are named, so that a layout may keep all others.
  var isLimited: Bool {
    !everything && !counts
      && (items != nil || supplementaryElements != nil || decorationElements != nil)
  }

  package mutating func addItems(_ paths: some Sequence<IndexPath>) {
    items = (items ?? []).union(paths)
  }

  package mutating func addSupplementaryElements(
    _ paths: some Sequence<IndexPath>, ofKind kind: String
  ) { supplementaryElements.add(paths, ofKind: kind) }

  package mutating func addDecorationElements(
    _ paths: some Sequence<IndexPath>, ofKind kind: String
  ) { decorationElements.add(paths, ofKind: kind) }
}

extension InvalidatedElements.Kinds? {
  fileprivate mutating func add(_ paths: some Sequence<IndexPath>, ofKind kind: String) {
    var elements = self ?? [:]
    elements[kind, default: []].formUnion(paths)
    self = elements
  }
}
