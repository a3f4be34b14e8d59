// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Modules of a build and all that they depend on, linked to a shared library.
struct ModuleLibrary {
  private let modules: [String]
  private let build: URL
  private let description: BuildDescription

  /// Names the library.
  init(of modules: [String], in build: URL, _ description: BuildDescription) {
    self.modules = modules
    self.build = build
    self.description = description
  }

  /// Returns the folder of the libraries: beside what SwiftPM builds.
  static func folder(in build: URL) -> URL { build.appendingPathComponent("playground") }

  /// Returns the folder of the C modules that the compiler has read for programs of a build.
  ///
  /// By one name alone: it refuses a module that it finds by two, and `debug` is a link.
  static func moduleCache(in build: URL) -> URL {
    folder(in: build.resolvingSymlinksInPath()).appendingPathComponent("ModuleCache")
  }

  private static let prefix = "OpenCollectionView"

  static func arguments(loading library: URL) -> [String] {
    let folder = library.deletingLastPathComponent().path
    let name = library.deletingPathExtension().lastPathComponent.dropFirst("lib".count)
    return ["-L", folder, "-l\(name)", "-Xlinker", "-rpath", "-Xlinker", folder]
  }

  /// Links the library, unless none of its objects was built since it was made.
  ///
  /// - Parameter folder: A folder for files that the linker is given.
  /// - Returns: The library.
  /// - Throws: ``ProgramError`` if it cannot be linked or written.
  func make(with folder: URL) async throws -> URL {
    var seen: Set<String> = []
    let objects = modules.flatMap(description.objects).filter { seen.insert($0).inserted }
    let destination = Self.folder(in: build)
    // Each set of modules has a library of its own.
    let names = ([Self.prefix] + modules).joined(separator: "-")
    let file = destination.appendingPathComponent("lib\(names).so")
    if let made = Self.modificationDate(of: file.path),
      let built = objects.compactMap(Self.modificationDate).max(), made > built
    {
      return file
    }
    let compiler = modules.compactMap { description.command(for: $0)?.executable }.first ?? "swiftc"
    let list = folder.appendingPathComponent("objects")
    // Another program may link it at the same time.
    let partial = destination.appendingPathComponent("\(UUID().uuidString).so")
    let empty = folder.appendingPathComponent("empty")
    let lines = objects.map { "\"\($0)\"" }.joined(separator: "\n")
    do {
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
      try Data(lines.utf8).write(to: list)
      try Self.writeEmptyArchives(to: empty, for: compiler)
    } catch {
      throw ProgramError("'\(destination.path)' cannot be written: \(error.localizedDescription)")
    }
    let result = try await Command(
      arguments: [
        compiler, "-emit-library", "-use-ld=lld", "@\(list.path)", "-L", empty.path, "-o",
        partial.path,
      ], folder: folder
    ).run()
    guard result.status == 0 else {
      try? FileManager.default.removeItem(at: partial)
      throw ProgramError("Cannot link the modules:\n\(result.output.prefix(2000))")
    }
    guard rename(partial.path, file.path) == 0 else {
      throw ProgramError("'\(file.path)' cannot be written: \(String(cString: strerror(errno))).")
    }
    return file
  }

  /// Writes an empty archive for each of Swift's libraries that is there for static linking alone,
  /// such as CoreFoundation, which is a part of Foundation's shared library.
  ///
  /// Objects that were compiled for a program with Swift's libraries inside ask the linker for all
  /// of these by name, and for nothing in them that the shared ones do not have. So the archives
  /// answer to the names, and Swift's shared libraries, which this one and its programs have in
  /// common, supply the rest.
  private static func writeEmptyArchives(to folder: URL, for compiler: String) throws {
    let toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    func libraries(_ destination: String, ending: String) -> Set<String> {
      let folder = toolchain.appendingPathComponent("lib/\(destination)/linux").path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return Set(files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let alone = libraries("swift_static", ending: ".a")
      .subtracting(libraries("swift", ending: ".so"))
    for name in alone {
      try Data("!<arch>\n".utf8).write(to: folder.appendingPathComponent("\(name).a"))
    }
  }

  private static func modificationDate(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
