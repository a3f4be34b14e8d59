// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UnifiedLog

@Suite("Messages of a log")
struct UnifiedLogTests {
  @Test func `A line has its place and its urgency`() {
    let log = OSLog(subsystem: "com.example.app", category: "network")
    expectEqual(
      LogLine.text("late", log: log, type: .error), "[com.example.app:network] error: late")
    expectEqual(LogLine.text("late", log: .default, type: .fault), "fault: late")
    expectEqual(LogLine.text("late", log: .default, type: .default), "late")
    for type in [OSLogType.info, .debug] {
      expectNil(LogLine.text("late", log: log, type: type))
      expect(!log.isEnabled(type: type))
    }
    expectNil(LogLine.text("late", log: .disabled, type: .fault))
    expect(!log.signpostsEnabled)
    let known = OSLog(subsystem: "a", category: .pointsOfInterest)
    expectEqual(LogLine.text("b", log: known, type: .default), "[a:PointsOfInterest] b")
  }

  @Test func `A format takes its values, whatever is in braces`() {
    expectEqual(
      LogFormat.text("%{public}@ has %d of %{private}d (%.2f %%) %x", ["Ann", 3, 4, 75.0, 255]),
      "Ann has 3 of 4 (75.00 %) ff")
    expectEqual(LogFormat.text("%ld and %@", [7]), "7 and <missing>")
    expectEqual(LogFormat.text("nothing", [1]), "nothing")
    expectEqual(LogFormat.text("at the end %", []), "at the end ")
    expectEqual(LogFormat.text("%@ %05d", [Optional(1) as Any, 42]), "Optional(1) 00042")
  }

  @Test func `What is not for the search of faults comes to standard error`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let log = OSLog(subsystem: "app", category: "part")
      os_log("%{public}@ came", log: log, type: .error, "Ann")
      os_log(.debug, log: log, "no %d", 1)
      os_log("plain")
      os_signpost(.begin, log: log, name: "stretch")
      os_signpost(.end, log: log, name: "stretch", signpostID: OSSignpostID(log: log), "%d", 1)
      let logger = Logger(subsystem: "app", category: "other")
      logger.notice("\(3, privacy: .public) of \("four", privacy: .private(mask: .hash))")
      logger.warning("slow")
      logger.critical("lost")
      logger.debug("no")
      logger.info("no")
      logger.trace("no")
      Logger(.disabled).fault("no")
      Logger().log(level: .fault, "end")
      Logger().log("of it")
      Logger().error("all")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expectEqual(
      text,
      """
      [app:part] error: Ann came
      plain
      [app:other] 3 of four
      [app:other] error: slow
      [app:other] fault: lost
      fault: end
      of it
      error: all

      """)
  }
}
