// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
package import Views

extension NSCoder {
  /// The layout in the element of a collection view; one without elements if it has none.
  @MainActor
  var nibLayout: UICollectionViewLayout {
    nibObject(for: "collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewLayout()
  }
}

extension UICollectionView {
  /// Takes what an element says of a collection view, with its prototypes.
  func decodeNib(_ coder: NSCoder) {
    coder.decode(self, reading: Self.nibStep)
    let prototypes = coder.nibPrototypes
    for prototype in prototypes where !prototype.identifier.isEmpty {
      register(prototype, under: prototype.identifier)
    }
    coder.nibExhibit { [weak self] in self?.exhibit(prototypes) }
  }

  func register(_ prototype: NibPrototype, under identifier: String) {
    let role: ReusePool.Role =
      switch prototype.kind {
      case let kind?: .supplementary(kind: kind, identifier: identifier)
      case nil: .cell(identifier: identifier)
      }
    engine.register(
      ReusePool.Class(madeFrom: prototype) { _ in
        if case .cell = role { return prototype.makeView(UICollectionViewCell.self) }
        return prototype.makeView(UICollectionReusableView.self)
      }, for: role)
  }

  private static func nibStep(_ element: NibElement) -> NibStep<UICollectionView>? {
    guard element.name == "collectionView" else { return nil }
    let isPrefetching = element.flag("prefetchingEnabled", otherwise: true)
    let allowsSelection = element.flag("allowsSelection", otherwise: true)
    let allowsMultiple = element.flag("allowsMultipleSelection", otherwise: false)
    return { view, _ in
      view.isPrefetchingEnabled = isPrefetching
      view.allowsSelection = allowsSelection
      view.allowsMultipleSelection = allowsMultiple
    }
  }

  /// Names the nib of views for a role; nil takes the registration back. It is read when the first view
  /// is needed (rule IB-29).
  func registerNib(_ nib: UINib?, for role: ReusePool.Role) {
    guard let nib else { return register(nil as UICollectionReusableView.Type?, for: role) }
    engine.register(
      ReusePool.Class(madeFrom: nib) { _ in
        switch role {
        case .cell(let identifier):
          nib.makeReusableView(UICollectionViewCell.self, for: identifier)
        case .supplementary(_, let identifier):
          nib.makeReusableView(UICollectionReusableView.self, for: identifier)
        case .decoration: nib.makeReusableView(UICollectionReusableView.self, for: nil)
        }
      }, for: role)
  }

  /// Names the nib of a registration, which has an identifier of its own that no document knows.
  func registerNib<View: UICollectionReusableView>(
    _ nib: UINib, for role: ReusePool.Role, as viewClass: View.Type
  ) {
    engine.register(
      ReusePool.Class(madeFrom: nib) { _ in nib.makeReusableView(viewClass, for: nil) }, for: role)
  }
}

extension UICollectionView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate":
      ObjectiveCKey { (view: UICollectionView, value) in view.delegate = try value() }
    case "dataSource":
      ObjectiveCKey { (view: UICollectionView, value) in view.dataSource = try value() }
    case "prefetchDataSource":
      ObjectiveCKey { (view: UICollectionView, value) in view.prefetchDataSource = try value() }
    case "dragDelegate":
      ObjectiveCKey { (view: UICollectionView, value) in view.dragDelegate = try value() }
    case "dropDelegate":
      ObjectiveCKey { (view: UICollectionView, value) in view.dropDelegate = try value() }
    case "backgroundView":
      ObjectiveCKey { (view: UICollectionView, value) in view.backgroundView = try value() }
    case "collectionViewLayout":
      ObjectiveCKey { (view: UICollectionView, value) in view.collectionViewLayout = try value() }
    case "allowsSelection":
      ObjectiveCKey { (view: UICollectionView, value) in view.allowsSelection = try value() }
    case "allowsMultipleSelection":
      ObjectiveCKey { (view: UICollectionView, value) in
        view.allowsMultipleSelection = try value()
      }
    default: nil
    }
  }
}
