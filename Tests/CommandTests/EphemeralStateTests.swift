import Foundation
import KioskTestSupport
import Testing

@Suite("Ephemeral state")
struct LeftoverTests {
    @Test("ephemeral state is removed at the end of a command")
    func removed() async throws {
        let folder = try TemporaryFolder()
        let run = try await KioskRun.of(
            ["buy", "gems.60", "--ephemeral"], in: folder, environment: ["TMPDIR": folder.path])
        #expect(run.status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(
        "ephemeral state is removed when a signal ends the command, which then ends by that signal",
        arguments: [
            SIGINT, SIGTERM, SIGHUP,
        ])
    func signalled(number: Int32) async throws {
        let folder = try TemporaryFolder()
        // A shell's background processes ignore some signals, and the program would inherit that.
        _ = signal(number, SIG_DFL)
        try await runOnNewThread {
            let process = Process()
            process.executableURL = URL(filePath: BuiltProducts.kiosk)
            process.arguments = ["shop", "--plain", "--ephemeral"]
            process.environment = KioskRun.baseEnvironment(folder.path).merging([
                "TMPDIR": folder.path
            ]) { $1 }
            let (input, output) = (Pipe(), Pipe())
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            // The prompt appears once everything is open.
            var text = ""
            while !text.contains("kiosk> ") {
                let piece = output.fileHandleForReading.availableData
                guard !piece.isEmpty else { break }
                text += String(decoding: piece, as: UTF8.self)
            }
            let during = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(during.contains { $0.hasPrefix("kiosk-") })
            kill(process.processIdentifier, number)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == number)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }
}
