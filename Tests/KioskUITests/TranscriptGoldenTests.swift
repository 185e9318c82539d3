import Foundation
import StoreModel
import Testing

@testable import KioskUI

/// Compares whole sessions in line mode with golden files. `KIOSK_RECORD=1` records the files anew.
@Suite("Line mode sessions") struct TranscriptGoldenTests {
    static let lines = [
        "menu", "1", "1", "1", "yes", "transactions", "show 2", "receipt 2", "save mine.jws",
        "refund 2000000002", "yes", "library", "1", "1", "10", "yes",
        "find type:consumable price:<5",
        "find", "sort", "2", "sandbox", "1", "2", "decline 7", "log 3", "1", "follow on",
        "follow off", "export", "undo", "where", "restore", "more", "help refund", "theme",
        "language", "5", "quit",
    ]

    @Test(
        "a whole session matches its golden file",
        arguments: [
            LocaleID(language: "en", region: "US"), LocaleID(language: "zh", region: "CN"),
        ])
    func session(locale: LocaleID) throws {
        var talk = Transcript(Fixture.emptyModel(locale: locale))
        for line in Self.lines { talk.type(line) }
        #expect(talk.hasLeft)
        try compare(talk.record, "session-\(locale.identifier)")
    }

    @Test(
        "a session that edits products and plans crashes matches its golden file",
        arguments: [
            LocaleID(language: "en", region: "US"), LocaleID(language: "de", region: "DE"),
        ])
    func workbench(locale: LocaleID) throws {
        var talk = TranscriptWorkbenchTests.session(Fixture.emptyModel(locale: locale))
        for line in [
            "help edit", "edit", "1", "1", "edit gems price 1.99", "edit pass availability draft",
            "2", "edit gems id rubies", "help crash", "crash", "4", "crash none", "quit",
        ] {
            talk.type(line)
        }
        try compare(talk.record, "workbench-\(locale.identifier)")
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Talks")

    private func compare(_ record: String, _ name: String) throws {
        let file = Self.folder.appendingPathComponent("\(name).talk")
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try record.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try record == String(contentsOf: file, encoding: .utf8), "\(name)")
    }
}
