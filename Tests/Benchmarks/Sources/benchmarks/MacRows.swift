// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The rows of `Rows`, in a collection view of the Mac.
@MainActor final class MacRows: NSObject, NSCollectionViewDataSource {
  /// A row with a label, that counts how many of its kind were made.
  final class Item: NSCollectionViewItem {
    static var made = 0
    let label = NSTextField(labelWithString: "")

    override func loadView() {
      Item.made += 1
      let row = NSView(frame: NSRect(x: 0, y: 0, width: 390, height: 44))
      row.wantsLayer = true
      row.layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
      row.layer?.cornerRadius = 8
      label.frame = NSRect(x: 12, y: 14, width: 366, height: 16)
      label.autoresizingMask = [.width, .minYMargin, .maxYMargin]
      row.addSubview(label)
      view = row
    }
  }

  static let rowHeight: CGFloat = 44
  private static let identifier = NSUserInterfaceItemIdentifier("row")

  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 390, height: 844), styleMask: [], backing: .buffered,
    defer: false)
  private let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 390, height: 844))
  private let view = NSCollectionView(frame: .zero)
  private let count: Int

  init(_ count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    super.init()
    view.collectionViewLayout = NSCollectionViewCompositionalLayout(section: section)
    view.register(Item.self, forItemWithIdentifier: Self.identifier)
    view.dataSource = self
    scrollView.documentView = view
    window.contentView?.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: Self.identifier, for: indexPath)
    (item as? Item)?.label.stringValue = "Row \(indexPath.item)"
    return item
  }

  /// Scrolls on by a number of frames, from the top.
  func scroll(frames: Int, by distance: CGFloat) {
    let clip = scrollView.contentView
    clip.scroll(to: .zero)
    for _ in 0..<frames {
      clip.scroll(to: NSPoint(x: 0, y: clip.bounds.minY + distance))
      window.layoutIfNeeded()
    }
  }
}

/// A collection view of the Mac with a layout of very many items of one size, which is never shown.
@MainActor final class MacLayoutSubject: NSObject, NSCollectionViewDataSource {
  private let layout: NSCollectionViewLayout
  private let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 390, height: 844))
  private let items: Int

  init(_ layout: NSCollectionViewLayout, items: Int) {
    self.layout = layout
    self.items = items
    super.init()
    view.collectionViewLayout = layout
    view.dataSource = self
  }

  static func flow(items: Int) -> MacLayoutSubject {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 60, height: 44)
    return MacLayoutSubject(flow, items: items)
  }

  static func grid(items: Int) -> MacLayoutSubject {
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 60, height: 44)
    grid.maximumItemSize = NSSize(width: 60, height: 44)
    return MacLayoutSubject(grid, items: items)
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { items }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    fatalError("No item is asked for: the view is never shown")
  }

  /// Prepares the layout and asks for a screen in its middle.
  func prepareAndQuery() {
    layout.invalidateLayout()
    layout.prepare()
    let middle = layout.collectionViewContentSize.height / 2
    let screen = NSRect(x: 0, y: middle, width: 390, height: 844)
    guard layout.layoutAttributesForElements(in: screen).count > 50 else {
      fatalError("The layout found nothing")
    }
  }
}
