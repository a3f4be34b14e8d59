// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// A document with what the recipes of its scenes and prototypes share.
@MainActor
final class NibContext {
  let document: InterfaceDocument
  /// The document's file; nil for bytes.
  let file: URL?
  /// The bundle in which images and colours are looked for; nil for the main one.
  let bundle: Bundle?
  /// Makes a platform's own objects of colours and images.
  let convert: @MainActor (AnyObject) -> AnyObject
  /// Whether the document is drawn without its program: its classes are those of its elements.
  let isPreview: Bool
  /// The views and constraints that are left out unless a size class includes them.
  let excludedIDs: Set<String>
  /// The texts in a language that replace the document's; nil for none.
  let texts: NibTexts?
  /// The audience of announcements; the console, unless a preview has another.
  private let report: (InterfaceError) -> Void
  private var announced: Set<String> = []

  /// Prepares a document, and announces its warnings; for a preview also its attributes without an
  /// effect (rule IB-53).
  ///
  /// - Parameters:
  ///   - document: The document, which its checks have passed.
  ///   - file: The document's file, beside which its texts in other languages are; nil for bytes.
  ///   - bundle: Where images and colours are looked for; nil for the main bundle.
  ///   - preview: Gets the announcements of a document that is drawn without its program; nil for one
  ///     that is loaded.
  ///   - convert: Makes a platform's own objects of colours and images.
  init(
    _ document: InterfaceDocument, at file: URL? = nil, bundle: Bundle?,
    preview: ((InterfaceError) -> Void)? = nil,
    convert: @escaping @MainActor (AnyObject) -> AnyObject = { $0 }
  ) {
    self.document = document
    self.file = file
    self.bundle = bundle
    self.convert = convert
    isPreview = preview != nil
    report = preview ?? { consoleMessage($0.description) }
    excludedIDs = document.root.descendants.reduce(into: []) { excluded, element in
      guard element.name == "variation", element.key == "default" else { return }
      excluded.formUnion(NibVariation.references("exclude", in: element))
    }
    var failure: NibTexts.Failure?
    do throws(NibTexts.Failure) {
      texts =
        if let file {
          try NibTexts(of: file, in: bundle, isMac: document.platform == .macOS)
        } else { nil }
    } catch {
      texts = nil
      failure = error
    }
    for warning in document.warnings { announce(warning) }
    // A program's documents are compared when it is built.
    if isPreview { for attribute in document.unusedAttributes { announce(attribute) } }
    if let failure {
      announce(
        document.root.error("the texts of \(failure.file) are not used: \(failure.reason)"))
    }
  }

  /// The language of the document's texts, for what is formatted.
  private(set) lazy var language =
    ResourceFolders.languages(of: bundle, in: file.map(NibTexts.folder)).first ?? "en"

  /// Says something about a place of the document, once.
  func announce(_ error: InterfaceError) { announce(error, as: error.description) }

  /// Says something once for each name.
  func announce(_ error: @autoclosure () -> InterfaceError, as name: String) {
    if announced.insert(name).inserted { report(error()) }
  }
}
