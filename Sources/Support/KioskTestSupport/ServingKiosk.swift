import Foundation
import Glibc

/// `kiosk serve` as a process of its own, with a profile of its own.
package final class ServingKiosk: Sendable {
    /// Where it listens.
    package let url: String
    /// The file with the token for its controls.
    package let token: String
    private let process: RawProgram

    /// Starts it, and waits until it accepts requests.
    ///
    /// - Parameter port: Where to listen; nil for a port that nobody else is given when it has ended.
    /// - Throws: ``PtyFailure`` where it ends before that.
    package init(
        in folder: TemporaryFolder, port: String? = nil, _ options: [String] = [],
        program: String = BuiltProducts.kiosk, environment: [String: String] = [:]
    ) async throws {
        let port = try port ?? LoopbackPort.unused()
        process = try RawProgram(
            program, ["serve", "--json", "--port", port] + options, in: folder,
            environment: environment)
        try await process.sends("\"url\":\"http")
        try await process.sends("\r\n")
        let text = String(decoding: process.output, as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("\"url\"") } ?? ""
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        url = object?["url"] as? String ?? ""
        token = object?["token"] as? String ?? ""
    }

    /// The port, for another one in its place.
    package var port: String { url.split(separator: ":").last.map(String.init) ?? "" }

    /// Waits until it has answered a request to a route.
    package func answers(_ route: String) async throws {
        try await process.sends("route=\(route) ")
    }

    /// Ends it at once, as a failure of power would.
    package func kill() async throws {
        process.send(SIGKILL)
        _ = try await process.end()
    }

    /// Ends it as a person does.
    package func stop() async throws -> PtyChange {
        process.send(SIGTERM)
        return try await process.end()
    }

    /// Does something while it stands still in all its threads.
    package func standingStill<Result>(_ body: () throws -> Result) rethrows -> Result {
        process.send(SIGSTOP)
        defer { process.send(SIGCONT) }
        return try body()
    }
}
