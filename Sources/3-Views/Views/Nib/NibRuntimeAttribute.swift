// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments

/// A property that a document sets by its key path (rules IB-20 to IB-22).
@MainActor
final class NibRuntimeAttribute {
  let slot: Int
  private let keyPath: String
  private let keys: [String]
  private let value: ObjectiveCValue
  private let isColor: Bool
  private let element: InterfaceElement

  init(_ attribute: InterfaceRuntimeAttribute, of slot: Int, in recipe: NibRecipe) {
    self.slot = slot
    element = attribute.element
    keyPath = attribute.keyPath
    keys = attribute.keyPath.split(separator: ".").map(String.init)
    value = ObjectiveCValue(
      Self.candidates(attribute.value, NibElement(element, recipe)).map { candidate in
        switch candidate {
        case let object as UIColor: recipe.context.convert(object)
        case let object as UIImage: recipe.context.convert(object)
        default: candidate
        }
      })
    if case .color = attribute.value { isColor = true } else { isColor = false }
  }

  /// Sets the property; one that is not there is announced, and nothing is set.
  func set(in run: NibInstantiation) {
    guard var object = run.objects[slot] else { return }
    let type: AnyClass = Swift.type(of: object)
    guard let last = keys.last else { return announceFailure(of: type, in: run.recipe) }
    for key in keys.dropLast() {
      guard let next = NibKeys.key(named: key, of: Swift.type(of: object))?.get?(object) else {
        return announceFailure(of: type, in: run.recipe)
      }
      object = next
    }
    // A layer's colours are no UIColor, and so a colour of a document has no effect on iOS either.
    if object is CALayer, isColor {
      run.recipe.announce(
        element.error(
          "\(keyPath) has no effect: a layer's colour is a CGColor, and documents have UIColor"))
      return
    }
    guard let key = NibKeys.key(named: last, of: Swift.type(of: object)) else {
      return announceFailure(of: type, in: run.recipe)
    }
    do { try key.set(object, value) } catch { announceFailure(of: type, in: run.recipe) }
  }

  private func announceFailure(of type: AnyClass, in recipe: NibRecipe) {
    guard !recipe.isReplaced(slot) else { return }
    recipe.announce(
      element.error(
        """
        Failed to set (\(keyPath)) user defined inspected property on (\(type)): this class is \
        not key value coding-compliant for the key \(keyPath).
        """))
  }

  /// The types in which a property may take a value, the usual one first.
  private static func candidates(
    _ value: InterfaceAttributeValue, _ element: NibElement
  ) -> [Any] {
    switch value {
    case .boolean(let value):
      return [value, NSNumber(value: value), value ? 1 : 0]
    case .integer(let value):
      return [
        value, Double(value), CGFloat(value), Float(value), value != 0, NSNumber(value: value),
      ]
    case .real(let value):
      // Objective-C cuts off what a whole number has no place for.
      return [
        value, CGFloat(value), Float(value), Int(exactly: value.rounded(.towardZero)) ?? 0,
        value != 0, NSNumber(value: value),
      ]
    case .string(let value): return [value, NSString(string: value)]
    case .point(let x, let y): return [CGPoint(x: x, y: y)]
    case .size(let width, let height): return [CGSize(width: width, height: height)]
    case .rect(let rect):
      return [CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)]
    case .range(let location, let length): return [NSRange(location: location, length: length)]
    case .color(let color): return element.color(color).map { [$0] } ?? []
    case .image(let name): return element.image(named: name, isSymbol: false).map { [$0] } ?? []
    case .none: return []
    }
  }
}
