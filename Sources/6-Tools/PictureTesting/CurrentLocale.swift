// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The locale of the picture that is being drawn.
///
/// Foundation on Linux has one current locale for the process, `en_001`, whatever the environment says
/// (Swift 6.3), and no call that changes it. Its getters are functions of a shared library, so that a
/// program that defines functions of these names is called in their place: by apps, and by the default
/// arguments of formatters, which are in another library. A test holds a new toolchain to that.
enum CurrentLocale {
  @TaskLocal static var ofPicture: Locale?

  /// Foundation's own, which cannot be asked any more.
  static let usual = Locale(identifier: "en_001")

  static var now: Locale { ofPicture ?? usual }
}

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
func currentLocaleOfPicture() -> Locale { CurrentLocale.now }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
func autoupdatingLocaleOfPicture() -> Locale { CurrentLocale.now }
