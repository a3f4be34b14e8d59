// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CLoadedLibraries
package import Foundation
import Synchronization

/// A symbol of one's own: an SVG document in which a group each has the symbol in a weight and a scale.
///
/// It is the template that Apple's SF Symbols exports: groups called `Regular-M` and alike, lines called
/// `Baseline-M` and `Capline-M` between which capitals of 100 points stand and, in most documents,
/// `left-margin-Regular-M` and `right-margin-Regular-M`, between which the symbol has its width.
package final class SymbolTemplate: Sendable {
  package struct Variant: Hashable, Sendable {
    /// The weight, from 1 for the thinnest to 9 for the boldest; 4 is regular.
    package var weight: Int
    package var scale: Scale

    package init(weight: Int, scale: Scale) {
      self.weight = weight
      self.scale = scale
    }

    fileprivate var name: String { "\(Self.weights[weight - 1])-\(scale.rawValue)" }

    private static let weights = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    fileprivate static let all = (1...9).flatMap { weight in
      Scale.allCases.map { Variant(weight: weight, scale: $0) }
    }
  }

  /// The scale of a symbol beside its text, by the end of the group's name.
  package enum Scale: String, CaseIterable, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  /// The size of the text that the drawings go with, in points.
  package static let pointSize: CGFloat = 100

  /// The forms that the document has; not empty.
  package let variants: [Variant]
  private let data: Data
  private let drawings = Mutex<[Variant: VectorImage]>([:])

  /// Reads a template; nil for another SVG document.
  ///
  /// - Parameter svgData: The document, in UTF-8.
  /// - Throws: ``ImageError`` for what is no SVG document.
  package init?(svgData: Data) throws(ImageError) {
    let document = try SVGImageDocument(svgData)
    variants = Variant.all.filter { document.hasElement($0.name) }
    data = svgData
    guard let first = variants.first else { return nil }
    // One that cannot be drawn is found out here.
    let drawing = try VectorImage(
      SymbolGlyphDocument(document, name: first.name, scale: first.scale.rawValue))
    drawings.withLock { $0[first] = drawing }
  }

  /// Returns the form that is nearest to a weight and a scale: of that scale, or else of the medium one,
  /// the small one or the large one, the nearest weight; of two the one nearer to the regular weight.
  package func variant(nearest wanted: Variant) -> Variant {
    let scales = [wanted.scale, .medium, .small, .large]
    func rank(_ variant: Variant) -> (Int, Int, Int) {
      (
        scales.firstIndex(of: variant.scale) ?? scales.count, abs(variant.weight - wanted.weight),
        abs(variant.weight - 4)
      )
    }
    return variants.min { rank($0) < rank($1) } ?? wanted
  }

  /// Returns the drawing of a form, which is read at its first use.
  ///
  /// It is as wide as the distance of its margins. Its middle is that of capitals, and it is as high as it
  /// has to be for what is drawn, so that it stands beside text as the symbols of the system do.
  ///
  /// - Parameter variant: One of ``variants``.
  /// - Returns: The drawing, for text of ``pointSize``.
  /// - Throws: ``ImageError`` for one without a usable size.
  package func drawing(of variant: Variant) throws(ImageError) -> VectorImage {
    if let known = drawings.withLock({ $0[variant] }) { return known }
    let drawing = try VectorImage(
      SymbolGlyphDocument(SVGImageDocument(data), name: variant.name, scale: variant.scale.rawValue)
    )
    drawings.withLock { $0[variant] = drawing }
    return drawing
  }
}

/// The drawing of one group of a template.
private final class SymbolGlyphDocument: VectorImageDocument {
  let size: CGSize
  private let document: SVGImageDocument
  private let name: String
  /// The top left corner of the drawing in the document.
  private let origin: CGPoint

  init(_ document: SVGImageDocument, name: String, scale: String) throws(ImageError) {
    self.document = document
    self.name = name
    let ink = try document.box(of: name)
    func position(_ names: String...) throws(ImageError) -> CGRect? {
      for name in names where document.hasElement(name) { return try document.box(of: name) }
      return nil
    }
    // Older templates have margins for all forms alike, which are thin rectangles.
    let left = try position("left-margin-\(name)", "left-margin")
    let right = try position("right-margin-\(name)", "right-margin")
    let baseline = try position("Baseline-\(scale)")
    let capline = try position("Capline-\(scale)")
    var columns = (ink.minX, ink.maxX)
    if let left, let right, left.midX < right.midX { columns = (left.midX, right.midX) }
    let middle =
      if let baseline, let capline { (baseline.midY + capline.midY) / 2 } else { ink.midY }
    let reach = max(abs(ink.minY - middle), abs(ink.maxY - middle))
    origin = CGPoint(x: columns.0, y: middle - reach)
    size = CGSize(width: columns.1 - columns.0, height: reach * 2)
  }

  func draw(
    on context: OpaquePointer, size: CGSize, style: VectorImage.Style
  ) throws(ImageError) {
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    cairo_translate(
      context, (size.width - self.size.width * factor) / 2,
      (size.height - self.size.height * factor) / 2)
    cairo_scale(context, factor, factor)
    cairo_translate(context, -origin.x, -origin.y)
    try document.draw(name, on: context)
  }
}

extension SVGImageDocument {
  fileprivate func hasElement(_ name: String) -> Bool { rsvg.hasElement(handle, "#\(name)") != 0 }

  private var viewport: RsvgRectangle {
    RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The box around an element, without the width of lines.
  fileprivate func box(of name: String) throws(ImageError) -> CGRect {
    var failure: UnsafeMutablePointer<GError>?
    var (viewport, ink, box) = (viewport, RsvgRectangle(), RsvgRectangle())
    guard rsvg.geometryOfLayer(handle, "#\(name)", &viewport, &ink, &box, &failure) != 0 else {
      throw .undrawableSVG(Self.message(of: failure))
    }
    return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  fileprivate func draw(_ name: String, on context: OpaquePointer) throws(ImageError) {
    var failure: UnsafeMutablePointer<GError>?
    var viewport = viewport
    guard rsvg.renderLayer(handle, context, "#\(name)", &viewport, &failure) != 0 else {
      throw .undrawableSVG(Self.message(of: failure))
    }
  }
}
