import PurchaseCore
import StoreModel
import Testing

/// One row of the article “The transition table”.
struct TransitionRow: CustomTestStringConvertible, Sendable {
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

    /// Returns the decision of a queue in the row's state on the row's input.
    func decision(_ decide: DecisionFunction = TransitionRow.decide) throws -> QueueDecision {
        let before = Stages.after(try Stages.inputs(to: stage))
        let waited = ["P12", "P27", "L4"].contains(id)
        let moment = waited ? Sample.after(3_600_000 / 8) : Sample.now
        return decide(
            before, try input(Sample.intentID, Sample.transactionID), moment, QueuePolicy())
    }

    /// A function that decides as a queue does.
    typealias DecisionFunction =
        @Sendable (QueueState, QueueInput, Timestamp, QueuePolicy) -> QueueDecision

    /// The real decision function.
    static let decide: DecisionFunction = { $0.decide($1, at: $2, policy: $3) }

    /// Returns the name of a case as the table writes it.
    static func name(_ value: some Any) -> String { String("\(value)".prefix { $0.isLetter }) }

    var testDescription: String { "\(id): \(title)" }
}
