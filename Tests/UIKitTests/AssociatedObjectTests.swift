// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit
import WaitingSuites

@MainActor
@Suite("Associated objects", .serialized)
struct AssociatedObjectTests {
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var other: UInt8 = 0

  private class Note: NSObject, NSCopying {
    var text: String
    init(_ text: String) { self.text = text }
    func copy(with zone: NSZone? = nil) -> Any { Note(text) }
  }

  /// Says when it goes, and what is associated with it then.
  private class Owner: NSObject {
    deinit {
      let note = objc_getAssociatedObject(self, &AssociatedObjectTests.key) as? Note
      AssociatedObjectTests.log.append(note?.text ?? "none")
    }
  }

  private class Screen: UIViewController {
    deinit {
      let note = objc_getAssociatedObject(self, &AssociatedObjectTests.key) as? Note
      AssociatedObjectTests.log.append(note?.text ?? "none")
    }
  }

  /// Associates and asks in its own `deinit`.
  private class Chain {
    deinit {
      AssociatedObjectTests.log.append("chain")
      objc_setAssociatedObject(
        AssociatedObjectTests.kept, &AssociatedObjectTests.key, "of a deinit",
        .OBJC_ASSOCIATION_RETAIN)
    }
  }

  nonisolated(unsafe) private static var log: [String] = []
  nonisolated(unsafe) private static let kept = Note("kept")

  @Test func `A value belongs to its object and its key`() {
    let owners: [AnyObject] = [UIView(), NSObject(), Note("plain"), NSMutableArray()]
    for (number, owner) in owners.enumerated() {
      expectNil(objc_getAssociatedObject(owner, &Self.key))
      objc_setAssociatedObject(owner, &Self.key, number, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, &Self.other, "\(number)", .OBJC_ASSOCIATION_COPY)
    }
    for (number, owner) in owners.enumerated() {
      expectEqual(objc_getAssociatedObject(owner, &Self.key) as? Int, number)
      expectEqual(objc_getAssociatedObject(owner, &Self.other) as? String, "\(number)")
      objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
      expectNil(objc_getAssociatedObject(owner, &Self.key))
      expectEqual(objc_getAssociatedObject(owner, &Self.other) as? String, "\(number)")
      objc_removeAssociatedObjects(owner)
      expectNil(objc_getAssociatedObject(owner, &Self.other))
    }
    objc_setAssociatedObject(Note.self, &Self.key, "of the class", .OBJC_ASSOCIATION_RETAIN)
    expectEqual(objc_getAssociatedObject(Note.self, &Self.key) as? String, "of the class")
    expectNil(objc_getAssociatedObject(UIView.self, &Self.key))
  }

  @Test func `A policy says how a value is held`() {
    let view = UIView()
    var note: Note? = Note("held")
    weak let first = note
    objc_setAssociatedObject(view, &Self.key, note, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Self.other, note, .OBJC_ASSOCIATION_ASSIGN)
    expectSame(objc_getAssociatedObject(view, &Self.key) as? Note, note)
    expectSame(objc_getAssociatedObject(view, &Self.other) as? Note, note)
    objc_setAssociatedObject(view, &Self.key, note, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(view, &Self.key) as? Note
    expectEqual(copy?.text, "held")
    expectNotSame(copy, note)
    note = nil
    expectNil(first)
    expectNil(objc_getAssociatedObject(view, &Self.other))
  }

  @Test func `A responder's values go with it, and can be asked for in its deinit`() {
    Self.log = []
    var screen: Screen? = Screen()
    var note: Note? = Note("of a screen")
    weak let held = note
    objc_setAssociatedObject(screen as Any, &Self.key, note, .OBJC_ASSOCIATION_RETAIN)
    note = nil
    expectNotNil(held)
    screen = nil
    expectEqual(Self.log, ["of a screen"])
    expectNil(held)
  }

  @Test func `Owners are held weakly, and a new one at an old place has no values`() {
    weak var gone: Owner?
    for number in 0..<1000 {
      let owner = Owner()
      gone = owner
      expectNil(objc_getAssociatedObject(owner, &Self.key))
      objc_setAssociatedObject(owner, &Self.key, Note("\(number)"), .OBJC_ASSOCIATION_RETAIN)
    }
    expectNil(gone)
  }

  @Test func `Values of owners that are gone are released when more objects get some`() {
    Self.log = []
    do {
      let owner = NSObject()
      objc_setAssociatedObject(owner, &Self.key, Chain(), .OBJC_ASSOCIATION_RETAIN)
    }
    let owners = (0..<5000).map { _ in NSObject() }
    for owner in owners {
      objc_setAssociatedObject(owner, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    expectContains(Self.log, "chain")
    expectEqual(objc_getAssociatedObject(Self.kept, &Self.key) as? String, "of a deinit")
    expectAll(owners, where: { objc_getAssociatedObject($0, &Self.key) as? Int == 1 })
  }

  @Test func `Policies have the runtime's numbers`() {
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    expectEqual(policies.map(\.rawValue), [0, 1, 3, 0o1401, 0o1403])
  }

  @Test nonisolated func `Several threads associate at once`() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).count { number in
            let owner = NSObject()
            objc_setAssociatedObject(owner, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
            return objc_getAssociatedObject(owner, &Self.key) as? Int == number
          }
        }
      }
      var sum = 0
      for await count in group { sum += count }
      return sum
    }
    expectEqual(counts, 4000)
  }

  @Test(.waitsForProcesses) func `A value that is no object has none`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        objc_setAssociatedObject(1, &AssociatedObjectTests.key, 2, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Only objects can have associated values; 1 is a value of type Int.")
  }
}
