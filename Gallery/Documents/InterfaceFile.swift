// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Foundation
import InterfaceDocuments
import PlaygroundSession
import UIKit
import Views

/// A document of Interface Builder on the command line: a nib or a storyboard, as Xcode saves it.
struct InterfaceFile {
  /// The endings of the files.
  static let extensions = ["xib", "storyboard"]

  /// The word on the command line.
  let path: String
  /// The scene of a storyboard; nil for the one that it begins with.
  let scene: String?
  /// The language of its texts; nil for the one that it was made in.
  let language: String?

  /// Names a document; nil for a word that is not the name of one.
  init?(_ argument: String, scene: String? = nil, language: String? = nil) {
    guard Self.isDocument(argument) else { return nil }
    path = argument
    self.scene = scene
    self.language = language
  }

  /// Returns whether a word names a document of Interface Builder.
  static func isDocument(_ word: String) -> Bool {
    extensions.contains { word.hasSuffix(".\($0)") }
  }

  /// Reads the document and prints what of it cannot be drawn.
  ///
  /// - Parameter isQuiet: Whether only errors are printed.
  /// - Returns: The subject of pictures.
  /// - Throws: An unreadable failure: the error has been printed.
  @MainActor func subject(isQuiet: Bool) throws(GalleryFailure) -> Subject {
    try InputFile.check(path)
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw GalleryFailure("'\(path)' cannot be read: \(InputFile.reason(path)).", .unreadable)
    }
    ResourceFolders.setLanguage(language)
    let file = URL(fileURLWithPath: path)
    let size: CGSize?
    let make: @MainActor () -> AnyObject
    let isMac: Bool
    do throws(InterfaceError) {
      let document = try InterfaceDocument(name: path, bytes: [UInt8](bytes))
      let report: (InterfaceError) -> Void = { if !isQuiet { print($0, as: "warning") } }
      if document.isStoryboard {
        let preview = try StoryboardPreview(
          document, at: file, scene: scene, bundle: bundle, convert: NSNib.converted,
          makeMac: NSStoryboard.previewed, report: report)
        (size, make) = (preview.size, preview.make)
      } else {
        guard scene == nil else { throw document.root.error("a nib has no scenes") }
        let preview = try NibPreview(
          document, at: file, bundle: bundle, convert: NSNib.converted, report: report)
        (size, make) = (preview.size, preview.make)
      }
      isMac = document.platform == .macOS
    } catch {
      print(error, as: "error")
      throw GalleryFailure("", .unreadable)
    }
    var subject = Subject(
      argument: path, name: Subject.name(ofFile: path),
      makeContent: { _ in
        let object = make()
        if isMac { return MacFileContent(shown: object) }
        return InterfaceContent(object)
      })
    subject.isMac = isMac
    subject.size = size ?? subject.size
    subject.referenceSize = subject.size
    subject.ownFiles = [path]
    return subject
  }

  /// Prints an error or a warning in the form of the compiler's.
  private func print(_ error: InterfaceError, as kind: String) {
    let position = error.position
    Console.error("\(path):\(position.line):\(position.column): \(kind): \(error.message)")
  }

  /// A bundle that stands for the document's: images and colours are found in the file's folder and
  /// the folders around it.
  @MainActor private var bundle: Bundle? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    guard let bundle = Bundle(url: folder) else { return nil }
    ResourceFolders.set(InterfaceFolders.around(folder), of: bundle)
    return bundle
  }
}

/// The folders in which a document's images and asset catalogues are looked for, without the project that
/// says where they are.
enum InterfaceFolders {
  /// The most folders above the document's that are looked into.
  private static let levels = 4
  /// The most entries of a folder that are looked at.
  private static let mostEntries = 1_000

  /// Returns a folder and those above it up to the project's, each followed by the folders in it that
  /// have an asset catalogue. Without a project around it, nothing above the folder belongs to it.
  static func around(_ folder: URL) -> [URL] {
    (projectFolders(from: folder) ?? [folder]).flatMap { place in
      [place] + entries(of: place).filter { hasCatalogue(in: $0) }
    }
  }

  /// Returns a folder and those above it up to the project's; nil without a project near it.
  private static func projectFolders(from folder: URL) -> [URL]? {
    var found: [URL] = []
    var current = folder
    for _ in 0...levels {
      found.append(current)
      if isProject(current) { return found }
      let above = current.deletingLastPathComponent().standardizedFileURL
      guard above.path != current.path else { return nil }
      current = above
    }
    return nil
  }

  private static func isProject(_ folder: URL) -> Bool {
    let repository = folder.appendingPathComponent(".git").path
    return FileManager.default.fileExists(atPath: repository)
      || entries(of: folder).contains {
        $0.lastPathComponent == "Package.swift" || $0.pathExtension == "xcodeproj"
      }
  }

  private static func entries(of folder: URL) -> [URL] {
    ResourceFolders.entries(of: folder).prefix(mostEntries)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
  }

  private static func hasCatalogue(in folder: URL) -> Bool {
    guard folder.pathExtension.isEmpty else { return false }
    return ResourceFolders.entries(of: folder).prefix(mostEntries)
      .contains { $0.pathExtension == "xcassets" }
  }
}

/// What a document of Interface Builder shows, on a screen.
@MainActor final class InterfaceContent: ScreenContent {
  let viewController: UIViewController?

  init(_ shown: AnyObject) {
    viewController = shown as? UIViewController ?? (shown as? UIView)?.shownController
  }
}

extension MacFileContent {
  /// Puts what a document of the Mac shows into a window, unless it is one.
  convenience init(shown: AnyObject) {
    switch shown {
    case let window as NSWindow: self.init(NSWindowController(window: window))
    case let controller as NSWindowController: self.init(controller)
    case let controller as NSViewController: self.init(controller)
    default:
      let controller = NSViewController()
      if let view = shown as? NSView { controller.view = view }
      self.init(controller)
    }
  }
}
