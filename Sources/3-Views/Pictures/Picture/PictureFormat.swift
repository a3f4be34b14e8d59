// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CairoGraphics
public import Foundation
import Geometry

/// The format of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// The format PNG: pixels.
  case png
  /// The format SVG: shapes, for the web.
  case svg
  /// The format PDF: shapes, for print.
  case pdf
  /// The layout tree, for programs.
  case json
  /// The layout tree, for reading and comparing.
  case txt
  /// The words of a screen reader in its order, a line for each accessible element; empty without any.
  case accessibility

  /// The canvas that becomes such a file; nil for what is text and not drawn.
  package var canvas: Canvas.Format? { Canvas.Format(rawValue: rawValue) }
}

/// An error in making or writing a picture.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's extension stands for no format; empty if it has none.
  case unknownExtension(String)
  /// The file's extension stands for no format of films; empty if it has none.
  case unknownFilm(String)
  /// The picture could not be drawn.
  case canvas(CanvasError)
  /// The file could not be written.
  case file(FileError)
  /// The font that the text is in is not installed.
  case font(MissingFontError)
  /// The picture could be drawn without the legend of its anatomy, but not with it.
  case legend(CanvasError)
  /// The film would be longer than 600 seconds, or its duration is not a number.
  case filmDuration(TimeInterval)
  /// The item whose dimensions are to be shown is not visible, or not there.
  case invisibleItem(IndexPath)

  /// An area to ignore is empty, has numbers that are not finite, or is outside of the picture of this
  /// size.
  case ignoredArea(CGRect, CGSize)
  /// A view to ignore whose accessibility identifier no view has; with the identifiers that views
  /// have, in alphabetical order.
  case ignoredView(String, [String])
  /// The view could not be brought into the state that the picture is to show.
  case preparation(PreparationError)

  /// The message for a picture error: the fault and its remedy.
  public var description: String {
    switch self {
    case .unknownExtension(let name):
      """
      \(name.isEmpty ? "Missing file extension" : "Unsupported picture format '.\(name)'"). Use \
      \(PictureFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")).
      """
    case .unknownFilm(let name):
      """
      \(name.isEmpty ? "Missing file extension" : "Unsupported film format '.\(name)'"). Use \
      \(FilmFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")).
      """
    case .canvas(let error): error.description
    case .file(let error): error.description
    case .font(let error): error.description
    case .legend(let error): "With its legend: \(error.description) Draw it without the legend."
    case .filmDuration(let duration):
      """
      A film lasts from 0 to \(CGFloat(Picture.longestFilm).compactDescription) seconds (was \
      \(duration)).
      """
    case .preparation(let error): error.description
    case .invisibleItem(let path):
      """
      The item \(path) cannot be highlighted: it is not visible. Scroll to it, or highlight \
      another one.
      """
    case .ignoredArea(let area, let size):
      """
      Invalid area to ignore \(area.origin.x), \(area.origin.y), \(area.size.width) × \
      \(area.size.height): \(Self.fault(of: area)) the picture, which is \
      \(size.compactDescription) points large.
      """
    case .ignoredView(let name, let others):
      """
      No view has the accessibility identifier '\(name)', which is to be ignored. \
      \(others.isEmpty ? "No view of the picture has one." : "The views of the picture have: \(others.joined(separator: ", ")).")
      """
    }
  }

  private static func fault(of area: CGRect) -> String {
    let numbers = [area.origin.x, area.origin.y, area.size.width, area.size.height]
    if !numbers.allSatisfy(\.isFinite) { return "Give finite numbers inside" }
    return area.isEmpty ? "It is empty; give an area inside" : "It is outside of"
  }
}
