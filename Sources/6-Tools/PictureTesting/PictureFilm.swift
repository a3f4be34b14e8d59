// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import ImageComparison
import PictureResults
public import Pictures
import Views

/// A film that is compared frame by frame.
public struct PictureFilm: Hashable, Sendable {
  /// The moments of the frames, in seconds after the view is shown and what happens to it has begun.
  public var moments: [TimeInterval]

  /// Describes a film of some moments.
  ///
  /// - Parameter moments: Seconds, 0…600, each later than the one before.
  /// - Returns: The film.
  public static func film(_ moments: [TimeInterval]) -> PictureFilm {
    PictureFilm(moments: moments)
  }

  /// The frames' names in messages.
  var labels: [String] { moments.map { "\(CGFloat($0).compactDescription) s" } }

  /// Why there is no such film; nil if there is.
  var mistake: String? {
    guard !moments.isEmpty else {
      return "There is nothing to compare: the list of moments is empty."
    }
    let isAscending = zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 }
    guard isAscending, moments.allSatisfy({ (0...Picture.longestFilm).contains($0) }) else {
      return """
        Invalid moments \(moments): give seconds from 0 to \(CGFloat(Picture.longestFilm).compactDescription), \
        each later than the one before.
        """
    }
    return nil
  }

  /// Draws the frames, side by side.
  ///
  /// - Parameter picture: The picture, whose window's time goes on.
  /// - Returns: A PNG file, and the rectangles that the mask covered in it, in pixels.
  /// - Throws: `PictureError` for frames that cannot be drawn, `CanvasError` for too many of them.
  @MainActor
  func strip(of picture: Picture) throws -> (data: Data, coveredPixels: [CGRect]) {
    var frames: [PixelImage] = []
    var covered: [CGRect] = []
    // The first frame also gives the view a window, if it is in none.
    _ = try picture.accessibilityList()
    let window = picture.view.window ?? picture.view as? UIWindow
    let start = window?.currentTime ?? 0
    for moment in moments {
      window?.advance(to: start + moment)
      let frame = PixelImage(try picture.raster())
      let offset = FrameStrip.offset(ofFrame: frames.count, width: frame.width)
      covered += picture.coveredPixels.map { $0.offsetBy(dx: CGFloat(offset), dy: 0) }
      frames.append(frame)
    }
    return (try FrameStrip.joined(frames).pngData(), covered)
  }
}

/// Expects something to move as it did when its reference was recorded.
///
/// The reference is one PNG file, `References/<file>/<name>.png`, with the frames side by side. A failure
/// names the frames that differ, and its picture shows those alone.
///
/// ```swift
/// expectPicture(of: InsertionController(), named: "insertion", as: .film([0, 0.1, 0.2, 0.3]))
/// ```
///
/// - Parameters:
///   - value: A view, a controller, a window, or what else is `Pictured`. What moves begins before the
///     call, or when the view appears.
///   - name: The reference's name, without an extension; nil for the test's.
///   - film: The moments. None, and moments that do not follow one another, fail.
///   - setup: Size, scale, traits, tolerance and more. Its ``PictureSetup/moment`` is when the film begins.
///   - function: The test's function, which says its name in XCTest.
///   - fileID: The test's module and file.
///   - filePath: The test's file, which the reference is kept beside.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func expectPicture(
  of value: some Pictured, named name: String? = nil, as film: PictureFilm,
  _ setup: PictureSetup = PictureSetup(), function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var pictures = ExpectedPictures(
    function: function, location: TestLocation(fileID, filePath, line, column))
  pictures.name = name
  pictures.film = film
  pictures.setup = setup
  pictures.check { value.pictureContent }
}
