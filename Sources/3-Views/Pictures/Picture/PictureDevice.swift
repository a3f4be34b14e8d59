// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A device whose screen a picture is as large as: its size and scale, what its bars and corners cover, and
/// what it says of itself to layouts. As of iOS 17.
///
/// ```swift
/// expectPicture(of: RecipesController(), named: "recipes", PictureSetup(device: .iphone.landscape))
/// ```
///
/// The command `gallery --device` and the file `picture-testing.json` know the same devices by their names.
public struct PictureDevice: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The name of the command line: `iphone-se`, `ipad`, on its side `ipad-landscape`.
  public private(set) var name: String
  /// The screen's size, in points.
  public private(set) var size: CGSize
  /// The number of pixels per point: 3 of phones without a home button, 2 of others.
  public private(set) var scale: CGFloat
  /// The kind of device: phone or tablet.
  public private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The height of the status bar, in points; 0 for none.
  private(set) var statusBar: CGFloat
  /// The height that the home indicator keeps clear at the bottom, in points; 0 for none.
  private(set) var homeArea: CGFloat
  /// The width that rounded corners and the camera keep clear at both sides, in points.
  private(set) var sides: CGFloat = 0
  private(set) var cornerRadius: CGFloat

  private init(
    phone name: String, _ width: CGFloat, _ height: CGFloat, statusBar: CGFloat,
    cornerRadius: CGFloat
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    scale = 3
    userInterfaceIdiom = .phone
    self.statusBar = statusBar
    homeArea = 34
    self.cornerRadius = cornerRadius
  }

  private init(pad name: String, _ width: CGFloat, _ height: CGFloat) {
    self.init(phone: name, width, height, statusBar: 24, cornerRadius: 18)
    scale = 2
    userInterfaceIdiom = .pad
    homeArea = 20
  }

  /// A phone with a home button, of 375 × 667 points.
  public static let iphoneSE = {
    var phone = PictureDevice(phone: "iphone-se", 375, 667, statusBar: 20, cornerRadius: 0)
    phone.scale = 2
    phone.homeArea = 0
    return phone
  }()
  /// A phone of 375 × 812 points.
  public static let iphoneMini = PictureDevice(
    phone: "iphone-mini", 375, 812, statusBar: 50, cornerRadius: 47)
  /// A phone of 390 × 844 points.
  public static let iphone = PictureDevice(
    phone: "iphone", 390, 844, statusBar: 47, cornerRadius: 47)
  /// A phone of 393 × 852 points.
  public static let iphonePro = PictureDevice(
    phone: "iphone-pro", 393, 852, statusBar: 59, cornerRadius: 55)
  /// A phone of 430 × 932 points.
  public static let iphoneMax = PictureDevice(
    phone: "iphone-max", 430, 932, statusBar: 59, cornerRadius: 55)
  /// A tablet of 744 × 1133 points.
  public static let ipadMini = PictureDevice(pad: "ipad-mini", 744, 1133)
  /// A tablet of 820 × 1180 points.
  public static let ipad = PictureDevice(pad: "ipad", 820, 1180)
  /// A tablet of 1024 × 1366 points.
  public static let ipadPro = PictureDevice(pad: "ipad-pro", 1024, 1366)

  /// The devices, all upright.
  public static let allCases: [PictureDevice] = [
    .iphoneSE, .iphoneMini, .iphone, .iphonePro, .iphoneMax, .ipadMini, .ipad, .ipadPro,
  ]

  /// Finds an upright device.
  ///
  /// - Parameter name: Its name, such as `iphone-se`; nil is returned for another one.
  public init?(name: String) {
    guard let device = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// Finds the device whose screen is so large; for other sizes, one like it.
  package init(screen size: CGSize) {
    let upright = CGSize(
      width: min(size.width, size.height), height: max(size.width, size.height))
    var device = Self.allCases.first { $0.size == upright } ?? Self.like(upright)
    device.size = upright
    self = size.width > size.height ? device.landscape : device
  }

  private static func like(_ size: CGSize) -> PictureDevice {
    if size.width >= 700 { return .ipad }
    let withHomeButton = [
      CGSize(width: 320, height: 480), CGSize(width: 320, height: 568),
      CGSize(width: 414, height: 736),
    ]
    return withHomeButton.contains(size) ? .iphoneSE : .iphone
  }

  /// The name of the device.
  public var description: String { name }

  /// A Boolean value that says whether it is a tablet.
  package var isPad: Bool { userInterfaceIdiom == .pad }

  private var isOnSide: Bool { size.width > size.height }

  /// The device on its side; itself if it is.
  public var landscape: PictureDevice {
    guard !isOnSide else { return self }
    var device = self
    device.name += "-landscape"
    device.size = CGSize(width: size.height, height: size.width)
    guard !isPad else { return device }
    device.statusBar = 0
    // The camera is at a side, and so the other one keeps as much clear.
    device.sides = homeArea > 0 ? statusBar : 0
    device.homeArea = homeArea > 0 ? 21 : 0
    return device
  }

  /// The insets that bars and corners of the screen cover, in points.
  public var safeArea: UIEdgeInsets {
    UIEdgeInsets(top: statusBar, left: sides, bottom: homeArea, right: sides)
  }

  /// The horizontal size class: regular on tablets, and on the largest phones on their side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    isPad || isOnSide && size.height >= 414 ? .regular : .compact
  }

  /// The vertical size class: compact on phones on their side.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    isOnSide && !isPad ? .compact : .regular
  }
}
