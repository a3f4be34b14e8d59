// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A description of the build that a program is part of, by SwiftPM: `description.json`, beside the
/// program.
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
        "A Swift file is compiled with a clone of the repository and its toolchain, and "
          + "'\(folder.path)' is not a build folder. In a clone, run: swift run gallery")
    }
  }

  /// Returns the command that compiles a module; nil for one that is not part of the build.
  func command(for module: String) -> Command? {
    // Modules that plug-ins use are built a second time, for the machine that builds.
    swiftCommands
      .filter { $0.value.moduleName == module && !$0.key.hasSuffix("-tool.module") }
      .min { $0.key < $1.key }?.value
  }

  /// Arguments with which the compiler finds the C modules that a module depends on: their module
  /// maps, and the folders of the headers that these name.
  ///
  /// Maps alone do not do: where no cache holds the C modules yet, they are read from their headers.
  func clangArguments(for module: String) -> [String] {
    guard let arguments = command(for: module)?.otherArguments else { return [] }
    var taken: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "-Xcc", index + 1 < arguments.count {
        taken += [argument, arguments[index + 1]]
      } else if argument.hasPrefix("-I"), argument != "-I" {
        taken.append(argument)
      }
    }
    return taken
  }

  /// The objects of a module and of all that it depends on.
  func objects(of module: String) -> [String] {
    let modules = [module] + (targetDependencyMap[module] ?? [])
    var seen: Set<String> = []
    return modules.filter { seen.insert($0).inserted }
      .flatMap { command(for: $0)?.objects ?? [] }
  }
}
