// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureReferences
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

    var description: String { "✘ \(sample)/\(state)  \(reason)" }
  }

  /// The reference file of a state.
  private func reference(
    _ state: GoldenState, of sample: any Sample.Type, _ format: PictureFormat
  ) -> PictureReference {
    PictureReference(
      path: "\(folder)/\(sample.name)/\(state.name).\(format.rawValue)",
      failurePath: "\(failureFolder)/\(sample.name).\(state.name).png")
  }

  /// Draws a state and writes its references.
  func record(_ state: GoldenState, of sample: any Sample.Type) throws(GalleryFailure) {
    let screen = try Screen(sample, settings: state.settings)
    for format in [PictureFormat.png, .txt] {
      let data = try screen.data(format)
      do {
        try reference(state, of: sample, format).record(data)
      } catch {
        throw GalleryFailure("\(error)", .cannotWrite)
      }
    }
  }

  /// Draws a state and compares it with its references. Never writes them.
  func verify(
    _ state: GoldenState, of sample: any Sample.Type
  ) throws(GalleryFailure) -> [Mismatch] {
    let screen = try Screen(sample, settings: state.settings)
    let (tree, picture) = (try screen.data(.txt), try screen.data(.png))
    do {
      let found = [
        reference(state, of: sample, .txt).check(text: tree),
        try reference(state, of: sample, .png).check(png: picture),
      ]
      return found.compactMap(\.self).map {
        Mismatch(sample: sample.name, state: state.name, reason: "\($0)")
      }
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
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
}
