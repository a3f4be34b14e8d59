// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A menu element whose elements are loaded when their menu is shown.
///
/// Until they come the menu has a row that says so.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// The identifier of a deferred element.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the deferred menu element identifier.
    public let rawValue: String
    /// Creates a deferred menu element identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a deferred menu element identifier from its text, without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A closure that loads elements and passes them to `completion`, once, now or later.
  public typealias ElementProvider =
    @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  /// The element's name.
  public nonisolated let identifier: Identifier
  private let provider: ElementProvider
  private var keepsElements = true
  private var kept: [UIMenuElement]?
  /// The closures that wait for elements that were asked for and have not come.
  private var waiting: [([UIMenuElement]) -> Void] = []

  /// Creates an element whose provider is asked once; what it gave is shown from then on.
  public required init(_ elementProvider: @escaping ElementProvider) {
    provider = elementProvider
    identifier = Identifier(ElementNames.next("com.apple.deferred.dynamic."))
    super.init(elementTitle: "", subtitle: nil, image: nil)
  }

  private init(copying element: UIDeferredMenuElement) {
    provider = element.provider
    keepsElements = element.keepsElements
    identifier = element.identifier
    super.init(elementTitle: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose provider is asked each time that its menu is shown.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> Self {
    let element = Self(elementProvider)
    element.keepsElements = false
    return element
  }

  /// Asks for the elements. What comes for a second time is ignored, with a message (interaction
  /// section 8, row 10).
  ///
  /// - Parameter completion: Called with the elements, at once if they are there already.
  package func elements(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let kept { return completion(kept) }
    guard !keepsElements || waiting.isEmpty else { return waiting.append(completion) }
    if keepsElements { waiting.append(completion) }
    var isCompleted = false
    provider { [self] elements in
      guard !isCompleted else {
        return consoleMessage(
          "A deferred menu element was completed twice, the second time with \(elements.count)"
            + " elements, which are ignored. Call the completion once.")
      }
      isCompleted = true
      guard keepsElements else { return completion(elements) }
      kept = elements
      let waiting = waiting
      self.waiting = []
      for completion in waiting { completion(elements) }
    }
  }

  /// Returns an element of the same name with the same provider, which has asked for nothing yet.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIDeferredMenuElement(copying: self)
  }

  /// Returns whether the other is a deferred element of the same name.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIDeferredMenuElement)?.identifier == identifier
  }

  nonisolated open override var hash: Int { identifier.hashValue }
}
