// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AssetCatalogues
public import Foundation
public import Geometry

/// A picture: pixels, an SVG drawing, a symbol, or a set of an asset catalogue.
///
/// Immutable; the methods that change something return another image.
open class UIImage: Hashable, @unchecked Sendable {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The mode that the context decides: symbols are templates, others keep their colours.
    case automatic
    /// The mode in which an image keeps its colours.
    case alwaysOriginal
    /// The mode in which an image is drawn in one colour, by its opacity.
    case alwaysTemplate
  }

  /// The resizing mode of the middle of a resizable image.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated in its own size.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// The way in which an image's pixels are turned when it is drawn.
  public enum Orientation: Int, Hashable, Sendable {
    /// The image as stored.
    case up
    /// The image turned by 180 degrees.
    case down
    /// The image turned by 90 degrees to the left.
    case left
    /// The image turned by 90 degrees to the right.
    case right
    /// The image flipped horizontally.
    case upMirrored
    /// The image flipped vertically.
    case downMirrored
    /// The image turned by 90 degrees to the left, then flipped vertically.
    case leftMirrored
    /// The image turned by 90 degrees to the right, then flipped vertically.
    case rightMirrored
  }

  // Never changes after `init`, which is what makes the class safe to share.
  package let source: ImageSource
  package let appearance: ImageAppearance

  /// Has no effect: pictures identify views by their names, not images. The identifier of the image
  /// in tests.
  ///
  /// It is not part of what makes two images equal, and a copy in another rendering mode has none.
  open var accessibilityIdentifier: String?

  package init(source: ImageSource, appearance: ImageAppearance = ImageAppearance()) {
    self.source = source
    self.appearance = appearance
  }

  /// Creates an image that shows nothing and has the size zero.
  public convenience init() {
    let empty = CataloguedImage(set: ImageSet(), folder: URL(fileURLWithPath: "/"))
    self.init(source: .catalogued(empty))
  }

  /// Creates an image from a PNG, JPEG or SVG file; nil for a file that cannot be read.
  ///
  /// - Parameter path: The file; `@2x` or `@3x` before its extension says its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Creates an image from the bytes of a PNG, JPEG or SVG file; nil for bytes that cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG, JPEG or SVG file; nil for bytes that cannot be read.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels per point of a PNG or JPEG file.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    guard let source = try? ImageSource(data: data, scale: scale) else { return nil }
    self.init(source: source)
  }

  /// Finds an image in the asset catalogues and folders of the main bundle; nil if there is none.
  ///
  /// An image of a catalogue follows the traits: it is the set's file that suits best where it is
  /// shown. A symbol set is a symbol, in the weight and scale that its configuration asks for, as far as its
  /// template has them. After the catalogues, files called `name.png`, `name@2x.png`, `name@3x.png` and
  /// `name.svg` are looked for.
  ///
  /// - Parameter name: The name of the set; of one in a folder that provides a namespace, with the
  ///   folder and a slash before it. Or a file's name, with or without its extension.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image in the asset catalogues and folders of a bundle; nil if there is none.
  ///
  /// Reads the names of the bundle's sets when it is called first, and each file once.
  ///
  /// - Parameters:
  ///   - name: The name of the set, or a file's name, with or without its extension.
  ///   - bundle: The bundle; nil for the main one, with the catalogues and files of all targets.
  ///   - traitCollection: The traits for which an image of a catalogue is fixed, and whose scale is
  ///     preferred among files; nil for an image that follows the traits, and the current scale.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    if let image = AssetLibrary.of(bundle).image(named: name),
      let choice = image.choice(in: traitCollection ?? .current)
    {
      self.init(image, choice: choice, isFixed: traitCollection != nil)
      return
    }
    if let symbol = AssetLibrary.of(bundle).symbol(named: name) {
      self.init(
        source: .symbol(SymbolSource(name: name, drawing: symbol, configuration: .unspecified)))
      return
    }
    let wanted = Int((traitCollection ?? .current).displayScale)
    let scales = [wanted, 3, 2, 1].map { $0 > 1 ? "@\($0)x" : "" }
    let names = fileNames(name, scales: scales)
    let path = ResourceFolders.all(of: bundle).lazy
      .flatMap { folder in names.lazy.map { folder.appendingPathComponent($0).path } }
      .first {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
    guard let path else { return nil }
    self.init(contentsOfFile: path)
  }

  private convenience init(
    _ image: CataloguedImage, choice: CataloguedImage.Choice, isFixed: Bool
  ) {
    var appearance = ImageAppearance()
    appearance.renderingMode =
      switch image.set.renderingIntent {
      case .template: .alwaysTemplate
      case .original: .alwaysOriginal
      case nil: .automatic
      }
    appearance.alignmentRectInsets = choice.alignmentInsets
    appearance.flipsForRightToLeft = image.set.drawnDirection == .leftToRight
    appearance.flipsForLeftToRight = image.set.drawnDirection == .rightToLeft
    if isFixed { appearance.resizing = choice.resizing }
    self.init(source: isFixed ? choice.source : .catalogued(image), appearance: appearance)
  }

  /// The size in points, as the image is drawn; of a symbol in whole pixels of the current traits'
  /// display, of a set that of its file for the current traits.
  open var size: CGSize { drawnSize(source.size) }
  /// The size where an image is shown: of a symbol in whole pixels of that display.
  func size(in traits: UITraitCollection) -> CGSize {
    drawnSize(source.symbol?.size(scale: traits.displayScale) ?? source.resolved(in: traits).size)
  }
  /// The number of pixels per point; of a drawing that of the current traits' display.
  open var scale: CGFloat { source.scale }
  /// The way in which the pixels of ``cgImage`` are turned when the image is drawn; `up` unless set.
  /// Files are turned when they are read, as their camera says.
  open var imageOrientation: Orientation { appearance.orientation }
  /// The rendering mode of the image.
  open var renderingMode: RenderingMode { appearance.renderingMode }
  /// The edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { resizing(in: .current)?.capInsets ?? .zero }
  /// The way in which the image fills what its ``capInsets`` leave: repeated, unless it was made
  /// otherwise.
  open var resizingMode: ResizingMode { resizing(in: .current)?.mode ?? .tile }
  /// A Boolean value that says whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { appearance.flipsForRightToLeft }
  /// The insets of the image that constraints leave out, at each edge: a shadow for one.
  open var alignmentRectInsets: UIEdgeInsets { appearance.alignmentRectInsets }
  /// A Boolean value that says whether the image is one of the named symbols.
  open var isSymbolImage: Bool { source.symbol != nil }
  /// The configuration of a symbol; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { source.symbol?.configuration }

  /// The image coloured in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in one colour, by its opacity.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// The image in one colour, by its opacity.
  ///
  /// - Parameters:
  ///   - color: The colour in which the image is drawn.
  ///   - renderingMode: `alwaysOriginal` keeps the colour wherever the image is shown.
  /// - Returns: An image of the same shape in that colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size when it is drawn larger; what is between them is repeated.
  ///
  /// Insets greater than the image are cut off at its sides, the left and the upper ones first, and in a
  /// space smaller than the edges those shrink. Insets below zero, and NaN, count as zero; a middle
  /// without a width or height as the pixel beside it. All are drawn in whole pixels of the image.
  ///
  /// - Parameter capInsets: The widths of the edges, in points; zero for a pattern that fills its space.
  /// - Returns: An image whose middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size when it is drawn larger.
  ///
  /// Insets beyond the image are drawn as in ``resizableImage(withCapInsets:)``. A drawing that is
  /// repeated is one of pixels, three a point in SVG and PDF.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges, in points.
  ///   - resizingMode: Whether what is between them is repeated or stretched.
  /// - Returns: An image whose middle grows.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The image with ends that keep their size when it is stretched, and a middle of one point.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left end, in points; the right one has what is left of the width
  ///     less a point. Zero for an image that stretches as a whole.
  ///   - topCapHeight: The same for the upper and the lower end.
  /// - Returns: An image whose middle stretches.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func far(_ near: Int, of length: CGFloat) -> CGFloat {
      near > 0 ? max(0, length - CGFloat(near) - 1) : 0
    }
    let size = size
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(max(0, topCapHeight)), left: CGFloat(max(0, leftCapWidth)),
        bottom: far(topCapHeight, of: size.height), right: far(leftCapWidth, of: size.width)),
      resizingMode: .stretch)
  }

  /// The image with edges that constraints do not count.
  ///
  /// - Parameter alignmentInsets: How wide the edges are, in points.
  /// - Returns: An image that is aligned within the insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The symbol drawn in another way; the image itself if it is no symbol.
  ///
  /// - Parameter configuration: How, as far as it says.
  /// - Returns: The symbol in that configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard var symbol = source.symbol, let other = configuration as? SymbolConfiguration else {
      return self
    }
    symbol.configuration = symbol.configuration.applying(other)
    return UIImage(source: .symbol(symbol), appearance: appearance)
  }

  /// The symbol drawn in another way.
  ///
  /// - Parameter configuration: How, as far as it says.
  /// - Returns: The image; nil if it is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  func changed(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(source: source, appearance: appearance)
  }

  /// The way in which the image grows where it is shown: its own, or its set's; nil for one that is
  /// stretched as a whole.
  func resizing(in traits: UITraitCollection) -> ImageResizing? {
    appearance.resizing ?? source.resizing(in: traits)
  }

  /// Returns whether two images look alike wherever they are shown: of the same symbol, set or drawing, or
  /// of equal pixels, and coloured and resized in the same way. O(1), and O(pixels) for two that were read
  /// by themselves.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right || left.appearance == right.appearance && left.source.isSame(as: right.source)
  }
  /// Adds the name of a symbol, or the number of pixels, to a hasher. O(1).
  public func hash(into hasher: inout Hasher) { source.hash(into: &hasher) }
}

/// The names of the files that an image of a name may be in, the best first.
///
/// - Parameters:
///   - name: The name, with or without an extension.
///   - scales: The ends of names that say a scale, the best first.
/// - Returns: The names.
private func fileNames(_ name: String, scales: [String]) -> [String] {
  guard let dot = name.lastIndex(of: "."),
    ["png", "jpg", "jpeg", "svg"].contains(name[dot...].dropFirst().lowercased())
  else { return [name] + scales.map { "\(name)\($0).png" } + ["\(name).svg"] }
  return scales.map { "\(name[..<dot])\($0)\(name[dot...])" }
}

package struct ImageAppearance: Equatable {
  var renderingMode = UIImage.RenderingMode.automatic
  package var tint: UIColor?
  var resizing: ImageResizing?
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// Whether the image is drawn for right-to-left layouts, and mirrored in others.
  var flipsForLeftToRight = false
  /// The turn of what the image was made from. That of pixels is done already: their source is upright.
  var orientation = UIImage.Orientation.up
  /// The pixels as they were given, before they were turned; nil for an image made otherwise.
  var storedPixels: CGImage?
}

/// The way in which an image grows that is drawn larger than it is.
struct ImageResizing: Hashable, Sendable {
  var capInsets: UIEdgeInsets
  var mode: UIImage.ResizingMode
  /// The size of the part between them that grows, in points, from the left and upper edges on; what
  /// follows it is not drawn. A length of 0 is all of it.
  var middleSize = CGSize.zero
}
