import FoundationEssentials
import StoreModel

/// Parses the value of `--since`: a date, a date with a time, or an age.
enum SinceTimeParser {
    /// Returns the time for `2026-11-21`, `2026-11-21T19:00`, the same with seconds, with `Z` or `+08:00` appended, or
    /// for an age such as `90s`, `15m`, `2h`, `3d` or `1w`, and nil for anything else.
    ///
    /// A date without a zone is in the zone of this machine.
    static func moment(
        _ text: String, now: Timestamp, zone: TimeZone = .current
    ) -> Timestamp? {
        duration(text).map { now.adding(milliseconds: -$0) } ?? date(text, zone)
    }

    private static let units: [Character: Int64] = [
        "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000,
    ]

    private static func duration(_ text: String) -> Int64? {
        guard let unit = text.last.flatMap({ units[$0] }),
            let count = number(text.dropLast(), 1...6)
        else { return nil }
        return Int64(count) * unit
    }

    private static func date(_ text: String, _ zone: TimeZone) -> Timestamp? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count <= 2, let day = numbers(halves[0], "-", [4, 2, 2]) else { return nil }
        var parts = DateComponents(year: day[0], month: day[1], day: day[2])
        parts.timeZone = zone
        if halves.count == 2 {
            guard let (time, offset) = timeOfDay(halves[1]) else { return nil }
            (parts.hour, parts.minute, parts.second) = (time[0], time[1], time[2])
            if let offset { parts.timeZone = offset }
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = parts.timeZone ?? zone
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else {
            return nil
        }
        return Timestamp(milliseconds: Int64(date.timeIntervalSince1970) * 1000)
    }

    /// Returns hours, minutes and seconds, and the time zone if the text contains one.
    private static func timeOfDay(_ text: Substring) -> ([Int], TimeZone?)? {
        if text.hasSuffix("Z") { return time(text.dropLast()).map { ($0, .gmt) } }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else {
            return time(text).map { ($0, nil) }
        }
        guard let time = time(text[..<sign]),
            let offset = numbers(text[text.index(after: sign)...], ":", [2, 2])
        else { return nil }
        let seconds = (offset[0] * 60 + offset[1]) * 60
        return TimeZone(secondsFromGMT: text[sign] == "-" ? -seconds : seconds).map { (time, $0) }
    }

    private static func time(_ text: Substring) -> [Int]? {
        numbers(text, ":", [2, 2, 2]) ?? numbers(text, ":", [2, 2]).map { $0 + [0] }
    }

    private static func numbers(
        _ text: Substring, _ separator: Character, _ digits: [Int]
    ) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == digits.count else { return nil }
        let numbers = zip(parts, digits).compactMap { number($0, $1...$1) }
        return numbers.count == digits.count ? numbers : nil
    }

    private static func number(_ text: Substring, _ digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(text)
    }
}
