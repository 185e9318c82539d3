import Foundation
import KioskTestSupport
import StoreModel
import Testing

/// Compares transcripts of commands, as a terminal displays them without colors. `KIOSK_RECORD=1` records them
/// anew.
@Suite("Command output")
struct CommandGoldenTests {
    /// A sequence of commands in one profile.
    struct Session: CustomTestStringConvertible, Sendable {
        let name: String
        let commands: [String]

        var testDescription: String { name }
    }

    private static let sessions = [
        Session(
            name: "consumable",
            commands: [
                "buy gems.60 --quantity 2", "spend gems 45", "library", "restore", "transactions",
            ]),
        Session(
            name: "non-consumable",
            commands: [
                "buy removeads", "buy removeads", "restore --device phone-2",
                "library --device phone-2", "sandbox refund removeads", "library",
            ]),
        Session(
            name: "approval",
            commands: ["buy torch --outcome ask-to-buy", "transactions", "sandbox approve"]),
        Session(
            name: "refusals",
            commands: [
                "buy gems", "buy gems.61", "buy gems.60 --quantity 11", "buy soundtrack",
                "buy gems.60 --outcome decline", "spend gems 10", "finish 1", "reset", "frobnicate",
            ]),
        Session(
            name: "subscription",
            commands: [
                "buy club.monthly", "subscriptions",
                "sandbox subscription cancel club.monthly",
            ]),
        Session(
            name: "products",
            commands: [
                "products", "products --locale zh_CN --storefront CHN", "products --why soundtrack",
            ]),
        Session(
            name: "faults",
            commands: [
                "sandbox fault add purchase drop-after product=gems.60", "sandbox fault list",
                "sandbox fault clear", "sandbox fault list",
            ]),
        Session(name: "health", commands: ["audit", "doctor"]),
    ]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens")

    @Test(
        "the output of a session matches its transcript", .timeLimit(.minutes(5)),
        arguments: sessions)
    func transcript(_ session: Session) async throws {
        var kiosk = try CommandShop()
        kiosk.clock = FixedClock(Timestamp(milliseconds: 1_772_444_460_000))
        var text = ""
        for command in session.commands {
            let run = try await kiosk(command)
            text += "$ kiosk \(command)\n\(run.transcript)[\(run.status)]\n"
        }
        let shown = Self.withoutChance(text.replacing(kiosk.folder.path, with: "<state>"))
        let file = Self.folder.appending(path: session.name + ".txt")
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try shown.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == shown)
    }

    @Test("every transcript belongs to a session")
    func strangers() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == Self.sessions.map { $0.name + ".txt" }.sorted())
    }

    /// Returns the text without random numbers, and without the intermediate states of an order, whose number
    /// varies.
    private static func withoutChance(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains(#/^[0-9:]{8}\.[0-9]{3} /#) }.joined(separator: "\n")
            .replacing(/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/, with: "<id>")
            .replacing(/[0-9]{10,}/) { String(repeating: "7", count: $0.output.count) }
    }
}
