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

/// A value in the types that it may have.
public struct ObjectiveCValue {
  let candidates: [Any]

  public init(_ candidates: Any...) { self.candidates = candidates }

  public func callAsFunction<Value>() throws -> Value {
    for candidate in candidates { if let value = candidate as? Value { return value } }
    throw ObjectiveCValueError(description: "\(Value.self) from \(candidates)")
  }
}

public struct ObjectiveCValueError: Error, CustomStringConvertible {
  public let description: String
}

public struct ObjectiveCKey: Sendable {
  public let set: @MainActor (AnyObject, ObjectiveCValue) throws -> Void

  public init<Receiver>(
    _ set: @escaping @MainActor (_ object: Receiver, _ value: ObjectiveCValue) throws -> Void
  ) {
    self.set = { object, value in
      guard let receiver = object as? Receiver else { fatalError("\(type(of: object))") }
      try set(receiver, value)
    }
  }
}

public protocol ObjectiveCKeys: AnyObject {
  static func objectiveCKey(named name: String) -> ObjectiveCKey?
}

public struct ObjectiveCNotImplemented: Error {
  public init() {}
}

nonisolated(unsafe) public var notImplemented: [String] = []

public func objectiveCNotImplemented(_ method: String, by object: AnyObject) {
  notImplemented.append(method)
}

@preconcurrency @MainActor open class UIResponder: NSObject, ObjectiveCMethods, ObjectiveCKeys {
  public override init() {}
  open nonisolated class func objectiveCMethod(named name: String) -> Selector? { nil }
  open nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? { nil }
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
}

// As ours makes them, by the symbols of initializers.
extension UIView {
  public convenience init(objectiveCFrame: CGRect) { self.init(frame: objectiveCFrame) }

  @_silgen_name("$s5UIKit6UIViewC15objectiveCFrameAC10Foundation6CGRectV_tcfC")
  private static func create(_ frame: CGRect) -> Self

  public static func objectiveCInit(frame: CGRect) -> Self { create(frame) }
}

extension NSObject {
  public convenience init(objectiveC: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE10objectiveCACyt_tcfC")
  private static func create(_ nothing: Void) -> Self

  public static func objectiveCInit() -> Self { create(()) }
}

public class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) {}
  public func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
    fatalError("no nib files")
  }
}

extension Bundle {
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
    fatalError("no nib files")
  }
}

public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

nonisolated(unsafe) private var associated: [[AnyHashable]: Any] = [:]

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associated[[ObjectIdentifier(object as AnyObject), key]] = value
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associated[[ObjectIdentifier(object as AnyObject), key]]
}

@preconcurrency @MainActor open class UIControl: UIView {
  public var actions: [(target: AnyObject, action: Selector)] = []

  public func addTarget(_ target: AnyObject, action: Selector) { actions.append((target, action)) }

  public func sendActions() { for entry in actions { entry.action.run(entry.target, self) } }
}

@preconcurrency @MainActor open class UILabel: UIView { public var text: String? }
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, ObjectiveCKeys {
  open nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? { nil }
}
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UIScrollView: UIView {}
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style { case plain, grouped }

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
}

extension UITableView {
  public convenience init(objectiveCFrame: CGRect, style: Style) {
    self.init(frame: objectiveCFrame, style: style)
  }

  @_silgen_name("$s5UIKit11UITableViewC15objectiveCFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  private static func create(_ frame: CGRect, _ style: Style) -> Self

  public static func objectiveCInit(frame: CGRect, style: Style) -> Self { create(frame, style) }
}

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

@MainActor public struct PicturePreview {
  public struct Trait: Sendable {
    public static let landscapeLeft = Trait()
    public static let sizeThatFitsLayout = Trait()
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait { Trait() }
  }

  public init<Content: UIView>(
    _ name: String, traits: Trait..., body: @escaping @MainActor () -> Content
  ) {}
}
