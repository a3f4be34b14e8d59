// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import PlaygroundPrograms

/// The pictures beside a document that is edited: whether each can be used, asked after every edit.
///
/// A picture is decoded once, and again only when its file has changed.
final class CheckedImages {
  private let folder: URL
  private let images: DocumentImages
  private var known: [String: (stamps: [FileWatch.Stamp?], answer: ImageFile)] = [:]

  init(besideFile path: String) {
    folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    images = DocumentImages(besideFile: path)
  }

  /// Says whether a picture can be used.
  ///
  /// - Parameter name: The path of the picture, relative to the document's folder.
  /// - Returns: The answer, of the picture by itself: who reads the document counts the pixels of all.
  func find(_ name: String) -> ImageFile {
    guard let path = images.path(of: name) else { return .outside }
    let file = FileWatch(URL(fileURLWithPath: path)).stamp
    // The suggestion for a picture that is missing is one of the folder.
    let stamps = [file, file == nil ? FileWatch(folder).stamp : nil]
    if let known = known[name], known.stamps == stamps { return known.answer }
    var alone = images
    let answer = alone.find(name)
    known[name] = (stamps, answer)
    return answer
  }
}
