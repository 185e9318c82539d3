import Foundation
import KioskManual
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskReport

@Suite("JSON lines of a report")
struct ReportRecordTests {
    @Test("each kind has unique names and is in the manual and the schema")
    func names() throws {
        let data = try JSONEncoder().encode(ReportSchema())
        let schema = try #require(
            try JSONSerialization.jsonObject(with: data) as? [String: any Sendable])
        let lines = try #require(schema["oneOf"] as? [[String: any Sendable]])
        #expect(lines.count == ReportKind.allCases.count)
        let table = try ManualArticle("reports").table("record-kinds")
        for kind in ReportKind.allCases {
            let names = kind.fields.map(\.name)
            #expect(Set(names).count == names.count && !names.contains("kind"))
            #expect(table.contains("| `\(kind.rawValue)` | \(kind.sentence)"), "\(kind)")
        }
    }

    @Test("a line is JSON that escapes all hidden characters")
    func json() throws {
        let record = ReportRecord(
            .failure,
            [
                "file": .text("a\"\\\u{202E}\u{0}\n\t\u{1F600}"), "line": .number(.min),
                "sides": .texts(["<a>", ""]),
            ])
        let line = ReportLines.line(record)
        #expect(
            line
                == #"{"kind":"failure","file":"a\"\\\u202e\u0000\n\t😀","line":-9223372036854775808,"sides":["<a>",""]}"#
        )
        let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(read?["file"] as? String == record.text("file"))
    }

    @Test("lines are in the order of their kinds, and the last one has their count")
    func order() throws {
        let report = SessionReport([Fixture.order("i-2"), Fixture.head, Fixture.order("i-1")])
        let lines = ReportLines.text(report).split(separator: "\n")
        #expect(lines.count == 4 && lines[0].hasPrefix(#"{"kind":"report","version":1,"#))
        #expect(lines[1].contains("i-2") && lines[2].contains("i-1"))
        #expect(lines[3] == #"{"kind":"end","lines":3}"#)
        #expect(lines[1].contains(#""price":990,"currency":"USD""#))
    }

    @Test("lines are filtered by order and time, without replay data")
    func narrowed() {
        let report = SessionReport([
            Fixture.head, Fixture.order("i-1"), Fixture.order("i-2", at: Fixture.later(1000)),
            Fixture.step("i-1", .store, .charged, 0), Fixture.step("i-2", .store, .charged, 900),
            Fixture.mark("crash", "crash", 950), Fixture.played("x"),
        ])
        let one = report.restricted(to: Fixture.order("i-1"))
        #expect(one.all(.order).count == 1 && one.all(.step).count == 1)
        #expect(one.all(.mark).count == 1 && one.head?.text("of") == "2000-i-1")
        let late = report.restricted(since: Fixture.later(900))
        #expect(late.all(.order).count == 1 && late.all(.step).count == 1)
        #expect(late.all(.played).count == 1)
        #expect(late.head?.moment("since") == Fixture.later(900) && late.head?.text("of") == nil)
        // The filters are named in a fixed order, whichever was applied first.
        let both = report.restricted(to: Fixture.order("i-1")).restricted(since: Fixture.later(900))
        #expect(
            both
                == report.restricted(since: Fixture.later(900)).restricted(to: Fixture.order("i-1"))
        )
        #expect(both.head?.members.suffix(2).map(\.name) == ["since", "of"])
    }
}
