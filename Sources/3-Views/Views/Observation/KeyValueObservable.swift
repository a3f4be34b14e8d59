// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Synchronization

/// A view, as what its properties are observed on.
///
/// These properties can be observed:
///
/// | class | properties |
/// |---|---|
/// | ``UIView`` | `frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden` |
/// | ``UIScrollView`` | `contentOffset`, `contentSize` |
/// | ``UIControl`` | `isEnabled`, `isSelected`, `isHighlighted` |
///
/// ```swift
/// observation = tableView.observe(\.contentSize, options: .new) { tableView, change in
///   height.constant = change.newValue?.height ?? 0
/// }
/// ```
///
/// > Note: Differs from Foundation: there is no Objective-C runtime that watches any property of any
/// > object. Setting the value that a property has already calls nothing.
@preconcurrency @MainActor
public protocol KeyValueObservable: UIView {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure whenever a property changes.
  ///
  /// A change of several values, such as a frame, is reported when it is made; a change in an animation
  /// block at once, as the property has its new value from then on. A scroll view's offset is reported
  /// after the delegate's `scrollViewDidScroll`.
  ///
  /// - Parameters:
  ///   - keyPath: The property: one of those that ``KeyValueObservable`` lists. Of another the console
  ///     says that it is not observed; the closure is then called when a listed property changes and
  ///     this one has another value, too.
  ///   - options: What the closure gets, and when it is called.
  ///   - changeHandler: Called with the view and its change.
  /// - Returns: The observation, which ends with this object. It does not keep the view alive.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if !Self.canObserve(keyPath) {
      consoleMessage(
        """
        \(Self.self).observe(_:options:changeHandler:): \(keyPath) cannot be observed. The \
        documentation of KeyValueObservable lists the properties that can.
        """)
    }
    let known = KnownValue(self[keyPath: keyPath])
    let record = ObservationRecord { [weak self] in
      guard let self else { return }
      let (old, new) = (known.value, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      known.value = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    observe(with: record)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? known.value : nil, oldValue: nil))
    }
    return NSKeyValueObservation(of: record)
  }

  private static func canObserve(_ keyPath: AnyKeyPath) -> Bool {
    var known: [AnyKeyPath] = [
      \Self.frame, \Self.bounds, \Self.center, \Self.transform, \Self.alpha, \Self.isHidden,
    ]
    known += (self as? any ObservableScrolling.Type)?.keyPaths ?? []
    known += (self as? any ObservableControl.Type)?.keyPaths ?? []
    return known.contains(keyPath)
  }
}

/// The value of a property that its observer knows.
@MainActor private final class KnownValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Returns whether two values are equal; values that cannot be compared are not.
private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  return (left as? any Equatable).map { isEqual($0) } ?? false
}

/// The key paths of scroll views, by the class that a client knows.
@MainActor private protocol ObservableScrolling: UIScrollView {}

extension ObservableScrolling {
  fileprivate static var keyPaths: [AnyKeyPath] { [\Self.contentOffset, \Self.contentSize] }
}

extension UIScrollView: ObservableScrolling {}

/// The key paths of controls, by the class that a client knows.
@MainActor private protocol ObservableControl: UIControl {}

extension ObservableControl {
  fileprivate static var keyPaths: [AnyKeyPath] {
    [\Self.isEnabled, \Self.isSelected, \Self.isHighlighted]
  }
}

extension UIControl: ObservableControl {}

/// The observation of a property, which goes on as long as this object exists; see
/// ``KeyValueObservable/observe(_:options:changeHandler:)``.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let record: ObservationRecord

  init(of record: ObservationRecord) {
    self.record = record
    super.init()
  }

  /// Ends the observation, on any thread: its closure is released, and no longer called. Nothing
  /// happens the second time.
  public func invalidate() { record.end() }

  deinit { record.end() }
}

/// One observation of a view, from its beginning to its end.
final class ObservationRecord: Sendable {
  private let report: Mutex<(@MainActor () -> Void)?>

  /// - Parameter report: Calls the client if the property has another value.
  init(_ report: @escaping @MainActor () -> Void) { self.report = Mutex(report) }

  var isOver: Bool { report.withLock { $0 == nil } }

  @MainActor func reportChange() {
    let report = report.withLock { $0 }
    report?()
  }

  func end() {
    // What the closure holds is released when the lock is open again: it may end other observations.
    let gone = report.withLock { report in
      defer { report = nil }
      return report
    }
    withExtendedLifetime(gone) {}
  }
}

/// The options of an observation: the values that its closure receives, and when it is called.
///
/// > Note: Differs from Foundation: there is no `prior`, which asks for a call before each change, too.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Foundation's values.
  public let rawValue: UInt
  /// Creates options from bits, with Foundation's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The closure is called at once, too, before the observation is returned: with the present value if
  /// ``new`` is set, and without an old one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// The kind of a change that is observed; here a property always gets another value.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The property has another value.
  case setting = 1
  /// Values were inserted into a relation; never here.
  case insertion = 2
  /// Values were removed from a relation; never here.
  case removal = 3
  /// Values of a relation were replaced; never here.
  case replacement = 4
}

/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: ``NSKeyValueChange/setting``.
  public let kind: Kind
  /// The value of now; nil without the option ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The value of before; nil without the option ``NSKeyValueObservingOptions/old``, and at the first
  /// call of ``NSKeyValueObservingOptions/initial``.
  public let oldValue: Value?
  /// The indices of values in a relation; nil, since the properties of views are no relations.
  public let indexes: IndexSet?
  /// A Boolean value that says whether the property is about to change; false.
  public let isPrior: Bool

  init(newValue: Value?, oldValue: Value?) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    isPrior = false
  }
}
