import Glibc
import KioskTestSupport

/// A connection to a server on this machine for sending arbitrary bytes.
final class FuzzConnection {
    private let descriptor: Int32
    private var received: [UInt8] = []
    /// Whether another request can be sent.
    private(set) var isOpen = true

    /// Connects.
    ///
    /// - Parameter patience: The timeout of a response in seconds. It is long, since a server that shares two
    ///   processors with other work is slow without being faulty.
    init(port: Int, patience: Int = 300) throws {
        do throws(LoopbackSocket.NotConnected) {
            descriptor = try LoopbackSocket.connected(to: port) { descriptor in
                Self.prepare(descriptor, patience)
            }
        } catch {
            throw FuzzFailure("The server does not accept connections any more (\(error.code)).")
        }
    }

    private static func prepare(_ descriptor: Int32, _ patience: Int) {
        var time = timeval(tv_sec: patience, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        // Otherwise thousands of closed connections would occupy their ports for a minute.
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &linger,
            socklen_t(MemoryLayout.size(ofValue: linger)))
        var on: Int32 = 1
        setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    /// Sends a request, and reads the response.
    ///
    /// - Throws: ``FuzzFailure`` if it is missing.
    func answer(to request: [UInt8], isHead: Bool) throws -> RawHTTPResponse {
        received = []
        send(request)
        let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        var range = received.firstRange(of: end)
        while range == nil, receive() { range = received.firstRange(of: end) }
        guard let range, var answer = RawHTTPResponse(head: Array(received[..<range.lowerBound]))
        else {
            throw FuzzFailure("There is no answer (\(received.count) bytes).")
        }
        if answer.isLast || answer.isStream { isOpen = false }
        guard !answer.isStream, !isHead, ![204, 304].contains(answer.status) else { return answer }
        guard let length = answer.length else { throw FuzzFailure("An answer has no length.") }
        while received.count < range.upperBound + length, receive() {}
        answer.body = Array(received[range.upperBound...])
        try require(
            answer.body.count == length,
            "An answer has \(answer.body.count) bytes instead of \(length).")
        return answer
    }

    /// Sends arbitrary bytes and closes the writing side; returns the first response, if there is one.
    func anything(_ bytes: [UInt8]) -> RawHTTPResponse? {
        isOpen = false
        send(bytes)
        shutdown(descriptor, Int32(SHUT_WR))
        while received.count < 1 << 16, receive() {}
        let end = received.firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A])
        return end.flatMap { RawHTTPResponse(head: Array(received[..<$0.lowerBound])) }
    }

    private func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Reads more bytes; returns false at the end or on a timeout.
    private func receive() -> Bool {
        var piece = [UInt8](repeating: 0, count: 1 << 14)
        var count = recv(descriptor, &piece, piece.count, 0)
        while count < 0, errno == EINTR { count = recv(descriptor, &piece, piece.count, 0) }
        guard count > 0 else {
            isOpen = false
            return false
        }
        received += piece[..<count]
        return true
    }
}
