// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
public import Views

extension UICollectionView {
  /// A class of cells together with what configures them for an item.
  ///
  /// Create it once, outside of the cell provider; the first use registers the class.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// Creates a registration of the class `Cell`.
    ///
    /// - Parameter handler: Configures a cell; called after it is dequeued, before it is returned.
    public init(handler: @escaping Handler) { self.handler = handler }

    /// Stops the program: there are no nib files here.
    public init(cellNib: UINib, handler: @escaping Handler) {
      UINib.refuse(cellNib)
      self.handler = handler
    }
  }

  /// A cell, configured for an item.
  ///
  /// - Parameters:
  ///   - registration: Class and configuration; one that is created in the provider stops the
  ///     program.
  ///   - indexPath: The item's index path.
  ///   - item: The item; nil leaves the cell as it is dequeued.
  /// - Returns: The cell, to be returned from the data source.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.checkTime("CellRegistration")
    let role = ReusePool.Role.cell(identifier: registration.identity.identifier)
    let cell = dequeue(role, for: .cell(indexPath), as: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
