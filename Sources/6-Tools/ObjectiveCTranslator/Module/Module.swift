// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The translation of a module: files in, copies and diagnostics out.
///
/// 1. **Read** every file and document and parse it, several at a time.
/// 2. **Index** what they declare (OC-4).
/// 3. **Settle** what one file's words, or a document's, change in another.
/// 4. **Edit** each file.
/// 5. **Check** each document (IB-53), and copy it.
///
/// Equal files give equal bytes, whatever the number of processors.
enum Module {
  struct Translated: Sendable {
    let copies: [[UInt8]]
    var documents: [[UInt8]] = []
    let diagnostics: [Diagnostic]
  }

  struct Documents: Sendable {
    var module = ""
    var paths: [String] = []
    var names = ResourceNames(catalogues: [], imageFiles: [])
  }

  static func translate(
    _ paths: [String], _ documents: Documents, for platform: BuildConditions.Platform?
  ) async -> Translated {
    let conditions = BuildConditions(platform: platform)
    // 1. Read
    let read = await concurrently(paths.count) { number -> (SourceFile?, Diagnostic?) in
      do throws(Diagnostic) {
        let file = try SourceFile(number: number, path: paths[number], conditions: conditions)
        return (file, nil)
      } catch {
        return (nil, error)
      }
    }
    let readDocuments = await concurrently(documents.paths.count) {
      number -> (DocumentFile?, Diagnostic?) in
      do throws(Diagnostic) {
        return (try DocumentFile(path: documents.paths[number]), nil)
      } catch {
        return (nil, error)
      }
    }
    let unreadable = (read.compactMap { $0.1 } + readDocuments.compactMap { $0.1 }).map {
      var diagnostic = $0
      diagnostic.stops = true
      return diagnostic
    }
    let files = read.compactMap { $0.0 }
    guard unreadable.isEmpty else { return Translated(copies: [], diagnostics: unreadable) }
    return await translate(files, readDocuments.compactMap { $0.0 }, documents)
  }

  private static func translate(
    _ files: [SourceFile], _ documents: [DocumentFile], _ request: Documents
  ) async -> Translated {
    // 2. Index
    let collected = await concurrently(files.count) { DeclarationCollector(file: files[$0]).result }
    let index = ModuleIndex(files: files, collected: collected)

    // 3. Settle
    let classes = DocumentClasses(module: request.module, index: index)
    let changes = ModuleChanges(
      index: index, named: DocumentNames(documents, classes: classes))
    let previews = ModulePreviews(of: files)

    // 4. Edit
    let edited = await concurrently(files.count) { number -> ([UInt8], [Diagnostic]) in
      let file = files[number]
      let translation = FileTranslation(file: file, index: index, changes: changes)
      do throws(Edits.Overlap) {
        var edits = translation.edits
        for edit in previews.edits[number] ?? [] {
          edits.replace(edit.range, with: edit.text, in: file.bytes)
        }
        let text = try edits.applied(to: file.bytes)
        let list = [previews.additions[number]].compactMap(\.self)
        let additions = file.tree.hasError ? [] : translation.additions + list
        let copy = Copy.text(edited: text, of: file, additions: additions)
        return (copy, translation.diagnostics)
      } catch {
        let (line, column) = file.position(at: error.offset)
        var overlap = Diagnostic(
          .error, file: file.path, line: line, column: column, error.message)
        overlap.stops = true
        return ([], translation.diagnostics + [overlap])
      }
    }

    // 5. Check
    let checked = await concurrently(documents.count) { number -> ([UInt8], [Diagnostic]) in
      let check = DocumentCheck(documents[number], classes: classes, names: request.names)
      return (DocumentCopy.text(of: documents[number], classes), check.diagnostics)
    }
    let found =
      changes.diagnostics + previews.diagnostics + edited.flatMap(\.1) + checked.flatMap(\.1)
    return Translated(
      copies: edited.map(\.0), documents: checked.map(\.0), diagnostics: sorted(found))
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.file, $0.element.line, $0.element.column, $0.offset)
        < ($1.element.file, $1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }

  /// The results of a piece of work for each number, in their order.
  private static func concurrently<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    // A task for every few files: one for each would cost more than a short file does.
    let size = max(1, min(16, count / 4))
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for start in stride(from: 0, to: count, by: size) {
        group.addTask { (start, (start..<min(start + size, count)).map(work)) }
      }
      var parts: [(Int, [Result])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }
}
#endif
