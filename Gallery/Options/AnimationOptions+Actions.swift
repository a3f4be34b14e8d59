// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundSession

extension AnimationOptions {
  /// The most that a file of actions may hold, in bytes: an hour of dragging takes 8 MB.
  private static let longestScript = 16 << 20

  /// Reads what `--actions` names.
  ///
  /// - Parameter chrome: What surrounds the sample.
  /// - Returns: What is done; nil without the option.
  /// - Throws: A failure to read, or a usage failure that names the line that is no action.
  func script(chrome: Chrome) throws(GalleryFailure) -> ActionScript? {
    guard let actions else { return nil }
    let data: Data
    do {
      let file =
        actions == "-"
        ? FileHandle.standardInput
        : try FileHandle(forReadingFrom: URL(fileURLWithPath: actions))
      data = try file.read(upToCount: Self.longestScript + 1) ?? Data()
    } catch {
      throw GalleryFailure("'\(actions)' cannot be read.", .unreadable)
    }
    guard data.count <= Self.longestScript, let text = String(data: data, encoding: .utf8) else {
      throw GalleryFailure(
        "'\(actions)' is not a file of actions: use UTF-8 text of up to 16 MB.", .usage)
    }
    do throws(PlaygroundError) {
      return try ActionScript(text, from: PlaygroundSettings(chrome: chrome.rawValue))
    } catch {
      throw GalleryFailure("\(actions == "-" ? "" : "\(actions): ")\(error)", .usage)
    }
  }
}
