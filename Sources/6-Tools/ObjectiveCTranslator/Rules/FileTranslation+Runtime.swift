// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The refusal of code for Objective-C's runtime, with an error that says what to write (OC-3).
extension FileTranslation {
  func checkRuntime(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard index.types[name] == nil, !index.functions.contains(name) else { return }
    if let advice = Self.runtimeFunctions[name] { report(at: node, advice) }
    if MethodChanges.changing.contains(name) {
      report(
        .warning, at: node,
        "'\(name)' has no effect: methods cannot be added or exchanged at run time; override the "
          + "method in a subclass")
    }
  }

  /// Declares the functions that the file changes methods with, behind it: they do nothing (OC-36).
  func addMethodChanges() {
    guard !methodChanges.isEmpty, !file.tree.hasError, !file.isCopy else { return }
    additions += methodChanges.sorted().compactMap { MethodChanges.functions[$0] }
  }

  /// `import os` (OC-37): Apple's log is a module of another name here. Of that name, other packages would
  /// believe that there is all of Apple's, since they ask whether it can be imported.
  func translate(logImport node: ImportDeclSyntax) {
    let start = node.importKindSpecifier?.range.lowerBound ?? node.path.range.lowerBound
    let range = start..<node.path.range.upperBound
    let name = "UnifiedLog"
    let blanks = String(repeating: " ", count: max(range.count - name.count, 0))
    edits.replace(range, with: name + blanks, in: file.bytes)
  }

  /// `import ObjectiveC` (OC-32): UIKit and AppKit have what of it there is. A module of that name would
  /// let other packages believe that there is a runtime, since they ask whether it can be imported.
  func translate(runtimeImport node: ImportDeclSyntax) {
    let start = node.importKindSpecifier?.range.lowerBound ?? node.path.range.lowerBound
    let range = start..<node.path.range.upperBound
    let blanks = String(repeating: " ", count: max(range.count - index.framework.count, 0))
    edits.replace(range, with: index.framework + blanks, in: file.bytes)
  }

  private static let exchange = "the class of an object cannot be changed at run time"
  private static let names = "members cannot be looked up by name; use the member itself"

  private static let runtimeFunctions: [String: String] = [
    "object_setClass": exchange,
    "class_copyPropertyList": names, "class_copyIvarList": names, "class_copyMethodList": names,
    "class_getInstanceVariable": names, "class_getProperty": names,
  ]

  /// `value(forKey:)` is a method of some class, or NSObject's: only the compiler, which knows the
  /// types, can tell. A declaration that must not be used lets it say so at the place.
  func addKeyValueCoding() {
    guard usesKeys, !file.tree.hasError, !file.isCopy else { return }
    additions.append(
      """
      fileprivate extension NSObject {
        @available(*, unavailable, message: "\(Self.keys)")
        func value(forKey key: String) -> Any? { fatalError() }
        @available(*, unavailable, message: "\(Self.keys)")
        func value(forKeyPath keyPath: String) -> Any? { fatalError() }
        @available(*, unavailable, message: "\(Self.keys)")
        func setValue(_ value: Any?, forKey key: String) { fatalError() }
        @available(*, unavailable, message: "\(Self.keys)")
        func setValue(_ value: Any?, forKeyPath keyPath: String) { fatalError() }
      }
      """)
  }

  private static let keys =
    "values cannot be looked up by name without Objective-C; use the property itself"
}

/// The functions of Objective-C's runtime that add and exchange methods, as declarations without an effect.
///
/// A library that exchanges a method compiles, and does without what it would have done.
enum MethodChanges {
  /// Those that would change something: the others only read.
  static let changing: Set = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations",
    "method_setImplementation",
  ]

  static let functions: [String: String] = [
    "class_getInstanceMethod":
      "fileprivate func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) "
      + "-> OpaquePointer? { OpaquePointer(bitPattern: 1) }",
    "class_getClassMethod":
      "fileprivate func class_getClassMethod(_ type: AnyClass?, _ name: Selector) "
      + "-> OpaquePointer? { OpaquePointer(bitPattern: 1) }",
    "method_getImplementation":
      "fileprivate func method_getImplementation(_ method: OpaquePointer) -> OpaquePointer { method }",
    "method_getTypeEncoding":
      "fileprivate func method_getTypeEncoding(_ method: OpaquePointer) "
      + "-> UnsafePointer<CChar>? { nil }",
    // True as of a method that was not there: the branch behind it ends what is to be done.
    "class_addMethod":
      "@discardableResult fileprivate func class_addMethod(_ type: AnyClass?, _ name: Selector, "
      + "_ code: OpaquePointer, _ types: UnsafePointer<CChar>?) -> Bool { true }",
    "class_replaceMethod":
      "@discardableResult fileprivate func class_replaceMethod(_ type: AnyClass?, "
      + "_ name: Selector, _ code: OpaquePointer, _ types: UnsafePointer<CChar>?) "
      + "-> OpaquePointer? { nil }",
    "method_setImplementation":
      "@discardableResult fileprivate func method_setImplementation(_ method: OpaquePointer, "
      + "_ code: OpaquePointer) -> OpaquePointer { code }",
    "method_exchangeImplementations":
      "fileprivate func method_exchangeImplementations(_ first: OpaquePointer, "
      + "_ second: OpaquePointer) {}",
    "imp_implementationWithBlock":
      "fileprivate func imp_implementationWithBlock(_ block: Any) -> OpaquePointer "
      + "{ OpaquePointer(bitPattern: 1)! }",
  ]
}
#endif
