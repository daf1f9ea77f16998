/// A server's end of a session: bytes in, bytes out.
///
/// Calls are handled one by one, because each may depend on the calls before it. A request can be cancelled while it
/// waits or is being handled.
public actor RPCSession {
  private let dialect: RPCDialect
  private let handler: any RPCHandler
  private let send: @Sendable ([UInt8]) -> Void
  private var scanner: FrameScanner
  private var waiting: [RPCInput] = []
  private var worker: Task<Void, Never>?
  /// The requests that wait or are being handled.
  private var open: Set<RPCIdentifier> = []
  private var cancelled: Set<RPCIdentifier> = []
  private var running: (id: RPCIdentifier, task: Task<RPCPayload, any Error>)?

  /// The greatest number of waiting messages. Further ones are refused unless they are notifications.
  private static let capacity = 10_000

  /// - Parameters:
  ///   - limit: the greatest length of a message in bytes.
  ///   - send: writes bytes to the client, all of them.
  public init(
    _ dialect: RPCDialect, limit: Int = 1 << 26, handler: any RPCHandler, send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.dialect, self.handler) = (dialect, handler)
    scanner = FrameScanner(dialect.framing, limit: limit)
    let framing = dialect.framing
    self.send = { send(framing.framed($0)) }
  }

  private var client: RPCClient { RPCClient(send) }

  /// Receives bytes as they arrive. Complete messages are handled in the background.
  public func receive(_ bytes: some Collection<UInt8> & Sendable) async {
    scanner.append(bytes)
    while let frame = scanner.next() { await take(frame) }
  }

  /// Waits until everything received is handled. No more bytes may follow.
  public func end() async {
    if let frame = scanner.last() { await take(frame) }
    while let worker {
      await worker.value
      if self.worker == worker { self.worker = nil }
    }
  }

  private func take(_ frame: FrameScanner.Frame) async {
    switch frame {
    case .broken(let error): send(RPCOutput.error(.null, error))
    case .message(let bytes): await take(RPCInput(bytes))
    }
  }

  private func take(_ input: RPCInput) async {
    if case .single(.call(let call)) = input {
      if call.id == nil, call.method == dialect.cancellation.method { return cancel(call) }
      if let id = call.id, handler.isUrgent(call.method) { return send(await response(to: call, id) ?? []) }
    }
    guard waiting.count < Self.capacity || input.isNotification else {
      return send(RPCOutput.error(input.id, .invalidRequest("too many requests are waiting")))
    }
    open.formUnion(input.requests)
    waiting.append(input)
    if worker == nil { worker = Task { await work() } }
  }

  private func work() async {
    var next = 0
    while next < waiting.count {
      let input = waiting[next]
      next += 1
      if next > 1024 || next == waiting.count {
        waiting.removeFirst(next)
        next = 0
      }
      await handle(input)
    }
    worker = nil
  }

  private func handle(_ input: RPCInput) async {
    switch input {
    case .single(let item):
      if let response = await response(to: item) { send(response) }
    case .batch(let items):
      var responses: [[UInt8]] = []
      for item in items { if let response = await response(to: item) { responses.append(response) } }
      if !responses.isEmpty { send(RPCOutput.batch(responses)) }
    }
  }

  private func response(to item: RPCItem) async -> [UInt8]? {
    switch item {
    case .response: return nil
    case .invalid(let id, let error): return RPCOutput.error(id, error)
    case .call(let call):
      if let id = call.id { return await response(to: call, id) }
      if call.method == dialect.cancellation.method { cancel(call) } else { await handler.take(call, client) }
      return nil
    }
  }

  private func response(to call: RPCCall, _ id: RPCIdentifier) async -> [UInt8]? {
    defer { forget(id) }
    if cancelled.contains(id) { return cancellation(of: id) }
    let (handler, client) = (handler, client)
    let task = Task { try await handler.answer(call, client) }
    if !handler.isUrgent(call.method) { running = (id, task) }
    defer { if running?.task == task { running = nil } }
    do {
      let payload = try await task.value
      // A finished request may be answered although it was cancelled, unless the protocol forbids it.
      return cancelled.contains(id) && !dialect.answersCancelled ? nil : RPCOutput.result(id, payload)
    } catch let error as RPCError {
      return cancelled.contains(id) ? cancellation(of: id) : RPCOutput.error(id, error)
    } catch {
      if cancelled.contains(id) { return cancellation(of: id) }
      return RPCOutput.error(id, RPCError(RPCError.internalErrorCode, "\(error)"))
    }
  }

  private func forget(_ id: RPCIdentifier) {
    open.remove(id)
    cancelled.remove(id)
  }

  private func cancel(_ call: RPCCall) {
    guard let id = call.params[dialect.cancellation.parameter].flatMap({ RPCIdentifier($0) }), open.contains(id) else {
      return
    }
    cancelled.insert(id)
    if let running, running.id == id { running.task.cancel() }
  }

  private func cancellation(of id: RPCIdentifier) -> [UInt8]? {
    guard dialect.answersCancelled else { return nil }
    return RPCOutput.error(id, RPCError(RPCError.cancelledCode, "the request was cancelled"))
  }
}

extension RPCInput {
  /// The ids of its requests.
  fileprivate var requests: [RPCIdentifier] {
    switch self {
    case .single(let item): [item.request].compactMap(\.self)
    case .batch(let items): items.compactMap(\.request)
    }
  }

  fileprivate var id: RPCIdentifier { requests.first ?? .null }

  fileprivate var isNotification: Bool {
    if case .single(.call(let call)) = self { call.id == nil } else { false }
  }
}

extension RPCItem {
  fileprivate var request: RPCIdentifier? {
    if case .call(let call) = self { call.id } else { nil }
  }
}
