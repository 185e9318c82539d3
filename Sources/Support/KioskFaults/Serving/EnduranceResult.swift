/// The result of an ``EnduranceTest``.
package struct EnduranceResult: Sendable {
    /// The number of killed servers.
    package internal(set) var kills = 0
    /// The number of kiosk runs by exit code.
    var ends: [Int32: Int] = [:]
    /// The number of purchases that the store charged.
    package internal(set) var purchases = 0
    /// The violations at rest.
    package internal(set) var violations: [String] = []
    var revenue: Revenue?
    var recoveryTime: Duration = .zero

    mutating func add(_ other: EnduranceResult) {
        kills += other.kills
        ends.merge(other.ends, uniquingKeysWith: +)
    }

    /// The figures, followed by the violations.
    package var lines: [String] {
        let codes = ends.sorted { $0.key < $1.key }.map { "\($0.value) × exit \($0.key)" }
        return [
            "\(kills) servers killed, \(purchases) purchases charged",
            "exit codes of kiosk: " + codes.joined(separator: ", "),
            "at rest after \(recoveryTime.formatted)",
            revenue.map { "\($0)" } ?? "the revenue was not compared",
            "\(violations.count) violations",
        ] + violations.prefix(10)
    }
}

extension Duration {
    fileprivate var formatted: String { "\(Int(self / .milliseconds(1))) ms" }
}
