import StoreAPI
import StoreModel
import TextParsing

extension StepKeyword {
    /// The keywords for changes of a customer's purchases at the store.
    static let purchases: [StepKeyword] = [
        decision(.approve, "approved", "Approves an order that is waiting for approval."),
        decision(.decline, "declined", "Declines an order that is waiting for approval."),
        decision(.resolve, "resolved", "Resolves the interruption of an order."),
        decision(.unstick, "unstuck", "The store releases a stuck transaction."),
        StepKeyword(
            "refund", .text, "Refunds the last paid transaction of a product.",
            with: [
                nth,
                .init(
                    "percent", .number(1...100), "With refund: the refunded percentage, 1 to 100."),
            ]
        ) { parts throws(SourceError) in
            let percent = try parts.node["percent"].map { node throws(SourceError) in
                try node.number("A percentage", in: 1...100)
            }
            let part = percent.map { RefundPart.percentage($0 * Transaction.fullShare / 100) }
            return .change(.refund(part ?? .whole), of: try parts.purchaseName(), .paid)
        } recording: { action in
            switch action {
            case .transaction(let id, .refund(.whole)): [RecordedStep(.transaction(id))]
            case .transaction(let id, .refund(.percentage(let share))):
                [
                    RecordedStep(
                        .transaction(id), [("percent", "\(share * 100 / Transaction.fullShare)")])
                ]
            default: []
            }
        },
        StepKeyword(
            "buy-outside", .text, "The customer buys a product in the store, outside of the app.",
            with: [quantity]
        ) { parts throws(SourceError) in
            let purchase = try parts.purchase()
            return .sandbox([purchase.product]) { player, device in
                .buyOutside(
                    purchase: OutsidePurchase(
                        account: device.account, device: device.identifier,
                        productID: try player.product(purchase.product).id,
                        quantity: purchase.quantity))
            }
        } recording: { action in
            guard case .buyOutside(let purchase) = action else { return [] }
            return [RecordedStep(value: purchase.productID.rawValue)]
        },
        change(
            "reverse-refund", .reverse, .refunded,
            "Reverses the last refund of a product; the customer is charged again."),
        change(
            "ask-refund", .request(.unintendedPurchase), .paid,
            "The customer requests a refund; the team’s server receives a consumption request."),
        change("decline-refund", .decline, .paid, "Declines a customer’s refund request."),
        change(
            "revoke", .revoke, .paid,
            "Revokes the last transaction of a product without a refund."),
        change(
            "delete", .delete, .charged,
            "Deletes the transaction of a product, as in Xcode’s transaction manager."),
    ]

    private static func decision(
        _ decision: OrderDecision, _ participle: String, _ summary: String
    ) -> StepKeyword {
        StepKeyword(decision.rawValue, .text, summary, with: [nth]) { parts throws(SourceError) in
            let name = try parts.purchaseName()
            return .sandbox([name.product]) { player, device in
                let id = try player.id(
                    \.intentID, of: name, "an order that can be \(participle)", on: device,
                    counted: PurchaseName.ordered
                ) { $0.state == decision.state }
                return .order(id, decision)
            }
        } recording: { action in
            guard case .order(let id, decision) = action else { return [] }
            return [RecordedStep(.order(id))]
        }
    }

    private static func change(
        _ name: String, _ change: TransactionChange, _ state: ChangeableState, _ summary: String
    ) -> StepKeyword {
        StepKeyword(name, .text, summary, with: [nth]) { parts throws(SourceError) in
            .change(change, of: try parts.purchaseName(), state)
        } recording: { action in
            guard case .transaction(let id, change) = action else { return [] }
            return [RecordedStep(.transaction(id))]
        }
    }
}

/// The transactions that allow a change, in words and by their states.
private struct ChangeableState: Sendable {
    let words: String
    let states: Set<SandboxOrder.State>

    static let paid = ChangeableState(
        words: "a transaction that was paid and not refunded", states: [.unfinished, .finished])
    static let refunded = ChangeableState(words: "a refunded transaction", states: [.refunded])
    static let charged = ChangeableState(
        words: "a paid transaction", states: [.unfinished, .finished, .refunded, .revoked])
}

extension ScenarioOperation {
    fileprivate static func change(
        _ change: TransactionChange, of name: PurchaseName, _ state: ChangeableState
    ) -> ScenarioOperation {
        .sandbox([name.product]) { player, device in
            let id = try player.id(
                \.transactionID, of: name, state.words, on: device, counted: PurchaseName.paid
            ) { $0.isCharged && state.states.contains($0.state) }
            return .transaction(id, change)
        }
    }
}
