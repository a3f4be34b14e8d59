// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AssetCatalogues
import CairoGraphics
public import Foundation
public import Geometry

/// A picture: pixels, an SVG drawing, a symbol, or a set of an asset catalogue.
///
/// Immutable; the methods that change something return another image.
open class UIImage: Hashable, @unchecked Sendable {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As where it is shown decides: symbols as templates, others as they are.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In one colour, by its opacity.
    case alwaysTemplate
  }

  /// The resizing mode of the middle of a resizable image.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated; drawn stretched here.
    case tile
    /// Stretched.
    case stretch
  }

  /// Which way up an image's pixels are.
  public enum Orientation: Int, Hashable, Sendable {
    /// As stored.
    case up
    /// Turned by half a turn.
    case down
    /// Turned by a quarter to the left.
    case left
    /// Turned by a quarter to the right.
    case right
  }

  // Never changes after `init`, which is what makes the class safe to share.
  package let source: ImageSource
  package let appearance: ImageAppearance

  package init(source: ImageSource, appearance: ImageAppearance = ImageAppearance()) {
    self.source = source
    self.appearance = appearance
  }

  /// Reads a PNG, JPEG or SVG file; nil for what cannot be read.
  ///
  /// - Parameter path: The file; `@2x` or `@3x` before its extension says its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Reads the bytes of a PNG, JPEG or SVG file; nil for what cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the bytes of a PNG, JPEG or SVG file; nil for what cannot be read.
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
  /// shown. After the catalogues, files called `name.png`, `name@2x.png`, `name@3x.png` and
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
  ///   - bundle: The bundle; nil for the main one, where the catalogues and files of all targets are
  ///     found.
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
    let wanted = Int((traitCollection ?? .current).displayScale)
    let scales = [wanted, 3, 2, 1].map { $0 > 1 ? "@\($0)x" : "" }
    let names = [name] + scales.map { "\(name)\($0).png" } + ["\(name).svg"]
    let path = ResourceFolders.all(of: bundle).lazy
      .flatMap { folder in names.lazy.map { folder.appendingPathComponent($0).path } }
      .first { FileManager.default.fileExists(atPath: $0) }
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
    if isFixed { appearance.capInsets = choice.capInsets }
    self.init(source: isFixed ? choice.source : .catalogued(image), appearance: appearance)
  }

  /// The size in points; of a symbol in whole pixels of the current traits' display, of a set that
  /// of its file for the current traits.
  open var size: CGSize { source.size }
  /// The size where an image is shown: of a symbol in whole pixels of that display.
  func size(in traits: UITraitCollection) -> CGSize {
    source.symbol?.size(scale: traits.displayScale) ?? source.resolved(in: traits).size
  }
  /// Pixels per point; 1 for drawings.
  open var scale: CGFloat { source.scale }
  /// Which way up the pixels are: as stored.
  open var imageOrientation: Orientation { .up }
  /// The rendering mode of the image.
  open var renderingMode: RenderingMode { appearance.renderingMode }
  /// The edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { capInsets(in: .current) }
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

  /// The image with edges that keep their size when it is stretched.
  ///
  /// - Parameter capInsets: How wide the edges are, in points.
  /// - Returns: An image whose middle stretches.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    changed { $0.capInsets = capInsets }
  }

  /// The image with edges that keep their size when it is stretched.
  ///
  /// - Parameters:
  ///   - capInsets: How wide the edges are, in points.
  ///   - resizingMode: How the middle grows; drawn stretched in any case.
  /// - Returns: An image whose middle stretches.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizableImage(withCapInsets: capInsets)
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

  private func changed(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(source: source, appearance: appearance)
  }

  /// The edges that keep their size where the image is shown: its own, or its set's.
  func capInsets(in traits: UITraitCollection) -> UIEdgeInsets {
    guard appearance.capInsets == .zero else { return appearance.capInsets }
    return source.capInsets(in: traits) ?? .zero
  }

  /// Returns whether two images are one and the same.
  public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  /// Feeds the image's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The changeable properties of an image.
package struct ImageAppearance {
  var renderingMode = UIImage.RenderingMode.automatic
  package var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// Whether the image is drawn for right-to-left layouts, and mirrored in others.
  var flipsForLeftToRight = false
}
