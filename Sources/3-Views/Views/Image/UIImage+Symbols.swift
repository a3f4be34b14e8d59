// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
public import Geometry
import Synchronization

extension UIImage {
  /// The configuration of an image.
  public class Configuration: Hashable, @unchecked Sendable {
    init() {}

    /// Returns whether two configurations say the same.
    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.isEqual(to: right)
    }

    func isEqual(to other: Configuration) -> Bool { self === other }

    /// Adds the configuration to a hasher.
    public func hash(into hasher: inout Hasher) {}
  }

  /// The scale of a symbol beside the text that it belongs to.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale, which is medium.
    case `default` = -1
    /// An unspecified scale.
    case unspecified = 0
    /// A symbol smaller than the text beside it.
    case small = 1
    /// The medium scale, in proportion to capital letters.
    case medium = 2
    /// A symbol larger than the text beside it.
    case large = 3
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// An unspecified weight.
    case unspecified = 0
    /// The thinnest.
    case ultraLight
    /// The thin weight.
    case thin
    /// The light weight.
    case light
    /// The regular weight.
    case regular
    /// A little bold.
    case medium
    /// The semibold weight.
    case semibold
    /// The bold weight.
    case bold
    /// The heavy weight.
    case heavy
    /// The boldest.
    case black
  }

  /// Creates an image of a symbol; nil for an unknown name, which one line on standard error names.
  ///
  /// For a name that the project has no symbol of, a symbol set of that name in the catalogues of the main
  /// bundle is taken or, after that, an SVG file: a template of SF Symbols, or a drawing for text of 20
  /// points. It is drawn in the tint, as any symbol.
  ///
  /// - Parameter name: A name such as `chevron.forward`.
  public convenience init?(systemName name: String) { self.init(systemName: name, with: nil) }

  /// Creates an image of a symbol; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: A name such as `chevron.forward`.
  ///   - configuration: How it is drawn; nil for a regular weight at 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name, with: configuration as? SymbolConfiguration)
  }

  /// Creates an image of a symbol; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: A name such as `chevron.forward`.
  ///   - traitCollection: Not read: a symbol that follows text takes its traits where it is shown.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, with: nil)
  }

  /// Creates an image of a symbol; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: A name such as `chevron.forward`.
  ///   - configuration: The look; nil for a regular weight at 17 points.
  ///   - caller: The initializer that the client calls, which the console names.
  package convenience init?(
    systemName name: String, with configuration: SymbolConfiguration?,
    for caller: String = "UIImage(systemName:)"
  ) {
    guard let drawing = SymbolDrawings.drawing(named: name) ?? SymbolDrawings.own(named: name)
    else {
      if SymbolDrawings.isNewlyUnknown(name) {
        consoleMessage(
          """
          \(caller) knows no symbol '\(name)'; the image is nil. 'gallery list --symbols' lists \
          the names, and a file '\(name).svg' in the bundle, or a symbol set, is taken for it.
          """)
      }
      return nil
    }
    self.init(
      source: .symbol(
        SymbolSource(
          name: name, drawing: drawing, configuration: configuration ?? .unspecified)))
  }
}

extension UIImage {
  /// The names that `UIImage(systemName:)` knows, in alphabetical order.
  package static var symbolNames: [String] { SymbolCatalogue.names }
}

private enum SymbolDrawings {
  private static let known = Mutex<[String: SymbolDrawing]>([:])
  /// The names that were asked for and that no symbol has.
  private static let unknown = Mutex<Set<String>>([])

  /// Returns whether an unknown name is asked for the first time.
  static func isNewlyUnknown(_ name: String) -> Bool {
    unknown.withLock { $0.insert(name).inserted }
  }

  static func drawing(named name: String) -> SymbolDrawing? {
    known.withLock { known in
      if let drawing = known[name] { return drawing }
      guard let document = SymbolCatalogue.document(named: name) else { return nil }
      let drawing = (try? VectorImage(svgData: document)).map(SymbolDrawing.builtIn)
      known[name] = drawing
      return drawing
    }
  }

  /// The drawings of the main bundle that were read already, by their files.
  private static let documents = Mutex<[URL: SymbolDrawing?]>([:])

  /// The drawing that the main bundle has for a name; nil for none. Looks for files whenever it is called.
  static func own(named name: String) -> SymbolDrawing? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    if let symbol = AssetLibrary.of(nil).symbol(named: name) { return symbol }
    let file = ResourceFolders.all(of: nil).lazy.map { $0.appendingPathComponent("\(name).svg") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let file else { return nil }
    return documents.withLock { documents in
      if let drawing = documents[file] { return drawing }
      let drawing = SymbolDrawing(document: file)
      documents[file] = .some(drawing)
      return drawing
    }
  }
}
