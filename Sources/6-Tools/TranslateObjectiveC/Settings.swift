// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// `translate.json` beside a target's own source: which folders are translated, what in them is not,
/// and for which system they were written.
///
/// ```json
/// {
///   "folders": ["../../iOS/App"], "exclude": ["Legacy", "Widgets/Clock.swift"],
///   "platform": "iOS", "main": "Main"
/// }
/// ```
///
/// `folders` are relative to the file, and may be single files; without them the target's own folder is
/// translated. `exclude` are files and folders, relative to each of these. With a `platform` the sources' `#if os(iOS)`, or
/// `#if os(macOS)`, is read as true (OC-29). `main` is the storyboard or nib with which the program
/// begins (IB-37); without it `Info.plist` says which.
struct Settings {
  let folders: [URL]
  let excluded: [URL]
  /// `iOS` or `macOS`; nil where no system but Linux is meant.
  let platform: String?
  /// The name of the main document; nil where `Info.plist` names it.
  let main: String?
  /// The file exists.
  let isWritten: Bool

  private static let keys = ["folders", "exclude", "platform", "main"]

  /// A fault, and its location.
  struct Failure: Error {
    let file: URL
    let message: String
  }

  init(file: URL, targetFolder: URL) throws(Failure) {
    isWritten = FileManager.default.fileExists(atPath: file.path)
    guard isWritten else {
      folders = [targetFolder]
      excluded = []
      platform = nil
      main = nil
      return
    }
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    } catch {
      throw Failure(file: file, message: "this is not JSON: \(error.localizedDescription)")
    }
    guard let object = object as? [String: Any] else {
      throw Failure(file: file, message: "this must be an object with \"folders\"")
    }
    for key in object.keys.sorted() where !Self.keys.contains(key) {
      throw Failure(
        file: file,
        message: "there is no \"\(key)\"; write \"folders\", \"exclude\", \"platform\" or "
          + "\"main\"")
    }
    let platform = object["platform"]
    guard platform == nil || ["iOS", "macOS"].contains(platform as? String) else {
      throw Failure(file: file, message: "\"platform\" must be \"iOS\" or \"macOS\"")
    }
    self.platform = platform as? String
    guard object["main"] == nil || object["main"] is String else {
      throw Failure(file: file, message: "\"main\" must be the name of a storyboard or nib")
    }
    main = object["main"] as? String
    func paths(_ key: String) throws(Failure) -> [String]? {
      guard let value = object[key] else { return nil }
      guard let paths = value as? [String] else {
        throw Failure(file: file, message: "\"\(key)\" must be an array of paths")
      }
      return paths
    }
    let folders = try paths("folders")?.map {
      URL(fileURLWithPath: $0, relativeTo: targetFolder).standardizedFileURL
    }
    let roots = folders ?? [targetFolder]
    for root in roots where !FileManager.default.fileExists(atPath: root.path) {
      throw Failure(file: file, message: "there is no folder or file \(root.path)")
    }
    self.folders = roots
    excluded = (try paths("exclude") ?? []).flatMap { path in
      roots.map { $0.appending(path: path).standardizedFileURL }
    }
    for path in try paths("exclude") ?? []
    where !roots.contains(where: {
      FileManager.default.fileExists(atPath: $0.appending(path: path).path)
    }) {
      throw Failure(file: file, message: "no folder has \"\(path)\" to exclude")
    }
  }
}
