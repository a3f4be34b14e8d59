// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

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
