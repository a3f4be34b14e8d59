// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry

/// The common core of the diffable data sources of all faces: their data, the queue that shows what
/// is applied to them, and the checks of what their providers return.
@MainActor
package final class DiffableData<Section: Hashable, Item: Hashable> {
  package typealias Request = ApplyRequest<Section, Item>

  nonisolated private let shared = SharedContents<Section, Item>()
  /// The requests on their way: those of other queues come in the order of the calls, before what the main
  /// queue applies after them (behaviour rule DD-4).
  nonisolated private let requests = MainQueueTransfer<Request>()
  private weak var view: (any SnapshotPresenting)?
  private var queue: ApplyQueue<Section, Item>?
  package var didChange: (_ isAnimated: Bool) -> Void = { _ in }

  /// Creates empty data.
  ///
  /// - Parameter view: The view that shows them, held weakly.
  package init(view: any SnapshotPresenting) { self.view = view }

  /// The data that are shown. They can be read on any queue.
  nonisolated package var contents: DataSourceContents<Section, Item> {
    get { shared.contents }
    set { shared.contents = newValue }
  }

  nonisolated package var snapshot: NSDiffableDataSourceSnapshot<Section, Item> {
    shared.contents.snapshot
  }

  /// Shows a change, after those that are being shown: at once on the main queue, else later.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - mode: How it is shown.
  ///   - source: The data source. It is kept until then, and the console names its type.
  ///   - completion: Called on the main queue when the change is shown.
  nonisolated package func apply(
    _ change: Request.Change, _ mode: Request.Mode, of source: any AnyObject & Sendable,
    completion: (() -> Void)?
  ) {
    requests.transfer(Request(change: change, mode: mode, completion: completion)) {
      self.queue(of: source).submit($0, isOnMain: $1)
    }
  }

  private func queue(of source: AnyObject) -> ApplyQueue<Section, Item> {
    if let queue { return queue }
    let queue = ApplyQueue(
      shared, view: view, name: "\(type(of: source))",
      didChange: { [weak self] in self?.didChange($0) })
    self.queue = queue
    return queue
  }

  // MARK: Providers

  /// The view that a provider gives for an item; stops the program without an item, or a view.
  ///
  /// - Parameters:
  ///   - item: The item at the index path; nil if there is none.
  ///   - indexPath: The index path.
  ///   - name: What is to be given, with its article, for the message: "a cell".
  ///   - provider: The provider.
  /// - Returns: What it gives.
  package func view<View>(
    for item: Item?, at indexPath: IndexPath, _ name: (article: String, noun: String),
    from provider: (Item) -> View?
  ) -> View {
    guard let item else { programmerError("The snapshot has no item at \(indexPath).") }
    guard let view = provider(item) else {
      programmerError(
        """
        The \(name.noun) provider returned nil for the item \(item) at \(indexPath); return \
        \(name.article) \(name.noun).
        """)
    }
    return view
  }

  /// Returns what a provider gives for a supplementary view; stops the program if there is no
  /// provider or nothing is given.
  package func supplementaryView<View>(
    ofKind kind: String, at indexPath: IndexPath, from provider: ((String, IndexPath) -> View?)?
  ) -> View {
    guard let provider else {
      programmerError(
        """
        The layout has a supplementary view of kind "\(kind)" at \(indexPath), but the data source \
        has no supplementaryViewProvider. Set one before you apply a snapshot.
        """)
    }
    guard let view = provider(kind, indexPath) else {
      programmerError(
        """
        The supplementary view provider returned nil for the kind "\(kind)" at \(indexPath); \
        return a view.
        """)
    }
    return view
  }
}
