// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import ArgumentParser
public import UIKit

extension PictureDevice: ExpressibleByArgument {
  /// Reads a device's name.
  public init?(argument: String) { self.init(name: argument) }

  /// The names of all devices.
  public static var allValueStrings: [String] { allCases.map(\.name) }

  /// The devices as a user types them.
  static var names: String { allValueStrings.joined(separator: ", ") }
}
