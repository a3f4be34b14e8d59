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
    var values = NibValues<UICollectionView>(element)
    values.flag("prefetchingEnabled", otherwise: true) { $0.isPrefetchingEnabled = $1 }
    values.flag("allowsSelection", otherwise: true) { $0.allowsSelection = $1 }
    values.flag("allowsMultipleSelection", otherwise: false) { $0.allowsMultipleSelection = $1 }
    return values.step
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
    case "delegate": ObjectiveCKey(UICollectionView.self) { $0.delegate = try $1() }
    case "dataSource": ObjectiveCKey(UICollectionView.self) { $0.dataSource = try $1() }
    case "prefetchDataSource":
      ObjectiveCKey(UICollectionView.self) { $0.prefetchDataSource = try $1() }
    case "dragDelegate": ObjectiveCKey(UICollectionView.self) { $0.dragDelegate = try $1() }
    case "dropDelegate": ObjectiveCKey(UICollectionView.self) { $0.dropDelegate = try $1() }
    case "backgroundView": ObjectiveCKey(UICollectionView.self) { $0.backgroundView = try $1() }
    case "collectionViewLayout":
      ObjectiveCKey(UICollectionView.self) { $0.collectionViewLayout = try $1() }
    case "allowsSelection": ObjectiveCKey(UICollectionView.self) { $0.allowsSelection = try $1() }
    case "allowsMultipleSelection":
      ObjectiveCKey(UICollectionView.self) { $0.allowsMultipleSelection = try $1() }
    default: nil
    }
  }
}
