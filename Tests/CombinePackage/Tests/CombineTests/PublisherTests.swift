// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationNetworking
import Testing

/// The publishers that Foundation has on Apple's systems, and those of OpenCombine.
@Suite("Publishers") struct PublisherTests {
  private final class Model: ObservableObject {
    @Published var title = "a"
    @Published var count = 1
  }

  @Test func `A published property emits its value, and the object before it changes`() {
    let model = Model()
    var (titles, counts): ([String], [Int]) = ([], [])
    var bag: Set<AnyCancellable> = []
    model.$title.sink { titles.append($0) }.store(in: &bag)
    model.objectWillChange.sink { counts.append(model.count) }.store(in: &bag)
    model.title = "b"
    model.count = 5
    model.count = 6
    #expect(titles == ["a", "b"])
    #expect(counts == [1, 1, 5])
    bag = []
    model.title = "c"
    #expect(titles == ["a", "b"])
  }

  @Test func `An optional and a result are publishers`() {
    var values: [Int] = []
    var ends = 0
    func note(_ publisher: some Publisher<Int, Never>) {
      _ = publisher.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    }
    note(Int?.some(3).publisher)
    note(Int?.none.publisher)
    note(Result<Int, Never>.success(4).publisher)
    let publisher: Int?.Publisher = Int?.some(5).publisher
    note(publisher)
    #expect(values == [3, 4, 5] && ends == 4)
  }

  @Test func `Notifications are published until the subscription is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let (one, other) = (NSObject(), NSObject())
    var (all, ofOne) = (0, 0)
    let everything = center.publisher(for: name).sink { _ in all += 1 }
    let some: NotificationCenter.Publisher = center.publisher(for: name, object: one)
    let first = some.prefix(2).sink { _ in ofOne += 1 }
    for object in [one, other, one, one] { center.post(name: name, object: object) }
    center.post(name: Notification.Name("other"), object: one)
    #expect(all == 4 && ofOne == 2)
    everything.cancel()
    first.cancel()
    center.post(name: name, object: one)
    #expect(all == 4 && ofOne == 2)
    #expect(some == NotificationCenter.Publisher(center: center, name: name, object: one))
    #expect(some != NotificationCenter.Publisher(center: center, name: name))
  }

  @Test func `A notification without a request is dropped`() {
    final class Slow: Subscriber {
      var subscription: (any Subscription)?
      var count = 0
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Notification) -> Subscribers.Demand {
        count += 1
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let (center, slow) = (NotificationCenter(), Slow())
    let name = Notification.Name("changed")
    center.publisher(for: name).subscribe(slow)
    center.post(name: name, object: nil)
    #expect(slow.count == 0)
    slow.subscription?.request(.max(2))
    for _ in 0..<3 { center.post(name: name, object: nil) }
    #expect(slow.count == 2)
  }

  @Test func `The latest values of several publishers come together from when all have one`() {
    let (name, count, isOn) = (
      PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1),
      PassthroughSubject<Bool, Never>()
    )
    var (pairs, threes, fours): ([String], [String], Int) = ([], [], 0)
    var ends = 0
    var bag: Set<AnyCancellable> = []
    name.combineLatest(count) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { pairs.append($0) })
      .store(in: &bag)
    Publishers.CombineLatest3(name, count, isOn).map { "\($0)\($1)\($2)" }
      .sink { threes.append($0) }.store(in: &bag)
    name.combineLatest(count, isOn, Just(0)).sink { _ in fours += 1 }.store(in: &bag)
    name.send("a")
    count.send(2)
    isOn.send(true)
    name.send("b")
    #expect(pairs == ["a1", "a2", "b2"])
    #expect(threes == ["a2true", "b2true"] && fours == 2)
    name.send(completion: .finished)
    count.send(3)
    #expect(pairs == ["a1", "a2", "b2", "b3"] && ends == 0)
    count.send(completion: .finished)
    #expect(ends == 1)
    bag = []
    isOn.send(false)
    #expect(threes == ["a2true", "b2true", "b3true"] && fours == 3)
  }

  /// A subscriber that asks for values one call at a time.
  private final class Asking<Input, Failure: Error>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var ends: [Subscribers.Completion<Failure>] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
    func ask() { subscription?.request(.max(1)) }
    var hasFailed: Bool {
      if case .failure? = ends.last { true } else { false }
    }
  }

  @Test func `A subscriber that asks late gets the latest values, the last ones too`() {
    let (name, count) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    let asking = Asking<String, Never>()
    name.combineLatest(count) { "\($0)\($1)" }.subscribe(asking)
    for number in 1...3 {
      name.send("abc".dropFirst(number - 1).prefix(1).description)
      count.send(number)
    }
    #expect(asking.values.isEmpty)
    asking.ask()
    #expect(asking.values == ["c3"])
    // What was asked for and is not there yet comes when it is, and once.
    asking.ask()
    #expect(asking.values == ["c3"])
    count.send(4)
    count.send(5)
    #expect(asking.values == ["c3", "c4"])
    name.send("z")
    name.send(completion: .finished)
    count.send(completion: .finished)
    #expect(asking.ends.isEmpty)
    asking.ask()
    #expect(asking.values == ["c3", "c4", "z5"] && asking.ends.count == 1)
  }

  @Test func `Three and four publishers keep their latest values, too`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let (three, four) = (Asking<[Int], Never>(), Asking<[Int], Never>())
    subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }.subscribe(three)
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }
      .subscribe(four)
    for number in 1...5 { for subject in subjects { subject.send(number) } }
    three.ask()
    four.ask()
    #expect(three.values == [[5, 5, 5]] && four.values == [[5, 5, 5, 5]])
  }

  @Test func `Latest values end at once with a failure, and with an end without a value`() {
    struct Failed: Error {}
    let (one, other) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    let failing = Asking<Int, Failed>()
    one.combineLatest(other) { $0 + $1 }.subscribe(failing)
    one.send(1)
    other.send(2)
    one.send(completion: .failure(Failed()))
    #expect(failing.hasFailed && failing.ends.count == 1 && failing.values.isEmpty)
    other.send(3)
    other.send(completion: .finished)
    failing.ask()
    #expect(failing.ends.count == 1 && failing.values.isEmpty)

    let still = PassthroughSubject<Int, Failed>()
    let empty = Asking<Int, Failed>()
    still.combineLatest(Empty<Int, Failed>()) { $0 + $1 }.subscribe(empty)
    #expect(empty.ends.count == 1 && !empty.hasFailed)
  }

  @Test func `Values that a subscriber causes follow those that it is given`() {
    let (one, other) = (CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>())
    var pairs: [[Int]] = []
    let subscription = one.combineLatest(other) { [$0, $1] }.sink { pair in
      pairs.append(pair)
      if pair == [0, 1] { for number in [7, 8] { one.send(number) } }
    }
    other.send(1)
    #expect(pairs == [[0, 1], [7, 1], [8, 1]])
    subscription.cancel()
    other.send(2)
    #expect(pairs.count == 3)
  }

  @Test func `Values of many threads all come together`() {
    let subjects = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    var count = 0
    let subscription = subjects.0.combineLatest(subjects.1).sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for number in 0..<500 { subjects.0.send(number) }
    }
    #expect(count == 2000)
    subscription.cancel()
  }

  @Test func `Merged publishers keep a value that is not asked for yet`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let asking = Asking<Int, Never>()
    one.merge(with: other).subscribe(asking)
    one.send(1)
    other.send(2)
    asking.ask()
    asking.ask()
    #expect(asking.values == [1, 2])
    one.send(completion: .finished)
    other.send(completion: .finished)
    #expect(asking.ends.count == 1)
  }

  @Test func `Merged publishers bring what each of them brings`() {
    struct Failed: Error {}
    let (one, other) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var (two, many): ([Int], [Int]) = ([], [])
    var failures = 0
    func note(_ completion: Subscribers.Completion<Failed>) {
      if case .failure = completion { failures += 1 }
    }
    let first = one.merge(with: other).sink(
      receiveCompletion: note, receiveValue: { two.append($0) })
    let three = one.merge(with: other, Just(9).setFailureType(to: Failed.self))
    let second = three.sink(receiveCompletion: note, receiveValue: { many.append($0) })
    for number in 1...3 { (number == 2 ? other : one).send(number) }
    #expect(two == [1, 2, 3] && many == [9, 1, 2, 3])
    other.send(completion: .failure(Failed()))
    one.send(4)
    #expect(failures == 2 && two.count == 3 && many.count == 4)
    first.cancel()
    second.cancel()
    var all: [Int] = []
    _ = Publishers.MergeMany((1...3).map { Just($0) }).collect().sink { all = $0 }
    #expect(all == [1, 2, 3])
  }

  @Test func `Values are encoded and decoded`() throws {
    func roundTrip<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
      _ encoder: Encoder, _ decoder: Decoder
    ) -> [Int] where Encoder.Output == Data, Decoder.Input == Data {
      var result: [Int] = []
      _ = Just([1, 2]).encode(encoder: encoder).decode(type: [Int].self, decoder: decoder)
        .sink(receiveCompletion: { _ in }, receiveValue: { result = $0 })
      return result
    }
    #expect(roundTrip(JSONEncoder(), JSONDecoder()) == [1, 2])
    #expect(roundTrip(PropertyListEncoder(), PropertyListDecoder()) == [1, 2])
  }

  @Test func `An answer that does not come is a failure`() throws {
    let url = try #require(URL(string: "unknown-scheme://example"))
    let (ended, failed) = (DispatchSemaphore(value: 0), LockedFlag())
    let subscription = URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink(
      receiveCompletion: {
        if case .failure = $0 { failed.set() }
        ended.signal()
      }, receiveValue: { _ in })
    #expect(ended.wait(timeout: .now() + 60) == .success)
    #expect(failed.isSet)
    subscription.cancel()
  }
}

/// A flag that one thread sets and another reads.
final class LockedFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  func set() { lock.withLock { flag = true } }
  var isSet: Bool { lock.withLock { flag } }
}
