// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// What `--out` can be: a picture or a layout tree, or an animated file.
enum OutputFormat: Hashable {
  case picture(PictureFormat)
  case film(FilmFormat)

  private static let all =
    PictureFormat.allCases.map { OutputFormat.picture($0) }
    + FilmFormat.allCases.map { OutputFormat.film($0) }

  /// The formats as a user types them.
  static var names: String { all.map(\.name).joined(separator: ", ") }

  /// The extension of a file.
  var name: String {
    switch self {
    case .picture(let format): format.rawValue
    case .film(let format): format.rawValue
    }
  }

  /// The format of a film; nil for pictures and trees.
  var film: FilmFormat? {
    if case .film(let format) = self { format } else { nil }
  }

  init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

extension OutputFormat: ExpressibleByArgument {
  init?(argument: String) { self.init(name: argument) }

  static var allValueStrings: [String] { all.map(\.name) }
}
