// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A `#Preview` of a file, and the text that makes a function of it.
///
/// The compiler on Linux has no such macro, so that it is rewritten where it stands:
/// `#Preview("Card") { CardView() }` becomes a function that returns a `PicturePreview`, with the name, the
/// traits and the body as they are written. Lines keep their numbers, attributes stay, and the body sees
/// what is private to the file.
package struct PreviewMacro: Hashable, Sendable {
  /// The preview's name: that which is written, or the file's with the number of those without a name.
  package var name: String
  /// The name of the function that it becomes, which no other preview of the module has.
  package var function: String
  package var offset: Int
  /// The line of the macro, from 1.
  package var line: Int
  /// The conditions of `#if` around the macro, as they would be written again, from the outermost on.
  package var conditions: [String]

  package struct Edit: Hashable, Sendable {
    /// The bytes that are replaced; none for an insertion.
    package var range: Range<Int>
    package var text: String
  }

  /// Something that a preview cannot be.
  package struct Fault: Error, Hashable, Sendable {
    package var offset: Int
    /// The line of the byte, from 1, and its column in bytes, from 1.
    package var position: Position
    package var message: String
  }

  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }
}

package struct PreviewMacros: Hashable, Sendable {
  package private(set) var previews: [PreviewMacro] = []
  /// The changes of the file's text, in their order.
  package private(set) var edits: [PreviewMacro.Edit] = []
  /// Everything that is wrong; the edits are of no use then.
  package private(set) var faults: [PreviewMacro.Fault] = []

  /// Reads the previews of a file.
  ///
  /// - Parameters:
  ///   - source: The file's bytes, in UTF-8.
  ///   - file: The file's name, without a folder and an extension.
  ///   - number: The number of the file in its module, for the names of functions.
  /// - Complexity: O(bytes).
  package init(in source: [UInt8], file: String, number: Int) {
    // Most files have none, and are not read a second time.
    guard source.containsWord("#Preview") || source.containsWord("PreviewProvider") else { return }
    var reader = PreviewReader(source)
    var unnamed = 0
    while let found = reader.next() {
      switch found {
      case .fault(let fault): faults.append(fault)
      case .preview(let written):
        if written.name == nil { unnamed += 1 }
        let preview = PreviewMacro(
          name: written.name ?? "\(file) \(unnamed)",
          function: "_preview_\(number)_\(previews.count + 1)", offset: written.macro.lowerBound,
          line: reader.position(of: written.macro.lowerBound).line, conditions: written.conditions)
        previews.append(preview)
        edits += written.edits(for: preview)
      }
    }
  }

  /// Rewrites the previews of the file.
  ///
  /// - Parameter source: The bytes that the previews were read from.
  /// - Returns: The new text.
  package func rewritten(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += source[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + source[end...]
  }

  /// The declaration of the list of previews, which the files of their module can name.
  ///
  /// - Parameter previews: The previews of the module, in the order of the list.
  /// - Returns: The lines of an enumeration `Previews`.
  package static func list(of previews: [PreviewMacro]) -> String {
    var lines = [
      "@MainActor enum Previews {", "  static var all: [PicturePreview] {",
      "    var all: [PicturePreview] = []",
    ]
    for preview in previews {
      lines += preview.conditions.map { "#if \($0)" }
      lines.append("    all.append(\(preview.function)())")
      lines += preview.conditions.map { _ in "#endif" }
    }
    return (lines + ["    return all", "  }", "}"]).joined(separator: "\n")
  }

  /// Finds the previews whose names others of the module had before; a name may occur in two branches of
  /// one `#if`.
  ///
  /// - Parameter previews: The previews of the module, in the order of the list.
  /// - Returns: The indices of each preview and of the one before it.
  package static func twins(in previews: [PreviewMacro]) -> [(Int, earlier: Int)] {
    var found: [(Int, earlier: Int)] = []
    for (index, preview) in previews.enumerated() {
      let earlier = previews[..<index].firstIndex {
        $0.name == preview.name
          && ($0.conditions.isEmpty || preview.conditions.isEmpty
            || $0.conditions == preview.conditions)
      }
      if let earlier { found.append((index, earlier)) }
    }
    return found
  }

  /// Says that two previews have one name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - place: The file, if it is another one, and the line of the first of them.
  /// - Returns: The message.
  package static func twinMessage(_ name: String, at place: String) -> String {
    "two previews are named \"\(name)\": the other one is at \(place); a name is that of one picture"
  }
}

extension [UInt8] {
  fileprivate func containsWord(_ word: StaticString) -> Bool {
    let pattern = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = pattern.first, count >= pattern.count else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - pattern.count {
        if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
