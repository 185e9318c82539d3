import StoreModel

/// A date in the three formats of `verifyReceipt`.
struct ReceiptDate {
    /// `2018-03-15 21:41:22 Etc/GMT`
    let gmt: String
    /// `1521150082000`
    let milliseconds: String
    /// `2018-03-15 14:41:22 America/Los_Angeles`
    let pacific: String

    init(_ moment: Timestamp) {
        let seconds = Self.floor(moment.milliseconds, by: 1000)
        gmt = Self.text(seconds) + " Etc/GMT"
        milliseconds = String(moment.milliseconds)
        pacific =
            Self.text(seconds - PacificTime.hoursBehind(at: seconds) * 3600)
            + " America/Los_Angeles"
    }

    /// Adds the three formats to a receipt, as `name`, `name_ms` and `name_pst`.
    func add(_ name: String, to fields: inout [String: String]) {
        fields[name] = gmt
        fields[name + "_ms"] = milliseconds
        fields[name + "_pst"] = pacific
    }

    private static func text(_ seconds: Int64) -> String {
        let date = CivilDate(day: floor(seconds, by: 86_400))
        let rest = seconds - floor(seconds, by: 86_400) * 86_400
        let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, to: 2) }
        let day = [padded(date.year, to: 4), padded(date.month, to: 2), padded(date.day, to: 2)]
        return day.joined(separator: "-") + " " + time.joined(separator: ":")
    }

    private static func padded(_ number: Int64, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Returns the quotient, rounded down also for negative numbers.
    private static func floor(_ number: Int64, by divisor: Int64) -> Int64 {
        let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }
}
