// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import Foundation
import Geometry
public import Views

/// Which index paths a collection view takes and returns.
enum PathOrder {
  /// Those of the data.
  case data
  /// Those that the layout shows.
  case presented
}

extension UICollectionView: UIDataSourceTranslating {
  /// Returns where a section of the data is presented; `NSNotFound` for one that does not exist.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { section(dataSourceSectionIndex) }

  /// Returns which section of the data is presented at a place; `NSNotFound` for one that does not
  /// exist.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { section(presentationSectionIndex) }

  /// Gaps and placeholders are items: sections are the same in both orders.
  private func section(_ section: Int) -> Int {
    engine.counts.indices.contains(section) ? section : NSNotFound
  }

  /// Returns where an item of the data is presented; nil for nil and for one that does not exist.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath, Self.isItem(path, in: engine.dataCounts) else {
      return nil
    }
    return engine.presentedPath(of: path)
  }

  /// Returns which item of the data is presented at a place; nil for the gap, for a placeholder, and
  /// for a place that does not exist.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, Self.isItem(path, in: engine.counts) else { return nil }
    return engine.dataPath(of: path)
  }

  private static func isItem(_ path: IndexPath, in counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Lets the view's methods take and return presented index paths in a closure.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    perform(in: .presented, actionsToTranslate)
  }

  /// Lets the view's methods take and return the paths of an order.
  func perform<Result>(in order: PathOrder, _ body: () -> Result) -> Result {
    let outer = pathOrder
    pathOrder = order
    defer { pathOrder = outer }
    return body()
  }

  /// Whether the view's methods take and return presented paths: for the layout, in
  /// ``performUsingPresentationValues(_:)``, and while an item is interactively moved.
  private var usesPresentedPaths: Bool {
    switch pathOrder {
    case .data: false
    case .presented: true
    case nil: engine.isPreparing || engine.movingItem != nil
    }
  }

  /// The number of items of each section, for clients.
  var counts: [Int] { usesPresentedPaths ? engine.counts : engine.dataCounts }

  /// A client's path as the engine knows it.
  func presentedPath(_ path: IndexPath) -> IndexPath {
    usesPresentedPaths ? path : engine.presentedPath(of: path)
  }

  /// The engine's path as a client knows it; nil for what the client does not have.
  func clientPath(_ path: IndexPath) -> IndexPath? {
    usesPresentedPaths ? path : engine.dataPath(of: path)
  }
}
