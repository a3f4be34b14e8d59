// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
struct TransactionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { window.addSubview(view) }

  private final class Calls {
    var list: [String] = []
  }

  @Test func `A completion block waits for the animations that began in the transaction`() {
    let calls = Calls()
    let window = window
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.list.append("done at \(window.currentTime)") }
    UIView.animate(withDuration: 0.25) { view.alpha = 0 }
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
    CATransaction.commit()
    window.advance(to: 0.4)
    expectEmpty(calls.list)
    window.advance(to: 1)
    expectEqual(calls.list, ["done at 0.5"])
  }

  @Test func `Without animations a completion block is called at the commit`() {
    let calls = Calls()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.list.append("done") }
    view.alpha = 0.5
    expectEmpty(calls.list)
    CATransaction.commit()
    expectEqual(calls.list, ["done"])
  }

  @Test func `An outer transaction waits for what began in an inner one`() {
    let calls = Calls()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.list.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.list.append("inner") }
    UIView.animate(withDuration: 0.25) { view.alpha = 0 }
    CATransaction.commit()
    CATransaction.commit()
    expectEmpty(calls.list)
    window.advance(to: 1)
    expectEqual(calls.list.sorted(), ["inner", "outer"])
  }

  @Test func `Disabled actions make changes in an animation block at once`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    expect(CATransaction.disableActions())
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
    CATransaction.commit()
    expectEqual(view.layer.presentation()?.frame.minX, 50)
    expect(!CATransaction.disableActions())
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 0 }
    expectEqual(view.layer.presentation()?.frame.minX, 50)
  }

  @Test func `An inner transaction disables actions as the outer one does, unless it is set`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    expect(CATransaction.disableActions())
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
    expectEqual(view.layer.presentation()?.frame.minX, 50)
    CATransaction.setDisableActions(false)
    expect(!CATransaction.disableActions())
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 0 }
    expectEqual(view.layer.presentation()?.frame.minX, 50)
    CATransaction.commit()
    expect(CATransaction.disableActions())
    CATransaction.commit()
    expect(!CATransaction.disableActions())
  }

  @Test
  func `A transaction without a begin ends with the turn, and a commit too many does nothing`() {
    window.makeKeyAndVisible()
    let calls = Calls()
    CATransaction.commit()
    CATransaction.setCompletionBlock { calls.list.append("done") }
    expectEmpty(calls.list)
    window.advance(to: 0)
    expectEqual(calls.list, ["done"])
  }

  @Test func `Batch updates in a transaction are waited for`() {
    let calls = Calls()
    let collectionView = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = OneSection()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    window.addSubview(collectionView)
    window.layoutIfNeeded()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.list.append("done") }
    source.count += 1
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    CATransaction.commit()
    expectEmpty(calls.list)
    window.advance(to: 1)
    expectEqual(calls.list, ["done"])
  }

  private final class OneSection: NSObject, UICollectionViewDataSource {
    var count = 2

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
