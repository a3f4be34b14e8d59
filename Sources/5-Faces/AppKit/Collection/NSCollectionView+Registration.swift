// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

extension NSCollectionView {
  // MARK: Items

  /// Registers the class of items.
  ///
  /// - Parameters:
  ///   - itemClass: A subclass of `NSCollectionViewItem`, else the program stops; nil for none.
  ///   - identifier: What items of this kind are made by.
  public func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    let role = ReusePool.Role.cell(identifier: identifier.rawValue)
    guard let itemClass else { return engine.register(nil, for: role) }
    guard let type = itemClass as? NSCollectionViewItem.Type else {
      programmerError(
        """
        \(itemClass) cannot be the item "\(identifier.rawValue)": it is not an NSCollectionViewItem.
        """)
    }
    engine.register(
      ReusePool.Class(type) { _ in
        let item = type.init(instantiation: AppKitInstantiation())
        item.identifier = identifier
        _ = item.view
        return item
      }, for: role)
  }

  /// Registers what an identifier that nothing is registered for names: a nib, else a class of items
  /// (rule IB-40).
  ///
  /// - Returns: Whether there is one.
  private func registerElement(named identifier: NSUserInterfaceItemIdentifier) -> Bool {
    let name = identifier.rawValue
    if NibDocument.exists(name, in: nil), let nib = NSNib(nibNamed: name, bundle: nil) {
      register(nib, forItemWithIdentifier: identifier)
      return true
    }
    // A class is named with its module in Swift; that of the data source is tried.
    let module = dataSource.map { moduleName(of: type(of: $0)) } ?? ""
    for name in [name, "\(module).\(name)"] {
      guard let itemClass = NSClassFromString(name) as? NSCollectionViewItem.Type else { continue }
      register(itemClass, forItemWithIdentifier: identifier)
      return true
    }
    return false
  }

  private func dequeueItem(
    _ identifier: NSUserInterfaceItemIdentifier, at indexPath: IndexPath
  ) -> NSCollectionViewItem? {
    engine.dequeue(.cell(identifier: identifier.rawValue), for: .cell(indexPath))?.view
      as? NSCollectionViewItem
  }

  /// An item to configure and return from the data source: one that waited for reuse, or a new one.
  ///
  /// - Parameters:
  ///   - identifier: What the class or the nib was registered with. Without a registration it is the
  ///     name of a nib, or of a class of items; one that is neither stops the program.
  ///   - indexPath: The item's index path.
  /// - Returns: The item, with its view loaded.
  public func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = dequeueItem(identifier, at: indexPath) { return item }
    guard registerElement(named: identifier), let item = dequeueItem(identifier, at: indexPath)
    else {
      programmerError(
        """
        Cannot make an item for \(indexPath): no class is registered for the identifier \
        "\(identifier.rawValue)", and there is no nib or class of that name. Call \
        register(_:forItemWithIdentifier:) first.
        """)
    }
    return item
  }

  // MARK: Supplementary views

  /// Registers the class of supplementary views.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `NSView`, else the program stops; nil for none.
  ///   - kind: The kind of the views.
  ///   - identifier: What views of this kind are made by.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    let type = NSView.checkedClass(
      viewClass, role: "the supplementary view \"\(identifier.rawValue)\" of kind \"\(kind)\"")
    if kind == Self.elementKindInterItemGapIndicator {
      drag.indicatorIdentifier = type == nil ? nil : identifier
    }
    register(
      type, for: .supplementary(kind: kind, identifier: identifier.rawValue), named: identifier)
  }

  /// Names the nib of supplementary views; nil takes the registration back.
  func registerNib(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
    }
    if kind == Self.elementKindInterItemGapIndicator { drag.indicatorIdentifier = identifier }
    registerNib(
      nib, for: .supplementary(kind: kind, identifier: identifier.rawValue), named: identifier)
  }

  func registerNib(
    _ nib: NSNib, for role: ReusePool.Role, named identifier: NSUserInterfaceItemIdentifier
  ) {
    engine.register(
      ReusePool.Class(madeFrom: nib) { frame in
        let view = nib.makeElement(NSView.self, for: identifier)
        view.identifier = identifier
        view.frame = frame
        return view
      }, for: role)
  }

  /// A supplementary view to configure and return from the data source: one that waited for reuse,
  /// or a new one.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - identifier: What the class was registered with; an unknown one stops the program, except
  ///     for the kind ``elementKindInterItemGapIndicator``, which has a view of its own.
  ///   - indexPath: The place that the view is for.
  /// - Returns: The view.
  public func makeSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    let role = ReusePool.Role.supplementary(kind: elementKind, identifier: identifier.rawValue)
    guard
      let view = engine.dequeue(role, for: .supplementary(elementKind, indexPath))?.view as? NSView
    else {
      // Without a registered class for this kind, a line is shown.
      if elementKind == Self.elementKindInterItemGapIndicator { return GapIndicator(frame: .zero) }
      programmerError(
        """
        Cannot make a supplementary view of kind "\(elementKind)" for \(indexPath): no class is \
        registered for the identifier "\(identifier.rawValue)". Call \
        register(_:forSupplementaryViewOfKind:withIdentifier:) with a class first.
        """)
    }
    return view
  }

  func dequeueDecoration(ofKind kind: String, for key: ElementIdentity) -> NSView {
    let role = ReusePool.Role.decoration(kind: kind)
    let layout = NSCollectionViewLayout.layout(engine.layout)
    if let nib = layout.decorationNibs[kind] {
      registerNib(nib, for: role, named: NSUserInterfaceItemIdentifier(kind))
    } else {
      register(layout.decorationClasses[kind], for: role, named: nil)
    }
    guard let view = engine.dequeue(role, for: key)?.view as? NSView else {
      programmerError(
        """
        \(type(of: layout)) has a decoration view of kind "\(kind)", but no class for it. Call \
        register(_:forDecorationViewOfKind:) on the layout first.
        """)
    }
    return view
  }

  private func register(
    _ viewClass: NSView.Type?, for role: ReusePool.Role,
    named identifier: NSUserInterfaceItemIdentifier?
  ) {
    engine.register(
      viewClass.map { type in
        ReusePool.Class(type) { frame in
          let view = type.init(instantiation: AppKitInstantiation())
          view.identifier = identifier
          view.frame = frame
          return view
        }
      }, for: role)
  }
}
