// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

#if !SYSTEM_TESTS  // They compile both folders as one module.
  import PreviewMacros
#endif

/// Compiles a file that shows something into a program that is a session of the playground.
///
/// 1. The objects of this package are linked to a shared library, once a build.
/// 2. The file is compiled with a second one, which makes what it shows; nothing else is compiled.
/// 3. Both become a program that loads the library, in an own folder: one that runs keeps its file.
package actor ProgramCompiler {
  private let build: URL
  private let folder: URL
  private let description: BuildDescription
  private let entry: EntryModule
  private let moduleCache: URL
  private var library: URL?
  private var count = 0

  package struct EntryModule: Hashable, Sendable {
    /// The module that is linked, with all that it depends on.
    var name: String
    /// The call that runs a session, to which a closure that makes what is shown is handed.
    var call: String
    /// Whether the call takes the name of what is shown, as `name:`.
    var takesName: Bool
    /// The name of the one preview that is shown; nil for all that the file shows.
    var preview: String?

    /// Creates an entry; the arguments are the properties.
    package init(name: String, call: String, takesName: Bool = false, preview: String? = nil) {
      self.name = name
      self.call = call
      self.takesName = takesName
      self.preview = preview
    }
  }

  package enum Outcome: Hashable, Sendable {
    /// The path of a program, with warnings.
    case program(String, [CompilerDiagnostic])
    /// Why there is none: at least one is an error.
    case failure([CompilerDiagnostic])
  }

  /// Prepares a compiler.
  ///
  /// - Parameters:
  ///   - build: The build folder that holds the modules, such as `.build/debug`.
  ///   - entry: What programs call.
  ///   - folder: Where the programs are put; it is created if need be, and used for nothing else.
  ///   - moduleCache: Where the compiler keeps the C modules that it has read; a folder in the build
  ///     folder if left out.
  /// - Throws: ``ProgramError`` if the build has no such module, or the folder cannot be had.
  package init(
    build: URL, entry: EntryModule, folder: URL, moduleCache: URL? = nil
  ) throws(ProgramError) {
    self.build = build
    self.moduleCache = moduleCache ?? ModuleLibrary.moduleCache(in: build)
    self.folder = folder
    self.entry = entry
    description = try BuildDescription(of: build)
    guard description.command(for: entry.name) != nil else {
      throw ProgramError("The build in '\(build.path)' has no module \(entry.name).")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ProgramError("'\(folder.path)' cannot be created: \(error.localizedDescription)")
    }
  }

  /// The build folder that the running program is in.
  package static var ownBuild: URL {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// Compiles a file.
  ///
  /// - Parameter file: The file; nothing else in its folder is read.
  /// - Returns: The program, or what is wrong with the file.
  /// - Throws: ``ProgramError`` if the compiler cannot be run.
  func compile(_ file: URL) async throws -> Outcome {
    let source: String
    do { source = try String(contentsOf: file, encoding: .utf8) } catch {
      return .failure([Self.unreadable(file)])
    }
    let previews = PreviewMacros(
      in: Array(source.utf8), file: file.deletingPathExtension().lastPathComponent, number: 0)
    let faults = Self.faults(of: previews, in: file)
    guard faults.isEmpty else { return .failure(faults) }
    let names = previews.previews.map(\.name)
    if let preview = entry.preview, !names.contains(preview) {
      return .failure([Self.missing(preview, among: names, in: file)])
    }
    let shown =
      entry.preview == nil ? EntryPoint(in: source, hasPreviews: !names.isEmpty) : .previews
    guard let point = shown else { return .failure([Self.nothingToShow(in: file)]) }
    let library = try await sharedLibrary()
    count += 1
    let destination = folder.appendingPathComponent("program-\(count)")
    do {
      try? FileManager.default.removeItem(at: destination)
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
      try Data(entryText(for: point, in: file).utf8)
        .write(to: destination.appendingPathComponent(Self.entryName))
      // A copy: what is compiled is what was read, whatever is saved meanwhile.
      try Data(source.utf8).write(to: destination.appendingPathComponent(file.lastPathComponent))
      if !previews.previews.isEmpty {
        try Data(text(of: source, previews, named: file.lastPathComponent).utf8)
          .write(to: destination.appendingPathComponent(Self.previewsName))
      }
    } catch {
      throw ProgramError("'\(destination.path)' cannot be written: \(error.localizedDescription)")
    }
    let result = try await Command(
      arguments: arguments(
        for: previews.previews.isEmpty ? file.lastPathComponent : Self.previewsName, library),
      folder: destination
    ).run()
    let own = [file.lastPathComponent, Self.entryName]
    // Messages about the modules' own files have no line to go to.
    let found = CompilerDiagnostic.diagnostics(in: result.output)
      .filter { $0.file.map(own.contains) ?? true }
    removePrograms(before: count - 1)
    guard result.status == 0 else {
      return .failure(explained(found, result, in: file))
    }
    return .program(destination.appendingPathComponent(Self.programName).path, found)
  }

  static let programName = "playground"
  private static let entryName = "PlaygroundEntryPoint.swift"
  /// The file that is compiled in place of one with previews.
  private static let previewsName = "PlaygroundPreviews.swift"

  private func arguments(for name: String, _ library: URL) throws -> [String] {
    guard let command = description.command(for: entry.name) else {
      throw ProgramError("The build in '\(build.path)' has no module \(entry.name).")
    }
    return [
      // In the language mode of most projects for iOS, so that what compiles there does here; and as
      // one module in one process, which takes a third less time than a process for each file.
      command.executable, "-Onone", "-wmo", "-parse-as-library", "-swift-version", "5",
      // As in Xcode's and SwiftPM's debug builds: projects have their previews in `#if DEBUG`.
      "-D", "DEBUG",
      "-module-name", "PlaygroundFile", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-use-ld=lld", "-I", build.appendingPathComponent("Modules").path,
      // Not the cache in the home folder, where modules of another make may lie, or none.
      "-module-cache-path", moduleCache.path,
    ] + description.clangArguments(for: entry.name) + ModuleLibrary.arguments(loading: library) + [
      "./" + name, Self.entryName, "-o", Self.programName,
    ]
  }

  /// The file that is compiled beside the user's. The page calls a class by its name, and the result
  /// of a function by the file's.
  private func entryText(for point: EntryPoint, in file: URL) -> String {
    let name = if case .type(let name) = point { name } else { file.lastPathComponent }
    let arguments = entry.takesName ? "(name: \(name.debugDescription))" : ""
    return """
      import \(entry.name)

      @main
      enum PlaygroundEntryPoint {
        @MainActor
        static func main() {
          \(entry.call)\(arguments) { \(point.expression) }
        }
      }

      """
  }

  // MARK: Previews

  /// The text of a file with its previews rewritten, which the compiler reads as the file itself.
  private func text(of source: String, _ previews: PreviewMacros, named name: String) -> String {
    let shown =
      entry.preview.map { "Previews.all.filter { $0.name == \($0.debugDescription) }" }
      ?? "Previews.all"
    let rewritten = String(decoding: previews.rewritten(Array(source.utf8)), as: UTF8.self)
    return """
      #sourceLocation(file: \(name.debugDescription), line: 1)
      \(rewritten)
      #sourceLocation()
      \(PreviewMacros.list(of: previews.previews))
      @MainActor func _previewsOfFile() -> some Pictured { PicturePreview.sheet(of: \(shown)) }

      """
  }

  private static func faults(of previews: PreviewMacros, in file: URL) -> [CompilerDiagnostic] {
    let all = previews.previews
    let twins = PreviewMacros.twins(in: all).map { index, earlier in
      CompilerDiagnostic(
        .error, PreviewMacros.twinMessage(all[index].name, at: "line \(all[earlier].line)"),
        file: file.lastPathComponent, line: all[index].line, column: 1)
    }
    return twins
      + previews.faults.map {
        CompilerDiagnostic(
          .error, $0.message, file: file.lastPathComponent, line: $0.position.line,
          column: $0.position.column)
      }
  }

  // MARK: The library

  /// Returns the shared library of the modules, made again if one of them was built since.
  private func sharedLibrary() async throws -> URL {
    if let library { return library }
    let made = try await ModuleLibrary(of: [entry.name], in: build, description).make(with: folder)
    library = made
    return made
  }

  /// Removes programs that no session runs any more.
  private func removePrograms(before number: Int) {
    guard number > 0 else { return }
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("program-\(number - 1)"))
  }

  // MARK: What is wrong

  static func unreadable(_ file: URL) -> CompilerDiagnostic {
    let name = file.lastPathComponent
    guard FileManager.default.fileExists(atPath: file.path) else {
      return CompilerDiagnostic(.error, "The file '\(name)' no longer exists.", file: name)
    }
    return CompilerDiagnostic(
      .error, "The file '\(name)' is not UTF-8 text.", file: name)
  }

  private static func missing(
    _ preview: String, among names: [String], in file: URL
  ) -> CompilerDiagnostic {
    let others =
      names.isEmpty
      ? "It has none." : "It has: \(names.map { "'\($0)'" }.joined(separator: ", "))."
    return CompilerDiagnostic(
      .error, "There is no preview '\(preview)'. \(others)", file: file.lastPathComponent)
  }

  private static func nothingToShow(in file: URL) -> CompilerDiagnostic {
    CompilerDiagnostic(
      .error,
      "Nothing to show: declare a subclass of UIViewController, UIView, UICollectionViewLayout, "
        + "NSViewController or NSWindowController that can be created without arguments, or a function "
        + "playground() that returns one, or write #Preview { … }.",
      file: file.lastPathComponent)
  }

  /// Returns what is wrong, in terms of the user's file.
  private func explained(
    _ found: [CompilerDiagnostic], _ result: Command.Result, in file: URL
  ) -> [CompilerDiagnostic] {
    var told = found.map { diagnostic in
      // What is created without arguments is created in the file beside the user's.
      guard diagnostic.file == Self.entryName else { return diagnostic }
      var diagnostic = diagnostic
      (diagnostic.file, diagnostic.line, diagnostic.column) = (file.lastPathComponent, nil, nil)
      if diagnostic.severity == .error {
        diagnostic.message =
          "The type to show cannot be created without arguments: "
          + diagnostic.message
      }
      return diagnostic
    }
    if !told.contains(where: { $0.severity == .error }) {
      let output = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      told.append(
        CompilerDiagnostic(
          .error, "The compiler failed: \(output.suffix(500))", file: file.lastPathComponent))
    }
    return told
  }
}

/// Why a file cannot be shown, where it is not the file's fault; a sentence.
package struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
