// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import DocumentScreens
import Foundation
import LayoutDocuments
import LayoutExport
import UIKit

/// Writes a document as Swift or in canonical form, and the schema of documents.
struct Export: FileCommand {
  /// The forms.
  enum Form: String, WordOption {
    case swift, document, schema
  }

  /// The parts of a file of Swift.
  enum Part: String, WordOption {
    case all, layout

    var part: SwiftExport.Part { self == .all ? .all : .layout }
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print a layout as Swift or as a document, or the schema of documents.",
    discussion: """
      A sample is captured as it is shown. Parts that a document cannot have are printed on \
      standard error.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "A document, a sample's name, or a file; not needed for the schema.")
  var subject: String?

  @Option(name: .customLong("as"), help: "swift, document or schema.")
  var form: Form = .swift

  @Option(help: "all for a whole file of Swift, or layout for createLayout() alone.")
  var part: Part = .all

  @Option(help: "The spaces for each level of indentation in Swift, 1…8.")
  var indent = 4

  @Option(name: .shortAndLong, help: "The file to write; standard output by default.")
  var out: String?

  @OptionGroup var picture: PictureOptions

  @OptionGroup(title: "Options of particular samples") var own: SampleOptions

  func validate() throws {
    guard (1...8).contains(indent) else {
      throw ValidationError("--indent takes a number from 1 to 8 (was \(indent)).")
    }
  }

  var swiftFile: SwiftFile? { form == .schema ? nil : subject.flatMap { SwiftFile($0) } }

  func run() throws {
    let (text, sources) = try text()
    guard let out, out != "-" else { return Console.print(text.dropLast()) }
    try DependencyFile.check(out, against: sources)
    do {
      try AtomicFile.write(Data(text.utf8), to: Console.systemPath(out))
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
  }

  /// Returns what is printed, and the files that it is made of.
  private func text() throws -> (text: String, sources: [String]) {
    guard form != .schema else {
      return (DocumentSchema.text, subject.map { FileArgument.isFile($0) ? [$0] : [] } ?? [])
    }
    guard let subject else {
      throw GalleryFailure("Missing document or sample to export.", .usage)
    }
    let source = try MainActor.assumeIsolated { () throws -> Source in try exported(subject) }
    let text =
      switch form {
      case .document, .schema: source.document.canonicalText
      case .swift:
        SwiftExport.swift(
          of: source.document, name: source.name, part: part.part, indentation: indent)
      }
    return (text, source.files)
  }

  /// A document that is exported.
  private struct Source {
    var document: LayoutDocument
    var name: String
    /// The files that it was made of.
    var files: [String]
  }

  /// Returns a document as it was read, or a capture of anything else.
  @MainActor private func exported(_ argument: String) throws -> Source {
    if let file = DocumentFile(argument) {
      let open = try file.read()
      return Source(document: open.document, name: file.name, files: open.sources)
    }
    let subject = try Subject.find(argument)
    let styles = picture.appearance(of: subject).styles
    let screen = try Screen(
      subject, settings: picture.settings(of: subject, own: own, style: styles[0]))
    let views = screen.collectionViews
    guard views.count == 1 else {
      throw GalleryFailure(
        "'\(argument)' has \(views.count) collection views of iOS; only one can be exported.",
        .usage)
    }
    var (document, notes) = views[0].layoutDocument()
    document.name = subject.name
    for note in notes { Console.error(note) }
    let files = FileArgument.isFile(argument) ? [argument] : []
    return Source(document: document, name: subject.name, files: files)
  }
}
