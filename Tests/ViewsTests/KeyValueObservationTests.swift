// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Synchronization
import Testing
import Views

@MainActor
@Suite("Key-value observation")
struct KeyValueObservationTests {
  @MainActor private final class Notes<Value> {
    var old: [Value?] = []
    var new: [Value?] = []
    /// What is to go on as long as the notes exist.
    var observation: NSKeyValueObservation?

    func add(_ change: NSKeyValueObservedChange<Value>) {
      expectEqual(change.kind, .setting)
      expectNil(change.indexes)
      expect(!change.isPrior)
      old.append(change.oldValue)
      new.append(change.newValue)
    }
  }

  /// Observes a property of an object with both values.
  private func notes<Object: KeyValueObservable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>
  ) -> Notes<Value> {
    let notes = Notes<Value>()
    notes.observation = object.observe(keyPath, options: [.old, .new]) { _, change in
      notes.add(change)
    }
    return notes
  }

  @Test func `A change has the values that the options ask for`() {
    let view = UIView(frame: .zero)
    let (none, old, new) = (Notes<CGFloat>(), Notes<CGFloat>(), Notes<CGFloat>())
    let observations = [
      view.observe(\.alpha, options: [], changeHandler: { _, change in none.add(change) }),
      view.observe(\.alpha, options: .old) { _, change in old.add(change) },
      view.observe(\.alpha, options: .new) { observed, change in
        expectSame(observed, view)
        new.add(change)
      },
    ]
    view.alpha = 0.5
    view.alpha = 0.5
    view.alpha = 0.25
    expectEqual(none.old, [nil, nil])
    expectEqual(none.new, [nil, nil])
    expectEqual(old.old, [1, 0.5])
    expectEqual(old.new, [nil, nil])
    expectEqual(new.old, [nil, nil])
    expectEqual(new.new, [0.5, 0.25])
    withExtendedLifetime(observations) {}
  }

  @Test func `The initial call has the present value and no old one`() {
    let view = UIView(frame: .zero)
    let (all, silent) = (Notes<Bool>(), Notes<Bool>())
    let observations = [
      view.observe(\.isHidden, options: [.initial, .old, .new]) { _, change in all.add(change) },
      view.observe(\.isHidden, options: .initial) { _, change in silent.add(change) },
    ]
    expectEqual(all.old, [nil])
    expectEqual(all.new, [false])
    expectEqual(silent.new, [nil])
    view.isHidden = true
    expectEqual(all.old, [nil, false])
    expectEqual(all.new, [false, true])
    expectEqual(silent.new, [nil, nil])
    withExtendedLifetime(observations) {}
  }

  @Test func `An observation that begins in the closure of the last one goes on`() {
    let view = UIView(frame: .zero)
    let (first, second) = (Notes<CGFloat>(), Notes<Bool>())
    first.observation = view.observe(\.alpha) { view, _ in
      first.observation?.invalidate()
      // With this change the view has no observation any more.
      view.isHidden = true
      second.observation = view.observe(\.isHidden, options: [.old, .new]) { _, change in
        second.add(change)
      }
    }
    view.alpha = 0.5
    view.isHidden = false
    expectEqual(second.old, [true])
    expectEqual(second.new, [false])
  }

  @Test func `A frame is reported once, with all of its values`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (frame, bounds) = (notes(view, \.frame), notes(view, \.bounds))
    let center = notes(view, \.center)
    view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
    expectEqual(frame.old, [CGRect(x: 0, y: 0, width: 10, height: 10)])
    expectEqual(frame.new, [CGRect(x: 20, y: 0, width: 30, height: 10)])
    expectEqual(bounds.new, [CGRect(x: 0, y: 0, width: 30, height: 10)])
    expectEqual(center.new, [CGPoint(x: 35, y: 5)])
    let transform = notes(view, \.transform)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(transform.new, [CGAffineTransform(scaleX: 2, y: 1)])
    expectEqual(frame.new.last, CGRect(x: 5, y: 0, width: 60, height: 10))
    expectEqual(bounds.new.count, 1)
    expectEqual(center.new.count, 1)
  }

  @Test func `A view that follows its superview reports its frame once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    let frame = notes(child, \.frame)
    view.frame.size = CGSize(width: 30, height: 20)
    expectEqual(frame.new, [CGRect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test func `The offset and the contents of a scroll view are observed, after its delegate`() {
    let delegate = Delegate()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.scrollDelegate = delegate
    let (offset, size) = (notes(view, \.contentOffset), notes(view, \.contentSize))
    let order = view.observe(\.contentOffset) { _, _ in delegate.log.append("observed") }
    view.contentSize = CGSize(width: 100, height: 500)
    expectEqual(size.new, [CGSize(width: 100, height: 500)])
    expectEmpty(offset.new)
    view.contentOffset = CGPoint(x: 0, y: 40)
    expectEqual(offset.old, [.zero])
    expectEqual(offset.new, [CGPoint(x: 0, y: 40)])
    expectEqual(delegate.log, ["scrolled", "observed"])
    withExtendedLifetime(order) {}
  }

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  }

  @Test func `The states of a control are observed`() {
    let control = UIControl(frame: .zero)
    let enabled = notes(control, \.isEnabled)
    let selected = notes(control, \.isSelected)
    let highlighted = notes(control, \.isHighlighted)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    control.isHighlighted = false
    expectEqual(enabled.new, [false])
    expectEqual(selected.new, [true])
    expectEqual(highlighted.new, [true, false])
  }

  @Test func `An observation ends with its object, or when it is invalidated`() {
    let view = UIView(frame: .zero)
    let (first, second) = (Notes<CGFloat>(), Notes<CGFloat>())
    var held: NSKeyValueObservation? = view.observe(\.alpha, options: .new) { _, change in
      first.add(change)
    }
    let other = view.observe(\.alpha, options: .new) { _, change in second.add(change) }
    view.alpha = 0.5
    held = nil
    view.alpha = 0.25
    other.invalidate()
    other.invalidate()
    view.alpha = 1
    expectNil(held)
    expectEqual(first.new, [0.5])
    expectEqual(second.new, [0.5, 0.25])
    // A new one is called though others are over.
    let third = notes(view, \.alpha)
    view.alpha = 0.75
    expectEqual(third.old, [1])
  }

  @Test func `An observation keeps no view alive, and invalidating releases its closure`() {
    weak var known: UIView?
    weak var held: Notes<CGFloat>?
    let observation: NSKeyValueObservation
    do {
      let view = UIView(frame: .zero)
      let notes = Notes<CGFloat>()
      observation = view.observe(\.alpha) { _, change in notes.add(change) }
      (known, held) = (view, notes)
    }
    expectNil(known)
    expectNotNil(held)
    observation.invalidate()
    expectNil(held)
  }

  @Test func `A closure may change the view, and end its own observation`() {
    let view = UIView(frame: .zero)
    let notes = Notes<CGFloat>()
    notes.observation = view.observe(\.alpha, options: [.old, .new]) { view, change in
      notes.add(change)
      if view.alpha < 0.5 { view.alpha = 0.5 } else { notes.observation?.invalidate() }
    }
    view.alpha = 0.25
    view.alpha = 1
    expectEqual(notes.old, [1, 0.25])
    expectEqual(notes.new, [0.25, 0.5])
  }

  @Test func `A subclass is observed by its own key paths, and other properties get a message`() {
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      let view = Card(frame: .zero)
      let offset = notes(view, \.contentOffset)
      let frame = notes(view, \.frame)
      view.contentOffset = CGPoint(x: 0, y: 5)
      view.frame.origin.x = 10
      expectEqual(offset.new, [CGPoint(x: 0, y: 5)])
      expectEqual(frame.new, [CGRect(x: 10, y: 0, width: 0, height: 0)])
      expectEmpty(messages.withLock { $0 })
      let title = notes(view, \.title)
      view.title = "Other"
      expectEmpty(title.new)
    }
    let found = messages.withLock { $0 }
    expectEqual(found.count, 1)
    expectEqual(found.first?.contains("cannot be observed"), true)
  }

  private final class Card: UIScrollView {
    var title = "Title"
  }

  @Test func `Options and kinds have Foundation's values`() {
    let options: [NSKeyValueObservingOptions] = [.new, .old, .initial]
    expectEqual(options.map(\.rawValue), [1, 2, 4])
    expectEqual(NSKeyValueObservingOptions(rawValue: 3), [.new, .old])
    let kinds: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
    expectEqual(kinds.map(\.rawValue), [1, 2, 3, 4])
    expect(NSKeyValueObservedChange<Int>.Kind.self == NSKeyValueChange.self)
  }
}
