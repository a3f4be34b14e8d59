// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundPrograms
import PlaygroundServer

/// A file of one's own on the page of a playground: compiled whenever it is saved, and run in a
/// process of its own.
struct ServedFile: WatchedContent {
  private let program: WatchedProgram
  private let folder: URL

  /// Prepares to serve a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - preview: The name of the one preview that is shown; nil for all that the file shows.
  /// - Throws: ``ProgramError`` where there is no build.
  init(path: String, preview: String?) throws(ProgramError) {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-serve-\(UUID().uuidString)")
    let compiler = try ProgramCompiler(
      build: ProgramCompiler.ownBuild,
      entry: ProgramCompiler.EntryModule(
        name: "PlaygroundSession", call: "PlaygroundSession.runSession", takesName: true,
        preview: preview),
      folder: folder)
    program = WatchedProgram(URL(fileURLWithPath: path), compiler: compiler)
  }

  /// Compiles the file now and whenever it is saved, and shows what comes of it.
  func run(on server: PlaygroundServer) async throws {
    defer { removeFolder() }
    try await program.run { event in
      switch event {
      case .compiling: break
      case .outcome(.program(let path, _)): await server.show([path])
      case .outcome(.failure(let diagnostics)):
        let text = diagnostics.map { "\($0)" }.joined(separator: "\n")
        // In the terminal as well as on the page, which may not be open yet.
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
        await server.tell(text)
      }
    }
  }

  /// Deletes what was compiled. Called also where the process ends while the file is still watched.
  func removeFolder() {
    // A compiler that has not ended yet may write into it meanwhile; then it is not empty.
    for _ in 0..<50 {
      try? FileManager.default.removeItem(at: folder)
      guard FileManager.default.fileExists(atPath: folder.path) else { return }
      usleep(20_000)
    }
  }
}
