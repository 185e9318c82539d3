package import StoreModel

/// The merchant's order numbers, such as `M-2026-000412`: the year of issue, and a gapless serial number over all
/// years.
package enum MerchantOrderNumber {
    /// Returns the number with this serial number, issued at this moment (UTC).
    package static func text(serial: Int64, at now: Timestamp) -> MerchantOrder {
        text(year: year(of: now), serial: serial)
    }

    /// Returns the number with this serial number, issued in this year.
    static func text(year: Int64, serial: Int64) -> MerchantOrder {
        let digits = String(max(0, serial))
        let zeros = String(repeating: "0", count: max(0, 6 - digits.utf8.count))
        return MerchantOrder("M-\(year)-\(zeros)\(digits)")
    }

    /// Returns the year of a moment in UTC, 1970...9999 (Howard Hinnant, `civil_from_days`).
    static func year(of moment: Timestamp) -> Int64 {
        let days = min(max(0, moment.milliseconds / 86_400_000), 2_932_896) + 719_468
        let era = days / 146_097
        let day = days % 146_097
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        // The years of the algorithm begin in March: its months 10 and 11 are January and February.
        let month = (5 * dayOfYear + 2) / 153
        return year + era * 400 + (month >= 10 ? 1 : 0)
    }
}
