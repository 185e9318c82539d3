import PurchaseCore
import StoreModel

/// A parsed query of Activity's list: search words for titles and IDs, and conditions on fields.
struct ActivityQuery: Sendable {
    /// One condition that a transaction must satisfy.
    private enum Test: Sendable {
        case state(Set<CustomerState>)
        case type(Set<ProductType>)
    }

    /// The names of the fields that a query can use.
    static let fields = ["state", "type"]

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

    /// Returns whether a transaction satisfies the conditions on fields; the search words are not checked.
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
