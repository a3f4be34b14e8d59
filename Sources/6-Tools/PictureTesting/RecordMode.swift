// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Testing

/// The references that the tests of a suite write instead of comparing with them.
public enum PictureRecording: Hashable, Sendable {
  /// Pictures are not written.
  case never
  /// Pictures without a reference are written.
  case missing
  /// Every one.
  case all
}

/// A trait for the pictures of a test or of all tests of a suite.
public struct PictureTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let mode: RecordMode

  /// A Boolean value that says whether suites in the suite have the trait, too: true.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait; called by Swift Testing.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its arguments.
  ///   - function: The rest of the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordMode.$ofTrait.withValue(mode) { try await function() }
  }
}

extension Trait where Self == PictureTrait {
  /// Determines the references that the pictures of a test, or of a suite, write.
  ///
  /// ```swift
  /// @Suite(.pictures(record: .missing)) @MainActor struct CardTests {
  /// ```
  ///
  /// The variable `RECORD_PICTURES` has the last word where it is set, also as `RECORD_PICTURES=0`.
  ///
  /// - Parameter record: What is written. The trait of a test is over that of its suite.
  /// - Returns: The trait.
  public static func pictures(record: PictureRecording) -> Self {
    switch record {
    case .never: PictureTrait(mode: .never)
    case .missing: PictureTrait(mode: .missing)
    case .all: PictureTrait(mode: .all)
    }
  }
}

/// Which references are written instead of compared.
///
/// Recording is a deliberate act: without the variable `RECORD_PICTURES`, or the trait, nothing is written.
enum RecordMode: Hashable, Sendable {
  case never
  /// Those that are not there yet.
  case missing
  /// Those of these names; see ``ReferenceNames``.
  case named(Set<String>)
  case all

  /// Reads the variable's value.
  ///
  /// - Parameter value: `missing`, `all` or `1`, or names separated by commas.
  init(_ value: String?) {
    switch value {
    case nil, "", "0": self = .never
    case "missing": self = .missing
    case "all", "1": self = .all
    case .some(let names): self = .named(Set(names.split(separator: ",").map(String.init)))
    }
  }

  /// The mode that the trait of the running test says; nil without one.
  @TaskLocal static var ofTrait: RecordMode?

  /// The mode that the environment says and, where it says nothing, the trait of the test.
  static var current: RecordMode {
    let value = ProcessInfo.processInfo.environment["RECORD_PICTURES"]
    return value == nil ? ofTrait ?? .never : RecordMode(value)
  }

  /// The names that are asked for; empty unless some are.
  var names: Set<String> { if case .named(let names) = self { names } else { [] } }

  func names(of wholeName: String) -> Set<String> {
    names.filter { ReferenceNames.matches($0, wholeName) }
  }

  func records(_ wholeName: String, exists: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: !exists
    case .named: !names(of: wholeName).isEmpty
    case .all: true
    }
  }

  /// Says why a reference is not written that a name of several asks for; nil if no name does.
  func ambiguity(of wholeName: String, among others: Set<String>) -> String? {
    // One that is asked for by its own name is meant.
    var clash: (request: String, names: [String])?
    for request in names(of: wholeName).sorted() {
      let found = others.union([wholeName]).filter { ReferenceNames.matches(request, $0) }
      guard request != wholeName, found.count > 1 else { return nil }
      clash = (request, found.sorted())
    }
    return clash.map { clash in
      """
      RECORD_PICTURES: '\(clash.request)' is the name of \(clash.names.count) pictures, and none was \
      recorded. Name one of them:  \(clash.names.joined(separator: "  "))
      """
    }
  }
}
