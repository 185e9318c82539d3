import StoreAPI
import StoreModel

extension StepKeyword {
    /// The keywords for events at the store.
    static let store: [StepKeyword] = [
        settling(.approve, "Somebody approves the order that waits for it."),
        settling(.decline, "Somebody declines the order that waits for approval."),
        settling(.resolve, "What stood in the way of an interrupted order is settled."),
        settling(.unstick, "The store lets go of what it holds back."),
        StepKeyword(
            "refund", .text, "The money of what was paid last for a product goes back.",
            with: [
                nth, .init("percent", .number(1...100), "With refund: how much of it, 1 to 100."),
            ]
        ) { parts throws(ScenarioFileError) in
            let percent = try parts.members["percent"].map { node throws(ScenarioFileError) in
                try node.number("A share", in: 1...100)
            }
            let part = percent.map { RefundPart.percentage($0 * Transaction.whole / 100) }
            return .change(.refund(part ?? .whole), try parts.named())
        },
        purchase(
            "reverse-refund", "The money of what was refunded last of a product is charged again."
        ) { .change(.reverse, $0) },
        purchase(
            "ask-refund", "A customer asks for the money; the team’s server is asked about it."
        ) {
            .change(.request(.unintendedPurchase), $0)
        },
        purchase("decline-refund", "A customer who asked for the money is turned down.") {
            .change(.decline, $0)
        },
        purchase(
            "revoke", "What was bought last of a product is withdrawn, and no money goes back."
        ) {
            .change(.revoke, $0)
        },
        purchase("delete", "The transaction of a product is deleted, as in Xcode’s list of them.") {
            .change(.delete, $0)
        },
        StepKeyword(
            "buy-outside", .text, "A product is bought in the store’s own pages, not in the app.",
            with: [buying[0]]
        ) { parts throws(ScenarioFileError) in .buyOutside(try parts.purchase()) },
        about("cancel-renewal", "The customer lets a subscription end with what is paid.") {
            .subscription(.wish(.cancel), $0)
        },
        about("resume-renewal", "The customer lets a subscription renew again.") {
            .subscription(.wish(.resume), $0)
        },
        about("fail-renewals", "The next charges for renewals of a subscription fail.") {
            .subscription(.failRenewals(true), $0)
        },
        about("pay-renewals", "Charges for renewals of a subscription succeed again.") {
            .subscription(.failRenewals(false), $0)
        },
        about("agree-price", "The customer agrees to the price that was announced.") {
            .subscription(.wish(.agreeToPrice), $0)
        },
        StepKeyword(
            "announce-price", .text,
            "A subscription costs something else from its next renewal on.",
            with: [
                .init("price", .text, "With announce-price: what it costs then, such as 5.99."),
                .init("consent", .flag, "Whether the customer has to agree to more; yes."),
            ]
        ) { parts throws(ScenarioFileError) in
            guard let price = parts.members["price"] else {
                throw parts.node.fault("A new price is expected here: price: 5.99.")
            }
            return .announcePrice(
                try price.price(), consent: try parts.members["consent"]?.flag("consent") ?? true,
                try parts.product())
        },
        StepKeyword(
            "extend", .text, "Days are added to a subscription without a charge.",
            with: [.init("days", .number(1...90), "How many, 1 to 90.")]
        ) { parts throws(ScenarioFileError) in
            guard let days = parts.members["days"] else {
                throw parts.node.fault("Days are expected here: days: 7.")
            }
            return .subscription(
                .extend(days: try days.number("Days", in: 1...90)), try parts.product())
        },
        about("expire", "What is paid of a subscription ends now.") { .subscription(.expire, $0) },
        StepKeyword(
            "join-family", .text, "The device’s customer joins the family of another account."
        ) { parts throws(ScenarioFileError) in
            .joinFamily(try parts.needed("An account").account())
        },
        StepKeyword("leave-family", "The device’s customer leaves the family.", .leaveFamily),
        StepKeyword(
            "share-family", .flag, "The device’s customer shares with the family, or stops that."
        ) { parts throws(ScenarioFileError) in
            .share(try parts.needed("yes or no").flag("share-family"))
        },
        StepKeyword("storefront", .text, "The account moves to another country, such as JPN.") {
            parts throws(ScenarioFileError) in
            .storefront(try parts.needed("A country such as JPN").text("A country such as JPN"))
        },
        StepKeyword(
            "clock", .text,
            "The store’s clock is changed: freeze, step, jump P1M or PT2H, rate 86400, or set 2027-01-15T08:00:00Z."
        ) { parts throws(ScenarioFileError) in
            .clock(try parts.needed("A change of the clock").clockChange())
        },
        StepKeyword("fault", .text, "Something goes wrong from now on, such as “verify 503 every”.")
        {
            parts throws(ScenarioFileError) in
            .plan(try parts.needed("A fault such as purchase drop-after").faultPlan())
        },
        StepKeyword("clear-faults", "Nothing goes wrong any more.", .clearFaults),
    ]

    private static func settling(_ settling: ScenarioOperation.Settling, _ summary: String)
        -> StepKeyword
    {
        purchase(settling.rawValue, summary) { .settle(settling, $0) }
    }

    /// Creates a keyword for an operation on a purchase.
    private static func purchase(
        _ name: String, _ summary: String,
        _ act: @escaping @Sendable (PurchaseName) -> ScenarioOperation
    ) -> StepKeyword {
        StepKeyword(name, .text, summary, with: [nth]) { parts throws(ScenarioFileError) in
            act(try parts.named())
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
        do throws(FaultPlan.Mistake) {
            return try FaultPlan(words: words)
        } catch {
            throw fault(error.message + Self.meant(words))
        }
    }

    /// Suggests a valid call or fault.
    private static func meant(_ words: [String]) -> String {
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
        NearestWord.of(word, among: known).map { " Is “\($0)” meant?" } ?? ""
    }

    /// Parses a change of the store's clock.
    fileprivate func clockChange() throws(ScenarioFileError) -> ClockChange {
        let words = try text("A change of the clock").split(separator: " ").map(String.init)
        do throws(ClockChange.Mistake) {
            return try ClockChange(words: words)
        } catch {
            throw fault(error.message)
        }
    }
}
