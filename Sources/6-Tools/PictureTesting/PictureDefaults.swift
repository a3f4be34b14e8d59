// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ImageComparison
import LocatedJSON
import PictureResults
import Pictures

/// The contents of the file `picture-testing.json`, for tests beside and below it.
struct PictureDefaults: Hashable, Sendable {
  static let fileName = "picture-testing.json"

  var device: PictureDevice?
  var size: CGSize?
  var scale: CGFloat?
  var tolerance: PixelTolerance?
  var checksStructure: Bool?
  var formats: [PictureFormat]?
  /// The folder of results and failures, as an absolute path.
  var results: String?

  struct Mistake: Error, Hashable, CustomStringConvertible {
    let path: String
    let line: Int
    let column: Int
    let message: String

    var description: String { "\(path):\(line):\(column): \(message)" }
  }

  /// Reads the nearest file, from a test file's folder up to its package's.
  ///
  /// - Returns: What the file says; no defaults if there is none.
  /// - Throws: The first mistake of the file.
  static func nearest(
    to file: String, in package: PackageFolder
  ) throws(Mistake) -> PictureDefaults {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while true {
      let path = "\(folder.path == "/" ? "" : folder.path)/\(fileName)"
      if FileManager.default.fileExists(atPath: path) {
        return try PictureDefaults(readingFrom: path)
      }
      // A test file that is in no package has none above its folder.
      guard folder.path.hasPrefix(package.path + "/") else { return PictureDefaults() }
      folder.deleteLastPathComponent()
    }
  }

  init() {}

  private init(readingFrom path: String) throws(Mistake) {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(bytes: data, encoding: .utf8)
    else {
      throw Mistake(
        path: path, line: 1, column: 1, message: "The file is not UTF-8 text, or cannot be read.")
    }
    try self.init(text, path: path)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file, which the folder of results is relative to.
  /// - Throws: The first mistake.
  init(_ text: String, path: String) throws(Mistake) {
    do throws(SyntaxMistake) {
      try take(
        LocatedValue(parsing: text), folder: URL(fileURLWithPath: path).deletingLastPathComponent())
    } catch {
      let position = TextPositions(Array(text.utf8)).position(of: error.range.lowerBound)
      throw Mistake(
        path: path, line: position.line, column: position.column, message: error.message)
    }
  }

  private enum Key: String, CaseIterable {
    case device, size, scale, tolerance, checksStructure, formats, results
  }

  private mutating func take(_ json: LocatedValue, folder: URL) throws(SyntaxMistake) {
    for (key, member) in try Self.members(of: json, Key.self) {
      let value = member.value
      switch key {
      case .device: device = try Self.device(value)
      case .size: size = try Self.size(value)
      case .scale: scale = try Self.number(value, of: "scale", 0.1...10)
      case .tolerance: tolerance = try Self.tolerance(value)
      case .checksStructure:
        guard case .boolean(let flag) = value.content else {
          throw Self.mistake("'checksStructure' takes true or false, found \(value.found)", value)
        }
        checksStructure = flag
      case .formats: formats = try Self.formats(value)
      case .results:
        guard case .string(let name) = value.content, !name.isEmpty else {
          throw Self.mistake("'results' takes a folder, such as \"build/pictures\"", value)
        }
        results = URL(fileURLWithPath: name, relativeTo: folder.appendingPathComponent("")).path
      }
      if device != nil, size != nil {
        throw SyntaxMistake(
          message: "'device' and 'size' both set the size; give one of them.",
          range: member.keyRange)
      }
    }
  }

  /// The members of an object that has no other keys than these.
  private static func members<Name: RawRepresentable<String> & CaseIterable>(
    of json: LocatedValue, _ names: Name.Type
  ) throws(SyntaxMistake) -> [(Name, LocatedValue.Member)] {
    let allowed = names.allCases.map(\.rawValue)
    guard case .object(let members) = json.content else {
      throw mistake("Expected an object with \(list(allowed)), found \(json.found)", json)
    }
    var found: [(Name, LocatedValue.Member)] = []
    for member in members {
      guard let name = Name(rawValue: member.key) else {
        throw SyntaxMistake(
          message:
            "Unknown key '\(member.key)'.\(hint(member.key, allowed)) Allowed: \(list(allowed)).",
          range: member.keyRange)
      }
      found.append((name, member))
    }
    return found
  }

  private static func device(_ json: LocatedValue) throws(SyntaxMistake) -> PictureDevice {
    let names = PictureDevice.allCases.map(\.name)
    guard case .string(let name) = json.content else {
      throw mistake("'device' takes a name, such as \"iphone\", found \(json.found)", json)
    }
    guard let device = PictureDevice(name: name) else {
      throw mistake("Unknown device '\(name)'.\(hint(name, names)) Allowed: \(list(names))", json)
    }
    return device
  }

  private static func size(_ json: LocatedValue) throws(SyntaxMistake) -> CGSize {
    guard case .string(let text) = json.content else {
      throw mistake("'size' takes a string, such as \"390x844\", found \(json.found)", json)
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      [width, height].allSatisfy({ $0.isFinite && $0 > 0 })
    else {
      throw mistake(
        "Invalid size '\(text)': use width x height in points, such as \"390x844\"", json)
    }
    return CGSize(width: width, height: height)
  }

  private static func number(
    _ json: LocatedValue, of key: String, _ range: ClosedRange<Double>
  ) throws(SyntaxMistake) -> Double {
    let ends = [range.lowerBound, range.upperBound].map(JSONValue.text(of:))
    let limits = "from \(ends[0]) to \(ends[1])"
    guard case .number(let number) = json.content, range.contains(number) else {
      throw mistake("'\(key)' takes a number \(limits), found \(json.found)", json)
    }
    return number
  }

  private enum ToleranceKey: String, CaseIterable { case channelDelta, share }

  private static func tolerance(
    _ json: LocatedValue
  ) throws(SyntaxMistake) -> PixelTolerance {
    var (delta, share) = (0.0, 0.0)
    for (key, member) in try members(of: json, ToleranceKey.self) {
      switch key {
      case .channelDelta: delta = try number(member.value, of: "channelDelta", 0...255)
      case .share: share = try number(member.value, of: "share", 0...1)
      }
      guard delta == delta.rounded() else {
        throw mistake("'channelDelta' takes a whole number", member.value)
      }
    }
    return PixelTolerance(channelDelta: Int(delta), share: share)
  }

  private static func formats(
    _ json: LocatedValue
  ) throws(SyntaxMistake) -> [PictureFormat] {
    let names = PictureFormat.allCases.map(\.rawValue)
    guard case .array(let elements) = json.content, !elements.isEmpty else {
      throw mistake("'formats' takes a list, such as [\"png\", \"txt\"]", json)
    }
    var formats: [PictureFormat] = []
    for element in elements {
      guard case .string(let name) = element.content, let format = PictureFormat(rawValue: name)
      else {
        throw mistake("Unknown format. Allowed: \(list(names))", element)
      }
      formats.append(format)
    }
    return formats
  }

  /// A mistake in a value, whose message gets a full stop.
  private static func mistake(_ message: String, _ json: LocatedValue) -> SyntaxMistake {
    SyntaxMistake(message: message + ".", range: json.range)
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    NearMiss.advice(NearMiss.name(near: name, among: names).map { "'\($0)'" }, allowed: [])
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension PictureSetup {
  /// The setup with a file's defaults where nothing was set.
  func over(_ defaults: PictureDefaults) -> PictureSetup {
    var setup = self
    if device == nil, size == nil {
      setup.device = defaults.device
      setup.size = defaults.size
    }
    setup.ownScale = ownScale ?? defaults.scale
    setup.ownTolerance = ownTolerance ?? defaults.tolerance
    setup.ownChecksStructure = ownChecksStructure ?? defaults.checksStructure
    return setup
  }
}
