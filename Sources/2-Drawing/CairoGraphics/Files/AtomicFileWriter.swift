// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Glibc

/// A writer of a file that is written in parts and is complete or not there at all.
///
/// The pieces go to a temporary name in the same folder; ``commit()`` gives the file its own name.
/// A writer that goes away before takes its pieces with it. What is not a regular file (a device, a
/// pipe), or is open already and named by its number, such as `/dev/stdout`, is written to directly,
/// but not before ``commit()``. A link is followed.
public final class AtomicFileWriter {
  /// The path of the file.
  public let path: String
  private var destination: Destination

  private enum Destination {
    /// A file under a temporary name, and the permissions of the one that it replaces.
    case file(descriptor: Int32, temporaryName: String, target: String, permissions: mode_t?)
    /// Memory, until all is known: what is sent to a device cannot be taken back. Then to the open
    /// file of this number, or else to the one of the path.
    case memory(Data, descriptor: Int32?)
    /// Nowhere any more.
    case closed
  }

  /// Begins a file under a temporary name, in the same folder.
  ///
  /// - Parameter path: Where it is to appear; replaced if it exists.
  /// - Throws: ``FileError`` for a folder, a missing folder, or a place that cannot be written.
  public init(path: String) throws(FileError) {
    self.path = path
    destination = try Self.open(path)
  }

  private static func open(_ path: String) throws(FileError) -> Destination {
    let mode = AtomicFile.mode(of: path)
    let exists = mode != nil
    let kind = (mode ?? 0) & S_IFMT
    if exists, kind == S_IFDIR { throw .isFolder(path: path) }
    if let open = OpenFile(namedBy: path) { return .memory(Data(), descriptor: open.descriptor) }
    guard !exists || kind == S_IFREG else { return .memory(Data(), descriptor: nil) }
    let target = AtomicFile.resolved(path)
    let folder = AtomicFile.folder(of: target)
    guard let folderMode = AtomicFile.mode(of: folder), folderMode & S_IFMT == S_IFDIR else {
      throw .missingFolder(path: folder)
    }
    // A file that may not be written is not replaced either, though renaming would do it.
    if exists, access(target, W_OK) != 0 { throw AtomicFile.failure(path) }
    var descriptor: Int32 = -1
    let name = AtomicFile.temporaryPath("\(folder)/.\(AtomicFile.lastName(of: target))") { name in
      descriptor = Glibc.open(
        name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode.map { $0 & 0o777 } ?? 0o666)
      return descriptor >= 0
    }
    guard let name else { throw AtomicFile.failure(path) }
    return .file(
      descriptor: descriptor, temporaryName: name, target: target,
      permissions: mode.map { $0 & 0o777 })
  }

  deinit { cancel() }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``FileError``; then nothing is left of the new file.
  public func append(_ data: Data) throws(FileError) {
    switch destination {
    case .memory(var all, let descriptor):
      destination = .closed
      all.append(data)
      destination = .memory(all, descriptor: descriptor)
    case .file(let descriptor, _, _, _):
      do throws(FileError) {
        try AtomicFile.write(data, to: descriptor, path: path)
      } catch {
        cancel()
        throw error
      }
    case .closed: throw closedError
    }
  }

  /// Writes bytes over those at the beginning.
  ///
  /// - Parameter data: The bytes; at most as many as were added.
  /// - Throws: ``FileError``; then nothing is left of the new file.
  public func replaceStart(with data: Data) throws(FileError) {
    switch destination {
    case .memory(var all, let descriptor):
      destination = .closed
      all.replaceSubrange(
        all.startIndex..<(all.startIndex + min(data.count, all.count)), with: data)
      destination = .memory(all, descriptor: descriptor)
    case .file(let descriptor, _, _, _):
      do throws(FileError) {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw AtomicFile.failure(path) }
        try AtomicFile.write(data, to: descriptor, path: path)
        guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw AtomicFile.failure(path) }
      } catch {
        cancel()
        throw error
      }
    case .closed: throw closedError
    }
  }

  /// Completes the file and renames it.
  ///
  /// - Throws: ``FileError``; then nothing is left of the new file, and the old one is as it was.
  public func commit() throws(FileError) {
    switch destination {
    case .memory(let all, let open?):
      destination = .closed
      try AtomicFile.write(all, to: open, path: path)
    case .memory(let all, nil):
      destination = .closed
      // Behind what is there, where it is the open file of another program.
      let descriptor = Glibc.open(path, O_WRONLY | O_APPEND)
      guard descriptor >= 0 else { throw AtomicFile.failure(path) }
      defer { close(descriptor) }
      try AtomicFile.write(all, to: descriptor, path: path)
    case .file(let descriptor, let temporaryName, let target, let permissions):
      if let permissions { fchmod(descriptor, permissions) }
      // A name that is on the disk before what it names would be an empty file after a power failure.
      guard fsync(descriptor) == 0 || errno == EINVAL, rename(temporaryName, target) == 0 else {
        let error = AtomicFile.failure(path)
        cancel()
        throw error
      }
      close(descriptor)
      destination = .closed
    case .closed: throw closedError
    }
  }

  /// Deletes what was written; the old file is unchanged. Does nothing after ``commit()``.
  public func cancel() {
    if case .file(let descriptor, let temporaryName, _, _) = destination {
      close(descriptor)
      unlink(temporaryName)
    }
    destination = .closed
  }

  private var closedError: FileError {
    .cannotWrite(path: path, reason: "it was already finished or cancelled")
  }
}

/// Removes what is half written when the command is interrupted, as long as this exists.
package final class Interruption {
  private let sources: [(number: Int32, source: any DispatchSourceSignal)]

  /// Listens for Control-C and `kill`.
  ///
  /// - Parameter cleanUp: Done on another thread, right before the command ends.
  package init(_ cleanUp: @escaping @Sendable () -> Void) {
    let registered = DispatchSemaphore(value: 0)
    sources = [SIGINT, SIGTERM].compactMap { number in
      // What the caller has made us deaf to stays so: a shell does that to its background jobs.
      var previous = sigaction()
      sigaction(number, nil, &previous)
      let handler = unsafeBitCast(previous.__sigaction_handler.sa_handler, to: Int.self)
      guard handler != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cleanUp()
        // As a shell counts a program that a signal has ended.
        _exit(128 + number)
      }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      return (number, source)
    }
    // Sources are registered on a thread of their own. Until they are, a signal ends the command as it
    // always does; were it ignored from here on, one that comes in between would be lost.
    for _ in sources { registered.wait() }
  }

  /// Lets nothing interrupt what follows, such as files getting their names.
  package func hold() {
    for (_, source) in sources { source.cancel() }
  }

  deinit {
    hold()
    for (number, _) in sources { signal(number, SIG_DFL) }
  }
}
