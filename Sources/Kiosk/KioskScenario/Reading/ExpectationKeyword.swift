import PurchaseCore
import StoreModel
import TextParsing

/// A keyword of an expectation.
struct ExpectationKeyword: Sendable {
    /// The keyword's name.
    let name: String
    /// The shape of the keyword's value.
    let shape: ValueShape
    /// The meaning in one sentence.
    let summary: String
    /// Whether the keyword describes one transaction of the device, which `of` can select.
    var concernsTransaction = false
    /// Parses the keyword's value.
    let read: @Sendable (YAMLNode) throws(SourceError) -> [Expectation]

    /// The member `of`, which selects the product whose newest transaction the other keywords describe.
    static let of = ValueShape.Member(
        "of", .text,
        "The product whose newest transaction state, stage, charged, title and receipt check.")

    /// All keywords, in the order of the documentation.
    static let all = transactionKeywords + device + shop + screen + store + answer

    /// Returns the keyword with a name; nil if it does not exist.
    static func named(_ name: String) -> ExpectationKeyword? { byName[name] }

    private static let byName = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let count = ValueShape.number(0...100_000)

    private static func counted(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (Int) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: count, summary: summary) {
            node throws(SourceError) in
            [make(try node.number("A number", in: 0...100_000))]
        }
    }

    private static func goods(
        _ name: String, _ summary: String,
        _ make: @escaping @Sendable (GoodName, Int64) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .mapping(.number(0...Int64.max)), summary: summary) {
            node throws(SourceError) in
            var wanted: [Expectation] = []
            for (good, amount) in try node.members("Goods ({GOOD: AMOUNT})") {
                let good = GoodName(good, at: node.position(ofName: good))
                wanted.append(
                    make(good, try amount.number("An amount", in: 0...Int64.max)))
            }
            guard !wanted.isEmpty else {
                throw node.fileError("Goods with amounts are expected here, such as {gems: 0}.")
            }
            return wanted
        }
    }

    private static func value(
        _ name: String, _ summary: String, concernsTransaction: Bool = false,
        _ make: @escaping @Sendable (ExpectedValue) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(
            name: name, shape: .anything, summary: summary, concernsTransaction: concernsTransaction
        ) {
            node throws(SourceError) in
            let wanted = try node.expectedValue()
            if case .members(let members) = wanted, members.isEmpty {
                throw node.fileError("An expectation is missing here.")
            }
            return [make(wanted)]
        }
    }
}

// MARK: Transactions

extension ExpectationKeyword {
    private static let transactionKeywords: [ExpectationKeyword] = [
        ExpectationKeyword(
            name: "state", shape: .oneOf(CustomerFacingState.allCases.map(\.rawValue)),
            summary: "The state of the newest transaction on the device.", concernsTransaction: true
        ) { node throws(SourceError) in [.state(try node.choice("A state"))] },
        ExpectationKeyword(
            name: "stage", shape: .oneOf(TransactionStage.allCases.map(\.rawValue)),
            summary: "The stage of the newest transaction, which is more precise than its state.",
            concernsTransaction: true
        ) { node throws(SourceError) in [.stage(try node.choice("A stage"))] },
        ExpectationKeyword(
            name: "charged", shape: .oneOf(ChargeStatus.allCases.map(\.rawValue)),
            summary: "Whether the newest transaction is displayed as charged.",
            concernsTransaction: true
        ) { node throws(SourceError) in [.charged(try node.choice("charged"))] },
        ExpectationKeyword(
            name: "title", shape: .text,
            summary: "The title of the newest transaction, in the language of the device.",
            concernsTransaction: true
        ) { node throws(SourceError) in [.title(try node.text("A title"))] },
        value(
            "receipt",
            "Claims of the newest signed transaction: values, present, absent, or dates.",
            concernsTransaction: true
        ) { .receipt($0) },
    ]
}

// MARK: Device

extension ExpectationKeyword {
    private static let device: [ExpectationKeyword] = [
        goods("wallet", "The amount of each good that the device displays.") { .wallet($0, $1) },
        goods("owes", "The amount of each good that the customer owes after a refund.") {
            .debt($0, $1)
        },
        ExpectationKeyword(
            name: "owned", shape: .list(.text),
            summary: "All products that the customer owns, as the device displays them."
        ) { node throws(SourceError) in
            [.owned(try node.products())]
        },
        counted("open", "The number of open transactions on the device.") { .open($0) },
        counted("transactions", "The number of transactions on the device.") {
            .transactionCount($0)
        },
        ExpectationKeyword(
            name: "subscription", shape: .members(subscription),
            summary: "The customer’s subscription, as the device knows it."
        ) { node throws(SourceError) in [.subscription(try node.subscription())] },
        ExpectationKeyword(
            name: "events", shape: .list(.text),
            summary:
                "Events of the device’s log, in this order; other events between them are ignored."
        ) { node throws(SourceError) in
            let names = try node.texts("An event")
            guard !names.isEmpty else {
                throw node.fileError("The list of events is empty: add the name of an event.")
            }
            return [.events(names)]
        },
        ExpectationKeyword(
            name: "log-shipped", shape: .flag,
            summary: "Whether the merchant has the whole log of the device."
        ) { node throws(SourceError) in [.logShipped(try node.flag("log-shipped"))] },
    ]

    /// The members of an expected subscription.
    fileprivate static let subscription: [ValueShape.Member] = [
        .init("product", .text, "The current plan."),
        .init("state", .oneOf(ExpectedSubscription.stateNames), "Its state."),
        .init("renews", .text, "The date on which it renews, or no."),
        .init("next", .text, "The plan of the next renewal."),
        .init("price", .text, "The price of the next renewal, such as 4.99."),
    ]
}

extension YAMLNode {
    fileprivate func subscription() throws(SourceError) -> ExpectedSubscription {
        let names = ExpectationKeyword.subscription.map(\.name)
        var wanted = ExpectedSubscription()
        let members = try members("A subscription", known: names)
        guard !members.isEmpty else { throw fileError("An expectation is missing here.") }
        for (name, value) in members {
            switch name {
            case "product": wanted.product = try value.product()
            case "next": wanted.next = try value.product()
            case "state": wanted.state = try value.oneOf(ExpectedSubscription.stateNames, "A state")
            case "renews": wanted.renews = try value.day()
            default: wanted.price = try value.price()
            }
        }
        return wanted
    }

    private func day() throws(SourceError) -> String {
        let text = try text("A day")
        guard text == "no" || ScenarioDate.isDate(text) else {
            throw fileError(
                "Invalid renewal date “\(text.prefix(40))”: use a date such as 2026-02-08, or no.")
        }
        return text
    }
}

// MARK: Store and team server

extension ExpectationKeyword {
    private static let store: [ExpectationKeyword] = [
        counted(
            "charges", "The number of charges of the account at the store, including refunded ones."
        ) {
            .charges($0)
        },
        counted(
            "refunds",
            "The number of refunds of the account at the store, without reversed ones."
        ) { .refunds($0) },
        ExpectationKeyword(
            name: "notifications", shape: .list(.text),
            summary:
                "All notifications that the team’s server accepted since the last check: TYPE or TYPE/SUBTYPE."
        ) { node throws(SourceError) in
            var kinds: [NotificationKind] = []
            for element in node.elements { kinds.append(try element.notification()) }
            return [.notifications(kinds)]
        },
    ]

    private static let answer: [ExpectationKeyword] = [
        ExpectationKeyword(
            name: "status", shape: .number(100...599),
            summary: "The status of the App Store Server API’s last answer."
        ) { node throws(SourceError) in [.status(try node.number("A status", in: 100...599))]
        },
        value("body", "Members of the last answer’s JSON; for a list, its length.") {
            .body($0)
        },
        value("transaction", "Claims of the newest signed transaction in the last answer.") {
            .transaction($0)
        },
        value("renewal", "Claims of the signed renewal in the last answer.") {
            .renewal($0)
        },
    ]
}

extension YAMLNode {
    fileprivate func notification() throws(SourceError) -> NotificationKind {
        let text = try text("A notification")
        if let kind = NotificationKind(text: text.replacing("/", with: ".")) { return kind }
        let near = SpellingSuggestion.nearest(
            to: text, in: NotificationKind.all.map(\.scenarioText))
        throw fileError(
            "Unknown notification “\(text.prefix(60))”."
                + (near.map { " Did you mean “\($0)”?" } ?? " Use TYPE or TYPE/SUBTYPE."))
    }
}
