// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A detail of an element that is read when it is asked for. There is no screen reader here that would.
open class AXCustomContent: NSObject {
  /// The urgency of a detail.
  public enum Importance: UInt, Hashable, Sendable {
    /// The content is read when the user asks for it.
    case `default` = 0
    /// The content is read with the element.
    case high = 1
  }

  /// The name of the detail.
  public let label: String
  /// The detail.
  public let value: String
  /// The urgency of the detail.
  open var importance = Importance.default

  /// Creates a detail.
  ///
  /// - Parameters:
  ///   - label: Its name, such as "Size".
  ///   - value: The detail, such as "12 MB".
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
}

/// An object that has details.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  // Implicitly unwrapped as in Accessibility.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The details.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
