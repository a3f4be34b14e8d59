// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder that a snippet writes its illustrations to.
package enum IllustrationFolder {
  /// The environment variable by which the command `illustrate` tells a snippet the folder.
  package static let variable = "ILLUSTRATIONS_FOLDER"

  /// The folder of this program: the command's, or else the working directory.
  ///
  /// - Parameter environment: The program's environment.
  /// - Returns: The path.
  package static func path(in environment: [String: String]) -> String {
    let told = environment[variable] ?? ""
    return told.isEmpty ? FileManager.default.currentDirectoryPath : told
  }
}
