// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import InterfaceDocuments

/// A nib of the Mac, read and checked when it is first instantiated.
@MainActor
package final class NibDocument {
  /// The name by which instantiations know the application.
  static let application = "Application"

  private enum Source {
    case file(URL)
    case data(Data)
  }

  private let source: Source
  private let bundle: Bundle?
  private let convert: @MainActor (AnyObject) -> AnyObject
  private lazy var recipe = NibRecipe(
    nib: NibContext(document, at: file, bundle: bundle, convert: convert))

  /// Finds a nib; nil if no folder of the bundle has it (rule IB-1).
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - bundle: The bundle; nil for the main one.
  ///   - convert: Makes the Mac's objects of colours and images.
  package init?(
    named name: String, bundle: Bundle?, convert: @escaping @MainActor (AnyObject) -> AnyObject
  ) {
    guard let file = NibFiles.file(named: name, "xib", in: bundle) else { return nil }
    source = .file(file)
    self.bundle = bundle
    self.convert = convert
  }

  /// Finds the nib of an owner; one that no folder of the bundle has stops the program.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - bundle: The bundle; nil for the main one.
  ///   - convert: Makes the Mac's objects of colours and images.
  package init(
    required name: String, bundle: Bundle?, convert: @escaping @MainActor (AnyObject) -> AnyObject
  ) {
    source = .file(NibFiles.requiredNib(named: name, in: bundle))
    self.bundle = bundle
    self.convert = convert
  }

  package init(
    data: Data, bundle: Bundle?, convert: @escaping @MainActor (AnyObject) -> AnyObject
  ) {
    source = .data(data)
    self.bundle = bundle
    self.convert = convert
  }

  /// Returns the name of the nib that a controller's view is from without another name (rule IB-40); nil
  /// if there is none.
  package static func name(forViewOf controller: AnyClass, in bundle: Bundle?) -> String? {
    NibFiles.name(forViewOf: controller, in: bundle, isMac: true)
  }

  /// Returns whether a bundle has a nib of a name. Nothing is looked for if the name cannot be that of a
  /// nib, or the program's folder has no documents.
  package static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    guard bundle != nil || ProgramFolder.mayHaveDocuments else { return false }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) else {
      return false
    }
    // Nibs may come into the folder while the program runs: the names in it are not asked.
    return NibFiles.file(named: name, "xib", in: bundle) != nil
  }

  /// Creates the objects of the document, and connects them.
  ///
  /// - Parameters:
  ///   - owner: The object that stands for File's Owner; nil leaves its connections out.
  ///   - application: The object that stands for the application.
  /// - Returns: The objects at the top, in order.
  package func instantiate(withOwner owner: AnyObject?, application: AnyObject) -> [AnyObject] {
    NibInstantiation(
      recipe, owner: owner, externalObjects: [Self.application: application]
    ).run()
  }

  private var file: URL? {
    switch source {
    case .file(let file): file
    case .data: nil
    }
  }

  private var document: InterfaceDocument {
    switch source {
    case .file(let file): NibFiles.document(at: file, for: .macOS, of: "NSNib")
    case .data(let data):
      NibFiles.document([UInt8](data), named: "nib", for: .macOS, of: "NSNib")
    }
  }
}
