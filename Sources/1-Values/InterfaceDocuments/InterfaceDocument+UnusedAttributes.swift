// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// Statements on the attributes of the document that have no effect, in document order: one for each
  /// attribute of each kind of element, at the first of them, with the number of all (rule IB-53).
  ///
  /// An attribute is one that is written as such, or an element with a role inside. What Xcode keeps for
  /// itself, and what only saves time, is left out; so are runtime attributes, which have a rule of their
  /// own, and elements of classes that are missing, which are announced as a whole.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package var unusedAttributes: [InterfaceError] {
    var search = UnusedAttributeSearch(platform)
    for list in root.children where ["objects", "scenes"].contains(list.name) {
      search.visit(list)
    }
    return search.statements
  }

  /// Returns whether an element has an effect in the one around it, by its role.
  ///
  /// - Returns: Whether the role is one that readers ask for; true in an element that is not known.
  package func isUsed(_ element: InterfaceElement) -> Bool {
    guard let key = element.key, let parent = element.parent,
      let names = KnownAttributes.names(of: parent.name, on: platform)
    else { return true }
    return names.contains(key)
  }
}

/// The walk that finds the attributes without an effect.
private struct UnusedAttributeSearch {
  private struct Finding {
    let name: String
    let element: String
    /// The first element with the attribute, or the first one with the role.
    let place: InterfaceElement
    var count = 1
  }

  private let platform: InterfaceDocument.Platform
  private var findings: [Finding] = []
  /// The positions of the findings, by the names of the element and of the attribute.
  private var positions: [AttributeReads.Name: Int] = [:]

  init(_ platform: InterfaceDocument.Platform) { self.platform = platform }

  var statements: [InterfaceError] {
    findings.map { finding in
      let article = "aeiou".contains(finding.element.prefix(1)) ? "an" : "a"
      let count = finding.count > 1 ? "; the document has it \(finding.count) times" : ""
      return finding.place.error(
        "\(finding.name) of \(article) \(finding.element) has no effect here\(count)")
    }
  }

  mutating func visit(_ element: InterfaceElement) {
    // Runtime attributes have a rule of their own, bindings are announced, and scrollers are not read.
    let isLeftOut = ["userDefinedRuntimeAttributes", "binding", "scroller"].contains(element.name)
    guard !isLeftOut else { return }
    guard let names = KnownAttributes.names(of: element.name, on: platform) else {
      // A list, or an object of a class that is missing: its values do not count, and what is in it does.
      for child in element.children where child.key == nil || child.id != nil { visit(child) }
      return
    }
    for (name, value) in element.attributes where !names.contains(name) {
      if !KnownAttributes.everywhere.contains(name) { take(name, value, of: element, at: element) }
    }
    for child in element.children {
      guard let key = child.key, !key.isEmpty, !Self.hasOtherKey(child), !names.contains(key) else {
        visit(child)
        continue
      }
      // The default of the class is what an attribute without an effect has.
      if child.name != "nil" { take(key, nil, of: element, at: child) }
    }
  }

  /// Whether the key of an element is no role of the one around it: that of a guide names the guide, and
  /// that of a variation the size classes.
  private static func hasOtherKey(_ element: InterfaceElement) -> Bool {
    ["viewLayoutGuide", "variation", "mask"].contains(element.name)
  }

  private mutating func take(
    _ name: String, _ value: String?, of element: InterfaceElement, at place: InterfaceElement
  ) {
    guard !KnownAttributes.needsNoEffect(name, value, of: element.name) else { return }
    let identity = AttributeReads.Name(element: element.name, attribute: name)
    if let position = positions[identity] {
      findings[position].count += 1
    } else {
      positions[identity] = findings.count
      findings.append(Finding(name: name, element: element.name, place: place))
    }
  }
}
