// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Glibc
import PictureResults
import Testing

@Suite("Progress on a terminal")
struct ProgressLineTests {
  /// A terminal of this process: what is written to `line` is read from `screen`.
  private struct Terminal {
    let screen: Int32
    let line: Int32

    init(columns: UInt16) throws {
      screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (number, lock): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, which Swift's Glibc module leaves out.
      try #require(ioctl(screen, 0x4004_5431, &lock) == 0)
      try #require(ioctl(screen, 0x8004_5430, &number) == 0)
      let name = "/dev/pts/\(number)"
      line = open(name, O_RDWR | O_NOCTTY)
      try #require(line >= 0)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      expectEqual(ioctl(line, UInt(TIOCSWINSZ), &size), 0)
    }

    /// What was written, after a mark that ends it.
    func read() throws -> String {
      var mark: UInt8 = UInt8(ascii: "#")
      expectEqual(write(line, &mark, 1), 1)
      var text = ""
      while !text.hasSuffix("#") {
        var byte: UInt8 = 0
        try #require(Glibc.read(screen, &byte, 1) == 1)
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return String(text.dropLast())
    }
  }

  @Test func `A step takes the place of the one before, and the end erases it`() throws {
    let terminal = try Terminal(columns: 40)
    let line = ProgressLine(descriptor: terminal.line)
    line.show(1, of: 20, "grid")
    line.show(2, "list")
    line.erase()
    line.erase()
    try expectEqual(
      terminal.read(), "\r[1/20] grid\u{1B}[K\r" + "\r[2] list\u{1B}[K\r" + "\r\u{1B}[K")
  }

  @Test func `A long text is cut to one line of the terminal, and controls nothing`() throws {
    let terminal = try Terminal(columns: 12)
    ProgressLine(descriptor: terminal.line).show(1, of: 2, "a\u{1B}[2J\nbcdefghijk")
    try expectEqual(terminal.read(), "\r[1/2] a[2Jb\u{1B}[K\r")
  }

  @Test func `Nothing is written to a pipe or a file`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/progress-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    defer {
      close(file)
      unlink(path)
    }
    for line in [ProgressLine(descriptor: file), .off, ProgressLine(descriptor: -1)] {
      line.show(1, of: 2, "grid")
      line.erase()
    }
    expectEqual(FileManager.default.contents(atPath: path), Data())
  }
}
