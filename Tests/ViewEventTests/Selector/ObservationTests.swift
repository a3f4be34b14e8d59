// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

private final class Observer: NSObject {
  var log: [String] = []

  func changed() { log.append("changed") }
  func changed(_ notification: Notification) { log.append("\(notification.object ?? "nil")") }
  func old(_ notification: NSNotification) { log.append("old \(notification.name.rawValue)") }
  func fire(_ timer: Timer) { log.append("fire \(timer.userInfo ?? "nil")") }
}

extension Selector {
  fileprivate static let changed = Selector("changed") { (o: Observer, _) in o.changed() }
  fileprivate static let changedOne = Selector("changed:") { (o: Observer, a) in
    o.changed(a[0])
  }
  fileprivate static let old = Selector("old:") { (o: Observer, a) in o.old(a[0]) }
  fileprivate static let fire = Selector("fire:") { (o: Observer, a) in o.fire(a[0]) }
}

@Suite("Observers and timers by selector")
struct ObservationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func `An observer gets the notification if it wants it`() {
    let observer = Observer()
    center.addObserver(observer, selector: .changed, name: name, object: nil)
    center.addObserver(observer, selector: .changedOne, name: name, object: nil)
    center.addObserver(observer, selector: .old, name: nil, object: nil)
    center.post(name: name, object: "poster")
    center.post(name: Notification.Name("other"), object: nil)
    expectEqual(observer.log.sorted(), ["changed", "old changed", "old other", "poster"])
  }

  @Test func `Only what the object posts is observed`() {
    let observer = Observer()
    let poster = NSObject()
    center.addObserver(observer, selector: .changed, name: name, object: poster)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: nil)
    expectEmpty(observer.log)
    center.post(name: name, object: poster)
    expectEqual(observer.log, ["changed"])
  }

  @Test func `An observer is removed from all, or from one name`() {
    let observer = Observer()
    let other = Observer()
    center.addObserver(observer, selector: .changed, name: name, object: nil)
    center.addObserver(observer, selector: .old, name: nil, object: nil)
    center.addObserver(other, selector: .changed, name: name, object: nil)
    center.removeObserver(observer, name: name, object: nil)
    center.post(name: name, object: nil)
    expectEqual(observer.log, ["old changed"])
    expectEqual(other.log, ["changed"])
    center.removeObserver(observer)
    center.post(name: name, object: nil)
    expectEqual(observer.log, ["old changed"])
    expectEqual(other.log, ["changed", "changed"])
  }

  @Test func `A closure's token is still removed`() {
    nonisolated(unsafe) let observer = Observer()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      observer.changed()
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    expectEmpty(observer.log)
  }

  @Test func `An observer is not kept alive`() {
    var observer: Observer? = Observer()
    weak let weakObserver = observer
    center.addObserver(observer!, selector: .changed, name: name, object: nil)
    observer = nil
    expectNil(weakObserver)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
  }

  @Test func `A timer calls its target with itself`() {
    let observer = Observer()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: observer, selector: .fire, userInfo: "info", repeats: false)
    let plain = Timer(
      timeInterval: 0.001, target: observer, selector: .changed, userInfo: nil, repeats: false)
    RunLoop.current.add(plain, forMode: .default)
    RunLoop.current.run(until: Date() + 0.05)
    expectEqual(observer.log.sorted(), ["changed", "fire info"])
    expect(!timer.isValid)
  }

  @Test func `A timer keeps its target until it is invalidated`() {
    var observer: Observer? = Observer()
    weak let weakObserver = observer
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: observer!, selector: .fire, userInfo: nil, repeats: true)
    observer = nil
    expectNotNil(weakObserver)
    timer.invalidate()
    expectNil(weakObserver)
  }
}
