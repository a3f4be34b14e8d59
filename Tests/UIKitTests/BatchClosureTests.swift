// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Writes down its batches, and hands them on in a closure of its own.
private final class WrappingView: UICollectionView {
  var log: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log.append("begin")
    super.performBatchUpdates(
      {
        log.append("updates")
        updates?()
      },
      completion: {
        self.log.append("end")
        completion?($0)
      })
  }
}

/// Counts its batches, and hands them on in a closure of its own.
private final class WrappingTable: UITableView {
  var begun = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    begun += 1
    super.performBatchUpdates({ updates?() }, completion: completion)
  }
}

/// Hands its batches on as they are.
private final class PassingView: UICollectionView {
  var log: [String] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    log.append("begin")
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// Hands its batches on from a method of another name.
private final class ConvolutedView: UICollectionView {
  var log: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log.append("begin")
    handOn(updates, completion)
  }

  private func handOn(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    super.performBatchUpdates({ updates?() }, completion: completion)
  }
}

/// Drops its batches while it is paused.
private final class PausingView: UICollectionView {
  var isPaused = false
  var log: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log.append(isPaused ? "dropped" : "begin")
    if !isPaused { super.performBatchUpdates({ updates?() }, completion: completion) }
  }
}

/// A client that keeps the data.
@MainActor private final class Client: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var count = 1
  var finished = 0

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func insert() {
    count += 1
    view.insertItems(at: [IndexPath(item: count - 1, section: 0)])
  }

  func finish(_ isFinished: Bool) { finished += 1 }

  func perform(_ updates: () -> Void) {
    view.performBatchUpdates(updates, completion: nil)
  }

  func performLater(_ updates: @escaping () -> Void) { view.performBatchUpdates(updates) }

  func performIfAny(_ updates: (() -> Void)?) { view.performBatchUpdates(updates) }

  /// All the ways to write it. Members are named without `self`.
  func insertInEveryWay() {
    view.performBatchUpdates {
      count += 1
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.performBatchUpdates({ insert() }, completion: nil)
    view.performBatchUpdates({ insert() }) { _ in self.finished += 1 }
    view.performBatchUpdates {
      insert()
    } completion: { [weak self] in
      self?.finish($0)
    }
    view.performBatchUpdates { [weak self] in self?.insert() }
    view.performBatchUpdates(insert)
    view.performBatchUpdates(insert, completion: finish)
    perform { insert() }
    performLater { self.insert() }
    performIfAny { self.insert() }
    performIfAny(nil)
    view.performBatchUpdates(nil)
    view.performBatchUpdates(nil, completion: nil)
    view.performBatchUpdates(nil) { _ in self.finished += 1 }
    let perform: ((() -> Void)?, ((Bool) -> Void)?) -> Void = view.performBatchUpdates
    perform(insert, finish)
  }

  func insertAsynchronously() async {
    view.performBatchUpdates { insert() }
    view.performBatchUpdates({ insert() }, completion: nil)
  }
}

@Suite("Batches in closures that do not escape")
@MainActor
struct BatchClosureTests {
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
  private let layout = UICollectionViewFlowLayout()

  @Test func `A batch can be written in every way, without naming self`() {
    let client = Client(UICollectionView(frame: frame, collectionViewLayout: layout))
    client.insertInEveryWay()
    expectEqual(client.count, 12)
    expectEqual(client.view.numberOfItems(inSection: 0), 12)
    client.view.layoutIfNeeded()
    expectEqual(client.finished, 5)
  }

  @Test func `A batch can be written in code that is asynchronous`() async {
    let client = Client(UICollectionView(frame: frame, collectionViewLayout: layout))
    await client.insertAsynchronously()
    expectEqual(client.view.numberOfItems(inSection: 0), 3)
  }

  @Test func `An override runs once for each batch, however it is written`() {
    let view = WrappingView(frame: frame, collectionViewLayout: layout)
    let client = Client(view)
    client.insertInEveryWay()
    view.layoutIfNeeded()
    expectEqual(client.count, 12)
    expectEqual(view.log.filter { $0 == "begin" }.count, 15)
    expectEqual(view.log.filter { $0 == "updates" }.count, 15)
    expectEqual(view.log.filter { $0 == "end" }.count, 15)
    expectEqual(client.finished, 5)
  }

  @Test func `An override that hands the closure on runs once for each batch`() {
    let view = PassingView(frame: frame, collectionViewLayout: layout)
    let client = Client(view)
    client.insertInEveryWay()
    expectEqual(client.count, 12)
    expectEqual(view.log.count, 15)
  }

  @Test func `An override can call super from a method of another name`() {
    let view = ConvolutedView(frame: frame, collectionViewLayout: layout)
    let client = Client(view)
    client.perform { client.insert() }
    client.perform { client.insert() }
    expectEqual(view.log, ["begin", "begin"])
    expectEqual(view.numberOfItems(inSection: 0), 3)
  }

  @Test func `An override that drops a batch is called for the next one`() {
    let view = PausingView(frame: frame, collectionViewLayout: layout)
    let client = Client(view)
    view.isPaused = true
    client.perform { client.insert() }
    expectEqual(client.count, 1)
    view.isPaused = false
    client.perform { client.insert() }
    expectEqual(view.log, ["dropped", "begin"])
    expectEqual(view.numberOfItems(inSection: 0), 2)
  }

  // A name of a caller and its file, as a method of that name in another module has them.
  @Test func `A wrapper of the same name in another module comes to an override`() {
    let name: StaticString = "performBatchUpdates(_:completion:)"
    let view = WrappingView(frame: frame, collectionViewLayout: layout)
    let client = Client(view)
    view.performBatchUpdates({ client.insert() }, caller: name, file: "Adapters/Adapter.swift")
    expectEqual(view.log, ["begin", "updates", "end"])
    expectEqual(view.numberOfItems(inSection: 0), 2)
    let plain = Client(UICollectionView(frame: frame, collectionViewLayout: layout))
    plain.view.performBatchUpdates({ plain.insert() }, caller: name)
    expectEqual(plain.view.numberOfItems(inSection: 0), 2)
    let table = WrappingTable(frame: frame)
    table.performBatchUpdates({}, caller: name, file: "Adapters/Adapter.swift")
    table.performBatchUpdates(nil)
    expectEqual(table.begun, 2)
  }

  @Test func `A batch inside a batch of an override joins it`() {
    let view = WrappingView(frame: frame, collectionViewLayout: layout)
    let client = Client(view)
    var isCommitted: [Bool] = []
    client.perform {
      client.insert()
      client.perform { client.insert() }
      isCommitted.append(!view.hasUncommittedUpdates)
    }
    expectEqual(isCommitted, [false])
    expectEqual(view.log.filter { $0 == "begin" }.count, 2)
    expectEqual(view.numberOfItems(inSection: 0), 3)
  }

  @Test func `A data source's snapshots come to an override`() {
    let view = WrappingView(frame: frame, collectionViewLayout: layout)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    expectEqual(view.log, [])
    snapshot.appendItems([3])
    source.apply(snapshot)
    expectEqual(view.log, ["begin", "updates"])
    expectEqual(view.numberOfItems(inSection: 0), 3)
  }
}
