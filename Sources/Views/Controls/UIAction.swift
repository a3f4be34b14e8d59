// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something that a control or an accessory does when it is used.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// Names an action, so that another one of the same name replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is done; told the action.
  public typealias Handler = @MainActor (_ action: UIAction) -> Void

  /// The state of the action: whether it is the chosen one of its menu.
  public var state: UIMenuElement.State
  /// The action's name.
  public let identifier: Identifier
  /// The control that last did it.
  public internal(set) weak var sender: AnyObject?
  let handler: Handler

  private static var count = 0

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: What it is shown as.
  ///   - identifier: Its name; nil for one that no other action has.
  ///   - state: Whether it is the chosen one of its menu.
  ///   - handler: What is done.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    Self.count += 1
    self.state = state
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.handler = handler
    super.init(elementTitle: title, image: image)
  }

  func perform(for sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
