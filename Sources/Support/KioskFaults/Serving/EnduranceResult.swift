/// What an ``Endurance`` has come to.
package struct EnduranceResult: Sendable {
    /// How many servers were killed.
    package internal(set) var kills = 0
    /// How often a kiosk ended with each exit code.
    var ends: [Int32: Int] = [:]
    /// How many purchases the store has charged, each once.
    package internal(set) var purchases = 0
    /// What was wrong at rest; empty where all is well.
    package internal(set) var violations: [String] = []
    var takings: Revenue?
    var settling: Duration = .zero

    mutating func add(_ other: EnduranceResult) {
        kills += other.kills
        ends.merge(other.ends, uniquingKeysWith: +)
    }

    /// The figures, and then what is wrong.
    package var lines: [String] {
        let codes = ends.sorted { $0.key < $1.key }.map { "\($0.value) × exit \($0.key)" }
        return [
            "\(kills) servers killed, \(purchases) purchases charged",
            "kiosks ended: " + codes.joined(separator: ", "),
            "at rest after \(settling.formatted)",
            takings.map { "\($0)" } ?? "nothing was added up",
            "\(violations.count) broken",
        ] + violations.prefix(10)
    }
}

extension Duration {
    fileprivate var formatted: String { "\(Int(self / .milliseconds(1))) ms" }
}
