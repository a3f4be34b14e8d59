// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Chromium without a window, driven by WebDriver: keys and clicks are those of a user.
package final class Browser: Sendable {
  /// The path of the session's commands.
  private let session: String
  private let driver: Driver

  /// The programs, if both are installed.
  private static let programs: (driver: String, browser: String)? = {
    func program(_ names: [String]) -> String? {
      let folders = ["/usr/bin", "/usr/local/bin", "/snap/bin"]
      return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let driver = program(["chromedriver"]),
      let browser = program(["chromium", "google-chrome"])
    else { return nil }
    return (driver, browser)
  }()

  /// A Boolean value that says whether there is a browser to test in.
  package static var isInstalled: Bool { programs != nil }

  /// What a test that is skipped says.
  package static let advice =
    "No browser: apt-get install --no-install-recommends chromium chromium-driver"

  /// Starts a browser, and ends it when the body has returned.
  package static func run(
    width: Int = 1200, height: Int = 820, _ body: (Browser) async throws -> Void
  ) async throws {
    guard let programs else { throw BrowserError(advice) }
    let driver = try Driver(program: programs.driver)
    defer { driver.end() }
    let options: JSON = [
      "binary": .string(programs.browser),
      "args": [
        // A container has no second user to shut the browser in with.
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--force-device-scale-factor=1",
        .string("--window-size=\(width),\(height)"),
      ],
    ]
    struct Session: Decodable { let sessionId: String }
    let session = try answer(
      of: driver, "POST", "/session",
      [
        "capabilities": [
          "alwaysMatch": ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
        ]
      ],
      as: Session.self)
    let browser = Browser(session: "/session/\(session.sessionId)", driver: driver)
    do {
      try await browser.exposeModules()
      try await body(browser)
    } catch {
      try? browser.close()
      throw error
    }
    try browser.close()
  }

  private init(session: String, driver: Driver) {
    self.session = session
    self.driver = driver
  }

  /// Opens a page, and waits until it is loaded.
  package func open(_ url: URL) async throws {
    try await command("url", ["url": .string(url.absoluteString)])
  }

  /// Gives the scripts of tests what the modules of pages export, by their names, as soon as a module is there.
  private func exposeModules() async throws {
    let script = """
      addEventListener("load", () => {
        const expose = async (url) => {
          const module = await import(url);
          for (const name of Object.keys(module)) {
            Object.defineProperty(globalThis, name, { get: () => module[name], configurable: true });
          }
        };
        new PerformanceObserver((list) => {
          for (const { name } of list.getEntries()) if (name.endsWith(".js")) expose(name);
        }).observe({ type: "resource", buffered: true });
      });
      """
    try await command(
      "goog/cdp/execute",
      [
        "cmd": "Page.addScriptToEvaluateOnNewDocument",
        "params": ["source": .string(script)],
      ])
  }

  /// Runs a function's body in the page, and returns what it returns.
  package func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try await command("execute/sync", ["script": .string(script), "args": []], as: type)
  }

  /// Waits until an expression is true, for 25 seconds at most: compilers of other tests run beside the page,
  /// and the driver ends what takes longer than 30.
  package func wait(until condition: String) async throws {
    let script = """
      const done = arguments[arguments.length - 1];
      let turns = 0;
      const look = () => {
        if (\(condition)) return done(true);
        if (++turns > 1250) return done(false);
        setTimeout(look, 20);
      };
      look();
      """
    let isTrue = try await command(
      "execute/async", ["script": .string(script), "args": []], as: Bool.self)
    guard isTrue else { throw BrowserError("It never came true: \(condition)") }
  }

  /// Presses keys one after another, on what has the focus.
  package func press(_ keys: String...) async throws {
    let strokes = keys.flatMap { key -> [JSON] in
      [["type": "keyDown", "value": .string(key)], ["type": "keyUp", "value": .string(key)]]
    }
    try await command(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(strokes)]]])
  }

  /// Presses a key while another one is held, such as Control (U+E009).
  package func press(_ key: String, holding modifier: String) async throws {
    let strokes: [JSON] = [
      ["type": "keyDown", "value": .string(modifier)], ["type": "keyDown", "value": .string(key)],
      ["type": "keyUp", "value": .string(key)], ["type": "keyUp", "value": .string(modifier)],
    ]
    try await command(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(strokes)]]])
  }

  /// Carries out actions of the pointer, the wheel or keys.
  func act(_ actions: JSON) async throws { try await command("actions", ["actions": actions]) }

  /// Clicks at the middle of the first element of a selector.
  ///
  /// A page that is drawn again between the search and the click makes the driver's reference stale,
  /// and nothing was clicked: the element is looked for again, ten times at most.
  package func click(_ selector: String) async throws {
    var attempts = 1
    while true {
      let element = try await command(
        "element", ["using": "css selector", "value": .string(selector)], as: [String: String].self)
      guard let id = element.values.first else { throw BrowserError("There is no \(selector)") }
      do {
        return try await command("element/\(id)/click", [:])
      } catch let error as BrowserError where error.isStale && attempts < 10 {
        attempts += 1
      }
    }
  }

  /// Sets what the page may ask of its surroundings: `prefers-color-scheme`, `dark`.
  package func emulate(_ feature: String, _ value: String) async throws {
    try await command(
      "goog/cdp/execute",
      [
        "cmd": "Emulation.setEmulatedMedia",
        "params": ["features": [["name": .string(feature), "value": .string(value)]]],
      ])
  }

  /// Makes the page as large as a phone's, or anything else, in points.
  package func resize(width: Int, height: Int) async throws {
    try await command(
      "goog/cdp/execute",
      [
        "cmd": "Emulation.setDeviceMetricsOverride",
        "params": [
          "width": .number(width), "height": .number(height), "deviceScaleFactor": 1,
          "mobile": false,
        ],
      ])
  }

  /// Returns a picture of what is seen, as a PNG file.
  package func screenshot() async throws -> Data {
    let text = try Self.answer(
      of: driver, "GET", session + "/screenshot", nil, as: String.self)
    guard let data = Data(base64Encoded: text) else { throw BrowserError("No screenshot") }
    return data
  }

  /// Returns what the page and the browser have complained of since the last call.
  package func complaints() async throws -> [String] {
    struct Entry: Decodable {
      let level: String
      let message: String
    }
    let entries = try await command("se/log", ["type": "browser"], as: [Entry].self)
    return entries.filter { $0.level == "SEVERE" || $0.level == "WARNING" }.map(\.message)
  }

  private func close() throws {
    _ = try Self.send(to: driver, "DELETE", session, nil)
  }

  private func command(_ name: String, _ body: JSON) async throws {
    _ = try Self.send(to: driver, "POST", "\(session)/\(name)", body)
  }

  private func command<Value: Decodable>(
    _ name: String, _ body: JSON, as type: Value.Type
  ) async throws -> Value {
    try Self.answer(of: driver, "POST", "\(session)/\(name)", body, as: type)
  }

  // Requests

  private struct Answer<Value: Decodable>: Decodable { let value: Value }

  private static func answer<Value: Decodable>(
    of driver: Driver, _ method: String, _ path: String, _ body: JSON?, as type: Value.Type
  ) throws -> Value {
    let data = try send(to: driver, method, path, body)
    return try JSONDecoder().decode(Answer<Value>.self, from: data).value
  }

  private static func send(
    to driver: Driver, _ method: String, _ path: String, _ body: JSON?
  ) throws -> Data {
    let data = try body.map { try JSONEncoder().encode($0) } ?? Data()
    let response = try Request(method: method, path: path, body: data).send(to: driver.port)
    guard response.status == 200 else {
      throw BrowserError(String(decoding: response.body.prefix(2000), as: UTF8.self))
    }
    return response.body
  }
}

/// What a browser could not do.
package struct BrowserError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// Whether the driver knew the element, which has left the page since.
  var isStale: Bool { description.contains("stale element reference") }
}
