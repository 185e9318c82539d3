import StoreModel

/// What the log is narrowed to: words, and fields.
struct LogQuery: Sendable {
    /// The names of the fields.
    static let fields = ["kind", "order"]

    /// Folded by whoever searches.
    let words: [String]
    private var kinds: Set<LogEntry.Family>?
    /// The beginning or the end of an order's number.
    private(set) var order: String?
    /// What was typed that means nothing: an unknown field, or a value that a field does not have.
    private(set) var fault: String?

    init(_ text: String) {
        let query = Query(text, fields: Self.fields)
        words = query.words
        fault = query.unknown.map { $0 + ":" }
        for field in query.fields {
            let value = field.value.lowercased()
            if field.name == "order" {
                order = value
                continue
            }
            let kinds = LogEntry.Family.allCases.filter { $0.rawValue.hasPrefix(value) }
            self.kinds = Set(kinds)
            if kinds.isEmpty { fault = fault ?? "\(field.name):\(field.value)" }
        }
    }

    /// Whether the fields hold of an event whose order has this number.
    func matches(_ event: LogEvent, number: MerchantOrder?) -> Bool {
        guard kinds?.contains(event.entry.family) ?? true else { return false }
        guard let order else { return true }
        let number = number?.rawValue.lowercased() ?? ""
        return number.hasPrefix(order) || number.hasSuffix(order)
    }
}
