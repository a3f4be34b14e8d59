// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import Foundation
import PictureReports
import PictureResults

/// Makes references of the pictures that failures left behind.
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make references of pictures that failed or are new.",
    usage: "gallery accept [RESULTS…] [NAME…] [--package-path FOLDER]",
    discussion: """
      Copies the pictures that 'swift test' or 'gallery verify' kept over the references, without \
      drawing them again: all of them, or none. A picture is refused if its reference is not the one \
      that it was compared with.

      A NAME is that of a picture ('card'), with its test file ('CardTests/card') or folder if \
      several pictures have it. References that nothing draws any more are listed and stay.

      \(GalleryFailure.Code.table)
      """)

  @Argument(
    help: """
      Folders of results (default: .build/pictures), then names of pictures (default: all that \
      failed or are new).
      """)
  var words: [String] = []

  @Option(
    help: "The package whose references are written; the one of the current folder by default.")
  var packagePath: String?

  func run() throws {
    let folders = words.filter(Self.isFolderOfResults)
    let names = words.filter { !Self.isFolderOfResults($0) }
    let package = try package()
    var readers: [ResultsReader] = []
    do throws(ReportError) {
      for folder in folders.isEmpty ? [".build/pictures"] : folders {
        readers.append(try ResultsReader(path: folder))
      }
    } catch {
      throw GalleryFailure("\(error)", .unreadable)
    }
    for note in readers.flatMap(\.notes) { Console.error(note) }
    let acceptance: Acceptance
    do throws(AcceptanceError) {
      acceptance = try Acceptance(of: readers, names: names, in: package)
    } catch {
      for reason in error.reasons { Console.error(reason) }
      throw GalleryFailure("No picture was accepted, for the reasons above.", .unreadable)
    }
    do throws(FileError) {
      try acceptance.write()
    } catch {
      throw GalleryFailure("No picture was accepted: \(error)", .cannotWrite)
    }
    for change in acceptance.changes {
      Console.print("\(change.kind.rawValue) \(change.reference)")
    }
    for note in acceptance.notes { Console.error(note) }
    if acceptance.changes.isEmpty, acceptance.notes.isEmpty {
      Console.error("No picture failed or is new.")
    }
    if let removal = acceptance.removal {
      Console.error("No test draws some references any more. To delete them:  \(removal)")
    }
  }

  private static func isFolderOfResults(_ path: String) -> Bool {
    !ResultsFile.all(in: path).isEmpty
  }

  private func package() throws(GalleryFailure) -> PackageFolder {
    let folder = URL(fileURLWithPath: packagePath ?? ".").standardizedFileURL.path
    let package = PackageFolder(of: folder + "/file")
    // Where no folder above has one, `PackageFolder` takes the current folder, which may be a package.
    guard (folder + "/").hasPrefix(package.path + "/"),
      FileManager.default.fileExists(atPath: package.path + "/Package.swift")
    else {
      throw GalleryFailure(
        "There is no Package.swift in '\(folder)' or above it. Name the package: --package-path FOLDER",
        .usage)
    }
    return package
  }
}
