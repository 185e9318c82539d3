package import StoreAPI
import StoreModel
import TextParsing

extension StepKeyword {
    /// The keywords for events at the store.
    static let store: [StepKeyword] =
        orders
        + StoreStep<TransactionChange>.all.map { step in
            purchase(step.keyword, step.summary) { .change(step.change, $0) }
        }
        + StoreStep<SubscriptionControl>.all.map { step in
            StepKeyword(step.keyword, .text, step.summary) { parts throws(SourceError) in
                .subscription(step.change, try parts.product())
            }
        } + values

    private static let orders = [
        decision(.approve, "Approves an order that is waiting for approval."),
        decision(.decline, "Declines an order that is waiting for approval."),
        decision(.resolve, "Resolves the interruption of an order."),
        decision(.unstick, "The store releases a stuck transaction."),
        StepKeyword(
            "refund", .text, "Refunds the last paid transaction of a product.",
            with: [
                nth,
                .init(
                    "percent", .number(1...100), "With refund: the refunded percentage, 1 to 100."),
            ]
        ) { parts throws(SourceError) in
            let percent = try parts.members["percent"].map { node throws(SourceError) in
                try node.number("A percentage", in: 1...100)
            }
            let part = percent.map { RefundPart.percentage($0 * Transaction.fullShare / 100) }
            return .change(.refund(part ?? .whole), try parts.purchaseName())
        },
        StepKeyword(
            "buy-outside", .text, "The customer buys a product in the store, outside of the app.",
            with: [buying[0]]
        ) { parts throws(SourceError) in .buyOutside(try parts.purchase()) },
    ]

    /// The keywords that have a value other than a purchase or a subscription.
    private static let values: [StepKeyword] = [
        StepKeyword(
            "announce-price", .text,
            "Changes the price of a subscription from its next renewal.",
            with: [
                .init("price", .text, "With announce-price: the new price, such as 5.99."),
                .init(
                    "consent", .flag,
                    "Whether the customer must agree to a higher price; by default yes."),
            ]
        ) { parts throws(SourceError) in
            guard let price = parts.members["price"] else {
                throw parts.node.fileError("A new price is expected here: price: 5.99.")
            }
            return .announcePrice(
                try price.price(), consent: try parts.members["consent"]?.flag("consent") ?? true,
                try parts.product())
        },
        StepKeyword(
            "extend", .text, "Extends a subscription by days without a charge.",
            with: [.init("days", .number(1...90), "The number of days, 1 to 90.")]
        ) { parts throws(SourceError) in
            guard let days = parts.members["days"] else {
                throw parts.node.fileError("Days are expected here: days: 7.")
            }
            return .subscription(
                .extend(days: try days.number("Days", in: 1...90)), try parts.product())
        },
        StepKeyword(
            "join-family", .text, "The customer joins the family of another account."
        ) { parts throws(SourceError) in
            .joinFamily(try parts.requiredValue("An account").account())
        },
        StepKeyword("leave-family", "The customer leaves the family.", .leaveFamily),
        StepKeyword(
            "share-family", .flag, "The customer starts or stops sharing with the family."
        ) { parts throws(SourceError) in
            .share(try parts.requiredValue("yes or no").flag("share-family"))
        },
        StepKeyword("storefront", .text, "The account moves to another country, such as JPN.") {
            parts throws(SourceError) in
            .storefront(
                try parts.requiredValue("A country such as JPN").text("A country such as JPN"))
        },
        StepKeyword(
            "clock", .text,
            "Changes the store’s clock: freeze, step, jump P1M or PT2H, rate 86400, or set 2027-01-15T08:00:00Z."
        ) { parts throws(SourceError) in
            .clock(try parts.requiredValue("A change of the clock").clockChange())
        },
        StepKeyword("fault", .text, "Plans a fault from now on, such as “verify 503 every”.") {
            parts throws(SourceError) in
            .plan(try parts.requiredValue("A fault such as purchase drop-after").faultPlan())
        },
        StepKeyword("clear-faults", "Clears all planned faults.", .clearFaults),
    ]

    private static func decision(_ decision: OrderDecision, _ summary: String) -> StepKeyword {
        purchase(decision.rawValue, summary) { .decideOrder(decision, $0) }
    }

    /// Creates a keyword for an operation on a purchase.
    private static func purchase(
        _ name: String, _ summary: String,
        _ act: @escaping @Sendable (PurchaseName) -> ScenarioOperation
    ) -> StepKeyword {
        StepKeyword(name, .text, summary, with: [nth]) { parts throws(SourceError) in
            act(try parts.purchaseName())
        }
    }
}

/// A step that makes a fixed change at the store.
package struct StoreStep<Change: Hashable & Sendable>: Sendable {
    /// The keyword in scenario files.
    package let keyword: String
    let change: Change
    let summary: String

    fileprivate init(_ keyword: String, _ change: Change, _ summary: String) {
        (self.keyword, self.change, self.summary) = (keyword, change, summary)
    }
}

extension StoreStep<TransactionChange> {
    /// The steps that name a purchase.
    package static var all: [StoreStep<TransactionChange>] {
        [
            StoreStep(
                "reverse-refund", .reverse,
                "Reverses the last refund of a product; the customer is charged again."),
            StoreStep(
                "ask-refund", .request(.unintendedPurchase),
                "The customer requests a refund; the team’s server receives a consumption request."),
            StoreStep("decline-refund", .decline, "Declines a customer’s refund request."),
            StoreStep(
                "revoke", .revoke, "Revokes the last transaction of a product without a refund."),
            StoreStep(
                "delete", .delete,
                "Deletes the transaction of a product, as in Xcode’s transaction manager."),
        ]
    }
}

extension StoreStep<SubscriptionControl> {
    /// The steps that name a subscription.
    package static var all: [StoreStep<SubscriptionControl>] {
        [
            StoreStep(
                "cancel-renewal", .wish(.cancel),
                "The customer cancels the renewal of a subscription."),
            StoreStep(
                "resume-renewal", .wish(.resume),
                "The customer resumes the renewal of a subscription."),
            StoreStep(
                "fail-renewals", .failRenewals(true),
                "Lets the next renewal charges of a subscription fail."),
            StoreStep(
                "pay-renewals", .failRenewals(false),
                "Lets the renewal charges of a subscription succeed again."),
            StoreStep(
                "agree-price", .wish(.agreeToPrice), "The customer agrees to the announced price."),
            StoreStep("expire", .expire, "Ends the paid period of a subscription now."),
        ]
    }
}

extension StoreStep {
    /// Returns the keyword of the step that makes a change; nil if there is none.
    package static func keyword(of change: Change, in steps: [StoreStep]) -> String? {
        steps.first { $0.change == change }?.keyword
    }
}

extension YAMLNode {
    /// Parses a planned fault.
    func faultPlan() throws(SourceError) -> FaultPlan {
        let words = try text("A fault such as purchase drop-after")
            .split(separator: " ").map(String.init)
        do throws(FaultPlan.ParseError) {
            return try FaultPlan(words: words)
        } catch {
            throw fileError(error.message + Self.suggestion(words))
        }
    }

    /// Suggests a valid call or fault.
    private static func suggestion(_ words: [String]) -> String {
        guard let call = words.first else { return "" }
        guard FaultCall(rawValue: call) != nil else {
            return near(call, among: FaultCall.allCases.map(\.rawValue))
        }
        // An invalid value of a valid fault has its own message.
        guard let fault = words.dropFirst().first, Fault(fault) == nil,
            !Fault.names.contains(String(fault.prefix { $0 != "=" }))
        else { return "" }
        return near(fault, among: Fault.examples)
    }

    private static func near(_ word: String, among known: [String]) -> String {
        SpellingSuggestion.nearest(to: word, in: known).map { " Did you mean “\($0)”?" } ?? ""
    }

    /// Parses a change of the store's clock.
    fileprivate func clockChange() throws(SourceError) -> ClockChange {
        let words = try text("A change of the clock").split(separator: " ").map(String.init)
        do throws(ClockChange.ParseError) {
            return try ClockChange(words: words)
        } catch {
            throw fileError(error.message)
        }
    }
}
