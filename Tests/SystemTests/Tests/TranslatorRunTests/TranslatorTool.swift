// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage

/// The translator as the plug-in builds and runs it, and the compiler for what it writes.
enum TranslatorTool {
  /// The compiler on the path.
  static let compiler = program("swiftc")

  /// A program on the path; nil if there is none.
  static func program(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The debugger is there and may run programs: in some containers it may not.
  static let hasDebugger: Bool = {
    guard program("gdb") != nil else { return false }
    let result = try? debug("/bin/true", ["run"])
    return result?.output.contains("exited normally") == true
  }()

  /// Runs a program in the debugger, with its commands.
  ///
  /// A test runs on a thread that blocks signals, and the debugger, which would inherit that, waits
  /// for one when the program stops.
  static func debug(_ program: String, _ commands: [String]) throws -> Program.Result {
    try Program.run(
      "/usr/bin/env",
      ["--default-signal", "timeout", "60", "gdb", "-nx", "-batch"]
        + commands.flatMap { ["-ex", $0] } + [program])
  }

  /// The toolchain carries the parser. Where it does not, what needs it is skipped.
  static let hasParser: Bool = {
    guard let compiler else { return false }
    let result = try? Program.run(compiler, ["-print-target-info"])
    let info = result.flatMap {
      try? JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? [String: Any]
    }
    let paths = info?["paths"] as? [String: Any]
    let resources = paths?["runtimeResourcePath"] as? String ?? ""
    return FileManager.default.fileExists(atPath: "\(resources)/host/libSwiftParser.so")
  }()

  /// The tool stays in the build folder, so that it is compiled once.
  private static var tool: String {
    TestedPackage.build.appending(path: "objc-translate-tests/tool").path
  }

  /// Puts the tool where the plug-in of a package looks for it, so that its first build compiles none.
  ///
  /// Its stamp comes along: of other sources or another toolchain the plug-in would not take it.
  static func install(inPackage package: URL, named name: String) throws {
    try TemporaryFolder.use { folder in _ = try translate([], in: folder) }
    let destination = package.appending(
      path: ".build/plugins/outputs/\(name)/TranslateObjectiveC.tool")
    let manager = FileManager.default
    try manager.createDirectory(at: destination, withIntermediateDirectories: true)
    for ending in ["", ".stamp"] {
      try manager.copyItem(
        atPath: tool + ending, toPath: destination.appending(path: "objc-translate" + ending).path)
    }
  }

  /// Runs the tool, after compiling it if need be.
  ///
  /// It ends after two minutes of the processor: the largest input takes ten seconds, and what takes
  /// longer by the square of the input's size would take a quarter of an hour.
  static func run(_ arguments: [String]) throws -> Program.Result {
    let script = TestedPackage.folder.appending(path: "Sources/6-Tools/ObjectiveCTranslator/run")
      .path
    let command = "ulimit -t 120; exec /bin/sh \"$@\""
    return try Program.run(
      "/bin/sh", ["-c", command, "sh", script, compiler ?? "swiftc", tool] + arguments)
  }

  /// Translates Swift files and documents of a folder, of the module `App`; their copies go to the
  /// folder `copies` in it. Catalogues of the folder are known to the documents.
  static func translate(
    _ names: [String], in folder: URL, for platform: String? = nil
  ) throws -> Translation {
    let copy = { (name: String) in
      folder.appending(path: "copies/\(isDocument(name) ? "" : "objc_")\(name)")
    }
    let file = { (name: String) in
      ["source": folder.appending(path: name).path, "copy": copy(name).path]
    }
    let plan = folder.appending(path: "plan.json")
    var object: [String: Any] = ["files": names.filter { !isDocument($0) }.map(file)]
    object["platform"] = platform
    let documents = names.filter(isDocument)
    if !documents.isEmpty {
      let catalogues = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".xcassets") }
      let noText: [String] = []
      object["interface"] =
        [
          "module": "App", "documents": documents.map(file), "resources": noText,
          "catalogues": catalogues.map {
            ["source": folder.appending(path: $0).path, "files": noText] as [String: Any]
          },
          "images": ["loose@2x.png"], "index": copy("App.interface.json").path,
        ] as [String: Any]
    }
    try JSONSerialization.data(withJSONObject: object).write(to: plan)
    let result = try run([plan.path])
    let copies = names.map { try? Data(contentsOf: copy($0)) }
    let carried = copies.compactMap(\.self).flatMap(carriedErrors)
    let said = result.errors.split(separator: "\n").map(String.init)
    let messages = (carried.isEmpty ? said : sorted(said + carried)).map { "\($0)\n" }.joined()
    return Translation(
      messages: messages.replacing("\(folder.path)/", with: ""), code: result.code,
      hasErrors: result.code != 0 || !carried.isEmpty, copies: copies)
  }

  /// The errors that a copy carries to their places, as the compiler reports them.
  private static func carriedErrors(_ copy: Data) -> [String] {
    let lines = String(decoding: copy, as: UTF8.self).components(separatedBy: "\n")
    return zip(lines, lines.dropFirst()).compactMap { directive, line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("#error(\""), directive.hasPrefix("#sourceLocation(file: \"") else {
        return nil
      }
      let place = directive.dropFirst("#sourceLocation(file: \"".count).dropLast()
        .replacing("\", line: ", with: ":")
      let message = text.dropFirst("#error(\"".count).dropLast(2).replacing("\\\"", with: "\"")
      return "\(place):\(line.count - text.count + 8): error: \(message)"
    }
  }

  /// Sorts messages by file, line and column.
  private static func sorted(_ messages: [String]) -> [String] {
    func place(_ message: String) -> (String, Int, Int) {
      let parts = message.split(separator: ":", maxSplits: 3).map(String.init)
      return parts.count > 2 ? (parts[0], Int(parts[1]) ?? 0, Int(parts[2]) ?? 0) : (message, 0, 0)
    }
    return messages.enumerated().sorted {
      let (left, right) = (place($0.element), place($1.element))
      return (left.0, left.1, left.2, $0.offset) < (right.0, right.1, right.2, $1.offset)
    }.map(\.element)
  }

  private static func isDocument(_ name: String) -> Bool {
    [".xib", ".storyboard", ".json"].contains(where: name.hasSuffix)
  }

  struct Translation {
    /// With paths relative to the folder.
    let messages: String
    let code: Int32
    /// The build would fail: in the translator, or in the compiler by the errors that copies carry.
    let hasErrors: Bool
    let copies: [Data?]

    func text(_ position: Int) -> String {
      copies[position].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}
