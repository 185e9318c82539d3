import Foundation
import Glibc
import KioskTestSupport

/// `kiosk serve` as a process of its own, with a profile of its own.
final class ServingKiosk: Sendable {
    /// Where it listens.
    let url: String
    /// The file with the token for its controls.
    let token: String
    private let process: RawProgram

    /// Starts it, and waits until it accepts requests.
    init(
        in folder: TemporaryFolder, port: String = "0", _ options: [String] = []
    ) async throws {
        process = try RawProgram(
            BuiltProducts.kiosk, ["serve", "--json", "--port", port] + options, in: folder)
        try await process.sends("\"url\":\"http")
        try await process.sends("\r\n")
        let text = String(decoding: process.output, as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("\"url\"") } ?? ""
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        url = object?["url"] as? String ?? ""
        token = object?["token"] as? String ?? ""
    }

    /// The port, for another one in its place.
    var port: String { url.split(separator: ":").last.map(String.init) ?? "" }

    /// Waits until it has answered a request to a route.
    func answers(_ route: String) async throws { try await process.sends("route=\(route) ") }

    /// Ends it at once, as a failure of power would.
    func kill() async throws {
        process.send(SIGKILL)
        _ = try await process.end()
    }

    /// Ends it as a person does.
    func stop() async throws -> PtyChange {
        process.send(SIGTERM)
        return try await process.end()
    }
}
