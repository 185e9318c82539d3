import Foundation
import Glibc

/// A team's server that answers with arbitrary bytes, including those that servers never send.
package final class RawReceiver: @unchecked Sendable {
    /// The handling of a connection after its request was read.
    package enum Response: Sendable {
        /// Sends these bytes and closes the connection. A valid answer must contain `Connection: close`, otherwise the
        /// client may already send its next request.
        case bytes(String)
        /// Sends a status without a body and closes the connection.
        case status(Int)
        /// Sends nothing, as long as the client waits.
        case silence
        /// Sends the beginning of an answer, followed by one byte at a time.
        case drip
        /// Sends an endless answer.
        case flood
    }

    /// The error if it cannot listen.
    package struct NotListening: Error {}

    /// The port.
    package let port: Int
    private let listener: Int32
    /// Protects the requests and signals new ones.
    private let condition = NSCondition()
    private var requests: [String] = []

    /// - Parameter answers: One for each connection; the last one applies to all further connections.
    package init(_ answers: [Response]) throws {
        listener = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else {
            close(listener)
            throw NotListening()
        }
        port = Int(in_port_t(bigEndian: address.sin_port))
        Thread { [weak self] in
            var rest = answers[...]
            while let connection = LoopbackSocket.accepted(by: listener) {
                guard let self, let answer = rest.count > 1 ? rest.popFirst() : rest.first else {
                    close(connection)
                    continue
                }
                serve(connection, answer)
            }
            // Closed only now, since the system may immediately reuse the descriptor.
            close(listener)
        }.start()
    }

    deinit {
        // Ends the accepting thread with EINVAL.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The URL.
    package var url: String { "http://127.0.0.1:\(port)/hook" }

    /// The received requests, with head and body.
    package var receivedRequests: [String] {
        condition.lock()
        defer { condition.unlock() }
        return requests
    }

    /// Waits until a number of requests was received.
    ///
    /// - Throws: ``PtyFailure`` after a minute.
    package func waitForRequests(_ count: Int) async throws {
        try await runOnNewThread { [self] in
            let deadline = Date(timeIntervalSinceNow: 60)
            condition.lock()
            defer { condition.unlock() }
            while requests.count < count {
                guard condition.wait(until: deadline) else {
                    throw PtyFailure("Only \(requests.count) requests after a minute")
                }
            }
        }
    }

    /// Connects without sending. Connections are accepted in order, so all earlier requests are in ``receivedRequests`` before
    /// this one.
    ///
    /// - Throws: ``NotListening``
    package func connectWithoutSending() throws {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw NotListening() }
    }

    private func serve(_ connection: Int32, _ answer: Response) {
        let text = Self.request(from: connection)
        condition.lock()
        requests.append(text)
        condition.broadcast()
        condition.unlock()
        Thread {
            defer {
                // A program started in the meantime may have inherited the descriptor; the shutdown reaches the client
                // nevertheless.
                shutdown(connection, Int32(SHUT_RDWR))
                close(connection)
            }
            switch answer {
            case .bytes(let bytes): _ = Self.put(bytes, connection)
            case .status(let code):
                let head = "HTTP/1.1 \(code) X\r\nConnection: close\r\n"
                _ = Self.put(head + "Content-Length: 0\r\n\r\n", connection)
            case .silence: Self.waitForEnd(of: connection)
            case .drip:
                var goesOn = Self.put("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n", connection)
                while goesOn {
                    usleep(5_000)
                    goesOn = Self.put("x", connection)
                }
            case .flood:
                var goesOn = Self.put(
                    "HTTP/1.1 200 OK\r\nContent-Length: 9000000000\r\n\r\n", connection)
                let piece = String(repeating: "x", count: 1 << 16)
                while goesOn { goesOn = Self.put(piece, connection) }
            }
        }.start()
    }

    /// Reads a head, and a body of the announced length.
    private static func request(from connection: Int32) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if let end = text.range(of: "\r\n\r\n") {
                let length =
                    text[..<end.lowerBound].split(separator: "\r\n")
                    .first { $0.lowercased().hasPrefix("content-length:") }
                    .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
                if text[end.upperBound...].utf8.count >= length { return text }
            }
            let count = read(connection, &chunk, chunk.count)
            guard count > 0 else { return text }
            bytes += chunk[..<count]
            // A client that starts TLS waits for an answer.
            if bytes.first == 0x16 { return "TLS" }
        }
    }

    private static func put(_ text: String, _ connection: Int32) -> Bool {
        let bytes = Array(text.utf8)
        return send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    private static func waitForEnd(of connection: Int32) {
        var byte: UInt8 = 0
        while read(connection, &byte, 1) > 0 {}
    }
}
