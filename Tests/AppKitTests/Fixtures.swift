// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A data source with numbers of items; what it heard is recorded.
@MainActor
class CountingSource: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
  static let identifier = NSUserInterfaceItemIdentifier("plain")
  static let header = NSUserInterfaceItemIdentifier("header")
  var counts: [Int]
  /// What happened, in order.
  var log: [String] = []
  /// Items that may not be highlighted or selected.
  var refused: Set<IndexPath> = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    log.append("item \(name(indexPath))")
    return collectionView.makeItem(withIdentifier: Self.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: Self.header, for: indexPath)
  }

  func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  private func names(_ paths: Set<IndexPath>) -> String {
    paths.sorted().map(name).joined(separator: " ")
  }

  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> {
    log.append("shouldChange \(names(indexPaths)) \(highlightState)")
    return indexPaths.subtracting(refused)
  }

  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) { log.append("didChange \(names(indexPaths)) \(highlightState)") }

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    log.append("shouldSelect \(names(indexPaths))")
    return indexPaths
  }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) { log.append("didSelect \(indexPaths.count > 4 ? "\(indexPaths.count)" : names(indexPaths))") }

  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    log.append("shouldDeselect \(names(indexPaths))")
    return indexPaths
  }

  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {
    log.append("didDeselect \(indexPaths.count > 4 ? "\(indexPaths.count)" : names(indexPaths))")
  }

  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {
    let isAdded = item.view.superview != nil
    log.append("willDisplay \(name(indexPath))\(isAdded ? " added" : "")")
  }

  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) { log.append("didEndDisplaying \(name(indexPath))") }
}

/// An item with an empty view, which says what is done to it.
final class PlainItem: NSCollectionViewItem {
  private(set) var log: [String] = []

  override func loadView() { view = NSView(frame: .zero) }

  override var isSelected: Bool {
    didSet { log.append("selected \(isSelected) in \(collectionView == nil ? "none" : "view")") }
  }

  override func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log.append("apply")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse")
  }
}

/// A collection view in a scroll view in a window.
@MainActor
struct Fixture {
  let window: NSWindow
  let scrollView: NSScrollView
  let view: NSCollectionView
  let source: CountingSource

  init(
    clip: NSSize, counts: [Int], layout: NSCollectionViewLayout?,
    source: CountingSource? = nil
  ) {
    self.source = source ?? CountingSource(counts)
    window = NSWindow(
      contentRect: NSRect(origin: .zero, size: clip), styleMask: [], backing: .buffered,
      defer: false)
    scrollView = NSScrollView(frame: NSRect(origin: .zero, size: clip))
    scrollView.autoresizingMask = [.width, .height]
    view = NSCollectionView(frame: NSRect(origin: .zero, size: clip))
    view.register(PlainItem.self, forItemWithIdentifier: CountingSource.identifier)
    for kind in [
      NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter,
    ] {
      view.register(
        NSView.self, forSupplementaryViewOfKind: kind, withIdentifier: CountingSource.header)
    }
    view.collectionViewLayout = layout
    view.dataSource = self.source
    view.delegate = self.source
    scrollView.documentView = view
    window.contentView?.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  /// The frame of an item, as the layout has it.
  func frame(_ item: Int, _ section: Int = 0) -> NSRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The window's point over a point of the collection view.
  func point(_ x: CGFloat, _ y: CGFloat) -> NSPoint {
    view.convert(NSPoint(x: x, y: y), to: nil)
  }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// Whether two numbers are the same but for what sums lose.
func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }

func isNear(_ left: NSRect?, _ right: NSRect) -> Bool {
  guard let left else { return false }
  return isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
    && isNear(left.width, right.width) && isNear(left.height, right.height)
}
