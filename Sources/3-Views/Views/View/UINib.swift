// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A nib file, which cannot be read here: a nib can be made and passed on, and stops the program
/// where it is used.
open class UINib: NSObject, @unchecked Sendable {
  /// The name of an option of loading.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates a nib options key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib names and does not hold.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String?

  /// Creates a nib that stops the program where it is used.
  ///
  /// - Parameters:
  ///   - name: What the message calls it.
  ///   - bundle: Has no effect, since nib files cannot be read.
  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// Creates a nib that stops the program where it is used.
  ///
  /// - Parameters:
  ///   - data: Not read.
  ///   - bundle: Has no effect, since nib files cannot be read.
  public init(data: Data, bundle: Bundle?) { name = nil }

  /// Stops the program.
  ///
  /// - Parameters:
  ///   - owner: The object whose outlets would be set.
  ///   - options: The objects that would stand for proxies.
  /// - Returns: Nothing: it does not return.
  open func instantiate(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    Self.stop(name, instead: "Create the views in code instead.")
  }

  /// Stops the program unless there is no nib.
  package static func refuse(_ nib: UINib?) {
    guard let nib else { return }
    stop(nib.name, instead: "Register a class instead.")
  }

  static func stop(_ name: String?, instead advice: String) -> Never {
    programmerError(
      """
      The nib\(name.map { " \"\($0)\"" } ?? "") cannot be used: nib files are not supported on \
      this platform. \(advice)
      """)
  }
}

extension Bundle {
  /// Stops the program: there are no nib files here.
  ///
  /// - Parameters:
  ///   - name: What the message calls the nib.
  ///   - owner: The owner of the outlets, which there are none of.
  ///   - options: Not read.
  /// - Returns: Nothing, since the program stops.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.stop(name, instead: "Create the views in code instead.")
  }
}
