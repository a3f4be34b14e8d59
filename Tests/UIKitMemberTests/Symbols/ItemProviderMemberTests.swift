// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What providers register and load, and the objects that they are made of.
@Suite("Members of item providers")
@MainActor
struct ItemProviderMemberTests {
  private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let text: String
    init(_ text: String) { self.text = text }

    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
      Note(String(decoding: data, as: UTF8.self))
    }
  }

  @Test func `An object is written and read by its types`() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Name"
    provider.registerObject(Note("Text"), visibility: .ownProcess)
    expectEqual(provider.suggestedName, "Name")
    expectEqual(provider.registeredTypeIdentifiers, ["org.example.note"])
    let text = await withCheckedContinuation {
      (continuation: CheckedContinuation<String?, Never>) in
      provider.loadObject(ofClass: Note.self) { object, _ in
        continuation.resume(returning: (object as? Note)?.text)
      }
    }
    expectEqual(text, "Text")
    let code = await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
      provider.loadObject(ofClass: UIColor.self) { _, error in
        let found = error.map { $0 as NSError }
        continuation.resume(returning: "\(found?.domain ?? "") \(found?.code ?? 0)")
      }
    }
    let expected = NSItemProvider.ErrorCode.unexpectedValueClass.rawValue
    expectEqual(code, NSItemProvider.errorDomain + " \(expected)")
  }

  @Test func `Data are asked of a handler when they are loaded`() async throws {
    let provider = NSItemProvider()
    let handler: NSItemProvider.LoadHandler = { completion in
      completion(Data([1, 2, 3]), nil)
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.data", visibility: .all, loadHandler: handler)
    let data = await withCheckedContinuation { (continuation: CheckedContinuation<Data?, Never>) in
      provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
        continuation.resume(returning: data)
      }
    }
    expectEqual(data, Data([1, 2, 3]))
    let item = try await provider.loadItem(forTypeIdentifier: "public.data", options: nil)
    expectEqual(item as? NSData, NSData(data: Data([1, 2, 3])))
    await #expect(throws: (any Error).self) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.image", options: nil)
    }
  }

  @Test func `Strings, addresses, colours and images are written and read again`() throws {
    func copy<Object: NSItemProviderWriting & NSItemProviderReading>(
      _ object: Object
    ) throws -> Object {
      let type = try #require(object.writableTypeIdentifiersForItemProvider.first)
      expectContains(Object.readableTypeIdentifiersForItemProvider, type)
      expectContains(Object.writableTypeIdentifiersForItemProvider, type)
      nonisolated(unsafe) var written: Data?
      _ = object.loadData(withTypeIdentifier: type) { data, _ in written = data }
      return try Object.object(
        withItemProviderData: try #require(written), typeIdentifier: type)
    }
    try expectEqual(copy("Text" as NSString), "Text" as NSString)
    let address = try #require(NSURL(string: "https://example.org/a"))
    try expectEqual(copy(address), address)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    try expectEqual(copy(image).pngData(), image.pngData())
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    try copy(UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expectNear(red, 0.25, within: 0.01)
    expectNear(alpha, 0.5, within: 0.01)
  }
}
