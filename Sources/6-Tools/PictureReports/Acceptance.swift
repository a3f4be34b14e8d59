// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
import Foundation
package import PictureResults

/// The kept pictures of failures, as new references: all that are asked for, or none.
///
/// A picture is accepted over the very bytes that it was compared with. Results come from anywhere; see
/// ``ReferencePath`` for what is written.
package struct Acceptance {
  package struct Change {
    /// The file, from the package's folder on.
    package let reference: String
    package let kind: Kind

    package enum Kind: String, Hashable, Sendable {
      case accepted = "Accepted"
      case added = "Added"
      /// The reference is the picture already.
      case unchanged = "Unchanged"
    }

    fileprivate let path: ReferencePath
    fileprivate let picture: Data
    fileprivate let previous: Data?
  }

  package private(set) var changes: [Change] = []
  /// Names of pictures that match their references, in sentences: there is nothing to accept.
  package private(set) var notes: [String] = []
  /// References that nothing draws any more. They stay.
  let orphans: [String]

  /// The command that deletes the orphans; nil if there are none.
  package var removal: String? { AcceptCommand.removal(of: orphans) }

  /// Reads the pictures, and checks them.
  ///
  /// - Parameters:
  ///   - readers: The folders of results.
  ///   - names: The names of pictures, each an end of a whole name; all that failed or are new if empty.
  ///   - package: The package whose references are written.
  /// - Throws: ``AcceptanceError`` if a single picture cannot be accepted.
  package init(
    of readers: [ResultsReader], names: [String], in package: PackageFolder
  ) throws(AcceptanceError) {
    let all = readers.flatMap { reader in reader.comparisons.map { (reader: reader, result: $0) } }
    orphans = Set(all.map(\.result).filter { $0.outcome == .orphaned }.map(\.reference)).sorted()
    var reasons: [String] = []
    let wanted = Self.wholeNames(names, among: all.map(\.result), &reasons, &notes)
    var found: [String: (change: Change, folder: String)] = [:]
    for (reader, result) in all
    where [.failed, .new].contains(result.outcome) && wanted?.contains(result.wholeName) != false {
      do throws(ReferencePath.Refusal) {
        let change = try Self.change(for: result, of: reader, in: package)
        if let other = found[result.reference], other.change.picture != change.picture {
          reasons.append(
            """
            '\(result.wholeName)' has different pictures in '\(other.folder)' and '\(reader.path)'. \
            Name one of the folders.
            """)
        }
        found[result.reference] = (change, reader.path)
      } catch {
        reasons.append("'\(result.wholeName)': \(error.reason).")
      }
    }
    guard reasons.isEmpty else { throw AcceptanceError(reasons: reasons) }
    changes = found.values.map(\.change).sorted { $0.reference < $1.reference }
  }

  /// Returns the whole names that are asked for; nil for all.
  private static func wholeNames(
    _ names: [String], among results: [PictureResult], _ reasons: inout [String],
    _ notes: inout [String]
  ) -> Set<String>? {
    guard !names.isEmpty else { return nil }
    let known = Dictionary(grouping: results, by: \.wholeName)
    var wanted: Set<String> = []
    for name in names {
      let matches = known.keys.filter { $0 == name || $0.hasSuffix("/" + name) }.sorted()
      let exact = matches.filter { $0 == name || matches.count == 1 }
      guard let match = exact.first else {
        reasons.append(
          matches.isEmpty
            ? "No result is about a picture named '\(name)'."
            : """
            '\(name)' is the name of \(matches.count) pictures. Name one of them:  \
            \(matches.joined(separator: "  "))
            """)
        continue
      }
      guard known[match]?.contains(where: { [.failed, .new].contains($0.outcome) }) == true else {
        notes.append("'\(name)' has not failed and is not new: there is nothing to accept.")
        continue
      }
      wanted.insert(match)
    }
    return wanted
  }

  private static func change(
    for result: PictureResult, of reader: ResultsReader, in package: PackageFolder
  ) throws(ReferencePath.Refusal) -> Change {
    let path = try ReferencePath(result.reference, format: result.format, in: package)
    guard let name = result.files?.actual else {
      throw refusal("no picture was kept (\(result.reason ?? "without a reason"))")
    }
    guard let picture = reader.file(name) else {
      throw refusal("'\(reader.path)/\(name.visible)' is missing or cannot be read")
    }
    if let damage = damage(of: picture, format: result.format) {
      throw refusal("'\(reader.path)/\(name.visible)' is damaged: \(damage)")
    }
    let present = path.contents
    let kind: Change.Kind
    if present == picture {
      kind = .unchanged
    } else if result.outcome == .new {
      guard present == nil else {
        throw refusal("there was no reference, and now there is one. Run the test again")
      }
      kind = .added
    } else {
      guard let hash = result.expectedHash else {
        throw refusal(
          """
          the result does not say which reference it was compared with \
          (\(result.reason ?? "without a reason")). Run the test again
          """)
      }
      guard present.map({ stableHash(of: $0) }) == hash else {
        throw refusal("the reference is not the one that it was compared with. Run the test again")
      }
      kind = .accepted
    }
    return Change(
      reference: result.reference, kind: kind, path: path, picture: picture, previous: present)
  }

  private static func refusal(_ reason: String) -> ReferencePath.Refusal { .init(reason: reason) }

  private static func damage(of picture: Data, format: String) -> String? {
    guard !picture.isEmpty else { return "it is empty" }
    guard format == "png" else { return nil }
    do throws(ImageError) {
      _ = try Raster(pngData: picture)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Writes the references: all, or none.
  ///
  /// - Throws: `FileError`; then all references are as they were.
  package func write() throws(FileError) {
    var folders: [String] = []
    var writers: [(writer: AtomicFileWriter, change: Change)] = []
    var written: [Change] = []
    do throws(FileError) {
      for change in changes where change.kind != .unchanged {
        for folder in change.path.missingFolders where !folders.contains(folder) {
          guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
            throw .cannotWrite(path: folder, reason: String(cString: strerror(errno)))
          }
          folders.append(folder)
        }
        let writer = try AtomicFileWriter(path: change.path.file)
        writers.append((writer, change))
        try writer.append(change.picture)
      }
      for (writer, change) in writers {
        try writer.commit()
        written.append(change)
      }
    } catch {
      for (writer, _) in writers { writer.cancel() }
      for change in written { change.undo() }
      for folder in folders.reversed() { rmdir(folder) }
      throw error
    }
  }
}

extension Acceptance.Change {
  /// Restores what was there, as far as the folder lets it.
  fileprivate func undo() {
    if let previous {
      try? AtomicFile.write(previous, to: path.file)
    } else {
      unlink(path.file)
    }
  }
}

/// Why pictures are not accepted: none of them is.
package struct AcceptanceError: Error, Hashable {
  /// A sentence for each.
  package let reasons: [String]
}

/// The commands that make of what was drawn what is expected.
///
/// They are made of the names here, and never read from results: whoever wrote those would have a line
/// of the reader's shell.
struct AcceptCommand {
  private let report: PictureReport
  private let names: ShortNames

  init(_ report: PictureReport) {
    self.report = report
    names = ShortNames(report.entries.lazy.flatMap(\.parts))
  }

  /// Returns the command that accepts an entry; nil if there is nothing to accept.
  func text(for entry: PictureReport.Entry) -> String? {
    Self.joined(
      acceptance(of: [entry], byName: true),
      Self.removal(of: entry.parts.filter { $0.outcome == .orphaned }.map(\.reference)))
  }

  /// The commands that accept everything; nil if there is nothing to accept.
  var textForAll: String? {
    Self.joined(
      acceptanceOfAll,
      Self.removal(
        of: report.entries.flatMap(\.parts).filter { $0.outcome == .orphaned }.map(\.reference)))
  }

  /// The command that accepts everything that failed or is new; nil if there is nothing that can be.
  var acceptanceOfAll: String? {
    let changed = report.entries.filter { [.failed, .new].contains($0.outcome) }
    // Without names everything is meant, and one that cannot be accepted would refuse all.
    return acceptance(of: changed, byName: !changed.allSatisfy(Self.isAcceptable))
  }

  private func acceptance(of entries: [PictureReport.Entry], byName: Bool) -> String? {
    let accepted = entries.filter(Self.isAcceptable)
    guard !accepted.isEmpty else { return nil }
    let folders = Set(accepted.map(\.machine)).sorted().map { report.readers[$0].path }
    var seen: Set<String> = []
    let chosen = accepted.compactMap { entry in entry.parts.first.map { names[$0] } }
      .filter { seen.insert($0).inserted }
    let words = folders + (byName ? chosen : [])
    let ending = words.contains { $0.hasPrefix("-") } ? "-- " : ""
    return "\(report.command) accept \(ending)\(words.map(ShellWord.quoted).joined(separator: " "))"
  }

  /// Whether all of an entry that failed or is new can be accepted.
  private static func isAcceptable(_ entry: PictureReport.Entry) -> Bool {
    let changed = entry.parts.filter { [.failed, .new].contains($0.outcome) }
    return !changed.isEmpty && changed.allSatisfy(\.isAcceptable)
  }

  /// Returns the command that deletes references; nil if there are none.
  static func removal(of references: [String]) -> String? {
    references.isEmpty
      ? nil : "git rm -- \(references.map(ShellWord.quoted).joined(separator: " "))"
  }

  private static func joined(_ commands: String?...) -> String? {
    let commands = commands.compactMap(\.self)
    return commands.isEmpty ? nil : commands.joined(separator: "\n")
  }
}
