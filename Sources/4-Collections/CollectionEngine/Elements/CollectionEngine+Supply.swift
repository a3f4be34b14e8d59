// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// An element with its view, from the host.
  ///
  /// - Parameters:
  ///   - attributes: What the layout says of the element.
  ///   - key: The element.
  ///   - reconfigured: The view that is there already and is configured again; nil for none.
  /// - Returns: The element; nil if the data or the layout are no longer those that it is for.
  func supplyElement(
    for attributes: any ElementAttributes, _ key: ElementIdentity,
    reconfiguring reconfigured: (any ElementView)? = nil
  ) -> VisibleElement? {
    guard host.suppliesViews || !knownCounts.haveSupplier else {
      // The data source is gone, and its items with it.
      reload()
      return nil
    }
    var dataKey = key
    var placeholder: PlaceholderSource?
    if key.category == .cell {
      placeholder = presentation.content(at: key.presentedPath)
    }
    // The data source has a lifted item, and those that made space for it, where they were.
    if !presentation.isIdentity, key.category == .cell || isSupplementaryOfItem(key),
      let path = dataPath(of: key.presentedPath)
    {
      dataKey.indexPath = path.indexPath
    }
    elements.beginSupply(
      ElementStore.Request(
        dataKey: dataKey, key: key, attributes: attributes, frame: mirrored(attributes.frame),
        reconfigured: reconfigured))
    let view = placeholder?.makeView(dataKey.indexPath) ?? host.supplyView(for: dataKey)
    view.node.becomePlacedByOwner()
    let (dequeued, prepared) = elements.endSupply()
    func discard(unless isUsed: (any ElementView) -> Bool) {
      for unused in dequeued where !isUsed(unused) {
        if let element = prepared.first(where: { $0.view === unused }) {
          self.discard(element)
        } else {
          elements.giveBack(unused)
        }
      }
    }
    guard !pass.isInterrupted else {
      discard { $0 === reconfigured }
      return nil
    }
    if !dequeued.contains(where: { $0 === view }) {
      guard !host.showsOnlyDequeuedViews else { refuseUndequeued(view, dataKey) }
      requireUnused(view, dataKey)
    }
    discard { $0 === view }
    return prepared.first { $0.view === view }
      ?? VisibleElement(key: key, view: view, attributes: attributes.duplicated())
  }

  /// Gives a view that was just dequeued the attributes of its element (behaviour rule RE-3): those
  /// that it is asked for with, or, dequeued by somebody else, those of the layout as it is. Where
  /// there are none its frame is zero.
  ///
  /// - Parameters:
  ///   - view: A view from ``dequeue(_:for:)`` that is not on screen.
  ///   - dataKey: The element that it was dequeued for, as the data source has it.
  package func applyAttributes(toDequeued view: any ElementView, for dataKey: ElementIdentity) {
    let request = elements.request(for: dataKey)
    guard let attributes = request?.attributes ?? preparedAttributes(for: dataKey) else {
      AnimationBlock.performWithoutAnimation { view.node.frame = .zero }
      return
    }
    let element = VisibleElement(
      key: request?.key ?? attributes.key, view: view, attributes: attributes.duplicated())
    element.scrollArea = scrollAreaSection(of: element.key, attributes.state)
    if request != nil { elements.prepare(element) }
    AnimationBlock.performWithoutAnimation { apply(element) }
  }

  /// The attributes of an element in a layout that is up to date; nil in one that would have to be
  /// prepared, for which the data may be asked that somebody is just asked for.
  private func preparedAttributes(for dataKey: ElementIdentity) -> (any ElementAttributes)? {
    guard isReady, pass.isIdle, !pass.isLayoutDue, !updates.isRecording else { return nil }
    var key = dataKey
    if key.category == .cell {
      let path = presentedPath(of: DataIndexPath(item: key.index, section: key.section))
      guard hasItem(at: path) else { return nil }
      key = .cell(path)
    }
    return layout.element(key)
  }

  private func refuseUndequeued(_ view: any ElementView, _ key: ElementIdentity) -> Never {
    programmerError(
      """
      The view that the data source returned for \(key), a \(type(of: view)), was not dequeued \
      for it; return what a dequeue method of the \(host.words.view) returned for this index path.
      """)
  }

  /// Stops the program for a view that shows another element already.
  private func requireUnused(_ view: any ElementView, _ key: ElementIdentity) {
    guard let other = self.key(of: view), other != key else { return }
    programmerError(
      """
      The view that the data source returned for \(key), a \(type(of: view)), already shows \
      \(other); return a view that is not in use.
      """)
  }

  /// Returns whether a supplementary view moves with the item at its index path while items are
  /// presented elsewhere than the data have them; asked of the layout only then.
  func isSupplementaryOfItem(_ key: ElementIdentity) -> Bool {
    !presentation.isIdentity && key.category == .supplementaryView && key.indexPath.count == 2
      && layout.isBadgeOfItem(key)
  }

  /// Returns the path in the data source of the item that is presented at a path; nil for a gap and
  /// a placeholder.
  package func dataPath(of path: PresentedIndexPath) -> DataIndexPath? {
    guard !presentation.isIdentity else {
      return DataIndexPath(item: path.item, section: path.section)
    }
    return presentation.order.dataPath(of: path)
  }

  package func presentedPath(of path: DataIndexPath) -> PresentedIndexPath {
    guard !presentation.isIdentity else {
      return PresentedIndexPath(item: path.item, section: path.section)
    }
    return presentation.order.presentedPath(of: path)
  }

  /// The item of the data whose size a presented path has, be it a gap; nil for none.
  package func sizingPath(for path: PresentedIndexPath) -> DataIndexPath? {
    guard !presentation.isIdentity else {
      return DataIndexPath(item: path.item, section: path.section)
    }
    return presentation.order.sizingPath(for: path, counts: dataCounts)
  }

  /// The element that the host is asked for now, with the path of the data source; nil outside.
  package var suppliedKey: ElementIdentity? { elements.suppliedKey }

  /// Names the class of the views for a role; nil for none.
  package func register(_ viewClass: ReusePool.Class?, for role: ReusePool.Role) {
    elements.register(viewClass, for: role)
  }

  package func isRegistered(_ role: ReusePool.Role) -> Bool { elements.isRegistered(role) }

  package func hasClass(forSupplementariesOfKind kind: String) -> Bool {
    elements.isRegistered(supplementaryKind: kind)
  }

  /// A view for a role: the one that is configured again, one that waited, or a new one.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - key: The element that it is dequeued for, as the data source has it.
  /// - Returns: The view, and whether it is on screen already; nil if no class is registered.
  package func dequeue(
    _ role: ReusePool.Role, for key: ElementIdentity
  ) -> (view: any ElementView, isShown: Bool)? {
    elements.dequeue(role, for: key, with: host.node.traitCollection)
  }

  /// Takes a view that the host made itself, for the element that it is asked for now.
  ///
  /// - Parameters:
  ///   - view: The view; one that was dequeued is known already.
  ///   - role: What the view may be used for again; nil for nothing.
  package func adopt(_ view: any ElementView, for role: ReusePool.Role?) {
    elements.adopt(view, for: role)
  }

  /// Takes back a view that was dequeued for an element which no layout has.
  package func takeBack(_ view: any ElementView) { elements.giveBack(view) }

  /// Asks again for the view of an item that is on screen; the same one is to be returned
  /// (behaviour rule RL-4).
  func reconfigure(itemAt path: PresentedIndexPath) {
    guard let element = elements[.cell(path)] else { return }
    var view: (any ElementView)?
    let phase = pass.beginConfiguring()
    host.node.traitCollection.performAsCurrent {
      view =
        supplyElement(for: element.attributes, element.key, reconfiguring: element.view)?.view
    }
    pass.endConfiguring(phase)
    guard !pass.isInterrupted else { return resume() }
    resume()
    guard view === element.view else {
      programmerError(
        """
        \(host.words.reconfigure): the data source returned a different cell for \(path) from \
        the one in use, a \(type(of: element.view)). Dequeue with the same registration or \
        identifier as before, once; to change the class, use \(host.words.reload).
        """)
    }
    element.asksForMeasurement = true
    setNeedsPass()
  }
}
