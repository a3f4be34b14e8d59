// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import Foundation
import ImageComparison
import PictureResults

/// Compares two pictures.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNG pictures: exit code 0 the same, 1 different.",
    discussion: GalleryFailure.Code.table)

  @Argument(help: "The expected picture.")
  var expected: String

  @Argument(help: "The picture to compare with it.")
  var actual: String

  @Option(help: "Write expected | difference | actual to this PNG file if they differ.")
  var diff: String?

  @Option(parsing: .unconditional, help: "The greatest difference of a channel, 0…255.")
  var tolerance = 0

  @Flag(help: "Print a JSON object in place of a sentence.")
  var json = false

  func validate() throws {
    guard (0...255).contains(tolerance) else {
      throw ValidationError("--tolerance takes a number from 0 to 255 (was \(tolerance)).")
    }
  }

  func run() throws {
    let expectedImage = try Self.read(expected)
    let actualImage = try Self.read(actual)
    let result = compare(
      expectedImage, actualImage, tolerance: PixelTolerance(channelDelta: tolerance))
    if json {
      try Console.printJSON(ComparisonRecord(result, of: expectedImage, and: actualImage))
    } else if result.isAcceptable {
      Console.print(Self.description(of: result))
    }
    guard !result.isAcceptable else { return }
    if let diff {
      let picture = PixelImage.sideBySide(expected: expectedImage, actual: actualImage)
      do {
        try AtomicFile.write(try picture.pngData(), to: Console.systemPath(diff))
      } catch let error as FileError {
        throw GalleryFailure("\(error)", .cannotWrite)
      }
    }
    throw GalleryFailure(Self.description(of: result), .differs)
  }

  private static func description(of result: PictureComparison) -> String {
    switch result {
    case .differentSizes(let expected, let actual):
      "The pictures differ: one is \(expected), the other \(actual)."
    case .different(let difference): "The pictures differ: \(difference)."
    case .similar(let difference): "The pictures are similar: \(difference)."
    case .identical: "The pictures are the same."
    }
  }

  private static func read(_ path: String) throws(GalleryFailure) -> PixelImage {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw GalleryFailure("'\(path)' cannot be read: \(InputFile.reason(path)).", .unreadable)
    }
    do {
      return PixelImage(try Raster(pngData: data))
    } catch {
      throw GalleryFailure("'\(path)' is \(error).", .unreadable)
    }
  }
}
