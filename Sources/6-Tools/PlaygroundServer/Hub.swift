// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// One session, and all of its viewers.
///
/// The clock is here: while something moves, and at least one viewer has drawn what it was sent, the
/// session gets the time up to 60 times a second. While nothing moves nothing is sent.
actor Hub {
  let configuration: ServerConfiguration
  /// The program that runs a session, and its arguments; empty while there is none to run.
  private var program: [String]
  private var process: SessionProcess?
  private var viewers: [Int: Viewer] = [:]
  private var viewerCount = 0
  /// The last replies that a new viewer has to know.
  private var catalogue: Data?
  private var state: Data?
  private var problem: Data?
  private var offset: [Double] = []
  /// Questions for files that wait for their answers.
  private var files: [UInt32: CheckedContinuation<FileRecord, Never>] = [:]
  private var fileCount: UInt32 = 0
  /// The text of the document's file, as it was last read or written.
  var fileText: String?
  /// The text of the file that the edited document comes from, or was saved or kept against.
  var agreedText: String?
  /// The document as it was edited last; nil before one is shown.
  var documentCopy: DocumentCopy?
  /// Whether the session has not yet shown what it got of the one before.
  var isRecovering = false

  /// The messages of viewers that the session does not know yet.
  private var unsent: [Data] = []
  /// The bytes of those.
  private var unsentByteCount = 0
  /// Whether to pass that on even if no viewer is ready.
  private var isHandingOn = false

  private let start = ContinuousClock.now
  private var isMoving = false
  /// The time at which the session was last asked for something that it has not answered.
  private var askedAt: ContinuousClock.Instant?
  /// The messages that the process was sent.
  private var sentCount = 0
  /// The number of the message that asked for a whole frame, until it is handled; 0 for the frame with
  /// which a session begins. Other messages may wait all the time while a viewer drags, and another one
  /// that needs a whole frame would see nothing meanwhile.
  private var wholeMessage: Int?
  private var lastTick: ContinuousClock.Instant
  private var isTickPlanned = false
  /// Which of the processes is meant: what one says after its end is not for the next.
  private var generation = 0

  static let mostViewers = 64
  private static let longestWait = Duration.milliseconds(50)
  /// The messages that wait for a viewer that is ready, and then let viewers wait.
  private static let mostUnsent = 256
  /// The bytes of messages that wait for a viewer that is ready.
  private static let mostUnsentBytes = 4 << 20
  private static let frameDuration = Duration.nanoseconds(16_666_667)

  init(_ configuration: ServerConfiguration) {
    self.configuration = configuration
    program = configuration.program
    fileText = configuration.document?.read()
    agreedText = fileText
    lastTick = start
  }

  // MARK: Viewers

  /// Adds a viewer.
  ///
  /// - Returns: The viewer and its number; nil if there are too many.
  func addViewer() -> (Viewer, Int)? {
    // One that was left because it reads nothing may take a while to go.
    viewers = viewers.filter { !$0.value.isClosed }
    guard viewers.count < Self.mostViewers else { return nil }
    let viewer = Viewer()
    viewerCount += 1
    viewers[viewerCount] = viewer
    for reply in [catalogue, state, problem].compactMap(\.self) { viewer.add(reply) }
    if process == nil { startProcess() }
    askForWhole()
    return (viewer, viewerCount)
  }

  func removeViewer(_ number: Int) {
    viewers.removeValue(forKey: number)?.close()
    // A gesture that it was in the middle of is over: others get the picture with all of its pixels.
    guard documentCopy != nil, !viewers.isEmpty else { return }
    ask(Data(#"{"type":"places"}"#.utf8))
  }

  func frameWasDrawn(by number: Int) {
    guard let viewer = viewers[number] else { return }
    viewer.frameWasDrawn()
    handOn()
    if viewer.wantsWhole { askForWhole() }
    planTick()
  }

  /// Whether viewers have to wait, since the session does not keep up with them.
  var isBusy: Bool { unsent.count > Self.mostUnsent || process?.isBusy ?? false }

  /// Passes a viewer's message to the session, as soon as a viewer is ready to see its effect.
  func handle(_ message: Data) {
    if process == nil { startProcess() }
    unsent.append(message)
    unsentByteCount += message.count
    handOn(isLate: unsentByteCount > Self.mostUnsentBytes)
  }

  /// Hands on what viewers said.
  ///
  /// It waits while none of them has drawn what it was sent: what would be drawn then could only be
  /// thrown away, and a whole frame, which takes longer, be owed. A viewer that never draws waits
  /// for ``longestWait``.
  func handOn(isLate: Bool = false) {
    guard !unsent.isEmpty else { return }
    guard isLate || viewers.values.contains(where: \.isReady) else {
      guard !isHandingOn else { return }
      isHandingOn = true
      Task {
        try? await Task.sleep(for: Self.longestWait, clock: .continuous)
        self.isHandingOn = false
        self.handOn(isLate: true)
      }
      return
    }
    let second = beginTick()
    for message in unsent { ask(ServerMessage.timed(message, at: second)) }
    forgetUnsent()
  }

  private func forgetUnsent() {
    unsent = []
    unsentByteCount = 0
  }

  /// Asks for a file of what is seen.
  ///
  /// - Returns: The file, or why there is none.
  func file(_ format: String) async -> FileRecord {
    struct Question: Encodable {
      let type = "export"
      let format: String
      let number: UInt32
    }
    fileCount += 1
    let number = fileCount
    let failure = FileRecord(
      number: number, isFailure: true,
      content: Data("The session has ended, or has too much to do.".utf8))
    guard files.count < 8,
      let question = try? JSONEncoder().encode(Question(format: format, number: number))
    else { return failure }
    return await withCheckedContinuation { continuation in
      guard ask(question) else { return continuation.resume(returning: failure) }
      files[number] = continuation
    }
  }

  /// The number of questions for files that have no answer yet.
  var waitingFileCount: Int { files.count }

  /// Answers all questions for files that have none yet.
  private func refuseFiles(_ reason: String) {
    for (number, file) in files {
      file.resume(
        returning: FileRecord(number: number, isFailure: true, content: Data(reason.utf8)))
    }
    files = [:]
  }

  // MARK: The session

  /// Runs another program from now on, which shows what the last one showed.
  ///
  /// - Parameter program: Its path, and its arguments.
  func run(_ program: [String]) {
    self.program = program
    problem = nil
    process?.end(because: "It was replaced.")
    refuseFiles("Another program is shown now.")
    startProcess()
  }

  /// Starts the session's process, with what the last one showed.
  private func startProcess() {
    guard !program.isEmpty else { return }
    generation += 1
    let generation = generation
    // One after the other, in their order; the process waits meanwhile, and nothing piles up here.
    let turn = DispatchSemaphore(value: 1)
    do throws(ServerError) {
      process = try SessionProcess(program) { event in
        turn.wait()
        Task {
          await self.handle(event, of: generation)
          turn.signal()
        }
      }
    } catch {
      tell(problem: error.description)
      return
    }
    // It begins with an unrequested frame.
    askedAt = .now
    sentCount = 0
    wholeMessage = 0
    if let state { restore(state) }
    watch(generation)
  }

  private func handle(_ event: SessionProcess.Event, of generation: Int) {
    guard generation == self.generation else { return }
    switch event {
    case .record(let record): handle(record: record)
    case .ended(let reason):
      process = nil
      isMoving = false
      askedAt = nil
      documentSessionDidEnd()
      refuseFiles(reason)
      tell(problem: reason)
    }
  }

  private struct Reply: Decodable {
    struct Report: Decodable {
      let isMoving: Bool
      let offset: [Double]?
    }

    let type: String
    var report: Report?
    /// The messages that the session has handled.
    var handled: Int?
  }

  private func handle(record: Data) {
    switch RecordKind(record) {
    case .frame:
      problem = nil
      let isWhole = RecordKind.isWholeFrame(record)
      for viewer in viewers.values { viewer.enqueue(record, isWhole: isWhole) }
    case .file:
      guard let file = FileRecord(record) else { return }
      files.removeValue(forKey: file.number)?.resume(returning: file)
    case .reply:
      guard let reply = try? JSONDecoder().decode(Reply.self, from: record) else { return }
      switch reply.type {
      case "catalogue": catalogue = record
      case "state": state = record
      case "document": follow(record)
      case "still":
        // What was sent meanwhile is still to be answered, within its own time.
        let handled = reply.handled ?? sentCount
        askedAt = handled < sentCount ? .now : nil
        if let message = wholeMessage, message <= handled { wholeMessage = nil }
        isMoving = reply.report?.isMoving ?? false
        offset = reply.report?.offset ?? offset
        if viewers.values.contains(where: \.wantsWhole) { askForWhole() }
        return planTick(telling: record)
      default: break
      }
      for viewer in viewers.values { viewer.add(record) }
    case nil: break
    }
  }

  /// Sends a message to the session.
  ///
  /// - Returns: Whether it is on its way.
  @discardableResult
  private func ask(_ message: Data) -> Bool {
    guard let process, process.send(message) else { return false }
    sentCount += 1
    askedAt = askedAt ?? .now
    return true
  }

  private func askForWhole() {
    guard wholeMessage == nil, ask(Data(#"{"type":"whole"}"#.utf8)) else { return }
    wholeMessage = sentCount
  }

  /// Tells all viewers what is wrong, and those that come later.
  func tell(problem text: String, isOver: Bool = true) {
    struct Problem: Encodable {
      let type = "problem"
      let text: String
      let isOver: Bool
    }
    guard let problem = try? JSONEncoder().encode(Problem(text: text, isOver: isOver)) else {
      return
    }
    self.problem = problem
    for viewer in viewers.values { viewer.add(problem) }
  }

  // MARK: Time

  /// Lets a frame begin.
  ///
  /// - Returns: The second of the clock.
  private func beginTick() -> Double {
    lastTick = .now
    let elapsed = lastTick - start
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }

  /// Lets time go on at the next frame, if anything moves and a viewer is ready for it.
  ///
  /// - Parameter record: What says that nothing moves any more.
  private func planTick(telling record: Data? = nil) {
    if let record, !isMoving {
      for viewer in viewers.values { viewer.addIfIdle(record) }
    }
    guard isMoving, !isTickPlanned, askedAt == nil,
      viewers.values.contains(where: \.isReady)
    else { return }
    isTickPlanned = true
    let due = lastTick.advanced(by: Self.frameDuration)
    Task {
      try? await Task.sleep(until: due, tolerance: .zero, clock: .continuous)
      self.tick()
    }
  }

  private func tick() {
    isTickPlanned = false
    guard isMoving, askedAt == nil else { return }
    ask(Data(#"{"type":"clock","time":\#(beginTick())}"#.utf8))
  }

  /// Ends the process if it does not answer.
  private func watch(_ generation: Int) {
    let seconds = configuration.patience
    Task {
      while self.generation == generation, let process = self.process {
        try? await Task.sleep(for: .milliseconds(250), clock: .continuous)
        // A film takes its time.
        let patience = Duration.seconds(self.files.isEmpty ? seconds : seconds * 12)
        guard self.generation == generation, let askedAt = self.askedAt,
          ContinuousClock.now - askedAt > patience
        else { continue }
        process.end(
          because: "Your code stopped responding: no answer for "
            + "\(Int(seconds)) seconds. Its process was ended.")
        self.askedAt = nil
      }
    }
  }

  /// Shows in a new process what the last one showed.
  private func restore(_ state: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: state) as? [String: Any],
      let sample = object["sample"], let settings = object["settings"] as? [String: Any]
    else { return }
    var change = settings
    if let width = settings["width"], let height = settings["height"] {
      change["size"] = [width, height]
    }
    for message: [String: Any] in [
      ["type": "open", "name": sample], ["type": "set", "settings": change],
    ] {
      if let data = try? JSONSerialization.data(withJSONObject: message) { ask(data) }
    }
    if offset.count == 2 {
      ask(Data(#"{"type":"scrollTo","x":\#(offset[0]),"y":\#(offset[1])}"#.utf8))
    }
    if object["panels"] as? String == "workbench", let recovery = takeRecovery() {
      ask(recovery)
      if let notice = recoveryNotice() { ask(notice) }
    }
  }

  /// Ends the process and leaves all viewers.
  func end() {
    generation += 1
    process?.end(because: "The playground has ended.")
    process = nil
    refuseFiles("The playground has ended.")
    forgetUnsent()
    for viewer in viewers.values { viewer.close() }
    viewers = [:]
  }
}
