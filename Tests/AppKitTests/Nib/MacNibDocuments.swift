// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing

/// Documents of the Mac made of text.
@MainActor
enum MacNibs {
  /// The text of a nib with objects, which begin at line 6 of the document.
  static func text(
    _ objects: String, owner: String = "", attributes: String = "", connections: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \(attributes)><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="NSObject"><connections>\(owner)</connections></customObject>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <customObject id="-3" userLabel="Application" customClass="NSObject"><connections>\(connections)</connections></customObject>
    \(objects)
    </objects></document>
    """
  }

  static func nib(
    _ objects: String, owner: String = "", attributes: String = "", connections: String = ""
  ) -> NSNib {
    NSNib(
      nibData: Data(
        text(objects, owner: owner, attributes: attributes, connections: connections).utf8),
      bundle: nil)
  }

  /// The objects at the top of a nib.
  static func objects(
    _ objects: String, owner: Any? = nil, outlets: String = "", attributes: String = "",
    connections: String = ""
  ) -> [Any] {
    var top: NSArray?
    nib(objects, owner: outlets, attributes: attributes, connections: connections)
      .instantiate(withOwner: owner, topLevelObjects: &top)
    return (top ?? []).map { $0 }
  }

  static func first<Object>(_ type: Object.Type, _ text: String) throws -> Object {
    try #require(objects(text).first as? Object)
  }
}

/// A bundle of a folder with documents of the Mac, which is deleted afterwards.
final class MacNibFolder {
  private let folder = TemporaryFolder()
  let bundle: Bundle

  init(_ documents: [String: String]) throws {
    for (name, text) in documents { try folder.write(text, to: name) }
    bundle = try #require(Bundle(path: folder.path))
  }
}

/// A document beside the program, where a main bundle has its own; it is deleted afterwards.
final class MainNibFile {
  let name = "MacNib\(UUID().uuidString.prefix(8))"
  private let url: URL

  init(_ text: String) throws {
    url = try #require(Bundle.main.resourceURL).appendingPathComponent("\(name).xib")
    try Data(text.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// An item of a document with an outlet of its own; what it heard is recorded.
class ServiceItem: NSCollectionViewItem {
  weak var checkBox: NSButton?
  private(set) var log: [String] = []

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "checkBox": ObjectiveCKey { (item: ServiceItem, value) in item.checkBox = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(checkBox != nil) \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }
}

/// A view that tells by which initializer it was made.
class MadeView: NSView {
  private(set) var log: [String] = []

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    log.append("frame \(frameRect)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("coder \(frame) \(subviews.count)")
  }

  override func awakeFromNib() { log.append("awake") }
}

/// An owner whose outlets a document sets.
final class MacOwner: NSResponder {
  var window: NSWindow?
  var button: NSButton?
  private(set) var log: [String] = []

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "window": ObjectiveCKey { (owner: MacOwner, value) in owner.window = try value() }
    case "button": ObjectiveCKey { (owner: MacOwner, value) in owner.button = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  override func awakeFromNib() { log.append("awake \(button != nil)") }
}

/// A controller whose view is that of the document with its name.
class PanelController: NSViewController {
  private(set) var frameAtLoad = NSRect.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    frameAtLoad = view.frame
  }
}

/// A target whose method is found by its name.
final class MacTarget: NSObject, ObjectiveCMethods {
  private(set) var senders: [Any] = []

  nonisolated static func objectiveCMethod(named name: String) -> Selector? {
    guard name == "clicked:" else { return nil }
    return Selector("clicked:") { (target: MacTarget, arguments) in
      target.senders.append(arguments[0])
    }
  }
}

extension NSApplication {
  /// Runs as a program that is started without options: those of the process are the options of the tests.
  func runWithoutOptions() {
    let arguments = NSApplication.commandLine
    defer { NSApplication.commandLine = arguments }
    NSApplication.commandLine = ["/bin/Fruit"]
    run()
  }
}
