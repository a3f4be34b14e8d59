// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The programs of files, each kept under the text of its file until the modules are built again.
package struct ProgramCache: Sendable {
  private let build: URL
  private let entry: ProgramCompiler.EntryModule
  private let folder: URL

  /// The number of programs that are kept: those used last.
  private static let limit = 50

  /// Names a cache.
  ///
  /// - Parameters:
  ///   - build: The build folder that holds the modules, such as `.build/debug`.
  ///   - entry: What programs call.
  ///   - folder: Where programs are kept; a folder in the build folder if left out.
  package init(build: URL, entry: ProgramCompiler.EntryModule, folder: URL? = nil) {
    self.build = build
    self.entry = entry
    self.folder = folder ?? ModuleLibrary.folder(in: build).appendingPathComponent("programs")
  }

  /// Returns the program that was compiled of a file before; nil if none was, or the text, the file's
  /// name or the modules have changed since.
  ///
  /// - Complexity: O(length of the text); nothing of the build is read.
  package func program(of file: URL) -> String? {
    guard let source = try? Data(contentsOf: file) else { return nil }
    let kept = keptFolder(for: source, named: file.lastPathComponent)
    let program = kept.appendingPathComponent(ProgramCompiler.programName).path
    // The whole text, since two may have one hash.
    guard access(program, X_OK) == 0,
      let compiled = try? Data(contentsOf: kept.appendingPathComponent(file.lastPathComponent)),
      compiled == source
    else { return nil }
    // Used last.
    utimes(kept.path, nil)
    return program
  }

  /// Compiles a file and keeps its program. Waits for the compiler.
  ///
  /// - Parameter file: The file; nothing else in its folder is read.
  /// - Returns: The program, or what is wrong with the file.
  /// - Throws: ``ProgramError`` if the build has no such module, or the compiler cannot be run.
  package func compile(_ file: URL) throws -> ProgramCompiler.Outcome {
    let partial = folder.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: partial) }
    let compiler = try ProgramCompiler(build: build, entry: entry, folder: partial)
    let outcome = try Blocking.wait { try await compiler.compile(file) }
    guard case .program(let path, let warnings) = outcome else { return outcome }
    let compiled = URL(fileURLWithPath: path).deletingLastPathComponent()
    let source = try Data(
      contentsOf: compiled.appendingPathComponent(file.lastPathComponent))
    let kept = keptFolder(for: source, named: file.lastPathComponent)
    try? FileManager.default.removeItem(at: kept)
    // Where another process has just kept the same, that one serves as well.
    guard rename(compiled.path, kept.path) == 0 || errno == ENOTEMPTY else {
      throw ProgramError("'\(kept.path)' cannot be written: \(String(cString: strerror(errno))).")
    }
    removeOldest()
    return .program(
      kept.appendingPathComponent(ProgramCompiler.programName).path, warnings)
  }

  /// The folder of a program, named by a hash of all that it is made of.
  private func keptFolder(for source: Data, named name: String) -> URL {
    var hash = FNVHash()
    hash.combine(source)
    // The running program is linked whenever one of its modules is built.
    let modules = FileWatch(URL(fileURLWithPath: "/proc/self/exe")).stamp
    let rest = [
      name, entry.name, entry.call, entry.preview ?? "",
      modules.map { "\($0.seconds).\($0.nanoseconds)" } ?? "",
    ]
    for word in rest { hash.combine(Data(word.utf8) + [0]) }
    return folder.appendingPathComponent(String(hash.value, radix: 16))
  }

  /// Removes the programs that were not used for the longest time, beyond the limit.
  private func removeOldest() {
    let folders =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    func date(_ folder: URL) -> Date {
      let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate ?? .distantPast
    }
    let newest = folders.map { ($0, date($0)) }.sorted { $0.1 > $1.1 }
    for (folder, _) in newest.dropFirst(Self.limit) {
      try? FileManager.default.removeItem(at: folder)
    }
  }
}

/// A hash that is the same in every process: 64 bits, by Fowler, Noll and Vo (variant 1a).
private struct FNVHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ bytes: Data) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
