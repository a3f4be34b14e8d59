// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory illustrate`: builds and starts the command of the
/// same name, which finds the snippets' programs; a plug-in cannot.
///
/// With `--symbol-graphs FOLDER` it writes what `docc convert` reads, for which only a plug-in can ask SwiftPM:
/// the symbol graphs of each target with a catalogue, and beside them that of the snippets.
@main
struct IllustratePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(.product("illustrate"), parameters: .init())
    guard build.succeeded,
      let command = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { return Diagnostics.error("'illustrate' cannot be built:\n\(build.logText)") }
    var arguments = ArgumentExtractor(arguments)
    guard let folder = arguments.extractOption(named: "symbol-graphs").first else {
      return try run(command.url, arguments.remainingArguments, in: context.package)
    }
    let documented = context.package.targets.compactMap(\.sourceModule).filter(hasCatalogue)
    guard !documented.isEmpty else {
      return Diagnostics.error("No target of the package has a catalogue, Sources/NAME/NAME.docc.")
    }
    for target in documented {
      let graphs = URL(fileURLWithPath: folder).appendingPathComponent(target.name)
      try? FileManager.default.removeItem(at: graphs)
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      try copyGraphs(of: target, to: graphs)
      let snippets = graphs.appendingPathComponent("Snippets.symbols.json")
      try run(command.url, ["--symbol-graph", snippets.path], in: context.package)
    }
  }

  private func hasCatalogue(_ target: any SourceModuleTarget) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: target.directoryURL.path)
    return names?.contains { $0.hasSuffix(".docc") } ?? false
  }

  /// Copies the graph of a target's module, and those of what it adds to other modules.
  private func copyGraphs(of target: any SourceModuleTarget, to folder: URL) throws {
    let graphs = try packageManager.getSymbolGraph(
      for: target,
      options: .init(
        minimumAccessLevel: .public, includeSynthesized: true, includeSPI: false,
        emitExtensionBlocks: true)
    ).directoryURL
    for name in try FileManager.default.contentsOfDirectory(atPath: graphs.path)
    where name == "\(target.moduleName).symbols.json" || name.hasPrefix("\(target.moduleName)@") {
      try FileManager.default.copyItem(
        at: graphs.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }

  private func run(_ command: URL, _ arguments: [String], in package: Package) throws {
    let process = Process()
    process.executableURL = command
    // SwiftPM has locked its build folder for the plug-in, and the command builds in it.
    process.arguments =
      ["--package-path", package.directoryURL.path, "--ignore-lock"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("illustrate ended with exit code \(process.terminationStatus).")
  }
}
