import Foundation

/// The connections of a server, which one thread reads and writes.
struct ConnectionLoop {
  private enum State {
    case reading(HTTPRequestReader)
    /// The request is being handled.
    case waiting
    case writing(ArraySlice<UInt8>)
    /// The response is written. If the connection were closed now, a client that still sends would not receive it.
    case draining
  }

  private struct Connection {
    let socket: LoopbackSocket
    var state: State
    var deadline: ContinuousClock.Instant

    /// Whether a response is expected or being written.
    var isAnswered: Bool {
      switch state {
      case .waiting, .writing: true
      case .reading, .draining: false
      }
    }
  }

  private let listener: LoopbackSocket
  private let limits: LoopbackServer.Limits
  private let mailbox: ServerMailbox
  private let handle: (NumberedRequest) -> Void
  private var connections: [Int: Connection] = [:]
  private var count = 0
  private var isStopping = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(
    _ listener: LoopbackSocket, _ limits: LoopbackServer.Limits, _ mailbox: ServerMailbox,
    handle: @escaping (NumberedRequest) -> Void
  ) {
    (self.listener, self.limits, self.mailbox, self.handle) = (listener, limits, mailbox, handle)
  }

  /// Runs until the server stops and the last response is written.
  mutating func run() {
    while !isStopping || connections.values.contains(where: \.isAnswered) { step() }
    for connection in connections.values { connection.socket.close() }
    listener.close()
  }

  /// Waits for the next event and handles all that occurred.
  private mutating func step() {
    let numbers = connections.keys.sorted()
    let accepts = !isStopping && connections.count < limits.connections
    var requests = [
      pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: accepts ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    for number in numbers { requests.append(request(of: number)) }
    // The limit lets deadlines pass without events.
    _ = poll(&requests, nfds_t(requests.count), connections.isEmpty ? 60_000 : 500)
    if requests[0].revents != 0 { takeMail() }
    for (number, request) in zip(numbers, requests.dropFirst(2)) where request.revents != 0 { advance(number) }
    if requests[1].revents != 0 { accept() }
    closeLate()
  }

  private func request(of number: Int) -> pollfd {
    let socket = connections[number]?.socket.descriptor ?? -1
    return switch connections[number]?.state {
    case .reading, .draining: pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    case .writing: pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
    case .waiting, nil: pollfd(fd: -1, events: 0, revents: 0)
    }
  }

  private mutating func takeMail() {
    let mail = mailbox.take()
    isStopping = isStopping || mail.isStopping
    for (number, response) in mail.responses { answer(number, response) }
  }

  private mutating func accept() {
    while connections.count < limits.connections, let socket = listener.accept() {
      connections[count] = Connection(socket: socket, state: .reading(HTTPRequestReader()), deadline: deadline)
      count += 1
    }
  }

  private var deadline: ContinuousClock.Instant { .now + limits.patience }

  private mutating func answer(_ number: Int, _ response: HTTPResponse) {
    guard connections[number] != nil else { return }
    let deadline = deadline
    connections[number]?.state = .writing(response.bytes[...])
    connections[number]?.deadline = deadline
    advance(number)
  }

  private mutating func advance(_ number: Int) {
    guard let connection = connections[number] else { return }
    switch connection.state {
    case .reading(let reader): read(number, connection.socket, reader)
    case .writing(let bytes): write(number, connection.socket, bytes)
    case .draining: if case .end = connection.socket.read(&buffer) { close(number) }
    case .waiting: break
    }
  }

  private mutating func read(_ number: Int, _ socket: LoopbackSocket, _ reader: HTTPRequestReader) {
    var reader = reader
    // Otherwise, the stored copy would make each piece copy the request.
    connections[number]?.state = .waiting
    switch socket.read(&buffer) {
    case .end: close(number)
    case .later: connections[number]?.state = .reading(reader)
    case .bytes(let bytes):
      switch reader.take(bytes) {
      case .incomplete: connections[number]?.state = .reading(reader)
      case .complete(let request): handle(NumberedRequest(number: number, request: request))
      case .rejected(let status): answer(number, .problem(status, "the request is not accepted"))
      }
    }
  }

  private mutating func write(_ number: Int, _ socket: LoopbackSocket, _ bytes: ArraySlice<UInt8>) {
    guard let written = socket.write(bytes) else { return close(number) }
    let rest = bytes.dropFirst(written)
    if !rest.isEmpty {
      let deadline = deadline
      if written > 0 { connections[number]?.deadline = deadline }
      connections[number]?.state = .writing(rest)
      return
    }
    socket.endWriting()
    connections[number]?.state = .draining
    connections[number]?.deadline = .now + .seconds(1)
  }

  private mutating func closeLate() {
    let now = ContinuousClock.now
    for (number, connection) in connections where connection.deadline < now {
      switch connection.state {
      case .waiting: continue
      case .reading: answer(number, .problem(.timeout, "the request took too long"))
      case .writing, .draining: close(number)
      }
    }
  }

  private mutating func close(_ number: Int) { connections.removeValue(forKey: number)?.socket.close() }
}
