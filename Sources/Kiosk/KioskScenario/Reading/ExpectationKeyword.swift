import PurchaseCore
import StoreModel
import TextParsing

/// A keyword of an expectation.
struct ExpectationKeyword: Sendable {
    let name: String
    /// The shape of the keyword's value.
    let shape: ValueShape
    /// The meaning in one sentence.
    let summary: String
    /// Whether the keyword describes one transaction of the device, which `of` can select.
    var concernsTransaction = false
    /// Parses the keyword's value, for the newest transaction of a product if the keyword describes a transaction.
    let read: @Sendable (YAMLNode, ProductName?) throws(SourceError) -> [Expectation]

    /// The member `of`, which selects the product whose newest transaction the other keywords describe.
    static let of = ValueShape.Member(
        "of", .text,
        "The product whose newest transaction state, stage, charged, title and receipt check.")

    /// All keywords, in the order of the documentation.
    static let all = transactionKeywords + device + shop + screen + store + answer

    static func named(_ name: String) -> ExpectationKeyword? { byName[name] }

    private static let byName = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    static func counted(
        _ name: String, _ summary: String,
        _ count: @escaping @Sendable (ExpectationChecker) throws -> Int
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .number(0...100_000), summary: summary) {
            node, _ throws(SourceError) in
            let wanted: Int = try node.number("A number", in: 0...100_000)
            return [
                Expectation(text: "\(name): \(wanted)") { checker in
                    let actual = try count(checker)
                    return actual == wanted ? nil : "\(actual)"
                }
            ]
        }
    }

    private static func goods(
        _ name: String, _ summary: String,
        _ amounts: @escaping @Sendable (ExpectationChecker) throws -> [GoodAmount]
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .mapping(.number(0...Int64.max)), summary: summary) {
            node, _ throws(SourceError) in
            var wanted: [Expectation] = []
            for member in try node.members("Goods ({GOOD: AMOUNT})") {
                let good = GoodName(member.name, at: member.position)
                let amount: Int64 = try member.value.number("An amount", in: 0...Int64.max)
                wanted.append(
                    Expectation(text: "\(name): {\(good.text): \(amount)}", goods: [good]) {
                        let actual = $0.amount(of: good, in: try amounts($0))
                        return actual == "\(amount)" ? nil : actual
                    })
            }
            guard !wanted.isEmpty else {
                throw node.fileError("Goods with amounts are expected here, such as {gems: 0}.")
            }
            return wanted
        }
    }
}

// MARK: Transactions

extension ExpectationKeyword {
    /// The keyword that a single word as an expectation abbreviates.
    static let state = transaction(
        "state", CustomerFacingState.allCases.map(\.rawValue), "A state",
        "The state of the newest transaction on the device."
    ) { $0.state.rawValue }

    private static let transactionKeywords: [ExpectationKeyword] = [
        state,
        transaction(
            "stage", TransactionStage.allCases.map(\.rawValue), "A stage",
            "The stage of the newest transaction, which is more precise than its state."
        ) { $0.stage.rawValue },
        transaction(
            "charged", ChargeStatus.allCases.map(\.rawValue), "charged",
            "Whether the newest transaction is displayed as charged."
        ) { $0.isCharged.rawValue },
        transaction(
            "title", nil, "A title",
            "The title of the newest transaction, in the language of the device."
        ) { $0.displayName },
        ExpectationKeyword(
            name: "receipt", shape: .anything,
            summary: "Claims of the newest signed transaction: values, present, absent, or dates.",
            concernsTransaction: true
        ) { node, product throws(SourceError) in
            try node.checkExpected()
            return [
                transaction("receipt: \(node.expectedText)", of: product) {
                    try $0.receipt($1, node)
                }
            ]
        },
    ]

    /// Returns a keyword for a text of the newest transaction.
    ///
    /// - Parameter words: The possible texts; nil for any text.
    private static func transaction(
        _ name: String, _ words: [String]?, _ what: String, _ summary: String,
        _ actual: @escaping @Sendable (TransactionRow) -> String
    ) -> ExpectationKeyword {
        ExpectationKeyword(
            name: name, shape: words.map { .oneOf($0) } ?? .text, summary: summary,
            concernsTransaction: true
        ) { node, product throws(SourceError) in
            let wanted =
                if let words { try node.oneOf(words, what) } else { try node.text(what) }
            return [
                transaction("\(name): \(wanted)", of: product) { _, row in
                    actual(row) == wanted ? nil : actual(row)
                }
            ]
        }
    }

    private static func transaction(
        _ text: String, of product: ProductName?,
        _ difference:
            @escaping @Sendable (ExpectationChecker, TransactionRow) throws -> String?
    ) -> Expectation {
        let name = product.map { " of \($0.text)" } ?? ""
        return Expectation(
            text: text + name, products: [product].compactMap(\.self)
        ) { checker in
            guard let row = checker.newestRow(of: product) else { return "no transaction\(name)" }
            return try difference(checker, row)
        }
    }
}

// MARK: Device

extension ExpectationKeyword {
    private static let device: [ExpectationKeyword] = [
        goods("wallet", "The amount of each good that the device displays.") {
            $0.snapshot.wallet.balances
        },
        goods("owes", "The amount of each good that the customer owes after a refund.") {
            try $0.debts()
        },
        ExpectationKeyword(
            name: "owned", shape: .list(.text),
            summary: "All products that the customer owns, as the device displays them."
        ) { node, _ throws(SourceError) in
            let names = try node.products()
            let text = names.map(\.text).joined(separator: ", ")
            return [Expectation(text: "owned: [\(text)]", products: names) { $0.owned(names) }]
        },
        counted("open", "The number of open transactions on the device.") {
            $0.snapshot.rows.count(where: \.isOpen)
        },
        counted("transactions", "The number of transactions on the device.") {
            $0.snapshot.rows.count
        },
        ExpectationKeyword(
            name: "subscription", shape: .members(subscription),
            summary: "The customer’s subscription, as the device knows it."
        ) { node, _ throws(SourceError) in
            let (wanted, products) = try node.subscription()
            return [
                Expectation(text: "subscription: \(wanted.text)", products: products) {
                    $0.subscription(wanted)
                }
            ]
        },
        ExpectationKeyword(
            name: "events", shape: .list(.text),
            summary:
                "Events of the device’s log, in this order; other events between them are ignored."
        ) { node, _ throws(SourceError) in
            let names = try node.texts("An event")
            guard !names.isEmpty else {
                throw node.fileError("The list of events is empty: add the name of an event.")
            }
            return [
                Expectation(text: "events: [\(names.joined(separator: ", "))]") {
                    try $0.events(names)
                }
            ]
        },
        ExpectationKeyword(
            name: "log-shipped", shape: .flag,
            summary: "Whether the merchant has the whole log of the device."
        ) { node, _ throws(SourceError) in
            let isShipped = try node.flag("log-shipped")
            return [
                Expectation(text: "log-shipped: \(isShipped ? "yes" : "no")") {
                    try $0.logShipped(isShipped)
                }
            ]
        },
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
    /// Parses an expected subscription, with the names of products in it.
    fileprivate func subscription() throws(SourceError) -> (ExpectedSubscription, [ProductName]) {
        let names = ExpectationKeyword.subscription.map(\.name)
        let members = try members("A subscription", known: names)
        guard !members.isEmpty else { throw fileError("An expectation is missing here.") }
        for member in members {
            switch member.name {
            case "product", "next": _ = try member.value.product()
            case "state": _ = try member.value.oneOf(ExpectedSubscription.stateNames, "A state")
            case "renews": try member.value.checkDay()
            default: _ = try member.value.price()
            }
        }
        let wanted = names.compactMap { name in self[name]?.scalar.map { (name, $0) } }
        var products: [ProductName] = []
        for node in [self["product"], self["next"]] {
            if let node { products.append(try node.product()) }
        }
        return (ExpectedSubscription(members: wanted), products)
    }

    private func checkDay() throws(SourceError) {
        let text = try text("A day")
        guard text == "no" || ScenarioDate.isDate(text) else {
            throw fileError(
                "Invalid renewal date “\(text.prefix(40))”: use a date such as 2026-02-08, or no.")
        }
    }
}
