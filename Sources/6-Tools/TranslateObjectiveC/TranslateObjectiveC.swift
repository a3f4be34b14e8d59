// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Compiles the copies that the translator makes of a target's iOS sources.
///
/// One command for a target: all sources in, all copies out, and with them those of Interface Builder
/// documents and asset catalogues, which become the target's resources. It compiles the translator with the
/// toolchain's own parser first if need be, so that packages without the plug-in pay nothing; with the
/// package's trait "ObjectiveC" the translator is a tool that SwiftPM has built.
@main
struct TranslateObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let folder = target.directoryURL.standardizedFileURL
    // Files that `sources` leaves out are listed, too, as files of an unknown type.
    let listed = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.self)
    let own = (listed ?? []).filter { $0.type == .source }.map(\.url)
    let declared = (target as? any SourceModuleTarget)?.sourceFiles.filter { $0.type == .resource }
    let settingsFile = folder.appending(path: "translate.json")
    let settings: Settings
    var sources: SourceFiles
    let interface: InterfaceFiles
    do throws(Settings.Failure) {
      settings = try Settings(file: settingsFile, targetFolder: folder)
      sources = SourceFiles(excluding: own, settings.excluded)
      for root in settings.folders { try sources.find(in: root) }
      interface = try InterfaceFiles(
        sources.interfaceFiles, declared: (declared ?? []).map(\.url))
    } catch {
      Diagnostics.error("\(error.file.path): \(error.message)")
      return []
    }
    let files = sources.files
    for warning in interface.warnings { Diagnostics.warning(warning) }
    guard !files.isEmpty || !interface.isEmpty else {
      Diagnostics.warning("\(folder.path): there is no Swift file to translate")
      return []
    }

    let work = context.pluginWorkDirectoryURL
    let copies = CopyNames(of: files, own: own).names.map { work.appending(path: "Copies/\($0)") }
    let plan = work.appending(path: "plan.json")
    let module = (target as? any SourceModuleTarget)?.moduleName ?? target.name
    let planned =
      interface.isEmpty
      ? nil
      : Plan.Interface(
        interface, module: module, main: settings.main, folder: work.appending(path: "Resources"))
    try Plan(
      sources: sources, copies: copies, own: own, interface: planned,
      settings: (settingsFile, settings),
      manifest: context.package.directoryURL.appending(path: "Package.swift")
    ).write(to: plan)

    // A folder is newer when something in it comes or goes.
    var inputs = files.map(\.url) + own + sources.folders.keys.sorted { $0.path < $1.path }
    inputs.append(plan)
    inputs += interface.inputs
    if settings.isWritten { inputs.append(settingsFile) }
    let translator = try Self.translator(context: context)
    return [
      .buildCommand(
        displayName: "Translating Objective-C features of \(target.name)",
        executable: translator.executable, arguments: translator.arguments + [plan.path],
        inputFiles: inputs + translator.sources,
        outputFiles: copies + (planned?.outputs ?? []))
    ]
  }

  /// The settings of a run of the translator, but for the plan.
  private struct Translator {
    let executable: URL
    var arguments: [String] = []
    /// The sources from which it is compiled, if its own command does that.
    var sources: [URL] = []
  }

  private static func translator(context: PluginContext) throws -> Translator {
    // There with the package's trait "ObjectiveC" alone. The plug-in is compiled without the trait's
    // condition, and so cannot ask for it.
    if let tool = try? context.tool(named: "objc-translate") {
      return Translator(executable: tool.url)
    }
    let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tools.appending(path: "ObjectiveCTranslator")
    // The translator's readers of documents and of previews.
    let values = tools.deletingLastPathComponent().appending(path: "1-Values")
    let readers = ["InterfaceDocuments", "PreviewMacros"].map { values.appending(path: $0) }
    // The targets of a package share the tool: <outputs>/<package>/<target>/<kind>/<plug-in>.
    let shared = context.pluginWorkDirectoryURL.deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tool = shared.appending(path: "TranslateObjectiveC.tool/objc-translate")
    let swiftc = try context.tool(named: "swiftc").url
    return Translator(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: [folder.appending(path: "run").path, swiftc.path, tool.path],
      sources: SourceFiles.all(in: folder) + readers.flatMap { SourceFiles.all(in: $0) })
  }
}
