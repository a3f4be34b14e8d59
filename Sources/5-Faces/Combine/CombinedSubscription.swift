// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  import Foundation
  import OpenCombine

  /// Passes on the latest values of two publishers as a subscriber asks for them.
  ///
  /// It takes whatever the publishers bring. What arrives while nothing is asked for replaces what arrived
  /// before, and is passed on with the next request: a slow subscriber gets the present values and never
  /// old ones. One pair at a time is passed on, in the order in which its values came.
  final class CombinedSubscription<First, Second, Downstream: Subscriber>: Subscription
  where Downstream.Input == (First, Second) {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    // Values that are released under the lock may cancel the subscription as they end.
    private let lock = NSRecursiveLock()
    /// The subscriber; nil from the end on.
    private var downstream: Downstream?
    private var upstreams: [(any Subscription)?] = [nil, nil]
    private var isFinished = [false, false]
    private var first: First?
    private var second: Second?
    /// The demand beyond the pairs that wait.
    private var demand = Subscribers.Demand.none
    /// Whether there are values that are in no pair yet.
    private var isDirty = false
    /// The pairs that were asked for while another one is being passed on.
    private var pairs: [(First, Second)] = []
    private var completion: Completion?
    private var isPassingOn = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    static func connect<A: Publisher, B: Publisher>(_ a: A, _ b: B, to downstream: Downstream)
    where
      A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
      B.Failure == Downstream.Failure
    {
      let subscription = CombinedSubscription(downstream)
      downstream.receive(subscription: subscription)
      a.subscribe(
        CombinedSubscriber(
          start: { subscription.start($0, at: 0) },
          value: { value in subscription.store { $0.first = value } },
          end: { subscription.end($0, at: 0) }))
      b.subscribe(
        CombinedSubscriber(
          start: { subscription.start($0, at: 1) },
          value: { value in subscription.store { $0.second = value } },
          end: { subscription.end($0, at: 1) }))
    }

    // MARK: The subscriber

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      self.demand += demand
      pair()
      lock.unlock()
      passOn()
    }

    func cancel() {
      lock.lock()
      let (old, pending) = (downstream, upstreams)
      downstream = nil
      (first, second, pairs, upstreams) = (nil, nil, [], [nil, nil])
      lock.unlock()
      withExtendedLifetime(old) { for upstream in pending { upstream?.cancel() } }
    }

    // MARK: The publishers

    private func start(_ subscription: any Subscription, at index: Int) {
      lock.lock()
      let isWanted = downstream != nil && completion == nil && upstreams[index] == nil
      if isWanted { upstreams[index] = subscription }
      lock.unlock()
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func store(_ change: (CombinedSubscription) -> Void) {
      lock.lock()
      if downstream != nil, completion == nil {
        change(self)
        isDirty = true
        pair()
      }
      lock.unlock()
      passOn()
    }

    private func end(_ end: Completion, at index: Int) {
      lock.lock()
      var pending: [(any Subscription)?] = []
      upstreams[index] = nil
      isFinished[index] = true
      if completion == nil {
        if case .failure = end {
          completion = end
        } else if index == 0 ? first == nil : second == nil {
          // Without a value of its own there will never be a pair.
          completion = .finished
        } else if isFinished == [true, true] {
          completion = .finished
        }
        if completion != nil {
          pending = upstreams
          upstreams = [nil, nil]
        }
        // A failure does not wait for a request.
        if case .failure = completion { isDirty = false }
      }
      lock.unlock()
      for upstream in pending { upstream?.cancel() }
      passOn()
    }

    // MARK: Passing on

    /// Puts the latest values into a pair if one is asked for. Only under the lock.
    private func pair() {
      guard isDirty, demand > 0, let first, let second else { return }
      pairs.append((first, second))
      isDirty = false
      demand -= 1
    }

    /// Passes on the pairs, then the end. A second thread, and a subscriber that causes further values,
    /// leaves them to the call that is already at it.
    private func passOn() {
      lock.lock()
      defer { lock.unlock() }
      guard !isPassingOn else { return }
      isPassingOn = true
      defer { isPassingOn = false }
      while let downstream {
        if !pairs.isEmpty {
          let next = pairs.removeFirst()
          lock.unlock()
          let more = downstream.receive(next)
          lock.lock()
          demand += more
          pair()
        } else if let completion, !isDirty || first == nil || second == nil {
          self.downstream = nil
          (first, second) = (nil, nil)
          lock.unlock()
          downstream.receive(completion: completion)
          lock.lock()
        } else {
          return
        }
      }
    }
  }

  private struct CombinedSubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let start: (any Subscription) -> Void
    let value: (Input) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) { start(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
      value(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
  }
#endif
