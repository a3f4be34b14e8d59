// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What SwiftPM says of the build that a program is part of: `description.json`, beside the program.
///
/// It names exactly the objects of each module. The build folder may hold others, of source files
/// that are gone.
struct BuildDescription: Decodable {
  struct Command: Decodable {
    let executable: String
    let moduleName: String
    let objects: [String]
    let otherArguments: [String]
  }

  private let swiftCommands: [String: Command]
  private let targetDependencyMap: [String: [String]]

  /// Reads the description of a build.
  ///
  /// - Parameter folder: The build folder, such as `.build/debug`.
  /// - Throws: ``ProgramError`` if there is none.
  init(of folder: URL) throws(ProgramError) {
    let file = folder.appendingPathComponent("description.json")
    do {
      self = try JSONDecoder().decode(BuildDescription.self, from: Data(contentsOf: file))
    } catch {
      throw ProgramError(
        "'\(folder.path)' is no build folder of SwiftPM: a file is compiled with what was built "
          + "there. Run this program with 'swift run'.")
    }
  }

  /// How a module is compiled; nil for one that is not part of the build.
  func command(for module: String) -> Command? {
    // Modules that plug-ins use are built a second time, for the machine that builds.
    swiftCommands
      .filter { $0.value.moduleName == module && !$0.key.hasSuffix("-tool.module") }
      .min { $0.key < $1.key }?.value
  }

  /// The objects of a module and of all that it depends on.
  func objects(of module: String) -> [String] {
    let modules = [module] + (targetDependencyMap[module] ?? [])
    var seen: Set<String> = []
    return modules.filter { seen.insert($0).inserted }
      .flatMap { command(for: $0)?.objects ?? [] }
  }
}
