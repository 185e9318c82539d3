import PurchaseCore
import StoreModel
import Testing

/// One row of the article “The transition table”.
struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let title: String
    let stage: String
    /// The names of the facts, in order.
    let events: [String]
    /// The names of the effects, in order.
    let effects: [String]
    let input: @Sendable (IntentID, TransactionID) throws -> QueueInput

    init(
        _ id: String, _ title: String, _ stage: String, _ events: String, then effects: String,
        input: @escaping @Sendable (IntentID, TransactionID) throws -> QueueInput
    ) {
        self.id = id
        self.title = title
        self.stage = stage
        self.events = events.split(separator: " ").map(String.init)
        self.effects = effects.split(separator: " ").map(String.init)
        self.input = input
    }

    /// The whole table.
    static let all = payment + delivery + lists + spending

    var testDescription: String { "\(id): \(title)" }
}
