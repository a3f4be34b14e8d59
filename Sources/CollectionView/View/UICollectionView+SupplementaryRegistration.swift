// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
public import Views

extension UICollectionView {
  /// A class of supplementary views of one kind together with what configures them.
  ///
  /// Create it once, outside of the provider; the first use registers the class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the class `Supplementary`.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: Configures a view; called after it is dequeued, before it is returned.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Stops the program: there are no nib files here.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      UINib.refuse(supplementaryNib)
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  /// A supplementary view, configured.
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
    let view = dequeue(role, for: .supplementary(kind, indexPath), as: Supplementary.self)
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
