// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation

/// Which index paths a view takes from clients and returns to them (interaction rule DP-11); these
/// are bare index paths, as in public methods.
package enum PathOrder: Sendable {
  case data
  /// Those that the layout shows.
  case presented
}

extension CollectionEngine {
  /// Whether the host's methods take and return presented paths: for the layout, in
  /// `performUsingPresentationValues(_:)`, and while an item is interactively moved.
  private var usesPresentedPaths: Bool {
    switch pathOrder {
    case .data: false
    case .presented: true
    case nil: isPreparing || movingItem != nil
    }
  }

  package var clientCounts: [Int] {
    // What was loaded again while a client is called is not shown yet.
    if pass.isInterrupted { return host.countItems() }
    return usesPresentedPaths ? counts : dataCounts
  }

  package func presentedPath(ofClient path: IndexPath) -> PresentedIndexPath {
    usesPresentedPaths ? PresentedIndexPath(path) : presentedPath(of: DataIndexPath(path))
  }

  /// The engine's path as a client knows it; nil for what the client does not have.
  package func clientPath(_ path: PresentedIndexPath) -> IndexPath? {
    usesPresentedPaths ? path.indexPath : dataPath(of: path)?.indexPath
  }

  /// The key by which delegates hear of an element presented in an order, which is the data's also while
  /// an item is interactively moved; nil for a gap and a placeholder.
  func clientKey(of key: ElementIdentity, in order: PresentationOrder) -> ElementIdentity? {
    guard key.category == .cell, !order.isIdentity else { return key }
    return order.dataPath(of: key.presentedPath).map { .cell(item: $0.item, section: $0.section) }
  }

  // MARK: Translating

  /// A section in either order: gaps and placeholders are items, so sections are the same in both.
  package func translatedSection(_ section: Int) -> Int {
    counts.indices.contains(section) ? section : NSNotFound
  }

  /// Returns the path at which an item of the data is presented; nil for none.
  package func translatedToPresentation(_ path: DataIndexPath?) -> PresentedIndexPath? {
    guard let path, Self.isItem(path, in: dataCounts) else { return nil }
    return presentedPath(of: path)
  }

  /// The path in the data of the item that is presented at a path; nil for a gap or a placeholder.
  package func translatedToData(_ path: PresentedIndexPath?) -> DataIndexPath? {
    guard let path, Self.isItem(path, in: counts) else { return nil }
    return dataPath(of: path)
  }

  func isLifted(_ path: PresentedIndexPath) -> Bool { presentation.isLifted(at: path) }

  /// Lifts an item. Its view, if it has one, stays.
  func lift(_ item: DataIndexPath) {
    guard presentation.lift(item), let element = elements[.cell(presentedPath(of: item))]
    else { return }
    elements.keep(element.view)
  }

  /// The views of lifted items, with where these are presented, the first lifted first.
  var liftedViews: [(path: PresentedIndexPath, view: any ElementView)] {
    presentation.liftedItems.map(presentedPath(of:))
      .compactMap { path in elements[.cell(path)].map { (path, $0.view) } }
  }

  /// No item is lifted any more; views that nothing shows may be used again.
  ///
  /// - Returns: The views of all that were lifted, also of those that are not known any more.
  func endLift() -> [any ElementView] {
    guard !presentation.liftedItems.isEmpty || elements.keepsViews else { return [] }
    presentation.forgetLiftedItems()
    let views = elements.releaseKeptViews()
    setNeedsPass()
    return views
  }

  /// Returns whether an element stays on screen wherever the layout has it.
  func keepsOnScreen(_ key: ElementIdentity) -> Bool {
    key.category == .cell && elements[key] != nil
      && (isLifted(key.presentedPath) || key.presentedPath == movingItem)
  }

  /// The elements that stay on screen wherever the layout has them.
  var keptOnScreen: [ElementIdentity] {
    (presentation.liftedItems.map(presentedPath(of:)) + [movingItem].compactMap(\.self))
      .map { .cell($0) }.filter { elements[$0] != nil }
  }
}
