// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Pictures

extension FlowSectionRecord {
  var anatomyParts: [AnatomyPart] {
    var outline = AnatomyPart(.sections, "section", .outline, frame)
    outline.tag = "section \(index)"
    // Between header and footer.
    var body = frame
    body.origin[axis] += headerLength
    body.size[axis] -= headerLength + footerLength
    var parts = [outline]
    parts += AnatomyPart.insets(.insets, "section", of: body, insets)
    for index in parts.indices { parts[index].section = self.index }
    return parts
  }
}

extension FlowLineRecord {
  /// The line, the space between its items, and the space to the next line.
  func anatomyParts(in record: FlowSectionRecord) -> [AnatomyPart] {
    let axis = record.axis
    var outline = AnatomyPart(.groups, "line", .outline, frame)
    outline.measures = [.init(axis, frame.size[axis].compactDescription)]
    var parts = [outline]
    for frame in itemFrames.dropLast() {
      var space = self.frame
      space.origin[axis.cross] = frame.origin[axis.cross] + frame.size[axis.cross]
      space.size[axis.cross] = gap
      guard gap > 0, AnatomyPart.isVisible(space) else { continue }
      var part = AnatomyPart.space(.spacing, "inter-item", space, along: axis.cross)
      if gap > record.interitemSpacing + 0.005 {
        part.note = "≥ \(record.interitemSpacing.compactDescription)"
      }
      parts.append(part)
    }
    if items.upperBound < record.itemCount, record.lineSpacing > 0 {
      var space = frame
      space.origin[axis] += frame.size[axis]
      space.size[axis] = record.lineSpacing
      if AnatomyPart.isVisible(space) {
        parts.append(.space(.spacing, "line", space, along: axis))
      }
    }
    for index in parts.indices {
      parts[index].section = section
      parts[index].isInScrollArea = alignment == .row
    }
    return parts
  }
}

extension FlowItemPlacement {
  /// The dimensions of the item: its size and where that came from, and the distances to what is
  /// next to it in its line.
  var anatomyParts: [AnatomyPart] {
    var outline = AnatomyPart(.groups, "line", .outline, line.frame)
    outline.section = section.index
    var item = AnatomyPart.sized(.items, "item", frame)
    item.isMeasuredOutside = true
    let source =
      switch sizeOrigin {
      case .given: "item size"
      case .estimate: "estimated size"
      case .average: "average size"
      case .measurement: "measured size"
      }
    item.details = [.init(source, frame.size.compactDescription)]
    var parts = [outline]
    parts += AnatomyPart.distances(
      from: frame, in: line.frame, name: "to the line's edge", among: line.itemFrames)
    parts.append(item)
    for index in parts.indices {
      parts[index].section = section.index
      parts[index].isInScrollArea = line.alignment == .row
    }
    return parts
  }
}
