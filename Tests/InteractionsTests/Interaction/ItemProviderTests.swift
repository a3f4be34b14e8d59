// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Interactions
import Testing
import Views

/// What is dragged, as data (interaction rules IX-14 to IX-16).
@MainActor
struct ItemProviderTests {
  /// What came back; providers answer on the main actor.
  private final class Answer: @unchecked Sendable {
    var text: String?
    var object: (any NSItemProviderReading)?
    var data: Data?
    var code: Int?
    var isThere = false
  }

  private func untilNextTurn() async { for _ in 0..<10 { await Task.yield() } }

  @Test func `A text is loaded as a text, later`() async {
    let answer = Answer()
    NSItemProvider(object: "Crème" as NSString).loadObject(ofClass: String.self) { text, _ in
      answer.text = text
    }
    expectNil(answer.text, "never before the call has returned")
    await untilNextTurn()
    expectEqual(answer.text, "Crème")
  }

  @Test func `An address, an image and a colour come back as they were`() async {
    let (url, image, color) = (Answer(), Answer(), Answer())
    NSItemProvider(object: NSURL(string: "https://example.org/a")!).loadObject(ofClass: URL.self) {
      url.text = $0?.absoluteString
      _ = $1
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 2)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    NSItemProvider(object: picture).loadObject(ofClass: UIImage.self) { object, _ in
      image.object = object
    }
    NSItemProvider(object: UIColor.green).loadObject(ofClass: UIColor.self) { object, _ in
      color.object = object
    }
    await untilNextTurn()
    expectEqual(url.text, "https://example.org/a")
    expectEqual((image.object as? UIImage)?.pngData(), picture.pngData())
    expectEqual(color.object as? UIColor, .green)
  }

  @Test func `Types are kept in the order of registration; registering one again keeps its place`()
  {
    let provider = NSItemProvider()
    for type in ["public.png", "public.text", "public.png"] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(Data(), nil)
        return nil
      }
    }
    expectEqual(provider.registeredTypeIdentifiers, ["public.png", "public.text"])
  }

  @Test func `A question is answered by conformance`() {
    let provider = NSItemProvider(object: "a" as NSString)
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
      expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)")
    }
    expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    expect(provider.canLoadObject(ofClass: NSString.self))
    expect(!provider.canLoadObject(ofClass: UIImage.self))
  }

  @Test
  func `A missing type is an error −1000, another class −1100, and nothing conforms to no type`()
    async
  {
    let (type, kind, empty) = (Answer(), Answer(), Answer())
    let provider = NSItemProvider(object: "a" as NSString)
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in
      type.code = (error as NSError?)?.code
    }
    provider.loadObject(ofClass: UIImage.self) { _, error in kind.code = (error as NSError?)?.code }
    NSItemProvider().loadObject(ofClass: String.self) { _, error in
      empty.code = (error as NSError?)?.code
    }
    await untilNextTurn()
    expectEqual(type.code, -1000)
    expectEqual(kind.code, -1100)
    expectEqual(empty.code, -1000)
    expect(!NSItemProvider().hasItemConformingToTypeIdentifier("public.data"))
  }

  @Test func `A provider whose closure never returns keeps nothing waiting but its own answer`()
    async
  {
    let (never, other) = (Answer(), Answer())
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "a.b", visibility: .all) { _ in nil }
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "a.b") { _, _ in
      never.isThere = true
    }
    NSItemProvider(object: "x" as NSString).loadObject(ofClass: String.self) { text, _ in
      other.text = text
    }
    await untilNextTurn()
    expect(!never.isThere)
    expect(!progress.isFinished)
    expectEqual(other.text, "x")
  }

  @Test func `An item that was given as it is comes back as it is`() async throws {
    let text = "note" as NSString
    let provider = NSItemProvider(item: text, typeIdentifier: "public.text")
    try await expectSame(provider.loadItem(forTypeIdentifier: "public.text") as? NSString, text)
    await #expect(throws: NSError.self) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.image")
    }
  }
}
