// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// An Interface Builder document of the Mac: a file `Name.xib`, read as it is.
///
/// The document is read and checked when it is first instantiated, once for each nib; what is wrong
/// with it stops the program with its name and line. Custom classes are those of `customModule`; their
/// outlets are found by ``NSResponder/objectiveCKey(named:)``. Bindings are left out.
///
/// > Note: Differs from AppKit: nibs are not compiled, so that there is no `.nib` file.
@preconcurrency @MainActor
open class NSNib: NSObject {
  /// A file's name.
  public typealias Name = String

  private let document: NibDocument

  /// Creates a nib from a document; nil if the bundle has none of that name.
  ///
  /// - Parameters:
  ///   - nibName: The document's name, without folder and extension.
  ///   - bundle: The bundle that has the document, and the images that it names; nil for the main
  ///     one, where those of all targets are found.
  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    guard let document = NibDocument(named: nibName, bundle: bundle, convert: Self.converted) else {
      return nil
    }
    self.document = document
  }

  /// Creates a nib of a document's bytes, which are read when the nib is first instantiated.
  ///
  /// - Parameters:
  ///   - nibData: The text of a `.xib` file.
  ///   - bundle: The bundle of the images that the document names; nil for the main one.
  public init(nibData: Data, bundle: Bundle?) {
    document = NibDocument(data: nibData, bundle: bundle, convert: Self.converted)
  }

  /// Creates the objects of the document, and connects them.
  ///
  /// A document that cannot be used stops the program, as does an outlet that its class does not have.
  ///
  /// - Parameters:
  ///   - owner: The object that stands for File's Owner, which gets `awakeFromNib()`, too; nil leaves
  ///     its connections out.
  ///   - topLevelObjects: Where the objects at the top of the document are written, in its order.
  ///     Nothing else keeps them alive but outlets.
  /// - Returns: True: a document that cannot be used stops the program.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    let objects = objects(owner: owner.map { $0 as AnyObject })
    topLevelObjects?.pointee = NSArray(array: objects)
    return true
  }

  func objects(owner: AnyObject?) -> [AnyObject] {
    document.instantiate(withOwner: owner, application: NSApplication.shared)
  }

  /// Creates the objects of a controller's nib; one that is not there stops the program.
  static func objects(ofNib name: Name, in bundle: Bundle?, owner: AnyObject?) -> [AnyObject] {
    NibDocument(required: name, bundle: bundle, convert: converted)
      .instantiate(withOwner: owner, application: NSApplication.shared)
  }

  /// Makes AppKit's objects of colours and images.
  package static func converted(_ object: AnyObject) -> AnyObject {
    switch object {
    case let color as UIColor: NSColor(color)
    case let image as UIImage: NSImage(image)
    default: object
    }
  }

  /// Creates the one object of a nib that is registered for reuse (rule IB-40).
  ///
  /// - Returns: The object. None, or several, stop the program.
  func makeElement<Element: AnyObject>(
    _ type: Element.Type, for identifier: NSUserInterfaceItemIdentifier
  ) -> Element {
    let objects = objects(owner: nil)
    let found = objects.compactMap { $0 as? Element }
    guard found.count == 1, let element = found.first else {
      let names = objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      programmerError(
        """
        invalid nib registered for identifier (\(identifier.rawValue)) - nib must contain exactly \
        one top level object which is a \(type) instance. It has: \(names.isEmpty ? "none" : names)
        """)
    }
    return element
  }
}

extension Bundle {
  /// Creates the objects of an Interface Builder document, and connects them; see
  /// ``NSNib/instantiate(withOwner:topLevelObjects:)``.
  ///
  /// - Parameters:
  ///   - nibName: The document's name, without folder and extension.
  ///   - owner: The object that stands for File's Owner; nil leaves its connections out.
  ///   - topLevelObjects: Where the objects at the top of the document are written.
  /// - Returns: Whether the bundle has the document.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    guard let nib = NSNib(nibNamed: nibName, bundle: self) else { return false }
    return nib.instantiate(withOwner: owner, topLevelObjects: topLevelObjects)
  }
}
