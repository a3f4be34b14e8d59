// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry
public import ImageComparison
import PictureResults
public import Pictures
public import Views

/// A picture for the strategies of another library of image tests, such as SnapshotTesting.
///
/// Such a library draws and reads pictures in functions that cannot fail. An image that could not be
/// drawn, or read, therefore says why, and ``PictureDifference`` says it again.
public final class SnapshotImage: UIImage, @unchecked Sendable {
  /// The reason for which there is no picture, and its remedy, in sentences; nil if there is one.
  /// Without a picture the image is one transparent pixel.
  public let problem: String?

  /// Draws a value as `expectPicture` does.
  ///
  /// - Parameters:
  ///   - value: A view, a controller, a window, an image, a layout, or what else is `Pictured`.
  ///   - setup: Size, scale, traits and more. The file `picture-testing.json` is not read.
  @MainActor
  public convenience init(of value: some Pictured, _ setup: PictureSetup = PictureSetup()) {
    do throws(PictureError) {
      let drawn = CurrentLocale.$ofPicture.withValue(setup.locale) {
        Result { () throws(PictureError) in try setup.picture(of: value).raster() }
      }
      self.init(try drawn.get(), nil)
    } catch {
      self.init(nil, "The picture could not be drawn: \(error)")
    }
  }

  /// Reads a reference.
  ///
  /// - Parameter data: The file's bytes.
  public convenience init(reference data: Data) {
    do throws(ReferenceDamage) {
      if let damage = ReferenceDamage.found(in: data) { throw damage }
      self.init(try Self.raster(ofReference: data), nil)
    } catch {
      self.init(nil, "The reference \(error). \(error.advice)")
    }
  }

  private static func raster(ofReference data: Data) throws(ReferenceDamage) -> Raster {
    do throws(ImageError) { return try Raster(pngData: data) } catch {
      throw ReferenceDamage(error, in: data)
    }
  }

  private init(_ raster: Raster?, _ problem: String?) {
    self.problem = problem
    super.init(source: .raster(raster ?? Self.nothing))
  }

  private static let nothing: Raster = {
    guard let pixel = Raster(rgba: [0, 0, 0, 0], width: 1, height: 1) else {
      programmerError("One pixel is a picture.")
    }
    return pixel
  }()
}

/// A difference between a picture and the expected one.
///
/// ```swift
/// if let difference = PictureDifference(expected: reference, actual: SnapshotImage(of: view)) {
///   print(difference)  // 200 pixels differ, by up to 255 of 255 in a channel, in columns 0…19, rows 0…9
///   try difference.picture.write(to: URL(fileURLWithPath: "difference.png"))
/// }
/// ```
public struct PictureDifference: Hashable, Sendable, CustomStringConvertible {
  /// The differences, or the reason why nothing could be compared.
  public let description: String
  /// A PNG file of the expected picture, the difference and the actual picture side by side.
  public let picture: Data

  /// Compares two pictures, pixel by pixel; nil if they are the same as far as the tolerance goes.
  ///
  /// - Parameters:
  ///   - expected: The picture that should be.
  ///   - actual: The picture that is.
  ///   - tolerance: How far they may differ. What ``PictureSetup/checksStructure`` describes differs
  ///     whatever the tolerance, at the scale of the actual picture.
  /// - Complexity: O(pixels).
  public init?(expected: UIImage, actual: UIImage, tolerance: PixelTolerance = .exact) {
    let problems = [expected, actual].compactMap { ($0 as? SnapshotImage)?.problem }
    let rasters = [expected, actual].map(Self.raster)
    guard let expected = rasters[0], let actual = rasters[1] else {
      description = "An image cannot be drawn."
      picture = Data()
      return
    }
    switch expected.compared(with: actual, tolerance: tolerance) {
    case _ where !problems.isEmpty: description = problems.joined(separator: "\n")
    case .identical: return nil
    case .similar(let difference):
      guard difference.greatest > LargestChange.channelDelta,
        let change = PixelImage.largestChange(
          expected: PixelImage(expected), actual: PixelImage(actual), scale: Double(actual.scale))
      else { return nil }
      description = change.description
    case .different(let difference): description = "\(difference)"
    case .differentSizes(let expected, let actual):
      description = "\(actual) instead of \(expected)"
    }
    let sides = PixelImage.sideBySide(expected: PixelImage(expected), actual: PixelImage(actual))
    picture = (try? sides.pngData()) ?? Data()
  }

  /// The pixels of an image; nil if it cannot be drawn.
  private static func raster(of image: UIImage) -> Raster? {
    if case .raster(let raster) = image.source.resolved(in: .current), image.appearance.tint == nil
    {
      return raster
    }
    return image.pngData().flatMap { try? Raster(pngData: $0) }
  }
}
