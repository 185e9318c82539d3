import StoreAPI
import StoreModel
import TerminalGraphics

extension StepKeyword {
    /// The keywords for events at the store.
    static let store: [StepKeyword] = [
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
        ) { parts throws(ScenarioFileError) in
            let percent = try parts.members["percent"].map { node throws(ScenarioFileError) in
                try node.number("A percentage", in: 1...100)
            }
            let part = percent.map { RefundPart.percentage($0 * Transaction.fullShare / 100) }
            return .change(.refund(part ?? .whole), try parts.purchaseName())
        },
        purchase(
            "reverse-refund",
            "Reverses the last refund of a product; the customer is charged again."
        ) { .change(.reverse, $0) },
        purchase(
            "ask-refund",
            "The customer requests a refund; the team’s server receives a consumption request."
        ) {
            .change(.request(.unintendedPurchase), $0)
        },
        purchase("decline-refund", "Declines a customer’s refund request.") {
            .change(.decline, $0)
        },
        purchase(
            "revoke", "Revokes the last transaction of a product without a refund."
        ) {
            .change(.revoke, $0)
        },
        purchase(
            "delete", "Deletes the transaction of a product, as in Xcode’s transaction manager."
        ) {
            .change(.delete, $0)
        },
        StepKeyword(
            "buy-outside", .text, "The customer buys a product in the store, outside of the app.",
            with: [buying[0]]
        ) { parts throws(ScenarioFileError) in .buyOutside(try parts.purchase()) },
        about("cancel-renewal", "The customer cancels the renewal of a subscription.") {
            .subscription(.wish(.cancel), $0)
        },
        about("resume-renewal", "The customer resumes the renewal of a subscription.") {
            .subscription(.wish(.resume), $0)
        },
        about("fail-renewals", "Lets the next renewal charges of a subscription fail.") {
            .subscription(.failRenewals(true), $0)
        },
        about("pay-renewals", "Lets the renewal charges of a subscription succeed again.") {
            .subscription(.failRenewals(false), $0)
        },
        about("agree-price", "The customer agrees to the announced price.") {
            .subscription(.wish(.agreeToPrice), $0)
        },
        StepKeyword(
            "announce-price", .text,
            "Changes the price of a subscription from its next renewal.",
            with: [
                .init("price", .text, "With announce-price: the new price, such as 5.99."),
                .init(
                    "consent", .flag,
                    "Whether the customer must agree to a higher price; by default yes."),
            ]
        ) { parts throws(ScenarioFileError) in
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
        ) { parts throws(ScenarioFileError) in
            guard let days = parts.members["days"] else {
                throw parts.node.fileError("Days are expected here: days: 7.")
            }
            return .subscription(
                .extend(days: try days.number("Days", in: 1...90)), try parts.product())
        },
        about("expire", "Ends the paid period of a subscription now.") {
            .subscription(.expire, $0)
        },
        StepKeyword(
            "join-family", .text, "The customer joins the family of another account."
        ) { parts throws(ScenarioFileError) in
            .joinFamily(try parts.requiredValue("An account").account())
        },
        StepKeyword("leave-family", "The customer leaves the family.", .leaveFamily),
        StepKeyword(
            "share-family", .flag, "The customer starts or stops sharing with the family."
        ) { parts throws(ScenarioFileError) in
            .share(try parts.requiredValue("yes or no").flag("share-family"))
        },
        StepKeyword("storefront", .text, "The account moves to another country, such as JPN.") {
            parts throws(ScenarioFileError) in
            .storefront(
                try parts.requiredValue("A country such as JPN").text("A country such as JPN"))
        },
        StepKeyword(
            "clock", .text,
            "Changes the store’s clock: freeze, step, jump P1M or PT2H, rate 86400, or set 2027-01-15T08:00:00Z."
        ) { parts throws(ScenarioFileError) in
            .clock(try parts.requiredValue("A change of the clock").clockChange())
        },
        StepKeyword("fault", .text, "Plans a fault from now on, such as “verify 503 every”.") {
            parts throws(ScenarioFileError) in
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
        StepKeyword(name, .text, summary, with: [nth]) { parts throws(ScenarioFileError) in
            act(try parts.purchaseName())
        }
    }

    /// Creates a keyword for an operation on a product.
    private static func about(
        _ name: String, _ summary: String,
        _ act: @escaping @Sendable (ProductName) -> ScenarioOperation
    ) -> StepKeyword {
        StepKeyword(name, .text, summary) { parts throws(ScenarioFileError) in
            act(try parts.product())
        }
    }
}

extension ScenarioNode {
    /// Parses a planned fault.
    func faultPlan() throws(ScenarioFileError) -> FaultPlan {
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
    fileprivate func clockChange() throws(ScenarioFileError) -> ClockChange {
        let words = try text("A change of the clock").split(separator: " ").map(String.init)
        do throws(ClockChange.ParseError) {
            return try ClockChange(words: words)
        } catch {
            throw fileError(error.message)
        }
    }
}
