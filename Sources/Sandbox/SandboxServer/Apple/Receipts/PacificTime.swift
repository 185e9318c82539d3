import StoreModel

/// The time in California, by the rule that holds since 2007 (15 U.S.C. 260a); for earlier years, too.
///
/// The system's table of zones is not asked: `verifyReceipt` needs this zone alone, also where no table is installed.
enum PacificTime {
    /// How many hours it is behind Greenwich: 7 in summer, 8 in winter.
    ///
    /// - Parameter seconds: Since 1970, UTC.
    static func hoursBehind(at seconds: Int64) -> Int64 {
        let day = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
        let year = CivilDate(day: day).year
        // From two o'clock in winter's time on the second Sunday of March, to two o'clock in summer's of November.
        let start = sunday(2, of: 3, year) * 86_400 + 10 * 3600
        let end = sunday(1, of: 11, year) * 86_400 + 9 * 3600
        return (start..<end).contains(seconds) ? 7 : 8
    }

    private static func sunday(_ count: Int64, of month: Int64, _ year: Int64) -> Int64 {
        let first = CivilDate.number(year: year, month: month, day: 1)
        return first + (7 - CivilDate.weekday(first)) % 7 + (count - 1) * 7
    }
}
