// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// Finds samples by the names that people type.
enum SampleName {
  /// The sample of a name or an alias; nil for another word.
  static func sample(named name: String) -> (any Sample.Type)? {
    catalogue.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The sample of a name or an alias.
  ///
  /// - Parameter name: What was typed.
  /// - Returns: The sample.
  /// - Throws: A usage failure that suggests the nearest name.
  static func find(_ name: String) throws(GalleryFailure) -> any Sample.Type {
    if let sample = sample(named: name) { return sample }
    let names = catalogue.flatMap { [$0.name] + $0.aliases }
    let suggestion = NearMiss.name(near: name, among: names).map { " Did you mean '\($0)'?" }
    let list = " Run '\(OwnProgram.command) list' to see all samples."
    throw GalleryFailure("Unknown sample '\(name)'.\(suggestion ?? list)", .usage)
  }
}
