import StoreModel

/// A parsed query of the log: search words, and conditions on fields.
struct LogQuery: Sendable {
    /// One condition that an event must satisfy.
    private enum Test: Sendable {
        case kind(Set<LogEntry.Family>)
        /// The beginning or the end of an order number.
        case order(String)
    }

    /// The names of the fields that a query can use.
    static let fields = ["kind", "order"]

    /// The search words as typed; the search folds them.
    let words: [String]
    private let tests: [Test]
    /// The part of the text that is not valid: an unknown field, or a value that the field does not have.
    let fault: String?

    init(_ text: String) {
        var query = Query(text, fields: Self.fields)
        tests = query.tests(Self.test)
        (words, fault) = (query.words, query.fault)
    }

    /// Returns whether an event, whose order has this number, satisfies the conditions on fields.
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
