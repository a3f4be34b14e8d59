// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Testing
import UIKit

@MainActor
@Suite("A client whose screen is made of stack views")
struct ProfileTests {
  private let profile = Profile(
    name: "Ada Lovelace", handle: "@countess",
    biography: "Writes programs for machines that are not there yet, and notes that are longer "
      + "than what they are about.",
    statistics: [("128", "Notes"), ("1,843", "Followers"), ("36", "Following")],
    settings: [
      Setting(symbol: "bell.fill", title: "Notifications", detail: nil, isOn: true),
      Setting(symbol: "lock.fill", title: "Privacy", detail: "Friends", isOn: nil),
      Setting(
        symbol: "star.fill", title: "Show my favourite machines to everybody who asks for them",
        detail: nil, isOn: false),
      Setting(symbol: "info.circle", title: "About", detail: nil, isOn: nil),
    ], isVerified: true)

  private var setup: PictureSetup {
    var setup = PictureSetup()
    setup.size = CGSize(width: 390, height: 560)
    return setup
  }

  @Test func `A profile looks as recorded`() {
    expectPicture(of: ProfileViewController(profile: profile), named: "profile", setup)
  }

  @Test func `A profile looks as recorded in the dark, from right to left`() {
    var setup = setup
    setup.traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
    }
    expectPicture(of: ProfileViewController(profile: profile), named: "profile-dark-rtl", setup)
  }

  @Test func `A row without contents takes no space`() {
    let controller = ProfileViewController(profile: profile)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let before = controller.contentStack.frame.height
    let biography = controller.biographyLabel.frame
    #expect(biography.height > 30)
    controller.setBiography(nil)
    window.layoutIfNeeded()
    #expect(controller.contentStack.frame.height == before - biography.height - 20)
  }
}
