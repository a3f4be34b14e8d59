// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments

/// A document on the page: its text, what is selected, and the replies to what the page asks.
///
/// It outlives its stages, which are made again whenever time goes back. All viewers see the same
/// document and the same selection.
@MainActor
package final class Workbench {
  package private(set) var edited: EditedDocument
  /// The path of the selected value; empty for the document itself.
  package private(set) var selection = ValuePath()
  /// The name of the document, for a document without one of its own.
  package var name: String { edited.origin.name }
  /// Whether the document is that of the file that the server may write.
  var hasFile: Bool { edited.origin.isOfFile }
  /// The name under which browsers keep copies, which no file of another folder has.
  var copyKey: String { hasFile ? "\(name):\(place)" : name }
  /// The path of the file that is shown, as the user named it; nil for a document of the page.
  var path: String? { hasFile ? filePath : nil }
  private let filePath: String?
  private let place: String
  /// The document that was opened first: that of the file, if there is one.
  private let first: DocumentOrigin
  /// The text of the file, where it was changed outside while there are changes here; else nil.
  private(set) var fileText: String?
  /// Says whether a picture stands beside the file; nil where there are no files.
  private let findImage: ((_ path: String) -> ImageFile)?
  /// The reason why the document shows nothing on the stage, as sentences; nil if it does.
  private(set) var layoutProblem: String?
  /// The panels as viewers have them, by the type of their replies.
  private var sentPanels: [Panel: JSONValue] = [:]

  /// Whether the text has changed since viewers got its panels.
  private var owesPanels = false

  /// A panel that viewers keep until it changes.
  private enum Panel: Hashable { case outline, problems, fields }

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - text: The text, which may be anything.
  ///   - name: The name, for a document without one of its own.
  ///   - hasFile: Whether the text is that of a file that the server may write.
  ///   - path: The path of the file, for the command that draws it; nil for none that is known.
  ///   - place: What tells the file from others of the same name.
  ///   - findImage: Says whether a picture stands beside the file, by its path; nil where there are no
  ///     files. It is asked after each change of the text.
  package init(
    _ text: String, name: String, hasFile: Bool, path: String? = nil, place: String = "",
    findImage: ((_ path: String) -> ImageFile)? = nil
  ) {
    filePath = path
    self.place = place
    self.findImage = findImage
    first = DocumentOrigin(name: name, isOfFile: hasFile)
    edited = EditedDocument(text, origin: first)
  }

  /// Shows another document, as a step that can be undone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name, for a document without one of its own.
  ///   - label: The name of the step, such as "New".
  /// - Throws: The reason why nothing was changed: a text that is too long.
  package func open(_ text: String, name: String, label: String) throws(EditRefusal) {
    _ = try edited.open(text, label: label, origin: DocumentOrigin(name: name))
    selection = ValuePath()
  }

  /// Returns the panels beside the view that have changed with the text, unless viewers have them.
  ///
  /// They take as long as the picture, which comes before them.
  package func takeOwedPanels() -> [JSONValue] {
    guard owesPanels else { return [] }
    owesPanels = false
    // While the text cannot be read, tree and fields rest.
    let isReadable = edited.reading.value != nil
    return [
      isReadable ? changed(outlineReply, .outline) : nil, changed(problemsReply, .problems),
      isReadable ? changed(fieldsReply, .fields) : nil,
    ].compactMap(\.self)
  }

  /// Says whether the document shows nothing on the stage, and why.
  func setLayoutProblem(_ problem: String?) {
    guard layoutProblem != problem else { return }
    layoutProblem = problem
    owesPanels = true
  }

  /// The text read against its folder, where it is that of the file and names pictures.
  var readingBesideFile: DocumentReading {
    let reading = edited.reading
    guard hasFile, let findImage, !reading.images.isEmpty else { return reading }
    return DocumentReading(
      edited.bytes, findImage: findImage, symbolNames: EditedDocument.symbolNames)
  }

  /// Handles a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - time: A second of a clock, to tell pauses in typing.
  /// - Returns: The replies, without those of panels that have changed with the text
  ///   (``takeOwedPanels()``).
  /// - Throws: The reason why nothing was done.
  func receive(_ message: WorkbenchMessage, at time: Double) throws(EditRefusal) -> [JSONValue] {
    let before = edited.bytes
    switch message {
    case .panels:
      let (outline, problems, fields) = (outlineReply, problemsReply, fieldsReply)
      sentPanels = [.outline: outline, .problems: problems, .fields: fields]
      return [catalogueReply, wholeReply, outline, problems, fields, actionsReply]
    case .actions: return [actionsReply]
    case .select(let path):
      return selected(path)
    case .selectUnit(let unit):
      guard let value = edited.reading.value,
        let offset = TextUnits.offset(ofUnit: unit, in: edited.bytes)
      else { return [] }
      let path = value.nearestRow(to: value.path(at: offset))
      return path == selection ? [] : selected(path)
    // The stage has answered.
    case .places, .selectPoint, .insight, .matrix: return []
    case .edit(let operations, let label, let gesture, let selection):
      let splice = try edited.edit(operations, label: label, gesture: gesture)
      if let selection { self.selection = selection }
      return changes(splice, of: before, label: label)
    case .source(let revision, let range, let text):
      do throws(EditRefusal) {
        return changes(
          try edited.type(text, over: range, revision: revision, at: time), of: before, label: nil)
      } catch {
        // The page is behind: it gets the text that there is.
        return [wholeReply]
      }
    case .undo:
      guard let step = edited.undo() else { throw EditRefusal("There is nothing to undo.") }
      return changes(step.splice, of: before, label: "Undo \(step.label)")
    case .cancelGesture(let gesture):
      guard let step = edited.cancel(gesture: gesture) else { return [] }
      return changes(step.splice, of: before, label: "Cancelled \(step.label)")
    case .redo:
      guard let step = edited.redo() else { throw EditRefusal("There is nothing to redo.") }
      return changes(step.splice, of: before, label: "Redo \(step.label)")
    case .openDocument(let text, let name):
      guard Array(text.utf8) != before else { return [] }
      // Without a name it is a text of the document that is there.
      let origin = name.map { DocumentOrigin(name: String($0.prefix(64))) }
      let splice = try edited.open(text, label: name == nil ? "Replace" : "Open", origin: origin)
      return changes(splice, of: before, label: name == nil ? "Replaced" : "Opened")
    case .recover(let text, let origin):
      guard Array(text.utf8) != before || origin != edited.origin else {
        return [documentReply()]
      }
      let splice = try edited.open(text, label: "Recover", origin: origin)
      return changes(splice, of: before, label: "Recovered")
    case .saved(let text):
      edited.didSave(text)
      fileText = nil
      return [documentReply(label: edited.isSaved ? "Saved" : nil)]
    case .fileChanged(let text):
      // The server's own writing is seen, too.
      guard !edited.isOfFile(text) else {
        guard fileText != nil else { return [] }
        fileText = nil
        return [documentReply()]
      }
      guard edited.isSaved else {
        fileText = text
        return [documentReply(label: "The file has changed on disk.")]
      }
      return try takeFile(text)
    case .fileDiffers(let text):
      guard hasFile, Array(text.utf8) != edited.bytes else { return [] }
      edited.didLoseFile()
      fileText = text
      return [documentReply(label: "The file has changed on disk.")]
    case .takeFile:
      guard let fileText else { return [] }
      return try takeFile(fileText)
    case .keepFile:
      if let fileText { edited.didSave(fileText) }
      fileText = nil
      return [documentReply()]
    }
  }

  /// Returns the text that may be written to the file.
  ///
  /// - Throws: The reason why it may not: another document is shown, or the file has changed.
  func textOfFile() throws(EditRefusal) -> [UInt8] {
    guard hasFile else {
      throw EditRefusal("'\(name)' is not the document of the file. Download it instead.")
    }
    guard fileText == nil else {
      throw EditRefusal("The file has changed on disk. Take what it has, or keep yours, first.")
    }
    return edited.bytes
  }

  private func takeFile(_ text: String) throws(EditRefusal) -> [JSONValue] {
    let before = edited.bytes
    let splice = try edited.open(text, label: "Change on disk", origin: first, isSaved: true)
    fileText = nil
    return changes(splice, of: before, label: "The file has changed on disk.")
  }

  private func select(_ path: ValuePath) {
    selection = edited.reading.value?.nearestRow(to: path) ?? path
  }

  private func selected(_ path: ValuePath) -> [JSONValue] {
    select(path)
    let fields = fieldsReply
    sentPanels[.fields] = fields
    return [fields, actionsReply]
  }

  /// Returns the reply of a panel, unless viewers have it.
  private func changed(_ reply: JSONValue, _ panel: Panel) -> JSONValue? {
    guard sentPanels[panel] != reply else { return nil }
    sentPanels[panel] = reply
    return reply
  }

  private func changes(
    _ splice: TextSplice, of before: [UInt8], label: String?
  ) -> [JSONValue] {
    // What was selected may be gone, and what holds it is there.
    if edited.reading.value != nil { select(selection) }
    owesPanels = true
    return [changeReply(splice, of: before, label: label)]
  }
}
