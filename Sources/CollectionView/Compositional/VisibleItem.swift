// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A visible element as a section's handler sees it; the same object in every call.
///
/// What the handler sets stays until the layout is solved again; the rest follows the layout.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// What a handler has set.
  private struct Changes {
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var center: CGPoint?
    var transform3D: CATransform3D?
    var isEmpty = true
  }

  private var changes = Changes()
  /// What the layout says.
  private var base: UICollectionViewLayoutAttributes
  /// What is shown: the layout's attributes with the changes.
  private var shown: UICollectionViewLayoutAttributes
  /// Whether changes are refused, as in a section of estimated sizes.
  var refusesChanges = false
  /// Whether a change was refused.
  private(set) var hasRefused = false

  init(_ attributes: UICollectionViewLayoutAttributes) {
    base = attributes
    shown = attributes.duplicate()
  }

  /// Takes what the layout says now.
  func update(_ attributes: UICollectionViewLayoutAttributes) {
    let isSame = base.isEqual(attributes)
    base = attributes
    guard !isSame else { return }
    shown = attributes.duplicate()
    if let alpha = changes.alpha { shown.alpha = alpha }
    if let zIndex = changes.zIndex { shown.zIndex = zIndex }
    if let isHidden = changes.isHidden { shown.isHidden = isHidden }
    if let center = changes.center { shown.center = center }
    if let transform = changes.transform3D { shown.transform3D = transform }
  }

  /// The attributes to show: the layout's own object if nothing was changed.
  var attributes: UICollectionViewLayoutAttributes {
    changes.isEmpty ? base : shown.duplicate()
  }

  private func change(_ body: () -> Void) {
    if refusesChanges {
      hasRefused = true
      return
    }
    changes.isEmpty = false
    body()
  }

  var alpha: CGFloat {
    get { shown.alpha }
    set { change { (shown.alpha, changes.alpha) = (newValue, newValue) } }
  }

  var zIndex: Int {
    get { shown.zIndex }
    set { change { (shown.zIndex, changes.zIndex) = (newValue, newValue) } }
  }

  var isHidden: Bool {
    get { shown.isHidden }
    set { change { (shown.isHidden, changes.isHidden) = (newValue, newValue) } }
  }

  var center: CGPoint {
    get { shown.center }
    set { change { (shown.center, changes.center) = (newValue, newValue) } }
  }

  var transform: CGAffineTransform {
    get { shown.transform }
    set {
      change {
        shown.transform = newValue
        changes.transform3D = shown.transform3D
      }
    }
  }

  var transform3D: CATransform3D {
    get { shown.transform3D }
    set { change { (shown.transform3D, changes.transform3D) = (newValue, newValue) } }
  }

  var name: String { "\(representedElementKind ?? "cell") \(indexPath)" }
  var indexPath: IndexPath { shown.indexPath }
  var frame: CGRect { shown.frame }
  var bounds: CGRect { shown.bounds }
  var representedElementCategory: CollectionLayoutElementCategory {
    shown.representedElementCategory
  }
  var representedElementKind: String? { shown.representedElementKind }
}
