// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// A view that lets an engine lay out.
final class HostNode: UIView {
  weak var engine: CollectionEngine?
  override func layoutSubviews() { engine?.layOut() }
}

/// What all fake hosts share: data, and a record of what they heard. Subclasses have the viewport.
@MainActor
class FakeHost: EngineHost {
  let node: UIView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
  let engine: CollectionEngine
  let marked: ItemReferences.Role
  let reloadable: ItemReferences.Role

  /// The identifiers of items, by section: the plain model.
  var data: [[Int]]
  /// The natural height of an item.
  var height: (Int) -> CGFloat = { _ in 20 }
  /// The keys that are displayed, as the announcements say.
  private(set) var displayed: [ObjectIdentifier: ElementIdentity] = [:]
  /// The items that were announced and neither displayed nor cancelled.
  private(set) var announced: Set<Int> = []
  /// The data that cancelled paths are of, while they are not the present ones.
  var previousData: [[Int]]?
  private(set) var faults: [String] = []
  private(set) var moves: [(from: DataIndexPath, to: DataIndexPath)] = []
  private(set) var viewsMade = 0

  init(_ data: [[Int]], layout: FakeLayout, node: UIView) {
    self.data = data
    self.node = node
    engine = CollectionEngine(layout: layout)
    marked = engine.registerRole(keepsReloadedItems: false)
    reloadable = engine.registerRole(keepsReloadedItems: true)
    layout.engine = engine
    engine.register(
      ReusePool.Class(FakeElementView.self) { [unowned self] frame in
        viewsMade += 1
        return FakeElementView(frame: frame)
      }, for: .cell(identifier: "cell"))
    engine.register(
      ReusePool.Class(FakeElementView.self) { FakeElementView(frame: $0) },
      for: .supplementary(kind: FakeLayout.headerKind, identifier: "header"))
    engine.attach(to: self)
  }

  var words: EngineWords {
    EngineWords(
      view: "fake host", preferredAttributes: "preferredAttributes(fitting:)",
      elements: "elements(in:)", contentSize: "engineContentSize", update: "record(_:completion:)",
      reload: "reload()", reconfigure: "reconfigure(_:)")
  }
  var wantsPrefetching: Bool { true }
  func willReload() {}
  func countItems() -> [Int] { data.map(\.count) }

  func supplyView(for key: ElementIdentity) -> any ElementView {
    let role: ReusePool.Role =
      key.category == .cell
      ? .cell(identifier: "cell")
      : .supplementary(kind: key.kind ?? "", identifier: "header")
    guard let (view, _) = engine.dequeue(role, for: key), let view = view as? FakeElementView else {
      fatalError("nothing is registered for \(key)")
    }
    if key.category == .cell {
      guard data.indices.contains(key.section), data[key.section].indices.contains(key.index)
      else {
        faults.append("\(key) is asked for and does not exist")
        return view
      }
      let item = data[key.indexPath.section][key.indexPath.item]
      view.item = item
      view.naturalHeight = height(item)
    }
    return view
  }

  // MARK: Viewport, of a subclass

  var offset: CGPoint { .zero }
  var containerSize: CGSize { CGSize(width: 120, height: 100) }
  var visibleRect: CGRect { CGRect(origin: offset, size: containerSize) }
  var contentInsets: UIEdgeInsets { .zero }
  var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  var contentSize = CGSize.zero
  var offsetOrigins = OffsetOrigins()
  var backdrop: UIView? { nil }

  func moveViewport(to offset: CGPoint, countingAs origins: OffsetOrigins) {
    offsetOrigins = origins
    setOffset(offset)
  }
  func setOffset(_ offset: CGPoint) {}
  func scroll(to offset: CGPoint) {
    offsetOrigins = OffsetOrigins(x: .scrolled, y: .scrolled)
    setOffset(offset)
    node.setNeedsLayout()
  }
  func displaceContents(by distance: CGFloat) {}
  func cancelScrolling() {}
  func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }
  func elementsWereLaidOut() {}

  // MARK: Events

  func update(_ view: any ElementView, for key: ElementIdentity, isNew: Bool) {
    if displayed[ObjectIdentifier(view)] != nil { displayed[ObjectIdentifier(view)] = key }
  }
  func willDisplay(_ view: any ElementView, for key: ElementIdentity) {
    if let other = displayed.updateValue(key, forKey: ObjectIdentifier(view)) {
      faults.append("\(key) is displayed by the view of \(other)")
    }
    if let item = (view as? FakeElementView)?.item { announced.remove(item) }
  }
  func didEndDisplaying(_ view: any ElementView, for key: ElementIdentity) {
    if displayed.removeValue(forKey: ObjectIdentifier(view)) == nil {
      faults.append("\(key) ends to be displayed and was not")
    }
  }
  // Appendix A, invariant 15.
  func prefetch(_ items: [DataIndexPath]) {
    for path in items {
      guard data.indices.contains(path.section), data[path.section].indices.contains(path.item)
      else {
        faults.append("\(path) is announced and does not exist")
        return
      }
    }
    for path in items where !announced.insert(data[path.section][path.item]).inserted {
      faults.append("\(path) is announced twice")
    }
  }
  func cancelPrefetching(_ items: [DataIndexPath]) {
    let data = previousData ?? data
    for path in items {
      guard data.indices.contains(path.section), data[path.section].indices.contains(path.item)
      else {
        faults.append("\(path) is cancelled and does not exist")
        return
      }
    }
    for path in items where announced.remove(data[path.section][path.item]) == nil {
      faults.append("\(path) is cancelled and was not announced")
    }
  }

  func movementTarget(
    from original: DataIndexPath, at current: PresentedIndexPath, proposed: PresentedIndexPath
  ) -> PresentedIndexPath { proposed }
  func didMoveItem(from original: DataIndexPath, to destination: DataIndexPath) -> Bool {
    moves.append((original, destination))
    let item = data[original.section].remove(at: original.item)
    data[destination.section].insert(item, at: destination.item)
    return true
  }
}

/// A view whose bounds scroll, as a scroll view's do.
@MainActor
final class ScrollHost: FakeHost {
  init(_ data: [[Int]], layout: FakeLayout) {
    let node = HostNode(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    super.init(data, layout: layout, node: node)
    node.engine = engine
    window.addSubview(node)
  }
  override var offset: CGPoint { node.bounds.origin }
  override func setOffset(_ offset: CGPoint) { node.bounds.origin = offset }
}

/// A document in a clip view, which has the offset; the document has a frame and does not scroll.
@MainActor
final class ClipHost: FakeHost {
  let clip = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))

  init(_ data: [[Int]], layout: FakeLayout) {
    let node = HostNode(frame: CGRect(x: 3, y: 7, width: 120, height: 100))
    super.init(data, layout: layout, node: node)
    node.engine = engine
    clip.addSubview(node)
    window.addSubview(clip)
  }
  override var offset: CGPoint {
    CGPoint(x: clip.bounds.minX - node.frame.minX, y: clip.bounds.minY - node.frame.minY)
  }
  override func setOffset(_ offset: CGPoint) {
    clip.bounds.origin = CGPoint(x: offset.x + node.frame.minX, y: offset.y + node.frame.minY)
  }
  override var contentSize: CGSize { didSet { node.frame.size = contentSize } }
}

/// Rows without any UI attributes below an inset, whose views are no reusable views.
@MainActor
final class TableHost: FakeHost {
  init(_ data: [[Int]], layout: FakeLayout) {
    let node = HostNode(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    super.init(data, layout: layout, node: node)
    node.engine = engine
    window.addSubview(node)
  }
  override var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: 12, left: 0, bottom: 8, right: 0)
  }
  override var offset: CGPoint { node.bounds.origin }
  override func setOffset(_ offset: CGPoint) { node.bounds.origin = offset }
}
