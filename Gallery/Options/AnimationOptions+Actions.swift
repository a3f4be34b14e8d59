// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundSession

extension AnimationOptions {
  /// The most that a file of actions may hold, in bytes: an hour of dragging takes 8 MB.
  private static let longestScript = 16 << 20

  /// Reads what `--actions` names.
  ///
  /// - Parameters:
  ///   - chrome: What surrounds the sample.
  ///   - isFilm: Whether a film shows what is done, all frames of which have one size.
  /// - Returns: What is done; nil without the option.
  /// - Throws: A failure to read, or a usage failure that names the line that is no action.
  func script(
    chrome: Chrome, isFilm: Bool = false
  ) throws(GalleryFailure) -> ActionScript? {
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
    let settings = PlaygroundSettings(chrome: chrome.rawValue)
    let script: ActionScript
    do throws(PlaygroundError) { script = try ActionScript(text, from: settings) } catch {
      throw GalleryFailure("\(actions == "-" ? "" : "\(actions): ")\(error)", .usage)
    }
    guard !isFilm || !script.changesSize(from: settings) else {
      throw GalleryFailure(
        "'\(actions)' changes the size or the scale, and all frames of a film have one: give "
          + "--size and --scale to the command.", .usage)
    }
    return script
  }
}
