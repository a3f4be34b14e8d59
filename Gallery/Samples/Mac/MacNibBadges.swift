// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Foundation

/// The window of the sample `mac-badges`, whose view, items and badges are Interface Builder documents':
/// both have the same frames.
final class MacNibBadges: MacBadges {
  override nonisolated class var name: String { "mac-nib-badges" }
  override nonisolated class var summary: String {
    "The window of mac-badges with nibs for its view, items and badges."
  }

  private weak var list: NSCollectionView?
  private let missing = SampleDocuments.problem

  override var problem: String? { missing }

  // Without the plug-in, the class names its outlets itself.
  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "list": ObjectiveCKey { (sample: MacNibBadges, value) in sample.list = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  override func loadView() {
    guard missing == nil else { return super.loadView() }
    Bundle.module.loadNibNamed("MacBadges", owner: self, topLevelObjects: nil)
  }

  override func makeCollectionView() -> NSCollectionView {
    list ?? super.makeCollectionView()
  }

  override func configure(_ collectionView: NSCollectionView) {
    guard missing == nil else { return super.configure(collectionView) }
    collectionView.register(
      NSNib(nibNamed: "MacTextItem", bundle: .module),
      forItemWithIdentifier: MacTextItem.reuseIdentifier)
    collectionView.register(
      NSNib(nibNamed: "MacBadge", bundle: .module),
      forSupplementaryViewOfKind: Self.badgeElementKind, withIdentifier: MacBadge.reuseIdentifier)
  }
}

/// The item of the plain samples, whose box and text stand in `MacTextItem.xib`.
final class MacNibItem: MacTextItem {
  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "box": ObjectiveCKey { (item: MacNibItem, value) in item.box = try value() }
    case "label": ObjectiveCKey { (item: MacNibItem, value) in item.label = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateSelectionHighlighting()
  }
}

/// The count in a green circle, whose looks stand in `MacBadge.xib`.
final class MacNibBadge: NSBox, CountBadge {
  private(set) weak var label: NSTextField?

  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "label": ObjectiveCKey { (badge: MacNibBadge, value) in badge.label = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  func show(_ count: Int) { label?.stringValue = "\(count)" }
}
