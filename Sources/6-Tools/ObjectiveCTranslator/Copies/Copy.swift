// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The text of a copy: the edited source, with a directive in front that lets the compiler speak of
/// the source (OC-23).
enum Copy {
  /// The directive that says which line the next one is.
  static func directive(file: String, line: Int) -> String {
    let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }

  /// Returns the copy of a file.
  ///
  /// A first line that is a comment or blank gives way to the directive, so that the copy's lines have
  /// the source's numbers; else they are one more. A copy that is translated again keeps its own.
  static func text(edited: [UInt8], of file: SourceFile, additions: [String]) -> [UInt8] {
    var text: [UInt8] = []
    let firstLine = edited.prefix { $0 != .newline }
    let lineEnd = firstLine.last == .carriageReturn ? "\r\n" : "\n"
    if file.isCopy {
      text = edited
    } else if isReplaceable(firstLine) {
      text += (directive(file: file.path, line: 2) + lineEnd).utf8
      text += edited.dropFirst(firstLine.count + 1)
    } else {
      text += (directive(file: file.path, line: 1) + lineEnd).utf8
      text += edited
    }
    guard !additions.isEmpty else { return text }
    if text.last != .newline { text += lineEnd.utf8 }
    text += "#sourceLocation()\n".utf8
    for addition in additions {
      text += addition.utf8
      if addition.last != "\n" { text.append(.newline) }
    }
    return text
  }

  /// Returns a copy at whose places the compiler reports errors of the translator.
  ///
  /// So one build shows them together with what the compiler says of all files (OC-35).
  static func adding(_ errors: [Diagnostic], to copy: [UInt8]) -> [UInt8] {
    guard !errors.isEmpty else { return copy }
    var text = copy
    if text.last != .newline { text.append(.newline) }
    for error in errors {
      let message = error.message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      // The compiler reports the message, which stands behind eight characters.
      let blanks = String(repeating: " ", count: max(error.column - 8, 0))
      if let condition = error.condition { text += "#if \(condition)\n".utf8 }
      text += "\(directive(file: error.file, line: error.line))\n".utf8
      text += "\(blanks)#error(\"\(message)\")\n#sourceLocation()\n".utf8
      if error.condition != nil { text += "#endif\n".utf8 }
    }
    return text
  }

  private static func isReplaceable(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
      .drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#!") { return true }
    // A block comment that ends in its line, with nothing behind it.
    guard text.hasPrefix("/*"), let end = text.range(of: "*/") else { return false }
    return text[end.upperBound...].allSatisfy(\.isWhitespace)
      && !text.dropFirst(2)[..<end.lowerBound].contains("/*")
  }
}
#endif
