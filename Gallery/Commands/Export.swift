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
struct Export: ParsableCommand {
  /// The forms.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case swift, document, schema
  }

  /// The parts of a file of Swift.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case all, layout

    var part: SwiftExport.Part { self == .all ? .all : .layout }
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print a layout as Swift or as a document, or the schema of documents.",
    discussion: """
      A sample is captured as it is shown. What the document does not have is printed on standard \
      error.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "A document, a sample's name, or a file; not needed for the schema.")
  var subject: String?

  @Option(name: .customLong("as"), help: "swift, document or schema.")
  var form: Form = .swift

  @Option(help: "all for a whole file of Swift, or layout for createLayout() alone.")
  var part: Part = .all

  @Option(help: "The blanks of a level of Swift, 1…8.")
  var indent = 4

  @Option(name: .shortAndLong, help: "The file to write; standard output by default.")
  var out: String?

  @OptionGroup var picture: PictureOptions

  func validate() throws {
    guard (1...8).contains(indent) else {
      throw ValidationError("--indent takes a number from 1 to 8 (was \(indent)).")
    }
  }

  func run() throws {
    let text = try text()
    guard let out, out != "-" else { return Console.print(text.dropLast()) }
    if let subject, FileManager.default.contentsEqual(atPath: subject, andPath: out) {
      throw GalleryFailure("'\(out)' is the document itself: give another file.", .usage)
    }
    do {
      try AtomicFile.write(Data(text.utf8), to: out)
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
  }

  private func text() throws -> String {
    guard form != .schema else { return DocumentSchema.text }
    guard let subject else {
      throw GalleryFailure("Missing document or sample to export.", .usage)
    }
    let (document, name) = try MainActor.assumeIsolated {
      () throws -> (LayoutDocument, String) in try exported(subject)
    }
    switch form {
    case .document, .schema: return document.canonicalText
    case .swift:
      return SwiftExport.swift(of: document, name: name, part: part.part, indentation: indent)
    }
  }

  /// Returns a document as it was read, or a capture of anything else.
  @MainActor private func exported(_ argument: String) throws -> (LayoutDocument, String) {
    if let file = DocumentFile(argument) { return (try file.read().document, file.name) }
    let subject = try Subject.find(argument)
    let styles = picture.appearance(of: subject).styles
    let screen = try Screen(subject, settings: picture.settings(of: subject, style: styles[0]))
    let views = screen.collectionViews
    guard views.count == 1 else {
      throw GalleryFailure(
        "'\(argument)' has \(views.count) collection views of iOS; one can be exported.", .usage)
    }
    var (document, notes) = views[0].layoutDocument()
    document.name = subject.name
    for note in notes { Console.error(note) }
    return (document, subject.name)
  }
}
