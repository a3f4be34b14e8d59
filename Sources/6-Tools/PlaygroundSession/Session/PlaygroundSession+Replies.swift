// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Pictures
import UIKit

extension PlaygroundSession {
  /// The reply with all contents, and the choices of the knobs.
  var catalogueReply: Data {
    func hexadecimal(_ color: RGBA) -> String {
      let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return PlaygroundReply.data(
      PlaygroundReply.Catalogue(
        samples: catalogue.contents,
        devices: PictureDevice.allCases.map {
          PlaygroundReply.Device(
            name: $0.name, width: $0.size.width, height: $0.size.height)
        },
        textSizes: TextSize.allCases.map(\.rawValue),
        designs: InterfaceDesign.allCases.map(\.rawValue), chromes: catalogue.chromes,
        starts: catalogue.starts, capturesDocuments: catalogue.capturesDocuments,
        anatomy: PictureAnatomy.Kind.allCases.map { kind in
          PlaygroundReply.AnatomyKind(
            name: kind.rawValue, title: kind.title,
            light: hexadecimal(kind.legendColor(isDark: false)),
            dark: hexadecimal(kind.legendColor(isDark: true)))
        }))
  }

  var stateReply: Data {
    let (size, origin) = (stage.window.bounds.size, stage.origin)
    return PlaygroundReply.data(
      PlaygroundReply.State(
        sample: name, settings: settings, size: [size.width, size.height],
        origin: [origin.x, origin.y], anatomy: anatomy,
        rate: playback.rate, duration: stage.duration, panels: stage.panels))
  }

  /// The description of a frame beside its pixels.
  var report: FrameReport {
    let time = stage.window.currentTime
    return FrameReport(
      time: time, end: max(time, history.end, stage.duration ?? 0), isMoving: isMoving,
      isPlaying: playback.isPlaying, hasBegun: playback.hasBegun,
      isOver: playback.hasBegun && !history.hasFuture && time >= (stage.duration ?? 0),
      offset: stage.window.largestScrollView.map { [$0.contentOffset.x, $0.contentOffset.y] } ?? [],
      input: lastInput, calls: calls.counts)
  }

  /// Shows kinds of parts of the layout.
  func show(_ kinds: [String]) throws(PlaygroundError) {
    for kind in kinds where PictureAnatomy.Kind(rawValue: kind) == nil {
      throw PlaygroundError("Unknown part of a layout: '\(kind.prefix(40))'.")
    }
    anatomy = PictureAnatomy.Kind.allCases.map(\.rawValue).filter(kinds.contains)
    stage.anatomy = pictureAnatomy
    replies.append(stateReply)
    setNeedsFrame()
  }

  /// The kinds as a picture draws them. The page has the legend.
  var pictureAnatomy: PictureAnatomy? {
    guard !anatomy.isEmpty else { return nil }
    var result = PictureAnatomy(Set(anatomy.compactMap(PictureAnatomy.Kind.init)))
    result.showsLegend = false
    return result
  }
}
