// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import InterfaceDocuments
import RandomHistories
import SeededRandom
import Testing

@Suite("Changed bytes of Interface Builder documents")
struct InterfaceMutationTests {
  typealias Samples = SampleDocuments

  /// Pieces that mean something to a reader.
  private static let pieces = [
    "<", ">", "/>", "</", "\"", "'", "&", "&amp;", "&#x0;", "<!--", "-->", "<!DOCTYPE", "<![CDATA[",
    "]]>", "<?", "id=\"label\"", "destination=\"x\"", "multiplier=\"1:0\"", "nan", "1e400", "\u{0}",
    "\u{FEFF}", "<view>", "</view>", " ",
  ].map { Array($0.utf8) }

  private static func change(
    _ bytes: inout [UInt8], _ random: inout some RandomNumberGenerator
  ) {
    let position = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, position + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(position..<end)
    case 1: bytes.insert(contentsOf: bytes[position..<end], at: position)
    case 2: bytes.removeSubrange(position...)
    case 3:
      if position < bytes.count { bytes[position] = UInt8.random(in: 0...255, using: &random) }
    default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: position)
    }
  }

  @Test func `Any bytes give a document or an error with a line of it`() {
    let seeds = HistorySeeds(usualCount: 3_000)
    var (readCount, refusedCount) = (0, 0)
    for seed in seeds {
      seeds.begin(seed)
      var random = SplitMix64(seed: seed)
      var bytes = Array((seed.isMultiple(of: 2) ? Samples.cell : Samples.storyboard).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&bytes, &random) }
      guard let error = Samples.error(bytes) else {
        readCount += 1
        let document = try? InterfaceDocument(name: "Cell.xib", bytes: bytes)
        // Statements on attributes stand in the document, too.
        let lineCount = bytes.count(where: { $0 == 0x0A }) + 1
        for statement in document?.unusedAttributes ?? [] {
          expectContains((1...lineCount), statement.position.line, "seed \(seed): \(statement)")
        }
        continue
      }
      refusedCount += 1
      let lineCount = bytes.count(where: { $0 == 0x0A }) + 1
      expectContains((1...lineCount), error.position.line, "seed \(seed): \(error)")
      expectNotEmpty(error.message)
    }
    if seeds.count >= 1_000 {
      expectGreater(readCount, 0)
      expectGreater(refusedCount, 0)
    }
  }

  /// The number of bytes is what the time may depend on: ten times as many elements, attributes, text
  /// or comments take about ten times as long, where a quadratic step would take a hundred times.
  @Test(arguments: [
    ("<view/>", ""), ("<view>&amp;&#65;", "</view>"), ("<!-- - -- -->", ""), ("text &lt; ", ""),
    ("<label text=\"a &amp; b\"><rect key=\"frame\" x=\"1\"/></label>", ""),
  ])
  func `The time is linear in the number of bytes`(piece: String, end: String) {
    func bytes(_ count: Int) -> [UInt8] {
      Array(Samples.nib("<view>\(String(repeating: piece + end, count: count))</view>").utf8)
    }
    // The thread's own processor time, in seconds: others that run beside it do not count.
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func time(_ bytes: [UInt8]) -> Double {
      let start = now()
      _ = Samples.error(bytes)
      return now() - start
    }
    // By turns, since the processor changes its speed while other tests run: the least time of each.
    let (few, many) = (bytes(1_000), bytes(10_000))
    var (short, long) = (time(few), time(many))
    for _ in 0..<20 where long >= short * 40 {
      (short, long) = (min(short, time(few)), min(long, time(many)))
    }
    expectLess(long, short * 40, "\(short) s for 1,000, \(long) s for 10,000")
  }
}
