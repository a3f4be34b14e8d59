// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

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
