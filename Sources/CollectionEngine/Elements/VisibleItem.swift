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
    var transform: CATransform3D?
    var isEmpty = true
  }

  private var changes = Changes()
  /// What the layout says.
  private var base: any ElementAttributes
  /// What is shown: the layout's attributes with the changes.
  private var shown: any ElementAttributes
  /// Whether changes are refused, as in a section of estimated sizes.
  var refusesChanges = false
  /// Whether a change was refused.
  private(set) var hasRefused = false

  init(_ attributes: any ElementAttributes) {
    base = attributes
    shown = attributes.duplicated()
  }

  /// Takes what the layout says now.
  func update(_ attributes: any ElementAttributes) {
    let isSame = base.isSame(as: attributes)
    base = attributes
    guard !isSame else { return }
    shown = attributes.duplicated()
    guard !changes.isEmpty else { return }
    var state = shown.state
    if let alpha = changes.alpha { state.alpha = alpha }
    if let zIndex = changes.zIndex { state.zIndex = zIndex }
    if let isHidden = changes.isHidden { state.isHidden = isHidden }
    if let center = changes.center { state.center = center }
    if let transform = changes.transform { state.transform = transform }
    shown.state = state
  }

  /// The attributes to show: the layout's own object if nothing was changed.
  var attributes: any ElementAttributes { changes.isEmpty ? base : shown.duplicated() }

  private func change<Value>(
    _ property: WritableKeyPath<ElementState, Value>,
    _ record: WritableKeyPath<Changes, Value?>, to value: Value
  ) {
    if refusesChanges {
      hasRefused = true
      return
    }
    changes.isEmpty = false
    changes[keyPath: record] = value
    shown.state[keyPath: property] = value
  }

  var alpha: CGFloat {
    get { shown.state.alpha }
    set { change(\.alpha, \.alpha, to: newValue) }
  }

  var zIndex: Int {
    get { shown.state.zIndex }
    set { change(\.zIndex, \.zIndex, to: newValue) }
  }

  var isHidden: Bool {
    get { shown.state.isHidden }
    set { change(\.isHidden, \.isHidden, to: newValue) }
  }

  var center: CGPoint {
    get { shown.state.center }
    set { change(\.center, \.center, to: newValue) }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(shown.state.transform) }
    set { change(\.transform, \.transform, to: CATransform3DMakeAffineTransform(newValue)) }
  }

  var transform3D: CATransform3D {
    get { shown.state.transform }
    set { change(\.transform, \.transform, to: newValue) }
  }

  var name: String { "\(representedElementKind ?? "cell") \(indexPath)" }
  var indexPath: IndexPath { shown.key.indexPath }
  var frame: CGRect { shown.frame }
  var bounds: CGRect { CGRect(origin: .zero, size: shown.state.size) }
  var representedElementCategory: CollectionLayoutElementCategory { shown.key.category }
  var representedElementKind: String? { shown.key.kind }
}
