// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// Imports of Apple's frameworks that are not here (OC-39).
extension FileTranslation {
  /// Reports the import of a framework that Linux does not have, unless the target has a module of its name.
  func checkFramework(_ node: ImportDeclSyntax) {
    guard let advice = AppleFrameworks.advice(for: node.module) else { return }
    let conditions = file.conditions(around: node.range.lowerBound)
    let parts = conditions + ["!\(AppleFrameworks.question)(\(node.module))"]
    report(at: node.path, advice, if: parts.joined(separator: " && "))
  }
}

/// The frameworks of iOS that its apps import most, and that are not here.
enum AppleFrameworks {
  /// The condition that asks for a module; in two words, since this package's own sources never ask.
  static let question = "can" + "Import"

  /// The names.
  private static let names: Set = [
    "ARKit", "AVFoundation", "AVKit", "AVFAudio", "Accelerate", "ActivityKit", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "Charts", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "Darwin", "DeviceCheck", "EventKit", "EventKitUI", "GLKit", "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network", "OpenGLES",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity",
    "WebKit", "WidgetKit",
  ]

  /// Returns what to do about an import.
  ///
  /// - Parameter module: The name of a module.
  /// - Returns: A sentence; nil for a module that may be here.
  static func advice(for module: String) -> String? {
    if module == "Combine" {
      return """
        Combine is a product behind a trait: see "Combine" on the page "Compiling iOS sources" in the \
        documentation of UIKit
        """
    }
    guard names.contains(module) else { return nil }
    return """
      \(module) is not on Linux: leave this file out, write #if \(question)(\(module)), or add a target \
      of that name; see the page "One manifest for iOS and Linux" in the documentation of PictureTesting
      """
  }
}
#endif
