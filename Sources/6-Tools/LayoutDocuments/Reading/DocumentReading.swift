// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// The result of reading a text: a document, or the problems that keep it from being one.
///
/// Reading is two passes. The first one makes located values of the text and ends at the first
/// mistake; the second one makes a document of them by the table of keys and finds all problems.
package struct DocumentReading: Sendable {
  /// The document; nil if there is an error.
  package let document: LayoutDocument?
  /// The values with their positions; nil if the text is not JSON5.
  package let value: LocatedValue?
  /// The first problems in the order of the text, at most ``ReadingLimits/problems``.
  package let problems: [DocumentProblem]
  /// The number of all errors, also those that are not listed.
  package let errorCount: Int
  /// The paths of the pictures that the document names, each once, in the order of the text.
  package let images: [String]
  private let positions: TextPositions

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text of a document.
  ///   - findImage: Says whether a picture stands beside the document, by its path, which is
  ///     relative, has `/` between names, and none of them is `..`. Nil where there are no files:
  ///     then placeholders take the place of pictures.
  ///   - symbolNames: Returns the names of all symbols; asked only for a document that names one. Nil
  ///     where they are not known: then any may be named.
  /// - Complexity: O(bytes), and O(letters × keys) for each unknown key.
  package init(
    _ text: String, findImage: ((_ path: String) -> ImageFile)? = nil,
    symbolNames: (() -> [String])? = nil
  ) {
    self.init(Array(text.utf8), findImage: findImage, symbolNames: symbolNames)
  }

  /// Reads a text from bytes, which may be anything.
  package init(
    _ bytes: [UInt8], findImage: ((_ path: String) -> ImageFile)? = nil,
    symbolNames: (() -> [String])? = nil
  ) {
    let positions = TextPositions(bytes)
    let value: LocatedValue
    do throws(SyntaxMistake) {
      value = try LocatedValue(parsing: bytes)
    } catch {
      self.init(
        document: nil, value: nil, images: [],
        found: [
          .init(severity: .error, message: { error.message }, path: .init(), range: error.range)
        ],
        in: positions)
      return
    }
    var reader = DocumentReader(positions)
    let document = LayoutDocument.table.read(value, &reader)
    let images = reader.checkImages(findImage)
    if let symbolNames { reader.checkSymbols(symbolNames) }
    // What no value says alone is not looked at while values are wrong.
    if let document, !reader.hasErrors { reader.check(document, value) }
    self.init(
      document: reader.hasErrors ? nil : document, value: value, images: images,
      found: reader.problems, in: positions)
  }

  /// Returns an error that shows only when the document is drawn.
  ///
  /// - Parameters:
  ///   - message: Sentences that say what was found and what to write.
  ///   - path: The path of a value; where the text has none, its position is that of the nearest value
  ///     around it.
  /// - Returns: The error, with its position.
  package func problem(_ message: String, at path: ValuePath) -> DocumentProblem {
    var nearest: ValuePath? = path
    while let path = nearest, value?[path] == nil { nearest = path.parent }
    let range = nearest.flatMap { value?[$0]?.range } ?? 0..<0
    return DocumentProblem(
      severity: .error, message: message, path: path, range: range,
      position: positions.position(of: range.lowerBound))
  }

  private init(
    document: LayoutDocument?, value: LocatedValue?, images: [String],
    found: [DocumentReader.Found], in positions: TextPositions
  ) {
    self.document = document
    self.value = value
    self.images = images
    self.positions = positions
    errorCount = found.count { $0.severity == .error }
    // Sorting is stable: what is found first of a position stays first.
    problems = found.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .prefix(ReadingLimits.problems)
      .map {
        DocumentProblem(
          severity: $0.severity, message: $0.message(), path: $0.path, range: $0.range,
          position: positions.position(of: $0.range.lowerBound))
      }
  }
}

extension LayoutDocument {
  /// The document as JSON, with the keys that do not have their defaults, in the order of the table.
  package var json: JSONValue { Self.table.write(self) }

  /// The document in canonical form: what was read and written twice has the same bytes.
  public var canonicalText: String { json.canonicalText }
}

extension DocumentReader {
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Checks the pictures that were named.
  ///
  /// - Returns: Their paths, each once.
  fileprivate mutating func checkImages(_ find: ((String) -> ImageFile)?) -> [String] {
    var answers: [String: ImageFile] = [:]
    var names: [String] = []
    var total = PixelTotal()
    for (path, value, name) in images {
      if answers[name] == nil {
        names.append(name)
        var answer = Self.isInside(name) ? find?(name) ?? .exists(pixels: 0) : .outside
        if case .exists(let own) = answer {
          if total.hasRoom(for: own) {
            total.add(own)
          } else {
            answer = .refused(ReadingLimits.pixelsMessage)
          }
        }
        answers[name] = answer
        if names.count == ReadingLimits.images + 1 {
          report("A document has at most \(ReadingLimits.images) images.", value, path)
        }
      }
      switch answers[name] {
      case .exists, nil: break
      case .outside?:
        report("\(Quotation.short(name)) is outside of the document's folder.", value, path)
      case .refused(let reason)?: report(reason, value, path)
      case .missing(let present)?:
        let nearest = nearMiss(of: name, among: present).map { Quotation.short($0) }
        report(
          "There is no file \(Quotation.short(name)) beside the document."
            + NearMiss.advice(nearest, allowed: []), value, path)
      }
    }
    return names
  }

  /// Warns of symbols that do not exist, in whose place nothing is shown.
  fileprivate mutating func checkSymbols(_ names: () -> [String]) {
    guard !symbols.isEmpty else { return }
    let names = names()
    let known = Set(names)
    for (path, value, name) in symbols where !known.contains(name) {
      let nearest = nearMiss(of: name, among: names).map { Quotation.value($0) }
      within(path) { reader in
        reader.warning(
          "There is no symbol \(Quotation.value(name))."
            + (nearest.map { NearMiss.advice($0, allowed: []) }
              ?? " 'gallery list --symbols' prints all."),
          at: value.range)
      }
    }
  }

  private mutating func report(_ message: String, _ value: LocatedValue, _ path: ValuePath) {
    within(path) { $0.error(message, at: value.range) }
  }

  /// Returns whether a path is relative and stays where it begins, whatever the system.
  private static func isInside(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.contains("\\") && !path.contains(":") && !path.contains("\0")
      && !path.hasPrefix("~") && names.allSatisfy { !$0.isEmpty && $0 != ".." }
  }
}
