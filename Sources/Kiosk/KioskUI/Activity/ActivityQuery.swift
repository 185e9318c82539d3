import PurchaseCore
import StoreModel

/// What Activity's list is narrowed to: words in title and numbers, and fields.
struct ActivityQuery: Sendable {
    /// One thing that must hold of a transaction.
    private enum Test: Sendable {
        case state(Set<CustomerState>)
        case type(Set<ProductType>)
    }

    /// The names of the fields.
    static let fields = ["state", "type"]

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

    /// Whether the fields hold of a transaction.
    func matches(_ row: TransactionRow) -> Bool {
        tests.allSatisfy { test in
            switch test {
            case .state(let states): states.contains(row.state)
            case .type(let types): types.contains(row.type)
            }
        }
    }

    private static func test(_ field: Query.Field) -> Test? {
        let value = field.value.lowercased()
        if field.name == "type" {
            let types = ProductQuery.types(value)
            return types.isEmpty ? nil : .type(types)
        }
        let states = Set(CustomerState.allCases.filter { "\($0)".hasPrefix(value) })
        return states.isEmpty ? nil : .state(states)
    }
}
