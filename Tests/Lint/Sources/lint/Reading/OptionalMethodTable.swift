// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// `Sources/OptionalMethods.txt`: the optional methods of UIKit's and AppKit's protocols, a line for
/// each.
struct OptionalMethodTable {
  /// What makes calls such as `delegate.tableView?(…)` compile.
  enum Call: Equatable {
    /// A type with one `callAsFunction` for each method, and the abstract of its documentation.
    case type(String, abstract: String)
    case closure
  }

  struct Parameter: Equatable {
    /// What a call writes before the argument; `_` for nothing.
    var label: String
    var name: String
    var type: String
  }

  struct Method {
    var name: String
    var parameters: [Parameter]
    /// nil for none.
    var result: String?
    /// An expression; nil where there is no result, or where the default is written by hand.
    var defaultValue: String?
    var isDefaultByHand = false
    /// Whether a method above it has the same full name, and index paths in place of numbers.
    var isByNumber = false

    var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
  }

  struct Requirements {
    var protocolName: String
    /// The module that declares the protocol; nil if only the names of the methods are needed.
    var module: String?
    var imports: [String] = []
    /// By the methods' name, in the order of the table.
    var calls: [(name: String, call: Call)] = []
    var methods: [Method] = []
    var names: [String] = []

    /// The full names of all methods.
    var fullNames: [String] { module == nil ? names : methods.map(\.fullName) }

    /// The translator knows UIKit's delegates and data sources.
    var isKnownToTranslator: Bool {
      module != "AppKit"
        && ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"].contains {
          protocolName.hasSuffix($0)
        }
    }
  }

  static let path = "Sources/OptionalMethods.txt"

  private(set) var protocols: [Requirements] = []

  init(_ text: String) throws(Finding) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      do {
        try read(String(line))
      } catch {
        throw Finding(path: Self.path, line: index + 1, message: error.reason)
      }
    }
  }

  private struct Reason: Error { var reason: String }

  private mutating func read(_ line: String) throws(Reason) {
    guard line.hasPrefix("  ") else {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 1 || words.count == 3 && words[1] == "in" else {
        throw Reason(reason: "Expected a protocol's name, or PROTOCOL in MODULE")
      }
      protocols.append(
        Requirements(protocolName: words[0], module: words.count == 3 ? words[2] : nil))
      return
    }
    guard var last = protocols.popLast() else { throw Reason(reason: "No protocol above it") }
    let text = String(line.dropFirst(2))
    if last.module == nil {
      last.names.append(text)
    } else if text.hasPrefix("imports ") {
      last.imports = text.split(separator: " ").dropFirst().map(String.init)
    } else if text.hasPrefix("calls ") {
      last.calls.append(try Self.call(text))
    } else {
      var method = try Self.method(text)
      guard last.calls.isEmpty || last.calls.contains(where: { $0.name == method.name }) else {
        throw Reason(reason: "No line 'calls \(method.name) as …' above it")
      }
      method.isByNumber = last.methods.contains { $0.fullName == method.fullName }
      last.methods.append(method)
    }
    protocols.append(last)
  }

  private static func call(_ text: String) throws(Reason) -> (name: String, call: Call) {
    if let match = text.wholeMatch(of: #/calls (\w+) as a closure/#) {
      return (String(match.1), .closure)
    }
    guard let match = text.wholeMatch(of: #/calls (\w+) as (\w+): (.+\.)/#) else {
      throw Reason(reason: "Expected: calls NAME as TYPE: ABSTRACT., or: calls NAME as a closure")
    }
    return (String(match.1), .type(String(match.2), abstract: String(match.3)))
  }

  private static func method(_ text: String) throws(Reason) -> Method {
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let (parts, end) = parts(of: text[open...].dropFirst())
    guard let close = end else { throw Reason(reason: "Expected NAME(LABEL NAME: TYPE, …)") }
    var method = Method(name: String(text[..<open]), parameters: [])
    for part in parts {
      guard let match = part.wholeMatch(of: #/(\w+)(?: (\w+))?: (.+)/#) else {
        throw Reason(reason: "'\(part)' is not LABEL NAME: TYPE")
      }
      method.parameters.append(
        Parameter(
          label: String(match.1), name: String(match.2 ?? match.1), type: String(match.3)))
    }
    let rest = text[text.index(after: close)...]
    guard !rest.isEmpty else { return method }
    guard let match = rest.wholeMatch(of: #/ -> (.+?) = (.+)/#) else {
      throw Reason(reason: "Expected -> TYPE = DEFAULT after the parameters")
    }
    method.result = String(match.1)
    method.isDefaultByHand = match.2 == "by hand"
    method.defaultValue = method.isDefaultByHand ? nil : String(match.2)
    return method
  }

  /// What is between commas up to the closing parenthesis, and where that is.
  private static func parts(of text: Substring) -> (parts: [String], end: String.Index?) {
    var (parts, depth, part) = ([String](), 0, "")
    for index in text.indices {
      switch text[index] {
      case ")" where depth == 0:
        if !part.isEmpty { parts.append(part.trimmingCharacters(in: .whitespaces)) }
        return (parts, index)
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(part.trimmingCharacters(in: .whitespaces))
        part = ""
        continue
      default: break
      }
      part.append(text[index])
    }
    return (parts, nil)
  }
}
