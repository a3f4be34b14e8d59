// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// The pictures beside a document that is edited: whether each can be used, asked after every edit.
///
/// A picture is decoded once, and again only when its file has changed.
final class CheckedImages {
  /// The facts about a file that differ once it was written again; nil for no file.
  private struct Stamp: Hashable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private let folder: String
  private let images: DocumentImages
  private var known: [String: (stamps: [Stamp?], answer: ImageFile)] = [:]

  init(besideFile path: String) {
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    images = DocumentImages(besideFile: path)
  }

  /// Says whether a picture can be used.
  ///
  /// - Parameter name: The path of the picture, relative to the document's folder.
  /// - Returns: The answer, of the picture by itself: others of the document are not counted.
  func find(_ name: String) -> ImageFile {
    guard let path = images.path(of: name) else { return .outside }
    let file = Stamp(path)
    // The suggestion for a picture that is missing is one of the folder.
    let stamps = [file, file == nil ? Stamp(folder) : nil]
    if let known = known[name], known.stamps == stamps { return known.answer }
    var alone = images
    let answer = alone.find(name)
    known[name] = (stamps, answer)
    return answer
  }
}
