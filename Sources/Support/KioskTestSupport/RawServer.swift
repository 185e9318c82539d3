import Foundation
import Glibc
import Synchronization

/// A server on 127.0.0.1 that answers each request with the bytes of a test, and closes the connection.
package final class RawServer: Sendable {
    /// Returns the answer to a request, both as text with head and body; nil to send nothing as long as the client
    /// waits.
    package typealias Responder = @Sendable (String) -> String?

    /// The port.
    package let port: Int
    private let listener: Int32
    private let received = Mutex<[String]>([])

    /// Starts the server, which ends when it is released.
    ///
    /// - Throws: ``PtyFailure`` if it cannot listen.
    package init(_ answer: @escaping Responder) throws {
        (listener, port) = try Self.listen()
        let listener = listener
        Thread { [weak self] in
            while let connection = LoopbackSocket.accepted(by: listener) {
                Thread { [weak self] in Self.serve(connection, answer) { self?.keep($0) } }.start()
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
    package var url: String { "http://127.0.0.1:\(port)" }

    /// The requests so far.
    package var requests: [String] { received.withLock { $0 } }

    /// Returns an answer with a status, headers and a body of the announced length. It contains `Connection: close`,
    /// otherwise the client may send its next request to the closing connection.
    package static func http(
        _ body: String, status: String = "200 OK",
        headers: [String] = ["Content-Type: application/json"]
    ) -> String {
        let length = "Content-Length: \(body.utf8.count)"
        return (["HTTP/1.1 \(status)"] + headers + ["Connection: close", length, "", body])
            .joined(separator: "\r\n")
    }

    private func keep(_ request: String) { received.withLock { $0.append(request) } }

    private static func listen() throws -> (listener: Int32, port: Int) {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && Glibc.listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard descriptor >= 0, isOpen else { throw PtyFailure("Nothing listens on 127.0.0.1") }
        return (descriptor, Int(in_port_t(bigEndian: address.sin_port)))
    }

    private static func serve(
        _ connection: Int32, _ answer: Responder, _ keep: (String) -> Void
    ) {
        defer {
            // A program started in the meantime may have inherited the descriptor; the shutdown reaches the client
            // nevertheless.
            shutdown(connection, Int32(SHUT_RDWR))
            close(connection)
        }
        guard let request = read(connection) else { return }
        keep(request)
        guard let reply = answer(request) else {
            // Waits until the client closes the connection.
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
            return
        }
        var bytes = Array(reply.utf8)[...]
        while !bytes.isEmpty {
            let sent = bytes.withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            bytes = bytes.dropFirst(sent)
        }
    }

    /// Reads a complete request; nil if the client closes the connection before its end.
    private static func read(_ connection: Int32) -> String? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            if isWhole(text) { return text }
        }
    }

    private static func isWhole(_ request: String) -> Bool {
        let parts = request.components(separatedBy: "\r\n\r\n")
        guard parts.count > 1 else { return false }
        let length = parts[0].components(separatedBy: "\r\n").lazy
            .compactMap { line -> Int? in
                let field = line.split(separator: ":", maxSplits: 1)
                guard field.count == 2, field[0].lowercased() == "content-length" else {
                    return nil
                }
                return Int(field[1].trimmingCharacters(in: .whitespaces))
            }.first
        let body = parts.dropFirst().joined(separator: "\r\n\r\n")
        return body.utf8.count >= length ?? 0
    }
}
