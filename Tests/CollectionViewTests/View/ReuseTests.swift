// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Behaviour section 11.4.
@Suite("Reuse")
@MainActor
struct ReuseTests {
  private func make(
    _ counts: [Int], log: CallLog? = nil, height: CGFloat = 50
  ) -> (UICollectionView, TestDataSource) {
    let source = TestDataSource(counts, log: log)
    let layout = UICollectionViewCompositionalLayout(section: listSection(.absolute(height)))
    let view = makeView(layout, source, size: CGSize(width: 320, height: 100))
    return (view, source)
  }

  @Test func `A view that leaves is announced, then prepared for the next item`() {
    let log = CallLog()
    let (view, source) = make([20], log: log)
    _ = log.take()
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    expectEqual(
      log.take(),
      [
        "didEndDisplaying 0", "cellForItemAt 2", "prepareForReuse", "apply 2", "willDisplay 2",
      ])
    _ = source
  }

  @Test func `Cells created stay at what is visible`() {
    let (view, source) = make([1_000_000])
    var cells = Set<ObjectIdentifier>()
    for step in 0..<200 {
      view.contentOffset.y = CGFloat(step) * 37
      view.layoutIfNeeded()
      cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
    }
    expectEqual(cells.count, 3)
    _ = source
  }

  @Test func `The view that came last goes first`() {
    let (view, source) = make([20])
    let cells = view.visibleCells
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    expectSame(view.cellForItem(at: IndexPath(item: 10, section: 0)), cells[1])
    expectSame(view.cellForItem(at: IndexPath(item: 11, section: 0)), cells[0])
    _ = source
  }

  @Test func `Attributes are not applied twice`() {
    let log = CallLog()
    let (view, source) = make([20], log: log)
    _ = log.take()
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    expectEqual(log.take().filter { $0.hasPrefix("apply") }, ["apply 2"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(log.take(), [])
    _ = source
  }

  @Test func `A new cell begins with its frame`() {
    final class FrameCell: UICollectionViewCell {
      static var frames: [CGRect] = []
      override init(frame: CGRect) {
        Self.frames.append(frame)
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
    }
    FrameCell.frames = []
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: listSection(.absolute(50)))
    )
    let source = TestDataSource([2])
    view.register(FrameCell.self, forCellWithReuseIdentifier: "frame")
    let adapter = Adapter { $0.dequeueReusableCell(withReuseIdentifier: "frame", for: $1) }
    view.dataSource = adapter
    view.layoutIfNeeded()
    expectEqual(
      FrameCell.frames,
      [
        CGRect(x: 0, y: 0, width: 320, height: 50), CGRect(x: 0, y: 50, width: 320, height: 50),
      ])
    _ = source
  }

  @Test func `Reloading ends the display of all cells`() {
    let log = CallLog()
    let (view, source) = make([2], log: log)
    _ = log.take()
    source.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(
      log.take(),
      [
        "didEndDisplaying 0", "didEndDisplaying 1", "cellForItemAt 0", "prepareForReuse",
        "apply 0", "willDisplay 0",
      ])
  }

  @Test func `A view that hides itself when it is configured stays hidden`() {
    let source = TestDataSource([2])
    source.configure = { $0.isHidden = true }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(50))), source)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.isHidden), [true, true])
  }

  @Test func `Queries answer what is visible`() {
    let (view, source) = make([20])
    let path = IndexPath(item: 1, section: 0)
    let cell = view.cellForItem(at: path)
    expectEqual(cell.map(view.indexPath(for:)), path)
    expectNil(view.cellForItem(at: IndexPath(item: 5, section: 0)))
    expectNil(view.indexPath(for: UICollectionViewCell(frame: .zero)))
    expectEqual(view.indexPathsForVisibleItems, [IndexPath(item: 0, section: 0), path])
    expectEqual(view.numberOfSections, 1)
    expectEqual(view.numberOfItems(inSection: 0), 20)
    _ = source
  }

  @Test func `Views are in order of depth, then of kind, then of index path`() {
    let section = listSection(.absolute(20))
    section.boundarySupplementaryItems = [boundaryItem(.absolute(10))]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.zIndex = 1
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let source = TestDataSource([2, 1])
    let view = makeView(layout, source, kinds: [UICollectionView.elementKindSectionHeader])
    let behind = UIView(frame: .zero)
    view.backgroundView = behind
    let overlay = UIView(frame: .zero)
    view.addSubview(overlay)
    view.layoutIfNeeded()
    expectSame(view.subviews.first, behind)
    expectSame(view.subviews.last, overlay)
    // Cells of a section with a background lie at depth 1, as the background and the headers do.
    expectEqual(
      view.layoutTree.elements.map { "\($0.category) \($0.indexPath)" },
      [
        "decoration [0, 0]", "decoration [1, 0]", "cell [0, 0]", "cell [0, 1]", "cell [1, 0]",
        "supplementary [0, 0]", "supplementary [1, 0]",
      ])
    expectEqual(behind.frame, view.bounds)
    _ = source
  }

  /// A data source of 2 items from a closure.
  private final class Adapter: NSObject, UICollectionViewDataSource {
    let provider: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(_ provider: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.provider = provider
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { provider(collectionView, indexPath) }
  }

  // MARK: Errors

  /// Runs a layout pass with a cell provider, in a process of its own.
  private static func show(
    _ provider: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: listSection(.absolute(50)))
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    let adapter = Adapter(provider)
    view.dataSource = adapter
    view.layoutIfNeeded()
  }

  private func message(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test(.waitsForProcesses) func `An identifier that is not registered stops the program`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ReuseTests.show { $0.dequeueReusableCell(withReuseIdentifier: "none", for: $1) }
      }
    }
    expectContains(message(result), "no class is registered for the identifier \"none\"")
  }

  @Test(.waitsForProcesses) func `A cell that was not dequeued stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { ReuseTests.show { _, _ in UICollectionViewCell(frame: .zero) } }
    }
    expectContains(message(result), "was not dequeued for it")
  }

  @Test(.waitsForProcesses) func `A cell that was dequeued for another item stops the program`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ReuseTests.show { view, path in
          let other = IndexPath(item: path.item + 1, section: 0)
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: other)
        }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "was not dequeued for it", "\(message)")
  }

  @Test(.waitsForProcesses) func `A registration made in the provider stops the program`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ReuseTests.show { view, path in
          let registration = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
      }
    }
    expectContains(message(result), "Create it once")
  }

  @Test(.waitsForProcesses) func `A nib that is missing stops the program where it is first used`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Self.show { view, indexPath in
          view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
    }
    expectContains(message(result), "Could not load NIB in bundle: ")
    expectContains(message(result), "with name 'Cell'")
  }

  @Test(.waitsForProcesses) func `A class that is no cell stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
          .register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "it is not a UICollectionViewCell", "\(message)")
  }

  @Test(.waitsForProcesses) func `A background without a class stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let section = listSection(.absolute(50))
        section.decorationItems = [.background(elementKind: "background")]
        _ = makeView(UICollectionViewCompositionalLayout(section: section), TestDataSource([1]))
      }
    }
    expectContains(message(result), "has a decoration view of kind \"background\"")
  }

  @Test(.waitsForProcesses) func `A negative count stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = makeView(
          UICollectionViewCompositionalLayout(section: listSection(.absolute(50))),
          TestDataSource([-1]))
      }
    }
    expectContains(message(result), "returned -1 as section 0's number of items")
  }

  @Test(.waitsForProcesses)
  func `Taking a registration back with nil makes the identifier unknown`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "no class is registered for the identifier \"cell\"", "\(message)")
  }
}
