// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
package import Geometry
package import Views

/// The options of a picture on a program's command line.
package struct ProgramOptions: Hashable {
  package struct Mistake: Error, Hashable {
    package let message: String
  }

  /// The file to draw; nil where the usage is asked for.
  package private(set) var file: String?
  /// The size of the window; nil where none is given.
  package private(set) var givenSize: CGSize?
  private var safeArea = PictureDevice.iphone.safeArea
  package private(set) var traits = TraitValues()
  /// The language of the texts of documents; nil for the one that the program is made in.
  package private(set) var language: String?
  /// Seconds that pass before the picture.
  package private(set) var time: TimeInterval = 0
  /// Seconds that a film lasts; nil for a picture.
  private(set) var duration: TimeInterval?

  var isFilm: Bool { Self.film(file ?? "") != nil }

  package var environment: WindowEnvironment {
    let size = givenSize ?? PictureDevice.iphone.size
    var traits = traits
    let isWide = size.width >= Self.leastRegularWidth
    traits.horizontalSizeClass = isWide ? .regular : .compact
    traits.verticalSizeClass = size.height >= Self.leastRegularHeight ? .regular : .compact
    traits.userInterfaceIdiom = isWide ? .pad : .phone
    return WindowEnvironment(size: size, traits: traits, safeArea: safeArea)
  }

  /// The environment of windows of the Mac, which have a size of their own.
  package var macEnvironment: WindowEnvironment {
    WindowEnvironment(
      size: givenSize ?? PictureDevice.iphone.size, traits: traits, safeArea: .zero)
  }

  private static let leastRegularWidth: CGFloat = 700
  private static let leastRegularHeight: CGFloat = 500

  /// Reads a command line.
  ///
  /// - Parameter arguments: What follows the program's name.
  /// - Throws: What is wrong with it.
  package init(_ arguments: some Sequence<String>) throws(Mistake) {
    traits.displayScale = 2
    traits.userInterfaceStyle = .light
    var rest = Array(arguments)[...]
    var asksForUsage = false
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        asksForUsage = true
        continue
      }
      // Both `--size 390x844` and `--size=390x844`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = Option(rawValue: argument == "-o" ? "--out" : String(parts[0])) else {
        throw Mistake(message: "Unknown option '\(argument)'.")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw Mistake(message: "Missing value for \(argument): \(option.value).")
      }
      guard take(option, value) else {
        throw Mistake(message: "Invalid value '\(value)' for \(option.rawValue): \(option.value).")
      }
    }
    guard !asksForUsage else {
      file = nil
      return
    }
    guard let file else {
      throw Mistake(message: "Missing --out FILE, such as --out screen.png.")
    }
    guard duration == nil || isFilm else {
      throw Mistake(message: "--duration applies only to a film, and '\(file)' is a picture.")
    }
    guard !isFilm || duration != nil else {
      throw Mistake(message: "'\(file)' is a film: use --duration SECONDS.")
    }
  }

  /// Takes an option's value.
  ///
  /// - Returns: Whether it is one.
  private mutating func take(_ option: Option, _ value: String) -> Bool {
    switch option {
    case .out:
      guard Self.film(value) != nil || Self.picture(value) != nil else { return false }
      file = value
    case .size:
      guard let found = Self.size(value) else { return false }
      (givenSize, safeArea) = (found, .zero)
    case .device:
      guard let device = PictureDevice(name: value) else { return false }
      (givenSize, safeArea) = (device.size, device.safeArea)
    case .scale:
      guard let scale = Double(value), (1...4).contains(scale) else { return false }
      traits.displayScale = scale
    case .appearance:
      guard value == "light" || value == "dark" else { return false }
      traits.userInterfaceStyle = value == "dark" ? .dark : .light
    case .direction:
      guard value == "ltr" || value == "rtl" else { return false }
      traits.layoutDirection = value == "rtl" ? .rightToLeft : .leftToRight
    case .language:
      guard ResourceFolders.isLanguage(value) else { return false }
      language = value
    case .textSize:
      guard let size = TextSize(rawValue: value) else { return false }
      traits.preferredContentSizeCategory = size.category
    case .design:
      guard let design = InterfaceDesign(rawValue: value) else { return false }
      traits.design = design
    case .time:
      guard let seconds = Self.seconds(value) else { return false }
      time = seconds
    case .duration:
      guard let seconds = Self.seconds(value) else { return false }
      duration = seconds
    }
    return true
  }

  private static func size(_ value: String) -> CGSize? {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      sides.contains(width), sides.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Lengths that a picture can have.
  private static let sides = 1.0...32767

  private static func seconds(_ value: String) -> TimeInterval? {
    Double(value).flatMap { (0...longestTime).contains($0) ? $0 : nil }
  }

  /// An hour: what ticks would go on for ever.
  private static let longestTime = 3600.0

  private static func film(_ path: String) -> FilmFormat? {
    FilmFormat(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  private static func picture(_ path: String) -> PictureFormat? {
    PictureFormat(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  private enum Option: String, CaseIterable {
    case out = "--out"
    case size = "--size"
    case device = "--device"
    case scale = "--scale"
    case appearance = "--appearance"
    case direction = "--direction"
    case language = "--language"
    case textSize = "--text-size"
    case design = "--design"
    case time = "--time"
    case duration = "--duration"

    var value: String {
      switch self {
      case .out:
        "a file that ends with "
          + (PictureFormat.allCases.map(\.rawValue) + FilmFormat.allCases.map(\.rawValue))
          .map { ".\($0)" }.joined(separator: ", ")
      case .size: "width x height in points, such as 390x844"
      case .device: PictureDevice.allCases.map(\.name).joined(separator: ", ")
      case .scale: "pixels per point, from 1 to 4; 2 by default"
      case .appearance: "light or dark"
      case .direction: "ltr or rtl"
      case .language: "a language's code, such as de or pt-BR, for texts of documents"
      case .textSize: TextSize.allCases.map(\.rawValue).joined(separator: ", ")
      case .design:
        InterfaceDesign.allCases.map(\.rawValue).joined(separator: " or ") + ", of iOS"
      case .time: "seconds that pass before the picture"
      case .duration: "seconds that a film lasts"
      }
    }
  }

  package static func usage(of name: String) -> String {
    let width = Option.allCases.map(\.rawValue.count).max() ?? 0
    let lines = Option.allCases.map { option in
      "  " + option.rawValue.padding(toLength: width, withPad: " ", startingAt: 0) + "  "
        + option.value
    }
    return """
      USAGE: \(name) --out FILE [options]

      Launches the app, and draws its key window.

      \(lines.joined(separator: "\n"))
      """
  }
}

/// The Dynamic Type sizes, by the names of the command line.
package enum TextSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}

/// Why a run of a program failed, and what it ends with.
package struct ProgramFailure: Error, Hashable {
  /// One line.
  package let message: String
  /// As the gallery's: those of `sysexits.h`.
  package let code: Int32

  package static let usage: Int32 = 64
  package static let `internal`: Int32 = 70
  package static let cannotWrite: Int32 = 73

  package init(message: String, code: Int32) {
    self.message = message
    self.code = code
  }

  fileprivate init(_ error: PictureError) {
    code =
      switch error {
      case .canvas(.tooLarge), .unknownExtension, .unknownFilm: Self.usage
      case .file: Self.cannotWrite
      default: Self.internal
      }
    message = "\(error)".split(separator: "\n").joined(separator: " ")
  }

  package func exit() -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    Foundation.exit(code)
  }
}

extension ProgramOptions {
  /// Returns the options of a command line.
  ///
  /// - Parameter arguments: The command line, the program's name first.
  /// - Returns: The name of the program, and the options.
  /// - Throws: What is wrong with the command line.
  package static func read(
    _ arguments: [String]
  ) throws(ProgramFailure) -> (name: String, options: ProgramOptions) {
    let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    do throws(Mistake) {
      return (name, try ProgramOptions(arguments.dropFirst()))
    } catch {
      throw ProgramFailure(
        message: "\(error.message) Run '\(name) --help' for usage.", code: ProgramFailure.usage)
    }
  }

  /// Writes the picture of a program's window, or its film.
  ///
  /// - Throws: Why the file was not written.
  @MainActor
  package func write(_ picture: Picture, of name: String) throws(ProgramFailure) {
    guard let file else { return }
    picture.name = name
    do throws(PictureError) {
      if isFilm {
        try picture.writeFilm(to: file, duration: duration ?? 0)
      } else {
        try picture.write(to: file)
      }
    } catch {
      throw ProgramFailure(error)
    }
  }
}
