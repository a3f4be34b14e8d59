// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults

/// Why a line of results cannot be used.
struct DamagedLine: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// The fields of every version of the format.
  private struct Header: Decodable {
    let version: Int
    let kind: String
  }

  static func kind(of line: Data) throws(DamagedLine) -> ResultLine.Kind {
    let header = try decode(Header.self, line)
    guard header.version == ResultLine.version else {
      throw DamagedLine(
        "it has version \(header.version) of the format, and this command reads version "
          + "\(ResultLine.version)")
    }
    guard let kind = ResultLine.Kind(rawValue: header.kind) else {
      throw DamagedLine("it has an unknown kind")
    }
    return kind
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type, _ line: Data
  ) throws(DamagedLine) -> Value {
    do {
      return try JSONDecoder().decode(type, from: line)
    } catch DecodingError.keyNotFound(let key, _) {
      throw DamagedLine("it has no field '\(key.stringValue)'")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw DamagedLine("its field '\(Self.field(context))' has the wrong type")
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw DamagedLine("its field '\(Self.field(context))' has an unknown value")
    } catch {
      throw DamagedLine("it is not JSON")
    }
  }

  private static func field(_ context: DecodingError.Context) -> String {
    context.codingPath.first?.stringValue ?? ""
  }
}

extension PictureResult {
  /// Returns the result if its numbers can be, with texts that show what they hold.
  func checked() throws(DamagedLine) -> PictureResult {
    for size in [expectedSize, actualSize].compactMap(\.self) {
      guard size.count == 2, size.allSatisfy((0...1_000_000).contains) else {
        throw DamagedLine("a size is not two numbers from 0 to 1000000")
      }
    }
    guard (changedPixels ?? 0) >= 0, (0...255).contains(largestChange ?? 0) else {
      throw DamagedLine("a number of its difference is out of range")
    }
    guard (regions ?? []).count <= 1000,
      (regions ?? []).allSatisfy({ $0.count == 4 && $0.allSatisfy((0...1_000_000).contains) })
    else { throw DamagedLine("a region is not four numbers from 0 to 1000000") }
    var safe = self
    safe.test = test.visible
    safe.location = location?.visible
    safe.name = name.visible
    safe.state = state?.visible
    safe.format = format.visible
    safe.reference = reference.visible
    safe.expectedHash = expectedHash?.visible
    safe.reason = reason?.visible
    safe.shard = shard?.visible
    return safe
  }
}

extension RunResult {
  func checked() -> RunResult {
    var safe = self
    safe.references = references.visible
    safe.shard = shard?.visible
    return safe
  }
}

extension String {
  /// The text without characters that are not seen and change what is: those that control a
  /// terminal, and those that turn the direction of what follows.
  var visible: String {
    guard unicodeScalars.contains(where: \.isInvisibleControl) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.isInvisibleControl ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
