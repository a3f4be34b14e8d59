// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry
import IllustrationFiles
public import Pictures

/// An illustration that is about to be drawn: what was asked for, checked before anything is drawn.
@MainActor package struct Illustration {
  let name: IllustrationName
  let scale: CGFloat
  /// Light before dark, each at most once.
  let styles: [UIUserInterfaceStyle]
  /// Nil for what is drawn's own.
  let design: InterfaceDesign?
  let format: IllustrationFormat

  /// The folder of the files; nil for what the environment says. Tests set it.
  @TaskLocal package static var folder: String?

  /// The keys of the names that this program has drawn, each with its folder.
  private static var drawn: Set<[String]> = []

  /// Checks what was asked for.
  ///
  /// - Parameters:
  ///   - name: The illustration's name in articles.
  ///   - scale: Pixels per point: 1, 2 or 3.
  ///   - appearances: Light, dark or both.
  ///   - design: The design; nil for what is drawn's own.
  ///   - format: Pixels, or shapes.
  /// - Throws: What is wrong with it.
  init(
    _ name: String, scale: CGFloat, appearances: [UIUserInterfaceStyle],
    design: InterfaceDesign? = nil, format: IllustrationFormat
  ) throws(IllustrationError) {
    do throws(IllustrationNameError) {
      self.name = try IllustrationName(name)
    } catch {
      throw .name("\(error)")
    }
    guard [1, 2, 3].contains(scale) else { throw .scale(scale) }
    guard !appearances.isEmpty, !appearances.contains(.unspecified) else { throw .appearances }
    guard !Self.drawn.contains([Self.outputFolder, self.name.key]) else { throw .drawnTwice(name) }
    self.scale = scale
    styles = [.light, .dark].filter(appearances.contains)
    self.design = design
    self.format = format
  }

  /// Checks a size before a window is made of it.
  ///
  /// - Parameter size: In points.
  /// - Throws: What the canvas would say.
  func check(_ size: CGSize) throws(IllustrationError) {
    do throws(CanvasError) {
      _ = try Canvas.pixelSize(of: size, scale: scale)
    } catch {
      throw .picture(.canvas(error))
    }
  }

  /// Draws each appearance, then writes their files.
  ///
  /// - Parameters:
  ///   - anatomy: What is drawn over the view; nil for nothing.
  ///   - makePicture: Makes the picture with an appearance's traits.
  /// - Throws: What could not be drawn or written.
  func write(
    with anatomy: PictureAnatomy?, _ makePicture: (UITraitCollection) -> Picture
  ) throws(IllustrationError) {
    var pictures: [Data] = []
    for style in styles {
      let picture = makePicture(
        UITraitCollection(userInterfaceStyle: style).modifyingTraits { traits in
          if let design { traits.design = design }
        })
      picture.anatomy = anatomy
      do throws(PictureError) {
        pictures.append(try picture.data(pictureFormat))
      } catch {
        throw .picture(error)
      }
    }
    try write(pictures)
  }

  /// Writes the files, one for each of ``styles``: all, or none if one is of another make.
  func write(_ pictures: [Data]) throws(IllustrationError) {
    let folder = Self.outputFolder
    let files = zip(styles, pictures).map { style, picture in
      (name: fileName(style), data: marked(picture))
    }
    for file in files {
      let path = "\(folder)/\(file.name)"
      guard let present = FileManager.default.contents(atPath: path) else { continue }
      guard IllustrationMark(of: present) != nil else { throw .otherMake(path: path) }
    }
    for file in files {
      do throws(FileError) {
        try AtomicFile.write(file.data, to: "\(folder)/\(file.name)")
      } catch {
        throw .picture(.file(error))
      }
    }
    Self.drawn.insert([folder, name.key])
    let names = files.map(\.name).joined(separator: " and ")
    try? FileHandle.standardError.write(contentsOf: Data("Wrote \(names) to \(folder)\n".utf8))
  }

  private static var outputFolder: String {
    folder ?? IllustrationFolder.path(in: ProcessInfo.processInfo.environment)
  }

  /// Lets a folder's names be drawn again, as by another run of the program.
  static func forgetNames(in folder: String) { drawn = drawn.filter { $0[0] != folder } }

  private var pictureFormat: PictureFormat {
    switch format {
    case .png: .png
    case .svg: .svg
    }
  }

  private func fileName(_ style: UIUserInterfaceStyle) -> String {
    IllustrationFileName(
      name: name, isDark: style == .dark, scale: pictureFormat == .svg ? 1 : Int(scale),
      fileExtension: pictureFormat.rawValue
    ).text
  }

  /// The file with the mark of its make, which says that this program drew it.
  private func marked(_ picture: Data) -> Data {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let mark = IllustrationMark(snippet: program)
    return switch format {
    case .png: mark.marking(png: picture)
    case .svg(let title, let description):
      mark.marking(svg: picture, title: title, description: description)
    }
  }
}

/// An error in drawing or writing an illustration. No file of it was left or changed.
public enum IllustrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name cannot be a file's, or is not DocC's; with what is wrong.
  case name(String)
  /// The program drew another illustration with the same name, capitals aside.
  case drawnTwice(String)
  /// DocC knows pictures of 1, 2 and 3 pixels per point.
  case scale(CGFloat)
  /// The appearances are missing, or one is neither light nor dark.
  case appearances
  /// An animation is of more than 0 and at most 60 seconds.
  case duration(TimeInterval)
  /// An animation has 1 to 60 frames in a second.
  case framesPerSecond(Int)
  /// A file that was not drawn by `illustrate` has the name; it is kept.
  case otherMake(path: String)
  /// The view could not be drawn, or the file not be written.
  case picture(PictureError)

  /// The fault, and its remedy.
  public var description: String {
    switch self {
    case .name(let reason): reason
    case .drawnTwice(let name):
      "'\(name)' is drawn twice: give each illustration a different name."
    case .scale(let scale):
      "An illustration has 1, 2 or 3 pixels per point, as DocC knows them (was \(scale))."
    case .appearances: "An illustration needs appearances: .light, .dark, or both."
    case .duration(let seconds):
      "The duration of an illustration is above 0 and at most 60 seconds (was \(seconds))."
    case .framesPerSecond(let number):
      "An illustration has 1 to 60 frames in a second (was \(number))."
    case .otherMake(let path):
      """
      '\(path)' was not drawn by illustrate and is kept: move it away, or give the illustration \
      another name.
      """
    case .picture(let error): error.description
    }
  }
}

/// The format of an illustration's files.
public enum IllustrationFormat: Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes that are sharp at any size, with words for those who cannot see them.
  ///
  /// - Parameters:
  ///   - title: What the picture is called: "Two columns".
  ///   - description: What it shows, in a sentence or two.
  case svg(title: String, description: String)
}
