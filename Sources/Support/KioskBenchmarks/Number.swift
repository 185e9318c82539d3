import Foundation

/// Formats numbers with three significant digits.
enum Number {
    static func short(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        if value == value.rounded(), abs(value) < 1000 { return String(Int(value)) }
        return String(
            format: abs(value) >= 100 ? "%.0f" : abs(value) >= 10 ? "%.1f" : "%.2f", value)
    }
}
