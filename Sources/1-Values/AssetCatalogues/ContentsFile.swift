// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A `Contents.json` file as it stands. Keys that are not known are left out.
struct ContentsFile: Decodable {
  var images: [Entry]?
  var colors: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
    var languageDirection: String?
    var displayGamut: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var color: Color?

    /// Returns the name of the file in the folder of the set; nil without one.
    func fileName() throws(AssetError) -> String? {
      guard let filename, !filename.isEmpty else { return nil }
      guard !filename.contains("/"), filename != "..", filename != "." else {
        throw AssetError("its file \(filename) is not in the folder of the set")
      }
      return filename
    }

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing, color
      case widthClass = "width-class"
      case heightClass = "height-class"
      case languageDirection = "language-direction"
      case displayGamut = "display-gamut"
      case alignmentInsets = "alignment-insets"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Resizing: Decodable {
    var capInsets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case center
      case capInsets = "cap-insets"
    }
  }

  /// The part of an image that grows, with its size in pixels, and the way in which it does.
  struct Center: Decodable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  /// Insets in pixels; one that is left out is 0.
  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Color: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var platform: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, platform, reference
      case colorSpace = "color-space"
    }
  }

  /// A number that most catalogues write as text.
  struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(String.self)) ?? String(container.decode(Double.self))
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  /// The most bytes that a file may have: 1 MB.
  static let maximumLength = 1_000_000

  /// Reads a file.
  ///
  /// - Throws: ``AssetError`` for one that is too long or cannot be read.
  static func read(_ data: Data) throws(AssetError) -> ContentsFile {
    guard data.count <= maximumLength else {
      throw AssetError("it has \(data.count) bytes, and at most \(maximumLength) are read")
    }
    do {
      return try JSONDecoder().decode(ContentsFile.self, from: data)
    } catch let error as DecodingError {
      throw AssetError(description(of: error))
    } catch {
      throw AssetError("it cannot be read")
    }
  }

  private static func description(of error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.reduce("") { path, key in
        key.intValue.map { "\(path)[\($0)]" }
          ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
      }
      return path.isEmpty ? "" : " at \(path)"
    }
    return switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "it has a value of another kind\(place(context))"
    case .keyNotFound(let key, let context): "it has no \(key.stringValue)\(place(context))"
    default: "it is not JSON"
    }
  }
}

/// The reason for which a set in an asset catalogue counts as empty.
package struct AssetError: Error, Hashable {
  /// The fault, as a clause that follows the name of the file.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension ContentsFile.Entry {
  var conditions: AssetConditions {
    var conditions = AssetConditions()
    conditions.idiom = idiom
    for appearance in appearances ?? [] {
      switch appearance.appearance {
      case "luminosity": conditions.luminosity = .init(rawValue: appearance.value)
      case "contrast": conditions.hasHighContrast = appearance.value == "high"
      default: break
      }
    }
    conditions.widthClass = widthClass.flatMap(AssetConditions.SizeClass.init)
    conditions.heightClass = heightClass.flatMap(AssetConditions.SizeClass.init)
    conditions.direction = languageDirection.flatMap(AssetConditions.Direction.init)
    conditions.hasWideGamut = displayGamut?.lowercased() == "display-p3"
    // "2x"
    if let text = scale, text.hasSuffix("x"), let number = Double(text.dropLast()),
      // Beyond these no display is, and sizes would be.
      (0.1...100).contains(number)
    {
      conditions.scale = number
    }
    return conditions
  }
}

/// The properties of a folder in an asset catalogue that groups sets.
package struct AssetGroup: Hashable, Sendable {
  /// Whether the names of sets in the folder begin with its own and a slash.
  package var providesNamespace: Bool

  /// Reads the properties of a folder.
  ///
  /// - Parameter contents: The bytes of the folder's `Contents.json`.
  /// - Throws: ``AssetError`` for a file that is too long or is no JSON.
  package init(contents: Data) throws(AssetError) {
    providesNamespace = try ContentsFile.read(contents).properties?.providesNamespace ?? false
  }
}
