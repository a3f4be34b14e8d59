// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import ImageComparison
import PictureTesting
import UIKit

/// The pictures and trees that the samples are compared with.
@MainActor struct ReferenceStore {
  /// Where the references are: `Tests/GalleryTests/References` of this checkout.
  let folder: String
  /// Where pictures of failures are written.
  let failureFolder: String

  /// The references of the checkout that this command was built in.
  ///
  /// - Throws: An unreadable failure if the checkout is gone.
  static func checkout() throws(GalleryFailure) -> ReferenceStore {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Tests/GalleryTests/References").path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw GalleryFailure(
        "There are no references at '\(folder)'; run the gallery of a checkout.", .unreadable)
    }
    return ReferenceStore(
      folder: folder, failureFolder: root.appendingPathComponent(".build/gallery").path)
  }

  /// What is wrong with one state of a sample.
  struct Mismatch: CustomStringConvertible {
    let sample: String
    let state: String
    let reason: String
    var picture: String?

    var description: String {
      "✘ \(sample)/\(state)  \(reason)\(picture.map { "  \($0)" } ?? "")"
    }
  }

  /// Draws a state and writes its references.
  func record(_ state: GoldenState, of sample: any Sample.Type) throws(GalleryFailure) {
    let screen = try Screen(sample, settings: state.settings)
    try createFolder("\(folder)/\(sample.name)")
    let base = "\(folder)/\(sample.name)/\(state.name)"
    try write(try screen.data(.png), to: base + ".png")
    try write(try screen.data(.txt), to: base + ".txt")
  }

  /// Draws a state and compares it with its references. Never writes them.
  func verify(
    _ state: GoldenState, of sample: any Sample.Type
  ) throws(GalleryFailure) -> [Mismatch] {
    let screen = try Screen(sample, settings: state.settings)
    let base = "\(folder)/\(sample.name)/\(state.name)"
    func mismatch(_ reason: String, _ picture: String? = nil) -> [Mismatch] {
      [Mismatch(sample: sample.name, state: state.name, reason: reason, picture: picture)]
    }
    guard let expectedTree = FileManager.default.contents(atPath: base + ".txt"),
      let expectedPicture = FileManager.default.contents(atPath: base + ".png")
    else { return mismatch("no reference") }
    let tree = try screen.data(.txt)
    if tree != expectedTree {
      return mismatch("frames: \(Self.firstDifference(expectedTree, tree))")
    }
    let picture = try screen.data(.png)
    guard picture != expectedPicture else { return [] }
    guard let expected = try? Raster(pngData: expectedPicture),
      let actual = try? Raster(pngData: picture)
    else { return mismatch("the reference is no picture") }
    let result = compare(PixelImage(expected), PixelImage(actual))
    switch result {
    case .identical, .similar: return []
    case .differentSizes(let expected, let actual):
      return mismatch("\(actual) instead of \(expected)")
    case .different(let difference):
      let path = "\(failureFolder)/\(sample.name).\(state.name).png"
      try createFolder(failureFolder)
      let sides = PixelImage.sideBySide(expected: PixelImage(expected), actual: PixelImage(actual))
      try write(sides, to: path)
      return mismatch("\(difference)", path)
    }
  }

  /// How many bytes a state's reference picture weighs.
  func size(of state: GoldenState, of sample: any Sample.Type) -> Int {
    let path = "\(folder)/\(sample.name)/\(state.name).png"
    return FileManager.default.contents(atPath: path)?.count ?? 0
  }

  /// References that no state of the samples asks for.
  func orphans() -> [String] {
    let wanted = Set(
      catalogue.flatMap { sample in
        GoldenState.states(of: sample).flatMap { state in
          ["png", "txt"].map { "\(sample.name)/\(state.name).\($0)" }
        }
      })
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return found.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
      .filter { !wanted.contains($0) }.sorted()
  }

  /// The first line in which two trees differ.
  private static func firstDifference(_ expected: Data, _ actual: Data) -> String {
    let left = String(decoding: expected, as: UTF8.self).split(separator: "\n")
    let right = String(decoding: actual, as: UTF8.self).split(separator: "\n")
    let index = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    guard let index else {
      return "\(right.count) lines instead of \(left.count)"
    }
    return "line \(index + 1) is '\(right[index])' instead of '\(left[index])'"
  }

  private func createFolder(_ path: String) throws(GalleryFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw GalleryFailure("The folder '\(path)' cannot be created.", .cannotWrite)
    }
  }

  private func write(_ image: PixelImage, to path: String) throws(GalleryFailure) {
    let data: Data
    do {
      data = try image.pngData()
    } catch {
      throw GalleryFailure("\(error)", .internal)
    }
    try write(data, to: path)
  }

  private func write(_ data: Data, to path: String) throws(GalleryFailure) {
    do {
      try AtomicFile.write(data, to: path)
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
  }
}
