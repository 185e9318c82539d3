import StoreModel

/// What the log is narrowed to: words, and fields.
struct LogQuery: Sendable {
    /// One thing that must hold of an event.
    private enum Test: Sendable {
        case kind(Set<LogEntry.Family>)
        /// The beginning or the end of an order's number.
        case order(String)
    }

    /// The names of the fields.
    static let fields = ["kind", "order"]

    /// Folded by whoever searches.
    let words: [String]
    private let tests: [Test]
    /// What was typed that means nothing: an unknown field, or a value that a field does not have.
    let fault: String?

    init(_ text: String) {
        var query = Query(text, fields: Self.fields)
        tests = query.tests(Self.test)
        (words, fault) = (query.words, query.fault)
    }

    /// Whether the fields hold of an event whose order has this number.
    func matches(_ event: LogEvent, number: MerchantOrder?) -> Bool {
        let number = number?.rawValue.lowercased() ?? ""
        return tests.allSatisfy { test in
            switch test {
            case .kind(let kinds): kinds.contains(event.entry.family)
            case .order(let part): number.hasPrefix(part) || number.hasSuffix(part)
            }
        }
    }

    private static func test(_ field: Query.Field) -> Test? {
        let value = field.value.lowercased()
        if field.name == "order" { return .order(value) }
        let kinds = Set(LogEntry.Family.allCases.filter { $0.rawValue.hasPrefix(value) })
        return kinds.isEmpty ? nil : .kind(kinds)
    }
}
