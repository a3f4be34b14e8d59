// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
public import Views

extension UICollectionView {
  /// Names the class of the views for a role; nil for none.
  func register(_ viewClass: UICollectionReusableView.Type?, for role: ReusePool.Role) {
    let viewClass = viewClass.map { type in
      ReusePool.Class(type) { frame in
        type.objectiveCInit(frame: frame)
      }
    }
    engine.register(viewClass, for: role)
  }

  /// Takes a view for a role from the pool; nil if no class is registered.
  func dequeue(_ role: ReusePool.Role, for key: ElementIdentity) -> UICollectionReusableView? {
    guard let (view, isShown) = engine.dequeue(role, for: key),
      let view = view as? UICollectionReusableView
    else { return nil }
    guard !isShown else { return view }
    switch role {
    case .cell(let identifier), .supplementary(_, let identifier):
      view.setReuseIdentifier(identifier)
    case .decoration: break
    }
    if let cell = view as? UICollectionViewCell {
      cell.endDisappearingSelection()
      cell.setState(.editing, isEdited(cell))
    }
    (view as? UICollectionViewListCell)?.prepare(for: key, in: self)
    engine.applyAttributes(toDequeued: view, for: key)
    return view
  }

  /// Takes a view of a class from the pool, which holds no other for this role.
  ///
  /// - Parameters:
  ///   - role: The role of a registration.
  ///   - key: The element that the view is for.
  ///   - viewClass: The class of the registration.
  ///   - nib: The nib of the registration, from which views are made; nil for the class.
  /// - Returns: The view.
  func dequeue<View: UICollectionReusableView>(
    _ role: ReusePool.Role, for key: ElementIdentity, as viewClass: View.Type, from nib: UINib?
  ) -> View {
    if !engine.isRegistered(role) {
      if let nib {
        registerNib(nib, for: role, as: viewClass)
      } else {
        register(viewClass, for: role)
      }
    }
    guard let view = dequeue(role, for: key) as? View else {
      programmerError("The registration for \(viewClass) was replaced by one of another class.")
    }
    return view
  }

  /// The registration of a cell's class with a closure that configures cells for items.
  ///
  /// Create it once, outside of the cell provider; the first use registers the class.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of the class `Cell`.
    ///
    /// - Parameter handler: Configures a cell; called after it is dequeued, before it is returned.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of a nib.
    ///
    /// - Parameters:
    ///   - cellNib: An Interface Builder document with one object at its top, a `Cell`; otherwise the
    ///     program stops. It is read when the first cell is needed.
    ///   - handler: Configures a cell; called after it is dequeued, before it is returned.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// Returns a cell, configured for an item.
  ///
  /// - Parameters:
  ///   - registration: Class and configuration; one made in the provider stops the program.
  ///   - indexPath: The item's index path.
  ///   - item: The item; nil leaves the cell as it is dequeued.
  /// - Returns: The cell, to be returned from the data source.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.checkTime("CellRegistration")
    let role = ReusePool.Role.cell(identifier: registration.identity.identifier)
    let cell = dequeue(
      role, for: .cell(indexPath), as: Cell.self, from: registration.nib)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// The registration of a supplementary view's class, with a closure that configures them.
  ///
  /// Create it once, outside of the provider; the first use registers the class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the class `Supplementary`.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: Configures a view; called after it is dequeued, before it is returned.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of a nib.
    ///
    /// - Parameters:
    ///   - supplementaryNib: An Interface Builder document with one object at its top, a
    ///     `Supplementary`; otherwise the program stops. It is read when the first view is needed.
    ///   - elementKind: The kind of the views.
    ///   - handler: Configures a view; called after it is dequeued, before it is returned.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a supplementary view, configured.
  ///
  /// - Parameters:
  ///   - registration: Class, kind and configuration; one that is created in the provider stops the
  ///     program, and so does one for another kind than the collection view asks for.
  ///   - indexPath: The view's index path.
  /// - Returns: The view, to be returned from the data source.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.checkTime("SupplementaryRegistration")
    let kind = registration.elementKind
    requireAskedKind(kind, at: indexPath)
    let role = ReusePool.Role.supplementary(
      kind: kind, identifier: registration.identity.identifier)
    let view = dequeue(
      role, for: .supplementary(kind, indexPath), as: Supplementary.self, from: registration.nib)
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Stops the program for a view of another kind than the one that is asked for.
  private func requireAskedKind(_ kind: String, at indexPath: IndexPath) {
    guard let key = engine.suppliedKey, key.category == .supplementaryView, let asked = key.kind,
      asked != kind
    else { return }
    programmerError(
      """
      dequeueConfiguredReusableSupplementary(using:for:): the collection view asks for a view of \
      kind "\(asked)" at \(key.indexPath), but the registration used for \(indexPath) is for kind \
      "\(kind)". Choose the registration by the kind that the data source receives.
      """)
  }
}

/// The identity of a registration among all others, and whether it was made in time.
@MainActor
struct RegistrationIdentity {
  /// The number of collection views that are asking for a view right now.
  static var suppliersAtWork = 0
  private static var count = 0

  /// The reuse identifier, the same in every run.
  let identifier: String
  private let wasMadeWhileSupplying: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    wasMadeWhileSupplying = Self.suppliersAtWork > 0
  }

  /// Stops the program for a registration that is recreated for every view (behaviour rule RG-1):
  /// nothing would ever be reused.
  func checkTime(_ name: String) {
    guard wasMadeWhileSupplying, Self.suppliersAtWork > 0 else { return }
    programmerError(
      """
      A \(name) was created while the collection view requested a view, so its views could never \
      be reused. Create it once, outside of the provider, and use it there: a global or static \
      registration is created at its first use, so use it once before.
      """)
  }
}
