// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Testing
import Views
import WaitingSuites

/// Behaviour rules DD-1, DD-8 and DD-9.
@Suite("Diffable data source")
@MainActor
struct DiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func make() -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: listSection(.absolute(50)))
    )
    let registration = UICollectionView.CellRegistration<TestCell, Int> { cell, _, item in
      cell.tag = item
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (view, source)
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["main"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `It connects itself, and is held weakly`() {
    let view: UICollectionView
    do {
      let (made, source) = make()
      expectSame(made.dataSource, source)
      view = made
    }
    expectNil(view.dataSource)
  }

  @Test func `Applied data are there at once, and the completion comes after layout`() {
    let (view, source) = make()
    var shown: [Int] = []
    source.apply(snapshot([7, 8])) { shown = view.visibleCells.map(\.tag) }
    expectEqual(shown, [7, 8])
    expectEqual(source.snapshot().itemIdentifiers, [7, 8])
    source.apply(snapshot([9]), animatingDifferences: false)
    expectEqual(view.numberOfItems(inSection: 0), 1)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.tag), [9])
  }

  @Test func `Identifiers and index paths are found both ways`() {
    let (_, source) = make()
    var data = snapshot([7, 8])
    data.appendSections(["more"])
    data.appendItems([9])
    source.apply(data)
    expectEqual(source.itemIdentifier(for: IndexPath(item: 0, section: 1)), 9)
    expectNil(source.itemIdentifier(for: IndexPath(item: 1, section: 1)))
    expectNil(source.itemIdentifier(for: IndexPath(item: 0, section: 2)))
    expectEqual(source.indexPath(for: 8), IndexPath(item: 1, section: 0))
    expectNil(source.indexPath(for: 10))
    expectEqual(source.sectionIdentifier(for: 1), "more")
    expectNil(source.sectionIdentifier(for: 2))
    expectEqual(source.index(for: "more"), 1)
    expectNil(source.index(for: "none"))
  }

  @Test func `Its snapshot has no marks`() {
    let (_, source) = make()
    var data = snapshot([7, 8])
    data.reloadItems([7])
    source.apply(data)
    expectEmpty(source.snapshot().reloadedItemIdentifiers)
    expectEqual(source.snapshot(), data)
  }

  @Test(.waitsForProcesses) func `A provider that returns nil stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(
            section: listSection(.absolute(50))))
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
          _, _, _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections([""])
        snapshot.appendItems([5])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "returned nil for the item 5 at [0, 0]")
  }

  @Test(.waitsForProcesses) func `A header without a provider stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let section = listSection(.absolute(50))
        section.boundarySupplementaryItems = [boundaryItem(.absolute(20))]
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
          _, _, _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections([""])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "has no supplementaryViewProvider")
  }

  @Test(.waitsForProcesses) func `A registration that the provider creates stops the program`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(
            section: listSection(.absolute(50))))
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
          view, path, item in
          let registration = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections([""])
        snapshot.appendItems([5])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "was created while the collection view requested a view")
  }

  @Test(.waitsForProcesses) func `A registration for another kind of element stops the program`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let section = listSection(.absolute(50))
        section.boundarySupplementaryItems = [boundaryItem(.absolute(20), kind: "asked")]
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let cell = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<TestHeader>(
          elementKind: "registered"
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
          view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections([""])
        snapshot.appendItems([5])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "asks for a view of kind \"asked\" at [0, 0]")
    expectContains(message, "is for kind \"registered\"")
  }
}
