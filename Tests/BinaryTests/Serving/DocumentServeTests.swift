import Dispatch
import Foundation
import KioskTestSupport
import Testing

/// Tests the server with generated requests, valid and invalid, for every operation of its OpenAPI document.
@Suite("Generated requests to the server")
struct DocumentServeTests {
    /// The checks that Schemathesis applies to each response.
    private static let checks = """
        not_a_server_error,status_code_conformance,content_type_conformance,\
        response_schema_conformance,response_headers_conformance
        """
    /// The maximum number of generated requests per route, as set with `KIOSK_EXAMPLES=300`.
    private static let wanted = ProcessInfo.processInfo.environment["KIOSK_EXAMPLES"]
    /// A given number of examples also enables the requests that cover each boundary of the document, which
    /// take minutes.
    private static let phases = wanted == nil ? "examples,fuzzing" : "examples,coverage,fuzzing"

    @Test("every response conforms to the document, and no request fails the server", .needsPython)
    func document() async throws {
        let (shared, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let path = folder.path
        let python = try await PythonEnvironment.value().interpreter
        let server = try await KioskServerProcess(in: shared)
        // Creates some data to return.
        for _ in 0..<2 {
            let bought = try await KioskRun.of(
                ["buy", "gems.60", "--backend", server.url, "--account", "ann", "--json"],
                in: folder)
            #expect(bought.status == 0)
        }
        let token = try String(contentsOfFile: server.token, encoding: .utf8)
        let secret = String(repeating: "s", count: 32)
        let device = ["Kiosk-Account: ann", "Kiosk-Device: a-program"]
        let asks = [
            (
                device + ["Authorization: Bearer \(secret)"],
                [
                    "--include-path-regex", "^/(kiosk|merchant)", "--exclude-path",
                    "/kiosk/v1/updates",
                ]
            ),
            (
                ["Authorization: Bearer \(token.prefix { !$0.isNewline })"],
                ["--include-path-regex", "^/sandbox"]
            ),
            // A request without a key must return only that error.
            ([], ["--include-path-regex", "^/(inApps|verifyReceipt|buy)"]),
        ]
        for (headers, routes) in asks {
            let arguments = headers.flatMap { ["-H", $0] } + routes
            let complaint = try await runOnNewThread {
                Self.complaint(python, of: server.url, arguments, in: path)
            }
            #expect(complaint == nil, "\(complaint ?? "")")
        }
        #expect(try await server.stop() == .exit(0))
        let audit = try await KioskRun.of(["audit"], in: shared)
        #expect(audit.status == 0, "\(audit.output)")
    }

    /// Returns the reported failure; nil for none.
    private static func complaint(
        _ python: String, of url: String, _ arguments: [String], in folder: String
    ) -> String? {
        let log = folder + "/requests.log"
        let output = ToolOutput.of(
            [
                "sh", "-c", "cd \(folder) && exec \"$0\" \"$@\" > \(log) 2>&1", python, "-m",
                "schemathesis.cli", "run", url + "/openapi.json", "--phases",
                phases, "-n", wanted ?? "3", "--checks", checks,
                "--continue-on-failure", "--no-color", "--request-timeout", "60",
                "--suppress-health-check", "all", "--warnings", "off",
                "--generation-with-security-parameters", "false", "--seed", "1",
            ] + arguments, deadline: .now() + .seconds(900))
        guard output == nil else { return nil }
        let text = try? String(contentsOfFile: log, encoding: .utf8)
        return String((text ?? "it said nothing").suffix(6000))
    }
}
