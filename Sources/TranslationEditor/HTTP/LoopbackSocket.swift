import FileSystem
import Foundation

/// A socket of the loopback address, which other machines cannot reach.
struct LoopbackSocket: Sendable {
  let descriptor: Int32

  /// Listens on a port of 127.0.0.1; 0 chooses a free one.
  /// - Throws: if the port is used.
  static func listen(port: UInt16) throws(UsageError) -> (socket: LoopbackSocket, port: UInt16) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = LoopbackSocket(descriptor: Foundation.socket(AF_INET, kind, 0))
    guard socket.descriptor >= 0 else { throw problem(port) }
    var reuses: Int32 = 1
    setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket.descriptor, address, length) == 0 && Foundation.listen(socket.descriptor, 64) == 0
          && getsockname(socket.descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      let problem = problem(port)
      socket.close()
      throw problem
    }
    socket.configure()
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private static func problem(_ port: UInt16) -> UsageError {
    UsageError("port \(port) cannot be used: \(String(cString: strerror(errno))); choose another port with --port")
  }

  /// Sets that calls do not wait, that child processes do not inherit the socket, and that writing to a closed
  /// connection is an error and not a signal.
  private func configure() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isSilent: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Returns the next connection; `nil` if there is none now.
  func accept() -> LoopbackSocket? {
    let descriptor = Foundation.accept(descriptor, nil, nil)
    if descriptor < 0 { return nil }
    let socket = LoopbackSocket(descriptor: descriptor)
    socket.configure()
    return socket
  }

  enum Reading {
    case bytes(ArraySlice<UInt8>)
    case later, end
  }

  /// Reads the available bytes, at most as many as the buffer has.
  func read(_ buffer: inout [UInt8]) -> Reading {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .later : .end
  }

  /// Writes as many bytes as the connection accepts without blocking.
  /// - Returns: the number of written bytes; `nil` if the client has closed the connection.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Ends the response. The client may still send bytes.
  func endWriting() {
    #if canImport(Darwin)
      _ = shutdown(descriptor, SHUT_WR)
    #else
      _ = shutdown(descriptor, Int32(SHUT_WR))
    #endif
  }

  func close() { _ = Foundation.close(descriptor) }
}

/// A pipe that ends a `poll` in another thread.
struct WakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(UsageError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw UsageError("cannot create a pipe: \(String(cString: strerror(errno)))") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) == bytes.count {}
  }
}
