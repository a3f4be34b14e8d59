// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory illustrate`: builds and starts the command of the
/// same name, which finds the snippets' programs; a plug-in cannot.
@main
struct IllustratePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(.product("illustrate"), parameters: .init())
    guard build.succeeded,
      let command = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { return Diagnostics.error("'illustrate' cannot be built:\n\(build.logText)") }
    let process = Process()
    process.executableURL = command.url
    // SwiftPM has locked its build folder for the plug-in, and the command builds in it.
    process.arguments =
      ["--package-path", context.package.directoryURL.path, "--ignore-lock"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("illustrate ended with exit code \(process.terminationStatus).")
  }
}
