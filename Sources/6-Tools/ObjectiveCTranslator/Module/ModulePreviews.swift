// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation
#if !ReaderInside
import PreviewMacros
#endif
import SwiftSyntax

/// The previews of a module: what becomes of each `#Preview`, and the list of all (OC-34).
struct ModulePreviews: Sendable {
  private(set) var edits: [Int: [PreviewMacro.Edit]] = [:]
  /// The list, behind the first file that has a preview.
  private(set) var additions: [Int: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the previews of all files.
  ///
  /// - Parameter files: The files, in the order of the list.
  init(of files: [SourceFile]) {
    var listed: [(preview: PreviewMacro, file: SourceFile)] = []
    for file in files {
      let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
      let found = PreviewMacros(in: file.bytes, file: name, number: file.number)
      for fault in found.faults where file.mayBeActive(at: fault.offset) {
        report(in: file, at: fault.offset, fault.message)
      }
      guard !found.previews.isEmpty else { continue }
      edits[file.number] = found.edits
      for var preview in found.previews where file.mayBeActive(at: preview.offset) {
        // As copies write them: with the platform that the target asks for.
        preview.conditions = file.conditions(around: preview.offset)
        listed.append((preview, file))
      }
    }
    for (index, earlier) in PreviewMacros.twins(in: listed.map(\.preview)) {
      let (twin, first) = (listed[index], listed[earlier])
      report(
        in: twin.file, at: twin.preview.offset,
        PreviewMacros.twinMessage(
          twin.preview.name, at: "\(first.file.path):\(first.preview.line)"))
    }
    if let first = listed.first {
      additions[first.file.number] = PreviewMacros.list(of: listed.map(\.preview))
    }
  }

  private mutating func report(in file: SourceFile, at offset: Int, _ message: String) {
    let (line, column) = file.position(at: offset)
    diagnostics.append(Diagnostic(.error, file: file.path, line: line, column: column, message))
  }
}

extension SourceFile {
  /// The branches of `#if` around a byte, from the outermost on.
  private func branches(around offset: Int) -> [IfConfigClauseSyntax] {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    var found: [IfConfigClauseSyntax] = []
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self) { found.append(clause) }
      node = current.parent
    }
    return found.reversed()
  }

  fileprivate func mayBeActive(at offset: Int) -> Bool {
    branches(around: offset).allSatisfy(conditions.mayBeActive)
  }

  /// The conditions of `#if` around a byte, as copies write them, from the outermost on.
  func conditions(around offset: Int) -> [String] {
    branches(around: offset).map(conditions.text).filter { !$0.isEmpty }
  }
}
#endif
