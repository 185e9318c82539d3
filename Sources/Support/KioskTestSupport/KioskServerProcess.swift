import Foundation
import Glibc

/// `kiosk serve` as a separate process with its own profile.
package final class KioskServerProcess: Sendable {
    /// The URL.
    package let url: String
    /// The path of the file with the token for its controls.
    package let token: String
    private let process: RawProgram

    /// Starts it, and waits until it accepts requests.
    ///
    /// - Parameter port: The port; nil for one that is not assigned to others after it has ended.
    /// - Throws: ``PtyFailure`` if it ends before that.
    package init(
        in folder: TemporaryFolder, port: String? = nil, _ options: [String] = [],
        program: String = BuiltProducts.kiosk, environment: [String: String] = [:]
    ) async throws {
        let port = try port ?? LoopbackPort.unused()
        process = try RawProgram(
            program, ["serve", "--json", "--port", port] + options, in: folder,
            environment: environment)
        try await process.waitForOutput(containing: "\"url\":\"http")
        try await process.waitForOutput(containing: "\r\n")
        let text = String(decoding: process.output, as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("\"url\"") } ?? ""
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        url = object?["url"] as? String ?? ""
        token = object?["token"] as? String ?? ""
    }

    /// The port, for starting another server in its place.
    package var port: String { url.split(separator: ":").last.map(String.init) ?? "" }

    /// Waits until it has answered a request to a route.
    package func waitForRequest(to route: String) async throws {
        try await process.waitForOutput(containing: "route=\(route) ")
    }

    /// Kills it, as a power failure would.
    package func kill() async throws {
        process.send(SIGKILL)
        _ = try await process.waitForEnd()
    }

    /// Terminates it, as a user would.
    package func stop() async throws -> ProcessStateChange {
        process.send(SIGTERM)
        return try await process.waitForEnd()
    }

    /// Runs a body while all of its threads are stopped.
    package func whilePaused<Result>(_ body: () throws -> Result) rethrows -> Result {
        process.send(SIGSTOP)
        defer { process.send(SIGCONT) }
        return try body()
    }
}
