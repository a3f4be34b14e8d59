// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views
import WaitingSuites

/// On no actor, as many models are.
private class Greeter: NSObject {
  var log: [String] = []
  var name: String?

  func greet() { log.append("greet") }
  func greet(_ name: String) { log.append("greet \(name)") }
  func greet(_ first: String, and second: String?) {
    log.append("greet \(first) and \(second ?? "no one")")
  }
  func upper(_ name: String) -> NSString { NSString(string: name.uppercased()) }
  func nothing() -> NSString? { nil }
}

private final class LoudGreeter: Greeter {
  override func greet() { log.append("GREET") }
}

extension Selector {
  fileprivate static let greet = Selector("greet") { (o: Greeter, _) in o.greet() }
  fileprivate static let greetOne = Selector("greet:") { (o: Greeter, a) in o.greet(a[0]) }
  fileprivate static let greetTwo = Selector("greet:and:") { (o: Greeter, a) in
    o.greet(a[0], and: a[1])
  }
  fileprivate static let upper = Selector("upper:") { (o: Greeter, a) in o.upper(a[0]) }
  fileprivate static let setName = Selector("setName:") { (o: Greeter, a) in o.name = a[0] }
  fileprivate static let name = Selector("name") { (o: Greeter, _) in o.name }
}

@Suite("Selectors")
struct SelectorTests {
  @Test func `A selector is its name`() {
    expectEqual("\(Selector.greetOne)", "greet:")
    expectEqual(Selector.greetOne, Selector(("greet:")))
    expectEqual(Selector.greetOne, "greet:")
    expectEqual(Set<Selector>([.greet, "greet", .greetOne]).count, 2)
    expectEqual(NSSelectorFromString("greet"), .greet)
    expectEqual(NSStringFromSelector(.greetTwo), "greet:and:")
  }

  @Test func `A method gets the arguments that it takes`() {
    let greeter = Greeter()
    greeter.perform(.greet, with: "ignored")
    greeter.perform(.greetOne, with: "one", with: "ignored")
    greeter.perform(.greetTwo, with: "one", with: "two")
    greeter.perform(.greetTwo, with: "one", with: nil)
    greeter.perform(.greetTwo, with: "one")
    expectEqual(
      greeter.log,
      [
        "greet", "greet one", "greet one and two", "greet one and no one",
        "greet one and no one",
      ])
  }

  @Test func `A subclass's override is called`() {
    let greeter = LoudGreeter()
    greeter.perform(.greet)
    expectEqual(greeter.log, ["GREET"])
  }

  @Test func `Properties have selectors for reading and writing`() {
    let greeter = Greeter()
    greeter.perform(.setName, with: "Ada")
    expectEqual(greeter.name, "Ada")
    expectEqual(greeter.perform(.name)?.takeUnretainedValue() as? String, "Ada")
    greeter.perform(.setName, with: nil)
    expectNil(greeter.perform(.name))
  }

  @Test func `What a method returns is there as long as it is used`() {
    let greeter = Greeter()
    let result = greeter.perform(.upper, with: "ada")?.takeUnretainedValue()
    expectEqual(result as? NSString, "ADA")
    expectNil(greeter.perform(.greet))
    expectNil(greeter.perform(Selector("nothing") { (o: Greeter, _) in o.nothing() }))
  }

  @Test func `Only an object of the class responds, and to a name alone none does`() {
    expect(Greeter().responds(to: .greet))
    expect(LoudGreeter().responds(to: .greet))
    expect(!NSObject().responds(to: .greet))
    expect(!Greeter().responds(to: "greet"))
    expect(!Greeter().responds(to: nil))
  }

  @Test(.waitsForProcesses)
  func `An object of another class learns that it does not recognize the selector`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSObject().perform(Selector("greet:") { (o: Greeter, a) in o.greet(a[0]) })
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "[NSObject greet:]: unrecognized selector sent to instance")
  }

  @Test(.waitsForProcesses) func `A wrong argument stops with both types named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Greeter().perform(
        Selector("greet:") { (o: Greeter, a) in o.greet(a[0]) }, with: NSObject())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message,
      "[Greeter greet:]: the argument at position 0 is of the type NSObject, but the method "
        + "takes String")
  }

  @Test func `A call can be delayed, and taken back`() {
    let greeter = Greeter()
    greeter.perform(.greet, with: nil, afterDelay: 0)
    greeter.perform(.greetOne, with: "one", afterDelay: 0)
    greeter.perform(.greetOne, with: "two", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: greeter, selector: .greetOne, object: "one")
    expectEmpty(greeter.log)
    RunLoop.current.run(until: Date() + 0.02)
    expectEqual(greeter.log.sorted(), ["greet", "greet two"])
    greeter.perform(.greet, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: greeter)
    RunLoop.current.run(until: Date() + 0.02)
    expectEqual(greeter.log.count, 2)
  }
}
