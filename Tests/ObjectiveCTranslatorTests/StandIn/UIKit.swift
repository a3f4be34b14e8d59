// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// As much of UIKit as the fixtures need: compiled in a second, where the real one takes minutes.

@_exported public import Foundation

public struct SelectorArguments {
  let values: [Any?]

  public subscript<Argument>(position: Int) -> Argument {
    (position < values.count ? values[position] : nil) as! Argument
  }
}

public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  let send: @Sendable (AnyObject, SelectorArguments) -> Any?

  public init(_ name: String) {
    description = name
    send = { _, _ in nil }
  }

  public init<Receiver, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver, SelectorArguments) -> Result
  ) {
    description = name
    let method = unsafeBitCast(
      method, to: (@Sendable (Receiver, SelectorArguments) -> Result).self)
    send = { object, arguments in (object as? Receiver).map { method($0, arguments) } }
  }

  public init<Receiver, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    self.init(name) { (receiver: Receiver, _) in method(receiver)() }
  }

  public init<Receiver, Argument, Result>(
    unlabelled name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Argument) -> Result
  ) {
    self.init(name + ":") { (receiver: Receiver, arguments) in method(receiver)(arguments[0]) }
  }

  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  @discardableResult
  public func run(_ object: AnyObject, _ arguments: Any?...) -> Any? {
    let named = (type(of: object) as? any ObjectiveCMethods.Type)?
      .objectiveCMethod(named: description)
    return (named ?? self).send(object, SelectorArguments(values: arguments))
  }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public protocol ObjectiveCMethods: AnyObject {
  static func objectiveCMethod(named name: String) -> Selector?
}

public struct ObjectiveCNotImplemented: Error {
  public init() {}
}

nonisolated(unsafe) public var notImplemented: [String] = []

public func objectiveCNotImplemented(_ method: String, by object: AnyObject) {
  notImplemented.append(method)
}

@preconcurrency @MainActor open class UIResponder: NSObject, ObjectiveCMethods {
  public override init() {}
  open nonisolated class func objectiveCMethod(named name: String) -> Selector? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var inset: CGFloat {
    get { 1 }
    set {}
  }
}

@preconcurrency @MainActor open class UIView: UIResponder {
  public var frame: CGRect

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func fade() {}
  open func flash(_ times: Int) {}
  open func point(inside point: CGPoint) throws -> Bool { true }
  open class var layerClass: AnyClass { NSObject.self }
  public static func objectiveCInit(frame: CGRect) -> Self { fatalError() }
}

extension UIResponder {
  public static func objectiveCInit() -> Self { fatalError() }
}

@preconcurrency @MainActor open class UIControl: UIView {
  public var actions: [(target: AnyObject, action: Selector)] = []

  public func addTarget(_ target: AnyObject, action: Selector) { actions.append((target, action)) }

  public func sendActions() { for entry in actions { entry.action.run(entry.target, self) } }
}

@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UIScrollView: UIView {}
@preconcurrency @MainActor open class UITableView: UIScrollView {}
@preconcurrency @MainActor open class UICollectionViewCell: UIView {}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open func viewDidLoad() {}
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    -1
  }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  public static func main() {}
}
