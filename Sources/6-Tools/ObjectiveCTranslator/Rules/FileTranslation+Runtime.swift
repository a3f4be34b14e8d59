// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The refusal of code for Objective-C's runtime, with an error that says what to write (OC-3).
extension FileTranslation {
  func checkRuntime(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    if let advice = Self.runtimeFunctions[name], index.types[name] == nil,
      !index.functions.contains(name)
    {
      report(at: node, advice)
    }
  }

  /// `import ObjectiveC` (OC-32): UIKit and AppKit have what of it there is. A module of that name would
  /// let other packages believe that there is a runtime, since they ask whether it can be imported.
  func translate(runtimeImport node: ImportDeclSyntax) {
    let start = node.importKindSpecifier?.range.lowerBound ?? node.path.range.lowerBound
    let range = start..<node.path.range.upperBound
    let blanks = String(repeating: " ", count: max(range.count - index.framework.count, 0))
    edits.replace(range, with: index.framework + blanks, in: file.bytes)
  }

  private static let exchange =
    "methods cannot be added or exchanged at run time; override the method in a subclass"
  private static let names = "members cannot be looked up by name; use the member itself"

  private static let runtimeFunctions: [String: String] = [
    "method_exchangeImplementations": exchange, "method_setImplementation": exchange,
    "class_addMethod": exchange, "class_replaceMethod": exchange,
    "imp_implementationWithBlock": exchange, "object_setClass": exchange,
    "class_getInstanceMethod": exchange, "class_getClassMethod": exchange,
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
#endif
