// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The appearance of everything in a view: light or dark.
open class NSAppearance: NSObject, @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name, as in AppKit.
    public let rawValue: String
    /// Creates an appearance name from its text.
    ///
    /// - Parameter rawValue: The name, as in AppKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  // Never changes after `init`, which is what makes the class safe to share.
  private let ownName: Name

  /// Creates an appearance from its name.
  ///
  /// - Parameter name: `aqua` or `darkAqua`; nil for others.
  public init?(named name: Name) {
    guard name == .aqua || name == .darkAqua else { return nil }
    ownName = name
  }

  init(_ traits: UITraitCollection) {
    ownName = traits.userInterfaceStyle == .dark ? .darkAqua : .aqua
  }

  /// The appearance's name.
  open var name: Name { ownName }

  /// The appearance that drawing is for now; light outside drawing.
  public class func currentDrawing() -> NSAppearance { NSAppearance(.current) }

  /// The name in a list that fits this appearance best.
  ///
  /// - Parameter appearances: The names.
  /// - Returns: This appearance's name, else `aqua`, else nil, whichever is in the list.
  open func bestMatch(from appearances: [Name]) -> Name? {
    [name, .aqua].first(where: appearances.contains)
  }

  /// Runs a closure with the appearance as the current one for drawing.
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let style = UITraitCollection(userInterfaceStyle: style)
    UITraitCollection(traitsFrom: [.current, style]).performAsCurrent(block)
  }

  var style: UIUserInterfaceStyle { name == .darkAqua ? .dark : .light }

  /// Returns whether another object is the same appearance.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
  open override var hash: Int { name.hashValue }
}
