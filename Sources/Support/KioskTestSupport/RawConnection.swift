import Foundation
import Glibc

/// A connection for sending arbitrary bytes, including those that clients never send.
package final class RawConnection: @unchecked Sendable {
    /// The error for a closed connection or a timeout before the expected answer.
    package struct IncompleteAnswer: Error {}

    private let descriptor: Int32

    /// Connects to a port of this machine.
    ///
    /// - Parameter room: The size of the receive buffer in bytes; nil for the default.
    /// - Throws: `LoopbackSocket.NotConnected`.
    package init(port: Int, room: Int32? = nil) throws {
        descriptor = try LoopbackSocket.connected(to: port) { descriptor in
            guard var room else { return }
            setsockopt(
                descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    deinit { close(descriptor) }

    /// Sets the timeout of each read or write.
    private func patience(milliseconds: Int, _ option: Int32 = SO_RCVTIMEO) {
        var time = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
        setsockopt(
            descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Writes a text; returns false after the connection is closed.
    private func put(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Sends a text, and reads until the server closes the connection or sends nothing for half a minute.
    package func answer(to text: String) async throws -> String {
        try await runOnNewThread { [self] in
            patience(milliseconds: 30_000)
            _ = put(text)
            var answer: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = recv(descriptor, &chunk, chunk.count, 0)
                guard count > 0 else { break }
                answer += chunk[..<count]
            }
            return String(decoding: answer, as: UTF8.self)
        }
    }

    /// Sends a text, and reads until the answer satisfies a condition.
    ///
    /// - Throws: ``IncompleteAnswer`` if the server closes the connection before that, or sends nothing for half a minute.
    package func answer(
        to text: String, until isEnough: @escaping @Sendable (String) -> Bool
    ) async throws -> String {
        try await runOnNewThread { [self] in
            patience(milliseconds: 30_000)
            _ = put(text)
            var answer = ""
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while !isEnough(answer) {
                let count = recv(descriptor, &chunk, chunk.count, 0)
                guard count > 0 else { throw IncompleteAnswer() }
                answer += String(decoding: chunk[..<count], as: UTF8.self)
            }
            return answer
        }
    }

    /// Sends the same piece repeatedly, without reading.
    ///
    /// - Returns: True if the server closes the connection, false after a timeout of two minutes.
    package func isClosed(whileSending piece: String) async throws -> Bool {
        try await runOnNewThread { [self] in
            patience(milliseconds: 120_000, SO_SNDTIMEO)
            while put(piece) {}
            return errno == EPIPE || errno == ECONNRESET
        }
    }

    /// Sends the same piece repeatedly until the server closes the connection.
    ///
    /// - Returns: The answer, and the number of accepted pieces; nil if all were accepted.
    package func answer(
        to head: String, dripping piece: String, every milliseconds: Int, atMost limit: Int
    ) async throws -> (answer: String, pieces: Int)? {
        try await runOnNewThread { [self] in
            patience(milliseconds: max(1, milliseconds))
            _ = put(head)
            var answer: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            for number in 0..<limit {
                let wasSent = put(piece)
                let flags = milliseconds == 0 ? Int32(MSG_DONTWAIT) : 0
                let count = recv(descriptor, &chunk, chunk.count, flags)
                if count > 0 { answer += chunk[..<count] }
                let isOver = count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
                if isOver || !wasSent {
                    return (String(decoding: answer, as: UTF8.self), number)
                }
            }
            return nil
        }
    }
}
