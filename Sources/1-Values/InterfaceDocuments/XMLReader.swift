// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Reads the XML that Interface Builder writes, and no other.
///
/// UTF-8 alone, elements with attributes, text, comments, the five entities and numbered characters.
/// A document type is refused before anything of it is read, so nothing can be expanded or loaded.
/// Each byte is looked at a fixed number of times; the time is linear in the number of bytes.
///
/// The steps, which are the methods in order:
///
/// 1. **Check** the bytes: size, encoding, the signs of files that are not XML.
/// 2. **Prolog**: the declaration, comments; no document type.
/// 3. **Elements**, until the first one is closed, with a stack of those that are open.
/// 4. **End**: nothing but blanks and comments.
struct XMLReader {
  let document: String
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  // Lines are counted up to an offset that only grows.
  var countedOffset = 0
  var line = 1
  var lineStart = 0

  private var tree: InterfaceTree
  /// The elements that are open, the innermost last.
  private var open: [Int] = []
  /// The last child of each element that is open.
  private var lastChildren: [Int] = []
  /// The bytes of a text with entities.
  var scratch: [UInt8] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: Its bytes; any bytes give a tree or an error.
  ///   - document: Its name, for errors.
  /// - Returns: The elements in document order, the outermost first.
  /// - Throws: The first error, with its line.
  static func read(_ bytes: [UInt8], document: String) throws(InterfaceError) -> InterfaceTree {
    do {
      return try bytes.withUnsafeBufferPointer { buffer in
        var reader = XMLReader(document, buffer)
        return try reader.read()
      }
    } catch let error as InterfaceError { throw error } catch {
      // The closure throws errors of this type alone, which `rethrows` cannot say.
      preconditionFailure("Unexpected error \(error)")
    }
  }

  private init(_ document: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.document = document
    self.bytes = bytes
    tree = InterfaceTree(document: document)
  }

  private mutating func read() throws(InterfaceError) -> InterfaceTree {
    // 1. Check
    try checkBytes()

    // 2. Prolog
    try readProlog()

    // 3. Elements
    try readStartTag()
    while !open.isEmpty { try readContent() }

    // 4. End
    try readEnd()
    return tree
  }

  // MARK: Prolog and end

  private mutating func readProlog() throws(InterfaceError) {
    if starts(with: "<?xml") {
      let start = offset
      try skip(past: "?>", in: "the XML declaration")
      try checkEncoding(in: start..<offset)
    }
    try skipMisc()
    guard offset < bytes.count else {
      throw error("the file has no element; an Interface Builder document was expected")
    }
    guard bytes[offset] == .less else {
      throw error("this is not XML; an Interface Builder document was expected")
    }
  }

  private mutating func checkEncoding(in range: Range<Int>) throws(InterfaceError) {
    let declaration = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard let part = declaration.range(ofText: "encoding") else { return }
    let value = declaration[part.upperBound...].drop { "= \t\r\n\"'".contains($0) }
      .prefix { !"\"'".contains($0) }
    guard value != "utf-8" && value != "utf8" && value != "us-ascii" else { return }
    offset = range.lowerBound
    throw error("the document says that it is \(value.uppercased()); save it as UTF-8")
  }

  /// Skips blanks, comments and instructions; refuses a document type.
  private mutating func skipMisc() throws(InterfaceError) {
    while true {
      skipBlanks()
      if starts(with: "<!--") {
        try skip(past: "-->", in: "a comment")
      } else if starts(with: "<?") {
        try skip(past: "?>", in: "an instruction")
      } else if starts(with: "<!") {
        throw error(
          "a document type or entity declaration is refused; Interface Builder writes none")
      } else {
        return
      }
    }
  }

  private mutating func readEnd() throws(InterfaceError) {
    try skipMisc()
    guard offset == bytes.count else {
      throw error("the end of the document was expected after its first element")
    }
  }

  // MARK: Elements

  /// Reads what is at the offset in the innermost open element.
  private mutating func readContent() throws(InterfaceError) {
    guard offset < bytes.count else {
      throw error("the document is cut off; </\(nameOfInnermost)> was expected")
    }
    guard bytes[offset] == .less else { return try readText() }
    guard offset + 1 < bytes.count else {
      throw error("the document is cut off; </\(nameOfInnermost)> was expected")
    }
    switch bytes[offset + 1] {
    case .slash: try readEndTag()
    case .exclamation:
      if starts(with: "<!--") {
        try skip(past: "-->", in: "a comment")
      } else if starts(with: "<![CDATA[") {
        let start = offset + 9
        try skip(past: "]]>", in: "character data")
        appendText(String(decoding: bytes[start..<offset - 3], as: UTF8.self))
      } else {
        throw error(
          "a document type or entity declaration is refused; Interface Builder writes none")
      }
    case .question: try skip(past: "?>", in: "an instruction")
    default: try readStartTag()
    }
  }

  private var nameOfInnermost: String { open.last.map { tree.nodes[$0].name } ?? "" }

  private mutating func readStartTag() throws(InterfaceError) {
    guard tree.nodes.count < InterfaceLimits.elementCount else {
      throw error("the document has more than \(InterfaceLimits.elementCount) elements")
    }
    guard open.count < InterfaceLimits.depth else {
      throw error("the elements stand more than \(InterfaceLimits.depth) levels in each other")
    }
    let position = position
    offset += 1
    let name = try readName("an element's name")
    let index = tree.nodes.count
    let firstAttribute = tree.attributes.count
    let closes = try readAttributes(of: name, from: firstAttribute)
    tree.nodes.append(
      InterfaceTree.Node(
        name: name, position: position, parent: open.last ?? -1,
        attributes: firstAttribute..<tree.attributes.count))
    if let parent = open.last {
      let last = lastChildren[lastChildren.count - 1]
      if last < 0 {
        tree.nodes[parent].firstChild = index
      } else {
        tree.nodes[last].nextSibling = index
      }
      lastChildren[lastChildren.count - 1] = index
    }
    if closes {
      tree.nodes[index].end = index + 1
    } else {
      open.append(index)
      lastChildren.append(-1)
    }
  }

  /// Reads attributes up to the end of the tag.
  ///
  /// - Returns: Whether the tag closes its element.
  private mutating func readAttributes(
    of element: String, from first: Int
  ) throws(InterfaceError) -> Bool {
    var names: Set<String> = []
    while true {
      let hadBlank = skipBlanks()
      guard offset < bytes.count else {
        throw error("the document is cut off in the tag <\(element)>; \">\" was expected")
      }
      switch bytes[offset] {
      case .greater:
        offset += 1
        return false
      case .slash:
        offset += 1
        try expect(.greater, "\">\" in the tag <\(element)>")
        return true
      default: break
      }
      guard hadBlank else { throw error("a blank, \">\" or \"/>\" was expected in <\(element)>") }
      let start = offset
      let name = try readName("an attribute's name, \">\" or \"/>\" in <\(element)>")
      let count = tree.attributes.count - first
      // Few attributes are compared one by one; a set keeps many from taking quadratic time.
      let isRepeated =
        count < 16
        ? tree.attributes[first...].contains { $0.name == name }
        : {
          if names.isEmpty { names.formUnion(tree.attributes[first...].map(\.name)) }
          return !names.insert(name).inserted
        }()
      guard !isRepeated else {
        offset = start
        throw error("the attribute \(name) stands twice in <\(element)>")
      }
      guard count < InterfaceLimits.attributeCount else {
        throw error("<\(element)> has more than \(InterfaceLimits.attributeCount) attributes")
      }
      skipBlanks()
      try expect(.equals, "\"=\" after the attribute \(name)")
      skipBlanks()
      tree.attributes.append(
        InterfaceTree.Attribute(name: name, value: try readAttributeValue(name)))
    }
  }

  private mutating func readAttributeValue(_ name: String) throws(InterfaceError) -> String {
    guard offset < bytes.count, bytes[offset] == .quote || bytes[offset] == .apostrophe else {
      throw error("a quotation mark was expected around the value of \(name)")
    }
    let mark = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != mark, bytes[offset] != .ampersand,
      bytes[offset] != .less, bytes[offset] >= 0x20
    { offset += 1 }
    if offset < bytes.count, bytes[offset] == mark {
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    return try readEscapedValue(name, from: start, mark)
  }

  private mutating func readEscapedValue(
    _ name: String, from start: Int, _ mark: UInt8
  ) throws(InterfaceError) -> String {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case mark:
        offset += 1
        return String(decoding: scratch, as: UTF8.self)
      case .less:
        throw error("\"<\" in the value of \(name): &lt; or a quotation mark was expected")
      case .ampersand: try readEntity()
      // As XML has it: a line break that is meant is written as a number.
      case 0x09, 0x0A, 0x0D:
        scratch.append(0x20)
        offset += 1
      default:
        scratch.append(byte)
        offset += 1
      }
    }
    throw error("the document is cut off in the value of \(name)")
  }

  private mutating func readEndTag() throws(InterfaceError) {
    let start = offset
    offset += 2
    let name = try readName("an element's name")
    guard name == nameOfInnermost else {
      offset = start
      throw error("</\(nameOfInnermost)> was expected, and </\(name)> was found")
    }
    skipBlanks()
    try expect(.greater, "\">\" after </\(name)")
    let index = open.removeLast()
    lastChildren.removeLast()
    tree.nodes[index].end = tree.nodes.count
  }

  private mutating func readText() throws(InterfaceError) {
    let start = offset
    var isBlank = true
    scratch.removeAll(keepingCapacity: true)
    while offset < bytes.count, bytes[offset] != .less {
      let byte = bytes[offset]
      switch byte {
      case .ampersand:
        isBlank = false
        try readEntity()
      case 0x0D:
        // As XML has it: a line ends with one character.
        if !hasPrefix([0x0A], at: offset + 1) { scratch.append(0x0A) }
        offset += 1
      default:
        if byte > 0x20 { isBlank = false }
        scratch.append(byte)
        offset += 1
      }
    }
    // The blanks between elements are no text; those of an element without others may be meant.
    guard !isBlank || (hasPrefix([.less, .slash], at: offset) && lastChildren.last == -1),
      offset > start
    else { return }
    appendText(String(decoding: scratch, as: UTF8.self))
  }

  private mutating func appendText(_ text: String) {
    guard let innermost = open.last else { return }
    tree.texts[innermost, default: ""] += text
  }
}
