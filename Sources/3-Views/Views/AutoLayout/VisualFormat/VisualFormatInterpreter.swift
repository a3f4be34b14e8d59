// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes the constraints that a visual format speaks of.
///
/// The order is UIKit's: for each view the connection before it, then its own conditions; then the
/// connection to the far edge; then the alignment (auto-layout rule ALV-2).
@MainActor
struct VisualFormatInterpreter {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let edges: VisualFormatEdges
  private var constraints: [NSLayoutConstraint] = []

  /// Returns the constraints of a format, inactive.
  ///
  /// - Throws: What is wrong with the format, its options or the names in it.
  static func constraints(
    of text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(text)
    var interpreter = VisualFormatInterpreter(
      text: text, format: format, options: options, metrics: metrics, views: views)
    return try interpreter.interpret()
  }

  private init(
    text: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any], views: [String: Any]
  ) {
    self.text = text
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    edges = VisualFormatEdges(format.axis, options)
  }

  private mutating func interpret() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let alignments = try alignments()
    var items: [AnyObject] = []
    for (index, element) in format.elements.enumerated() {
      let item = try item(element.name)
      if index > 0 {
        try connect(items[index - 1], item, format.connections[index - 1])
      } else if let start = format.start {
        try connect(try superview(of: item, element.name), isStart: true, item, start)
      }
      for predicate in element.predicates { try addLength(predicate, of: item) }
      items.append(item)
    }
    if let end = format.end, let item = items.last, let name = format.elements.last?.name {
      try connect(try superview(of: item, name), isStart: false, item, end)
    }
    for (item, next) in zip(items, items.dropFirst()) {
      for attribute in alignments {
        constraints.append(
          NSLayoutConstraint(first: item, attribute, .equal, second: next, attribute))
      }
    }
    return constraints
  }

  // MARK: Constraints

  private mutating func connect(
    _ item: AnyObject, _ next: AnyObject, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    var (near, far) = (edges.near, edges.far)
    let isBaseline = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    if isBaseline { (near, far) = (.firstBaseline, .lastBaseline) }
    let standard =
      isBaseline ? SystemSpacing.betweenBaselines(upper: item, lower: next) : SystemSpacing.edges
    let (one, other) =
      edges.isMirrored ? ((item, far), (next, near)) : ((next, near), (item, far))
    try add(one, other, connection, standard: standard)
  }

  /// Between a view and its superview, whose margin is the standard space (rule ALV-5).
  private mutating func connect(
    _ superview: UIView, isStart: Bool, _ item: AnyObject, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let edge = isStart ? edges.near : edges.far
    let outer = connection == .standard ? (isStart ? edges.nearMargin : edges.farMargin) : edge
    let (one, other): ((AnyObject, _), (AnyObject, _)) =
      isStart != edges.isMirrored
      ? ((item, edge), (superview, outer)) : ((superview, outer), (item, edge))
    try add(one, other, connection, standard: 0)
  }

  private mutating func add(
    _ one: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ other: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) {
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .touching: predicates = [VisualFormat.Predicate(length: .number(0))]
    case .standard: predicates = [VisualFormat.Predicate(length: .number(Double(standard)))]
    case .space(let given): predicates = given
    }
    for predicate in predicates {
      let constraint = NSLayoutConstraint(
        first: one.item, one.attribute, predicate.relation, second: other.item, other.attribute,
        constant: try number(predicate.length))
      try add(constraint, predicate)
    }
  }

  private mutating func addLength(
    _ predicate: VisualFormat.Predicate, of item: AnyObject
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute =
      format.axis == .horizontal ? .width : .height
    if case .name(let name) = predicate.length, metrics[name.text] == nil,
      views[name.text] != nil
    {
      let other = try self.item(name)
      let constraint = NSLayoutConstraint(
        first: item, attribute, predicate.relation, second: other, attribute)
      return try add(constraint, predicate)
    }
    let constraint = NSLayoutConstraint(
      first: item, attribute, predicate.relation, constant: try number(predicate.length))
    try add(constraint, predicate)
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    if let operand = predicate.priority {
      let value = try number(operand)
      let priority = UILayoutPriority(Float(value))
      guard priority.isValid else {
        throw error(
          "The priority \(NSLayoutConstraint.number(value)) is not above 0 and at most 1000.",
          at: operand)
      }
      constraint.priority = priority
    }
    constraints.append(constraint)
  }

  /// The attributes of the options, which lie across the axis.
  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
    let bits = options.intersection(.alignmentMask).rawValue
    let attributes = (0..<16).compactMap { bit in
      bits & (1 << UInt(bit)) == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: bit)
    }
    for attribute in attributes
    where attribute.isHorizontal == (format.axis == .horizontal) || attribute.isDimension {
      throw VisualFormatError(
        reason: "The option to align by \(attribute) is along the axis; only options across it"
          + " are allowed.", format: text, offset: nil)
    }
    return attributes
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name.text] else {
      throw error("'\(name.text)' is not a key in the views.", at: .name(name))
    }
    guard let item = NSLayoutConstraint.item(value) else {
      throw error(
        "'\(name.text)' is of the class \(type(of: value)), neither a view nor a guide.",
        at: .name(name))
    }
    return item
  }

  private func superview(
    of item: AnyObject, _ name: VisualFormat.Name
  ) throws(VisualFormatError) -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw error(
        "The '|' means the superview, and '\(name.text)' has none. Add it to one first.",
        at: .name(name))
    }
    return superview
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    switch operand {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let value = metrics[name.text] else {
        throw error(
          views[name.text] == nil
            ? "The metric '\(name.text)' has no value."
            : "Expected a number or the name of a metric; '\(name.text)' is a view.",
          at: operand)
      }
      guard let number = Self.number(value), number.isFinite else {
        throw error("The metric '\(name.text)' is \(value), not a finite number.", at: operand)
      }
      return CGFloat(number)
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }

  private func error(_ reason: String, at operand: VisualFormat.Operand) -> VisualFormatError {
    if case .name(let name) = operand {
      return VisualFormatError(reason: reason, format: text, offset: name.offset)
    }
    return VisualFormatError(reason: reason, format: text, offset: nil)
  }
}
