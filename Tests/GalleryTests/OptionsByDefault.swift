// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

@testable import gallery

/// The options of a command line that gives none.
@MainActor
enum OptionsByDefault {
  // Parsed once: in a debug build each parse checks all options against each other, which takes longer
  // than most pictures.
  private static let parsed = Result { (try PictureOptions.parse([]), try SampleOptions.parse([])) }

  static func settings(of subject: Subject) throws -> ScreenSettings {
    let (picture, own) = try parsed.get()
    return picture.settings(of: subject, own: own, style: .light)
  }
}
