import Foundation
import StoreModel
import Testing

@testable import KioskApp

@Suite("Parsing of --since")
struct SinceTimeParserTests {
    private let now = Timestamp(milliseconds: 1_800_000_000_000)

    private func moment(_ text: String, hours: Int = 8) throws -> Int64? {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        return SinceTimeParser.moment(text, now: now, zone: zone)?.milliseconds
    }

    @Test(
        "an age is counted back from now",
        arguments: [("90s", 90), ("15m", 900), ("2h", 7200), ("3d", 259_200), ("1w", 604_800)])
    func ages(text: String, seconds: Int64) throws {
        #expect(try moment(text) == now.milliseconds - seconds * 1000)
    }

    @Test("a date is in the local time zone unless it names another")
    func dates() throws {
        let midnight: Int64 = 1_795_219_200_000
        #expect(try moment("2026-11-21", hours: 0) == midnight)
        #expect(try moment("2026-11-21") == midnight - 8 * 3_600_000)
        #expect(try moment("2026-11-21T01:30", hours: 0) == midnight + 90 * 60_000)
        #expect(try moment("2026-11-21T00:00:05Z") == midnight + 5000)
        #expect(try moment("2026-11-21T05:30:00+05:30") == midnight)
        #expect(try moment("2026-11-20T19:00-05:00") == midnight)
    }

    @Test(
        "an invalid time is rejected",
        arguments: [
            "", "h", "-2h", "2 h", "1234567h", "2026", "2026-13-01", "2026-02-30", "2026-11-21T",
            "2026-11-21T25:00", "2026-11-21T01:00:00+", "2026-11-21T01:00+99:00", "yesterday",
            "２h", "2026-11-21T01:00T02:00",
        ])
    func nonsense(text: String) throws {
        #expect(try moment(text) == nil)
    }
}
