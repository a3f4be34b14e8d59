// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Reads the previews off the text of a file, whose comments, strings and braces it passes over.
struct PreviewReader {
  enum Found {
    case preview(WrittenPreview)
    case fault(PreviewMacro.Fault)
  }

  private var scanner: TextScanner
  private var branches: [Branches] = []

  /// The branches of an `#if`, up to the current one.
  private struct Branches {
    var conditions: [String]

    /// The current branch's condition with the negated ones before it.
    var current: String {
      let earlier = conditions.dropLast().map { "!(\($0))" }
      return (earlier + ["(\(conditions.last ?? "true"))"]).joined(separator: " && ")
    }
  }

  init(_ bytes: [UInt8]) { scanner = TextScanner(bytes) }

  func position(of offset: Int) -> PreviewMacro.Position { scanner.position(of: offset) }

  private var conditions: [String] { branches.map(\.current) }

  /// Whether the code is for platforms that have SwiftUI: the compiler does not read it here.
  private var isSwiftUI: Bool {
    branches.contains { $0.current.hasSuffix("(canImport" + "(SwiftUI))") }
  }

  /// Reads up to the next preview, or fault; nil at the end.
  mutating func next() -> Found? {
    while !scanner.isAtEnd {
      if scanner.skipComment() || scanner.skipString() { continue }
      let start = scanner.index
      if scanner.takes("#if") {
        branches.append(Branches(conditions: [scanner.takeLine()]))
      } else if scanner.takes("#elseif") {
        let condition = scanner.takeLine()
        if !branches.isEmpty { branches[branches.count - 1].conditions.append(condition) }
      } else if scanner.takes("#else") {
        if !branches.isEmpty { branches[branches.count - 1].conditions.append("true") }
      } else if scanner.takes("#endif") {
        _ = branches.popLast()
      } else if scanner.takes("PreviewProvider") {
        guard !isSwiftUI else { continue }
        return .fault(
          fault(
            at: start,
            """
            PreviewProvider is SwiftUI's, which is not included: write #Preview("Name") { … } with a \
            UIView or a UIViewController as its body
            """))
      } else if scanner.takes("#Preview") {
        let isOutermost = scanner.depth == 0
        do throws(PreviewMacro.Fault) {
          let preview = try read(from: start)
          guard !isSwiftUI else { continue }
          guard isOutermost else {
            throw fault(at: start, "a preview stands at the top level of its file, in no type")
          }
          return .preview(preview)
        } catch {
          if !isSwiftUI { return .fault(error) }
        }
      } else {
        scanner.skipWord()
      }
    }
    return nil
  }

  private func fault(at offset: Int, _ message: String) -> PreviewMacro.Fault {
    PreviewMacro.Fault(offset: offset, position: position(of: offset), message: message)
  }

  /// Reads what follows `#Preview`.
  private mutating func read(from start: Int) throws(PreviewMacro.Fault) -> WrittenPreview {
    var preview = WrittenPreview(macro: start..<scanner.index, conditions: conditions)
    scanner.skipBlanks()
    var hasBody = false
    if scanner.byte == UInt8(ascii: "(") {
      let open = scanner.index
      let arguments = scanner.takeArguments()
      preview.parenthesis = open
      preview.end = scanner.index
      preview.isEmptyList = arguments.isEmpty
      for (index, argument) in arguments.enumerated() {
        switch argument.label {
        case nil where index == 0 && argument.text.hasPrefix("\""):
          preview.name = try name(argument)
        case nil where index == 0 && argument.text == "nil":
          throw fault(at: argument.offset, "leave out the name of a preview in place of 'nil'")
        case nil where index == 0:
          throw fault(
            at: argument.offset,
            "the name of a preview is a string literal, of one line and without an interpolation")
        case nil, "traits": try check(trait: argument)
        case "body": hasBody = true
        case .some(let label):
          throw fault(
            at: argument.offset,
            "the argument '\(label)' of #Preview has no meaning here: leave it out")
        }
      }
    }
    let mark = scanner
    scanner.skipBlanks()
    if scanner.byte == UInt8(ascii: "{") {
      preview.brace = scanner.index
      scanner.skipGroup()
      preview.end = scanner.index
      hasBody = true
    } else {
      scanner = mark
    }
    guard hasBody else {
      throw fault(at: start, "#Preview has no body: write { … } with a view or a view controller")
    }
    return preview
  }

  private func name(_ argument: TextScanner.Argument) throws(PreviewMacro.Fault) -> String {
    let text = argument.text
    let inner = text.dropFirst().dropLast()
    guard text.count >= 2, text.hasSuffix("\""), !inner.contains("\""), !inner.contains("\\") else {
      throw fault(
        at: argument.offset,
        "the name of a preview is a string literal, of one line and without an interpolation")
    }
    guard !inner.allSatisfy(\.isWhitespace) else {
      throw fault(at: argument.offset, "the name of a preview is empty: leave it out, or give one")
    }
    return String(inner)
  }

  private static let refused = [
    "portraitUpsideDown": "pictures are upright: use '.portrait'",
    "assistiveAccess": "there is no Assistive Access",
    "modifier": "modifiers are SwiftUI's",
  ]

  private func check(trait argument: TextScanner.Argument) throws(PreviewMacro.Fault) {
    let name = argument.text.drop { $0 == "." }.prefix { $0.isLetter }
    guard argument.text.hasPrefix("."), let reason = Self.refused[String(name)] else { return }
    throw fault(
      at: argument.offset, "the trait '.\(name)' of #Preview has no meaning here: \(reason)")
  }
}

struct WrittenPreview {
  /// The bytes of the macro's name, with its number sign.
  var macro: Range<Int>
  var conditions: [String]
  var name: String?
  /// The byte of the opening parenthesis; nil for none.
  var parenthesis: Int?
  var isEmptyList = true
  /// The byte of the opening brace; nil for a body that is an argument.
  var brace: Int?
  var end = 0

  init(macro: Range<Int>, conditions: [String]) {
    self.macro = macro
    self.conditions = conditions
  }

  func edits(for preview: PreviewMacro) -> [PreviewMacro.Edit] {
    let function = "@MainActor func \(preview.function)() -> PicturePreview { PicturePreview"
    var edits = [PreviewMacro.Edit(range: macro, text: function)]
    if name == nil {
      let literal = "\"\(preview.name)\""
      if let parenthesis {
        let text = isEmptyList ? literal : "\(literal), "
        edits.append(PreviewMacro.Edit(range: parenthesis + 1..<parenthesis + 1, text: text))
      } else {
        edits[0].text += "(\(literal))"
      }
    }
    return edits + [PreviewMacro.Edit(range: end..<end, text: " }")]
  }
}
