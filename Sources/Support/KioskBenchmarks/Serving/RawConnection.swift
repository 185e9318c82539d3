import Foundation
import Glibc

/// One connection to a server on this machine, written to as it is.
final class RawConnection {
    private let descriptor: Int32

    /// Connects.
    ///
    /// - Parameter url: `http://127.0.0.1:PORT`.
    init(to url: String) throws {
        let port = url.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure("nobody listens at \(url)") }
    }

    deinit { close(descriptor) }

    /// Asks for a path.
    func get(_ path: String, _ headers: [String]) throws {
        let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1"] + headers + ["", ""]
        let bytes = Array(lines.joined(separator: "\r\n").utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw Failure("the request for \(path) was not taken")
        }
    }

    /// Reads until what has come is enough, which it returns.
    @discardableResult
    func read(until isEnough: ([UInt8]) -> Bool) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while !isEnough(bytes) {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw Failure("an answer ended early") }
            bytes += chunk[..<count]
        }
        return bytes
    }

    /// How many bytes the body of an answer has, as its head says.
    static func size(of url: String, _ path: String, _ headers: [String]) throws -> Int {
        let connection = try RawConnection(to: url)
        try connection.get(path, headers)
        let head = try connection.read { ByteSearch.has("\r\n\r\n", in: $0) }
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
        guard lines.first?.contains(" 200 ") == true,
            let line = lines.first(where: { $0.lowercased().hasPrefix("content-length:") }),
            let size = line.split(separator: " ").last.flatMap({ Int($0) })
        else { throw Failure("\(path) was answered with \(lines.first ?? "nothing")") }
        return size
    }
}
