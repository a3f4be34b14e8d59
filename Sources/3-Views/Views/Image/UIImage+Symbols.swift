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

/// The drawings behind `UIImage(systemName:)`, the files of the folder Symbols, as
/// texts of the program.
///
/// A drawing's size is the symbol's at a font size of 20 points, regular weight and medium scale.
/// Its strokes take `stroke-width` from the root element and its colour is `currentColor`, so that
/// a style sheet can make it bolder and tint it. Finer strokes are scaled, and so follow the weight.
/// What the boldest strokes cover, 3.4 wide, is inside of the view box. Drawings with the outline of `circle`
/// have a view box of 25.6 for a circle of 22.1, folders one of 26.96 for 22.3 (behaviour rule LC-l).
enum SymbolCatalogue {
  /// The names there are, in alphabetical order. Some are other names of one drawing.
  static let names: [String] =
    (SymbolFiles.all.map { "\($0.name)" } + otherNames.map(\.key)).sorted()

  /// Names that mean what is drawn already, and that drawing's.
  private static let otherNames: KeyValuePairs<String, String> = [
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "arrow.up.forward": "arrow.up.right",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "chevron.backward.circle": "chevron.left.circle",
    "chevron.backward.circle.fill": "chevron.left.circle.fill",
    "chevron.forward.circle": "chevron.right.circle",
    "chevron.forward.circle.fill": "chevron.right.circle.fill",
    "cube.box": "shippingbox",
    "icloud": "cloud",
    "icloud.fill": "cloud.fill",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
  ]

  /// The SVG document of a symbol.
  ///
  /// - Parameter name: A name such as `chevron.right`.
  /// - Returns: The document's bytes, or nil for a name that is not in ``names``.
  /// - Complexity: O(log *n*), *n* names.
  static func document(named name: String) -> Data? {
    let name = otherNames.first { $0.key == name }?.value ?? name
    let files = SymbolFiles.all
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if "\(files[middle].name)" < name { low = middle + 1 } else { high = middle }
    }
    guard low < files.count, "\(files[low].name)" == name else { return nil }
    let document = files[low].document
    return Data(bytes: document.utf8Start, count: document.utf8CodeUnitCount)
  }
}

enum SymbolDrawing: Sendable {
  /// One of the project's own, whose strokes take the width that its weight asks for.
  case builtIn(VectorImage)
  /// An SVG document of a client that has one form of the symbol.
  case document(VectorImage)
  /// A template of a client that has the symbol in several weights and scales.
  case template(SymbolTemplate)

  /// The point size of the text that drawings with one form go with.
  private static let pointSize: CGFloat = 20

  /// Reads the template of a symbol set; nil, with a line on the console, for one that cannot be drawn.
  init?(template file: URL) {
    let fileName = "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
    guard let data = FileManager.default.contents(atPath: file.path) else {
      consoleMessage("\(fileName) is missing: the symbol is not drawn")
      return nil
    }
    do throws(ImageError) {
      guard let template = try SymbolTemplate(svgData: data) else {
        consoleMessage("\(fileName) is not drawn: it has no group such as Regular-M")
        return nil
      }
      self = .template(template)
    } catch {
      consoleMessage("\(fileName) is not drawn: it is \(error)")
      return nil
    }
  }

  /// Reads an SVG document of a client that stands for a symbol: a template, or a drawing for text of 20
  /// points. Nil, with a line on the console, for one that cannot be read.
  init?(document file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    do throws(ImageError) {
      if let template = try SymbolTemplate(svgData: data) {
        self = .template(template)
      } else {
        self = .document(try VectorImage(svgData: data))
      }
    } catch {
      consoleMessage("\(file.lastPathComponent) is not drawn: it is \(error)")
      return nil
    }
  }

  /// Returns the form for a configuration, and the factor from its size to that of the symbol; nil for one
  /// that cannot be drawn.
  func form(for configuration: UIImage.SymbolConfiguration) -> (
    image: VectorImage, factor: CGFloat
  )? {
    let pointSize = configuration.resolvedPointSize
    switch self {
    case .builtIn(let image), .document(let image):
      return (image, pointSize / Self.pointSize * configuration.scaleFactor)
    case .template(let template):
      let variant = template.variant(nearest: configuration.variant)
      guard let image = try? template.drawing(of: variant) else { return nil }
      let factor = pointSize / SymbolTemplate.pointSize
      guard variant.scale != configuration.variant.scale else { return (image, factor) }
      return (image, factor * configuration.scaleFactor / variant.scale.factor)
    }
  }

  /// Draws the symbol, in one colour, as large as fits in a rectangle.
  func draw(
    on canvas: Canvas, in rect: CGRect, configuration: UIImage.SymbolConfiguration, color: RGBA
  ) {
    guard let image = form(for: configuration)?.image else { return }
    guard case .builtIn = self else { return canvas.draw(image, in: rect, tint: color) }
    canvas.draw(
      image, in: rect,
      style: VectorImage.Style(color: color, strokeWidth: configuration.strokeWidth))
  }
}

extension SymbolTemplate.Scale {
  /// The size beside that of the medium scale.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: UIImage.SymbolConfiguration(scale: .small).scaleFactor
    case .medium: 1
    case .large: UIImage.SymbolConfiguration(scale: .large).scaleFactor
    }
  }
}
