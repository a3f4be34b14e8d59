// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

/// Queues and run loops as schedulers.
@Suite("Schedulers") struct SchedulerTests {
  /// The values that three ways of a scheduler bring, in order.
  private func values(on scheduler: some Scheduler, waiting: (@escaping () -> Bool) -> Void)
    -> [Int]
  {
    let lock = NSLock()
    var values: [Int] = []
    func note(_ value: Int) { lock.withLock { values.append(value) } }
    var bag: Set<AnyCancellable> = []
    Just(1).receive(on: scheduler).sink(receiveValue: note).store(in: &bag)
    waiting { lock.withLock { values.count == 1 } }
    Just(2).delay(for: .milliseconds(5), scheduler: scheduler).sink(receiveValue: note)
      .store(in: &bag)
    waiting { lock.withLock { values.count == 2 } }
    let repeated = scheduler.schedule(
      after: scheduler.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)
    ) { note(3) }
    waiting { lock.withLock { values.count >= 4 } }
    repeated.cancel()
    return lock.withLock { Array(values.prefix(4)) }
  }

  private func wait(for condition: @escaping () -> Bool) {
    let end = Date() + 60
    while !condition(), Date() < end { Thread.sleep(forTimeInterval: 0.001) }
  }

  @Test func `A dispatch queue is a scheduler`() {
    let queue = DispatchQueue(label: "test")
    #expect(values(on: queue, waiting: wait) == [1, 2, 3, 3])
  }

  @Test func `An operation queue is a scheduler`() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(values(on: queue, waiting: wait) == [1, 2, 3, 3])
  }

  @Test func `A run loop is a scheduler, and has timers that publish`() {
    func run(_ condition: @escaping () -> Bool) {
      let end = Date() + 60
      while !condition(), Date() < end { RunLoop.current.run(until: Date() + 0.002) }
    }
    #expect(values(on: RunLoop.current, waiting: run) == [1, 2, 3, 3])

    var dates: [Date] = []
    let timer: Timer.TimerPublisher = Timer.publish(every: 0.002, on: .current, in: .default)
    let subscription = timer.autoconnect().prefix(3).sink { dates.append($0) }
    run { dates.count == 3 }
    subscription.cancel()
    RunLoop.current.run(until: Date() + 0.01)
    #expect(dates.count == 3 && dates == dates.sorted())
  }

  @Test func `What another thread schedules wakes a run loop that sleeps, in order`() {
    let loop = RunLoop.current
    // Without a timer of its own the loop would not sleep; after the last value it has none, and ends.
    let timer = Timer(fire: Date() + 60, interval: 0, repeats: false) { _ in }
    loop.add(timer, forMode: .default)
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var last = Date.distantFuture
    let subscription = subject.receive(on: loop).sink {
      values.append($0)
      guard values.count == 100 else { return }
      last = Date()
      timer.invalidate()
    }
    let start = Date()
    Thread.detachNewThread {
      // By now the loop sleeps.
      Thread.sleep(forTimeInterval: 0.1)
      for number in 0..<100 { subject.send(number) }
    }
    while values.count < 100, Date() < start + 30 {
      _ = loop.run(mode: .default, before: start + 30)
    }
    #expect(values == Array(0..<100))
    #expect(last < start + 25)
    timer.invalidate()
    subscription.cancel()
  }

  @Test func `Delayed values stay in order on an operation queue`() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let lock = NSLock()
    var values: [Int] = []
    let subscription = (0..<2000).publisher
      .delay(for: .milliseconds(5), scheduler: queue)
      .sink { value in lock.withLock { values.append(value) } }
    wait { lock.withLock { values.count == 2000 } }
    #expect(lock.withLock { values } == Array(0..<2000))
    subscription.cancel()
  }

  @Test func `Strides add up, and are cut at the longest`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) + .milliseconds(5) == .microseconds(2_005_000))
    #expect(Stride.seconds(1.5) - .seconds(1) == .nanoseconds(500_000_000))
    #expect(
      Stride.seconds(.max) == .nanoseconds(.max) && Stride.seconds(.min) == .nanoseconds(.min))
    #expect(Stride.seconds(-Double.infinity) == .nanoseconds(.min))
    #expect(Stride.seconds(Double.nan) == .nanoseconds(0))
    #expect(Stride.nanoseconds(.max) + .nanoseconds(1) == .nanoseconds(.max))
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    let later = start.advanced(by: .microseconds(3))
    #expect(start.distance(to: later) == .nanoseconds(3_000))
    #expect(later.distance(to: start) == .nanoseconds(-3_000))

    typealias Seconds = RunLoop.SchedulerTimeType.Stride
    #expect(Seconds.milliseconds(1_500) == 1.5 && Seconds.seconds(2) > .microseconds(1))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(date.advanced(by: 2.5).date == Date(timeIntervalSinceReferenceDate: 12.5))
    #expect(date.distance(to: date.advanced(by: -1)) == -1)
  }
}
