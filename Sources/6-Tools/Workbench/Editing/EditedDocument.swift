// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments
import UIKit

/// A document that is edited: its text, what the text says, and the steps that led to it.
///
/// The text is the truth. Operations on values change its bytes, and are taken back where they leave
/// no readable document; typing may leave a text that cannot be read, and the last document stays.
package struct EditedDocument: Sendable {
  /// The UTF-8 of the text.
  package private(set) var bytes: [UInt8]
  /// The result of reading the text.
  package private(set) var reading: DocumentReading
  /// The last document that could be read; nil if there was none yet.
  package private(set) var document: LayoutDocument?
  /// The number of changes of the text so far.
  package private(set) var revision = 0
  package private(set) var origin: DocumentOrigin
  private var savedBytes: [UInt8]?
  private var history = EditHistory()

  /// Opens a text, which counts as saved.
  package init(_ text: String, origin: DocumentOrigin = DocumentOrigin()) {
    self.origin = origin
    bytes = Array(text.utf8)
    savedBytes = bytes
    reading = Self.reading(bytes)
    document = reading.document
  }

  static let symbolNames: @Sendable () -> [String] = { UIImage.symbolNames }

  private static func reading(_ bytes: [UInt8]) -> DocumentReading {
    DocumentReading(bytes, symbolNames: symbolNames)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the text is that of the file.
  package var isSaved: Bool { bytes == savedBytes }

  /// The name of the step that undoing takes back; nil if there is none.
  package var undoLabel: String? { history.done.last?.label }

  /// The name of the step that redoing makes again; nil if there is none.
  package var redoLabel: String? { history.undone.last?.label }

  // MARK: Edits

  /// Carries out operations, all or none.
  ///
  /// - Throws: The reason why nothing was changed: the first error of the document that would be.
  /// - Complexity: O(bytes).
  package mutating func edit(
    _ operations: [EditOperation], label: String, gesture: String? = nil
  ) throws(EditRefusal) -> TextSplice {
    let (text, reading) = try result(of: operations)
    let step = EditStep(label, from: bytes, to: text.bytes)
    history.record(
      step, from: bytes, to: text.bytes, continuation: gesture.map { .gesture($0) })
    return change(to: text.bytes, by: step.splice, reading)
  }

  /// Returns the text and the document that operations lead to, and changes nothing.
  func result(
    of operations: [EditOperation]
  ) throws(EditRefusal) -> (DocumentText, DocumentReading) {
    var text: DocumentText
    do throws(SyntaxMistake) { text = try DocumentText(self.text) } catch {
      throw .unreadable
    }
    for operation in operations { try operation.apply(to: &text) }
    let result = Self.reading(text.bytes)
    // What was wrong before may stay, so that mistakes are corrected one after the other.
    guard result.document != nil || reading.document == nil,
      result.errorCount <= reading.errorCount
    else {
      let new = result.problems.first { problem in
        problem.severity == .error && !reading.problems.contains { $0.isSame(as: problem) }
      }
      throw EditRefusal(new?.message ?? EditRefusal.unreadable.description)
    }
    return (text, result)
  }

  /// Replaces characters of the text, as typing does, whatever comes of it.
  ///
  /// - Parameters:
  ///   - replacement: The new characters.
  ///   - range: The characters that they replace, in UTF-16 units.
  ///   - revision: The revision that the range is of.
  ///   - time: A second of a clock: typing at one value without pauses of a second is one step.
  /// - Returns: The change of the text.
  /// - Throws: The reason why nothing was changed: another revision, a range that is not of the
  ///   text, or a text that would be too long.
  /// - Complexity: O(bytes).
  package mutating func type(
    _ replacement: String, over range: Range<Int>, revision: Int, at time: Double
  ) throws(EditRefusal) -> TextSplice {
    guard revision == self.revision else { throw .stale }
    guard let start = TextUnits.offset(ofUnit: range.lowerBound, in: bytes),
      let end = TextUnits.offset(ofUnit: range.upperBound, in: bytes)
    else { throw .stale }
    var new = bytes
    TextSplice(start..<end, Array(replacement.utf8)).apply(to: &new)
    try Self.checkLength(new)
    let path = reading.value?.path(at: start) ?? ValuePath()
    let step = EditStep("Typing", from: bytes, to: new)
    history.record(step, from: bytes, to: new, continuation: .typing(path, at: time))
    return change(to: new, by: step.splice)
  }

  /// Replaces the whole text by another document, as one step.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - label: The name of the step, such as "Open".
  ///   - origin: The document that the text is a version of; nil for the one that is there.
  ///   - isSaved: Whether the text is that of the file.
  /// - Returns: The change of the text.
  /// - Throws: The reason why nothing was changed: a text that is too long.
  package mutating func open(
    _ text: String, label: String, origin: DocumentOrigin? = nil, isSaved: Bool = false
  ) throws(EditRefusal) -> TextSplice {
    let new = Array(text.utf8)
    try Self.checkLength(new)
    let next = origin ?? self.origin
    let step = EditStep(label, from: bytes, to: new, origins: (self.origin, next))
    history.record(step, from: bytes, to: new)
    self.origin = next
    if isSaved { savedBytes = new }
    return change(to: new, by: step.splice)
  }

  /// Returns whether a text is the last one that was read from the file or written to it.
  func isOfFile(_ text: String) -> Bool { Array(text.utf8) == savedBytes }

  package mutating func didSave(_ text: String) { savedBytes = Array(text.utf8) }

  /// The file has a text that the document does not come from.
  mutating func didLoseFile() { savedBytes = nil }

  // MARK: Steps

  /// Takes the last step back.
  ///
  /// - Returns: The name of the step and the change of the text; nil if there is no step.
  package mutating func undo() -> (label: String, splice: TextSplice)? {
    guard let step = history.undo() else { return nil }
    var new = bytes
    step.inverse.apply(to: &new)
    origin = step.origins?.old ?? origin
    return (step.label, change(to: new, by: step.inverse))
  }

  /// Takes the last step back if it is that of a gesture.
  ///
  /// - Returns: The name of the step and the change of the text; nil if something else was done
  ///   since, or nothing at all.
  package mutating func cancel(gesture: String) -> (label: String, splice: TextSplice)? {
    history.isLast(ofGesture: gesture) ? undo() : nil
  }

  /// Makes the last step again that was undone.
  ///
  /// - Returns: The name of the step and the change of the text; nil if there is no step.
  package mutating func redo() -> (label: String, splice: TextSplice)? {
    guard let step = history.redo() else { return nil }
    var new = bytes
    step.splice.apply(to: &new)
    origin = step.origins?.new ?? origin
    return (step.label, change(to: new, by: step.splice))
  }

  private static func checkLength(_ bytes: [UInt8]) throws(EditRefusal) {
    guard bytes.count <= ReadingLimits.bytes else {
      throw EditRefusal(
        "The text would have \(bytes.count) bytes; a document has at most \(ReadingLimits.bytes).")
    }
  }

  /// Takes another text.
  ///
  /// - Parameters:
  ///   - new: The UTF-8 of the text.
  ///   - splice: The change that leads to it.
  ///   - result: The result of reading it, where that is known.
  /// - Returns: The change.
  private mutating func change(
    to new: [UInt8], by splice: TextSplice, _ result: DocumentReading? = nil
  ) -> TextSplice {
    guard new != bytes else { return splice }
    bytes = new
    revision += 1
    reading = result ?? Self.reading(new)
    document = reading.document ?? document
    return splice
  }
}

extension DocumentProblem {
  /// Whether two problems are the same one, wherever the text has moved it.
  fileprivate func isSame(as other: DocumentProblem) -> Bool {
    message == other.message && path == other.path
  }
}

extension LocatedValue {
  /// Returns the path of the innermost value around a byte, keys included.
  func path(at offset: Int) -> ValuePath {
    var path = ValuePath()
    var value = self
    while true {
      if let member = value.members.first(where: {
        $0.keyRange.lowerBound <= offset && offset <= $0.value.range.upperBound
      }) {
        path = path.appending(member.key)
        value = member.value
      } else if let index = value.elements.firstIndex(where: {
        $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      }) {
        path = path.appending(index)
        value = value.elements[index]
      } else {
        return path
      }
    }
  }
}

package struct DocumentOrigin: Hashable, Sendable {
  /// The name of the document, for one without a name of its own.
  package let name: String
  /// Whether it is the document of the file that the server may write.
  package let isOfFile: Bool

  package init(name: String = "", isOfFile: Bool = false) {
    self.name = name
    self.isOfFile = isOfFile
  }
}

/// The reason why a document was not edited: a sentence for the page.
package struct EditRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  init(_ failure: DocumentEditFailure) {
    switch failure {
    case .unreadable(let mistake): self.init("The text cannot be read: \(mistake.message)")
    case .noValue(let path): self.init("There is no value at \(path).")
    }
  }

  /// The text has a mistake, so that its values are not known.
  static let unreadable = EditRefusal("The text cannot be read. Correct it, or undo.")
  /// The text has changed since the edit was made.
  static let stale = EditRefusal("The text has changed in the meantime.")
}
