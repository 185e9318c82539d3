import PurchaseCore
import StoreModel

/// What Activity's list is narrowed to: words in title and numbers, and fields.
struct ActivityQuery: Sendable {
    /// The names of the fields.
    static let fields = ["state", "type"]

    /// Folded by whoever searches.
    let words: [String]
    private var states: Set<CustomerState>?
    private var types: Set<ProductType>?
    /// What was typed that means nothing: an unknown field, or a value that a field does not have.
    private(set) var fault: String?

    init(_ text: String) {
        let query = Query(text, fields: Self.fields)
        words = query.words
        fault = query.unknown.map { $0 + ":" }
        for field in query.fields {
            let value = field.value.lowercased()
            if field.name == "state" {
                states = Set(CustomerState.allCases.filter { "\($0)".hasPrefix(value) })
            } else {
                types = ProductQuery.types(value)
            }
            if states?.isEmpty ?? types?.isEmpty ?? false {
                fault = fault ?? "\(field.name):\(field.value)"
            }
        }
    }

    /// Whether the fields hold of a transaction.
    func matches(_ row: TransactionRow) -> Bool {
        (states?.contains(row.state) ?? true) && (types?.contains(row.type) ?? true)
    }
}
