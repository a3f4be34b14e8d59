// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Glibc
import Testing
import WaitingSuites

@Suite("Files")
struct AtomicFileTests {
  private let data = Data("new".utf8)

  @Test func `A file is created`() throws {
    let folder = try temporaryFolder()
    try AtomicFile.write(data, to: folder + "/a.png")
    expectEqual(FileManager.default.contents(atPath: folder + "/a.png"), data)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["a.png"])
  }

  @Test func `A file is replaced and keeps its permissions`() throws {
    let path = try temporaryFolder() + "/a.png"
    _ = FileManager.default.createFile(
      atPath: path, contents: Data("old".utf8), attributes: [.posixPermissions: 0o640])
    try AtomicFile.write(data, to: path)
    expectEqual(FileManager.default.contents(atPath: path), data)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    expectEqual(attributes[.posixPermissions] as? Int, 0o640)
  }

  @Test func `A link keeps pointing where it did`() throws {
    let folder = try temporaryFolder()
    _ = FileManager.default.createFile(atPath: folder + "/real.png", contents: Data())
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.png", withDestinationPath: folder + "/real.png")
    try AtomicFile.write(data, to: folder + "/link.png")
    expectEqual(FileManager.default.contents(atPath: folder + "/real.png"), data)
    try expectEqual(
      FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.png"),
      folder + "/real.png")
  }

  @Test func `A link to what is not there yet keeps pointing there`() throws {
    let folder = try temporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/a", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "a/file")
    try AtomicFile.write(Data("new".utf8), to: folder + "/link")
    try expectEqual(files.destinationOfSymbolicLink(atPath: folder + "/link"), "a/file")
    expectEqual(files.contents(atPath: folder + "/a/file"), Data("new".utf8))
    try files.createSymbolicLink(atPath: folder + "/lost", withDestinationPath: "none/file")
    #expect(throws: FileError.self) {
      try AtomicFile.write(Data("new".utf8), to: folder + "/lost")
    }
  }

  @Test func `A folder is no file`() throws {
    let folder = try temporaryFolder()
    #expect(throws: FileError.isFolder(path: folder)) { try AtomicFile.write(data, to: folder) }
  }

  @Test func `A folder that is missing is named`() throws {
    let folder = try temporaryFolder() + "/missing"
    #expect(throws: FileError.missingFolder(path: folder)) {
      try AtomicFile.write(data, to: folder + "/a.png")
    }
  }

  @Test func `A place where nothing can be written says why`() {
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write(data, to: "/sys/kernel/a.png")
    }
    guard case .cannotWrite = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `A device is written to directly`() throws {
    try AtomicFile.write(data, to: "/dev/null")
    #expect(throws: FileError.self) { try AtomicFile.write(data, to: "/dev/full") }
    expectEqual(access("/dev/full", F_OK), 0)
  }

  @Test func `A file that is open is written behind what it holds`() throws {
    let folder = try temporaryFolder()
    let path = folder + "/log"
    _ = FileManager.default.createFile(atPath: path, contents: Data("old".utf8))
    let file = open(path, O_WRONLY | O_APPEND)
    let names = ["/dev/fd/\(file)", "/proc/self/fd/\(file)", "/proc/\(getpid())/fd/\(file)"]
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: names[0])
    for name in names + [folder + "/link"] { try AtomicFile.write(data, to: name) }
    expectEqual(FileManager.default.contents(atPath: path), Data("oldnewnewnewnew".utf8))
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: folder).sorted(), ["link", "log"])
    close(file)
    #expect(throws: FileError.self) { try AtomicFile.write(data, to: names[0]) }
    // A file with a number for its name is none of these.
    try AtomicFile.write(data, to: folder + "/1")
    expectEqual(FileManager.default.contents(atPath: folder + "/1"), data)
  }

  @Test(.waitsForProcesses)
  func `New files get what the mask leaves, which no thread changes`() async {
    await #expect(processExitsWith: .success) {
      let folder = try temporaryFolder()
      umask(0o077)
      DispatchQueue.concurrentPerform(iterations: 400) { index in
        try? AtomicFile.write(Data("new".utf8), to: "\(folder)/\(index)")
      }
      var modes: Set<mode_t> = []
      for index in 0..<400 {
        var status = stat()
        guard stat("\(folder)/\(index)", &status) == 0 else { exit(1) }
        modes.insert(status.st_mode & 0o777)
      }
      guard modes == [0o600], umask(0o022) == 0o077 else { exit(2) }
      try AtomicFile.write(Data("new".utf8), to: "\(folder)/shared")
      var status = stat()
      guard stat("\(folder)/shared", &status) == 0, status.st_mode & 0o777 == 0o644 else { exit(3) }
      exit(0)
    }
  }

  @Test(.waitsForProcesses) func `A full disk leaves the old file and no other`() async {
    await #expect(processExitsWith: .success) {
      let folder = try temporaryFolder()
      let path = folder + "/a.png"
      _ = FileManager.default.createFile(atPath: path, contents: Data("old".utf8))
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      setrlimit(__rlimit_resource_t(1), &limit)
      #expect(throws: FileError.self) {
        try AtomicFile.write(Data(repeating: 7, count: 100_000), to: path)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      guard names == ["a.png"],
        FileManager.default.contents(atPath: path) == Data("old".utf8)
      else { exit(1) }
      exit(0)
    }
  }

  @Test(.waitsForProcesses) func `An interruption that comes at once is not lost`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      // In the background, tests have interruptions ignored.
      signal(SIGINT, SIG_DFL)
      let interruption = Interruption {}
      kill(getpid(), SIGINT)
      withExtendedLifetime(interruption) { for _ in 0..<60 { sleep(1) } }
    }
  }
}
