import SandboxStore
import StoreModel

/// Dates as a scenario writes them: `2026-02-08` for any moment of a day in UTC, `2026-02-08T12:00:00Z` for one.
enum ScenarioDate {
    /// Whether a date means a moment.
    static func matches(_ text: String, _ moment: Timestamp?) -> Bool {
        guard let moment, let wanted = ISODate.timestamp(text) else { return false }
        return text.contains("T") ? wanted == moment : ISODate.day(moment) == text
    }
}

extension ScenarioDate {
    /// Whether a text is a date at all.
    static func isDate(_ text: String) -> Bool { ISODate.timestamp(text) != nil }
}
