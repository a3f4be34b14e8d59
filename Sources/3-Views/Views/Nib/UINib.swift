// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import InterfaceDocuments

/// An Interface Builder document of views and other objects: a file `Name.xib`, read as it is.
///
/// The document is read and checked when it is first instantiated, once for each nib; what is wrong
/// with it stops the program with its name and line. Custom classes are those of `customModule`; their
/// outlets and actions are found by ``UIResponder/objectiveCKey(named:)`` and
/// ``UIResponder/objectiveCMethod(named:)``.
///
/// > Note: Differs from UIKit: nibs are not compiled, so that there is no `.nib` file.
open class UINib: NSObject, @unchecked Sendable {
  /// The name of an option of loading.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates a nib options key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that the document names and does not hold, by their identifiers: a dictionary.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source: Sendable {
    case file(name: String)
    case data(Data)
  }

  private let source: Source
  private let bundle: Bundle?
  @MainActor private var loaded: NibRecipe?

  /// Creates a nib of a document. The file is looked for when the nib is first instantiated.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension.
  ///   - bundle: The bundle that has the document, and the images that it names; nil for the main
  ///     one, where those of all targets are found.
  public init(nibName name: String, bundle: Bundle?) {
    source = .file(name: name)
    self.bundle = bundle
  }

  /// Creates a nib of a document's bytes, which are read when the nib is first instantiated.
  ///
  /// - Parameters:
  ///   - data: The text of a `.xib` file.
  ///   - bundle: The bundle of the images that the document names; nil for the main one.
  public init(data: Data, bundle: Bundle?) {
    source = .data(data)
    self.bundle = bundle
  }

  /// Creates the objects of the document, and connects them.
  ///
  /// A document that is missing or cannot be used stops the program, as does an outlet that its class
  /// does not have. Takes about as long as creating the objects in code.
  ///
  /// - Parameters:
  ///   - owner: The object that stands for File's Owner; nil leaves its connections out.
  ///   - options: The objects that stand for other proxies, as ``OptionsKey/externalObjects``.
  /// - Returns: The objects at the top of the document, in its order. Nothing else keeps them alive
  ///   but outlets.
  @preconcurrency @MainActor
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let externals = options?[.externalObjects] as? [String: Any] ?? [:]
    return NibInstantiation(
      recipe, owner: owner.map { $0 as AnyObject },
      externalObjects: externals.mapValues { $0 as AnyObject }
    ).run()
  }

  @MainActor
  private var recipe: NibRecipe {
    if let loaded { return loaded }
    let (document, file) = document
    let recipe = NibRecipe(nib: NibContext(document, at: file, bundle: bundle))
    loaded = recipe
    return recipe
  }

  @MainActor
  private var document: (InterfaceDocument, file: URL?) {
    switch source {
    case .data(let data): return (NibFiles.document([UInt8](data), named: "nib"), nil)
    case .file(let name):
      let file = NibFiles.requiredNib(named: name, in: bundle)
      return (NibFiles.document(at: file), file)
    }
  }

  @MainActor
  private var documentName: String {
    switch source {
    case .data: "nib"
    case .file(let name): name
    }
  }

  /// Creates the one view of a nib that is registered for reuse (rules IB-29 and IB-30).
  ///
  /// - Parameters:
  ///   - type: The class that the view has to be of.
  ///   - identifier: The identifier that the nib is registered for; nil for a registration that has
  ///     none to compare.
  /// - Returns: The view. A nib with other objects at the top, or with another identifier, stops the
  ///   program.
  @MainActor
  package func makeReusableView<View: UIView>(
    _ type: View.Type, for identifier: String?
  ) -> View {
    let objects = NibInstantiation(recipe, owner: nil, reuseIdentifier: identifier).run()
    guard objects.count == 1, let view = objects.first as? View else {
      let found = objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      programmerError(
        """
        invalid nib registered for identifier (\(identifier ?? documentName)) - nib must contain \
        exactly one top level object which must be a \(type) instance. \
        It has: \(found.isEmpty ? "none" : found)
        """)
    }
    let written = recipe.topNodes.first?.element["reuseIdentifier"] ?? ""
    guard let identifier, !written.isEmpty, written != identifier else { return view }
    programmerError(
      """
      view reuse identifier in nib (\(written)) does not match the identifier used to register \
      the nib (\(identifier))
      """)
  }
}

extension Bundle {
  /// Creates the objects of an Interface Builder document, and connects them; see
  /// ``UINib/instantiate(withOwner:options:)``.
  ///
  /// - Parameters:
  ///   - name: The document's name, without folder and extension. A missing one stops the program.
  ///   - owner: The object that stands for File's Owner; nil leaves its connections out.
  ///   - options: The objects that stand for other proxies.
  /// - Returns: The objects at the top of the document, in its order.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
