// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The notation of a selector that carries its code (OC-6).
enum SelectorText {
  static func make(_ name: String, receiver: String, code: String) -> String {
    "Selector(\"\(name)\", { (o: \(receiver), a) in \(code) })"
  }

  static func make(_ name: String, receiver: String, _ method: FunctionDeclSyntax) -> String {
    let arguments = arguments(method.methodName).joined(separator: ", ")
    return make(name, receiver: receiver, code: "o.\(method.name.text)(\(arguments))")
  }

  static func arguments(_ name: MethodName) -> [String] {
    (name.labels ?? []).enumerated().map { position, label in
      (label == "_" ? "" : "\(label): ") + "a[\(position)]"
    }
  }
}
#endif
