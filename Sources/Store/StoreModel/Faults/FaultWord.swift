/// A word of a planned fault that could not be read: its name, and what was said behind `=`.
struct FaultWord {
    /// What it is about.
    let name: String
    /// What was said of it; nil where nothing was.
    let value: String?

    /// Takes `latency=2s` apart.
    init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts.first.map(String.init) ?? ""
        value = parts.count == 2 ? String(parts[1]) : nil
    }

    /// That a name takes something else.
    ///
    /// - Parameter wanted: What it takes.
    func takes(_ wanted: String) -> String {
        "\(name) takes \(wanted)" + (value.map { ", not “\($0.prefix(40))”." } ?? ".")
    }

    /// That nothing is said behind a name.
    var standsAlone: String {
        "\(name) stands alone" + (value.map { ", without “=\($0.prefix(40))”." } ?? ".")
    }
}
