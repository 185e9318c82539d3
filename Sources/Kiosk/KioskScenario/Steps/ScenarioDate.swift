import SandboxStore
import StoreModel

/// Compares dates in scenario files: `2026-02-08` matches any moment of that day in UTC, `2026-02-08T12:00:00Z` one
/// moment.
enum ScenarioDate {
    /// Returns whether a date matches a moment.
    static func matches(_ text: String, _ moment: Timestamp?) -> Bool {
        guard let moment, let wanted = ISODate.timestamp(text) else { return false }
        return text.contains("T") ? wanted == moment : ISODate.day(moment) == text
    }
}

extension ScenarioDate {
    /// Returns whether a text is a valid date.
    static func isDate(_ text: String) -> Bool { ISODate.timestamp(text) != nil }
}
