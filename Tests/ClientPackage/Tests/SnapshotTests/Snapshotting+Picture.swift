// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if os(Linux)
  import PictureTesting
  import SnapshotTesting
  import UIKit

  typealias ViewImageConfig = PictureDevice

  extension PictureDevice {
    static let (iPhoneSe, iPhone13Mini, iPhone13) = (iphoneSE, iphoneMini, iphone)
    static let (iPadMini, iPadPro12_9) = (ipadMini, ipadPro)
  }

  extension Diffing where Value == UIImage {
    static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
      let tolerance = PixelTolerance(
        channelDelta: Int(255 * (1 - perceptualPrecision)), share: Double(1 - precision))
      return Diffing(
        toData: { $0.pngData() ?? Data() }, fromData: { SnapshotImage(reference: $0) }
      ) { expected, actual in
        PictureDifference(expected: expected, actual: actual, tolerance: tolerance).map {
          ("\($0)", [XCTAttachment(data: $0.picture)])
        }
      }
    }
  }

  extension Snapshotting where Value: Pictured & Sendable, Format == UIImage {
    static var image: Snapshotting { image() }

    static func image(
      on device: ViewImageConfig? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
      size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
      let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
      let setup = PictureSetup(on: device, size: size, traits: traits)
      return Snapshotting(pathExtension: "linux.png", diffing: diffing) { value in
        MainActor.assumeIsolated { SnapshotImage(of: value, setup) }
      }
    }
  }

  extension Snapshotting where Value: Pictured & Sendable, Format == String {
    static var recursiveDescription: Snapshotting { recursiveDescription() }

    static func recursiveDescription(
      on device: ViewImageConfig? = nil, size: CGSize? = nil,
      traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
      let setup = PictureSetup(on: device, size: size, traits: traits)
      return Snapshotting(pathExtension: "linux.txt", diffing: .lines) { value in
        MainActor.assumeIsolated {
          do {
            return String(decoding: try setup.picture(of: value).data(.txt), as: UTF8.self)
          } catch {
            return "\(error)"
          }
        }
      }
    }
  }

  extension PictureSetup {
    fileprivate init(on device: ViewImageConfig?, size: CGSize?, traits: UITraitCollection) {
      self.init(size: size, traits: traits)
      self.device = device
    }
  }
#endif
