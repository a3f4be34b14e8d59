// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif

/// The text of a document's copy: the document, with the names that its classes have in the program
/// (IB-50).
///
/// Only the values of `customClass` and `customModule` change, so that every line stays where it is.
enum DocumentCopy {
  static func text(of file: DocumentFile, _ classes: DocumentClasses) -> [UInt8] {
    var edits = Edits()
    for element in file.document.root.descendants where element["customClass"] != nil {
      guard let name = classes.programName(of: element) else { continue }
      let tag = StartTag(in: file.bytes, at: file.offset(of: element))
      guard let old = tag.values["customClass"] else { continue }
      if let type = name.type, type != element["customClass"] {
        edits.replace(old, with: type, in: file.bytes)
      }
      if let module = tag.values["customModule"] {
        if name.module != element["customModule"] {
          edits.replace(module, with: name.module, in: file.bytes)
        }
      } else {
        // Behind the quotation mark.
        edits.insert(" customModule=\"\(name.module)\"", at: old.upperBound + 1)
      }
    }
    // Two elements never share a tag, nor two attributes a value.
    return (try? edits.applied(to: file.bytes)) ?? file.bytes
  }
}

/// The values of a start tag's attributes by their bytes. The tag has been read before, so that it is
/// well formed.
private struct StartTag {
  /// The ranges between the quotation marks, by the attributes' names.
  private(set) var values: [String: Range<Int>] = [:]

  init(in bytes: [UInt8], at start: Int) {
    var name: [UInt8] = []
    var isBehindBlank = false
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let end = bytes[offset...].firstIndex(of: byte) ?? bytes.count
        values[String(decoding: name, as: UTF8.self)] = offset..<end
        name = []
        offset = end + 1
      } else if byte <= .space {
        isBehindBlank = true
      } else if byte == UInt8(ascii: "=") {
        // Blanks may stand before it, too.
        isBehindBlank = false
      } else {
        if isBehindBlank { name = [] }
        isBehindBlank = false
        name.append(byte)
      }
    }
  }
}
#endif
