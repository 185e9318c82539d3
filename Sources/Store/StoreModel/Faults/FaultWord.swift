/// A word of a planned fault that could not be parsed: its name, and its value after `=`.
struct FaultWord {
    /// The part before `=`.
    let name: String
    /// The part after `=`; nil without one.
    let value: String?

    /// Splits a text such as `latency=2s`.
    init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts.first.map(String.init) ?? ""
        value = parts.count == 2 ? String(parts[1]) : nil
    }

    /// Returns the error for an invalid value.
    ///
    /// - Parameter wanted: The valid values.
    func invalidValueMessage(_ wanted: String) -> String {
        (value.map { "Invalid value “\($0.prefix(40))” for \(name)" } ?? "\(name) needs a value")
            + ": use \(wanted)."
    }

    /// The error for a value after a name that does not allow one.
    var unexpectedValueMessage: String {
        "\(name) has no value" + (value.map { ": remove “=\($0.prefix(40))”." } ?? ".")
    }
}
