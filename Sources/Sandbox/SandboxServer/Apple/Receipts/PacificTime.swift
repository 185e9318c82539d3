import StoreModel

/// Computes the time zone of California, by the rule in force since 2007 (15 U.S.C. 260a), which is also applied to
/// earlier years.
///
/// It does not use the system's time zone database: `verifyReceipt` needs this zone only, also where no database is
/// installed.
enum PacificTime {
    /// Returns how many hours the zone is behind UTC: 7 in summer, 8 in winter.
    ///
    /// - Parameter seconds: The time in seconds since 1970, UTC.
    static func hoursBehind(at seconds: Int64) -> Int64 {
        let day = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
        let year = CivilDate(day: day).year
        // Daylight saving time lasts from 2:00 PST on the second Sunday of March to 2:00 PDT on the first Sunday of
        // November.
        let start = sunday(2, of: 3, year) * 86_400 + 10 * 3600
        let end = sunday(1, of: 11, year) * 86_400 + 9 * 3600
        return (start..<end).contains(seconds) ? 7 : 8
    }

    private static func sunday(_ count: Int64, of month: Int64, _ year: Int64) -> Int64 {
        let first = CivilDate.dayNumber(year: year, month: month, day: 1)
        return first + (7 - CivilDate.weekday(first)) % 7 + (count - 1) * 7
    }
}
