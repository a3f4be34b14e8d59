// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

// A stand-in for the library SnapshotTesting: the public types that strategies are made of, with its names
// and labels as of version 1.17, and our own code behind them. It shows that the article's lines compile
// and work, without fetching the library.

/// A value that arrives later.
public struct Async<Value> {
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  public init(value: Value) { self.init { callback in callback(value) } }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other> {
    Async<Other> { callback in run { callback(transform($0)) } }
  }
}

/// How values become files, and how they differ.
public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// How a value becomes a format that can be compared.
public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
  }
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
}

extension Diffing where Value == String {
  public static let lines = Diffing(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
  ) { old, new in
    guard old != new else { return nil }
    let (removed, added) = (old, new)
    return ("−\(removed)\n+\(added)", [XCTAttachment(data: Data(new.utf8))])
  }
}

/// On Linux, where XCTest has none, the library declares an attachment that keeps nothing.
public struct XCTAttachment {
  public init(data: Data) {}
  public init(data: Data, uniformTypeIdentifier: String) {}
}
