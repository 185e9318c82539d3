import PurchaseCore
import StoreModel
import Testing

/// The payment queue with one wrong decision, which the table or the rules of every pair must catch.
struct WrongDecision: CustomTestStringConvertible, Sendable {
    /// The test that catches the decision.
    enum Layer: CustomStringConvertible, Sendable {
        /// A row of the transition table.
        case row(String)
        /// Every stage and every input.
        case everyPair

        /// The name of the layer in the article.
        var description: String {
            switch self {
            case .row(let id): "the transition table, \(id)"
            case .everyPair: "every stage with every input"
            }
        }
    }

    let testDescription: String
    let layer: Layer
    let decide: TransitionRow.DecisionFunction

    init(_ sentence: String, _ layer: Layer, _ decide: @escaping TransitionRow.DecisionFunction) {
        testDescription = sentence
        self.layer = layer
        self.decide = decide
    }

    /// The decision's row in the article.
    var row: String { "| \(testDescription) | \(layer) |" }

    /// Whether the layer catches the decision.
    func isCaught() throws -> Bool {
        switch layer {
        case .row(let id):
            guard let row = TransitionRow.all.first(where: { $0.id == id }) else { return false }
            let decision = try row.decision(decide)
            return decision.events.map(TransitionRow.name) != row.events
                || decision.effects.map(TransitionRow.name) != row.effects
        case .everyPair:
            return try Stages.all().contains { stage in
                try Stages.everyInput().contains { input in
                    var state = stage.state
                    return !Invariants.apply(input, to: &state, at: Sample.now, by: decide).isEmpty
                }
            }
        }
    }

    /// All wrong decisions.
    static let all: [WrongDecision] = [
        WrongDecision("an order without an answer is sent again immediately", .row("P11")) {
            let decision = $0.decide($1, at: $2, policy: $3)
            guard case .storeUnanswered(let id, _, _) = $1, let payment = $0.payments[id],
                let number = payment.merchantOrder
            else { return decision }
            return QueueDecision(
                [.submitted(intentID: id, attempt: 2)], [.submit(payment.intent, number)])
        },
        WrongDecision("a restart does not continue an open order", .row("P24")) {
            if case .resumed = $1 { return .nothing }
            return $0.decide($1, at: $2, policy: $3)
        },
        WrongDecision("the timer of an earlier wait takes effect", .row("P36")) {
            guard case .paymentDue(let id, _) = $1,
                case .retrying(_, let moment)? = $0.payments[id]?.stage
            else { return $0.decide($1, at: $2, policy: $3) }
            let late = max($2, moment)
            return $0.decide(.paymentDue(id, at: moment), at: late, policy: $3)
        },
        WrongDecision("a refused request is taken for an unanswered one", .row("P10")) {
            guard case .storeRefused(let id, _) = $1 else {
                return $0.decide($1, at: $2, policy: $3)
            }
            let silence = QueueInput.storeUnanswered(id, reason: "refused", retryAfter: nil)
            return $0.decide(silence, at: $2, policy: $3)
        },
        WrongDecision("a transaction that was granted before is not delivered", .row("D3")) {
            if case .verdict(_, let verdict, _) = $1, verdict.decision == .alreadyGranted {
                return .nothing
            }
            return $0.decide($1, at: $2, policy: $3)
        },
        WrongDecision("a permanently refused transaction is granted at a restart", .everyPair) {
            var decision = $0.decide($1, at: $2, policy: $3)
            guard case .resumed = $1 else { return decision }
            for (id, delivery) in $0.deliveries.byID {
                guard case .quarantined = delivery.stage else { continue }
                decision.events.append(.delivered(transactionID: id, changes: []))
            }
            return decision
        },
        WrongDecision("a late answer changes a final outcome", .everyPair) {
            guard case .storePurchased(let id, let signed) = $1, let payment = $0.payments[id],
                payment.stage.isTerminal
            else { return $0.decide($1, at: $2, policy: $3) }
            let transaction = signed.transaction.id
            return QueueDecision([.paymentCompleted(intentID: id, transactionID: transaction)])
        },
        WrongDecision("a permanent refusal is finished before it is recorded", .everyPair) {
            let decision = $0.decide($1, at: $2, policy: $3)
            guard case .verdict(let id, let verdict, _) = $1, verdict.decision == .rejected else {
                return decision
            }
            return QueueDecision([], [.finish(id)])
        },
    ]
}
