// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files that are generated from the table.
extension OptionalMethodTable {
  /// The contents of each file by its path.
  ///
  /// - Parameter tree: The package, whose floors have the modules of the protocols.
  func texts(in tree: SourceTree) -> [String: String] {
    var files = [Self.translatorPath: names]
    for requirements in protocols {
      guard let module = requirements.module else { continue }
      let folder = tree.folder(of: module) ?? module
      files["\(folder)/Generated/\(requirements.protocolName)+Optional.swift"] = Self.file(
        requirements, in: module)
    }
    return files
  }

  private static let translatorPath =
    "Sources/6-Tools/ObjectiveCTranslator/Generated/FrameworkNames+OptionalMethods.swift"

  private static let opening = Record.opening(
    of: "optional-methods", from: "\(path): edit that")

  // MARK: The translator's list

  private var names: String {
    let entries = protocols.filter(\.isKnownToTranslator).sorted {
      $0.protocolName < $1.protocolName
    }.map { requirements in
      let names = requirements.fullNames.sorted().map { "    \($0)\n" }.joined()
      return "    \"\(requirements.protocolName)\": \"\"\"\n\(names)    \"\"\",\n"
    }
    return Self.opening + """

      #if ObjectiveC
      /// The methods that are optional in UIKit's protocols: what a subclass may implement though its
      /// superclass, which conforms, does not (OC-17).
      extension FrameworkNames {
        static let optionalMethods: [String: Set<MethodName>] = text.mapValues { names in
          Set(names.split(whereSeparator: \\.isWhitespace).map { MethodName(fullName: String($0)) })
        }

        private static let text: [String: String] = [
      \(entries.joined())  ]
      }
      #endif

      """
  }

  // MARK: A protocol

  private static func file(_ requirements: Requirements, in module: String) -> String {
    var text = opening + "\n"
    let imports = requirements.imports.map { "public import \($0)" }
    // What defaults and `OptionalMethod` need.
    let further = ["Geometry", "Views"].filter {
      $0 != module && !requirements.imports.contains($0)
    }
    text += (imports + further.map { "import \($0)" }).map { $0 + "\n" }.joined()
    if !requirements.calls.isEmpty {
      text += "\nextension \(requirements.protocolName) {\n"
      text += requirements.calls.map { property($0.name, $0.call, requirements) }
        .joined(separator: "\n")
      text += "}\n"
    }
    var types: [String] = []
    for case (_, .type(let type, let abstract)) in requirements.calls where !types.contains(type) {
      types.append(type)
      let names = Set(
        requirements.calls.filter { $0.call == .type(type, abstract: abstract) }.map(\.name))
      text += "\n" + structure(type, abstract, requirements, names)
    }
    text += "\nextension \(requirements.protocolName) {\n"
    text += requirements.methods.filter { !$0.isDefaultByHand }.map(defaultMethod)
      .joined(separator: "\n")
    return text + "}\n"
  }

  private static func property(
    _ name: String, _ call: Call, _ requirements: Requirements
  ) -> String {
    let doc = """
        /// The optional methods named `\(name)` of a `\(requirements.protocolName)`: a call is nil if the method is not implemented.

      """
    switch call {
    case .type(let type, _):
      return doc + "  public var \(name): \(type)? { \(type)(delegate: self) }\n"
    case .closure:
      let method = requirements.methods.first { $0.name == name }!
      let parameter = method.parameters[0]
      return doc + """
          public var \(name): (@MainActor (\(parameter.type)) -> \(optional(method.result)))? {
            { \(parameter.name) in
              \(answer(method, of: "self"))
            }
          }

        """
    }
  }

  private static func structure(
    _ type: String, _ abstract: String, _ requirements: Requirements, _ names: Set<String>
  ) -> String {
    let methods = requirements.methods.filter { names.contains($0.name) }.map { method in
      let parameters = method.parameters.map(\.declaration).joined(separator: ", ")
      return """
          /// Calls `\(method.fullName)` if it is implemented.
          @discardableResult
          public func callAsFunction(\(parameters)) -> \(optional(method.result)) {
            \(answer(method, of: "delegate"))
          }

        """
    }
    return """
      /// \(abstract)
      ///
      /// A call has the result of the method of a `\(requirements.protocolName)`, and is nil where that is not implemented.
      @preconcurrency @MainActor
      public struct \(type) {
        let delegate: any \(requirements.protocolName)

      \(methods.joined(separator: "\n"))}

      """
  }

  /// The expression that calls a method and is nil where it is not implemented.
  private static func answer(_ method: Method, of object: String) -> String {
    let arguments = method.parameters.map(\.argument).joined(separator: ", ")
    let call = "\(object).\(method.name)(\(arguments))"
    let flattens = method.result?.hasSuffix("?") == true ? " ?? nil" : ""
    return "OptionalMethod.answer(\"\(method.fullName)\", of: \(object)) { \(call) }\(flattens)"
  }

  private static func optional(_ result: String?) -> String {
    guard let result else { return "Void?" }
    if result.hasSuffix("?") { return result }
    return result.hasPrefix("any ") || result.contains("->") ? "(\(result))?" : result + "?"
  }

  private static func defaultMethod(_ method: Method) -> String {
    let parameters = method.parameters.map(\.declaration).joined(separator: ", ")
    let name = method.isByNumber ? ", method: #function.forIndexes" : ""
    guard let result = method.result, let value = method.defaultValue else {
      return """
          /// Does nothing: the default of `\(method.fullName)`.
          public func \(method.name)(\(parameters)) {
            OptionalMethod.unimplemented(by: self\(name))
          }

        """
    }
    return """
        /// Returns `\(value)`: the default of `\(method.fullName)`.
        public func \(method.name)(\(parameters)) -> \(result) {
          OptionalMethod.unimplemented(by: self, \(value)\(name))
        }

      """
  }
}

extension OptionalMethodTable.Parameter {
  /// As in a declaration.
  fileprivate var declaration: String {
    label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
  }

  /// As in a call.
  fileprivate var argument: String { label == "_" ? name : "\(label): \(name)" }
}
